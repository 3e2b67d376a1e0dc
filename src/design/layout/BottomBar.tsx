import { styled } from '../stitches.config.ts';

/**
 * Acts that stay in reach on the phone: a bar of 68 above the tab bar, wherever the page is scrolled to; in its place at the desk.
 * `data-bar` marks it, so that toasts and the footer make room while its page is the one shown, not kept or drawn ahead unseen.
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
