import { locales } from '#machines/model/locale.ts';
import { readCommitSample } from '../../runner/commitSample.ts';
import type { Variant } from './shopperDriver.ts';

const commit = readCommitSample();

const regions = [659006000402, 659006000403, 659006000404, 659006000405];
const widths = [390, 1280] as const;
const themes = ['day', 'night'] as const;

/** All 24 ways of looking: two widths, two themes, six languages; the four regions take turns. */
const everyVariant: Variant[] = locales.flatMap((locale, place) =>
  widths.flatMap((width, wide) =>
    themes.map((theme, dark) => ({ locale, width, theme, regionId: regions[(place + wide + 2 * dark) % regions.length] ?? regions[0]! })),
  ),
);

/** The fewest that hold every pair of width, theme and language: each language at both widths, once by day and once by night. */
const pairwise: Variant[] = everyVariant.filter(
  ({ locale, width, theme }) => (locales.indexOf(locale) + widths.indexOf(width) + themes.indexOf(theme)) % 2 === 0,
);

/**
 * What one journey runs in: all variants in the long run; else once on the phone and once at the desk, each in a language that the commit
 * draws out of one half of them. The gallery looks at every screen in every variant.
 */
export const variantsOf = (half: 'first' | 'second'): Variant[] => {
  if (process.env.FULL) return everyVariant;
  const ownLanguages = pairwise.filter(({ locale }) => locales.indexOf(locale) % 2 === (half === 'first' ? 0 : 1));
  return widths.map((wanted) =>
    commit.pick(
      `${half} ${wanted}`,
      ownLanguages.filter(({ width }) => width === wanted),
    ),
  );
};

/** What a journey with variants of its own runs in: all of them in the long run, else the one that the commit draws. */
export const drawnOf = <Choice>(journey: string, variants: readonly Choice[]): readonly Choice[] =>
  process.env.FULL ? variants : [commit.pick(journey, variants)];
