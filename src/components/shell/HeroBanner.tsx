import { css, styled } from '../../design/stitches.config.ts';
import { buttonStyles } from '../../design/control/Button.tsx';
import type { Tint } from '../../design/Picture.tsx';
import type { Place } from '#machines/model/place.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { sourcesOf } from '../product/pictureSources.ts';

const look = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  overflow: 'hidden',
  isolation: 'isolate',
  minInlineSize: 0,
  padding: '20px',
  borderRadius: '$l',
  color: '$ink',
  textDecoration: 'none',
  // The drawn group stands at 86 % of its own height; the floor meets its feet.
  backgroundImage: 'linear-gradient(transparent 86%, $colors$floor 86%)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& h2': { fontWeight: '$heading', letterSpacing: '$hero', textWrap: 'balance', whiteSpace: 'pre-line' },
  '& img': { position: 'absolute', zIndex: -1, objectFit: 'contain', objectPosition: 'bottom', transition: 'transform $move' },
  variants: {
    tint: {
      1: { backgroundColor: '$tint1' },
      2: { backgroundColor: '$tint2' },
      3: { backgroundColor: '$tint3' },
      4: { backgroundColor: '$tint4' },
      5: { backgroundColor: '$tint5' },
      6: { backgroundColor: '$tint6' },
    },
    kind: {
      main: {
        minBlockSize: '228px',
        '& h2': { text: '$32', lineHeight: '34px' },
        '& p': { text: '$16', marginBlock: '$1 $3', maxInlineSize: '52%' },
        '& span': { marginBlockStart: 'auto', alignSelf: 'end', justifySelf: 'start', inlineSize: 'auto' },
        gridTemplateRows: 'auto auto 1fr',
        '& img': { blockSize: '56%', inlineSize: 'auto', aspectRatio: '5 / 4', insetInlineEnd: '-8px', insetBlockEnd: 'calc(14% * .44)' },
        '@media (max-width: 359.98px)': { '& h2': { text: '$28' }, '& img': { blockSize: '44%', insetBlockEnd: 'calc(14% * .56)' } },
        '@desk': {
          minBlockSize: '304px',
          padding: '40px',
          '& h2': { text: '$56', maxInlineSize: '62%' },
          '& p': { marginBlock: '$2 20px', maxInlineSize: '38%' },
          '& span': { marginBlockStart: 0, alignSelf: 'start' },
          '& img': { blockSize: '100%', insetInlineEnd: '$4', insetBlockEnd: 0 },
        },
        '@media (min-width: 835px) and (max-width: 1099.98px)': {
          '& h2': { text: '$32' },
          '& img': { blockSize: '78%', insetInlineEnd: 0, insetBlockEnd: 'calc(14% * .22)' },
        },
      },
      side: {
        minBlockSize: '120px',
        padding: '14px $4',
        '& h2': { text: '$16', letterSpacing: '$section' },
        '& p': { text: '$13', maxInlineSize: '72%' },
        '& span': { display: 'none' },
        '& img': { blockSize: '48%', inlineSize: 'auto', aspectRatio: '5 / 4', insetInlineEnd: 0, insetBlockEnd: 'calc(14% * .52)' },
        '@phone': { '& p': { display: 'none' } },
        '@desk': {
          minBlockSize: '144px',
          padding: '20px',
          '& h2': { text: '$18', maxInlineSize: '70%' },
          '& p': { text: '$14', maxInlineSize: '56%' },
          '& img': { blockSize: '76%', insetInlineEnd: '$3', insetBlockEnd: 'calc(14% * .24)' },
        },
        '@hover': { '&:hover img': { transform: 'translateY(-3px)' } },
      },
    },
    /** A word that would be broken is set smaller. */
    long: { true: { '@desk': { '& h2': { text: '$32' } } } },
  },
});
/** In letters: a longer one does not fit beside the picture at the desk. */
const longestWord = 14;

const Face = styled(PlaceLink, look);
const Still = styled('div', look);
const Action = styled('span', buttonStyles);

/** The banners of the home page: the first large; the next two beside it at the desk, below it on the phone. */
export const Banners = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$3',
  '& > :first-child': { gridColumn: '1 / -1' },
  '& > :only-child': { gridColumn: '1 / -1' },
  '@desk': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gap: '$4',
    '& > :first-child': { gridColumn: '1', gridRow: '1 / 3' },
    '& > :only-child': { gridColumn: '1 / -1' },
  },
});

export type HeroBannerProps = {
  kind: 'main' | 'side';
  title: string;
  text?: string;
  /** The words of its button; only the main one shows it. The whole banner is the link. */
  button?: string;
  tint: Tint;
  /** `imgUrl`, a drawn group on a transparent ground. */
  imgUrl: string;
  /** Where it leads; null leads nowhere. */
  place: Place | null;
};

/** A banner on its shelf: words, a picture standing on the floor line, one button. */
export const HeroBanner = ({ kind, title, text, button, tint, imgUrl, place }: HeroBannerProps) => {
  const { src, avif } = sourcesOf(imgUrl, 'wide');
  const sizes = kind === 'main' ? '(min-width: 835px) 380px, 180px' : '(min-width: 835px) 150px, 96px';
  const isLong = title.split(/\s/).some((word) => word.length > longestWord);
  const inside = (
    <>
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {button && place && kind === 'main' ? (
        <Action kind="primary" snug>
          {button}
        </Action>
      ) : null}
      <picture>
        {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
        <img src={src} alt="" width={640} height={512} decoding="async" loading="eager" fetchPriority={kind === 'main' ? 'high' : 'low'} />
      </picture>
    </>
  );
  return place ? (
    <Face kind={kind} long={isLong} tint={tint} place={place}>
      {inside}
    </Face>
  ) : (
    <Still kind={kind} long={isLong} tint={tint}>
      {inside}
    </Still>
  );
};

/** The exact box of a banner that is still coming. */
export const HeroBannerSkeleton = ({ kind }: Pick<HeroBannerProps, 'kind'>) => <Still kind={kind} tint={6} aria-hidden />;
