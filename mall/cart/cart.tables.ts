import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

const int8 = (name: string) => bigint(name, { mode: 'number' });

export const cartLines = pgTable('cart_line', {
  basketId: int8('basket_id').primaryKey(),
  userId: text('user_id').notNull(),
  shopId: integer('shop_id').notNull(),
  prodId: int8('prod_id').notNull(),
  skuId: int8('sku_id').notNull(),
  count: integer('count').notNull(),
  checked: boolean('checked').notNull(),
  priceWhenAdded: int8('price_when_added').notNull(),
  regionWhenAdded: int8('region_when_added').notNull(),
  addedAt: int8('added_at').notNull(),
  /** When its count and its tick were pressed that stand now. */
  countPressedAt: int8('count_pressed_at').notNull().default(0),
  checkPressedAt: int8('check_pressed_at').notNull().default(0),
});

export type CartLineRow = typeof cartLines.$inferSelect;
