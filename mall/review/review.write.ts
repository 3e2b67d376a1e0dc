import { sql } from 'drizzle-orm';
import type { Locale } from '#machines/model/locale.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Db } from '../platform/postgres/database.ts';
import { reviewBodies, reviewColumns, type Review, type ReviewRow } from './review.ts';

export type NewReview = {
  prodCommId: number;
  prodId: number;
  skuId: number;
  orderItemId: number;
  userId: string;
  lang: Locale;
  nickName: string;
  avatar: string | null;
  score: number;
  content: string;
  pics: string[];
  isAnonymous: 0 | 1;
  at: number;
};

/** A list of texts as PostgreSQL takes it. */
export const textArray = (texts: readonly string[]) =>
  texts.length === 0
    ? sql`'{}'::text[]`
    : sql`array[${sql.join(
        texts.map((text) => sql`${text}`),
        sql`, `,
      )}]::text[]`;

/** Brings a product's sums and ratings into line with its reviews. */
export async function sumReviews(tx: Db, prodId: number): Promise<void> {
  await tx.execute(sql`
    insert into review_sums (prod_id, stars, pics)
    select ${prodId}, array[count(*) filter (where score = 1), count(*) filter (where score = 2), count(*) filter (where score = 3),
    count(*) filter (where score = 4), count(*) filter (where score = 5)]::int[],
           count(*) filter (where cardinality(pics) > 0)
    from reviews where prod_id = ${prodId} and status = 1
    on conflict (prod_id) do update set stars = excluded.stars, pics = excluded.pics`);
  await tx.execute(
    sql`update shelves set rating = (select avg(score) from reviews where prod_id = ${prodId} and status = 1) where prod_id = ${prodId}`,
  );
}

/**
 * Writes a shopper's review and brings the product's sums and ratings into line. @throws ALREADY_REVIEWED's unique violation is the
 * caller's to foresee.
 */
export async function addReview(context: MallContext, tx: Db, made: NewReview): Promise<Review> {
  await tx.execute(sql`
    insert into reviews (prod_comm_id, prod_id, sku_id, order_item_id, user_id, lang, nick_name, avatar, score, content, pics,
    is_anonymous, rec_time)
    values (${made.prodCommId}, ${made.prodId}, ${made.skuId}, ${made.orderItemId}, ${made.userId}, ${made.lang}, ${made.nickName},
    ${made.avatar}, ${made.score}, ${made.content}, ${textArray(made.pics)}, ${made.isAnonymous}, ${made.at})`);
  await sumReviews(tx, made.prodId);
  const { rows } = await tx.execute<ReviewRow>(
    sql`select ${reviewColumns} from reviews r left join skus k on k.sku_id = r.sku_id where r.prod_comm_id = ${made.prodCommId}`,
  );
  const [written] = await reviewBodies(context, tx, rows, made.lang);
  if (written === undefined) throw new Error(`review ${made.prodCommId} was not written`);
  return written;
}
