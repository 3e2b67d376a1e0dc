import { sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/database.ts';
import type { Holder } from './voucher.view.ts';

/** Who has never ordered is new here. */
export async function isNewcomer(db: Db, userId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select 1 from orders where user_id = ${userId} limit 1`);
  return rowCount === 0;
}

/** How many vouchers a shopper can still use. */
export async function countUsable(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from user_voucher where user_id = ${userId} and status = 1`,
  );
  return rows[0]?.count ?? 0;
}

/** How a shopper stands to these vouchers; for a guest all are new. */
export async function holderOf(db: Db, userId: string | null, couponIds: readonly number[]): Promise<(couponId: number) => Holder> {
  if (userId === null || couponIds.length === 0) return () => ({ held: 0, isNewcomer: true });
  const { rows } = await db.execute<{ couponId: number; held: number }>(
    sql`select coupon_id as "couponId", count(*)::int as held from user_voucher where user_id = ${userId}
      and coupon_id in ${[...couponIds]} group by coupon_id`,
  );
  const held = new Map(rows.map((row) => [row.couponId, row.held]));
  const isNew = await isNewcomer(db, userId);
  return (couponId) => ({ held: held.get(couponId) ?? 0, isNewcomer: isNew });
}
