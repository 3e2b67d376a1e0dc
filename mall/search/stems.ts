import type { Pool } from 'pg';
import type { Locale } from '#machines/model/locale.ts';
import { plain } from './normalise.ts';
import type { Word } from './segmentWords.ts';

/** PostgreSQL's own Snowball dictionaries; Chinese does not inflect. */
const dictionaries = { en: 'english_stem', pt: 'portuguese_stem', ru: 'russian_stem', tr: 'turkish_stem' } as const;
const stemmed = Object.keys(dictionaries) as (keyof typeof dictionaries)[];
const columns = stemmed.map((locale) => `(ts_lexize('${dictionaries[locale]}', word))[1] as ${locale}`).join(', ');

/** Under which stems a word stands, as `en teapot`. */
export const stemKey = (locale: Locale, stem: string): string => `${locale} ${stem}`;

/**
 * The stems of each word by its plain form, as PostgreSQL cuts them: of what was typed and of its plain form, for endings differ
 * where letters do. One question for all words; a stop word is its own stem.
 */
export async function stemKeysOf(pool: Pool, words: readonly Word[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map();
  const forms = [...new Set(words.flatMap((word) => [word.plain, word.shown]))];
  const { rows } = await pool.query<{ word: string } & Record<keyof typeof dictionaries, string | null>>({
    text: `select word, ${columns} from unnest($1::text[]) as word`,
    values: [forms],
  });
  const cut = new Map(rows.map((row) => [row.word, row]));
  return new Map(
    words.map((word) => {
      const keys = [word.plain, word.shown].flatMap((form) =>
        stemmed.map((locale) => stemKey(locale, plain(cut.get(form)?.[locale] ?? form, locale))),
      );
      return [word.plain, [...new Set(keys)]];
    }),
  );
}
