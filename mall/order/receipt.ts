import { asc, eq, sql } from 'drizzle-orm';
import { toMajor } from '#machines/rules/money/money.ts';
import { hasReceipt } from '#machines/rules/order/receipt.ts';
import { payTypes } from '../payment/payMethods.ts';
import { paymentOrders, paymentRefunds, payments } from '../payment/payment.tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { z } from '../platform/http/schemas.ts';
import { refunds } from '../refund/refund.tables.ts';
import { detailOf, type DetailView } from './order.detail.ts';
import type { OrderRow } from './order.tables.ts';
import { regionOfOrder } from './order.view.ts';
import type { orderReceipt, receiptPayment, receiptRefund } from './receipt.schemas.ts';

type Payment = z.input<typeof receiptPayment>;
type Refund = z.input<typeof receiptRefund>;

const iso = (at: number): string => new Date(at).toISOString();
const sumOf = (lines: readonly { amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The attempts to pay this order, each with its share in minor units; the first one first. */
async function paymentsOf(db: Db, orderNumber: string): Promise<Payment[]> {
  const rows = await db
    .select({ payment: payments, share: paymentOrders })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.payNo, paymentOrders.payNo))
    .where(eq(paymentOrders.orderNumber, orderNumber))
    .orderBy(asc(payments.createdAt), asc(payments.payNo));
  return rows.map(({ payment, share }) => ({
    payNo: payment.payNo,
    payType: payment.payType,
    payStatus: payment.status,
    cardBrand: payment.cardBrand,
    cardLast4: payment.cardLast4,
    amount: share.amount,
    isPaid: share.cash === null ? payment.captured > 0 : share.cash === 'COLLECTED',
    time: iso(payment.paidOn ?? payment.createdAt),
  }));
}

/** What goes back to cards and plans, and what came back in coins, in minor units; the first one first. */
async function refundsOf(db: Db, orderNumber: string): Promise<Refund[]> {
  const paidBack = await db
    .select({ back: paymentRefunds, payType: payments.payType, last4: payments.cardLast4, doneAt: refunds.refundedAt })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.payNo, paymentRefunds.payNo))
    .leftJoin(refunds, eq(refunds.refundSn, paymentRefunds.refundSn))
    .where(eq(paymentRefunds.orderNumber, orderNumber));
  const { rows: inCoins } = await db.execute<{ refund_sn: string; coins: number; at: number; amount: number }>(
    sql`select c.refund_sn, c.amount::int as coins, c.at::bigint as at, (r.life ->> 'amount')::bigint as amount
      from coin_record c join refund r using (refund_sn) where c.order_number = ${orderNumber} and c.type = 'RETURN'`,
  );
  const back: Refund[] = [
    ...paidBack.map(({ back: { refundSn, amount, status, at }, payType, last4, doneAt }) => ({
      refundSn: refundSn === '' ? null : refundSn,
      refundTo: payType === payTypes.payLater ? ('PLAN' as const) : ('CARD' as const),
      cardLast4: last4,
      coins: null,
      amount,
      status,
      time: iso(doneAt ?? at),
    })),
    ...inCoins.map(({ refund_sn: refundSn, coins, at, amount }) => ({
      refundSn,
      refundTo: 'COINS' as const,
      cardLast4: null,
      coins,
      amount,
      status: 'DONE' as const,
      time: iso(at),
    })),
  ];
  return back.toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time));
}

/**
 * What was bought, what was paid and what went back (M14).
 * @throws Refusal NO_RECEIPT_YET while no money has come in
 */
export async function receiptOf(db: Db, order: OrderRow, view: DetailView): Promise<z.input<typeof orderReceipt>> {
  if (!hasReceipt(order.life)) throw refuse('NO_RECEIPT_YET');
  const region = regionOfOrder(order);
  const major = (minor: number): number => toMajor(minor, region.digits);
  const inMajor = <Line extends { amount: number }>(line: Line): Line => ({ ...line, amount: major(line.amount) });
  const detail = await detailOf(db, order, view);
  const paid = await paymentsOf(db, order.orderNumber);
  const back = await refundsOf(db, order.orderNumber);
  const paidAmount = sumOf(paid.filter(({ isPaid }) => isPaid));
  const refundedAmount = sumOf(back.filter(({ status }) => status === 'DONE'));
  return {
    orderNumber: detail.orderNumber,
    shopId: detail.shopId,
    shopName: detail.shopName,
    statusCode: detail.statusCode,
    placedOn: detail.placedOn,
    paidOn: detail.paidOn,
    installment: detail.pay.installment,
    userAddrDto: detail.userAddrDto,
    courierService: detail.courierService,
    slot: detail.slot,
    remarks: detail.remarks,
    insured: detail.insurance.selected,
    orderItemDtos: detail.orderItemDtos,
    priceLines: detail.priceLines,
    currency: detail.currency,
    priceSymbol: detail.priceSymbol,
    payments: paid.map(inMajor),
    refunds: back.map(inMajor),
    paidAmount: major(paidAmount),
    refundedAmount: major(refundedAmount),
    keptAmount: major(paidAmount - refundedAmount),
    pdf: null,
    nowTime: detail.nowTime,
  };
}
