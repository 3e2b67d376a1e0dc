import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProdCard } from '#machines/model/product.ts';
import { Bar, Skeleton } from '../../design/Skeleton.tsx';
import { EmptyShelf } from '../../design/Picture.tsx';
import { Rating } from '../../design/Rating.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { scoreText } from '../hooks/scoreText.ts';
import { cardStyles, productStyles } from './cardStyles.ts';
import { CardListButton } from './CardListButton.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { PriceRow } from './Price.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { Sold } from './Sold.tsx';

const Card = styled('article', cardStyles, productStyles, {
  gap: '2px',
  '& h3': { order: 1, minBlockSize: '2lh' },
  '& > .list': { position: 'absolute', insetBlockStart: 'calc($sizes$touch + 2px)', insetInlineEnd: '2px', zIndex: 1 },
  '&:lang(zh) h3': { lineHeight: '22px' },
  '& h3 a': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' },
  '& .meta': {
    order: 2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    text: '$13',
    color: '$inkSoft',
    minBlockSize: '36px',
    alignContent: 'start',
  },
});
const Word = styled('span', {
  fontWeight: '$strong',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  variants: { tone: { good: { color: '$good' }, warn: { color: '$warn' }, soft: { fontWeight: '$body', whiteSpace: 'nowrap' } } },
});

/** What a card says of its goods, their stock and delivery: the one thing that matters most. */
const standingOf = ({ stockStatus, deliverable, condition, freeDelivery, overseas, shopName, groupPrice }: ProdCard) => {
  if (!deliverable) return { tone: 'warn', id: 'refusal.NOT_DELIVERABLE' } as const;
  if (stockStatus === 'OUT_OF_STOCK' || stockStatus === 'SOLD_OUT') return { tone: 'warn', id: 'stock.out' } as const;
  if (stockStatus === 'LOW') return { tone: 'warn', id: 'stock.low' } as const;
  if (condition === 'USED') return { tone: 'soft', id: 'card.used' } as const;
  if (groupPrice) return { tone: 'good', id: 'card.groupPrice' } as const;
  if (freeDelivery) return { tone: 'good', id: 'card.freeDelivery' } as const;
  if (overseas) return { tone: 'soft', id: 'card.fromAbroad' } as const;
  return { tone: 'soft', text: shopName } as const;
};

export type ProductCardProps = {
  product: ProdCard;
  /** In the first screen. */
  eager?: boolean;
  /** The one that is seen first: fetched before the others. */
  first?: boolean;
};

/** A product in a grid: picture, price beside its reason, name, rating, and what matters about its delivery. The whole card leads to it. */
export const ProductCard = ({ product, eager = false, first = false }: ProductCardProps) => {
  const intl = useIntl();
  const nameId = useId();
  const { prodId, prodName, pic, price, oriPrice, discount, currency, priceSymbol } = product;
  const { rating, soldNum, deliverable, groupPrice } = product;
  const { textOf } = useMoney();
  const standing = standingOf(product);
  const values = { price: groupPrice ? textOf(groupPrice, product) : null };
  const sold = soldNum ? <Sold count={soldNum} /> : null;
  const value = rating === null ? null : scoreText(intl, rating);
  const liked = value ? (
    <Rating value={value} label={intl.formatMessage({ id: 'card.rating' }, { value })}>
      {sold}
    </Rating>
  ) : (
    sold && <span>{sold}</span>
  );
  return (
    <Card aria-labelledby={nameId}>
      <ProductPicture pic={pic} alt="" eager={eager} first={first} faded={standing.id === 'stock.out'} />
      <h3 id={nameId}>
        <PlaceLink place={{ name: 'product', productId: prodId, skuId: null }} known={product}>
          {prodName}
        </PlaceLink>
      </h3>
      <PriceRow price={price} oriPrice={oriPrice} discount={discount} currency={currency} priceSymbol={priceSymbol} />
      <div className="meta">
        {deliverable ? liked : null}
        <Word tone={standing.tone}>{standing.id ? <FormattedMessage id={standing.id} values={values} /> : standing.text}</Word>
      </div>
      <FavouriteButton prodId={prodId} name={prodName} />
      <CardListButton product={product} />
    </Card>
  );
};

/** The exact box of a card that is still coming. */
export const ProductCardSkeleton = () => (
  <Skeleton aria-hidden>
    <Card as="div">
      <EmptyShelf tint={6} />
      <Bar line={18} width={40} />
      <Bar width={100} />
      <Bar width={60} />
      <div className="meta">
        <Bar line={13} width={60} />
        <Bar line={13} width={40} />
      </div>
    </Card>
  </Skeleton>
);
