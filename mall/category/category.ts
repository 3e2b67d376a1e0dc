import type { Locale } from '#machines/model/locale.ts';
import { type CategoryRow, type Vocabulary, vocabularyOf } from '../seed/vocabulary.ts';
import { firstId } from '../seed/ids.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { termCounts } from '../product/sorting.ts';
import { refuse } from '../platform/http/refusal.ts';
import { i64, int, url, z } from '../platform/http/schemas.ts';

const fields = { categoryId: i64, parentId: i64, categoryName: z.string(), pic: url, grade: int };

export type Category = { categoryId: number; parentId: number; categoryName: string; pic: string; grade: number; children: Category[] };

/** Nested as deep as the tree is; in the document it refers to itself. */
export const category: z.ZodType<Category> = z
  .object({ ...fields, children: z.array(z.lazy((): z.ZodType<Category> => category)) })
  .openapi('Category') as unknown as z.ZodType<Category>;

export const attrFacet = z
  .object({
    attrId: i64,
    attrName: z.string(),
    values: z.array(z.object({ attrValueId: i64, value: z.string(), count: int }).openapi('AttrFacetValue')),
  })
  .openapi('AttrFacet');
export type AttrFacet = z.input<typeof attrFacet>;

const plain = (row: CategoryRow, locale: Locale): Category => ({
  categoryId: row.categoryId,
  parentId: row.parentId,
  categoryName: row.texts[locale],
  pic: row.pic,
  grade: row.grade,
  children: [],
});

/** F1: one level. @throws NOT_FOUND for an unknown parent other than 0 */
export async function categoriesUnder(context: MallContext, parentId: number, locale: Locale): Promise<Category[]> {
  const words = await vocabularyOf(context);
  if (parentId !== 0 && !words.categories.has(parentId)) throw refuse('NOT_FOUND');
  return [...words.categories.values()].filter((row) => row.parentId === parentId).map((row) => plain(row, locale));
}

/** F2: the whole tree, three levels. */
export async function categoryTree(context: MallContext, locale: Locale): Promise<Category[]> {
  const words = await vocabularyOf(context);
  return treeOf([...words.categories.values()], locale);
}

function treeOf(rows: readonly CategoryRow[], locale: Locale): Category[] {
  const made = new Map(rows.map((row) => [row.categoryId, plain(row, locale)]));
  const roots: Category[] = [];
  for (const each of made.values()) (made.get(each.parentId)?.children ?? roots).push(each);
  return roots;
}

/** These categories, flat and in the order of the tree: what a shop lists itself by. */
export function categoriesAmong(words: Vocabulary, categoryIds: readonly number[], locale: Locale): Category[] {
  const wanted = new Set(categoryIds);
  return [...words.categories.values()].filter((row) => wanted.has(row.categoryId)).map((row) => plain(row, locale));
}

/** F3: which attribute values the products of a category have in a region, and how many have each; rare attributes are left out. */
export async function attrsOf(context: MallContext, categoryId: number, regionId: number, locale: Locale): Promise<AttrFacet[]> {
  const words = await vocabularyOf(context);
  if (!words.categories.has(categoryId)) throw refuse('NOT_FOUND');
  const counted = await termCounts(context, regionId, [[categoryId]]);
  const values = counted.filter(({ termId }) => termId >= firstId.value && termId < firstId.phrase);
  const groups = new Map<number, AttrFacet>();
  for (const { termId, count } of values.sort((one, other) => one.termId - other.termId)) {
    const attrId = words.terms.get(termId)?.parentId;
    if (attrId === null || attrId === undefined) continue;
    const group = groups.get(attrId) ?? { attrId, attrName: words.say(attrId, locale), values: [] };
    group.values.push({ attrValueId: termId, value: words.say(termId, locale), count });
    groups.set(attrId, group);
  }
  return [...groups.values()].filter((group) => group.values.length > 1).sort((one, other) => one.attrId - other.attrId);
}
