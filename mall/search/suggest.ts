import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { locales, type Locale } from '#machines/words.ts';
import { chanceOf } from '../catalogue/chance.ts';
import type { Texts } from '../catalogue/texts.ts';
import { vocabularyOf, type Vocabulary } from '../catalogue/vocabulary.ts';
import type { House } from '../house.ts';
import { plain } from './letters.ts';
import type { hotSearch } from './search.shapes.ts';
import { fittest, proposalOf, type Proposal } from './proposal.ts';
import { wordsOf } from './words.ts';

export type Suggestion = Proposal & { text: string };
const kept = new WeakMap<Vocabulary, Promise<Map<Locale, Suggestion[]>>>();

async function read(house: House): Promise<Map<Locale, Suggestion[]>> {
  const { rows } = await house.database.pool.query<{ lang: Locale; text: string }>('select lang, text from suggestions order by weight desc, text');
  const made = new Map<Locale, Suggestion[]>(locales.map((locale) => [locale, []]));
  for (const { lang, text } of rows) made.get(lang)?.push({ text, ...proposalOf(text, lang) });
  return made;
}

/** What people of a language type, by weight. */
export async function proposalsOf(house: House, locale: Locale): Promise<Suggestion[]> {
  const words = await vocabularyOf(house);
  const known = kept.get(words) ?? read(house);
  kept.set(words, known);
  known.catch(() => kept.delete(words));
  return (await known).get(locale) ?? [];
}

/** G3: what a shopper may be typing, in his language: what begins so, then what has such words in any order, then what looks like it. */
export async function suggestionsFor(house: House, keyword: string, size: number, locale: Locale): Promise<string[]> {
  const typed = plain(keyword, locale).trim().slice(0, 60);
  if (typed === '') return [];
  const all = await proposalsOf(house, locale);
  // Suggestions stand by weight.
  return fittest(all, typed, locale).slice(0, size).map(({ text }) => text);
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
