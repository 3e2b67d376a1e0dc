import { useLayoutEffect, useRef } from 'react';
import { styled } from '../../design/stitches.config.ts';
import { ProductPicture } from './ProductPicture.tsx';

const Strip = styled('div', {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > div': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  '& > div > span': { borderRadius: 0, aspectRatio: 'auto', blockSize: '100%' },
  '@desk': { display: 'none' },
});

type Props = { pictures: readonly string[]; shown: number; onShow: (index: number) => void };

/**
 * The pictures side by side under the finger, on the phone; where it comes to rest is the picture that is shown. Its neighbours are
 * fetched, no others.
 */
export const PictureStrip = ({ pictures, shown, onShow }: Props) => {
  const strip = useRef<HTMLDivElement>(null);
  const at = ({ scrollLeft, clientWidth }: HTMLElement): number =>
    clientWidth === 0 ? shown : Math.round(Math.abs(scrollLeft) / clientWidth);
  useLayoutEffect(() => {
    const box = strip.current;
    if (box && at(box) !== shown) box.scrollTo({ left: shown * box.clientWidth, behavior: 'instant' });
  }, [shown]);
  return (
    <Strip ref={strip} aria-hidden onScroll={({ currentTarget }) => at(currentTarget) !== shown && onShow(at(currentTarget))}>
      {pictures.map((pic, index) => (
        <div key={pic}>{Math.abs(index - shown) < 2 ? <ProductPicture pic={pic} alt="" panel sizes="100vw" /> : null}</div>
      ))}
    </Strip>
  );
};
