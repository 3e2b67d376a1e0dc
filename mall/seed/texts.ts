import { languageTag, locales, type Locale } from '#machines/model/locale.ts';

/** The languages the vocabulary is written in, in the order of its lines. One that came later reads English until its lines are added. */
const written: readonly Locale[] = ['en', 'pt', 'ru', 'tr', 'zh-TW', 'zn'];

/** One thing said in all languages. */
export type Texts = Record<Locale, string>;

/** Reads `en | pt | ru | tr | zh-TW | zn`, the order in which the vocabulary is written. @throws when a language is missing. */
export function textsOf(line: string): Texts {
  const parts = line.split('|').map((part) => part.trim());
  if (parts.length !== written.length || parts.some((part) => part === '')) throw new Error(`${written.length} languages wanted: ${line}`);
  return Object.fromEntries(locales.map((locale) => [locale, parts[written.indexOf(locale)] ?? parts[0]])) as Texts;
}

/** A name that is the same in every language, such as a brand. */
export const sameTexts = (name: string): Texts => Object.fromEntries(locales.map((locale) => [locale, name])) as Texts;

/** A text in every language. */
export const textsBy = (say: (locale: Locale) => string): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, say(locale)])) as Texts;

/** First letter large, by the locale's own rules (Turkish i becomes İ). */
export function sentenceCase(text: string, locale: Locale): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(languageTag(locale)) + rest.join('');
}

const countries = new Map<Locale, Intl.DisplayNames>();

/** A country's name in a language; the code itself when Intl knows none. */
export function countryName(code: string, locale: Locale): string {
  const names = countries.get(locale) ?? new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  countries.set(locale, names);
  return names.of(code) ?? code;
}

const weights = new Map<string, Intl.NumberFormat>();

/** "480 g", "1,3 kg" as the language writes it. */
export function weightText(grams: number, locale: Locale): string {
  const unit = grams < 1_000 ? 'gram' : 'kilogram';
  const format =
    weights.get(`${locale} ${unit}`) ?? new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, maximumFractionDigits: 1 });
  weights.set(`${locale} ${unit}`, format);
  return format.format(unit === 'gram' ? grams : grams / 1_000);
}
