import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Locale } from '#machines/model/locale.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Db } from '../platform/postgres/database.ts';
import { refuse } from '../platform/http/refusal.ts';
import { action, i64, pageBody, pageOf, sliceOf, url, type PageParam } from '../platform/http/schemas.ts';
import { verdictOf } from '../platform/verdict.ts';
import { review } from '../product/product.schemas.ts';
import { judgePictures } from './rate.ts';
import { reviewBodies, reviewColumns, type ReviewRow } from './review.ts';
import { sumReviews, textArray } from './review.write.ts';

/** So long after a review something may be added to it (contract P4). */
const appendDays = 180;
const day = 86_400_000;

/** A review as its author sees it: of which thing, and what may be done with it (contract 1.4). */
export const ownReview = review
  .extend({ orderNumber: z.string(), skuId: i64, prodName: z.string(), prodPic: url, actions: z.array(action) })
  .openapi('OwnReview');
export const ownReviewPage = pageOf(ownReview, 'OwnReview');

type OwnRow = ReviewRow & { orderNumber: string; skuId: number; prodName: string; prodPic: string };
type Author = { context: MallContext; userId: string; locale: Locale; at: number };

const appendUntil = ({ recTime }: ReviewRow): number => recTime + appendDays * day;

/** Why nothing can be added now; null where it can. */
const whyNotAppend = (row: ReviewRow, at: number): 'ALREADY_APPENDED' | 'REVIEW_WINDOW_CLOSED' | null => {
  if (row.appendTime !== null) return 'ALREADY_APPENDED';
  return at > appendUntil(row) ? 'REVIEW_WINDOW_CLOSED' : null;
};

const actionsOf = (row: ReviewRow, { locale, at }: Author): z.input<typeof action>[] => {
  const reasonCode = whyNotAppend(row, at);
  return [
    {
      action: 'APPEND',
      ...verdictOf(reasonCode, locale),
      until: reasonCode === null ? new Date(appendUntil(row)).toISOString() : null,
      method: 'POST',
      path: '/p/prodComm/append',
      needs: ['content'],
    },
    {
      action: 'DELETE',
      ...verdictOf(null, locale),
      until: null,
      method: 'DELETE',
      path: '/p/prodComm',
      needs: [],
    },
  ];
};

const from = (author: Author) => sql`from reviews r join order_item i on i.order_item_id = r.order_item_id
  left join skus k on k.sku_id = r.sku_id where r.user_id = ${author.userId}`;
const columns = ({ locale }: Author) => sql`${reviewColumns}, i.order_number as "orderNumber", i.sku_id as "skuId",
  i.prod_names ->> ${locale} as "prodName", i.pic as "prodPic"`;

async function bodies(db: Db, rows: readonly OwnRow[], author: Author): Promise<z.input<typeof ownReview>[]> {
  const shown = await reviewBodies(author.context, db, rows, author.locale);
  return shown.map((body, index) => {
    const row = rows[index]!;
    const { orderNumber, skuId, prodName, prodPic } = row;
    return { ...body, orderNumber, skuId, prodName, prodPic, actions: actionsOf(row, author) };
  });
}

/** A shopper's own reviews, newest first, whatever their state (P3). */
export async function ownReviews(db: Db, author: Author, intent: PageParam) {
  const { limit, offset } = sliceOf(intent);
  const counted = await db.execute<{ total: number }>(sql`select count(*)::int as total ${from(author)}`);
  const { rows } = await db.execute<OwnRow>(
    sql`select ${columns(author)} ${from(author)} order by r.rec_time desc, r.prod_comm_id limit ${limit} offset ${offset}`,
  );
  return pageBody(await bodies(db, rows, author), counted.rows[0]?.total ?? 0, intent);
}

/** The review, held until the transaction ends. @throws Refusal NOT_FOUND also when it is somebody else's */
async function hold(db: Db, author: Author, prodCommId: number): Promise<OwnRow> {
  const { rows } = await db.execute<OwnRow>(
    sql`select ${columns(author)} ${from(author)} and r.prod_comm_id = ${prodCommId} for update of r`,
  );
  const [row] = rows;
  if (!row) throw refuse('NOT_FOUND');
  return row;
}

/**
 * Adds words and pictures to one's own review, once (P4).
 * @throws Refusal NOT_FOUND, VALIDATION (a foreign picture), REVIEW_WINDOW_CLOSED, TRANSITION_NOT_ALLOWED (something was added before)
 */
export async function appendReview(db: Db, author: Author, added: { prodCommId: number; content: string; pics: string[] }) {
  const row = await hold(db, author, added.prodCommId);
  await judgePictures(db, author.userId, added.pics);
  const reasonCode = whyNotAppend(row, author.at);
  if (reasonCode === 'REVIEW_WINDOW_CLOSED') throw refuse(reasonCode);
  if (reasonCode) throw refuse('TRANSITION_NOT_ALLOWED', { data: { reasonCode, actions: actionsOf(row, author) } });
  await db.execute(sql`update reviews set append_content = ${added.content}, append_pics = ${textArray(added.pics)},
    append_time = ${author.at} where prod_comm_id = ${added.prodCommId}`);
  const [body] = await bodies(db, [await hold(db, author, added.prodCommId)], author);
  return body!;
}

/**
 * Deletes one's own review with its votes and reports; what was bought stays rated, so it is not rated twice (P5).
 * @throws Refusal NOT_FOUND also when it is somebody else's
 */
export async function deleteReview(db: Db, author: Author, prodCommId: number): Promise<void> {
  const { prodId } = await hold(db, author, prodCommId);
  await db.execute(sql`delete from review_vote where prod_comm_id = ${prodCommId}`);
  await db.execute(sql`delete from review_report where prod_comm_id = ${prodCommId}`);
  await db.execute(sql`delete from reviews where prod_comm_id = ${prodCommId}`);
  await sumReviews(db, prodId);
}
