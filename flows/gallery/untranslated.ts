import type { Locale } from '#machines/model/locale.ts';

/** Words of Latin letters, three or more of them. */
const latin = /(?<![\p{L}\p{N}@.#/])\p{Script=Latin}{3,}(?![\p{L}\p{N}@#/])/gu;

/** What is the same in every language: units, formats, names of things in the shop. */
const shared = new Set([
  'serendib',
  'visa',
  'mastercard',
  'google',
  'facebook',
  'unionpay',
  'sms',
  'gmt',
  'utc',
  'usd',
  'lkr',
  'lak',
  'try',
  'cny',
  'pdf',
  'jpg',
  'png',
  'english',
  'português',
  'türkçe',
  'russian',
]);

/** Addresses of mail and of pages, and a name of two words that are none by themselves. */
const noWords = /\S+@\S+|\bhttps?:\S+|American Express/g;

/** The words of a text, lower-cased. */
export const wordsIn = (text: string): Set<string> =>
  new Set([...text.replaceAll(noWords, '').matchAll(latin)].map(([word]) => word.toLowerCase()));

const leavesOf = (thing: unknown): string[] => {
  if (typeof thing === 'string') return [thing];
  return typeof thing === 'object' && thing !== null ? Object.values(thing).flatMap(leavesOf) : [];
};

/** All words that a locale's sentences and the samples may bring on the screen. */
export type Known = ReadonlySet<string>;
/** The Latin words, in small letters, of every text inside these things, beside those that all languages share. */
export const knownWords = (...sources: unknown[]): Known => {
  const text = sources.flatMap(leavesOf).join(' \n ');
  return new Set([...shared, ...[...text.matchAll(/\p{Script=Latin}+/gu)].map(([word]) => word.toLowerCase())]);
};

/**
 * Words of another language: where the locale is not written in Latin letters, any Latin word that neither its sentences nor
 * the samples have; elsewhere a word of the English sentences that this language's do not have.
 */
export const untranslatedWords = (text: string, locale: Locale, known: Known, english: Known): string[] => {
  if (locale === 'en') return [];
  const isLatin = locale === 'pt' || locale === 'tr';
  return [...wordsIn(text)].filter((word) => !known.has(word) && (!isLatin || english.has(word)));
};
