import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { isLive } from '#machines/rules/money/payment.ts';
import { toMajor } from '#machines/rules/money/money.ts';
import type { Action } from '#machines/model/shop.ts';
import type { Locale } from '#machines/model/locale.ts';
import { readCards, shownCard } from '../card/card.ts';
import { rulesOf } from '../checkout/regionRules.ts';
import type { Db } from '../platform/postgres/database.ts';
import { hasMessage, messageText } from '../platform/messages.ts';
import { verdictOf } from '../platform/verdict.ts';
import { mayTransition } from '../order/order.transition.ts';
import { orders as orderTable, type OrderRow } from '../order/order.tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { regionOf } from '../region/region.ts';
import { installmentOf, whyNotPayLater, type PayLaterReason } from './payLater.ts';
import { offerMethods } from './payMethods.ts';
import { orderNumbersOf } from './payment.step.ts';
import { paymentOrders, payments, type PaymentRow } from './payment.tables.ts';

/** Who looks, in which language, when (ms). */
export type Look = { userId: string; locale: Locale; now: number };

const pricedIn = (regionId: number) => {
  const region = regionOf(regionId);
  if (!region) throw new RangeError(`no region ${regionId}`);
  return { region, money: (minor: number) => toMajor(minor, region.digits), currency: region.currency, priceSymbol: region.symbol };
};

/** The orders of a comma list, in the order of their numbers. @throws Refusal NOT_FOUND when one is unknown, somebody else's or deleted */
export async function ordersOf(db: Db, userId: string, orderNumbers: readonly string[]): Promise<OrderRow[]> {
  const found = await db
    .select()
    .from(orderTable)
    .where(inArray(orderTable.orderNumber, [...orderNumbers]))
    .orderBy(asc(orderTable.orderNumber));
  if (found.length !== orderNumbers.length || found.some((order) => order.userId !== userId || order.life.deleteStatus > 0))
    throw refuse('NOT_FOUND');
  return found;
}

/** Why none of these orders could be paid by card now; null when all can. */
export const whyNotPayable = (orders: readonly OrderRow[], now: number): string | null =>
  orders.map((order) => mayTransition(order, { type: 'payment.started', at: now, attemptEnd: now })).find((reason) => reason !== null) ??
  null;

/** Why none of these orders could be paid to the courier; null when all can. */
export const whyNotCash = (orders: readonly OrderRow[], now: number): string | null =>
  orders.map((order) => mayTransition(order, { type: 'cash.chosen', at: now })).find((reason) => reason !== null) ?? null;

/** Why these orders could not be paid later together, if they can be paid; null when they can. */
export const whyNotLater = (orders: readonly OrderRow[]): PayLaterReason | null =>
  whyNotPayLater({
    regionId: orders[0]?.regionId ?? 0,
    amount: totalDue(orders),
    isGroup: orders.some(({ groupActivityId }) => groupActivityId !== null),
  });

/** What orders cost together, in minor units. */
export const totalDue = (orders: readonly OrderRow[]): number => orders.reduce((sum, order) => sum + order.life.due, 0);

/** Why this sum may not be paid in this region; null when it may. */
export const whyTooLittle = (regionId: number, amount: number): 'BELOW_MIN_PAYMENT' | null =>
  amount < rulesOf(regionId).minPayment ? 'BELOW_MIN_PAYMENT' : null;

const endTimeOf = (orders: readonly OrderRow[]): string => new Date(Math.min(...orders.map((order) => order.life.payBy))).toISOString();

const failSentence = (payment: PaymentRow, locale: Locale): string | null => {
  const code = payment.failCode ?? (payment.status === 'EXPIRED' || payment.status === 'CANCELLED' ? payment.status : null);
  if (code === null) return null;
  const id = `mall.pay.fail.${code}`;
  return messageText(locale, hasMessage(id) ? id : 'mall.pay.fail.OTHER');
};

const isOver = ({ status }: PaymentRow): boolean => status === 'FAILED' || status === 'CANCELLED' || status === 'EXPIRED';
const isMoneyIn = ({ status }: PaymentRow): boolean => status === 'PAID' || status === 'REFUNDING' || status === 'REFUNDED';

/** Why the attempt cannot be left (K5) or answered (K4) as it stands; null when it can. */
export const whyNotCancel = (payment: PaymentRow): string | null => {
  if (payment.status === 'INIT' || payment.status === 'REQUIRES_ACTION') return null;
  if (payment.status === 'PROCESSING') return 'PAY_IN_PROGRESS';
  return isMoneyIn(payment) ? 'ALREADY_PAID' : 'TRANSITION_NOT_ALLOWED';
};

