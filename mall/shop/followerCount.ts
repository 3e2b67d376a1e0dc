import { sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/database.ts';

/** Adds to each shop's count of fans those who follow it here. */
export async function withFollowerCount<Shop extends { shopId: number; fansCount: number }>(
  db: Db,
  shops: readonly Shop[],
): Promise<Shop[]> {
  if (shops.length === 0) return [];
  const { rows } = await db.execute<{ shopId: number; fans: number }>(sql`
    select shop_id as "shopId", count(*)::int as fans from followed_shop
    where shop_id in ${shops.map(({ shopId }) => shopId)} group by shop_id`);
  const fans = new Map(rows.map((row) => [row.shopId, row.fans]));
  return shops.map((shop) => ({ ...shop, fansCount: shop.fansCount + (fans.get(shop.shopId) ?? 0) }));
}
