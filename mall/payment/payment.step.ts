import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { transition } from 'xstate';
import {
  attemptDeadlineOf,
  isLive,
  payStatusOf,
  paymentValueOf,
  type PaymentContext,
  type PaymentEvent,
  type PaymentValue,
} from '#machines/rules/money/payment.ts';
import { paymentLifecycle, paymentSpans } from '#machines/payment.lifecycle.ts';
import type { Db } from '../platform/postgres/database.ts';
import { pipelined } from '../platform/postgres/pipelined.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { writeJournal } from '../platform/replay/journal.ts';
import { lockOrdersWhere, mayTransition, transitionOrder, type TransitionBy } from '../order/order.transition.ts';
import { orders, type OrderRow } from '../order/order.tables.ts';
import { clearTimers, setTimer, setTimers } from '../platform/timers.ts';
import { paymentOrders, paymentRefunds, payments, type PaymentRow } from './payment.tables.ts';

/** An attempt and its orders, all locked for this transaction. */
export type Held = { payment: PaymentRow; shares: (typeof paymentOrders.$inferSelect)[]; orders: Map<string, OrderRow> };

export const timerKinds = {
  deadline: 'payment.deadline',
  reconcile: 'payment.reconcile',
  release: 'payment.release',
  payBack: 'payment.payBack',
  void: 'payment.void',
  refund: 'payment.refund',
  cash: 'payment.cash',
} as const;

/** The numbers of an attempt's orders, as a question that another one may hold. */
export const orderNumbersOf = (db: Db, payNo: string) =>
  db.select({ orderNumber: paymentOrders.orderNumber }).from(paymentOrders).where(eq(paymentOrders.payNo, payNo));

/** Locks the attempt, its orders first (the order of locks everywhere); null when there is no such attempt. */
export async function holdPayment(db: Db, payNo: string): Promise<Held | null> {
  const [shares, locked, [payment]] = await pipelined([
    db.select().from(paymentOrders).where(eq(paymentOrders.payNo, payNo)).orderBy(asc(paymentOrders.orderNumber)),
    lockOrdersWhere(db, inArray(orders.orderNumber, orderNumbersOf(db, payNo))),
    db.select().from(payments).where(eq(payments.payNo, payNo)).for('update'),
  ]);
  return payment ? { payment, shares, orders: new Map(locked.map((order) => [order.orderNumber, order])) } : null;
}

const contextOf = (payment: PaymentRow): PaymentContext => ({
  amount: payment.amount,
  captured: payment.captured,
  refunded: payment.refunded,
  refundsOpen: payment.refundsOpen,
  attemptEnd: payment.attemptEnd,
  paidOn: payment.paidOn,
  failCode: payment.failCode,
  isCash: payment.payType === 21,
});

/** The lifecycle, standing where the row says. */
export const snapshotOf = (payment: PaymentRow) =>
  paymentLifecycle.resolveState({ value: paymentValueOf(payment.status), context: contextOf(payment) });

/**
 * Takes one step of a held attempt and everything that follows for its orders, timers, journal and stream. What the
 * lifecycle does not hear changes nothing: a fact that came twice, late or out of order is outranked by what is known. What the acquirer
 * showed of the card is written with the step.
 * @returns true when the step was taken
 */
export async function stepPayment(context: MallContext, db: Db, held: Held, event: PaymentEvent, by: TransitionBy): Promise<boolean> {
  const before = held.payment;
  const snapshot = snapshotOf(before);
  if (!snapshot.can(event)) {
    const isWrongAmount = event.type === 'money.captured' && before.captured === 0;
    if (isWrongAmount) {
      context.log(`payment ${before.payNo} failed a check: ${event.amount} captured, ${before.amount} asked`);
      await writeJournal(context, db, {
        machine: 'payment',
        ref: before.payNo,
        event: event.type,
        from: before.status,
        to: before.status,
        who: by.who,
        cause: by.cause,
        refused: 'TRANSITION_NOT_ALLOWED',
      });
    }
    return false;
  }
  const [after, actions] = transition(paymentLifecycle, snapshot, event);
  const { captured, refunded, refundsOpen, paidOn, failCode } = after.context;
  const status = payStatusOf(after.value as PaymentValue);
  const { cardBrand, cardLast4, actionUrl } = before;
  const stepped = { captured, refunded, refundsOpen, paidOn, failCode, status, version: before.version + 1 };
  held.payment = { ...before, ...stepped };
  await pipelined([
    db
      .update(payments)
      .set({ ...stepped, cardBrand, cardLast4, actionUrl })
      .where(eq(payments.payNo, before.payNo)),
    writeJournal(context, db, {
      machine: 'payment',
      ref: before.payNo,
      event: event.type,
      from: before.status,
      to: status,
      who: by.who,
      cause: by.cause,
    }),
    moveTimers(context, db, held.payment, event.at),
  ]);
  for (const { type } of actions) {
    if (type === 'passCapture') await passCapture(context, db, held, event.at, by);
    if (type === 'passFailure') await passFailure(context, db, held, event.at, by);
    if (type === 'voidAttempt') await setTimer(context, db, { kind: timerKinds.release, ref: before.payNo, due: event.at });
  }
  await tellPayment(context, db, held, event.at);
  return true;
}

