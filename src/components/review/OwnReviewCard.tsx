import { FormattedMessage, useIntl } from 'react-intl';
import { actionOf } from '#machines/rules/order/orderActions.ts';
import type { OwnReview } from '#machines/model/review.ts';
import { Button } from '../../design/control/Button.tsx';
import { Panel } from '../../design/layout/Panel.tsx';
import { Rating } from '../../design/Rating.tsx';
import { styled } from '../../design/stitches.config.ts';
import { LineItem } from '../cart/LineItem.tsx';
import { ReviewPhotos } from '../product/ReviewPhotos.tsx';
import type { Press } from '../../design/press.ts';

const Said = styled('div', {
  display: 'grid',
  gap: '$2',
  '& p': { overflowWrap: 'anywhere' },
  '& small': { text: '$13', color: '$inkSoft' },
});
const Acts = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', alignItems: 'start' });

export type OwnReviewCardProps = {
  review: OwnReview;
  onAppend: Press;
  onDelete: Press;
};

/** What the shopper said of one thing, what came of it, and what may be done with it. */
export const OwnReviewCard = ({ review, onAppend, onDelete }: OwnReviewCardProps) => {
  const intl = useIntl();
  const value = intl.formatNumber(review.score);
  const dayOf = (time: string) => intl.formatDate(time, { dateStyle: 'medium' });
  const photo = intl.formatMessage({ id: 'myReviews.photo' }, { name: review.prodName });
  const append = actionOf(review, 'APPEND');
  return (
    <Panel as="li" aria-label={review.prodName}>
      <LineItem
        pic={review.prodPic}
        name={review.prodName}
        place={{ name: 'product', productId: review.prodId, skuId: review.skuId }}
        variant={review.skuName}
        amount={<Rating value={value} label={intl.formatMessage({ id: 'card.rating' }, { value })} />}
      />
      <Said>
        <small>
          {dayOf(review.recTime)}
          {review.isAnonymous === 1 ? (
            <>
              {' · '}
              <FormattedMessage id="myReviews.anonymous" />
            </>
          ) : null}
        </small>
        <p lang={review.lang}>{review.content}</p>
        <ReviewPhotos pics={review.pics} alt={photo} />
        {review.append ? (
          <>
            <small>
              <FormattedMessage id="reviews.added" values={{ day: dayOf(review.append.recTime) }} />
            </small>
            <p lang={review.lang}>{review.append.content}</p>
            <ReviewPhotos pics={review.append.pics} alt={photo} />
          </>
        ) : null}
        {review.replyContent && review.replyTime ? (
          <>
            <small>
              <FormattedMessage id="myReviews.reply" values={{ day: dayOf(review.replyTime) }} />
            </small>
            <p lang={review.lang}>{review.replyContent}</p>
          </>
        ) : null}
        {review.usefulCounts > 0 ? (
          <small>
            <FormattedMessage id="myReviews.useful" values={{ count: review.usefulCounts }} />
          </small>
        ) : null}
      </Said>
      <Acts>
        <Button
          kind="quiet"
          small
          onPress={onAppend}
          reason={append?.reason ?? null}
          label={intl.formatMessage({ id: 'myReviews.addTo' }, { name: review.prodName })}
        >
          <FormattedMessage id="myReviews.add" />
        </Button>
        <Button kind="quiet" small onPress={onDelete} label={intl.formatMessage({ id: 'myReviews.deleteOf' }, { name: review.prodName })}>
          <FormattedMessage id="myReviews.delete" />
        </Button>
      </Acts>
    </Panel>
  );
};
