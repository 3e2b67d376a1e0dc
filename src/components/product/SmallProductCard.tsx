import { useId } from 'react';
import type { ProdCard } from '#machines/model/product.ts';
import { Bar, Skeleton } from '../../design/Skeleton.tsx';
import { EmptyShelf } from '../../design/Picture.tsx';
import { styled } from '../../design/stitches.config.ts';
import { cardStyles, productStyles } from './cardStyles.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { PriceRow } from './Price.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { Sold } from './Sold.tsx';

const Card = styled('article', cardStyles, productStyles, {
  '& > p': { text: '$13', color: '$inkSoft', minBlockSize: '1lh' },
  '& h3': { whiteSpace: 'nowrap', overflow: 'hidden' },
  '& h3 a': { display: 'block', textOverflow: 'ellipsis' },
});

export type SmallProductCardProps = { product: ProdCard; eager?: boolean };

/** A product of the trending row: three across on the phone with picture, name in one line, price, how many were sold, and its heart. */
export const SmallProductCard = ({ product, eager = false }: SmallProductCardProps) => {
  const nameId = useId();
  const { prodId, prodName, pic, price, oriPrice, discount, currency, priceSymbol, soldNum } = product;
  return (
    <Card aria-labelledby={nameId}>
      <ProductPicture pic={pic} alt="" eager={eager} sizes="(min-width: 1024px) 190px, 33vw" />
      <h3 id={nameId}>
        <PlaceLink place={{ name: 'product', productId: prodId, skuId: null }} known={product}>
          {prodName}
        </PlaceLink>
      </h3>
      <PriceRow price={price} oriPrice={oriPrice} discount={discount} currency={currency} priceSymbol={priceSymbol} size="small" />
      <p>{soldNum ? <Sold count={soldNum} /> : null}</p>
      <FavouriteButton prodId={prodId} name={prodName} />
    </Card>
  );
};

/** The exact box of a small card that is still coming. */
export const SmallProductCardSkeleton = () => (
  <Skeleton aria-hidden>
    <EmptyShelf tint={6} />
    <Bar line={13} width={80} />
    <Bar line={16} width={60} />
    <Bar line={13} width={40} />
    <Bar line={13} width={40} />
  </Skeleton>
);
