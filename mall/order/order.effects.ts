import { eq, sql } from 'drizzle-orm';
import type { OrderEffectName, OrderNotificationName } from '#machines/rules/order/order.ts';
import { unitsOf } from '#machines/rules/refund/refundAmounts.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { awaitCoins, makeUpForWait, returnCoins, rewardRating } from '../coin/orderCoins.ts';
import { writeNotification } from '../notification/notification.ts';
import { fillSeat, freeSeat } from '../group/seat.ts';
import { releaseStock, restock, sellStock } from '../product/stock.ts';
import { returnVouchers, useVouchers } from '../voucher/orderVouchers.ts';
import { setTimer } from '../platform/timers.ts';
import { orderItems, type OrderRow } from './order.tables.ts';

/** The contract's `payType` for cash on delivery. */
const CASH = 21;

export type OrderEffect = {
  context: MallContext;
  db: Db;
  order: OrderRow;
  at: number;
  params: { notice: OrderNotificationName } | undefined;
};

/** What the lifecycle names and the mall carries out, in the transaction of the step. `order` is the row after the step. */
export const orderEffects: Record<OrderEffectName, (effect: OrderEffect) => Promise<void>> = {
  sellStock: async ({ db, order, at }) => sellStock(db, order.regionId, await linesOf(db, order), at),
  releaseStock: async ({ db, order, at }) => releaseStock(db, await linesOf(db, order), at),
  takeStockBack: async ({ db, order, at }) => restock(db, order.regionId, await linesOf(db, order), at),
  async closeRefunds({ context, db, order, at }) {
    await setTimer(context, db, { kind: 'refund.orderClosed', ref: order.orderNumber, due: at });
  },
  useDiscounts: async ({ context, db, order, at }) => useVouchers(context, db, order.orderNumber, at),
  async returnDiscounts({ context, db, order, at }) {
    await returnCoins({ context, db, order, at });
    await returnVouchers(context, db, order.orderNumber, at);
  },
  async freeSlot({ db, order }) {
    if (order.slot)
      await db.execute(sql`update slot_seat set taken = taken - 1 where shop_id = ${order.shopId} and slot_id = ${order.slot.slotId}`);
  },
  fillSeat: async ({ context, db, order, at }) => fillSeat(context, db, order, at),
  freeSeat: async ({ context, db, order, at }) => freeSeat(context, db, order, at),
  async cancelAttempt({ context, db, order, at }) {
    if (order.payNo) await setTimer(context, db, { kind: 'payment.void', ref: order.orderNumber, due: at, data: { payNo: order.payNo } });
  },
  async refundMoney({ context, db, order, at }) {
    const amount = order.life.captured - order.life.refunded - (await onItsWay(db, order));
    if (amount > 0)
      await setTimer(context, db, { kind: 'payment.refund', ref: order.orderNumber, due: at, data: { payNo: order.payNo, amount } });
    else if (order.payNo)
      await setTimer(context, db, {
        kind: 'payment.cash',
        ref: order.orderNumber,
        due: at,
        data: { payNo: order.payNo, event: 'cancelled' },
      });
  },
  async passCash({ context, db, order, at }) {
    if (order.life.paidOn === at && order.payType === CASH)
      await setTimer(context, db, {
        kind: 'payment.cash',
        ref: order.orderNumber,
        due: at,
        data: { payNo: order.payNo, event: 'collected' },
      });
  },
  async strikeBuyer({ db, order, at }) {
    if (order.life.captured === 0)
      await db.execute(sql`insert into cod_strike (order_number, user_id, at) values (${order.orderNumber}, ${order.userId}, ${at})`);
  },
  awaitCoins,
  rewardRating,
  makeUpForWait,
  async tellBuyer({ context, db, order, at, params }) {
    if (params)
      await writeNotification(context, db, {
        userId: order.userId,
        type: 'ORDER',
        notice: params.notice,
        orderNumber: order.orderNumber,
        at,
      });
  },
};

/** What the order still holds of each variant: refunds may have taken pieces out before. */
async function linesOf(db: Db, order: OrderRow): Promise<{ skuId: number; count: number }[]> {
  const items = await db.select().from(orderItems).where(eq(orderItems.orderNumber, order.orderNumber));
  return items.map((item) => ({ skuId: item.skuId, count: unitsOf(item) }));
}

/** What agreed refunds of the order are giving back already, in minor units. */
async function onItsWay(db: Db, order: OrderRow): Promise<number> {
  const { rows } = await db.execute<{ amount: number }>(
    sql`select coalesce(sum((life ->> 'amount')::bigint), 0)::bigint as amount from refund
      where order_number = ${order.orderNumber} and state in ('refunding', 'received')`,
  );
  return Number(rows[0]?.amount ?? 0);
}
