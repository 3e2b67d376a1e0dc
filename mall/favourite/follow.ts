import { sql } from 'drizzle-orm';
import { vocabularyOf } from '../seed/vocabulary.ts';
import type { Db } from '../platform/postgres/database.ts';
import { refuse } from '../platform/http/refusal.ts';
import { pageBody, sliceOf, type PageParam } from '../platform/http/schemas.ts';
import { withFollowerCount } from '../shop/followerCount.ts';
import { shopCardOf, type ShopCard } from '../shop/shop.ts';
import { lockFavourites, tellFavourites, type Keeping } from './favourite.ts';

/** H9. */
export async function isFollowed(db: Db, userId: string, shopId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select 1 from followed_shop where user_id = ${userId} and shop_id = ${shopId}`);
  return Boolean(rowCount);
}

/** How many shops the shopper follows. */
export async function countFollowed(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from followed_shop where user_id = ${userId}`);
  return rows[0]?.count ?? 0;
}

/**
 * H10-H12: follows a shop, or no more; `null` is the other way round. Answers how it is now and how many follow it. @throws Refusal
 * NOT_FOUND for an unknown shop
 */
export async function follow(
  keeping: Keeping,
  shopId: number,
  isWanted: boolean | null,
): Promise<{ collected: boolean; fansCount: number }> {
  const { context, db, userId } = keeping;
  const words = await vocabularyOf(context);
  const shop = words.shops.get(shopId);
  if (shop === undefined) throw refuse('NOT_FOUND');
  await lockFavourites(db, userId);
  const collected = isWanted ?? !(await isFollowed(db, userId, shopId));
  if (collected)
    await db.execute(
      sql`insert into followed_shop (user_id, shop_id, created_at) values (${userId}, ${shopId}, ${context.clock.now()})
        on conflict do nothing`,
    );
  else await db.execute(sql`delete from followed_shop where user_id = ${userId} and shop_id = ${shopId}`);
  const [counted] = await withFollowerCount(db, [shop]);
  await tellFavourites(keeping, 'shop', shopId);
  return { collected, fansCount: counted?.fansCount ?? shop.fansCount };
}

/** H8: the shops that the shopper follows, the newest first; one that left the mall is left out. */
export async function followedPage({ context, db, userId }: Keeping, regionId: number, intent: PageParam) {
  const words = await vocabularyOf(context);
  const slice = sliceOf(intent);
  const [{ rows }, total] = await Promise.all([
    db.execute<{ shopId: number }>(
      sql`select shop_id as "shopId" from followed_shop where user_id = ${userId} order by created_at desc, shop_id desc
        limit ${slice.limit} offset ${slice.offset}`,
    ),
    countFollowed(db, userId),
  ]);
  const shops: ShopCard[] = rows.filter(({ shopId }) => words.shops.has(shopId)).map(({ shopId }) => shopCardOf(words, shopId, regionId));
  return pageBody(await withFollowerCount(db, shops), total, intent);
}
