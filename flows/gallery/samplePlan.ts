import type { Staged, Visit } from './inspect.ts';
import { everyVariant, pairwise, spacedVariants, spread, type Variant } from './variants.ts';

const isPlain = ({ locale, text }: Variant): boolean => locale === 'en' && text === 'normal';
/** `count` looks at a screen whose text its reader spaced, the ways taking turns by `turn`. */
const spaced = (staged: Staged, count: number, turn: number): Visit[] =>
  spread(spacedVariants, count, turn).map((variant) => ({ staged, variant, axe: false }));
const narrow: Variant = { width: 320, theme: 'day', locale: 'ru', text: 'longest' };

/**
 * Every screen in every variant that is checked: eyes look at width x language x text (themes take turns, since they move
 * nothing), axe at width x theme; at 320 px whether anything scrolls sideways; what a reader loses who spaces text, at two ways.
 */
export const fullPlan = (staged: readonly Staged[]): Visit[] =>
  staged.flatMap((each, place) => [
    ...everyVariant.flatMap((variant, index): Visit[] => {
      const isTurn = (Math.floor(index / 2) + index + place) % 2 === (variant.theme === 'day' ? 0 : 1);
      return isPlain(variant) || isTurn ? [{ staged: each, variant, axe: isPlain(variant) }] : [];
    }),
    { staged: each, variant: narrow, axe: false },
    ...spaced(each, 2, place),
  ]);

/** Axe looks at every so manieth screen of a sample, and at so many text is spaced. */
const axeEach = 6;
const spacedEach = 6;

/** A sample: every screen once, the pairs of width, theme, language and text taking turns, and some with spaced text. */
export const samplePlan = (staged: readonly Staged[]): Visit[] =>
  staged.flatMap((each, place) => [
    ...spread(pairwise, 1, place).map((variant) => ({ staged: each, variant, axe: place % axeEach === 0 })),
    ...(place % spacedEach === 0 ? spaced(each, 1, place / spacedEach) : []),
  ]);
