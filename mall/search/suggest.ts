import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { locales, type Locale } from '#machines/model/locale.ts';
import { seededRandomOf } from '../seed/seededRandom.ts';
import type { Texts } from '../seed/texts.ts';
import { vocabularyOf, type Vocabulary } from '../seed/vocabulary.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { plain } from './normalise.ts';
import type { hotSearch } from './search.schemas.ts';
import { fittest, suggestionCandidateOf, type SuggestionCandidate } from './suggestionCandidate.ts';
import { segmentWords } from './segmentWords.ts';

export type Suggestion = SuggestionCandidate & { text: string };
const suggestionsByVocabulary = new WeakMap<Vocabulary, Promise<Map<Locale, Suggestion[]>>>();

async function read(context: MallContext): Promise<Map<Locale, Suggestion[]>> {
  const { rows } = await context.database.pool.query<{ lang: Locale; text: string }>(
    'select lang, text from suggestions order by weight desc, text',
  );
  const made = new Map<Locale, Suggestion[]>(locales.map((locale) => [locale, []]));
  for (const { lang, text } of rows) made.get(lang)?.push({ text, ...suggestionCandidateOf(text, lang) });
  return made;
}

/** What people of a language type, by weight. */
export async function suggestionCandidatesOf(context: MallContext, locale: Locale): Promise<Suggestion[]> {
  const words = await vocabularyOf(context);
  const known = suggestionsByVocabulary.get(words) ?? read(context);
  suggestionsByVocabulary.set(words, known);
  known.catch(() => suggestionsByVocabulary.delete(words));
  return (await known).get(locale) ?? [];
}

/** G3: what a shopper may be typing, in his language: what begins so, then what has such words in any order, then what looks like it. */
export async function suggestionsFor(context: MallContext, keyword: string, size: number, locale: Locale): Promise<string[]> {
  const typed = plain(keyword, locale).trim().slice(0, 60);
  if (typed === '') return [];
  const all = await suggestionCandidatesOf(context, locale);
  // Suggestions stand by weight.
  return fittest(all, typed, locale)
    .slice(0, size)
    .map(({ text }) => text);
}

/** Other things people write that look like this key's last word, in the language, at most five. */
export async function relatedTo(context: MallContext, key: string, locale: Locale): Promise<string[]> {
  const word = segmentWords(key, locale).at(-1)?.plain;
  if (word === undefined) return [];
  const own = plain(key, locale).trim();
  return (await suggestionsFor(context, word, 6, locale)).filter((text) => plain(text, locale) !== own).slice(0, 5);
}

/** G2: what people look for in a region. `isOrdered`: by popularity; else shuffled anew each minute. */
export async function hotSearchesOf(
  context: MallContext,
  query: { regionId: number; number: number; isOrdered: boolean; locale: Locale; now: number },
): Promise<z.input<typeof hotSearch>[]> {
  const { rows } = await context.db.execute<{ hotSearchId: number; texts: Texts }>(sql`
    select hot_search_id as "hotSearchId", texts from hot_searches where region_id = ${query.regionId} order by seq limit 50`);
  const chance = seededRandomOf('hot', Math.floor(query.now / 60_000));
  const ordered = query.isOrdered
    ? rows
    : rows
        .map((row) => ({ row, at: chance.next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ row }) => row);
  return ordered
    .slice(0, query.number)
    .map((row) => ({ hotSearchId: row.hotSearchId, title: row.texts[query.locale], content: row.texts[query.locale] }));
}
