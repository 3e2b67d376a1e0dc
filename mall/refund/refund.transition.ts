import { and, asc, eq, notInArray } from 'drizzle-orm';
import { transition } from 'xstate';
import { finalRefundValues, timerOf, type RefundEffectName, type RefundEvent, type RefundValue } from '#machines/rules/refund/refund.ts';
import { isRefundStepDone, whyNotRefund, type RefundReasonCode } from '#machines/rules/refund/refund.refusals.ts';
import { refundLifecycle } from '#machines/refund.lifecycle.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { writeJournal } from '../platform/replay/journal.ts';
import { refuse } from '../platform/http/refusal.ts';
import { clearTimer, setTimer } from '../platform/timers.ts';
import { orderItems, type OrderRow } from '../order/order.tables.ts';
import { lockOrders, type TransitionBy } from '../order/order.transition.ts';
import { refundActionsOf } from './refund.actions.ts';
import { refundEffects, type EffectParams } from './refund.effects.ts';
import { refundCode, refundSnapshotOf } from './refund.snapshot.ts';
import { refunds, refundTimeline, type RefundRow } from './refund.tables.ts';

/** A refund and its order, both locked for this transaction. */
export type HeldRefund = { refund: RefundRow; order: OrderRow };

/** The one timer of a refund: the deadline of whoever's turn it is. */
export const REFUND_DEADLINE = 'refund.deadline';

/** A refund with its order, locked (the order first, as everywhere); null when there is none. */
export async function holdRefund(db: Db, refundSn: string): Promise<HeldRefund | null> {
  const [known] = await db.select({ orderNumber: refunds.orderNumber }).from(refunds).where(eq(refunds.refundSn, refundSn));
  if (!known) return null;
  const [order] = await lockOrders(db, [known.orderNumber]);
  const [refund] = await db.select().from(refunds).where(eq(refunds.refundSn, refundSn)).for('update');
  return order && refund ? { refund, order } : null;
}

/** A refund of this shopper, locked. @throws Refusal NOT_FOUND also when it is somebody else's */
export async function holdRefundOf(db: Db, userId: string, refundSn: string): Promise<HeldRefund> {
  const held = await holdRefund(db, refundSn);
  if (held?.refund.userId !== userId) throw refuse('NOT_FOUND');
  return held;
}

/** The refunds of a locked order that are not over, the oldest first. */
export async function refundsUnderWay(db: Db, orderNumber: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderNumber, orderNumber), notInArray(refunds.state, [...finalRefundValues])))
    .orderBy(asc(refunds.refundSn))
    .for('update');
}

/** @throws Refusal when the step may not be taken now, as `stepRefund` would */
export function requireRefundStep(held: HeldRefund, event: RefundEvent, by: TransitionBy): void {
  const reasonCode = whyNotRefund(refundSnapshotOf(held.refund), event);
  if (reasonCode) throw refusalOf(held, event, reasonCode, by);
}

/** What a step writes besides the state: what somebody said or sent. */
export type RefundChange = Partial<
  Omit<RefundRow, 'refundSn' | 'userId' | 'orderNumber' | 'kind' | 'state' | 'life' | 'version' | 'appliedAt' | 'updatedAt'>
>;

const stamps: Partial<Record<RefundEvent['type'], 'handledAt' | 'shippedAt' | 'receivedAt' | 'refundedAt'>> = {
  'refund.accepted': 'handledAt',
  'refund.rejected': 'handledAt',
  'refund.upheld': 'handledAt',
  'refund.denied': 'handledAt',
  'goods.refused': 'handledAt',
  'answerDeadline.passed': 'handledAt',
  'decisionDeadline.passed': 'handledAt',
  'goods.sent': 'shippedAt',
  'goods.received': 'receivedAt',
  'receiptDeadline.passed': 'receivedAt',
  'money.returned': 'refundedAt',
};

