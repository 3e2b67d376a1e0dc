import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

const int8 = (name: string) => bigint(name, { mode: 'number' });

/** What an upload is for; the private ones are shown to nobody but their owner. */
export const purposes = ['review', 'avatar', 'refund', 'chat'] as const;
export type Purpose = (typeof purposes)[number];

/** True where an upload is shown to its owner alone. */
export const isPrivate = (purpose: Purpose): boolean => purpose === 'refund' || purpose === 'chat';

export const uploadTokens = pgTable('upload_token', {
  token: text('token').primaryKey(),
  userId: text('user_id').notNull(),
  purpose: text('purpose').$type<Purpose>().notNull(),
  dir: text('dir').notNull(),
  filesLeft: integer('files_left').notNull(),
  expiresAt: int8('expires_at').notNull(),
});

export const uploadFiles = pgTable('upload_file', {
  key: text('key').primaryKey(),
  userId: text('user_id').notNull(),
  purpose: text('purpose').$type<Purpose>().notNull(),
  isPrivate: boolean('is_private').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  size: integer('size').notNull(),
  type: text('type').notNull(),
  at: int8('at').notNull(),
});
