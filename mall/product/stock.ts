import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { refuse } from '../refusal.ts';

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

/** Writes stock changes and, where a product ran out or came back, what the shelves say about it. */
async function write(tx: Db, lines: readonly StockLine[], change: (count: number) => SQL): Promise<void> {
  for (const { skuId, count } of lines) await tx.execute(sql`update skus set ${change(count)} where sku_id = ${skuId}`);
  await markShelves(tx, lines.map((line) => line.skuId));
}

/** Brings `in_stock` of the shelves into line with the variants' stock. */
export async function markShelves(tx: Db, skuIds: readonly number[]): Promise<void> {
  if (skuIds.length === 0) return;
  await tx.execute(sql`
    update shelves s set in_stock = k.has
    from (select prod_id, bool_or(status = 1 and (stocks = -1 or stocks > reserved)) as has from skus
          where prod_id in (select prod_id from skus where sku_id in (${listOf(skuIds)})) group by prod_id) k
    where s.prod_id = k.prod_id and s.in_stock <> k.has`);
}

/** Holds pieces for an unpaid order (O1). @throws OUT_OF_STOCK with `data: {skuId, stocks}` when too few are left */
export async function reserveStock(tx: Db, lines: readonly StockLine[]): Promise<void> {
  const tidied = tidy(lines);
  const locked = await lockSkus(tx, tidied.map((line) => line.skuId));
  for (const { skuId, count } of tidied) {
    const sku = locked.get(skuId);
    const left = sku?.status === 1 ? sku.available : 0;
    if (left !== -1 && left < count) throw refuse('OUT_OF_STOCK', { data: { skuId, stocks: left } });
  }
  await write(tx, tidied, (count) => sql`reserved = reserved + ${count}`);
}

/** Gives pieces of a closed unpaid order back (O6, O7). */
export async function releaseStock(tx: Db, lines: readonly StockLine[]): Promise<void> {
  const tidied = tidy(lines);
  await lockSkus(tx, tidied.map((line) => line.skuId));
  await write(tx, tidied, (count) => sql`reserved = greatest(0, reserved - ${count})`);
}

/** Held pieces leave the shelf for good (O4, O5). */
export async function sellStock(tx: Db, regionId: number, lines: readonly StockLine[]): Promise<void> {
  const tidied = tidy(lines);
  await lockSkus(tx, tidied.map((line) => line.skuId));
  await write(tx, tidied, (count) => sql`reserved = greatest(0, reserved - ${count}), stocks = case when stocks = -1 then -1 else stocks - ${count} end`);
  await countSold(tx, regionId, tidied, 1);
}

/** Sold pieces come back (O12 to O14, O20, O23). */
export async function restock(tx: Db, regionId: number, lines: readonly StockLine[]): Promise<void> {
  const tidied = tidy(lines);
  await lockSkus(tx, tidied.map((line) => line.skuId));
  await write(tx, tidied, (count) => sql`stocks = case when stocks = -1 then -1 else stocks + ${count} end`);
  await countSold(tx, regionId, tidied, -1);
}

async function countSold(tx: Db, regionId: number, lines: readonly StockLine[], sign: 1 | -1): Promise<void> {
  for (const { skuId, count } of lines) {
    await tx.execute(sql`update shelves set sold_num = greatest(0, sold_num + ${sign * count}) where region_id = ${regionId} and prod_id = (select prod_id from skus where sku_id = ${skuId})`);
  }
}
