import { orderStatuses, type OrderEvent } from '#machines/rules/order/order.ts';
import { isGroupComplete } from '../group/seat.ts';
import { writeNotification } from '../notification/notification.ts';
import type { Caller, Call } from '../platform/http/route.ts';
import { refuse } from '../platform/http/refusal.ts';
import { offerUndo, type UndoHandler } from '../undo/undo.ts';
import { detailOf, type OrderDetail } from './order.detail.ts';
import { byBuyer, lockOrderOf, lockOrders, requireTransition, transitionOrder } from './order.transition.ts';

type OrderCall = Call<Caller, unknown, { orderNumber: string }>;
type CancelAsked = Extract<OrderEvent, { type: 'cancel.asked' }>;

/** M11, for a while to be taken back. @throws Refusal NOT_FOUND, or why it cannot be removed */
export async function removeOrder(call: OrderCall): Promise<void> {
  const { context, db, user, params, now: at } = call;
  const order = await lockOrderOf(db, user.userId, params.orderNumber, { beInBin: true });
  const removed = await transitionOrder(context, db, order, { type: 'order.removed', at }, byBuyer(call));
  if (removed.version === order.version) return;
  const { orderNumber, userId } = order;
  await offerUndo(context, db, { kind: 'ORDER', ref: orderNumber, name: orderNumber, count: 1, payload: {}, userId, at });
}

/** M7, for a while to be taken back. @throws Refusal NOT_FOUND, or why it cannot be withdrawn */
export async function withdrawCancel(call: OrderCall): Promise<OrderDetail> {
  const { context, db, user, params, locale, now: at } = call;
  const order = await lockOrderOf(db, user.userId, params.orderNumber);
  const withdrawn = await transitionOrder(context, db, order, { type: 'cancel.withdrawn', at }, byBuyer(call));
  const { orderNumber, userId } = order;
  if (withdrawn.version !== order.version) {
    const ref = `${orderNumber} ${withdrawn.version}`;
    await offerUndo(context, db, {
      kind: 'CANCEL_WITHDRAWN',
      ref,
      name: orderNumber,
      count: 1,
      payload: { orderNumber },
      userId,
      at,
    });
  }
  return detailOf(db, withdrawn, { context, locale });
}

/**
 * M6. Who leaves a group buy has a moment to think again, since the money cannot be fetched again: the step is taken when that is over
 * (O11). @throws Refusal why it cannot be cancelled
 */
export async function cancelOrder(call: OrderCall, event: CancelAsked): Promise<OrderDetail> {
  const { context, db, user, params, locale, now: at } = call;
  const order = await lockOrderOf(db, user.userId, params.orderNumber);
  const by = byBuyer(call);
  if (order.status !== orderStatuses.waitGroup)
    return detailOf(db, await transitionOrder(context, db, order, event, by), { context, locale });
  requireTransition(order, event, by);
  if (await isGroupComplete(db, order)) throw refuse('TEAM_CLOSED');
  const detail = await detailOf(db, order, { context, locale });
  const { orderNumber, userId } = order;
  const name = detail.orderItemDtos[0]?.prodName ?? orderNumber;
  const payload = { reason: event.reason, remark: event.remark };
  await offerUndo(context, db, { kind: 'GROUP_LEFT', ref: orderNumber, name, count: 1, payload, userId, at });
  return detail;
}

const orderUndo: UndoHandler = {
  kind: 'ORDER',
  async takeBack(call, { ref }) {
    const { context, db, user, now: at } = call;
    const order = await lockOrderOf(db, user.userId, ref, { beInBin: true });
    await transitionOrder(context, db, order, { type: 'order.restored', at }, byBuyer(call));
  },
};

const cancelWithdrawnUndo: UndoHandler = {
  kind: 'CANCEL_WITHDRAWN',
  async takeBack(call, { payload }) {
    const { context, db, user, now: at } = call;
    const { orderNumber } = payload as { orderNumber: string };
    const order = await lockOrderOf(db, user.userId, orderNumber);
    await transitionOrder(context, db, order, { type: 'cancel.restored', at }, byBuyer(call));
  },
};

const groupLeftUndo: UndoHandler = {
  kind: 'GROUP_LEFT',
  async takeBack({ context, db, user, now: at }, { ref }) {
    await context.events.tell(db, user.userId, { type: 'order', ref, at, data: { kind: 'stayed' } });
  },
  async carryOut({ context, db, at }, { ref, payload }) {
    const [order] = await lockOrders(db, [ref]);
    if (!order) return;
    const { userId, orderNumber, lang: locale } = order;
    if (order.status === orderStatuses.waitGroup && !(await isGroupComplete(db, order))) {
      const { reason, remark } = payload as Pick<CancelAsked, 'reason' | 'remark'>;
      const by = { actor: 'BUYER' as const, who: userId, cause: 'undo.end', locale };
      await transitionOrder(context, db, order, { type: 'cancel.asked', at, reason, remark }, by);
      return;
    }
    // Closed by the end of the group, it has said so itself; else the last seat was paid within the window.
    if (order.status !== orderStatuses.closed)
      await writeNotification(context, db, { userId, type: 'GROUP', notice: 'stayed', orderNumber, at });
  },
};

export const orderUndos: readonly UndoHandler[] = [orderUndo, cancelWithdrawnUndo, groupLeftUndo];
