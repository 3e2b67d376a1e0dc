import { sify } from 'chinese-conv';
import { languageTag, type Locale } from '#machines/model/locale.ts';

const apostrophes = /['’ʼ`´]/g;
/** Soft hyphens, joiners and other marks that nobody sees. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * What a text is compared by: lower case by the locale's rules, compatibility forms unified, accents of Latin letters
 * dropped (ç, ş, ã, ı), ё as е, apostrophes gone, Chinese simplified, so that what is typed otherwise is found.
 */
export function plain(text: string, locale: Locale): string {
  const small = lower(text, locale)
    .replaceAll(apostrophes, '')
    .replaceAll('ı', 'i')
    .replaceAll('ё', 'е')
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
  return /\p{Script=Han}/u.test(small) ? sify(small) : small;
}

/** Lower case by the locale's rules, as a dictionary has it. */
export const lower = (text: string, locale: Locale): string =>
  text.normalize('NFKC').replaceAll(unseen, '').toLocaleLowerCase(languageTag(locale));

const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const sounds = 'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh sch  y  e yu ya'.split(' ');

/** How a word sounds in Latin letters, for names that were typed in the other alphabet. */
export const latinOf = (word: string): string => word.replaceAll(/[а-я]/g, (letter) => sounds[cyrillic.indexOf(letter)] ?? letter);

const looks: Record<string, string> = { a: 'а', b: 'в', c: 'с', e: 'е', h: 'н', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', x: 'х', y: 'у' };
const looksLatin = Object.fromEntries(Object.entries(looks).map(([latin, letter]) => [letter, latin]));

/** A word of both alphabets, in the one that it mostly has: "cмартфон" begins with a Latin c. Null for words of one alphabet. */
export function oneAlphabet(word: string): string | null {
  const [latin, russian] = [word.match(/[a-z]/g)?.length ?? 0, word.match(/[а-я]/g)?.length ?? 0];
  if (latin === 0 || russian === 0) return null;
  return [...word].map((letter) => (latin > russian ? looksLatin : looks)[letter] ?? letter).join('');
}