/** Rings the payer's stream: how the attempt on these orders stands now. */
export const tellPayment = (
  context: MallContext,
  db: Db,
  { payment, shares }: Pick<Held, 'payment' | 'shares'>,
  at: number,
): Promise<void> =>
  context.events.tell(db, payment.userId, {
    type: 'pay',
    ref: payment.payNo,
    at,
    data: { payStatus: payment.status, orderNumbers: shares.map(({ orderNumber }) => orderNumber) },
  });

/** Sets what must ring for the attempt as it stands: its end, and the next question to the acquirer while nobody knows. */
export async function moveTimers(context: MallContext, db: Db, payment: PaymentRow, at: number): Promise<void> {
  const ref = payment.payNo;
  const due = {
    [timerKinds.deadline]: attemptDeadlineOf(payment.status, payment),
    [timerKinds.reconcile]: isUndecided(payment) ? at + paymentSpans.reconcile : null,
  };
  const kinds = Object.entries(due);
  await pipelined([
    setTimers(
      context,
      db,
      kinds.flatMap(([kind, moment]) => (moment === null ? [] : [{ kind, ref, due: moment }])),
    ),
    clearTimers(
      db,
      kinds.flatMap(([kind, moment]) => (moment === null ? [kind] : [])),
      ref,
    ),
  ]);
}

/** True while only the acquirer knows what happened. */
export const isUndecided = ({ status }: PaymentRow): boolean => status === 'INIT' || status === 'PROCESSING';

/** The order with the attempt by which it is (being) paid; its next step writes that down. */
export const paidBy = (order: OrderRow, { payNo, payType, cardLast4 }: PaymentRow): OrderRow => ({ ...order, payNo, payType, cardLast4 });

/** Locks what the orders have reserved, over all orders in one sorted go, so that two payments never wait for each other. */
export async function lockSkusOf(db: Db, orderNumbers: string[]): Promise<void> {
  const items = sql`select sku_id from order_item where order_number in ${orderNumbers}`;
  await db.execute(sql`select sku_id from skus where sku_id in (${items}) order by sku_id for update`);
}

async function passCapture(context: MallContext, db: Db, held: Held, at: number, by: TransitionBy): Promise<void> {
  await lockSkusOf(
    db,
    held.shares.map((share) => share.orderNumber),
  );
  for (const { orderNumber, amount } of held.shares) {
    const order = held.orders.get(orderNumber);
    const captured = { type: 'payment.captured', at, amount } as const;
    if (order && mayTransition(order, captured) === null) {
      const paid = paidBy(order, held.payment);
      held.orders.set(orderNumber, await transitionOrder(context, db, paid, captured, { ...by, actor: 'PAYMENT' }));
    } else {
      // Paid another way already: this share goes straight back.
      await openRefund(context, db, held, { orderNumber, amount, isForeign: true, at }, by);
    }
  }
  await voidRivals(context, db, held, at);
}

/** Other live attempts on orders that are paid now. Their rows are locked in their own turn, so that locks keep their order. */
async function voidRivals(context: MallContext, db: Db, held: Held, at: number): Promise<void> {
  const rivals = await db
    .selectDistinct({ payNo: payments.payNo, status: payments.status })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.payNo, payments.payNo))
    .where(
      and(
        inArray(
          paymentOrders.orderNumber,
          held.shares.map((share) => share.orderNumber),
        ),
        ne(payments.payNo, held.payment.payNo),
      ),
    );
  for (const rival of rivals) {
    if (isLive(rival.status))
      await setTimer(context, db, { kind: timerKinds.void, ref: `rival ${rival.payNo}`, due: at, data: { payNo: rival.payNo } });
  }
}

async function passFailure(context: MallContext, db: Db, held: Held, at: number, by: TransitionBy): Promise<void> {
  for (const [orderNumber, order] of held.orders) {
    const failed = { type: 'payment.failed', at } as const;
    // Another attempt may hold the order by now; its own fate decides then.
    if (order.payNo !== held.payment.payNo || mayTransition(order, failed) !== null) continue;
    held.orders.set(orderNumber, await transitionOrder(context, db, order, failed, { ...by, actor: 'PAYMENT' }));
  }
}

/** Starts to give one order's share of a captured attempt back, once; the acquirer is asked by a timer of its own. */
export async function openRefund(
  context: MallContext,
  db: Db,
  held: Held,
  refund: { orderNumber: string; refundSn?: string; amount: number; isForeign: boolean; at: number },
  by: TransitionBy,
): Promise<void> {
  const { payNo } = held.payment;
  const opened = await db
    .insert(paymentRefunds)
    .values({ payNo, ...refund, status: 'OPEN' })
    .onConflictDoNothing()
    .returning();
  if (opened.length === 0) return;
  await stepPayment(context, db, held, { type: 'refund.started', at: refund.at }, by);
  const ref = [payNo, refund.orderNumber, ...(refund.refundSn ? [refund.refundSn] : [])].join('/');
  await setTimer(context, db, { kind: timerKinds.payBack, ref, due: refund.at });
}
