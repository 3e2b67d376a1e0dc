import type { Locale } from '#machines/model/locale.ts';
import type { Lexicon } from './lexicon.ts';
import { lower, plain } from './normalise.ts';
import { hasHan, isJoint, segmentWords, type Word } from './segmentWords.ts';

/** A word as it was typed. Pieces of Chinese are cut by what the lexicon knows. */
export type Token = Word & { isHan: boolean; meant: string | null };

/** How many words of a key are heard. */
const mostWords = 12;
const measure = /^(\d+(?:[.,]\d+)?)[\s\u00a0]*(\p{L}{1,12})/u;
const run = /^(?:\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}'’\-.,+&])+)/u;

/** Cuts a key into words: measures stay whole ("500 ml"), Chinese is cut, joining words are dropped unless nothing else is left. */
export function tokenise(lexicon: Lexicon, key: string, locale: Locale, isLiteral: boolean): Token[] {
  const found: Token[] = [];
  const word = (text: string, shown = text): void => void found.push({ plain: text, shown, isHan: false, meant: null });
  let rest = lower(key, locale);
  while (rest !== '') {
    const amount = measuredAt(lexicon, rest, locale);
    if (amount !== null) {
      word(amount.plain, amount.shown);
      rest = rest.slice(amount.shown.length);
      continue;
    }
    const piece = run.exec(rest)?.[0];
    if (piece === undefined) {
      rest = rest.slice([...rest][0]!.length);
      continue;
    }
    if (hasHan(piece))
      for (const { text, meant } of lexicon.han.cut(plain(piece, locale).slice(0, 60), !isLiteral))
        found.push({ plain: text, shown: text, isHan: true, meant });
    else {
      const whole = plain(piece, locale).replaceAll(/[^\p{L}\p{N}.]/gu, '');
      const parts = segmentWords(piece, locale);
      if (parts.length > 1 && lexicon.entries.has(whole)) word(whole, piece);
      else for (const part of parts) for (const each of halvesOf(lexicon, part)) word(each.plain, each.shown);
    }
    rest = rest.slice(piece.length);
  }
  const once = joined(lexicon, found).filter((token, at, all) => all.findIndex((other) => other.plain === token.plain) === at);
  const telling = once.filter((token) => !isJoint(token.plain));
  return (telling.length > 0 ? telling : once).slice(0, mostWords);
}

function measuredAt(lexicon: Lexicon, text: string, locale: Locale): Word | null {
  const found = measure.exec(text);
  if (found === null) return null;
  const letters = found[2]!;
  for (let length = letters.length; length > 0; length -= 1) {
    if (length < letters.length && !hasHan(letters)) return null;
    const key = `${found[1]!.replace(',', '.')}${plain(letters.slice(0, length), locale)}`;
    if (lexicon.entries.has(key)) return { plain: key, shown: found[0].slice(0, found[0].length - (letters.length - length)) };
  }
  return null;
}

/** "aloevera" is two words of the catalogue, where it neither is one nor begins one. */
function halvesOf(lexicon: Lexicon, word: Word): Word[] {
  if (lexicon.startingWith(word.plain, 1).length > 0) return [word];
  for (let at = 3; at <= word.plain.length - 3; at += 1) {
    const [one, other] = [lexicon.entries.get(word.plain.slice(0, at)), lexicon.entries.get(word.plain.slice(at))];
    if (one !== undefined && other !== undefined) return [one, other];
  }
  return [word];
}

/** "tooth brush" is one word of the catalogue. */
function joined(lexicon: Lexicon, tokens: readonly Token[]): Token[] {
  const made: Token[] = [];
  for (const token of tokens) {
    const last = made.at(-1);
    const both = last === undefined || last.isHan || token.isHan ? null : `${last.plain}${token.plain}`;
    if (last !== undefined && both !== null && lexicon.entries.has(both))
      made[made.length - 1] = { plain: both, shown: `${last.shown} ${token.shown}`, isHan: false, meant: null };
    else made.push(token);
  }
  return made;
}
