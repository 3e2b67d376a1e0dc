import { styled } from './stitches.config.ts';

/**
 * Acts that stay in reach on the phone: a bar of 68 above the tab bar, wherever the page is scrolled to; in its place at the desk.
 * `data-bar` marks it, so that toasts and the footer make room.
 */
export const BottomBar = styled('div', {
  '@phone': {
    position: 'fixed',
    zIndex: '$bar',
    insetInline: 0,
    insetBlockEnd: 'calc($sizes$tabBar + env(safe-area-inset-bottom))',
    minBlockSize: '$buyBar',
    paddingInline: '$4',
    paddingBlock: '9px',
    borderBlockStart: '1px solid $line',
    backgroundColor: '$paperRaised',
  },
});

/** Acts one under the other on the phone, two beside each other at the desk; reasons keep to their button. */
export const Acts = styled('div', { display: 'grid', gap: '$2', alignItems: 'start', '@desk': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '$3' } });
