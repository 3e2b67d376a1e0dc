import { and, eq, inArray } from 'drizzle-orm';
import { unsentOf } from '#machines/rules/refund/refundAmounts.ts';
import type { RefundEffectName, RefundNotificationName } from '#machines/rules/refund/refund.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { writeNotification } from '../notification/notification.ts';
import { setTimer } from '../platform/timers.ts';
import { orderItems, type OrderItemRow, type OrderRow } from '../order/order.tables.ts';
import { transitionOrder, type TransitionBy } from '../order/order.transition.ts';
import { payTypes } from '../payment/payMethods.ts';
import { restock } from '../product/stock.ts';
import type { RefundRow } from './refund.tables.ts';

export type EffectParams = { notice?: RefundNotificationName; isOpen?: boolean; isRefused?: boolean };

/** The row after the step; what changes the order answers it as it is then. */
export type RefundEffect = {
  context: MallContext;
  db: Db;
  refund: RefundRow;
  order: OrderRow;
  at: number;
  by: TransitionBy;
  params: EffectParams;
};

/** What the lifecycle names and the mall carries out, in the transaction of the step. */
export const refundEffects: Record<RefundEffectName, (effect: RefundEffect) => Promise<OrderRow | void>> = {
  openOnOrder: async ({ context, db, refund, order, at, by }) =>
    transitionOrder(context, db, order, { type: 'refund.asked', at, lines: refund.version === 1 ? refund.shares.length : 0 }, by),
  refuseOnOrder: async ({ context, db, order, at, by }) =>
    transitionOrder(context, db, order, { type: 'refund.dropped', at, lines: 0, open: 1, isRefused: true }, by),
  leaveOrder: async ({ context, db, refund, order, at, by, params }) =>
    transitionOrder(
      context,
      db,
      order,
      { type: 'refund.dropped', at, lines: refund.shares.length, open: params.isOpen ? 1 : 0, isRefused: params.isRefused ?? false },
      by,
    ),
  async payBack({ context, db, refund: { refundSn, orderNumber, life }, order, at }) {
    if (order.payType === payTypes.cash) return setTimer(context, db, { kind: 'refund.coins', ref: refundSn, due: at });
    await setTimer(context, db, {
      kind: 'payment.refund',
      ref: refundSn,
      due: at,
      data: { payNo: order.payNo, amount: life.amount, orderNumber, refundSn },
    });
  },
  async takeGoodsBack({ db, refund, order, at }) {
    const items = await itemsOf(db, refund);
    const back = items.flatMap((item) => {
      const goods = refund.shares.find((share) => share.orderItemId === item.orderItemId)?.goods ?? 0;
      return goods > 0 ? [{ item, goods }] : [];
    });
    for (const { item, goods } of back)
      await db
        .update(orderItems)
        .set({ returnedCount: item.returnedCount + goods })
        .where(eq(orderItems.orderItemId, item.orderItemId));
    await restock(
      db,
      order.regionId,
      back.map(({ item, goods }) => ({ skuId: item.skuId, count: goods })),
      at,
    );
  },
  async finishOnOrder({ context, db, refund, order, at, by }) {
    const items = await itemsOf(db, refund);
    const done = items.map((item) => paid(item, refund));
    for (const { item, amount, withdrawn } of done)
      await db
        .update(orderItems)
        .set({ refundedAmount: item.refundedAmount + amount, withdrawnCount: item.withdrawnCount + withdrawn })
        .where(eq(orderItems.orderItemId, item.orderItemId));
    const units = done.reduce((sum, { withdrawn }) => sum + withdrawn, 0);
    const whole = done.filter(({ isWhole }) => isWhole);
    const event = {
      type: 'refund.finished',
      at,
      amount: refund.life.amount,
      lines: refund.shares.length,
      whole: whole.length,
      units,
      unrated: whole.filter(({ item }) => item.commSts === 0).length,
    } as const;
    const stepped = await transitionOrder(context, db, order, event, { ...by, actor: 'PAYMENT' });
    await restock(
      db,
      order.regionId,
      done.flatMap(({ item, withdrawn }) => (withdrawn > 0 ? [{ skuId: item.skuId, count: withdrawn }] : [])),
      at,
    );
    return stepped;
  },
  async callStaff({ context, refund: { refundSn, life } }) {
    context.log(
      `ALERT refund ${refundSn} failed: the bank refused it ${life.refusals} times; ${life.amount} must be paid back by a person`,
    );
  },
  async tellBuyer({ context, db, refund, at, params }) {
    if (params.notice)
      await writeNotification(context, db, {
        userId: refund.userId,
        type: 'REFUND',
        notice: params.notice,
        orderNumber: refund.orderNumber,
        refundSn: refund.refundSn,
        route: `/Refund/${refund.refundSn}`,
        at,
      });
  },
};

const itemsOf = (db: Db, { orderNumber, shares }: RefundRow): Promise<OrderItemRow[]> =>
  db
    .select()
    .from(orderItems)
    .where(
      and(
        eq(orderItems.orderNumber, orderNumber),
        inArray(
          orderItems.orderItemId,
          shares.map((share) => share.orderItemId),
        ),
      ),
    )
    .orderBy(orderItems.orderItemId);

/** What a refund that was paid means for one of its lines: pieces that are paid back in full and were never sent stay with the seller. */
function paid(item: OrderItemRow, { life, shares }: RefundRow) {
  const share = shares.find(({ orderItemId }) => orderItemId === item.orderItemId);
  const amount = share?.amount ?? 0;
  const withdrawn = share?.isFull && life.applyType === 1 ? Math.min(share.goods, unsentOf(item)) : 0;
  return { item, amount, withdrawn, isWhole: amount > 0 && item.refundedAmount + amount === item.actualTotal };
}
