import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';
import { pageBody, sliceOf, type PageParam } from '../platform/http/schemas.ts';
import { collectedColumns, stepVoucher, type Collected } from './userVoucher.ts';
import { voucherColumns, withNumbers, type VoucherRow } from './voucher.ts';

/** A voucher that a shopper collected and did not delete. */
export type MyVoucher = VoucherRow & Collected & { status: number; usedAt: number | null; orderNumber: string | null };
/** The contract's statuses of a list: 0 expired, 1 usable, 2 used. */
export type MyVoucherList = 0 | 1 | 2;

/** What an order holds is told among the used ones, first of all: it is spoken for. */
const statusesOf = (list: MyVoucherList): number[] => (list === 2 ? [2, 3] : [list]);

const where = (userId: string, list: MyVoucherList, scope?: VoucherRow['scope']): SQL =>
  sql`user_id = ${userId} and user_voucher.status in ${statusesOf(list)} ${scope === undefined ? sql`` : sql`and scope = ${scope}`}`;

/** One page of what a shopper collected (Q7): the usable ones by their end, the others the latest first. */
export async function readMyVouchers(
  db: Db,
  userId: string,
  { list, scope, ...param }: PageParam & { list: MyVoucherList; scope?: VoucherRow['scope'] | undefined },
): Promise<ReturnType<typeof pageBody<MyVoucher>>> {
  const { limit, offset } = sliceOf(param);
  const mine = where(userId, list, scope);
  const order =
    list === 1 ? sql`valid_until, coupon_user_id` : sql`user_voucher.status desc, coalesce(used_at, valid_until) desc, coupon_user_id desc`;
  const { rows } = await db.execute<MyVoucher>(sql`
    select ${voucherColumns}, ${collectedColumns}, used_at as "usedAt",
      (select max(order_number) from order_voucher where order_voucher.coupon_user_id = user_voucher.coupon_user_id
        and user_voucher.status in (2, 3)) as "orderNumber"
    from user_voucher join voucher on voucher.coupon_id = user_voucher.coupon_id
    where ${mine} order by ${order} limit ${limit} offset ${offset}`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from user_voucher join voucher on voucher.coupon_id = user_voucher.coupon_id where ${mine}`,
  );
  return pageBody(rows.map(withNumbers), counted.rows[0]?.total ?? 0, param);
}

/** How many are in each list (Q8). */
export async function countMyVouchers(db: Db, userId: string): Promise<{ unUseCount: number; useCount: number; expiredCount: number }> {
  const { rows } = await db.execute<{ unUseCount: number; useCount: number; expiredCount: number }>(sql`
    select count(*) filter (where status = 1)::int as "unUseCount", count(*) filter (where status in (2, 3))::int as "useCount",
      count(*) filter (where status = 0)::int as "expiredCount" from user_voucher where user_id = ${userId}`);
  return rows[0] ?? { unUseCount: 0, useCount: 0, expiredCount: 0 };
}

/** The vouchers, as templates, of which a shopper holds a usable one (Q9). */
export async function heldCouponIds(db: Db, userId: string): Promise<number[]> {
  const { rows } = await db.execute<{ couponId: number }>(sql`
    select distinct coupon_id as "couponId" from user_voucher where user_id = ${userId} and status = 1 order by 1`);
  return rows.map(({ couponId }) => couponId);
}

/**
 * UV8: a shopper takes one out of his list.
 * @throws Refusal NOT_FOUND for another's or one that is gone, VOUCHER_LOCKED while an order holds it
 */
export async function deleteVoucher(
  context: MallContext,
  db: Db,
  couponUserId: number,
  { userId, at, cause }: { userId: string; at: number; cause: string },
): Promise<void> {
  const { rows } = await db.execute<{ status: number }>(
    sql`select status from user_voucher where coupon_user_id = ${couponUserId} and user_id = ${userId} for update`,
  );
  const status = rows[0]?.status;
  if (status === undefined || status === 4) throw refuse('NOT_FOUND');
  if (!(await stepVoucher(context, db, couponUserId, { type: 'voucher.deleted', at }, { who: userId, cause })))
    throw refuse('VOUCHER_LOCKED');
}
