import { Picture, type PictureProps } from '../../design/Picture.tsx';
import { isPhotograph, sourcesOf, tintOf } from './pictureSources.ts';

export type ProductPictureProps = Pick<PictureProps, 'alt' | 'sizes' | 'size' | 'eager' | 'first' | 'panel' | 'faded'> & {
  pic: string;
  /** In the width that its card has fetched already. */ known?: boolean;
};

/** A product's picture (`pic`, `imgs[]`, `Sku.pic`) on the shelf of its tint. */
export const ProductPicture = ({ pic, size = 'full', sizes, known = false, ...picture }: ProductPictureProps) => {
  const full = picture.panel && !known ? 'wide' : 'card';
  return (
    <Picture
      {...picture}
      {...sourcesOf(pic, size === 'full' ? full : 'small')}
      size={size}
      sizes={sizes ?? (size === 'full' ? '(min-width: 1024px) 190px, (min-width: 600px) 25vw, 50vw' : `${size}px`)}
      tint={tintOf(pic)}
      filling={isPhotograph(pic)}
    />
  );
};
