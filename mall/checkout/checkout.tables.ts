import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

const int8 = (name: string) => bigint(name, { mode: 'number' });

/** What a checkout is about: chosen lines of the cart, or one thing bought on the spot. */
export type CheckoutParam = {
  basketIds: number[] | null;
  orderItem: { prodId: number; skuId: number; shopId: number; prodCount: number } | null;
  addrId: number;
  isInsured: boolean;
  slots: { shopId: number; slotId: string }[];
  payType: number | null;
  /** The vouchers that the preview shows as used, and whether the shopper chose them; else they are the best. */
  couponUserIds: number[];
  isVoucherChoice: boolean;
  /** The promo code that is used. */
  promoCode: string | null;
  useCoins: boolean;
  /** The group buy whose seat it is about. */
  groupActivityId: number | null;
};

export const checkouts = pgTable('checkout', {
  token: text('token').primaryKey(),
  userId: text('user_id').notNull(),
  regionId: int8('region_id').notNull(),
  param: jsonb('param').$type<CheckoutParam>().notNull(),
  state: text('state').$type<'OPEN' | 'CONSUMED'>().notNull(),
  priceHash: text('price_hash').notNull(),
  expireAt: int8('expire_at').notNull(),
  orderNumbers: text('order_numbers').array().notNull(),
});

export type CheckoutRow = typeof checkouts.$inferSelect;
