import { css, styled } from '#src/design/stitches.config.ts';

export const Shell = styled('div', {
  display: 'grid',
  gridTemplateRows: 'auto auto',
  '@desk': { blockSize: '100dvh', gridTemplateRows: 'auto 1fr', overflow: 'hidden' },
});
export const Bar = styled('header', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
  paddingBlock: '$2',
  paddingInline: '$4',
  backgroundColor: '$paperRaised',
  borderBlockEnd: '1px solid $line',
  '& > :last-child': { marginInlineStart: 'auto' },
});
export const Brand = styled('h1', {
  text: '$18',
  fontWeight: '$heading',
  letterSpacing: '$section',
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
});
export const Half = styled('span', {
  inlineSize: '22px',
  blockSize: '11px',
  borderRadius: '11px 11px 0 0',
  backgroundColor: '$accent',
  borderBlockEnd: '2px solid $ink',
});
export const Body = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  variants: { listed: { true: { '@desk': { gridTemplateColumns: '232px minmax(0, 1fr)' } } } },
});
export const Side = styled('nav', {
  padding: '$3',
  backgroundColor: '$paperRaised',
  borderBlockEnd: '1px solid $line',
  '@desk': { overflow: 'auto', borderBlockEnd: 0, borderInlineEnd: '1px solid $line', minBlockSize: 0 },
});
export const Entry = styled('button', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  inlineSize: '100%',
  minBlockSize: '$touch',
  paddingBlock: '6px',
  paddingInline: '10px',
  border: 0,
  borderRadius: '$s',
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '& strong': { text: '$14', fontWeight: '$strong' },
  '& span': { text: '$12', color: '$inkSoft', display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  '@hover': { '&:hover': { backgroundColor: '$paperSunk' } },
  '&[aria-current="true"]': { boxShadow: 'inset 0 0 0 2px $colors$ink', '& strong': { fontWeight: '$heading' } },
});
export const Work = styled('main', {
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  '& > div:not([role="alert"])': { flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' },
  '& > div > [role="tablist"]': {
    marginBlockEnd: 0,
    paddingInline: '$4',
    gap: '$4',
    overflowX: 'auto',
    overflowY: 'hidden',
    flex: 'none',
    '& button': { text: '$14', whiteSpace: 'nowrap' },
  },
  '& > div > [role="tabpanel"]': {
    flex: 1,
    minBlockSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@lg': { gridTemplateColumns: 'minmax(0, 1fr) 320px', '&:has(> aside[hidden])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
});
export const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  padding: '$3 $4',
  '& > div:first-child': { flex: '1 1 280px', minInlineSize: 0 },
  '& h2': { text: '$22', fontWeight: '$heading', letterSpacing: '$section' },
  '& p': { text: '$13', color: '$inkSoft' },
});
export const Middle = styled('div', { display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 });
export const Scroll = styled('div', {
  position: 'relative',
  overflow: 'auto',
  blockSize: '60vh',
  backgroundColor: '$paper',
  borderBlock: '1px solid $line',
  '@lg': { blockSize: 'auto', flex: '1 1 240px', minBlockSize: '200px' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[data-dragged]': { cursor: 'grabbing', userSelect: 'none' },
});
export const Aside = styled('aside', {
  padding: '$4',
  display: 'grid',
  alignContent: 'start',
  gap: '$4',
  backgroundColor: '$paperRaised',
  borderBlockStart: '1px solid $line',
  '&[hidden]': { display: 'none' },
  '& > section': { display: 'grid', gap: '$2', minInlineSize: 0 },
  '@lg': { overflow: 'auto', borderBlockStart: 0, borderInlineStart: '1px solid $line', minBlockSize: 0 },
});
export const Dock = styled('section', {
  display: 'grid',
  gap: '$2',
  padding: '$2 $4 $3',
  backgroundColor: '$paperRaised',
  flex: 'none',
});
export const DockParts = styled('div', {
  display: 'grid',
  gap: '$3',
  '@md': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '&:has([aria-label="Who asked whom"])': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  },
  '& > *': { overflow: 'auto', maxBlockSize: '210px', minInlineSize: 0 },
});

export const toolLook = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minBlockSize: '$touch',
  minInlineSize: '$touch',
  paddingInline: '$3',
  border: '1px solid $lineStrong',
  borderRadius: '$m',
  backgroundColor: '$paperRaised',
  color: '$ink',
  text: '$13',
  fontWeight: '$strong',
  textDecoration: 'none',
  cursor: 'pointer',
  '@lg': { minBlockSize: '34px', minInlineSize: '34px', paddingInline: '10px' },
  '@hover': { '&:hover': { borderColor: '$ink' } },
  '&[aria-disabled="true"]': { borderStyle: 'dashed', backgroundColor: '$paperSunk', color: '$inkSoft', cursor: 'not-allowed' },
  '&[aria-pressed="true"]': { boxShadow: 'inset 0 0 0 2px $colors$ink', borderColor: '$ink' },
});
export const Tool = styled('button', toolLook, { '&[aria-pressed="true"]': { backgroundColor: '$accentSoft' } });
export const ToolLink = styled('a', toolLook);
export const Tools = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2' });
export const Small = styled('p', { text: '$13', color: '$inkSoft' });
export const H3 = styled('h3', { text: '$14', fontWeight: '$heading', marginBlockEnd: '$1' });
export const Code = styled('code', { fontFamily: 'ui-monospace, monospace', fontSize: '12px' });
export const Pre = styled('pre', {
  fontFamily: 'ui-monospace, monospace',
  fontSize: '12px',
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  padding: '$2 $3',
  borderRadius: '$s',
  backgroundColor: '$paperSunk',
});
export const Fault = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  padding: '$2 $4',
  backgroundColor: '$alarmSoft',
  color: '$ink',
  text: '$14',
  '& span': { flex: 1 },
});
export const Box = styled('input', {
  minBlockSize: '$touch',
  inlineSize: '100%',
  paddingInline: '$3',
  border: '1px solid $lineStrong',
  borderRadius: '$m',
  backgroundColor: '$paper',
  text: '$14',
  '@lg': { minBlockSize: '38px' },
  variants: { narrow: { true: { inlineSize: 'auto', flex: '1 1 120px', minInlineSize: 0 } } },
});
export const Seek = styled('div', { flex: '1 1 220px', maxInlineSize: '520px', position: 'relative' });
export const Finds = styled('ul', {
  position: 'absolute',
  insetBlockStart: 'calc(100% + 6px)',
  insetInline: 0,
  zIndex: '$sheet',
  maxBlockSize: '60vh',
  overflow: 'auto',
  padding: '$1',
  borderRadius: '$m',
  backgroundColor: '$paperRaised',
  boxShadow: '$lift',
  outline: '1px solid $line',
});
export const Items = styled('ul', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$1' });
