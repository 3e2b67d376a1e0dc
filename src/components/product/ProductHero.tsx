import type { ReactNode } from 'react';
import { styled } from '../../design/stitches.config.ts';
import { PriceRow, type PriceRowProps } from './Price.tsx';
import { ProductGallery, type ProductGalleryProps } from './ProductGallery.tsx';

const Columns = styled('div', {
  display: 'grid',
  gap: '$4',
  '@desk': { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)', columnGap: '40px', alignItems: 'start' },
});
const Facts = styled('div', {
  display: 'grid',
  gap: '$4',
  alignContent: 'start',
  '& h1': { text: '$22', fontWeight: '$bold', letterSpacing: '$section' },
});

export type ProductHeroProps = {
  gallery: ProductGalleryProps;
  /** None where it is not sold in the reader's region. */
  price: Omit<PriceRowProps, 'size'> | null;
  /** Under the price. */
  note?: ReactNode;
  name: string;
  children: ReactNode;
};

/**
 * The head of a product: its pictures, price and name. The same from the card that was pressed and from its own data, so that nothing moves
 * or blinks between.
 */
export const ProductHero = ({ gallery, price, note, name, children }: ProductHeroProps) => (
  <Columns>
    <ProductGallery {...gallery} />
    <Facts>
      <div>
        {price ? <PriceRow {...price} size="product" /> : null}
        {note}
      </div>
      <h1>{name}</h1>
      {children}
    </Facts>
  </Columns>
);

/** The empty frame of a product of which nothing is known yet. */
export const ProductFrame = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <Columns>
    {picture}
    <Facts>{children}</Facts>
  </Columns>
);
