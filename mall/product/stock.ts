import { sql, type SQL } from 'drizzle-orm';
import { rulesOf } from '../checkout/regionRules.ts';
import type { Db } from '../platform/postgres/database.ts';
import { refuse } from '../platform/http/refusal.ts';
import { regions } from '../region/region.ts';
import { ringRestock } from './restockNotice.ts';

/** How many of a variant. */
export type StockLine = { skuId: number; count: number };
/** A variant's stock under lock. `stocks` -1: without limit. */
export type LockedSku = { skuId: number; prodId: number; stocks: number; reserved: number; available: number; status: number };

/** Sums lines of one variant and sorts, so that every transaction takes its locks in one order. */
function tidy(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<number, number>();
  for (const { skuId, count } of lines) sums.set(skuId, (sums.get(skuId) ?? 0) + count);
  return [...sums].map(([skuId, count]) => ({ skuId, count })).sort((one, other) => one.skuId - other.skuId);
}

/** Locks variants until the transaction ends, in the order of their ids; unknown ones are absent. */
export async function lockSkus(tx: Db, skuIds: readonly number[]): Promise<Map<number, LockedSku>> {
  if (skuIds.length === 0) return new Map();
  const { rows } = await tx.execute<Omit<LockedSku, 'available'>>(
    sql`select sku_id as "skuId", prod_id as "prodId", stocks, reserved, status from skus where sku_id in ${[...skuIds]}
      order by sku_id for update`,
  );
  return new Map(rows.map((row) => [row.skuId, { ...row, available: row.stocks === -1 ? -1 : row.stocks - row.reserved }]));
}

/** From which price of goods on delivery within a region is free, as rows. */
const freeDelivery = sql.join(
  regions.map(({ regionId }) => sql`(${regionId}::bigint, ${rulesOf(regionId).freeDeliveryFrom}::bigint)`),
  sql`, `,
);

/**
 * After a change of these products' prices, or of whether a variant of theirs can be bought: their shelves say what is true,
 * product by product in the order of their ids. Each product is locked first: of two last pieces that go at the same moment
 * the second one waits, and reads what the first has left.
 */
export async function markIndexes(tx: Db, prodIds: readonly number[]): Promise<void> {
  for (const prodId of [...new Set(prodIds)].sort((one, other) => one - other)) {
    await tx.execute(sql`select from products where prod_id = ${prodId} for no key update`);
    await tx.execute(sql`
      update shelves s set in_stock = v.in_stock, price = v.price, ori_price = v.ori_price, discount = v.discount,
      free_delivery = v.free_delivery
      from (
        select d.*, coalesce(d.price >= f.free_from, false) as free_delivery from default_variants d
        join products p on p.prod_id = d.prod_id
        left join shops h on h.shop_id = p.shop_id left join (values ${freeDelivery}) f (region_id, free_from) on f.region_id = d.region_id
        and f.region_id = h.region_id
        where d.prod_id = ${prodId}
      ) v
      where s.prod_id = ${prodId} and s.region_id = v.region_id
        and (s.in_stock, s.price, s.ori_price, s.discount, s.free_delivery) is distinct from (v.in_stock, v.price, v.ori_price, v.discount,
        v.free_delivery)`);
  }
}

/** How many more of a product were sold in a region; fewer where `count` is negative. */
async function countSold(tx: Db, regionId: number, prodId: number, count: number): Promise<void> {
  await tx.execute(
    sql`update shelves set sold_num = greatest(0, sold_num + ${count}::int) where prod_id = ${prodId} and region_id = ${regionId}`,
  );
}

/** What a change of these variants' stock brings with it: since when nothing is left, and the bell for those who wait for it. */
export async function stockFollows(tx: Db, skuIds: readonly number[], at: number): Promise<void> {
  if (skuIds.length === 0) return;
  await tx.execute(sql`
    update skus set sold_out_at = case when stocks = -1 or stocks > reserved then null else ${at}::bigint end
    where sku_id in ${[...skuIds]} and (stocks <> -1 and stocks <= reserved) <> (sold_out_at is not null)`);
  await ringRestock(tx, skuIds, at);
}

