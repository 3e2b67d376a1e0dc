import { keyframes, styled } from '#src/design/stitches.config.ts';

const shine = keyframes({ from: { opacity: 1 }, to: { opacity: 0.25 } });

export const Canvas = styled('svg', {
  display: 'block',
  maxInlineSize: 'none',
  fontFamily: '$system',
  userSelect: 'none',
  '& text': { fontVariantNumeric: 'tabular-nums' },
  '&[data-overview] :is(text, [data-row])': { visibility: 'hidden' },
  '&[data-overview] text[data-title]': {
    visibility: 'visible',
    fontSize: 'var(--title)',
    paintOrder: 'stroke',
    stroke: '$colors$paperRaised',
    strokeWidth: '3px',
  },
});

// Of variants that set the same property Stitches lets the one win that was used last: each property has one variant only.
const tinted = {
  covered: { fill: '$goodSoft' },
  missed: { fill: '$alarmSoft' },
  half: { fill: '$warnSoft' },
  added: { fill: '$goodSoft' },
  removed: { fill: '$alarmSoft' },
  changed: { fill: '$warnSoft' },
};

export const Frame = styled('rect', {
  transition: 'fill $quick, stroke $quick',
  variants: {
    ground: {
      whole: { fill: 'none', pointerEvents: 'all' },
      odd: { fill: '$paper' },
      even: { fill: '$paperSunk' },
      leaf: { fill: '$paperRaised' },
      active: { fill: '$accentSoft' },
      inner: { fill: 'none', pointerEvents: 'none' },
      ...tinted,
    },
    edge: {
      usual: { stroke: '$lineStrong', strokeWidth: 1 },
      faint: { stroke: '$line', strokeWidth: 1 },
      active: { stroke: '$accentInk', strokeWidth: 2.5 },
      chosen: { stroke: '$ink', strokeWidth: 2.5 },
      covered: { stroke: '$good', strokeWidth: 1.5 },
      missed: { stroke: '$alarm', strokeWidth: 2 },
      half: { stroke: '$warn', strokeWidth: 2 },
      added: { stroke: '$good', strokeWidth: 2.5 },
      removed: { stroke: '$alarm', strokeWidth: 2, strokeDasharray: '6 4' },
      changed: { stroke: '$warn', strokeWidth: 2 },
    },
    part: { true: { strokeDasharray: '5 4' } },
  },
});

export const Title = styled('text', {
  fill: '$ink',
  fontSize: '14px',
  fontWeight: '$bold',
  dominantBaseline: 'central',
  pointerEvents: 'none',
});
export const Kind = styled('text', {
  fill: '$inkSoft',
  fontSize: '11px',
  fontWeight: '$medium',
  dominantBaseline: 'central',
  pointerEvents: 'none',
});
export const Tag = styled('rect', { fill: '$accentSoft', pointerEvents: 'none' });
export const TagWord = styled('text', {
  fill: '$accentInk',
  fontSize: '11px',
  fontWeight: '$medium',
  dominantBaseline: 'central',
  pointerEvents: 'none',
});

export const RowWord = styled('text', {
  fontSize: '12px',
  fontWeight: '$medium',
  dominantBaseline: 'central',
  pointerEvents: 'none',
  variants: {
    kind: {
      on: { fill: '$ink' },
      always: { fill: '$inkSoft' },
      done: { fill: '$inkSoft' },
      shows: { fill: '$inkSoft' },
      after: { fill: '$accentInk' },
      answer: { fill: '$good' },
      refusal: { fill: '$alarm' },
      asks: { fill: '$inkSoft' },
      entering: { fill: '$inkSoft' },
      leaving: { fill: '$inkSoft' },
      guard: { fill: '$inkSoft', fontWeight: '$body' },
      taken: { fill: '$onAccent' },
    },
  },
});

export const RowGround = styled('rect', {
  variants: {
    ground: {
      none: { fill: 'transparent' },
      whole: { fill: '$paper' },
      odd: { fill: '$paper' },
      even: { fill: '$paperSunk' },
      taken: { fill: '$accent' },
      ...tinted,
    },
    open: { true: { cursor: 'pointer', '@hover': { '&:hover': { stroke: '$lineStrong' } } } },
    chosen: { true: { '&, &:hover': { stroke: '$ink', strokeWidth: 1.5 } } },
  },
});

export const Way = styled('path', {
  fill: 'none',
  transition: 'stroke $quick',
  variants: {
    tone: {
      none: { stroke: '$lineStrong', strokeWidth: 1.5 },
      taken: { stroke: '$accentInk', strokeWidth: 3 },
      chosen: { stroke: '$ink', strokeWidth: 2.5 },
      covered: { stroke: '$good', strokeWidth: 2 },
      missed: { stroke: '$alarm', strokeWidth: 2.5 },
      half: { stroke: '$warn', strokeWidth: 2.5 },
      added: { stroke: '$good', strokeWidth: 2.5 },
      removed: { stroke: '$alarm', strokeWidth: 2, strokeDasharray: '6 4' },
      changed: { stroke: '$warn', strokeWidth: 2.5 },
    },
  },
});
export const Tip = styled('path', {
  variants: {
    tone: {
      none: { fill: '$lineStrong' },
      taken: { fill: '$accentInk' },
      chosen: { fill: '$ink' },
      covered: { fill: '$good' },
      missed: { fill: '$alarm' },
      half: { fill: '$warn' },
      added: { fill: '$good' },
      removed: { fill: '$alarm' },
      changed: { fill: '$warn' },
    },
  },
});
export const Begin = styled('circle', { fill: '$ink' });
export const Runner = styled('circle', {
  fill: '$accent',
  stroke: '$accentInk',
  strokeWidth: 2,
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
});
export const Glow = styled('path', {
  fill: 'none',
  stroke: '$accent',
  strokeWidth: 7,
  strokeLinecap: 'round',
  opacity: 0.25,
  '@media (prefers-reduced-motion: no-preference)': { animation: `${shine} .6s ease-out` },
});
export const Press = styled('g', {
  '&[role="button"]': { cursor: 'pointer' },
  outline: 'none',
  '&:focus-visible > rect:first-of-type': { stroke: '$ink', strokeWidth: 3 },
});
export const MarkShape = styled('path', {
  fill: 'none',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  pointerEvents: 'none',
  variants: {
    kind: {
      on: { stroke: '$ink' },
      always: { stroke: '$inkSoft' },
      done: { stroke: '$inkSoft' },
      shows: { stroke: '$inkSoft' },
      after: { stroke: '$accentInk' },
      answer: { stroke: '$good' },
      refusal: { stroke: '$alarm' },
      asks: { stroke: '$inkSoft' },
      entering: { stroke: '$inkSoft' },
      leaving: { stroke: '$inkSoft' },
      taken: { stroke: '$onAccent' },
    },
  },
});
