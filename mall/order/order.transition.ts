import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import { transition } from 'xstate';
import {
  placeOf,
  timersOf,
  type OrderEffectName,
  type OrderEvent,
  type OrderNotificationName,
  type OrderTimer,
  type OrderValue,
} from '#machines/rules/order/order.ts';
import { orderLifecycle } from '#machines/order.lifecycle.ts';
import { isAlreadyDone, whyNot, type OrderReasonCode } from '#machines/rules/order/order.refusals.ts';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import { pipelined } from '../platform/postgres/pipelined.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { writeJournal } from '../platform/replay/journal.ts';
import { isRefusalCode, refuse } from '../platform/http/refusal.ts';
import { clearTimers, setTimers } from '../platform/timers.ts';
import { actionsOf } from './order.actions.ts';
import { orderEffects } from './order.effects.ts';
import { codeOf, snapshotOf } from './order.snapshot.ts';
import { orderTimeline, orders, type OrderActor, type OrderRow } from './order.tables.ts';

/** Who takes a step, and which call or timer made him. */
export type TransitionBy = { actor: OrderActor; who: string; cause: string; locale: Locale };

/** The shopper who asks, as the one who takes a step of an order or a refund. */
export const byBuyer = ({ user, requestId, locale }: { user: { userId: string }; requestId: string; locale: Locale }): TransitionBy => ({
  actor: 'BUYER',
  who: user.userId,
  cause: requestId,
  locale,
});

/** A timer of this kind, as the one who takes a step. */
export const byTimer = (cause: string, locale: Locale = 'en'): TransitionBy => ({ actor: 'SYSTEM', who: 'timer', cause, locale });

/** The orders, locked for this transaction in the order of their numbers. Lock orders before payments, and both before skus. */
export async function lockOrders(db: Db, orderNumbers: readonly string[]): Promise<OrderRow[]> {
  return orderNumbers.length === 0 ? [] : lockOrdersWhere(db, inArray(orders.orderNumber, [...orderNumbers]));
}

/** The same for the orders of a condition. */
export const lockOrdersWhere = async (db: Db, condition: SQL): Promise<OrderRow[]> =>
  db.select().from(orders).where(condition).orderBy(asc(orders.orderNumber)).for('update');

/** One order of this shopper, locked. @throws Refusal NOT_FOUND also when it is somebody else's or in the recycle bin (unless asked for) */
export async function lockOrderOf(db: Db, userId: string, orderNumber: string, may: { beInBin?: boolean } = {}): Promise<OrderRow> {
  const [order] = await lockOrders(db, [orderNumber]);
  if (!order || order.userId !== userId || order.life.deleteStatus > (may.beInBin ? 1 : 0)) throw refuse('NOT_FOUND');
  return order;
}

/** Why the step may not be taken now; null when it may. */
export function mayTransition(order: OrderRow, event: OrderEvent): OrderReasonCode | null {
  return whyNot(snapshotOf(order), event);
}

/** @throws Refusal when the step may not be taken now, as `transitionOrder` would */
export function requireTransition(order: OrderRow, event: OrderEvent, by: TransitionBy): void {
  const reasonCode = mayTransition(order, event);
  if (reasonCode) throw refusalOf(order, event, reasonCode, by);
}

/**
 * Takes one step of a locked order (contract 4, rules 1 to 3): guards, transition, version, timeline, journal, timers,
 * the deeds the lifecycle names and the event on the stream, all in the caller's transaction. By which attempt it is paid is written as
 * `order` says. A step that was already taken changes nothing.
 * @returns the row after the step
 * @throws Refusal with the reason's own code where the contract has one, else TRANSITION_NOT_ALLOWED
 */
