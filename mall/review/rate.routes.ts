import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { orderItemPage } from '../order/order.schemas.ts';
import { review } from '../product/product.schemas.ts';
import { flag01, i64, i64Text, nothing, pageQuery, z } from '../platform/http/schemas.ts';
import { pendingOf, rate, type Rating } from './rate.ts';
import { appendReview, deleteReview, ownReview, ownReviewPage, ownReviews } from './ownReview.ts';

const MOST_PICS = 5;

const pic = z
  .string()
  .max(500)
  .regex(/^\/oss\/[0-9A-Za-z._-]+$/);

/** Z18: a list, or the comma string of old clients. */
const pics = z
  .preprocess(
    (value) =>
      typeof value === 'string'
        ? value
            .split(',')
            .map((each) => each.trim())
            .filter(Boolean)
        : value,
    z.array(pic).max(MOST_PICS, 'TOO_MANY_IMAGES'),
  )
  .openapi({ type: 'array', items: { type: 'string' }, maxItems: MOST_PICS });

const reviewParam = z
  .object({
    orderItemId: i64,
    prodId: i64,
    score: z.number().int().min(1).max(5),
    content: z.string().trim().min(1).max(1000),
    pics: pics.optional(),
    isAnonymous: flag01.optional(),
    evaluate: z.number().int().min(0).max(2).optional(),
    orderNumber: z.string().max(32).optional(),
  })
  .openapi('ReviewParam');

/**
 * One line, or `items`, the lines of a whole order. A union would not say which field is wrong, so the shape is loose and misses what one
 * line must have.
 */
const reviewsParam = reviewParam
  .partial()
  .extend({ items: z.array(reviewParam).min(1).max(120).optional() })
  .superRefine((body, context) => {
    if (body.items) return;
    for (const issue of reviewParam.safeParse(body).error?.issues ?? []) {
      if (!(String(issue.path[0]) in body)) context.addIssue({ ...issue, input: undefined });
    }
  })
  .openapi('ReviewsParam');

const ratingOf = (param: z.output<typeof reviewParam>): Rating => ({
  ...param,
  pics: param.pics ?? [],
  isAnonymous: param.isAnonymous ?? 0,
});

const add = route({
  id: 'P1',
  operationId: 'addReview',
  method: 'post',
  path: '/p/prodComm',
  who: 'user',
  summary: 'Rates one line of an order, or several lines of one order',
  body: reviewsParam,
  answer: z.array(review),
  refusals: ['TOO_MANY_IMAGES', 'ALREADY_REVIEWED', 'REVIEW_WINDOW_CLOSED', 'TRANSITION_NOT_ALLOWED'],
  transitions: ['O27'],
  idempotent: 'optional',
  handler: ({ context, db, user, body, locale, requestId }) => {
    const ratings = body.items ?? [reviewParam.parse(body)];
    return rate(context, db, { userId: user.userId, nickName: user.nickName, locale, cause: requestId }, ratings.map(ratingOf));
  },
});

const pending = route({
  id: 'P2',
  operationId: 'pendingReviews',
  method: 'get',
  path: '/p/prodComm/pending',
  who: 'user',
  summary: 'What I received and have not rated',
  query: z.object(pageQuery()),
  answer: orderItemPage,
  handler: ({ db, user, query, locale, now }) => pendingOf(db, user.userId, query, { locale, at: now }),
});

const mine = route({
  id: 'P3',
  operationId: 'myReviews',
  method: 'get',
  path: '/p/prodComm/prodCommPageByUser',
  who: 'user',
  summary: 'My reviews',
  query: z.object(pageQuery()),
  answer: ownReviewPage,
  handler: ({ context, db, user, query, locale, now }) => ownReviews(db, { context, userId: user.userId, locale, at: now }, query),
});

const append = route({
  id: 'P4',
  operationId: 'appendReview',
  method: 'post',
  path: '/p/prodComm/append',
  who: 'user',
  summary: 'Adds words and pictures to my review, once, within 180 days',
  body: z.object({ prodCommId: i64, content: z.string().trim().min(1).max(1000), pics: pics.optional() }).openapi('ReviewAppendParam'),
  answer: ownReview,
  refusals: ['TOO_MANY_IMAGES', 'REVIEW_WINDOW_CLOSED', 'TRANSITION_NOT_ALLOWED'],
  idempotent: 'optional',
  handler: ({ context, db, user, body, locale, now }) =>
    appendReview(db, { context, userId: user.userId, locale, at: now }, { ...body, pics: body.pics ?? [] }),
});

const remove = route({
  id: 'P5',
  operationId: 'deleteReview',
  method: 'delete',
  path: '/p/prodComm',
  who: 'user',
  summary: 'Deletes my review; what I bought stays rated',
  query: z.object({ prodCommId: i64Text }),
  answer: nothing,
  handler: async ({ context, db, user, query, locale, now }) => {
    await deleteReview(db, { context, userId: user.userId, locale, at: now }, query.prodCommId);
    return {};
  },
});

export const rateModule: Module = { name: 'rate', routes: [add, pending, mine, append, remove] };
