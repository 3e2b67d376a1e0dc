import { useIntl } from 'react-intl';
import { discountIn } from '#machines/rules/money/discount.ts';
import type { Money, Priced } from '#machines/model/money.ts';
import { styled } from '../../design/stitches.config.ts';
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx';
import { Badge } from '../../design/Badge.tsx';
import { useMoney } from '../hooks/useMoney.ts';

const Number = styled('span', {
  whiteSpace: 'nowrap',
  '& > span': { fontSize: '72%', fontWeight: '$bold' },
  variants: {
    size: {
      line: { fontWeight: 'inherit', '& > span': { fontSize: 'inherit', fontWeight: 'inherit' } },
      small: { text: '$16', fontWeight: '$heading' },
      card: { text: '$18', fontWeight: '$heading' },
      total: { text: '$28', fontWeight: '$heading', letterSpacing: '$page' },
      product: { text: '$32', fontWeight: '$heading', letterSpacing: '$page' },
    },
  },
  defaultVariants: { size: 'line' },
});
const Was = styled('s', { text: '$13', color: '$inkSoft', whiteSpace: 'nowrap' });
const Row = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '6px',
  variants: {
    size: {
      // One line in a grid of cards, two in the narrow ones, so that titles stay level; what finds no room takes one more.
      small: {
        minBlockSize: '44px',
        alignContent: 'start',
        '& > :first-child': { flexBasis: '100%' },
        '@lg': { minBlockSize: '24px', '& > :first-child': { flexBasis: 'auto' } },
      },
      card: { minBlockSize: '24px' },
      product: { columnGap: '10px' },
    },
  },
});

export type PriceProps = Priced & {
  amount: Money;
  size?: 'line' | 'small' | 'card' | 'total' | 'product';
  /** A minus before it: what is taken off. */ less?: boolean;
};

/** An amount in the locale's own form with the region's sign, kept on one line; from `small` up the sign is 72 % of the number. */
export const Price = ({ amount, currency, priceSymbol, size, less = false }: PriceProps) => {
  const { partsOf } = useMoney();
  return (
    <Number size={size}>
      {partsOf(less ? -amount : amount, { currency, priceSymbol }).map(({ isSign, value }, place) =>
        isSign ? <span key={place}>{value}</span> : value,
      )}
    </Number>
  );
};

export type PriceRowProps = Priced & { price: Money; oriPrice: Money | null; discount: number | null; size?: 'small' | 'card' | 'product' };

/** The price, beside it what is off, and what it was. */
export const PriceRow = ({ price, oriPrice, discount, size = 'card', ...priced }: PriceRowProps) => {
  const intl = useIntl();
  const { partsOf } = useMoney();
  const isReduced = oriPrice !== null && oriPrice > price;
  const off = discount ? discountIn(intl.locale, discount, intl.formatNumber) : null;
  return (
    <Row size={size}>
      <Price {...priced} amount={price} size={size} />
      {isReduced && off ? (
        <Badge>
          <span aria-hidden>{intl.formatMessage({ id: 'price.less' }, { off })}</span>
          <VisuallyHidden>{intl.formatMessage({ id: 'price.off' }, { off })}</VisuallyHidden>
        </Badge>
      ) : null}
      {isReduced ? (
        <Was>
          <VisuallyHidden>{`${intl.formatMessage({ id: 'price.was' })} `}</VisuallyHidden>
          {partsOf(oriPrice, priced)
            .map(({ isSign, value }) => (isSign ? '' : value))
            .join('')
            .trim()}
        </Was>
      ) : null}
    </Row>
  );
};
