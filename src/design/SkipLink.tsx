import { styled } from './stitches.config.ts';

/** The first stop of the keyboard: jumps over the header. `<SkipLink href="#main">Skip to content</SkipLink>` */
export const SkipLink = styled('a', {
  position: 'fixed',
  insetBlockStart: '$2',
  insetInlineStart: '$2',
  zIndex: '$toast',
  padding: '$3 $4',
  borderRadius: '$m',
  backgroundColor: '$ink',
  color: '$paper',
  fontWeight: '$bold',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});
