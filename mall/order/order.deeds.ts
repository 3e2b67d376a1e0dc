import { eq, sql } from 'drizzle-orm';
import type { OrderDeed, OrderNotice } from '#machines/order.ts';
import type { Db } from '../database.ts';
import type { House } from '../house.ts';
import { writeNotice } from '../notice/notice.ts';
import { releaseStock, restock, sellStock } from '../product/stock.ts';
import { setTimer } from '../timers.ts';
import { orderItems, type OrderRow } from './order.tables.ts';

/** The contract's `payType` for cash on delivery. */
const CASH = 21;

export type Deed = { house: House; db: Db; order: OrderRow; at: number; params: { notice: OrderNotice } | undefined };

/** What the lifecycle names and the mall carries out, in the transaction of the step. `order` is the row after the step. */
export const deeds: Record<OrderDeed, (deed: Deed) => Promise<void>> = {
  sellStock: async ({ db, order, at }) => sellStock(db, order.regionId, await linesOf(db, order), at),
  releaseStock: async ({ db, order, at }) => releaseStock(db, await linesOf(db, order), at),
  takeStockBack: async ({ db, order, at }) => restock(db, order.regionId, await linesOf(db, order), at),
  async freeSlot({ db, order }) {
    if (order.slot) await db.execute(sql`update slot_seat set taken = taken - 1 where shop_id = ${order.shopId} and slot_id = ${order.slot.slotId}`);
  },
  async cancelAttempt({ house, db, order, at }) {
    if (order.payNo) await setTimer(house, db, { kind: 'payment.void', ref: order.orderNumber, due: at, data: { payNo: order.payNo } });
  },
  async refundMoney({ house, db, order, at }) {
    const amount = order.life.captured - order.life.refunded;
    if (amount > 0) await setTimer(house, db, { kind: 'payment.refund', ref: order.orderNumber, due: at, data: { payNo: order.payNo, amount } });
    else if (order.payNo) await setTimer(house, db, { kind: 'payment.cash', ref: order.orderNumber, due: at, data: { payNo: order.payNo, event: 'cancelled' } });
  },
  async passCash({ house, db, order, at }) {
    if (order.life.paidOn === at && order.payType === CASH) await setTimer(house, db, { kind: 'payment.cash', ref: order.orderNumber, due: at, data: { payNo: order.payNo, event: 'collected' } });
  },
  async strikeBuyer({ db, order, at }) {
    if (order.life.captured === 0) await db.execute(sql`insert into cod_strike (order_number, user_id, at) values (${order.orderNumber}, ${order.userId}, ${at})`);
  },
  async tellBuyer({ house, db, order, at, params }) {
    if (params) await writeNotice(house, db, { userId: order.userId, type: 'ORDER', notice: params.notice, orderNumber: order.orderNumber, at });
  },
};

const linesOf = (db: Db, order: OrderRow): Promise<{ skuId: number; count: number }[]> =>
  db.select({ skuId: orderItems.skuId, count: orderItems.count }).from(orderItems).where(eq(orderItems.orderNumber, order.orderNumber));
