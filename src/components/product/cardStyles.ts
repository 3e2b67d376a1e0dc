import { css } from '../../design/stitches.config.ts';

/** A card whose heading's link is the whole card; what else can be pressed on it stands above the link. */
export const cardStyles = css({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  '& h3 a': { textDecoration: 'none' },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$m' },
  '& h3 a:focus-visible': { outline: 'none' },
  '& h3 a:focus-visible::after': { outline: '2px solid $ink', outlineOffset: '2px' },
});

/** The card of a product: its picture above its words, its heart in the picture's corner. */
export const productStyles = css({
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '& > :first-child': { marginBlockEnd: '6px' },
  '& img': { transition: 'transform $move' },
  '@hover': { '&:hover img': { transform: 'translateY(-3px)' } },
  '& h3': { text: '$14', fontWeight: '$body' },
  '& h3 a': { overflow: 'hidden' },
  '& > button': {
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineEnd: '2px',
    zIndex: 1,
    '&:hover': { backgroundColor: 'transparent' },
  },
});
