import { sourcesOf } from '../product/pictureSources.ts';

/** A category's object beside its name, `side` CSS pixels large. */
export const CategoryImage = ({ pic, side }: { pic: string; side: number }) => {
  const { src, avif } = sourcesOf(pic, 'small');
  return (
    <picture>
      {avif ? <source type="image/avif" srcSet={avif} sizes={`${side}px`} /> : null}
      <img src={src} alt="" width={side} height={side} loading="lazy" decoding="async" fetchPriority="low" />
    </picture>
  );
};
