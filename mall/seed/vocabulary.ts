import { sql } from 'drizzle-orm';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import { idArray } from '../platform/postgres/idArray.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Texts } from './texts.ts';

/** One word of the catalogue: a kind of thing, a feature, an attribute or one of its values, a series, a sentence. */
export type Term = { termId: number; type: string; parentId: number | null; texts: Texts; facts: Record<string, unknown> };
export type CategoryRow = { categoryId: number; parentId: number; grade: number; seq: number; texts: Texts; pic: string };
export type BrandRow = { brandId: number; name: string; letter: string; logo: string; prodCount: Record<string, number> };
export type ShopRow = {
  shopId: number;
  name: string;
  regionId: number;
  city: number;
  logo: string;
  banner: string;
  phrases: number[];
  score: number | null;
  fansCount: number;
  soldNum: number;
  prodCount: Record<string, number>;
  categoryIds: number[];
  shipsTo: number[];
  responseMinutes: number | null;
  onTimeRate: number | null;
  opens: string;
  status: number;
};
export type TagRow = { tagId: number; seq: number; style: number; linkType: string; relation: string | null; icon: string; texts: Texts };

/** What names, paths and shop cards are composed from: a few thousand rows that only a new filling changes, kept in memory. */
export type Vocabulary = {
  terms: Map<number, Term>;
  categories: Map<number, CategoryRow>;
  brands: Map<number, BrandRow>;
  shops: Map<number, ShopRow>;
  tags: TagRow[];
  /** The text of a term in a language; empty when unknown. */
  say(termId: number, locale: Locale): string;
};

const vocabularies = new WeakMap<MallContext, { reading: Promise<Vocabulary>; words: Vocabulary | null }>();

/** The vocabulary of this mall, read once. Not for a transaction: it would wait for a second connection. */
export function vocabularyOf(context: MallContext): Promise<Vocabulary> {
  const known = vocabularies.get(context);
  if (known) return known.reading;
  const entry = { reading: readVocabulary(context), words: null as Vocabulary | null };
  vocabularies.set(context, entry);
  entry.reading.then(
    (words) => (entry.words = words),
    () => vocabularies.delete(context),
  );
  return entry.reading;
}

/** After a new filling: the next reader asks the database again. */
export function forgetVocabulary(context: MallContext): void {
  vocabularies.delete(context);
}

type WordIds = { terms: readonly number[]; brands: readonly number[]; shops: readonly number[] };

/**
 * The words for these ids: from memory where it holds them all, else read through `db`. It waits for no second connection, so that many
 * transactions at once cannot starve the pool.
 */
export async function wordsFor(context: MallContext, db: Db, ids: WordIds): Promise<Vocabulary> {
  const words = vocabularies.get(context)?.words;
  // Its failure is the next reader's, who asks again.
  if (words === undefined) void vocabularyOf(context);
  return words && holdsAll(words, ids) ? words : readWords(db, ids);
}

/** The id 0 names nothing: a product outside any series has it. */
function holdsAll({ terms, brands, shops }: Vocabulary, ids: WordIds): boolean {
  return (
    ids.terms.every((id) => id === 0 || terms.has(id)) && ids.brands.every((id) => brands.has(id)) && ids.shops.every((id) => shops.has(id))
  );
}

async function readWords(db: Db, ids: WordIds): Promise<Vocabulary> {
  const termIds = idArray(ids.terms);
  const terms = await db.execute<Term>(
    sql`select term_id as "termId", type, parent_id as "parentId", texts, facts from terms
        where term_id = any(${termIds}) or term_id in (select parent_id from terms where term_id = any(${termIds}))`,
  );
  const brands = await db.execute<BrandRow>(sql`select ${sql.raw(brandColumns)} from brands where brand_id = any(${idArray(ids.brands)})`);
  const shops = await db.execute<ShopRow>(sql`select ${sql.raw(shopColumns)} from shops where shop_id = any(${idArray(ids.shops)})`);
  return assembled(terms.rows, [], brands.rows, shops.rows, []);
}

const brandColumns = 'brand_id as "brandId", name, letter, logo, prod_count as "prodCount"';
const shopColumns = `shop_id as "shopId", name, region_id as "regionId", city, logo, banner, phrases, score::float8 as score, fans_count as "fansCount", sold_num as "soldNum",
  prod_count as "prodCount", category_ids as "categoryIds", ships_to::float8[] as "shipsTo", response_minutes as "responseMinutes", on_time_rate::float8 as "onTimeRate", opens, status`;

function assembled(terms: Term[], categories: CategoryRow[], brands: BrandRow[], shops: ShopRow[], tags: TagRow[]): Vocabulary {
  const byId = new Map(terms.map((term) => [term.termId, term]));
  return {
    terms: byId,
    categories: new Map(categories.map((row) => [row.categoryId, row])),
    brands: new Map(brands.map((row) => [row.brandId, row])),
    shops: new Map(shops.map((row) => [row.shopId, row])),
    tags,
    say: (termId, locale) => byId.get(termId)?.texts[locale] ?? '',
  };
}

async function readVocabulary(context: MallContext): Promise<Vocabulary> {
  const { pool } = context.database;
  const [terms, categories, brands, shops, tags] = await Promise.all([
    pool.query<Term>('select term_id as "termId", type, parent_id as "parentId", texts, facts from terms order by term_id'),
    pool.query<CategoryRow>(
      'select category_id as "categoryId", parent_id as "parentId", grade, seq, texts, pic from categories order by grade, seq',
    ),
    pool.query<BrandRow>(`select ${brandColumns} from brands order by name`),
    pool.query<ShopRow>(`select ${shopColumns} from shops order by shop_id`),
    pool.query<TagRow>('select tag_id as "tagId", seq, style, link_type as "linkType", relation, icon, texts from tags order by seq'),
  ]);
  return assembled(terms.rows, categories.rows, brands.rows, shops.rows, tags.rows);
}
