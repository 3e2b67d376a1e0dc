import { keyframes, styled } from '#src/design/stitches.config.ts';

const shine = keyframes({ from: { opacity: 1 }, to: { opacity: 0.25 } });

export const Canvas = styled('svg', { display: 'block', maxInlineSize: 'none', fontFamily: '$system', userSelect: 'none', '& text': { fontVariantNumeric: 'tabular-nums' } });

export const Frame = styled('rect', {
  stroke: '$lineStrong',
  strokeWidth: 1,
  fill: '$paperRaised',
  transition: 'fill $quick, stroke $quick',
  variants: {
    depth: { whole: { fill: 'none', stroke: '$line' }, odd: { fill: '$paper', stroke: '$lineStrong' }, even: { fill: '$paperSunk', stroke: '$lineStrong' }, leaf: {} },
    part: { true: { strokeDasharray: '5 4' } },
    tint: {
      covered: { fill: '$goodSoft', stroke: '$good' },
      missed: { fill: '$alarmSoft', stroke: '$alarm', strokeWidth: 2 },
      half: { fill: '$warnSoft', stroke: '$warn', strokeWidth: 2 },
      added: { fill: '$goodSoft', stroke: '$good', strokeWidth: 2.5 },
      removed: { fill: '$alarmSoft', stroke: '$alarm', strokeWidth: 2, strokeDasharray: '6 4' },
      changed: { fill: '$warnSoft', stroke: '$warn', strokeWidth: 2 },
      none: {},
    },
    active: { leaf: { fill: '$accentSoft', stroke: '$accentInk', strokeWidth: 2.5 }, around: { stroke: '$accentInk', strokeWidth: 2 }, no: {} },
    chosen: { true: { stroke: '$ink', strokeWidth: 2.5 } },
    inner: { true: { fill: 'none', pointerEvents: 'none' } },
  },
});

export const Title = styled('text', { fill: '$ink', fontSize: '14px', fontWeight: '$bold', dominantBaseline: 'central', pointerEvents: 'none' });
export const Kind = styled('text', { fill: '$inkSoft', fontSize: '11px', fontWeight: '$medium', dominantBaseline: 'central', pointerEvents: 'none' });
export const Tag = styled('rect', { fill: '$accentSoft', pointerEvents: 'none' });
export const TagWord = styled('text', { fill: '$accentInk', fontSize: '11px', fontWeight: '$medium', dominantBaseline: 'central', pointerEvents: 'none' });

export const RowWord = styled('text', {
  fontSize: '12px',
  fontWeight: '$medium',
  dominantBaseline: 'central',
  pointerEvents: 'none',
  fill: '$ink',
  variants: {
    kind: {
      on: {}, always: { fill: '$inkSoft' }, done: { fill: '$inkSoft' }, shows: { fill: '$inkSoft' }, after: { fill: '$accentInk' }, answer: { fill: '$good' }, refusal: { fill: '$alarm' },
      asks: { fill: '$inkSoft' }, entering: { fill: '$inkSoft', fontWeight: '$body' }, leaving: { fill: '$inkSoft', fontWeight: '$body' },
    },
    taken: { true: { fill: '$onAccent' } },
  },
});
export const Condition = styled('text', { fontSize: '12px', fill: '$inkSoft', dominantBaseline: 'central', pointerEvents: 'none', variants: { taken: { true: { fill: '$onAccent' } } } });

export const RowGround = styled('rect', {
  fill: 'transparent',
  variants: {
    open: { true: { cursor: 'pointer', '@hover': { '&:hover': { fill: '$floor' } } } },
    ground: { whole: { fill: '$paper' }, odd: { fill: '$paper' }, even: { fill: '$paperSunk' }, none: {} },
    tint: {
      covered: { fill: '$goodSoft' }, missed: { fill: '$alarmSoft' }, half: { fill: '$warnSoft' }, added: { fill: '$goodSoft' }, removed: { fill: '$alarmSoft' }, changed: { fill: '$warnSoft' }, none: {},
    },
    taken: { true: { fill: '$accent' } },
    chosen: { true: { stroke: '$ink', strokeWidth: 1.5 } },
  },
});

export const Way = styled('path', {
  fill: 'none',
  stroke: '$lineStrong',
  strokeWidth: 1.5,
  transition: 'stroke $quick',
  variants: {
    tint: {
      covered: { stroke: '$good', strokeWidth: 2 }, missed: { stroke: '$alarm', strokeWidth: 2.5 }, half: { stroke: '$warn', strokeWidth: 2.5 },
      added: { stroke: '$good', strokeWidth: 2.5 }, removed: { stroke: '$alarm', strokeWidth: 2, strokeDasharray: '6 4' }, changed: { stroke: '$warn', strokeWidth: 2.5 }, none: {},
    },
    taken: { true: { stroke: '$accentInk', strokeWidth: 3 } },
    chosen: { true: { stroke: '$ink', strokeWidth: 2.5 } },
  },
});
export const Tip = styled('path', {
  fill: '$lineStrong',
  variants: {
    tint: { covered: { fill: '$good' }, missed: { fill: '$alarm' }, half: { fill: '$warn' }, added: { fill: '$good' }, removed: { fill: '$alarm' }, changed: { fill: '$warn' }, none: {} },
    taken: { true: { fill: '$accentInk' } },
    chosen: { true: { fill: '$ink' } },
  },
});
export const Begin = styled('circle', { fill: '$ink' });
export const Runner = styled('circle', { fill: '$accent', stroke: '$accentInk', strokeWidth: 2, '@media (prefers-reduced-motion: reduce)': { display: 'none' } });
export const Glow = styled('path', { fill: 'none', stroke: '$accent', strokeWidth: 7, strokeLinecap: 'round', opacity: 0.25, '@media (prefers-reduced-motion: no-preference)': { animation: `${shine} .6s ease-out` } });
export const Press = styled('g', { cursor: 'pointer', outline: 'none', '&:focus-visible > rect:first-of-type': { stroke: '$ink', strokeWidth: 3 } });
export const MarkShape = styled('path', {
  fill: 'none',
  strokeWidth: 1.6,
  stroke: '$inkSoft',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  pointerEvents: 'none',
  variants: {
    kind: {
      on: { stroke: '$ink' }, always: {}, done: {}, shows: {}, after: { stroke: '$accentInk' }, answer: { stroke: '$good' }, refusal: { stroke: '$alarm' }, asks: {}, entering: {}, leaving: {},
    },
    taken: { true: { stroke: '$onAccent' } },
  },
});
