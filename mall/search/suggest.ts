import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { locales, type Locale } from '#machines/words.ts';
import { chanceOf } from '../catalogue/chance.ts';
import type { Texts } from '../catalogue/texts.ts';
import { vocabularyOf, type Vocabulary } from '../catalogue/vocabulary.ts';
import type { House } from '../house.ts';
import { plain } from './letters.ts';
import type { hotSearch } from './search.shapes.ts';
import { slips, slipsIn } from './spelling.ts';
import { hasHan, wordsOf } from './words.ts';

/** What may be proposed: `words` are compared, `text` is read. */
type Proposal = { text: string; plain: string; words: string[]; weight: number };
const kept = new WeakMap<Vocabulary, Promise<Map<Locale, Proposal[]>>>();

async function read(house: House): Promise<Map<Locale, Proposal[]>> {
  const { rows } = await house.database.pool.query<{ lang: Locale; text: string; plain: string; weight: number }>('select lang, text, plain, weight from suggestions order by weight desc, text');
  const made = new Map<Locale, Proposal[]>(locales.map((locale) => [locale, []]));
  for (const { lang, text, weight } of rows) made.get(lang)?.push({ text, plain: plain(text, lang), words: wordsOf(text, lang).map((word) => word.plain), weight });
  return made;
}

async function proposalsOf(house: House, locale: Locale): Promise<Proposal[]> {
  const words = await vocabularyOf(house);
  const known = kept.get(words) ?? read(house);
  kept.set(words, known);
  known.catch(() => kept.delete(words));
  return (await known).get(locale) ?? [];
}

/** How well a proposal goes on from what was typed: 4 it begins so, 3 a word of it does, 2 every typed word begins one of its words, 1 but for slips; 0 not. */
function fit(proposal: Proposal, typed: string, words: readonly string[], forgives: boolean): number {
  if (proposal.plain.startsWith(typed)) return 4;
  if (proposal.plain.includes(` ${typed}`) || (hasHan(typed) && proposal.plain.includes(typed))) return 3;
  if (words.length === 0) return 0;
  if (words.every((word) => proposal.words.some((own) => own.startsWith(word)))) return 2;
  if (!forgives) return 0;
  return words.every((word) => proposal.words.some((own) => own.startsWith(word) || isSlipOf(own, word))) ? 1 : 0;
}

/** Whether a word, or its beginning, was meant. */
function isSlipOf(own: string, word: string): boolean {
  const most = slipsIn(word.length);
  if (most === 0 || own.length < word.length - most) return false;
  return own[0] === word[0] && [0, -1, 1].some((more) => slips(word, own.slice(0, word.length + more), most) <= most);
}

/** G3: what a shopper may be typing, in his language: what begins so, then what has such words in any order, then what looks like it. */
export async function suggestionsFor(house: House, keyword: string, size: number, locale: Locale): Promise<string[]> {
  const typed = plain(keyword, locale).trim().slice(0, 60);
  if (typed === '') return [];
  const all = await proposalsOf(house, locale);
  const words = wordsOf(typed, locale).map((word) => word.plain);
  const fitting = (forgives: boolean) => all.map((proposal) => ({ proposal, how: fit(proposal, typed, words, forgives) })).filter(({ how }) => how > 0);
  const sure = fitting(false);
  // Sorting is stable, and proposals stand by weight.
  return (sure.length > 0 ? sure : fitting(true)).sort((one, other) => other.how - one.how).slice(0, size).map(({ proposal }) => proposal.text);
}

/** Other things people write that look like this key's last word, in the language, at most five. */
export async function relatedTo(house: House, key: string, locale: Locale): Promise<string[]> {
  const word = wordsOf(key, locale).at(-1)?.plain;
  if (word === undefined) return [];
  const own = plain(key, locale).trim();
  return (await suggestionsFor(house, word, 6, locale)).filter((text) => plain(text, locale) !== own).slice(0, 5);
}

/** G2: what people look for in a region. `isOrdered`: by popularity; else shuffled anew each minute. */
export async function hotSearchesOf(house: House, asked: { regionId: number; number: number; isOrdered: boolean; locale: Locale; now: number }): Promise<z.input<typeof hotSearch>[]> {
  const { rows } = await house.db.execute<{ hotSearchId: number; texts: Texts }>(sql`
    select hot_search_id as "hotSearchId", texts from hot_searches where region_id = ${asked.regionId} order by seq limit 50`);
  const chance = chanceOf('hot', Math.floor(asked.now / 60_000));
  const ordered = asked.isOrdered ? rows : rows.map((row) => ({ row, at: chance.next() })).sort((one, other) => one.at - other.at).map(({ row }) => row);
  return ordered.slice(0, asked.number).map((row) => ({ hotSearchId: row.hotSearchId, title: row.texts[asked.locale], content: row.texts[asked.locale] }));
}
