import { and, eq } from 'drizzle-orm';
import { sum } from '#machines/rules/money/money.ts';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import { messageText } from '../platform/messages.ts';
import type { z } from '../platform/http/schemas.ts';
import type { OrderRow } from '../order/order.tables.ts';
import { regionOfOrder } from '../order/order.view.ts';
import type { orderInstallment } from './installment.schemas.ts';
import { installments } from './installments.ts';
import { planBody, provider } from './payLater.ts';
import { payTypes } from './payMethods.ts';
import { paymentOrders, paymentRefunds, payments } from './payment.tables.ts';

/** What an order that was paid later has its buyer owe the provider, and when, after what went back; null for any other order. */
export async function planOfOrder(db: Db, order: OrderRow): Promise<z.input<typeof orderInstallment> | null> {
  const { payType, payNo, orderNumber } = order;
  if (payType !== payTypes.payLater || payNo === null) return null;
  const [paid] = await db
    .select({ payment: payments, amount: paymentOrders.amount })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.payNo, payments.payNo))
    .where(and(eq(payments.payNo, payNo), eq(paymentOrders.orderNumber, orderNumber)));
  if (!paid) return null;
  const { paidOn, months, planPermille } = paid.payment;
  if (paidOn === null || months === null || planPermille === null) return null;
  const back = await db
    .select({ amount: paymentRefunds.amount })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.payNo, payNo), eq(paymentRefunds.orderNumber, orderNumber), eq(paymentRefunds.status, 'DONE')));
  const region = regionOfOrder(order);
  const refunded = sum(back.map(({ amount }) => amount));
  const plan = installments({ amount: paid.amount, months, ratePermille: planPermille, from: paidOn, zone: region.zone, refunded });
  return { provider, ...planBody(plan, region) };
}

/** Where money that was paid by card or by a plan goes back to, in words. */
export const paidBackTo = ({ payType, cardLast4 }: Pick<OrderRow, 'payType' | 'cardLast4'>, locale: Locale): string =>
  payType === payTypes.payLater
    ? messageText(locale, 'mall.cancel.toPlan', { provider })
    : messageText(locale, 'mall.cancel.toCard', { last4: cardLast4 ?? '' });
