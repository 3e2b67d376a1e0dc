import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { RefundContext, RefundValue } from '#machines/rules/refund/refund.ts';
import type { OrderActor } from '../order/order.tables.ts';

const int8 = (name: string) => bigint(name, { mode: 'number' });

/** What one line brings: money in minor units for so many pieces. `isFull`: all that they cost. */
export type RefundShare = { orderItemId: number; amount: number; goods: number; isFull: boolean };
/** How the goods go back. */
export type RefundExpress = { company: string; trackingNo: string; mobile: string | null; remark: string | null; photos: string[] };
/** What the buyer says to the mall. */
export type Escalation = { desc: string; photos: string[] };

export const refunds = pgTable('refund', {
  refundSn: text('refund_sn').primaryKey(),
  userId: text('user_id').notNull(),
  orderNumber: text('order_number').notNull(),
  kind: text('kind').$type<'REFUND' | 'CLAIM'>().notNull(),
  state: text('state').$type<RefundValue>().notNull(),
  life: jsonb('life').$type<RefundContext>().notNull(),
  version: integer('version').notNull(),
  orderItemId: int8('order_item_id'),
  goodsNum: integer('goods_num').notNull(),
  isReceiver: smallint('is_receiver').$type<0 | 1>().notNull(),
  reason: text('reason').notNull(),
  buyerDesc: text('buyer_desc').notNull(),
  buyerMobile: text('buyer_mobile'),
  photoFiles: text('photo_files').array().notNull(),
  shares: jsonb('shares').$type<RefundShare[]>().notNull(),
  sellerMsg: text('seller_msg'),
  rejectMessage: text('reject_message'),
  escalation: jsonb('escalation').$type<Escalation>(),
  express: jsonb('express').$type<RefundExpress>(),
  appliedAt: int8('applied_at').notNull(),
  handledAt: int8('handled_at'),
  shippedAt: int8('shipped_at'),
  receivedAt: int8('received_at'),
  refundedAt: int8('refunded_at'),
  updatedAt: int8('updated_at').notNull(),
});

export type RefundRow = typeof refunds.$inferSelect;

export const refundTimeline = pgTable(
  'refund_timeline',
  {
    refundSn: text('refund_sn').notNull(),
    seq: integer('seq').notNull(),
    at: int8('at').notNull(),
    event: text('event').notNull(),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
    actor: text('actor').$type<OrderActor>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.refundSn, table.seq] })],
);
