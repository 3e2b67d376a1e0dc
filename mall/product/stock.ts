import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { refuse } from '../refusal.ts';
import { ringRestock } from './restockNotice.ts';

/** How many of a variant. */
export type StockLine = { skuId: number; count: number };
/** A variant's stock under lock. `stocks` -1: without limit. */
export type LockedSku = { skuId: number; prodId: number; stocks: number; reserved: number; available: number; status: number };

const listOf = (ids: readonly number[]): SQL => sql.join(ids.map((id) => sql`${id}`), sql`, `);

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
    sql`select sku_id as "skuId", prod_id as "prodId", stocks, reserved, status from skus where sku_id in (${listOf(skuIds)}) order by sku_id for update`,
  );
  return new Map(rows.map((row) => [row.skuId, { ...row, available: row.stocks === -1 ? -1 : row.stocks - row.reserved }]));
}

/** What a change of stock does to one product's shelves: whether anything is left, and in `regionId` how many more were sold. */
type Following = { prodId: number; regionId: number | null; sold: number };

/**
 * Brings the shelves into line, product by product in the order of their ids and each in one statement, so that two
 * transactions never wait for each other. Two last pieces of different variants that go at the same moment may leave
 * `in_stock` behind until the next change; cards and products read the stock itself.
 */
async function shelvesFollow(tx: Db, products: readonly Following[]): Promise<void> {
  for (const { prodId, regionId, sold } of [...products].sort((one, other) => one.prodId - other.prodId)) {
    await tx.execute(sql`
      update shelves s set in_stock = k.has, sold_num = greatest(0, s.sold_num + case when s.region_id = ${regionId}::bigint then ${sold}::int else 0 end)
      from (select coalesce(bool_or(status = 1 and (stocks = -1 or stocks > reserved)), false) as has from skus where prod_id = ${prodId}) k
      where s.prod_id = ${prodId} and (s.in_stock <> k.has or (${sold}::int <> 0 and s.region_id = ${regionId}::bigint))`);
  }
}

/** After a change of these variants' stock from outside: the shelves say what is true. */
export async function markShelves(tx: Db, prodIds: readonly number[]): Promise<void> {
  await shelvesFollow(tx, [...new Set(prodIds)].map((prodId) => ({ prodId, regionId: null, sold: 0 })));
}

/** What a change of these variants' stock brings with it: since when nothing is left, and the bell for those who wait for it. */
export async function stockFollows(tx: Db, skuIds: readonly number[], at: number): Promise<void> {
  if (skuIds.length === 0) return;
  await tx.execute(sql`
    update skus set sold_out_at = case when stocks = -1 or stocks > reserved then null else ${at}::bigint end
    where sku_id in (${listOf(skuIds)}) and (stocks <> -1 and stocks <= reserved) <> (sold_out_at is not null)`);
  await ringRestock(tx, skuIds, at);
}

type Change = { at: number; lines: readonly StockLine[]; locked: ReadonlyMap<number, LockedSku>; set(count: number): SQL; regionId?: number; sign?: 1 | -1 };

async function write(tx: Db, { at, lines, locked, set, regionId, sign }: Change): Promise<void> {
  const products = new Map<number, Following>();
  for (const { skuId, count } of lines) {
    await tx.execute(sql`update skus set ${set(count)} where sku_id = ${skuId}`);
    const prodId = locked.get(skuId)?.prodId;
    if (prodId === undefined) continue;
    const known = products.get(prodId) ?? { prodId, regionId: regionId ?? null, sold: 0 };
    products.set(prodId, { ...known, sold: known.sold + count * (sign ?? 0) });
  }
  await stockFollows(tx, lines.map((line) => line.skuId), at);
  await shelvesFollow(tx, [...products.values()]);
}

/** Holds pieces for an unpaid order (O1), as the others below at a moment of the mall's time in ms. @throws OUT_OF_STOCK with `data: {skuId, stocks}` when too few are left */
export async function reserveStock(tx: Db, lines: readonly StockLine[], at: number): Promise<void> {
  const tidied = tidy(lines);
  const locked = await lockSkus(tx, tidied.map((line) => line.skuId));
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
  const locked = await lockSkus(tx, tidied.map((line) => line.skuId));
  await write(tx, { at, lines: tidied, locked, set: (count) => sql`reserved = greatest(0, reserved - ${count})` });
}

/** Held pieces leave the shelf for good (O4, O5). */
export async function sellStock(tx: Db, regionId: number, lines: readonly StockLine[], at: number): Promise<void> {
  const tidied = tidy(lines);
  const locked = await lockSkus(tx, tidied.map((line) => line.skuId));
  const set = (count: number) => sql`reserved = greatest(0, reserved - ${count}), stocks = case when stocks = -1 then -1 else stocks - ${count} end`;
  await write(tx, { at, lines: tidied, locked, set, regionId, sign: 1 });
}

/** Sold pieces come back (O12 to O14, O20, O23). */
export async function restock(tx: Db, regionId: number, lines: readonly StockLine[], at: number): Promise<void> {
  const tidied = tidy(lines);
  const locked = await lockSkus(tx, tidied.map((line) => line.skuId));
  await write(tx, { at, lines: tidied, locked, set: (count) => sql`stocks = case when stocks = -1 then -1 else stocks + ${count} end`, regionId, sign: -1 });
}
