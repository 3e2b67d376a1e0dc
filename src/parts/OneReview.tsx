import { FormattedMessage, useIntl } from 'react-intl';
import type { Review } from '#machines/words.ts';
import { Badge } from '../design/Badge.tsx';
import { Button } from '../design/Button.tsx';
import { Panel } from '../design/Panel.tsx';
import { Rating } from '../design/Rating.tsx';
import { styled } from '../design/stitches.config.ts';
import { ProductPicture } from './ProductPicture.tsx';

const Head = styled('div', { display: 'flex', justifyContent: 'space-between', gap: '$2', '& b': { fontWeight: '$bold' }, '& small': { display: 'block', text: '$13', color: '$inkSoft' } });
const Answer = styled('div', { padding: '$3', borderRadius: '$m', backgroundColor: '$paperSunk', text: '$13', '& small': { color: '$inkSoft' } });
const Pictures = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
const Said = styled('p', { overflowWrap: 'anywhere' });

/** One buyer's words, the seller's answer, and whether they were useful. */
export const OneReview = ({ review, shopName, onUseful }: { review: Review; shopName: string; onUseful: (() => void) | undefined }) => {
  const intl = useIntl();
  const value = intl.formatNumber(review.score);
  const dayOf = (time: string) => intl.formatDate(time, { dateStyle: 'medium' });
  const isUseful = review.usefulByMe === true;
  return (
    <Panel as="li">
      <Head>
        <div>
          <b>{review.nickName}</b> {review.verified ? <Badge kind="good"><FormattedMessage id="reviews.verified" /></Badge> : null}
          <small>{[review.skuName, dayOf(review.recTime)].filter(Boolean).join(', ')}</small>
        </div>
        <Rating value={value} label={intl.formatMessage({ id: 'card.rating' }, { value })} />
      </Head>
      {review.pics.length > 0 ? <Pictures>{review.pics.map((pic) => <ProductPicture key={pic} pic={pic} alt={intl.formatMessage({ id: 'reviews.picture' }, { name: review.nickName })} size={80} />)}</Pictures> : null}
      <Said lang={review.lang}>{review.content}</Said>
      {review.replyContent ? (
        <Answer>
          <b>{shopName}</b>{review.replyTime ? <> <small>{dayOf(review.replyTime)}</small></> : null}
          <Said lang={review.lang}>{review.replyContent}</Said>
        </Answer>
      ) : null}
      <div>
        <Button
          kind={isUseful ? 'secondary' : 'quiet'} small onPress={onUseful} state={isUseful ? 'useful' : undefined}
          label={intl.formatMessage({ id: isUseful ? 'reviews.usefulNoMore' : 'reviews.usefulOf' }, { name: review.nickName, count: review.usefulCounts })}
        >
          <FormattedMessage id="reviews.useful" values={{ count: review.usefulCounts }} />
        </Button>
      </div>
    </Panel>
  );
};
