import { bigint, char, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { OrderContext, OrderStatus, OrderSubStatus } from '#machines/rules/order/order.ts';
import type { RefundValue } from '#machines/rules/refund/refund.ts';
import type { ComputedPriceLines } from '#machines/rules/money/pricing.ts';
import type { Locale } from '#machines/model/locale.ts';
import type { Address } from '../address/address.ts';

const int8 = (name: string) => bigint(name, { mode: 'number' });

/** The delivery slot an order has its seat in; the fee in minor units. */
export type SlotSnapshot = { slotId: string; day: string; start: string; end: string; fee: number; startsAt: number };

export const orders = pgTable('orders', {
  orderNumber: text('order_number').primaryKey(),
  userId: text('user_id').notNull(),
  shopId: integer('shop_id').notNull(),
  regionId: int8('region_id').notNull(),
  currency: char('currency', { length: 3 }).notNull(),
  checkoutToken: text('checkout_token').notNull(),
  status: smallint('status').$type<OrderStatus>().notNull(),
  subStatus: text('sub_status').$type<OrderSubStatus>(),
  life: jsonb('life').$type<OrderContext>().notNull(),
  version: integer('version').notNull(),
  createdAt: int8('created_at').notNull(),
  priceLines: jsonb('price_lines').$type<ComputedPriceLines>().notNull(),
  address: jsonb('address').$type<Address>().notNull(),
  slot: jsonb('slot').$type<SlotSnapshot>(),
  remarks: text('remarks').notNull(),
  lang: text('lang').$type<Locale>().notNull(),
  courier: text('courier').notNull(),
  payType: smallint('pay_type'),
  payNo: text('pay_no'),
  cardLast4: text('card_last4'),
  /** The end of the last day that the parcels were promised for; null before anything left. */
  promisedBy: int8('promised_by'),
  /** The group buy it has a seat in; null: an ordinary order. */
  groupActivityId: int8('group_activity_id'),
  /** What a coin was worth when it was placed, in minor units: what it brings or gives back in coins goes by that. */
  coinPrice: integer('coin_price').notNull(),
});

export const orderItems = pgTable('order_item', {
  orderItemId: int8('order_item_id').primaryKey(),
  orderNumber: text('order_number').notNull(),
  prodId: int8('prod_id').notNull(),
  skuId: int8('sku_id').notNull(),
  prodNames: jsonb('prod_names').$type<Record<Locale, string>>().notNull(),
  skuNames: jsonb('sku_names').$type<Record<Locale, string>>().notNull(),
  pic: text('pic').notNull(),
  price: int8('price').notNull(),
  oriPrice: int8('ori_price'),
  count: integer('count').notNull(),
  shareReduce: int8('share_reduce').notNull(),
  actualTotal: int8('actual_total').notNull(),
  warrantyMonths: integer('warranty_months'),
  commSts: smallint('comm_sts').$type<0 | 1>().notNull(),
  shippedCount: integer('shipped_count').notNull(),
  /** The last refund of this line, and where it stands. */
  refundSn: text('refund_sn'),
  refundState: text('refund_state').$type<RefundValue>(),
  refundedAmount: int8('refunded_amount').notNull().default(0),
  /** Pieces that were never sent because their money went back, and pieces that came back. */
  withdrawnCount: integer('withdrawn_count').notNull().default(0),
  returnedCount: integer('returned_count').notNull().default(0),
});

export const orderTimeline = pgTable('order_timeline', {
  orderNumber: text('order_number').notNull(),
  seq: integer('seq').notNull(),
  at: int8('at').notNull(),
  event: text('event').notNull(),
  fromState: text('from_state').notNull(),
  toState: text('to_state').notNull(),
  actor: text('actor').$type<OrderActor>().notNull(),
});

/** Who took a step (contract `TimelineEvent.actor`). */
export type OrderActor = 'BUYER' | 'SELLER' | 'COURIER' | 'PAYMENT' | 'SYSTEM' | 'MALL';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
