import { and, eq } from 'drizzle-orm';
import { initialTransition } from 'xstate';
import { payStatusOf, type PaymentValue } from '#machines/rules/money/payment.ts';
import { required } from '#machines/rules/required.ts';
import { paymentLifecycle } from '#machines/payment.lifecycle.ts';
import { AcquirerRefused, AcquirerSilent } from '../card/vaultClient.ts';
import { payableCard } from '../card/card.ts';
import type { Db } from '../platform/postgres/database.ts';
import { pipelined } from '../platform/postgres/pipelined.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { writeJournal } from '../platform/replay/journal.ts';
import { lockOrders, transitionOrder } from '../order/order.transition.ts';
import type { OrderRow } from '../order/order.tables.ts';
import { isRefusalCode, refuse } from '../platform/http/refusal.ts';
import { regionOfOrder } from '../order/order.view.ts';
import { askCharge, type Source } from './acquirer.ts';
import { installments, planMonths, planRates, together, type PlanMonths } from './installments.ts';
import { byOf, findOut, settle, type Payer } from './payment.settle.ts';
import { isUndecided, lockSkusOf, moveTimers, paidBy, tellPayment, type Held } from './payment.step.ts';
import { paymentOrders, payments, type PaymentRow } from './payment.tables.ts';
import { openAttemptOf, totalDue, whyNotCash, whyNotLater, whyNotPayable, whyTooLittle } from './payment.view.ts';
import { payTypes } from './payMethods.ts';

/** A wish to pay (K2), validated. */
export type PayParam = {
  orderNumbers: string[];
  payType: number;
  cardId: number | undefined;
  vaultToken: string | undefined;
  saveCard: boolean;
  codConfirmed: boolean;
  /** By which plan it is paid later. */
  months?: number | undefined;
  /** The idempotency key of the wish: the same wish never begins a second attempt. */
  requestKey: string | null;
};

/**
 * Pays by card or by a plan of the pay-later provider, or promises cash (K2). But for cash the attempt is written down first, then the
 * acquirer is asked, then its answer is written: whoever is killed in between leaves an attempt that the mall's timers bring to its end.
 * @throws Refusal ORDER_NOT_PAYABLE, PAY_IN_PROGRESS, ALREADY_PAID, COD_NOT_AVAILABLE, PAY_LATER_NOT_AVAILABLE, BELOW_MIN_PAYMENT,
 * PAY_EXPIRED, CARD_EXPIRED, NOT_FOUND, VALIDATION
 */
export async function pay(context: MallContext, db: Db, param: PayParam, payer: Payer): Promise<PaymentRow> {
  const before = param.requestKey === null ? null : await attemptOfKey(db, payer.userId, param.requestKey);
  if (before) return isUndecided(before) ? findOut(context, db, before.payNo, payer) : before;
  if ((param.months !== undefined) !== (param.payType === payTypes.payLater))
    throw refuse('VALIDATION', { fields: [{ field: 'months', code: param.months === undefined ? 'REQUIRED' : 'INVALID' }] });
  if (param.payType === payTypes.cash) {
    if (!param.codConfirmed) throw refuse('VALIDATION', { fields: [{ field: 'codConfirmed', code: 'REQUIRED' }] });
    return db.transaction((tx) => promiseCash(context, tx, param, payer));
  }
  if (param.payType !== payTypes.card && param.payType !== payTypes.payLater)
    throw refuse('VALIDATION', { fields: [{ field: 'payType', code: 'INVALID' }] });
  const { payment, source } = await db.transaction((tx) => beginAttempt(context, tx, param, payer));
  return charge(context, db, payment, source, payer);
}

async function attemptOfKey(db: Db, userId: string, requestKey: string): Promise<PaymentRow | null> {
  const [found] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.requestKey, requestKey)));
  return found ?? null;
}

async function holdOrders(db: Db, userId: string, orderNumbers: string[]): Promise<OrderRow[]> {
  const orders = await lockOrders(db, orderNumbers);
  if (orders.length !== orderNumbers.length || orders.some((order) => order.userId !== userId || order.life.deleteStatus > 0))
    throw refuse('NOT_FOUND');
  if (new Set(orders.map((order) => order.regionId)).size > 1)
    throw refuse('VALIDATION', { fields: [{ field: 'orderNumbers', code: 'INVALID' }] });
  return orders;
}

async function refuseUnless(db: Db, orders: OrderRow[], reason: string | null): Promise<void> {
  const code = reason ?? whyTooLittle(orders[0]?.regionId ?? 0, totalDue(orders));
  if (code === null) return;
  const open =
    code === 'PAY_IN_PROGRESS'
      ? await openAttemptOf(
          db,
          orders.map((order) => order.orderNumber),
        )
      : null;
  throw refuse(isRefusalCode(code) ? code : 'ORDER_NOT_PAYABLE', { data: { reasonCode: code, ...(open ? { payNo: open.payNo } : {}) } });
}

type Means = { source: Source; cardId: number | null; months: PlanMonths | null };