export async function transitionOrder(
  context: MallContext,
  db: Db,
  order: OrderRow,
  event: OrderEvent,
  by: TransitionBy,
): Promise<OrderRow> {
  const before = snapshotOf(order);
  const reasonCode = whyNot(before, event);
  if (reasonCode && isAlreadyDone(before, event)) return order;
  if (reasonCode) throw refusalOf(order, event, reasonCode, by);

  const [after, actions] = transition(orderLifecycle, before, event);
  const life = after.context;
  const place = placeOf(after.value as OrderValue);
  const stepped: OrderRow = { ...order, ...place, life, version: order.version + 1 };
  const { payNo, payType, cardLast4 } = order;
  await pipelined([
    db
      .update(orders)
      .set({ ...place, life, version: stepped.version, payNo, payType, cardLast4 })
      .where(eq(orders.orderNumber, order.orderNumber)),
    recordStep(context, db, stepped, { at: event.at, event: event.type, from: codeOf(order), to: codeOf(stepped) }, by),
    moveTimers(context, db, order, stepped),
  ]);
  for (const { type, params } of actions) {
    await orderEffects[type as OrderEffectName]({
      context,
      db,
      order: stepped,
      at: event.at,
      params: params as { notice: OrderNotificationName } | undefined,
    });
  }
  await context.events.tell(db, order.userId, {
    type: 'order',
    ref: order.orderNumber,
    at: event.at,
    data: { status: place.status, statusCode: codeOf(stepped), orderVersion: stepped.version },
  });
  return stepped;
}

/** Writes the first line of an order's history and sets its first timers; the submit calls it once per order. */
export async function beginOrder(context: MallContext, db: Db, order: OrderRow, by: TransitionBy): Promise<void> {
  await pipelined([
    recordStep(context, db, order, { at: order.createdAt, event: 'order.placed', from: '', to: codeOf(order) }, by),
    setTimers(context, db, timersOf(order, order.life).map(timerOf(order))),
  ]);
  await context.events.tell(db, order.userId, {
    type: 'order',
    ref: order.orderNumber,
    at: order.createdAt,
    data: { status: order.status, statusCode: codeOf(order), orderVersion: order.version },
  });
}

/** `payDeadline.passed` rings as `order.payDeadline`. */
export const kindOf = (timer: OrderTimer): string => `order.${timer.slice(0, timer.indexOf('.'))}`;

async function recordStep(
  context: MallContext,
  db: Db,
  { orderNumber, version }: OrderRow,
  { at, event, from, to }: { at: number; event: string; from: string; to: string },
  { actor, who, cause }: TransitionBy,
): Promise<void> {
  await pipelined([
    db.insert(orderTimeline).values({ orderNumber, seq: version, at, event, fromState: from, toState: to, actor }),
    writeJournal(context, db, { machine: 'order', ref: orderNumber, event, from, to, who, cause }),
  ]);
}

async function moveTimers(context: MallContext, db: Db, before: OrderRow, after: OrderRow): Promise<void> {
  const old = timersOf(before, before.life);
  const now = timersOf(after, after.life);
  const currentTypes = new Set(now.map(({ type }) => type));
  const gone = old.filter(({ type }) => !currentTypes.has(type));
  const moved = now.filter(({ type, due }) => !old.some((timer) => timer.type === type && timer.due === due));
  await pipelined([
    clearTimers(
      db,
      gone.map(({ type }) => kindOf(type)),
      after.orderNumber,
    ),
    setTimers(context, db, moved.map(timerOf(after))),
  ]);
}

const timerOf =
  ({ orderNumber }: OrderRow) =>
  ({ type, due }: { type: OrderTimer; due: number }) => ({ kind: kindOf(type), ref: orderNumber, due });

function refusalOf(order: OrderRow, event: OrderEvent, reasonCode: OrderReasonCode, by: TransitionBy): Error {
  const from = codeOf(order);
  return refuse(isRefusalCode(reasonCode) ? reasonCode : 'TRANSITION_NOT_ALLOWED', {
    data: { from, event: event.type, reasonCode, actions: actionsOf(order, event.at, by.locale) },
    journal: { machine: 'order', ref: order.orderNumber, event: event.type, from, to: from, who: by.who, cause: by.cause },
  });
}
