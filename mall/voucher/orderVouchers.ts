import { sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { stepVoucher, type Cause } from './userVoucher.ts';
import type { VoucherRow } from './voucher.ts';

/** What one voucher takes off one order, in minor units. */
export type VoucherShare = { couponUserId: number; couponId: number; off: number };

/** UV3: an order holds the vouchers that make it cheaper. One that several orders of a submit share is locked by the first. */
export async function lockVouchers(
  context: MallContext,
  db: Db,
  order: { orderNumber: string; vouchers: readonly VoucherShare[]; at: number },
  by: Cause,
): Promise<void> {
  for (const { couponUserId, couponId, off } of order.vouchers) {
    await db.execute(sql`insert into order_voucher (order_number, coupon_user_id, coupon_id, off)
      values (${order.orderNumber}, ${couponUserId}, ${couponId}, ${off})`);
    await stepVoucher(context, db, couponUserId, { type: 'order.submitted', at: order.at }, by);
  }
}

/** UV4: the order is paid or goes to the seller for cash: its vouchers are used. */
export async function useVouchers(context: MallContext, db: Db, orderNumber: string, at: number): Promise<void> {
  for (const couponUserId of await idsOf(db, orderNumber))
    await stepVoucher(context, db, couponUserId, { type: 'order.settled', at }, { who: 'order', cause: orderNumber });
}

/** UV5, UV6: a closed order gives its vouchers back, unless another order that shares one goes on. */
export async function returnVouchers(context: MallContext, db: Db, orderNumber: string, at: number): Promise<void> {
  // Locked before it is asked which come back: of two orders closed at the same time one must see the other closed.
  await db.execute(sql`select 1 from user_voucher where coupon_user_id in (select coupon_user_id from order_voucher
    where order_number = ${orderNumber}) order by coupon_user_id for update`);
  for (const couponUserId of await returnable(db, orderNumber))
    await stepVoucher(context, db, couponUserId, { type: 'order.closed', at }, { who: 'order', cause: orderNumber });
}

/** The vouchers of an order that come back when it is closed: those that no other order that goes on was made cheaper by. */
export async function returnable(db: Db, orderNumber: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select mine.coupon_user_id as id from order_voucher mine where mine.order_number = ${orderNumber} and not exists (
      select 1 from order_voucher other join orders on orders.order_number = other.order_number
      where other.coupon_user_id = mine.coupon_user_id and other.order_number <> ${orderNumber} and orders.status <> 6)
    order by mine.coupon_user_id`);
  return rows.map(({ id }) => id);
}

async function idsOf(db: Db, orderNumber: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select coupon_user_id as id from order_voucher where order_number = ${orderNumber} order by coupon_user_id`,
  );
  return rows.map(({ id }) => id);
}

/** What made an order cheaper: each voucher with its part. */
export type OrderVoucher = VoucherShare & Pick<VoucherRow, 'kind' | 'percentOff' | 'capAmount' | 'reduceAmount'>;

/** The vouchers that made an order cheaper, each with its part in minor units. */
export async function readOrderVouchers(db: Db, orderNumber: string): Promise<OrderVoucher[]> {
  const { rows } = await db.execute<OrderVoucher>(sql`
    select order_voucher.coupon_user_id as "couponUserId", order_voucher.coupon_id as "couponId", off, kind,
      percent_off as "percentOff", cap_amount as "capAmount", reduce_amount as "reduceAmount"
    from order_voucher join voucher on voucher.coupon_id = order_voucher.coupon_id
    where order_number = ${orderNumber} order by order_voucher.coupon_user_id`);
  return rows;
}
