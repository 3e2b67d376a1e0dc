import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProdCard } from '#machines/words.ts';
import { Bar, Skeleton } from '../design/Skeleton.tsx';
import { EmptyShelf } from '../design/Picture.tsx';
import { styled } from '../design/stitches.config.ts';
import { cardLook, productLook } from './cardLook.ts';
import { HeartButton } from './HeartButton.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { PriceRow } from './Price.tsx';
import { ProductPicture } from './ProductPicture.tsx';

const Card = styled('article', cardLook, productLook, {
  '& > p': { text: '$13', color: '$inkSoft', minBlockSize: '1lh' },
  '& h3': { whiteSpace: 'nowrap', overflow: 'hidden' },
  '& h3 a': { display: 'block', textOverflow: 'ellipsis' },
  '@media (max-width: 1023.98px)': {
    '& h3': { blockSize: 0, overflow: 'visible' },
    '& h3 a > span': { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export type SmallProductCardProps = { product: ProdCard; eager?: boolean };

/** A product of the trending row: three across on the phone with picture, price and how many were sold, its heart, its name from 1024. */
export const SmallProductCard = ({ product, eager = false }: SmallProductCardProps) => {
  const nameId = useId();
  const intl = useIntl();
  const { prodId, prodName, pic, price, oriPrice, discount, currency, priceSymbol, soldNum } = product;
  return (
    <Card aria-labelledby={nameId}>
      <ProductPicture pic={pic} alt="" eager={eager} sizes="(min-width: 1024px) 190px, 33vw" />
      <h3 id={nameId}>
        <PlaceLink place={{ name: 'product', productId: prodId, skuId: null }} known={product}>
          <span>{prodName}</span>
        </PlaceLink>
      </h3>
      <PriceRow price={price} oriPrice={oriPrice} discount={discount} currency={currency} priceSymbol={priceSymbol} size="small" />
      <p>{soldNum ? <FormattedMessage id="card.sold" values={{ count: intl.formatNumber(soldNum, { notation: 'compact' }) }} /> : null}</p>
      <HeartButton prodId={prodId} name={prodName} />
    </Card>
  );
};

/** The exact box of a small card that is still coming. */
export const SmallProductCardSkeleton = () => (
  <Skeleton aria-hidden>
    <EmptyShelf tint={6} />
    <Bar line={16} width={60} />
    <Bar line={13} width={40} />
    <Bar line={13} width={40} />
  </Skeleton>
);
