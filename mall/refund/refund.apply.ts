import { inArray } from 'drizzle-orm';
import { initialTransition } from 'xstate';
import type { RefundValue } from '#machines/rules/refund/refund.ts';
import { refundLifecycle } from '#machines/refund.lifecycle.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';
import { orderItems, type OrderRow } from '../order/order.tables.ts';
import { lockOrderOf, requireTransition, type TransitionBy } from '../order/order.transition.ts';
import { follow, holdRefundOf, recordStep, requireRefundStep, stepRefund, type HeldRefund } from './refund.transition.ts';
import { itemsOfOrder, linesOf, refuseHeld, paramOf, type RefundParam, type RefundApplication } from './refund.application.ts';
import { refunds, type RefundRow } from './refund.tables.ts';

/**
 * Asks for money back (N2, RF1, O29): for one line or the whole order.
 * @throws Refusal NOT_FOUND, VALIDATION, REASON_REQUIRED, REFUND_AMOUNT, REFUND_OPEN, REFUND_WINDOW_CLOSED, TRANSITION_NOT_ALLOWED
 */
export async function applyRefund(context: MallContext, db: Db, userId: string, param: RefundParam, by: TransitionBy): Promise<HeldRefund> {
  const at = context.clock.now();
  const order = await lockOrderOf(db, userId, param.orderNumber);
  const items = await itemsOfOrder(db, order.orderNumber);
  const lines = linesOf(items, param.refundType === 2 ? (param.orderItemId ?? 0) : null);
  requireTransition(order, { type: 'refund.asked', at, lines: lines.length }, by);
  refuseHeld(lines);
  return beginRefund(context, db, order, { ...(await paramOf(db, order, items, param)), kind: 'REFUND' }, by);
}

/** Writes the first line of a refund's history, takes its lines and tells the order. */
export async function beginRefund(
  context: MallContext,
  db: Db,
  order: OrderRow,
  { applyType, amount, ...param }: RefundApplication & Pick<RefundRow, 'kind'>,
  by: TransitionBy,
): Promise<HeldRefund> {
  const at = context.clock.now();
  const [begun, actions] = initialTransition(refundLifecycle, { at, applyType, amount, isClaim: param.kind === 'CLAIM' });
  const row: RefundRow = {
    refundSn: String(context.nextId()),
    userId: order.userId,
    orderNumber: order.orderNumber,
    state: begun.value as RefundValue,
    life: begun.context,
    version: 1,
    ...param,
    sellerMsg: null,
    rejectMessage: null,
    escalation: null,
    express: null,
    appliedAt: at,
    handledAt: null,
    shippedAt: null,
    receivedAt: null,
    refundedAt: null,
    updatedAt: at,
  };
  await db.insert(refunds).values(row);
  await db
    .update(orderItems)
    .set({ refundSn: row.refundSn })
    .where(
      inArray(
        orderItems.orderItemId,
        row.shares.map((share) => share.orderItemId),
      ),
    );
  const event = { type: 'refund.asked', at };
  await recordStep(context, db, row, '', event, by);
  return follow(context, db, { refund: row, order }, { event, by, actions });
}

/**
 * Changes a wish that nobody answered, or once after a refusal (N3, RF2, RF6); it stays about the same lines.
 * @throws Refusal NOT_FOUND, VALIDATION, REASON_REQUIRED, REFUND_AMOUNT, TRANSITION_NOT_ALLOWED
 */
export async function editRefund(
  context: MallContext,
  db: Db,
  userId: string,
  { refundSn, ...param }: RefundParam & { refundSn: string },
  by: TransitionBy,
): Promise<HeldRefund> {
  const at = context.clock.now();
  const held = await holdRefundOf(db, userId, refundSn);
  const { refund, order } = held;
  requireRefundStep(held, { type: 'refund.edited', at, applyType: refund.life.applyType, amount: refund.life.amount }, by);
  const isSame =
    param.orderNumber === refund.orderNumber && (param.refundType === 2 ? (param.orderItemId ?? 0) : null) === refund.orderItemId;
  if (!isSame) throw refuse('VALIDATION', { fields: [{ field: 'orderItemId', code: 'INVALID' }] });
  if (refund.life.isGoodsSent && param.applyType !== refund.life.applyType)
    throw refuse('VALIDATION', { fields: [{ field: 'applyType', code: 'INVALID' }] });
  const { applyType, amount, ...change } = await paramOf(db, order, await itemsOfOrder(db, order.orderNumber), param);
  return stepRefund(context, db, held, { type: 'refund.edited', at, applyType, amount }, by, change);
}