/** The attempt's actions (contract 1.4): pay again, leave it, come back from the bank. */
export function actionsOf(payment: PaymentRow, orders: readonly OrderRow[], look: Look): Action[] {
  const action = (name: string, path: string, reasonCode: string | null, needs: string[], until: number | null) => ({
    action: name,
    ...verdictOf(reasonCode, look.locale),
    until: until === null ? null : new Date(until).toISOString(),
    method: 'POST',
    path,
    needs,
    effect: null,
  });
  const whyNotFinish = payment.status === 'REQUIRES_ACTION' ? null : 'TRANSITION_NOT_ALLOWED';
  return [
    action('PAY', '/p/order/pay', whyNotPayable(orders, look.now), ['payType'], null),
    action('CANCEL', '/p/order/payCancel', whyNotCancel(payment), [], payment.status === 'REQUIRES_ACTION' ? payment.attemptEnd : null),
    action('FINISH', '/p/order/payAction', whyNotFinish, ['result'], payment.status === 'REQUIRES_ACTION' ? payment.attemptEnd : null),
  ];
}

/** The orders an attempt is about, in the order of their numbers. */
export async function ordersOfPayment(db: Db, payNo: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orderTable)
    .where(inArray(orderTable.orderNumber, orderNumbersOf(db, payNo)))
    .orderBy(asc(orderTable.orderNumber));
}

/** The contract's `PayResult`. */
export async function payResult(db: Db, payment: PaymentRow, look: Look) {
  const orders = await ordersOfPayment(db, payment.payNo);
  const orderNumbers = orders.map((order) => order.orderNumber);
  const [tried] = await db
    .select({ attempts: count() })
    .from(paymentOrders)
    .where(eq(paymentOrders.orderNumber, orderNumbers[0] ?? ''));
  const { money, region: _region, ...priced } = pricedIn(payment.regionId);
  const isWaiting = payment.status === 'REQUIRES_ACTION' && payment.actionUrl !== null;
  return {
    payNo: payment.payNo,
    orderNumbers: orderNumbers.join(','),
    payType: payment.payType,
    payStatus: payment.status,
    nextAction: isWaiting
      ? { type: 'FRAME' as const, url: payment.actionUrl ?? '', expireTime: new Date(payment.attemptEnd).toISOString() }
      : null,
    failCode: payment.failCode,
    failDesc: failSentence(payment, look.locale),
    retryable: isOver(payment) && whyNotPayable(orders, look.now) === null,
    attempts: tried?.attempts ?? 1,
    amount: money(payment.amount),
    ...priced,
    endTime: endTimeOf(orders),
    nowTime: new Date(look.now).toISOString(),
    actions: actionsOf(payment, orders, look),
  };
}

/** One attempt of this shopper (K3). @throws Refusal NOT_FOUND, also for somebody else's */
export async function paymentOf(db: Db, userId: string, payNo: string): Promise<PaymentRow> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.payNo, payNo), eq(payments.userId, userId)));
  if (!payment) throw refuse('NOT_FOUND');
  return payment;
}

/** The live attempt on any of these orders, or null. */
export async function openAttemptOf(db: Db, orderNumbers: readonly string[]): Promise<PaymentRow | null> {
  const rows = await db
    .selectDistinct({ payment: payments })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.payNo, payments.payNo))
    .where(inArray(paymentOrders.orderNumber, [...orderNumbers]));
  return rows.find(({ payment }) => isLive(payment.status))?.payment ?? null;
}

/** What there is to pay and how (K1). @throws Refusal NOT_FOUND, PAY_EXPIRED */
export async function payInfo(db: Db, orderNumbers: readonly string[], look: Look) {
  const orders = await ordersOf(db, look.userId, orderNumbers);
  const card = whyNotPayable(orders, look.now);
  const isTooLate = card === 'PAY_EXPIRED' || orders.some((order) => order.life.closeType === 'PAY_TIMEOUT');
  if (isTooLate) throw refuse('PAY_EXPIRED');
  const regionId = orders[0]?.regionId ?? 0;
  const { money, region, ...priced } = pricedIn(regionId);
  const due = totalDue(orders);
  const tooLittle = whyTooLittle(regionId, due);
  const open = await openAttemptOf(db, orderNumbers);
  const payLater = card ?? tooLittle ?? whyNotLater(orders);
  return {
    orderNumbers: orders.map((order) => order.orderNumber).join(','),
    totalFee: money(due),
    ...priced,
    endTime: endTimeOf(orders),
    nowTime: new Date(look.now).toISOString(),
    payTypes: offerMethods(
      { region, locale: look.locale },
      { card: card ?? tooLittle, cash: whyNotCash(orders, look.now) ?? tooLittle, payLater },
    ),
    cards: (await readCards(db, look.userId)).map((row) => shownCard(row, look.now)),
    openAttempt: open ? await payResult(db, open, look) : null,
    installment:
      payLater === null
        ? installmentOf(
            orders.map(({ life }) => life.due),
            region,
            look.now,
          )
        : null,
  };
}
