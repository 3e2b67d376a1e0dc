import type { Staged, Visit } from './inspect.ts';
import { everyVariant, pairwise, spread, type Variant } from './variants.ts';

const isPlain = ({ locale, text }: Variant): boolean => locale === 'en' && text === 'normal';
const narrow: Variant = { width: 320, theme: 'day', locale: 'ru', text: 'longest' };

/**
 * Every screen in every variant that is checked: eyes look at width x language x text (themes take turns, since they move
 * nothing), axe at width x theme; at 320 px whether anything scrolls sideways.
 */
export const fullPlan = (staged: readonly Staged[]): Visit[] =>
  staged.flatMap((each, place) => [
    ...everyVariant.flatMap((variant, index): Visit[] => {
      const isTurn = (Math.floor(index / 2) + index + place) % 2 === (variant.theme === 'day' ? 0 : 1);
      return isPlain(variant) || isTurn ? [{ staged: each, variant, axe: isPlain(variant) }] : [];
    }),
    { staged: each, variant: narrow, axe: false },
  ]);

/** Axe looks at every so manieth screen of a sample. */
const axeEach = 6;

/** A sample: every screen once, the pairs of width, theme, language and text taking turns. */
export const samplePlan = (staged: readonly Staged[]): Visit[] =>
  staged.flatMap((each, place) => {
    const [variant] = spread(pairwise, 1, place);
    return variant ? [{ staged: each, variant, axe: place % axeEach === 0 }] : [];
  });
