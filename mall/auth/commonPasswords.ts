import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the commonest passwords are refused with anything around them, too (ASVS 6.2.4). */
const COMMONEST = 3000;
/** More digits and signs than these around a word make a password of their own. */
const MOST_AROUND = 8;
/** Shorter ones begin too many passwords by chance. */
const SHORTEST_WORD = 3;

/** What guessers here try beside the list: words of the shop and its regions, of calendars and of devices, in small letters. */
const ownWords = [
  'passw',
  'administrator',
  'guest',
  'default',
  'login',
  'user',
  'root',
  'temp',
  'temporary',
  'company',
  'qwertz',
  'abcde',
  'abcdef',
  'abcdefg',
  'abcdefgh',
  'february',
  'march',
  'june',
  'july',
  'wednesday',
  'thursday',
  'saturday',
  'facebook',
  'iphone',
  'android',
  'chocolate',
  'lion',
  'allah',
  'god',
  'shop',
  'shopping',
  'store',
  'mall',
  'serendib',
  'srilanka',
  'lanka',
  'ceylon',
  'colombo',
  'kandy',
  'beijing',
  'shanghai',
  'woaini',
  'laos',
  'vientiane',
  'turkiye',
  'istanbul',
  'galatasaray',
  'fenerbahce',
  'besiktas',
  'sifre',
  'şifre',
  'senha',
  'parol',
  'пароль',
  'привет',
  'москва',
  'россия',
  'любовь',
] as const;

/** What guessers write in place of letters; `1` and `!` stand for two. */
const substitutes = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
  ['|', 'l'],
]);
const otherSubstitutes = new Map([...substitutes, ['1', 'l'], ['!', 'l']]);

const lettersOf = (text: string): string => text.replace(/\P{L}/gu, '');
const withoutEdges = (text: string): string => text.replace(/^\P{L}+|\P{L}+$/gu, '');
const withoutEnd = (text: string): string => text.replace(/\P{L}+$/u, '');
const withoutSignsAround = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
const undo = (text: string, by: ReadonlyMap<string, string>): string => [...text].map((sign) => by.get(sign) ?? sign).join('');

const listed = dictionary['passwords-common'];
const whole = new Set(listed);
const listedWords = listed
  .slice(0, COMMONEST)
  .map((each) => lettersOf(withoutEdges(each)))
  .filter(({ length }) => length >= SHORTEST_WORD);
const words = new Set<string>([...ownWords, ...listedWords]);

/**
 * Whether a password is what every guesser tries early, in capitals or not: one on the list of common ones, perhaps with signs around
 * it; one of the commonest or a word of this shop's, also with 0 for o, @ for a ..., with no more than eight digits and signs around it;
 * or one sign again and again.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (whole.has(text) || whole.has(withoutSignsAround(text))) return true;
  const core = withoutEdges(text);
  // The last sign is an ending more often than a letter: `passw0rd!` is `password` and not `passwordi`.
  const readings = [core, withoutEnd(text), text].flatMap((part) => [part, undo(part, substitutes), undo(part, otherSubstitutes)]);
  const isWord = readings.some((each) => words.has(lettersOf(each))) && text.length - core.length <= MOST_AROUND;
  return isWord || new Set(lettersOf(text)).size <= 1;
}
