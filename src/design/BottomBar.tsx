import { styled } from './stitches.config.ts';

/** The sticky bar of acts on the phone: 68 high, above the tab bar where that is shown; gone at the desk. */
export const BottomBar = styled('div', {
  position: 'fixed',
  zIndex: '$bar',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minBlockSize: '$buyBar',
  paddingInline: '$4',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: '1px solid $line',
  backgroundColor: '$paperRaised',
  '& > *': { flex: 1 },
  '& > .fixed': { flex: 'none' },
  '& button': { paddingInline: '$2' },
  '@desk': { display: 'none' },
  variants: { aboveTabs: { true: { insetBlockEnd: 'calc($sizes$tabBar + env(safe-area-inset-bottom))', paddingBlockEnd: 0 } } },
});

/** Only on the phone, or only at the desk. */
export const OnPhone = styled('div', { '@desk': { display: 'none' } });
export const AtDesk = styled('div', { '@phone': { display: 'none' } });

/** Acts one under the other on the phone, two beside each other at the desk; reasons keep to their button. */
export const Acts = styled('div', { display: 'grid', gap: '$2', alignItems: 'start', '@desk': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '$3' } });
