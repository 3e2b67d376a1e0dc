import { styled } from '../../design/stitches.config.ts';
import { ProductPicture } from './ProductPicture.tsx';

const Pictures = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

/** The photographs of a review; `alt`: what each of them is. */
export const ReviewPhotos = ({ pics, alt }: { pics: readonly string[]; alt: string }) =>
  pics.length > 0 ? (
    <Pictures>
      {pics.map((pic) => (
        <ProductPicture key={pic} pic={pic} alt={alt} size={80} />
      ))}
    </Pictures>
  ) : null;
