import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

const int8 = (name: string) => bigint(name, { mode: 'number' });

export const groceryLists = pgTable('grocery_list', {
  listId: int8('list_id').primaryKey(),
  userId: text('user_id').notNull(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull(),
  version: integer('version').notNull(),
  createdAt: int8('created_at').notNull(),
  updatedAt: int8('updated_at').notNull(),
});

export const groceryItems = pgTable('grocery_item', {
  itemId: int8('item_id').primaryKey(),
  listId: int8('list_id').notNull(),
  prodId: int8('prod_id').notNull(),
  skuId: int8('sku_id').notNull(),
  shopId: integer('shop_id').notNull(),
  count: integer('count').notNull(),
  note: text('note'),
  addedAt: int8('added_at').notNull(),
  /** Where it stands among its list's things; equal ones in the order in which they were added. */
  place: integer('place').notNull().default(0),
});

export type GroceryListRow = typeof groceryLists.$inferSelect;
export type GroceryItemRow = typeof groceryItems.$inferSelect;
