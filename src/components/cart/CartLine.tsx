import { useId, type ReactNode } from 'react';
import type { CartItem } from '#machines/model/cart.ts';
import { styled } from '../../design/stitches.config.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { Price } from '../product/Price.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';

const Line = styled('article', {
  display: 'grid',
  gridTemplateColumns: '22px 80px minmax(0, 1fr)',
  gridTemplateAreas: '"tick picture words" "tick picture amount" ". acts acts"',
  columnGap: '$2',
  rowGap: '$1',
  alignItems: 'start',
  paddingBlock: '$3',
  '& + &': { borderBlockStart: '1px solid $line' },
  '& .tick': { gridArea: 'tick', alignSelf: 'center', '& input': { marginInline: 0 } },
  '& .picture': { gridArea: 'picture' },
  '& .words': { gridArea: 'words', display: 'grid', gap: '2px', minInlineSize: 0, paddingInlineStart: '$1' },
  '& h3': {
    text: '$14',
    fontWeight: '$body',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    '& a': { textDecoration: 'none', borderRadius: '$xs' },
    '& a:hover': { textDecoration: 'underline' },
  },
  '& small': { text: '$13', color: '$inkSoft' },
  // Above the hidden lines of a long name's link, which reach below what is seen of it.
  '& .variant, & .moves': { minInlineSize: 0, overflowWrap: 'anywhere', '& button': { position: 'relative', text: '$13' } },
  '& .moves': { display: 'flex', flexWrap: 'wrap', columnGap: '$3' },
  '& .issue': { text: '$13', fontWeight: '$medium', color: '$warn' },
  '& .amount': { gridArea: 'amount', paddingInlineStart: '$1', text: '$16', fontWeight: '$heading', '& > small': { fontWeight: '$body' } },
  '& .acts': { gridArea: 'acts', display: 'flex', alignItems: 'center', justifyContent: 'end', gap: '$1' },
  '@desk': {
    gridTemplateColumns: '22px 80px minmax(0, 1fr) auto minmax(120px, max-content)',
    gridTemplateAreas: '"tick picture words acts amount"',
    columnGap: '$3',
    paddingBlock: '$4',
    '& .amount': { textAlign: 'end', '& > small': { display: 'block' } },
    '& .acts': { alignSelf: 'center' },
    '& .amount, & .tick': { alignSelf: 'center' },
  },
  variants: {
    good: { true: { '& .issue': { color: '$good' } } },
    gone: {
      true: {
        '& .amount, & h3': { color: '$inkSoft' },
        '@phone': { gridTemplateColumns: '80px minmax(0, 1fr) auto', gridTemplateAreas: '"picture words acts" "picture amount acts"' },
      },
    },
  },
});

export type CartLineProps = {
  item: CartItem;
  /** The box that chooses the line; none among what is gone. */
  tick?: ReactNode;
  /** The stepper and the button that removes it. */
  acts: ReactNode;
  /** The button that changes its variant; its name where that cannot be changed. */
  variant?: ReactNode;
  /** Where else it can go. */
  move: ReactNode;
  /** What is wrong or new with it, in words. */
  issue?: ReactNode;
  /** What is said of it is no warning. */
  isGood?: boolean | undefined;
  /** Sold out, taken off, not delivered here any more. */
  isGone?: boolean;
  state?: string;
};

/** A line of the cart: box, picture of 80, name and variant, stepper, amount. */
export const CartLine = ({ item, tick, acts, variant, move, issue, isGood = false, isGone = false, state }: CartLineProps) => {
  const nameId = useId();
  const { prodId, skuId, prodName, skuName, pic, price, prodCount, productTotalAmount, currency, priceSymbol } = item;
  const priced = { currency, priceSymbol };
  const isSoldHere = price > 0;
  return (
    <Line gone={isGone} good={isGood} aria-labelledby={nameId} data-state={state}>
      {tick ? <div className="tick">{tick}</div> : null}
      <div className="picture">
        <ProductPicture pic={pic} alt="" size={80} faded={isGone} />
      </div>
      <div className="words">
        <h3 id={nameId}>
          <PlaceLink place={{ name: 'product', productId: prodId, skuId }}>{prodName}</PlaceLink>
        </h3>
        {variant ? <div className="variant">{variant}</div> : null}
        {skuName && !variant ? <small>{skuName}</small> : null}
        {issue ? <span className="issue">{issue}</span> : null}
        <div className="moves">{move}</div>
      </div>
      <div className="acts">{acts}</div>
      <div className="amount">
        {isSoldHere ? <Price {...priced} amount={productTotalAmount} /> : null}
        {isSoldHere && prodCount > 1 ? (
          <small>
            {' '}
            {prodCount} × <Price {...priced} amount={price} />
          </small>
        ) : null}
      </div>
    </Line>
  );
};

/** A box of cart lines of one shop: a raised band on the phone, a panel at the desk. */
export const CartShopBox = styled('section', {
  marginInline: '-16px',
  paddingInline: '$4',
  borderBlock: '1px solid $line',
  backgroundColor: '$paperRaised',
  '& + &': { marginBlockStart: '$2' },
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: '$2',
    minBlockSize: '52px',
    borderBlockEnd: '1px solid $line',
    '& h2': { minInlineSize: 0, overflowWrap: 'anywhere', text: '$16', fontWeight: '$bold' },
    '& h2 + *': { flex: 'none', marginInlineStart: 'auto', text: '$14', whiteSpace: 'nowrap' },
  },
  '@desk': { marginInline: 0, paddingInline: '$5', border: '1px solid $line', borderRadius: '$l', '& + &': { marginBlockStart: '$3' } },
});