type Change = {
  at: number;
  lines: readonly StockLine[];
  locked: ReadonlyMap<number, LockedSku>;
  set(count: number): SQL;
  /** Where pieces were sold (1) or came back (-1). */ sold?: { regionId: number; sign: 1 | -1 };
};

/** A shelf is only looked at where a variant of the product went out of stock or came back: most changes leave it as it is. */
async function write(tx: Db, { at, lines, locked, set, sold }: Change): Promise<void> {
  const products = new Map<number, { count: number; isTurned: boolean }>();
  const turned: number[] = [];
  for (const { skuId, count } of lines) {
    const {
      rows: [now],
    } = await tx.execute<{ isLeft: boolean }>(
      sql`update skus set ${set(count)} where sku_id = ${skuId} returning stocks = -1 or stocks > reserved as "isLeft"`,
    );
    const sku = locked.get(skuId);
    if (sku === undefined || now === undefined) continue;
    const isTurned = now.isLeft !== (sku.available !== 0);
    if (isTurned) turned.push(skuId);
    const known = products.get(sku.prodId) ?? { count: 0, isTurned: false };
    products.set(sku.prodId, { count: known.count + count, isTurned: known.isTurned || isTurned });
  }
  await stockFollows(tx, turned, at);
  for (const [prodId, { count, isTurned }] of [...products].sort(([one], [other]) => one - other)) {
    if (isTurned) await markIndexes(tx, [prodId]);
    if (sold) await countSold(tx, sold.regionId, prodId, sold.sign * count);
  }
}

/**
 * Holds pieces for an unpaid order (O1), as the others below at a moment of the mall's time in ms. @throws OUT_OF_STOCK with `data: {skuId,
 * stocks}` when too few are left
 */
export async function reserveStock(tx: Db, lines: readonly StockLine[], at: number): Promise<void> {
  const tidied = tidy(lines);
  const locked = await lockSkus(
    tx,
    tidied.map((line) => line.skuId),
  );
  for (const { skuId, count } of tidied) {
    const sku = locked.get(skuId);
    const left = sku?.status === 1 ? sku.available : 0;
    if (left !== -1 && left < count) throw refuse('OUT_OF_STOCK', { data: { skuId, stocks: left } });
  }
  await write(tx, { at, lines: tidied, locked, set: (count) => sql`reserved = reserved + ${count}` });
}

/** Gives pieces of a closed unpaid order back (O6, O7). */
export async function releaseStock(tx: Db, lines: readonly StockLine[], at: number): Promise<void> {
  const tidied = tidy(lines);
  const locked = await lockSkus(
    tx,
    tidied.map((line) => line.skuId),
  );
  await write(tx, { at, lines: tidied, locked, set: (count) => sql`reserved = greatest(0, reserved - ${count})` });
}

/** Held pieces leave the shelf for good (O4, O5). */
export async function sellStock(tx: Db, regionId: number, lines: readonly StockLine[], at: number): Promise<void> {
  const tidied = tidy(lines);
  const locked = await lockSkus(
    tx,
    tidied.map((line) => line.skuId),
  );
  const set = (count: number) =>
    sql`reserved = greatest(0, reserved - ${count}), stocks = case when stocks = -1 then -1 else stocks - ${count} end`;
  await write(tx, { at, lines: tidied, locked, set, sold: { regionId, sign: 1 } });
}

/** Sold pieces come back (O12 to O14, O20, O23). */
export async function restock(tx: Db, regionId: number, lines: readonly StockLine[], at: number): Promise<void> {
  const tidied = tidy(lines);
  const locked = await lockSkus(
    tx,
    tidied.map((line) => line.skuId),
  );
  await write(tx, {
    at,
    lines: tidied,
    locked,
    set: (count) => sql`stocks = case when stocks = -1 then -1 else stocks + ${count} end`,
    sold: { regionId, sign: -1 },
  });
}
