import { asc, eq, inArray } from 'drizzle-orm';
import { transition } from 'xstate';
import { placeOf, timersOf, type OrderDeed, type OrderEvent, type OrderNotice, type OrderTimer, type OrderValue } from '#machines/order.ts';
import { orderLifecycle } from '#machines/order.lifecycle.ts';
import { isAlreadyDone, whyNot, type OrderReasonCode } from '#machines/order.refusals.ts';
import type { Locale } from '#machines/words.ts';
import type { Db } from '../database.ts';
import type { House } from '../house.ts';
import { writeJournal } from '../journal.ts';
import { isRefusalCode, refuse } from '../refusal.ts';
import { clearTimer, setTimer } from '../timers.ts';
import { actionsOf } from './order.actions.ts';
import { deeds } from './order.deeds.ts';
import { codeOf, snapshotOf } from './order.snapshot.ts';
import { orderTimeline, orders, type OrderActor, type OrderRow } from './order.tables.ts';

/** Who takes a step, and which call or timer made him. */
export type StepBy = { actor: OrderActor; who: string; cause: string; locale: Locale };

/** The orders, locked for this transaction in the order of their numbers. Lock orders before payments, and both before skus. */
export async function lockOrders(db: Db, orderNumbers: readonly string[]): Promise<OrderRow[]> {
  if (orderNumbers.length === 0) return [];
  return db.select().from(orders).where(inArray(orders.orderNumber, [...orderNumbers])).orderBy(asc(orders.orderNumber)).for('update');
}

/** One order of this shopper, locked. @throws Refusal NOT_FOUND also when it is somebody else's or in the recycle bin (unless asked for) */
export async function lockOrderOf(db: Db, userId: string, orderNumber: string, may: { beInBin?: boolean } = {}): Promise<OrderRow> {
  const [order] = await lockOrders(db, [orderNumber]);
  if (!order || order.userId !== userId || order.life.deleteStatus > (may.beInBin ? 1 : 0)) throw refuse('NOT_FOUND');
  return order;
}

/** Why the step may not be taken now; null when it may. */
export function mayStep(order: OrderRow, event: OrderEvent): OrderReasonCode | null {
  return whyNot(snapshotOf(order), event);
}

/**
 * Takes one step of a locked order (contract 4, rules 1 to 3): guards, transition, version, timeline, journal, timers,
 * the deeds the lifecycle names and the event on the stream, all in the caller's transaction. A step that was
 * already taken changes nothing.
 * @returns the row after the step
 * @throws Refusal with the reason's own code where the contract has one, else TRANSITION_NOT_ALLOWED
 */
export async function stepOrder(house: House, db: Db, order: OrderRow, event: OrderEvent, by: StepBy): Promise<OrderRow> {
  const before = snapshotOf(order);
  const reasonCode = whyNot(before, event);
  if (reasonCode && isAlreadyDone(before, event)) return order;
  if (reasonCode) throw refusalOf(order, event, reasonCode, by);

  const [after, actions] = transition(orderLifecycle, before, event);
  const life = after.context;
  const place = placeOf(after.value as OrderValue);
  const stepped: OrderRow = { ...order, ...place, life, version: order.version + 1 };
  await db.update(orders).set({ ...place, life, version: stepped.version }).where(eq(orders.orderNumber, order.orderNumber));
  await recordStep(house, db, order, stepped, event, by);
  await moveTimers(house, db, order, stepped);
  for (const { type, params } of actions) {
    await deeds[type as OrderDeed]({ house, db, order: stepped, at: event.at, params: params as { notice: OrderNotice } | undefined });
  }
  await house.events.tell(db, order.userId, { type: 'order', ref: order.orderNumber, at: event.at, data: { status: place.status, statusCode: codeOf(stepped), orderVersion: stepped.version } });
  return stepped;
}

/** Writes the first line of an order's history and sets its first timers; the submit calls it once per order. */
export async function beginOrder(house: House, db: Db, order: OrderRow, by: StepBy): Promise<void> {
  await db.insert(orderTimeline).values({ orderNumber: order.orderNumber, seq: order.version, at: order.createdAt, event: 'order.placed', fromState: '', toState: codeOf(order), actor: by.actor });
  await writeJournal(house, db, { machine: 'order', ref: order.orderNumber, event: 'order.placed', from: '', to: codeOf(order), who: by.who, cause: by.cause });
  for (const timer of timersOf(order, order.life)) await setTimer(house, db, { kind: kindOf(timer.type), ref: order.orderNumber, due: timer.due });
  await house.events.tell(db, order.userId, { type: 'order', ref: order.orderNumber, at: order.createdAt, data: { status: order.status, statusCode: codeOf(order), orderVersion: order.version } });
}

/** `payDeadline.passed` rings as `order.payDeadline`. */
export const kindOf = (timer: OrderTimer): string => `order.${timer.slice(0, timer.indexOf('.'))}`;

async function recordStep(house: House, db: Db, before: OrderRow, after: OrderRow, event: OrderEvent, by: StepBy): Promise<void> {
  const step = { from: codeOf(before), to: codeOf(after) };
  await db.insert(orderTimeline).values({ orderNumber: after.orderNumber, seq: after.version, at: event.at, event: event.type, fromState: step.from, toState: step.to, actor: by.actor });
  await writeJournal(house, db, { machine: 'order', ref: after.orderNumber, event: event.type, ...step, who: by.who, cause: by.cause });
}

async function moveTimers(house: House, db: Db, before: OrderRow, after: OrderRow): Promise<void> {
  const old = timersOf(before, before.life);
  const now = timersOf(after, after.life);
  for (const { type } of old) if (!now.some((timer) => timer.type === type)) await clearTimer(db, kindOf(type), after.orderNumber);
  for (const { type, due } of now) {
    if (old.some((timer) => timer.type === type && timer.due === due)) continue;
    await setTimer(house, db, { kind: kindOf(type), ref: after.orderNumber, due });
  }
}

function refusalOf(order: OrderRow, event: OrderEvent, reasonCode: OrderReasonCode, by: StepBy): Error {
  const from = codeOf(order);
  return refuse(isRefusalCode(reasonCode) ? reasonCode : 'TRANSITION_NOT_ALLOWED', {
    data: { from, event: event.type, reasonCode, actions: actionsOf(order, event.at, by.locale) },
    journal: { machine: 'order', ref: order.orderNumber, event: event.type, from, to: from, who: by.who, cause: by.cause },
  });
}
