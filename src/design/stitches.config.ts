import { createStitches } from '@stitches/react';
import { day, measures } from './tokens.ts';

const { getCssText, ...stitches } = createStitches({
  theme: { ...day, ...measures },
  media: {
    sm: '(min-width: 320px)',
    four: '(min-width: 600px)',
    md: '(min-width: 768px)',
    desk: '(min-width: 835px)',
    phone: '(max-width: 834.98px)',
    lg: '(min-width: 1024px)',
    xl: '(min-width: 1280px)',
    hover: '(hover: hover)',
    print: 'print',
    /** The system's few colours instead of ours: fills and shadows are dropped. */
    forced: '(forced-colors: active)',
  },
  utils: {
    /** Size of the letters and their line together: `text: '$14'`. */
    text: (size: `$${keyof typeof measures.fontSizes}`) => ({ fontSize: size, lineHeight: size }),
    /** What lies above the page: its shadow, and the edge that tells it from the page where shadows are dropped. */
    lift: (edge: 'border' | 'borderBlockEnd') => ({ boxShadow: '$lift', '@forced': { [edge]: '1px solid' } }),
  },
});

export const { styled, css, globalCss, keyframes, config } = stitches;

/** Stitches keeps its rules in so many groups, in this order: tokens, page-wide, by component and kind of variant. */
const groups = 7;
const markOf = (group: number): string => `--sxs{--sxs:${group}`;

/**
 * The rules that were used so far, for a document. Stitches leaves out a group that is empty, and in the browser inserts it, which has
 * every element of the page styled anew: here each stands in its place.
 */
export const documentStyles = (): string => {
  let rules = getCssText();
  for (let group = groups - 1; group >= 0; group -= 1) {
    if (rules.includes(markOf(group))) continue;
    const next = group + 1 < groups ? rules.indexOf(markOf(group + 1)) : rules.length;
    rules = `${rules.slice(0, next)}${markOf(group)}}@media{}${rules.slice(next)}`;
  }
  return rules;
};
