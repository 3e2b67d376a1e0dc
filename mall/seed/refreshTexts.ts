import { sql } from 'drizzle-orm';
import { weekends, weeks } from '../campaign/demo.ts';
import type { Db } from '../platform/postgres/database.ts';
import { allChanged, changeChannel } from '../searchIndex/changeChannel.ts';
import { terms } from './termDictionary.ts';
import { banners, hotSearches } from './banners.ts';
import { suggestionTerms } from './suggestionTerms.ts';
import { categoryNodes } from './productTypes.ts';
import { tags } from './tags.ts';

/** `same`: what shows that a row (`old`) is still the thing we mean (`now`); what is drawn by a picture of its own is known by it. */
type Told = { table: string; same: string; rows: readonly { id?: number; pic?: string; texts: object }[] };

const byAnyLanguage = (key: string): string =>
  `old.${key} = now.id and exists (select from jsonb_each(old.texts) as said where said.value = now.texts -> said.key)`;

const facts: readonly Told[] = [
  { table: 'terms', same: byAnyLanguage('term_id'), rows: terms.map(({ termId: id, texts }) => ({ id, texts })) },
  { table: 'categories', same: byAnyLanguage('category_id'), rows: categoryNodes.map(({ categoryId: id, texts }) => ({ id, texts })) },
  { table: 'tags', same: byAnyLanguage('tag_id'), rows: tags.map(({ tagId: id, texts }) => ({ id, texts })) },
  {
    table: 'banners',
    same: 'old.banner_id = now.id and old.pic = now.pic',
    rows: banners.map(({ bannerId: id, pic, texts }) => ({ id, pic, texts })),
  },
  { table: 'hot_searches', same: byAnyLanguage('hot_search_id'), rows: hotSearches.map(({ hotSearchId: id, texts }) => ({ id, texts })) },
  { table: 'campaigns', same: 'old.pic = now.pic', rows: [...weeks, ...weekends] },
];

/**
 * Says what stands on the shelves in the words of this version: products, orders and prices stay as they are. A row that no
 * language calls as before, or whose picture differs, is another thing under the same id, and is left alone. Answers whether
 * anything was said otherwise.
 */
export async function refreshTexts(db: Db): Promise<boolean> {
  let changed = 0;
  for (const { table, same, rows } of facts) {
    const { rowCount } = await db.execute(sql`
      update ${sql.raw(table)} as old set texts = now.texts from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as now(id bigint,
      pic text, texts jsonb)
      where ${sql.raw(same)} and old.texts <> now.texts`);
    changed += rowCount ?? 0;
  }
  if (changed === 0) return false;
  await db.execute(sql`delete from suggestions`);
  await db.execute(
    sql`insert into suggestions (lang, text, plain, weight) select lang, text, plain, weight
      from jsonb_to_recordset(${JSON.stringify(suggestionTerms())}::jsonb) as now(lang text, text text, plain text, weight int)`,
  );
  await db.execute(sql`select pg_notify(${changeChannel}, ${allChanged})`);
  return true;
}