/** By which plan these orders are to be paid, and what the shopper will owe. @throws Refusal VALIDATION, PAY_LATER_NOT_AVAILABLE */
function planFor(orders: readonly OrderRow[], { months: requested }: PayParam, { now }: Payer): Means {
  const months = planMonths.find((each) => each === requested);
  if (months === undefined) throw refuse('VALIDATION', { fields: [{ field: 'months', code: 'INVALID' }] });
  const reasonCode = whyNotLater(orders);
  if (reasonCode !== null) throw refuse('PAY_LATER_NOT_AVAILABLE', { data: { reasonCode } });
  const { zone } = regionOfOrder(required(orders[0]));
  const { total } = together(
    orders.map(({ life }) => installments({ amount: life.due, months, ratePermille: planRates[months], from: now, zone })),
  );
  return { source: { plan: { months, total } }, cardId: null, months };
}

async function cardFor(db: Db, { userId, now }: Payer, param: PayParam): Promise<Means> {
  if ((param.cardId === undefined) === (param.vaultToken === undefined))
    throw refuse('VALIDATION', { fields: [{ field: 'vaultToken', code: 'REQUIRED' }] });
  if (param.vaultToken !== undefined) return { source: { vaultToken: param.vaultToken }, cardId: null, months: null };
  const card = await payableCard(db, userId, param.cardId ?? 0, now);
  return { source: { cardRef: card.vaultRef }, cardId: card.cardId, months: null };
}

/** Writes an attempt down in its first state, with its orders and timers. */
async function writeAttempt(
  context: MallContext,
  db: Db,
  orders: OrderRow[],
  param: PayParam,
  payer: Payer,
  { cardId, months }: Pick<Means, 'cardId' | 'months'>,
): Promise<Held> {
  const amount = totalDue(orders);
  const isCash = param.payType === payTypes.cash;
  const [begun] = initialTransition(paymentLifecycle, {
    at: payer.now,
    amount,
    payBy: Math.min(...orders.map((order) => order.life.payBy)),
    isCash,
  });
  const payNo = `P${context.nextId()}`;
  const first = orders[0];
  if (!first) throw refuse('VALIDATION');
  const payment: PaymentRow = {
    payNo,
    userId: payer.userId,
    requestKey: param.requestKey,
    payType: param.payType,
    status: payStatusOf(begun.value as PaymentValue),
    amount,
    currency: first.currency,
    regionId: first.regionId,
    captured: 0,
    refunded: 0,
    refundsOpen: 0,
    attemptEnd: begun.context.attemptEnd,
    paidOn: null,
    failCode: null,
    actionUrl: null,
    cardId,
    cardBrand: null,
    cardLast4: null,
    savesCard: param.saveCard,
    months,
    planPermille: months && planRates[months],
    createdAt: payer.now,
    version: 1,
  };
  const shares: Held['shares'] = orders.map(({ orderNumber, life }) => ({
    payNo,
    orderNumber,
    amount: life.due,
    cash: isCash ? 'DUE' : null,
  }));
  await pipelined([
    db.insert(payments).values(payment),
    db.insert(paymentOrders).values(shares),
    writeJournal(context, db, {
      machine: 'payment',
      ref: payNo,
      event: 'attempt.begun',
      from: '',
      to: payment.status,
      who: payer.userId,
      cause: payer.cause,
    }),
    moveTimers(context, db, payment, payer.now),
  ]);
  return { payment, shares, orders: new Map(orders.map((order) => [order.orderNumber, order])) };
}

async function promiseCash(context: MallContext, db: Db, param: PayParam, payer: Payer): Promise<PaymentRow> {
  const orders = await holdOrders(db, payer.userId, param.orderNumbers);
  await refuseUnless(db, orders, whyNotCash(orders, payer.now));
  const held = await writeAttempt(context, db, orders, param, payer, { cardId: null, months: null });
  const { payment } = held;
  await lockSkusOf(db, param.orderNumbers);
  for (const order of orders)
    await transitionOrder(context, db, paidBy(order, payment), { type: 'cash.chosen', at: payer.now }, byOf(payer));
  await tellPayment(context, db, held, payer.now);
  return payment;
}

async function beginAttempt(context: MallContext, db: Db, param: PayParam, payer: Payer): Promise<{ payment: PaymentRow; source: Source }> {
  const orders = await holdOrders(db, payer.userId, param.orderNumbers);
  await refuseUnless(db, orders, whyNotPayable(orders, payer.now));
  const means = param.payType === payTypes.payLater ? planFor(orders, param, payer) : await cardFor(db, payer, param);
  const held = await writeAttempt(context, db, orders, param, payer, means);
  const { payment } = held;
  for (const order of orders) {
    await transitionOrder(
      context,
      db,
      paidBy(order, payment),
      { type: 'payment.started', at: payer.now, attemptEnd: payment.attemptEnd },
      byOf(payer),
    );
  }
  await tellPayment(context, db, held, payer.now);
  return { payment, source: means.source };
}

async function charge(context: MallContext, db: Db, payment: PaymentRow, source: Source, payer: Payer): Promise<PaymentRow> {
  const { payNo, amount, currency, savesCard } = payment;
  try {
    const answer = await askCharge(context, { reference: payNo, amount, currency, source, saveCard: savesCard });
    return await settle(context, db, payNo, answer, { who: 'psp', cause: payer.cause, payer });
  } catch (failed) {
    if (failed instanceof AcquirerRefused)
      return settle(context, db, payNo, { refused: failed.code }, { who: 'psp', cause: payer.cause, payer });
    // Nobody knows whether the money moved: the attempt waits for the acquirer's word, asked for by the timer.
    if (failed instanceof AcquirerSilent) return settle(context, db, payNo, 'unknown', { who: 'psp', cause: payer.cause, payer });
    throw failed;
  }
}
