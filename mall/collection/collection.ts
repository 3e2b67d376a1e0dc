import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { toMajor } from '#machines/money.ts';
import type { Locale } from '#machines/words.ts';
import type { Db } from '../database.ts';
import type { House } from '../house.ts';
import { cardsAnywhere } from '../product/cardAnywhere.ts';
import { refuse } from '../refusal.ts';
import { regionOf, type Region } from '../region/region.ts';
import { pageBody, sliceOf, type PageWish } from '../shapes.ts';
import type { collectedProd, CollectionSort } from './collection.shapes.ts';

/** So long, in ms, a favourite that was taken out comes back with the price and the time it had. */
const undoSpan = 10 * 60_000;

/** Only one change of a shopper's favourites and follows at a time; held until the transaction ends. */
export async function lockCollection(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`collection|${userId}`}, 0))`);
}

export type Keeping = { house: House; db: Db; userId: string };

/** Whether each of these products is a favourite: the ids of those that are. */
export async function collectedAmong(db: Db, userId: string, prodIds: readonly number[]): Promise<number[]> {
  if (prodIds.length === 0) return [];
  const { rows } = await db.execute<{ prodId: number }>(sql`
    select prod_id as "prodId" from collected_product where user_id = ${userId} and removed_at is null and prod_id in (${sql.join(prodIds.map((id) => sql`${id}`), sql`, `)}) order by prod_id`);
  return rows.map((row) => row.prodId);
}

/** H7. */
export async function countCollected(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from collected_product where user_id = ${userId} and removed_at is null`);
  return rows[0]?.count ?? 0;
}

/** H5: a favourite once and for all; one that was taken out a moment ago is as it was. @throws Refusal NOT_FOUND for an unknown product */
export async function collect({ house, db, userId }: Keeping, prodId: number): Promise<void> {
  const now = house.clock.now();
  await lockCollection(db, userId);
  const { rowCount } = await db.execute(sql`select 1 from products where prod_id = ${prodId}`);
  if (!rowCount) throw refuse('NOT_FOUND');
  await db.execute(sql`delete from collected_product where user_id = ${userId} and removed_at < ${now - undoSpan}`);
  await db.execute(sql`
    insert into collected_product (id, user_id, prod_id, prices, created_at)
    values (${house.nextId()}, ${userId}, ${prodId}, (
      select coalesce(jsonb_object_agg(region_id, price), '{}') from (
        select c.region_id, min(c.price) as price from skus k join sku_prices c on c.sku_id = k.sku_id where k.prod_id = ${prodId} and k.status = 1 group by c.region_id
      ) lowest
    ), ${now})
    on conflict (user_id, prod_id) do update set removed_at = null`);
}

/** H6: no favourite any more; what was none stays none. */
export async function uncollect({ house, db, userId }: Keeping, prodId: number): Promise<void> {
  await lockCollection(db, userId);
  await db.execute(sql`update collected_product set removed_at = ${house.clock.now()} where user_id = ${userId} and prod_id = ${prodId} and removed_at is null`);
}

/** H4: the other way round; answers how it is now. @throws Refusal NOT_FOUND for an unknown product */
export async function toggleCollected(keeping: Keeping, prodId: number): Promise<boolean> {
  await lockCollection(keeping.db, keeping.userId);
  const [known] = await collectedAmong(keeping.db, keeping.userId, [prodId]);
  if (known === undefined) await collect(keeping, prodId);
  else await uncollect(keeping, prodId);
  return known === undefined;
}

type Row = { id: number; prodId: number; prices: Record<string, number>; createdAt: number };

/** How favourites are ordered; what is not sold in the region stands last where the price decides. */
const orders: Record<CollectionSort, SQL> = {
  default: sql`c.created_at desc, c.id desc`,
  new: sql`c.created_at desc, c.id desc`,
  price: sql`s.price asc nulls last, c.id desc`,
  discount: sql`case when s.price < c.saved then 1 - s.price::float8 / c.saved else 0 end desc, c.created_at desc, c.id desc`,
};

/**
 * H1: a page of favourites, with what each cost when it was saved. One that the region does not sell, or that left the
 * shelf, is still there: not deliverable, or sold out.
 */
export async function collectedPage({ house, db, userId }: Keeping, at: { region: Region; locale: Locale }, wish: PageWish & { sortName?: CollectionSort | undefined }) {
  const slice = sliceOf(wish);
  const { regionId } = at.region;
  const [{ rows }, total] = await Promise.all([
    db.execute<Row>(sql`
      select c.id, c.prod_id as "prodId", c.prices, c.created_at as "createdAt"
      from (select *, (prices ->> ${String(regionId)})::bigint as saved from collected_product where user_id = ${userId} and removed_at is null) c
      left join shelves s on s.region_id = ${regionId} and s.prod_id = c.prod_id
      order by ${orders[wish.sortName ?? 'default']} limit ${slice.limit} offset ${slice.offset}`),
    countCollected(db, userId),
  ]);
  const cards = await cardsAnywhere(house, rows.map((row) => row.prodId), at.region, at.locale);
  const records = rows.flatMap((row): z.input<typeof collectedProd>[] => {
    const found = cards.get(row.prodId);
    if (found === undefined) return [];
    const { card, pricedIn } = found;
    const saved = row.prices[String(pricedIn)];
    return [{ ...card, id: row.id, createTime: house.clock.iso(row.createdAt), priceWhenSaved: saved === undefined ? card.price : toMajor(saved, (regionOf(pricedIn) ?? at.region).digits) }];
  });
  return pageBody(records, total, wish);
}
