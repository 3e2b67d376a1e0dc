import { styled } from './stitches.config.ts';

export type Tint = 1 | 2 | 3 | 4 | 5 | 6;

const Shelf = styled('span', {
  position: 'relative',
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  aspectRatio: '1',
  inlineSize: '100%',
  borderRadius: '$m',
  backgroundImage: 'linear-gradient(transparent 74%, $colors$floor 74%)',
  '& img': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
  variants: {
    tint: {
      1: { backgroundColor: '$tint1' },
      2: { backgroundColor: '$tint2' },
      3: { backgroundColor: '$tint3' },
      4: { backgroundColor: '$tint4' },
      5: { backgroundColor: '$tint5' },
      6: { backgroundColor: '$tint6' },
    },
    size: {
      36: { inlineSize: '36px', borderRadius: '$s' },
      56: { inlineSize: '56px' },
      64: { inlineSize: '64px' },
      80: { inlineSize: '80px' },
      120: { inlineSize: '120px' },
      full: {},
    },
    /** A photograph (an upload) fills the shelf. */
    filling: { true: { '& img': { objectFit: 'cover' } } },
    panel: { true: { borderRadius: '$l' } },
    faded: { true: { '& img': { opacity: 0.4 } } },
  },
  defaultVariants: { tint: 1, size: 'full' },
});

export type PictureProps = {
  src: string;
  /** '' when the name stands beside it. */
  alt: string;
  tint?: Tint;
  /** The same in the smallest kind, as `url 240w, ...`; `src` is for browsers that do not know it. */
  avif?: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes?: string;
  size?: 36 | 56 | 64 | 80 | 120 | 'full';
  /** In the first screen: fetched at once. */
  eager?: boolean;
  /** The largest picture of the first screen: fetched before the others. */
  first?: boolean;
  filling?: boolean;
  panel?: boolean;
  faded?: boolean;
};

/**
 * A square shelf: a tint and a floor line at 74 %, and a transparent square whose object stands on that line. Its box is there before the
 * picture, so nothing moves.
 */
export const Picture = ({ src, alt, avif, sizes, eager = false, first = false, ...shelf }: PictureProps) => (
  <Shelf {...shelf}>
    <picture>
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      <img
        src={src}
        alt={alt}
        width={480}
        height={480}
        decoding="async"
        loading={eager || first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
      />
    </picture>
  </Shelf>
);

/** The empty shelf of a picture that comes. */
export const EmptyShelf = Shelf;
