import { styled } from './stitches.config.ts';

/** Words for assistive technology only. */
export const VisuallyHidden = styled('span', {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
