import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isChinese, languageTag, type Locale } from '#machines/model/locale.ts';
import { wordsFor } from '../seed/vocabulary.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Db } from '../platform/postgres/database.ts';
import { variantName } from '../product/productName.ts';
import type { review, reviewSummary } from '../product/product.schemas.ts';
import { pageBody, sliceOf, type PageParam } from '../platform/http/schemas.ts';

export type Review = z.input<typeof review>;
export type ReviewSummary = z.input<typeof reviewSummary>;

export type ReviewRow = {
  prodCommId: number;
  prodId: number;
  orderItemId: number | null;
  lang: Locale;
  nickName: string;
  avatar: string | null;
  score: number;
  phrases: number[] | null;
  content: string | null;
  pics: string[];
  isAnonymous: number;
  usefulCounts: number;
  reply: string | null;
  replyPhrase: number | null;
  replyTime: number | null;
  recTime: number;
  status: number;
  valueIds: number[] | null;
  appendContent: string | null;
  appendPics: string[];
  appendTime: number | null;
};

export const reviewColumns = sql`r.prod_comm_id as "prodCommId", r.prod_id as "prodId", r.order_item_id as "orderItemId", r.lang,
  r.nick_name as "nickName", r.avatar, r.score, r.phrases, r.content, r.pics,
  r.is_anonymous as "isAnonymous", r.useful_counts as "usefulCounts", r.reply, r.reply_phrase as "replyPhrase",
  r.reply_time as "replyTime", r.rec_time as "recTime", r.status, k.value_ids as "valueIds",
  r.append_content as "appendContent", r.append_pics as "appendPics", r.append_time as "appendTime"`;

/** 0 good (4 and 5), 1 medium (3), 2 bad (1 and 2): the contract's `evaluate`, always from the score. */
export const evaluateOf = (score: number): 0 | 1 | 2 => {
  if (score >= 4) return 0;
  return score === 3 ? 1 : 2;
};

/** "Nadeesha" becomes "N***a": enough to tell reviewers apart, not enough to find them. */
export function maskedName(name: string): string {
  const signs = [...name];
  return signs.length < 3 ? `${signs[0] ?? ''}***` : `${signs[0]}***${signs.at(-1)}`;
}

/** Reviews as the contract shows them. */
export async function reviewBodies(context: MallContext, db: Db, rows: readonly ReviewRow[], locale: Locale): Promise<Review[]> {
  const words = await wordsFor(context, db, {
    terms: rows.flatMap((row) => [...(row.phrases ?? []), ...(row.replyPhrase === null ? [] : [row.replyPhrase]), ...(row.valueIds ?? [])]),
    brands: [],
    shops: [],
  });
  return rows.map((row) => {
    const reply = row.reply ?? (row.replyPhrase === null ? null : words.say(row.replyPhrase, row.lang));
    const space = isChinese(row.lang) ? '' : ' ';
    return {
      prodCommId: row.prodCommId,
      prodId: row.prodId,
      score: row.score,
      content: row.content ?? (row.phrases ?? []).map((phrase) => words.say(phrase, row.lang)).join(space),
      pics: row.pics,
      isAnonymous: row.isAnonymous,
      evaluate: evaluateOf(row.score),
      recTime: new Date(row.recTime).toISOString(),
      nickName: row.isAnonymous === 1 ? maskedName(row.nickName) : row.nickName,
      pic: row.isAnonymous === 1 ? null : row.avatar,
      skuName: variantName(words, row.valueIds ?? [], locale),
      lang: languageTag(row.lang),
      replySts: reply === null ? 0 : 1,
      replyContent: reply,
      replyTime: row.replyTime === null ? null : new Date(row.replyTime).toISOString(),
      usefulCounts: row.usefulCounts,
      usefulByMe: null,
      append:
        row.appendTime === null
          ? null
          : { content: row.appendContent ?? '', pics: row.appendPics, recTime: new Date(row.appendTime).toISOString() },
      verified: row.orderItemId !== null,
      status: row.status,
    };
  });
}

/** Which reviews of a product: `evaluate` -1 all, 0 good, 1 medium, 2 bad, 3 with pictures (contract F12). */
export type ReviewWish = PageParam & {
  prodId: number;
  evaluate?: number | undefined;
  score?: number | undefined;
  skuId?: number | undefined;
  sortName?: 'useful' | 'new' | undefined;
};

/** Whoever asks for no order sees what has pictures first. */
const orders = {
  useful: sql`r.useful_counts desc, r.rec_time desc, r.prod_comm_id`,
  new: sql`r.rec_time desc, r.prod_comm_id`,
  pictures: sql`(cardinality(r.pics) > 0) desc, r.rec_time desc, r.prod_comm_id`,
};

/** A page of a product's reviews, filtered and in the order that was wished. */
export async function reviewsOf(
  context: MallContext,
  db: Db,
  param: ReviewWish,
  locale: Locale,
): Promise<ReturnType<typeof pageBody<Review>>> {
  const slice = sliceOf(param);
  const parts = [sql`r.prod_id = ${param.prodId}`, sql`r.status = 1`];
  if (param.evaluate === 0) parts.push(sql`r.score >= 4`);
  if (param.evaluate === 1) parts.push(sql`r.score = 3`);
  if (param.evaluate === 2) parts.push(sql`r.score <= 2`);
  if (param.evaluate === 3) parts.push(sql`cardinality(r.pics) > 0`);
  if (param.score !== undefined) parts.push(sql`r.score = ${param.score}`);
  if (param.skuId !== undefined) parts.push(sql`r.sku_id = ${param.skuId}`);
  const where = sql.join(parts, sql` and `);
  const order = orders[param.sortName ?? 'pictures'];
  const counted = await db.execute<{ total: number }>(sql`select count(*)::int as total from reviews r where ${where}`);
  const { rows } = await db.execute<ReviewRow>(
    sql`select ${reviewColumns} from reviews r left join skus k on k.sku_id = r.sku_id where ${where} order by ${order}
      limit ${slice.limit} offset ${slice.offset}`,
  );
  return pageBody(await reviewBodies(context, db, rows, locale), counted.rows[0]?.total ?? 0, param);
}

/** What a product's reviews add up to; zeros and nulls when there are none. */
export async function summaryOf(db: Db, prodId: number): Promise<ReviewSummary> {
  const { rows } = await db.execute<{ stars: number[]; pics: number }>(sql`select stars, pics from review_sums where prod_id = ${prodId}`);
  return summaryFrom(prodId, rows[0]?.stars ?? [0, 0, 0, 0, 0], rows[0]?.pics ?? 0);
}

/** What reviews come to; `stars`: how many gave one star to five. */
export function summaryFrom(prodId: number, stars: readonly number[], picNumber: number): ReviewSummary {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = stars;
  const number = one + two + three + four + five;
  const score = number === 0 ? null : Math.round(((one + 2 * two + 3 * three + 4 * four + 5 * five) / number) * 10) / 10;
  return {
    prodId,
    number,
    positiveRating: number === 0 ? null : Math.round(((four + five) / number) * 1000) / 10,
    praiseNumber: four + five,
    secondaryNumber: three,
    negativeNumber: one + two,
    picNumber,
    score,
    stars: { one, two, three, four, five },
  };
}
