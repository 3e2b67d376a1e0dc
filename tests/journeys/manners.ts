import { locales } from '#machines/words.ts';
import type { Manner } from './person.ts';

const regions = [659006000402, 659006000403, 659006000404, 659006000405];
const widths = [390, 1280] as const;
const themes = ['day', 'night'] as const;

/** All 24 ways of looking: two widths, two themes, six languages; the four regions take turns. */
export const everyManner: Manner[] = locales.flatMap((locale, place) =>
  widths.flatMap((width, wide) => themes.map((theme, dark) => ({ locale, width, theme, regionId: regions[(place + wide + 2 * dark) % regions.length] ?? regions[0]! }))),
);

/** The fewest that hold every pair of width, theme and language: each language at both widths, once by day and once by night. */
export const pairwise: Manner[] = everyManner.filter(({ locale, width, theme }) => (locales.indexOf(locale) + widths.indexOf(width) + themes.indexOf(theme)) % 2 === 0);

/** Each language once, both widths by day and by night: for what the gallery looks at in every manner. */
export const eachLanguage: Manner[] = pairwise.filter(({ locale, theme }) => themes.indexOf(theme) === (locales.indexOf(locale) >> 1) % 2);
