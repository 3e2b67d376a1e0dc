import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

const int8 = (name: string) => bigint(name, { mode: 'number' });

/** What the mall knows of a saved card: a reference into the vault and what may be shown. */
export const cards = pgTable('card', {
  cardId: int8('card_id').primaryKey(),
  userId: text('user_id').notNull(),
  vaultRef: text('vault_ref').notNull(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  expMonth: integer('exp_month').notNull(),
  expYear: integer('exp_year').notNull(),
  holder: text('holder').notNull(),
  alias: text('alias'),
  isDefault: boolean('is_default').notNull(),
  status: text('status').$type<'ACTIVE' | 'REMOVED'>().notNull(),
  createdAt: int8('created_at').notNull(),
});

export type CardRow = typeof cards.$inferSelect;
