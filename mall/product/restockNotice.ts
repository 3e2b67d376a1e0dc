import { sql } from 'drizzle-orm';
import type { MallContext } from '../platform/mallContext.ts';
import type { Db } from '../platform/postgres/database.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { TimerHandler } from '../platform/timers.ts';
import { tellOfVariant } from './variantNotice.ts';

const bell = 'stock.returned';

/** Somebody wants to be told when a variant is back, or no more (F13). @throws NOT_FOUND; TRANSITION_NOT_ALLOWED while it can be bought */
export async function wishRestockNotice(db: Db, param: { skuId: number; userId: string; on: 0 | 1; at: number }): Promise<{ on: 0 | 1 }> {
  const { skuId, userId, on, at } = param;
  const { rows } = await db.execute<{ isThere: boolean }>(
    sql`select (status = 1 and (stocks = -1 or stocks > reserved)) as "isThere" from skus where sku_id = ${skuId} for update`,
  );
  if (rows[0] === undefined) throw refuse('NOT_FOUND');
  if (on === 0) await db.execute(sql`delete from restock_notice where sku_id = ${skuId} and user_id = ${userId}`);
  else if (rows[0].isThere) throw refuse('TRANSITION_NOT_ALLOWED', { data: { from: 'IN_STOCK', event: 'restockNotice', actions: [] } });
  else await db.execute(sql`insert into restock_notice (sku_id, user_id, at) values (${skuId}, ${userId}, ${at}) on conflict do nothing`);
  return { on };
}

/** The variants of a product that somebody waits for. */
export async function restockNoticesOf(db: Db, userId: string, prodId: number): Promise<number[]> {
  const { rows } = await db.execute<{ skuId: number }>(
    sql`select n.sku_id as "skuId" from restock_notice n join skus k on k.sku_id = n.sku_id where n.user_id = ${userId}
      and k.prod_id = ${prodId} order by n.sku_id`,
  );
  return rows.map((row) => row.skuId);
}

/** Sets the bell for those of these variants that are back and waited for. The variants are locked by the caller. */
export async function ringRestock(tx: Db, skuIds: readonly number[], at: number): Promise<void> {
  await tx.execute(sql`
    insert into timer (kind, ref, id, due, data, tries)
    select ${bell}, k.sku_id::text, k.sku_id, ${at}::bigint, '{}'::jsonb, 0 from skus k
    where k.sku_id in ${[...skuIds]} and k.status = 1 and (k.stocks = -1 or k.stocks > k.reserved) and exists (select 1
    from restock_notice n where n.sku_id = k.sku_id)
    on conflict (kind, ref) do nothing`);
}

/** Tells everybody who waited for a variant that is back, once; who comes too late waits on. */
export async function tellRestocked(context: MallContext, db: Db, skuId: number, at: number): Promise<void> {
  const {
    rows: [sku],
  } = await db.execute<{ prodId: number; isThere: boolean }>(
    sql`select prod_id as "prodId", (status = 1 and (stocks = -1 or stocks > reserved)) as "isThere" from skus where sku_id = ${skuId}
      for update`,
  );
  if (!sku?.isThere) return;
  const { rows: waiting } = await db.execute<{ userId: string }>(
    sql`delete from restock_notice where sku_id = ${skuId} returning user_id as "userId"`,
  );
  const route = `/products/${sku.prodId}?skuId=${skuId}`;
  await tellOfVariant(context, db, waiting, { type: 'STOCK', notice: 'back', skuId, route, at });
}

export const restockTimers: readonly TimerHandler[] = [
  { kind: bell, run: ({ context, db, ref, at }) => tellRestocked(context, db, Number(ref), at) },
];
