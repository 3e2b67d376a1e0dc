import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { restOf } from '#machines/rules/refund/refundAmounts.ts';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { lockOrderOf, transitionOrder } from '../order/order.transition.ts';
import { orderItems, orders } from '../order/order.tables.ts';
import { itemOf } from '../order/order.view.ts';
import { refuse } from '../platform/http/refusal.ts';
import { pageBody, sliceOf, type PageParam } from '../platform/http/schemas.ts';
import { ownsUploads } from '../upload/upload.ts';
import type { Review } from './review.ts';
import { addReview } from './review.write.ts';

export type Rating = { orderItemId: number; prodId: number; score: number; content: string; pics: string[]; isAnonymous: 0 | 1 };
export type Rater = { userId: string; nickName: string; locale: Locale; cause: string };

/**
 * Only pictures that the rater uploaded for a review: a foreign address would tell its owner who reads it, and show tomorrow what it
 * likes.
 * @throws Refusal VALIDATION
 */
export async function judgePictures(db: Db, userId: string, pics: readonly string[]): Promise<void> {
  if (pics.length > 0 && !(await ownsUploads(db, userId, 'review', pics)))
    throw refuse('VALIDATION', { fields: [{ field: 'pics', code: 'INVALID' }] });
}

/**
 * Rates lines of one received order (P1, O27); with the last line the order is done.
 * @throws Refusal NOT_FOUND, VALIDATION (lines of two orders, one line twice, or a foreign picture), ALREADY_REVIEWED,
 * REVIEW_WINDOW_CLOSED, TRANSITION_NOT_ALLOWED
 */
export async function rate(context: MallContext, db: Db, rater: Rater, ratings: readonly Rating[]): Promise<Review[]> {
  const ids = ratings.map((rating) => rating.orderItemId);
  const items = await db.select().from(orderItems).where(inArray(orderItems.orderItemId, ids));
  if (items.length === 0) throw refuse('NOT_FOUND');
  const [orderNumber, ...others] = new Set(items.map((item) => item.orderNumber));
  if (orderNumber === undefined || others.length > 0 || new Set(ids).size !== ids.length)
    throw refuse('VALIDATION', { fields: [{ field: 'orderItemId', code: 'INVALID' }] });
  await judgePictures(
    db,
    rater.userId,
    ratings.flatMap((rating) => rating.pics),
  );
  const order = await lockOrderOf(db, rater.userId, orderNumber);
  // Read again: only now nobody else can rate these lines.
  const locked = await db.select().from(orderItems).where(inArray(orderItems.orderItemId, ids)).orderBy(asc(orderItems.orderItemId));
  const pairs = ratings.map((rating) => ({
    rating,
    item: locked.find((item) => item.orderItemId === rating.orderItemId && item.prodId === rating.prodId),
  }));
  if (pairs.some(({ item }) => !item)) throw refuse('NOT_FOUND');
  if (locked.some((item) => item.commSts === 1)) throw refuse('ALREADY_REVIEWED');
  if (locked.some((item) => restOf(item) === 0)) throw refuse('TRANSITION_NOT_ALLOWED', { data: { reasonCode: 'ALREADY_REFUNDED' } });
  const at = context.clock.now();
  await transitionOrder(
    context,
    db,
    order,
    { type: 'lines.rated', at, lines: ratings.length },
    { actor: 'BUYER', who: rater.userId, cause: rater.cause, locale: rater.locale },
  );
  await db.update(orderItems).set({ commSts: 1 }).where(inArray(orderItems.orderItemId, ids));
  const { rows } = await db.execute<{ avatar_url: string }>(sql`select avatar_url from shopper where user_id = ${rater.userId}`);
  const reviews: Review[] = [];
  for (const { rating, item } of pairs) {
    if (!item) continue;
    reviews.push(
      await addReview(context, db, {
        prodCommId: context.nextId(),
        prodId: item.prodId,
        skuId: item.skuId,
        orderItemId: item.orderItemId,
        userId: rater.userId,
        lang: rater.locale,
        nickName: rater.nickName,
        avatar: rows[0]?.avatar_url ?? null,
        score: rating.score,
        content: rating.content,
        pics: rating.pics,
        isAnonymous: rating.isAnonymous,
        at,
      }),
    );
  }
  return reviews;
}

/** A line whose money went back is not rated. */
const isKept = sql`${orderItems.refundedAmount} < ${orderItems.actualTotal}`;

/** Lines of received orders that wait for a rating, the newest order first (P2). */
export async function pendingOf(db: Db, userId: string, intent: PageParam, view: { locale: Locale; at: number }) {
  const where = and(eq(orders.userId, userId), eq(orders.status, 4), sql`${orders}.delete_status = 0`, eq(orderItems.commSts, 0), isKept);
  const { limit, offset } = sliceOf(intent);
  const joined = () =>
    db
      .select({ order: orders, item: orderItems })
      .from(orderItems)
      .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
      .where(where);
  const rows = await joined().orderBy(desc(orders.createdAt), asc(orderItems.orderItemId)).limit(limit).offset(offset);
  const [all] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
    .where(where);
  return pageBody(
    rows.map(({ order, item }) => itemOf(item, order, view.locale, view.at)),
    all?.total ?? 0,
    intent,
  );
}
