import { locales } from '#machines/model/locale.ts';
import type { Variant } from './shopperDriver.ts';

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

/** Each language once, both widths by day and by night: the others are for the long run, and the gallery looks at every screen in every manner. */
const eachLanguage: Variant[] = pairwise.filter(({ locale, theme }) => themes.indexOf(theme) === (locales.indexOf(locale) >> 1) % 2);

/** What one journey runs in: all variants in the long run; else half of the languages, so that journeys of both halves see each. */
export const variantsOf = (half: 'first' | 'second'): Variant[] =>
  process.env.FULL ? everyVariant : eachLanguage.filter((_, at) => at % 2 === (half === 'first' ? 0 : 1));
