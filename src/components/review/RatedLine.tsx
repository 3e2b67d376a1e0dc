import { FormattedMessage, useIntl } from 'react-intl';
import { longestReview, type LineRating, type RateableLine, type RatingField } from '#machines/rules/rating.ts';
import type { FormErrors } from '#machines/rules/form/formErrors.ts';
import { StarField } from '../../design/control/StarField.tsx';
import { TextArea } from '../../design/control/TextArea.tsx';
import { styled } from '../../design/stitches.config.ts';
import { LineItem } from '../cart/LineItem.tsx';
import { PhotoField } from '../order/PhotoField.tsx';
import type { Press } from '../../design/press.ts';

const Fields = styled('div', { display: 'grid', gap: '$4', marginBlockStart: '$4' });

export type RatedLineProps = {
  line: RateableLine;
  rating: LineRating;
  errors: FormErrors<RatingField>;
  /** More pictures were added than may go along. */
  crowded: boolean;
  onScore: ((score: number) => void) | undefined;
  onContent: ((content: string) => void) | undefined;
  onPick: ((ids: string[]) => void) | undefined;
  onRemove: (id: string) => Press;
  onRetry: (id: string) => Press;
};

/** What is said of one line of an order: stars, a text, up to five pictures (spec 5). */
export const RatedLine = ({ line, rating, errors, crowded, onScore, onContent, onPick, onRemove, onRetry }: RatedLineProps) => {
  const intl = useIntl();
  const { orderItemId, prodName } = line;
  const contentFault = errors[`content ${orderItemId}`];
  const contentError = contentFault === 'textTooLong' ? 'rate.tooLong' : 'rate.enterThoughts';
  return (
    <div role="group" aria-label={prodName}>
      <LineItem
        pic={line.pic}
        name={prodName}
        place={{ name: 'product', productId: line.prodId, skuId: line.skuId }}
        variant={line.skuName}
      />
      <Fields>
        <StarField
          label={intl.formatMessage({ id: 'rate.stars' }, { name: prodName })}
          nameOf={(stars) => intl.formatMessage({ id: 'rate.starCount' }, { stars })}
          value={rating.score}
          onChange={onScore}
          error={errors[`score ${orderItemId}`] ? <FormattedMessage id="rate.chooseStars" /> : null}
        />
        <PhotoField pictures={rating.pictures} crowded={crowded} onPick={onPick} onRemove={onRemove} onRetry={onRetry}>
          <TextArea
            label={intl.formatMessage({ id: 'rate.thoughts' })}
            value={rating.content}
            limit={longestReview}
            required
            onChange={onContent}
            error={contentFault ? intl.formatMessage({ id: contentError }, { limit: longestReview }) : null}
          />
        </PhotoField>
      </Fields>
    </div>
  );
};
