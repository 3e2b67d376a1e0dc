import { keyframes, styled } from './stitches.config.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A turning ring in the colour of the words; stands still when motion is reduced. */
export const Spinner = styled('span', {
  flex: 'none',
  inlineSize: '16px',
  blockSize: '16px',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: '$full',
  animation: `${turn} .8s linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});
