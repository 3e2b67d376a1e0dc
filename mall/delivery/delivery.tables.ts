import { bigint, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

const int8 = (name: string) => bigint(name, { mode: 'number' });

export const parcels = pgTable('parcel', {
  dvyFlowId: int8('dvy_flow_id').primaryKey(),
  orderNumber: text('order_number').notNull(),
  company: text('company').notNull(),
  trackingNo: text('tracking_no').notNull(),
  state: smallint('state').notNull(),
  eta: text('eta'),
  sentAt: int8('sent_at').notNull(),
});

export const parcelItems = pgTable('parcel_item', {
  dvyFlowId: int8('dvy_flow_id').notNull(),
  orderItemId: int8('order_item_id').notNull(),
  count: integer('count').notNull(),
});

export const parcelTraces = pgTable('parcel_trace', {
  dvyFlowId: int8('dvy_flow_id').notNull(),
  seq: integer('seq').notNull(),
  at: int8('at').notNull(),
  state: smallint('state').notNull(),
  location: text('location'),
  note: text('note'),
});

export type ParcelRow = typeof parcels.$inferSelect;
export type ParcelItemRow = typeof parcelItems.$inferSelect;
export type ParcelTraceRow = typeof parcelTraces.$inferSelect;
