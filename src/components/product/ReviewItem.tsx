import { FormattedMessage, useIntl } from 'react-intl';
import type { Review } from '#machines/model/review.ts';
import { Badge } from '../../design/Badge.tsx';
import { Button } from '../../design/control/Button.tsx';
import { TextButton } from '../../design/control/TextLink.tsx';
import { Panel } from '../../design/layout/Panel.tsx';
import { Rating } from '../../design/Rating.tsx';
import { styled } from '../../design/stitches.config.ts';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import type { Press } from '../../design/press.ts';

const Head = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$2',
  '& b': { fontWeight: '$bold' },
  '& small': { display: 'block', text: '$13', color: '$inkSoft' },
});
const Answer = styled('div', {
  padding: '$3',
  borderRadius: '$m',
  backgroundColor: '$paperSunk',
  text: '$13',
  '& small': { color: '$inkSoft' },
});
const Later = styled('div', { display: 'grid', gap: '$2', '& small': { text: '$13', color: '$inkSoft' } });
const Said = styled('p', { overflowWrap: 'anywhere' });

const Foot = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  '& small': { text: '$13', color: '$inkSoft' },
});

type ReviewItemProps = {
  review: Review;
  shopName: string;
  onUseful: Press;
  onReport: Press;
  isReported: boolean;
};

/** One buyer's words, the seller's answer, whether they were useful, and a way to report them. */
export const ReviewItem = ({ review, shopName, onUseful, onReport, isReported }: ReviewItemProps) => {
  const intl = useIntl();
  const value = intl.formatNumber(review.score);
  const dayOf = (time: string) => intl.formatDate(time, { dateStyle: 'medium' });
  const photo = intl.formatMessage({ id: 'reviews.picture' }, { name: review.nickName });
  const isUseful = review.usefulByMe === true;
  return (
    <Panel as="li">
      <Head>
        <div>
          <b>{review.nickName}</b>{' '}
          {review.verified ? (
            <Badge kind="good">
              <FormattedMessage id="reviews.verified" />
            </Badge>
          ) : null}
          <small>{[review.skuName, dayOf(review.recTime)].filter(Boolean).join(' · ')}</small>
        </div>
        <Rating value={value} label={intl.formatMessage({ id: 'card.rating' }, { value })} />
      </Head>
      <ReviewPhotos pics={review.pics} alt={photo} />
      <Said lang={review.lang}>{review.content}</Said>
      {review.append ? (
        <Later>
          <small>
            <FormattedMessage id="reviews.added" values={{ day: dayOf(review.append.recTime) }} />
          </small>
          <Said lang={review.lang}>{review.append.content}</Said>
          <ReviewPhotos pics={review.append.pics} alt={photo} />
        </Later>
      ) : null}
      {review.replyContent ? (
        <Answer>
          <b>{shopName}</b>
          {review.replyTime ? (
            <>
              {' '}
              <small>{dayOf(review.replyTime)}</small>
            </>
          ) : null}
          <Said lang={review.lang}>{review.replyContent}</Said>
        </Answer>
      ) : null}
      <Foot>
        <Button
          kind={isUseful ? 'secondary' : 'quiet'}
          small
          onPress={onUseful}
          state={isUseful ? 'useful' : undefined}
          label={intl.formatMessage(
            { id: isUseful ? 'reviews.usefulNoMore' : 'reviews.usefulOf' },
            { name: review.nickName, count: review.usefulCounts },
          )}
        >
          <FormattedMessage id="reviews.useful" values={{ count: review.usefulCounts }} />
        </Button>
        {isReported ? (
          <small>
            <FormattedMessage id="reviews.reported" />
          </small>
        ) : (
          <TextButton soft tall onPress={onReport} label={intl.formatMessage({ id: 'reviews.reportOf' }, { name: review.nickName })}>
            <FormattedMessage id="reviews.report" />
          </TextButton>
        )}
      </Foot>
    </Panel>
  );
};
