import { styled } from '../stitches.config.ts';

/** A raised box with a hairline: the money column, a summary. Never inside another one. */
export const Panel = styled('section', {
  display: 'grid',
  alignContent: 'start',
  gap: '$3',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$l',
  backgroundColor: '$paperRaised',
  minInlineSize: 0,
  '@desk': { padding: '$5' },
  '& > h2, & > h3': { text: '$16', fontWeight: '$bold' },
});
