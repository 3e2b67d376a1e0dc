import { styled } from '../stitches.config.ts';

/** The frame of every page's content: 1200 wide, margins of 16 on the phone, room for the bar at the bottom. */
export const Page = styled('div', {
  inlineSize: '100%',
  maxInlineSize: 'calc($sizes$page + 32px)',
  marginInline: 'auto',
  paddingInline: '$4',
  paddingBlock: '$3 $7',
  '@desk': { maxInlineSize: 'calc($sizes$page + 48px)', paddingInline: '$5', paddingBlockStart: '20px' },
  '@xl': { maxInlineSize: '$page', paddingInline: 0 },
  variants: { reading: { true: { '& > *': { maxInlineSize: '$reading' }, text: '$16' } } },
});

/** A page's one heading. */
export const PageHeading = styled('h1', { text: '$28', fontWeight: '$heading', letterSpacing: '$page', paddingBlock: '$1 $4' });
