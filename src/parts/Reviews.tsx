import { FormattedMessage, useIntl } from 'react-intl';
import type { Review, ReviewSummary } from '#machines/words.ts';
import { Badge } from '../design/Badge.tsx';
import { Panel } from '../design/Panel.tsx';
import { Rating } from '../design/Rating.tsx';
import { styled } from '../design/stitches.config.ts';
import { ProductPicture } from './ProductPicture.tsx';

const Frame = styled('div', { display: 'grid', gap: '$4', alignItems: 'start', '@desk': { gridTemplateColumns: '300px minmax(0, 1fr)' } });
const Score = styled('p', { display: 'flex', alignItems: 'center', gap: '$3', color: '$inkSoft', '& b': { text: '$56', fontSize: '40px', lineHeight: '44px', fontWeight: '$heading', color: '$ink' } });
const Stars = styled('ul', { display: 'grid', gap: '$1', text: '$13', '& li': { display: 'grid', gridTemplateColumns: '12px minmax(0, 1fr) 44px', alignItems: 'center', columnGap: '$3' }, '& li > :last-child': { textAlign: 'end', color: '$inkSoft' } });
const Meter = styled('meter', {
  appearance: 'none', inlineSize: '100%', blockSize: '6px', border: 0, borderRadius: '$full', backgroundColor: '$line', overflow: 'hidden',
  '&::-webkit-meter-bar': { border: 0, borderRadius: '$full', background: 'none', blockSize: '6px' },
  '&::-webkit-meter-optimum-value': { background: '$colors$ink', borderRadius: '$full' },
  '&::-moz-meter-bar': { background: '$colors$ink' },
});
const Said = styled('ul', { display: 'grid', gap: '$4', '@lg': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } });
const Head = styled('div', { display: 'flex', justifyContent: 'space-between', gap: '$2', '& b': { fontWeight: '$bold' }, '& small': { display: 'block', text: '$13', color: '$inkSoft' } });
const Answer = styled('p', { padding: '$3', borderRadius: '$m', backgroundColor: '$paperSunk', text: '$13' });
const Pictures = styled('div', { display: 'flex', gap: '$2' });

const starsOf = ({ stars }: ReviewSummary) => [[5, stars.five], [4, stars.four], [3, stars.three], [2, stars.two], [1, stars.one]] as const;

const OneReview = ({ review, shopName }: { review: Review; shopName: string }) => {
  const intl = useIntl();
  const value = intl.formatNumber(review.score);
  return (
    <Panel as="li">
      <Head>
        <div>
          <b>{review.nickName}</b> {review.verified ? <Badge kind="good"><FormattedMessage id="product.verified" /></Badge> : null}
          <small>{[review.skuName, intl.formatDate(review.recTime, { dateStyle: 'medium' })].filter(Boolean).join(', ')}</small>
        </div>
        <Rating value={value} label={intl.formatMessage({ id: 'card.rating' }, { value })} />
      </Head>
      <p>{review.content}</p>
      {review.pics.length > 0 ? <Pictures>{review.pics.map((pic) => <ProductPicture key={pic} pic={pic} alt={intl.formatMessage({ id: 'product.reviewPicture' })} size={64} />)}</Pictures> : null}
      {review.replyContent ? <Answer><b>{shopName}:</b> {review.replyContent}</Answer> : null}
    </Panel>
  );
};

/** What buyers say: the score, how the stars are spread, and the latest reviews. */
export const Reviews = ({ summary, reviews, shopName }: { summary: ReviewSummary; reviews: readonly Review[]; shopName: string }) => {
  const intl = useIntl();
  if (summary.number === 0 || summary.score === null) return <p><FormattedMessage id="product.noReviews" /></p>;
  return (
    <Frame>
      <Panel as="div">
        <Score><b>{intl.formatNumber(summary.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</b> <FormattedMessage id="product.outOfFive" values={{ count: summary.number }} /></Score>
        <Stars>
          {starsOf(summary).map(([star, count]) => {
            const share = intl.formatNumber(count / summary.number, { style: 'percent' });
            return (
              <li key={star}>
                <span>{star}</span>
                <Meter min={0} max={1} value={count / summary.number} aria-label={intl.formatMessage({ id: 'product.stars' }, { star, share })} />
                <span>{share}</span>
              </li>
            );
          })}
        </Stars>
      </Panel>
      <Said>{reviews.map((review) => <OneReview key={review.prodCommId} review={review} shopName={shopName} />)}</Said>
    </Frame>
  );
};
