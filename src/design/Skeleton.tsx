import { keyframes, styled } from './stitches.config.ts';

const breathe = keyframes({ to: { opacity: 0.6 } });

/** Around everything that is still coming: breathes, stands still when motion is reduced, silent for assistive technology. */
export const Skeleton = styled('div', { animation: `${breathe} $transitions$breath` });

/** A sunk bar in the line box of the words that come: `<Bar line="14" width="60" />`. */
export const Bar = styled('span', {
  display: 'block',
  blockSize: '1lh',
  paddingBlock: '3px',
  backgroundColor: '$line',
  backgroundClip: 'content-box',
  borderRadius: '$xs',
  variants: {
    line: {
      13: { text: '$13' },
      14: { text: '$14' },
      16: { text: '$16' },
      18: { text: '$18' },
      22: { text: '$22' },
      28: { text: '$28' },
      32: { text: '$32' },
    },
    width: {
      20: { inlineSize: '20%' },
      40: { inlineSize: '40%' },
      60: { inlineSize: '60%' },
      80: { inlineSize: '80%' },
      100: { inlineSize: '100%' },
    },
  },
  defaultVariants: { line: 14, width: 60 },
});

/** A sunk block in the height of the control or panel that comes. */
export const Block = styled('span', {
  display: 'block',
  borderRadius: '$m',
  backgroundColor: '$line',
  variants: {
    height: {
      18: { blockSize: '18px' },
      44: { blockSize: '44px' },
      48: { blockSize: '48px' },
      64: { blockSize: '64px' },
      120: { blockSize: '120px' },
      240: { blockSize: '240px' },
    },
    round: { true: { borderRadius: '$full', aspectRatio: '1' } },
  },
  defaultVariants: { height: 48 },
});
