import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Texts } from '../seed/texts.ts';

const int8 = (name: string) => bigint(name, { mode: 'number' });

export type NotificationType = 'ORDER' | 'REFUND' | 'VOUCHER' | 'GROUP' | 'INVITE' | 'STOCK' | 'PRICE' | 'ACCOUNT';

/** What a notice's sentences say of its own: one word for all, or in each language. */
export type Said = Record<string, string | number | Texts>;

export const notifications = pgTable('notice', {
  id: int8('id').primaryKey(),
  userId: text('user_id').notNull(),
  type: text('type').$type<NotificationType>().notNull(),
  /** The word whose sentences stand under `mall.notice.<type>.<word>` in lang/. */
  word: text('word').notNull(),
  said: jsonb('said').$type<Said>().notNull(),
  pic: text('pic'),
  orderNumber: text('order_number'),
  refundSn: text('refund_sn'),
  route: text('route'),
  isRead: boolean('is_read').notNull(),
  at: int8('at').notNull(),
});

export const announcements = pgTable('announcement', {
  id: int8('id').primaryKey(),
  regionIds: int8('region_ids').array().notNull(),
  title: jsonb('title').$type<Texts>().notNull(),
  summary: jsonb('summary').$type<Texts>().notNull(),
  content: jsonb('content').$type<Texts>().notNull(),
  pic: text('pic'),
  isTop: boolean('is_top').notNull(),
  publishAt: int8('publish_at').notNull(),
});

export const announcementReads = pgTable('announcement_read', {
  userId: text('user_id').primaryKey(),
  at: int8('at').notNull(),
});
