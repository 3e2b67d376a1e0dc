import { locales, type Locale } from '#machines/model/locale.ts';

/** One way of looking at a screen. Width in CSS pixels. */
export type Variant = { width: Width; theme: Theme; locale: Locale; text: Text };
export const widths = [390, 1280] as const;
export type Width = (typeof widths)[number] | 320;
export const themes = ['day', 'night'] as const;
export type Theme = (typeof themes)[number];
export const texts = ['normal', 'longest', 'spaced'] as const;
/**
 * `longest`: every name, address and amount of the samples as long as it can get. `spaced`: set by its reader as wide as WCAG 1.4.12 says.
 */
export type Text = (typeof texts)[number];

export { locales };

/** All ways of looking: two widths, two themes, six languages, two texts. */
export const everyVariant: readonly Variant[] = locales.flatMap((locale) =>
  widths.flatMap((width) => themes.flatMap((theme) => (['normal', 'longest'] as const).map((text) => ({ width, theme, locale, text })))),
);

/** The same with text as a reader sets it; themes move nothing. */
export const spacedVariants: readonly Variant[] = widths.flatMap((width) =>
  locales.map((locale) => ({ width, theme: 'day', locale, text: 'spaced' })),
);

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

/** Sixteen ways that hold every pair of width, theme, language and text. */
export const pairwise: readonly Variant[] = locales.flatMap((locale, place): Variant[] => {
  const [first, second]: readonly [Theme, Theme] = place % 2 === 0 ? ['day', 'night'] : ['night', 'day'];
  const usual: Variant[] = [
    { width: 390, theme: first, locale, text: 'normal' },
    { width: 1280, theme: second, locale, text: 'longest' },
  ];
  const rest: Variant[] = [
    { width: 390, theme: second, locale, text: 'longest' },
    { width: 1280, theme: first, locale, text: 'normal' },
  ];
  return place < 2 ? [...usual, ...rest] : usual;
});

/** `count` of `things`, spread evenly from `from` on; always the same. */
export const spread = <Thing>(things: readonly Thing[], count: number, from: number): Thing[] => {
  let step = Math.max(1, Math.floor(things.length / Math.max(count, 1)));
  while (gcd(step, things.length) > 1) step += 1;
  return Array.from({ length: Math.min(count, things.length) }, (_, index) => things[(from + index * step) % things.length] as Thing);
};

/** A way of looking in words. */
export const wordOf = ({ width, theme, locale, text }: Variant): string =>
  `${width} px, ${theme}, ${locale}${text === 'normal' ? '' : `, ${text} text`}`;

/** The file of a screen's picture. */
export const pictureFile = (slug: string, { width, theme, locale, text }: Variant): string =>
  `${slug}-${width}-${theme}-${locale}-${text}.webp`;
