import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PayStatus } from '#machines/rules/money/payment.ts';
import type { PlanMonths } from './installments.ts';

const int8 = (name: string) => bigint(name, { mode: 'number' });

/** One attempt to pay an order set; amounts in minor units. */
export const payments = pgTable('payment', {
  payNo: text('pay_no').primaryKey(),
  userId: text('user_id').notNull(),
  requestKey: text('request_key'),
  payType: integer('pay_type').notNull(),
  status: text('status').$type<PayStatus>().notNull(),
  amount: int8('amount').notNull(),
  currency: text('currency').notNull(),
  regionId: int8('region_id').notNull(),
  captured: int8('captured').notNull(),
  refunded: int8('refunded').notNull(),
  refundsOpen: integer('refunds_open').notNull(),
  attemptEnd: int8('attempt_end').notNull(),
  paidOn: int8('paid_on'),
  failCode: text('fail_code'),
  actionUrl: text('action_url'),
  cardId: int8('card_id'),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  savesCard: boolean('saves_card').notNull(),
  /** The plan by which it is paid later: its months, and its cost in thousandths of the amount; null for other ways to pay. */
  months: integer('months').$type<PlanMonths>(),
  planPermille: integer('plan_permille'),
  createdAt: int8('created_at').notNull(),
  version: integer('version').notNull(),
});

export type PaymentRow = typeof payments.$inferSelect;

export const paymentOrders = pgTable(
  'payment_order',
  {
    payNo: text('pay_no').notNull(),
    orderNumber: text('order_number').notNull(),
    amount: int8('amount').notNull(),
    /** Of cash attempts: whether the courier still has to take this order's share. */
    cash: text('cash').$type<'DUE' | 'COLLECTED' | 'CANCELLED'>(),
  },
  (table) => [primaryKey({ columns: [table.payNo, table.orderNumber] })],
);

export const paymentRefunds = pgTable(
  'payment_refund',
  {
    payNo: text('pay_no').notNull(),
    orderNumber: text('order_number').notNull(),
    /** The refund that gives it back; '' for what an order gives back by itself when it closes. */
    refundSn: text('refund_sn').notNull().default(''),
    amount: int8('amount').notNull(),
    /** `REFUSED`: the acquirer would not, three times; nobody asks it again. */
    status: text('status').$type<'OPEN' | 'DONE' | 'REFUSED'>().notNull(),
    /** The order was paid another way or does not wait for this money: it is not told. */
    isForeign: boolean('is_foreign').notNull(),
    at: int8('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.payNo, table.orderNumber, table.refundSn] })],
);

export const paymentFacts = pgTable(
  'payment_fact',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    payNo: text('pay_no').notNull(),
    at: int8('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);
