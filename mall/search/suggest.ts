import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '#machines/words.ts';
import { chanceOf } from '../catalogue/chance.ts';
import type { Texts } from '../catalogue/texts.ts';
import type { House } from '../house.ts';
import { plain } from './words.ts';
import type { hotSearch } from './search.shapes.ts';

/** G3: what a shopper may be typing, in his language: what begins so, then what has a word that does, then what looks like it. */
export async function suggestionsFor(house: House, keyword: string, size: number, locale: Locale): Promise<string[]> {
  const typed = plain(keyword, locale).trim().slice(0, 60);
  if (typed === '') return [];
  const like = typed.replaceAll(/[%_\\]/g, '\\$&');
  const { rows } = await house.db.execute<{ text: string }>(sql`
    select text from suggestions
    where lang = ${locale} and (plain like ${`%${like}%`} or plain % ${typed})
    order by (plain like ${`${like}%`}) desc, (plain like ${`% ${like}%`}) desc, (plain like ${`%${like}%`}) desc, weight desc, text limit ${size}`);
  return rows.map((row) => row.text);
}

/** G2: what people look for in a region. `isOrdered`: by popularity; else shuffled anew each minute. */
export async function hotSearchesOf(house: House, asked: { regionId: number; number: number; isOrdered: boolean; locale: Locale; now: number }): Promise<z.input<typeof hotSearch>[]> {
  const { rows } = await house.db.execute<{ hotSearchId: number; texts: Texts }>(sql`
    select hot_search_id as "hotSearchId", texts from hot_searches where region_id = ${asked.regionId} order by seq limit 50`);
  const chance = chanceOf('hot', Math.floor(asked.now / 60_000));
  const ordered = asked.isOrdered ? rows : rows.map((row) => ({ row, at: chance.next() })).sort((one, other) => one.at - other.at).map(({ row }) => row);
  return ordered.slice(0, asked.number).map((row) => ({ hotSearchId: row.hotSearchId, title: row.texts[asked.locale], content: row.texts[asked.locale] }));
}
