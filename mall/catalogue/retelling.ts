import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { allChanged, shelfChannel } from '../shelf/channel.ts';
import { terms } from './dictionary.ts';
import { banners, hotSearches } from './editorial.ts';
import { suggestions } from './index.words.ts';
import { categoryNodes } from './kinds.ts';
import { tags } from './tags.ts';

/** `english`: where its English stands in `texts`. */
type Told = { table: string; key: string; english: string; rows: readonly { id: number; texts: object }[] };

const told: readonly Told[] = [
  { table: 'terms', key: 'term_id', english: '{en}', rows: terms.map(({ termId: id, texts }) => ({ id, texts })) },
  { table: 'categories', key: 'category_id', english: '{en}', rows: categoryNodes.map(({ categoryId: id, texts }) => ({ id, texts })) },
  { table: 'tags', key: 'tag_id', english: '{en}', rows: tags.map(({ tagId: id, texts }) => ({ id, texts })) },
  { table: 'banners', key: 'banner_id', english: '{title,en}', rows: banners.map(({ bannerId: id, texts }) => ({ id, texts })) },
  { table: 'hot_searches', key: 'hot_search_id', english: '{en}', rows: hotSearches.map(({ hotSearchId: id, texts }) => ({ id, texts })) },
];

/**
 * Says what stands on the shelves in the words of this version: products, orders and prices stay as they are. A row whose
 * English differs is another thing under the same id, and is left alone. Answers whether anything was said otherwise.
 */
export async function retell(db: Db): Promise<boolean> {
  let changed = 0;
  for (const { table, key, english, rows } of told) {
    const { rowCount } = await db.execute(sql`
      update ${sql.raw(table)} as old set texts = now.texts from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as now(id bigint, texts jsonb)
      where old.${sql.raw(key)} = now.id and old.texts #> ${english} = now.texts #> ${english} and old.texts <> now.texts`);
    changed += rowCount ?? 0;
  }
  if (changed === 0) return false;
  await db.execute(sql`delete from suggestions`);
  await db.execute(sql`insert into suggestions (lang, text, plain, weight) select lang, text, plain, weight from jsonb_to_recordset(${JSON.stringify(suggestions())}::jsonb) as now(lang text, text text, plain text, weight int)`);
  await db.execute(sql`select pg_notify(${shelfChannel}, ${allChanged})`);
  return true;
}
