import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FavouriteProduct } from '#machines/model/favourite.ts';
import { Checkbox } from '../../design/control/Checkbox.tsx';
import { styled } from '../../design/stitches.config.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { PriceRow } from './Price.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { useMoney } from '../hooks/useMoney.ts';

/** Two columns where there is room. */
export const FavouriteList = styled('ul', {
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '@desk': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '$6' },
});

const Line = styled('article', {
  display: 'grid',
  blockSize: '100%',
  gridTemplateColumns: '24px 80px minmax(0, 1fr) $sizes$touch',
  columnGap: '$3',
  alignItems: 'start',
  paddingBlock: '$4',
  borderBlockEnd: '1px solid $line',
  '& > :first-child': { alignSelf: 'center' },
  // The heart stands beside the name; what follows it has the whole width.
  '& > :last-child': { gridArea: '1 / 4' },
  '& h2': {
    marginInlineEnd: 'calc($sizes$touch + $space$3)',
    text: '$14',
    fontWeight: '$body',
    '& a': {
      display: '-webkit-box',
      marginBlockStart: '-4px',
      paddingBlockStart: '$1',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
      textDecoration: 'none',
      borderRadius: '$xs',
    },
  },
  '@hover': { '& h2 a:hover': { textDecoration: 'underline' } },
  '& .words': { gridArea: '1 / 3 / auto / -1', display: 'grid', gap: '2px', minInlineSize: 0 },
  '& .then': { text: '$13', color: '$inkSoft' },
  '& .fallen': { color: '$good', fontWeight: '$strong' },
  '& .issue': { text: '$13', fontWeight: '$strong', color: '$warn' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '$3', marginBlockStart: '$2' },
});

const issueOf = ({ deliverable, stockStatus }: FavouriteProduct): 'refusal.NOT_DELIVERABLE' | 'stock.out' | 'stock.low' | null => {
  if (stockStatus === 'SOLD_OUT' || stockStatus === 'OUT_OF_STOCK') return 'stock.out';
  if (!deliverable) return 'refusal.NOT_DELIVERABLE';
  return stockStatus === 'LOW' ? 'stock.low' : null;
};

/** What a favourite cost when it was saved, where that is not what it costs now. */
const Then = ({ card }: { card: FavouriteProduct }) => {
  const { textOf } = useMoney();
  const { price, priceWhenSaved } = card;
  if (price === priceWhenSaved) return null;
  const saved = { price: textOf(priceWhenSaved, card), change: textOf(Math.abs(priceWhenSaved - price), card) };
  return (
    <span className={price < priceWhenSaved ? 'then fallen' : 'then'}>
      <FormattedMessage id={price < priceWhenSaved ? 'favourites.fallen' : 'favourites.risen'} values={saved} />
    </span>
  );
};

export type FavouriteCardProps = {
  card: FavouriteProduct;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Its heart was emptied or filled here. */
  onHeart: (isKept: boolean) => void;
  /** What can be done with it. */
  children: ReactNode;
};

/** A favourite in the list: box, picture, name, price now and then, what is wrong with it, its heart. */
export const FavouriteCard = ({ card, isChosen, onChoose, onHeart, children }: FavouriteCardProps) => {
  const intl = useIntl();
  const nameId = useId();
  const { prodId, prodName, pic, price, currency, priceSymbol } = card;
  const issue = issueOf(card);
  return (
    <li>
      <Line aria-labelledby={nameId}>
        <Checkbox
          label={intl.formatMessage({ id: 'favourites.choose' }, { name: prodName })}
          labelHidden
          checked={isChosen}
          onChange={onChoose}
        />
        <ProductPicture pic={pic} alt="" size={80} faded={issue === 'stock.out'} />
        <div className="words">
          <h2 id={nameId}>
            <PlaceLink place={{ name: 'product', productId: prodId, skuId: null }} known={card}>
              {prodName}
            </PlaceLink>
          </h2>
          <PriceRow price={price} oriPrice={null} discount={null} currency={currency} priceSymbol={priceSymbol} size="card" />
          <Then card={card} />
          {issue ? (
            <span className="issue">
              <FormattedMessage id={issue} />
            </span>
          ) : null}
          <div className="actions">{children}</div>
        </div>
        <FavouriteButton prodId={prodId} name={prodName} known onHeart={onHeart} />
      </Line>
    </li>
  );
};
