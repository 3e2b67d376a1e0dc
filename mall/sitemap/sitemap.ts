import { campaignsAround, endsOf, type Campaign } from '../campaign/campaign.ts';
import { vocabularyOf } from '../seed/vocabulary.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { pictureOf } from '../product/productName.ts';
import { defaultRegion } from '../region/region.ts';

/** What crawlers are led to, in files of at most this many (the limit of the protocol). */
export const fileSize = 50_000;

/** Rows are read so many at a time: a million products are never held at once. */
const batchSize = 1_000;

export const sorts = ['category', 'group', 'tag', 'brand', 'shop', 'campaign', 'product'] as const;
export type Sort = (typeof sorts)[number];

/** One thing with a page: its English name where its address bears one, its picture, and the mall's time when it came, in ms. */
export type Row = { id: number; name: string; pic: string; since: number | null };

/** Whether anything stands in the file of a sort: the protocol knows no empty one. */
async function hasRows(context: MallContext, sort: Sort): Promise<boolean> {
  for await (const rows of rowsOf(context, sort, 0)) if (rows.length > 0) return true;
  return false;
}

/** The files of each sort of which there is something, by the id after which each begins. */
export async function filesOf(context: MallContext): Promise<{ sort: Sort; after: number }[]> {
  const { rows } = await context.database.pool.query<{ after: number }>(
    `select lag(prod_id, 1, 0::bigint) over (order by prod_id)::float8 as after
     from (select prod_id, row_number() over (order by prod_id) as place from products where status = 1) as placed
     where place % $1 = 0 or place = (select count(*) from products where status = 1)`,
    [fileSize],
  );
  const small = sorts.filter((sort) => sort !== 'product');
  const found = await Promise.all(small.map(async (sort) => ((await hasRows(context, sort)) ? [{ sort, after: 0 }] : [])));
  return [...found.flat(), ...rows.map(({ after }) => ({ sort: 'product' as const, after }))];
}

async function* products(context: MallContext, after: number): AsyncGenerator<Row[]> {
  const words = await vocabularyOf(context);
  let [last, left] = [after, fileSize];
  while (left > 0) {
    const { rows } = await context.database.pool.query<{ prodId: number; kind: number; colour: string; tint: number; createdAt: number }>({
      text: 'select prod_id as "prodId", kind, colour, tint, created_at as "createdAt" from products where status = 1 and prod_id > $1 order by prod_id limit $2',
      values: [last, Math.min(batchSize, left)],
    });
    yield rows.map((row) => ({ id: row.prodId, name: '', pic: pictureOf(words, row.kind, row.colour, row.tint), since: row.createdAt }));
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.prodId ?? last;
    left -= rows.length;
  }
}

/** A campaign that is over is told to who has its address, and led to by nobody. */
const unfinishedCampaigns = async (context: MallContext): Promise<Campaign[]> => {
  const now = context.clock.now();
  return (await campaignsAround(context, defaultRegion, now)).filter((each) => endsOf(each, defaultRegion).endAt > now);
};

/** The rows of one file, some at a time, in the order of their ids; for products read from the database as they are taken. */
export async function* rowsOf(context: MallContext, sort: Sort, after: number): AsyncGenerator<Row[]> {
  const words = await vocabularyOf(context);
  if (sort === 'product') yield* products(context, after);
  if (sort === 'category')
    yield [...words.categories.values()].map(({ categoryId, texts, pic }) => ({ id: categoryId, name: texts.en, pic, since: null }));
  if (sort === 'group') {
    const parents = new Set([...words.categories.values()].map(({ parentId }) => parentId));
    yield [...words.categories.values()]
      .filter(({ categoryId }) => parents.has(categoryId))
      .map(({ categoryId, texts, pic }) => ({ id: categoryId, name: texts.en, pic, since: null }));
  }
  if (sort === 'tag')
    yield words.tags
      .filter(({ linkType }) => linkType === 'TAG')
      .map(({ tagId, texts, icon }) => ({ id: tagId, name: texts.en, pic: icon, since: null }));
  if (sort === 'campaign')
    yield (await unfinishedCampaigns(context)).map(({ campaignId, texts }) => ({
      id: campaignId,
      name: texts.title.en,
      pic: '',
      since: null,
    }));
  if (sort === 'brand')
    yield [...words.brands.values()]
      .filter(({ prodCount }) => Object.values(prodCount).some((count) => count > 0))
      .map(({ brandId, name, logo }) => ({ id: brandId, name, pic: logo, since: null }));
  if (sort === 'shop')
    yield [...words.shops.values()]
      .filter(({ status }) => status === 1)
      .map(({ shopId, name, logo }) => ({ id: shopId, name, pic: logo, since: null }));
}