/**
 * Takes one step of a held refund (contract 4, rules 1 to 3): guards, transition, version, timeline, journal, timer, the effects that the
 * lifecycle names and the event on the stream, all in the caller's transaction. A step that was already taken changes nothing.
 * @returns the refund and its order after the step
 * @throws Refusal TRANSITION_NOT_ALLOWED with `data.reasonCode`, or what the order's own step refuses with
 */
export async function stepRefund(
  context: MallContext,
  db: Db,
  held: HeldRefund,
  event: RefundEvent,
  by: TransitionBy,
  change: RefundChange = {},
): Promise<HeldRefund> {
  const { refund, order } = held;
  const before = refundSnapshotOf(refund);
  const reasonCode = whyNotRefund(before, event);
  if (reasonCode && isRefundStepDone(before, event)) return held;
  if (reasonCode) throw refusalOf(held, event, reasonCode, by);

  const [after, actions] = transition(refundLifecycle, before, event);
  const stamp = stamps[event.type];
  const changed = {
    ...change,
    ...(stamp ? { [stamp]: event.at } : {}),
    state: after.value as RefundValue,
    life: after.context,
    version: refund.version + 1,
    updatedAt: event.at,
  };
  await db.update(refunds).set(changed).where(eq(refunds.refundSn, refund.refundSn));
  const stepped = { ...refund, ...changed };
  await recordStep(context, db, stepped, refundCode(refund), event, by);
  return follow(context, db, { refund: stepped, order }, { event, by, actions });
}

/** What a step, or the beginning of a refund, brings with it: the lines that show it, the timer, the effects, the event on the stream. */
export async function follow(
  context: MallContext,
  db: Db,
  { refund, order }: HeldRefund,
  { event, by, actions }: { event: { at: number }; by: TransitionBy; actions: readonly { type: string; params?: unknown }[] },
): Promise<HeldRefund> {
  await db.update(orderItems).set({ refundState: refund.state }).where(eq(orderItems.refundSn, refund.refundSn));
  const timer = timerOf(refund.state, refund.life);
  if (timer) await setTimer(context, db, { kind: REFUND_DEADLINE, ref: refund.refundSn, due: timer.due });
  else await clearTimer(db, REFUND_DEADLINE, refund.refundSn);
  let now = order;
  for (const { type, params } of actions) {
    const stepped = await refundEffects[type as RefundEffectName]({
      context,
      db,
      refund,
      order: now,
      at: event.at,
      by,
      params: (params ?? {}) as EffectParams,
    });
    now = stepped ?? now;
  }
  await context.events.tell(db, refund.userId, {
    type: 'refund',
    ref: refund.refundSn,
    at: event.at,
    data: { statusCode: refundCode(refund), orderNumber: refund.orderNumber, refundVersion: refund.version },
  });
  return { refund, order: now };
}

/** One line of a refund's history and of the journal. */
export async function recordStep(
  context: MallContext,
  db: Db,
  refund: RefundRow,
  from: string,
  event: { type: string; at: number },
  by: TransitionBy,
): Promise<void> {
  const to = refundCode(refund);
  const { refundSn } = refund;
  await db
    .insert(refundTimeline)
    .values({ refundSn, seq: refund.version, at: event.at, event: event.type, fromState: from, toState: to, actor: by.actor });
  await writeJournal(context, db, { machine: 'refund', ref: refundSn, event: event.type, from, to, who: by.who, cause: by.cause });
}

function refusalOf({ refund, order }: HeldRefund, event: RefundEvent, reasonCode: RefundReasonCode, by: TransitionBy): Error {
  const from = refundCode(refund);
  return refuse('TRANSITION_NOT_ALLOWED', {
    data: { from, event: event.type, reasonCode, actions: refundActionsOf({ refund, order }, event.at, by.locale) },
    journal: { machine: 'refund', ref: refund.refundSn, event: event.type, from, to: from, who: by.who, cause: by.cause },
  });
}
