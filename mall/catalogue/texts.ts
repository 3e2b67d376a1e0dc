import { locales, type Locale } from '#machines/words.ts';

/** One thing said in all six languages. */
export type Texts = Record<Locale, string>;

/** Reads `en | pt | ru | tr | zh-TW | zn`, the order in which the vocabulary is written. @throws when a language is missing. */
export function textsOf(line: string): Texts {
  const parts = line.split('|').map((part) => part.trim());
  if (parts.length !== locales.length || parts.some((part) => part === '')) throw new Error(`six languages wanted: ${line}`);
  return Object.fromEntries(locales.map((locale, at) => [locale, parts[at]])) as Texts;
}

/** A name that is the same in every language, such as a brand. */
export const sameTexts = (name: string): Texts => Object.fromEntries(locales.map((locale) => [locale, name])) as Texts;

export const textsBy = (say: (locale: Locale) => string): Texts => Object.fromEntries(locales.map((locale) => [locale, say(locale)])) as Texts;

/** The tag that Intl and `lang` understand. */
export const intlTag = (locale: Locale): string => (locale === 'zn' ? 'zh-CN' : locale);

/** First letter large, by the locale's own rules (Turkish i becomes İ). */
export function sentenceCase(text: string, locale: Locale): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(intlTag(locale)) + rest.join('');
}
