import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { toMajor } from '#machines/rules/money/money.ts';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { cardsInAnyRegion } from '../product/cardInAnyRegion.ts';
import { refuse } from '../platform/http/refusal.ts';
import { regionOf, type Region } from '../region/region.ts';
import { pageBody, sliceOf, type PageParam } from '../platform/http/schemas.ts';
import type { collectedProd, CollectionSort } from './favourite.schemas.ts';

/** So long, in ms, a favourite that was taken out comes back with the price and the time it had. */
const undoSpan = 10 * 60_000;

/** Only one change of a shopper's favourites and follows at a time; held until the transaction ends. */
export async function lockFavourites(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`collection|${userId}`}, 0))`);
}

export type Keeping = { context: MallContext; db: Db; userId: string };

/** Whether each of these products is a favourite: the ids of those that are. */
export async function favouritesAmong(db: Db, userId: string, prodIds: readonly number[]): Promise<number[]> {
  if (prodIds.length === 0) return [];
  const { rows } = await db.execute<{ prodId: number }>(sql`
    select prod_id as "prodId" from collected_product
    where user_id = ${userId} and removed_at is null and prod_id in ${[...prodIds]} order by prod_id`);
  return rows.map((row) => row.prodId);
}

/** H7. */
export async function countFavourites(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from collected_product where user_id = ${userId} and removed_at is null`,
  );
  return rows[0]?.count ?? 0;
}

/** Rings on the shopper's stream that a favourite or a followed shop came or went (C11). */
export const tellFavourites = ({ context, db, userId }: Keeping, kind: 'product' | 'shop', id: number): Promise<void> =>
  context.events.tell(db, userId, { type: 'collection', ref: String(id), at: context.clock.now(), data: { kind } });

/** H5: a favourite once and for all; one that was taken out a moment ago is as it was. @throws Refusal NOT_FOUND for an unknown product */
export async function addFavourite(keeping: Keeping, prodId: number): Promise<void> {
  const { context, db, userId } = keeping;
  const now = context.clock.now();
  await lockFavourites(db, userId);
  const { rowCount } = await db.execute(sql`select 1 from products where prod_id = ${prodId}`);
  if (!rowCount) throw refuse('NOT_FOUND');
  await db.execute(sql`delete from collected_product where user_id = ${userId} and removed_at < ${now - undoSpan}`);
  await db.execute(sql`
    insert into collected_product (id, user_id, prod_id, prices, created_at)
    values (${context.nextId()}, ${userId}, ${prodId}, (
      select coalesce(jsonb_object_agg(region_id, price), '{}') from default_variants where prod_id = ${prodId}
    ), ${now})
    on conflict (user_id, prod_id) do update set removed_at = null`);
  await tellFavourites(keeping, 'product', prodId);
}

/** H6: no favourite any more; what was none stays none. */
export async function removeFavourite(keeping: Keeping, prodId: number): Promise<void> {
  const { context, db, userId } = keeping;
  await lockFavourites(db, userId);
  const { rowCount } = await db.execute(
    sql`update collected_product set removed_at = ${context.clock.now()} where user_id = ${userId} and prod_id = ${prodId}
      and removed_at is null`,
  );
  if (rowCount) await tellFavourites(keeping, 'product', prodId);
}

/** H4: the other way round; answers how it is now. @throws Refusal NOT_FOUND for an unknown product */
export async function toggleFavourite(keeping: Keeping, prodId: number): Promise<boolean> {
  await lockFavourites(keeping.db, keeping.userId);
  const [known] = await favouritesAmong(keeping.db, keeping.userId, [prodId]);
  if (known === undefined) await addFavourite(keeping, prodId);
  else await removeFavourite(keeping, prodId);
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
export async function favouritePage(
  { context, db, userId }: Keeping,
  at: { region: Region; locale: Locale },
  intent: PageParam & { sortName?: CollectionSort | undefined },
) {
  const slice = sliceOf(intent);
  const { regionId } = at.region;
  const [{ rows }, total] = await Promise.all([
    db.execute<Row>(sql`
      select c.id, c.prod_id as "prodId", c.prices, c.created_at as "createdAt"
      from (select *, (prices ->> ${String(regionId)})::bigint as saved from collected_product where user_id = ${userId}
      and removed_at is null) c
      left join shelves s on s.region_id = ${regionId} and s.prod_id = c.prod_id
      order by ${orders[intent.sortName ?? 'default']} limit ${slice.limit} offset ${slice.offset}`),
    countFavourites(db, userId),
  ]);
  const cards = await cardsInAnyRegion(
    context,
    rows.map((row) => row.prodId),
    at.region,
    at.locale,
  );
  const records = rows.flatMap((row): z.input<typeof collectedProd>[] => {
    const found = cards.get(row.prodId);
    if (found === undefined) return [];
    const { card, pricedIn } = found;
    const saved = row.prices[String(pricedIn)];
    return [
      {
        ...card,
        id: row.id,
        createTime: context.clock.iso(row.createdAt),
        priceWhenSaved: saved === undefined ? card.price : toMajor(saved, (regionOf(pricedIn) ?? at.region).digits),
      },
    ];
  });
  return pageBody(records, total, intent);
}
