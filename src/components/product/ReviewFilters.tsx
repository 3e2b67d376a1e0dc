import { FormattedMessage, useIntl } from 'react-intl';
import type { ReviewFilter } from '#machines/reviews.machine.ts';
import { Chip, Chips } from '../../design/control/Chip.tsx';
import { Select } from '../../design/control/Select.tsx';
import { styled } from '../../design/stitches.config.ts';
import type { Press } from '../../design/press.ts';

const Bar = styled('div', { display: 'grid', gap: '$3', marginBlockEnd: '$4' });
const Choice = styled('div', { display: 'grid', gap: '$3', '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 280px))' } });

const stars = [5, 4, 3, 2, 1] as const;
const sorts = ['pictures', 'useful', 'new'] as const;

type Props = {
  filter: ReviewFilter;
  variants: readonly { skuId: number; skuName: string }[];
  onChoose: (filter: Partial<ReviewFilter>) => Press;
  /** Of a list; without it the lists are disabled. */ onSelect: ((filter: Partial<ReviewFilter>) => void) | undefined;
};

/** Which reviews: by stars, with pictures, of which variant; and in which order. */
export const ReviewFilters = ({ filter, variants, onChoose, onSelect }: Props) => {
  const intl = useIntl();
  return (
    <Bar>
      <Chips role="group" aria-label={intl.formatMessage({ id: 'reviews.filter' })}>
        <Chip chosen={filter.score === null} onPress={onChoose({ score: null })}>
          <FormattedMessage id="reviews.all" />
        </Chip>
        {stars.map((score) => (
          <Chip
            key={score}
            chosen={filter.score === score}
            onPress={onChoose({ score })}
            label={intl.formatMessage({ id: 'reviews.onlyStars' }, { score })}
          >{`★ ${intl.formatNumber(score)}`}</Chip>
        ))}
        <Chip chosen={filter.withPictures} onPress={onChoose({ withPictures: !filter.withPictures })}>
          <FormattedMessage id="reviews.withPictures" />
        </Chip>
      </Chips>
      <Choice>
        {variants.length > 1 ? (
          <Select
            label={intl.formatMessage({ id: 'reviews.variant' })}
            value={filter.skuId === null ? 'all' : String(filter.skuId)}
            options={[
              { value: 'all', label: intl.formatMessage({ id: 'reviews.everyVariant' }) },
              ...variants.map(({ skuId, skuName }) => ({ value: String(skuId), label: skuName })),
            ]}
            onChange={onSelect ? (value) => onSelect({ skuId: value === 'all' ? null : Number(value) }) : undefined}
          />
        ) : null}
        <Select
          label={intl.formatMessage({ id: 'reviews.order' })}
          value={filter.sortName}
          options={sorts.map((sort) => ({ value: sort, label: intl.formatMessage({ id: `reviews.order.${sort}` }) }))}
          onChange={onSelect ? (value) => onSelect({ sortName: sorts.find((sort) => sort === value) ?? 'pictures' }) : undefined}
        />
      </Choice>
    </Bar>
  );
};
