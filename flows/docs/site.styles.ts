import { globalCss, styled } from '#src/design/stitches.config.ts';

/** What the words of the site look like, by their elements. */
export const putSiteStyles = globalCss({
  'h1, h2, h3, h4': { fontWeight: '$heading', letterSpacing: '$section', scrollMarginBlockStart: '$4' },
  h1: { text: '$28' },
  h2: { text: '$22' },
  h3: { text: '$18' },
  h4: { text: '$16' },
  'code, pre': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: '.92em' },
  code: { overflowWrap: 'anywhere' },
  'main a, footer a': { color: '$accentInk', textDecoration: 'underline', textUnderlineOffset: '2px' },
  table: { borderCollapse: 'collapse', inlineSize: '100%' },
  'th, td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '$2 $3 $2 0',
    borderBlockEnd: '1px solid $line',
    overflowWrap: 'break-word',
  },
  th: { fontWeight: '$strong', color: '$inkSoft' },
  summary: { cursor: 'pointer', minBlockSize: '$touch', paddingBlock: '12px', fontWeight: '$strong' },
  dt: { color: '$inkSoft' },
  dd: { marginInlineStart: 0, fontWeight: '$strong' },
});

export const Skip = styled('a', {
  position: 'absolute',
  insetInlineStart: '$4',
  insetBlockStart: '-100px',
  zIndex: '$bar',
  padding: '$3 $4',
  color: '$ink',
  backgroundColor: '$paperRaised',
  '&:focus': { insetBlockStart: '$2' },
});
export const Bar = styled('header', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $5',
  paddingBlock: '$2',
  paddingInline: '$4',
  backgroundColor: '$paperRaised',
  borderBlockEnd: '1px solid $line',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 $4' },
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: '$touch' },
  '& a[aria-current]': { fontWeight: '$bold', boxShadow: 'inset 0 -2px $colors$accent' },
});
export const Brand = styled('a', { text: '$18', fontWeight: '$heading', letterSpacing: '$section', textDecoration: 'none' });
export const Main = styled('main', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  maxInlineSize: '$page',
  marginInline: 'auto',
  padding: '$5 $4 $8',
  text: '$16',
  '& section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$3' },
  '& p': { maxInlineSize: '$reading' },
});
export const Foot = styled('footer', {
  padding: '$4',
  color: '$inkSoft',
  borderBlockStart: '1px solid $line',
});
export const Soft = styled('span', { color: '$inkSoft', text: '$14' });
export const Good = styled('span', { color: '$good' });
export const Alarm = styled('span', { color: '$alarm' });
export const Jumps = styled('nav', {
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 $4' },
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: '$touch' },
});
export const Numbers = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3 $5',
  '& dd': { text: '$22', fontWeight: '$heading' },
});
export const Rows = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > li': { paddingBlock: '$2', borderBlockEnd: '1px solid $line' },
});
export const Steps = styled('ol', {
  paddingInlineStart: '$7',
  listStyle: 'decimal',
  '& > li': { paddingBlock: '$2' },
  '& > li::marker': { color: '$inkSoft' },
});
export const Wide = styled('div', {
  overflow: 'auto',
  maxBlockSize: '80vh',
  border: '1px solid $line',
  borderRadius: '$m',
  backgroundColor: '$paper',
  '& pre': { padding: '$3', text: '$13' },
});
export const StateBox = styled('section', {
  paddingInlineStart: '$4',
  borderInlineStart: '4px solid $line',
  variants: { depth: { 0: {}, 1: {}, 2: { marginInlineStart: '$3' }, 3: { marginInlineStart: '$5' } } },
});
export const Tag = styled('span', {
  display: 'inline-block',
  paddingInline: '6px',
  borderRadius: '$xs',
  text: '$13',
  color: '$accentInk',
  backgroundColor: '$accentSoft',
});
export const Album = styled('ul', {
  display: 'grid',
  gap: '$5',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // The first screenful of a picture; the whole is behind its link.
  '& img': { blockSize: '280px', objectFit: 'cover', objectPosition: 'top', border: '1px solid $line', borderRadius: '$s' },
  '& [data-width="390"]': { aspectRatio: '390 / 844' },
  '& [data-width="1280"]': { aspectRatio: '1280 / 900' },
  '& li > div': { display: 'flex', flexWrap: 'wrap', gap: '$3', alignItems: 'start' },
});
