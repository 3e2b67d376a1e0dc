import { door } from '../door.ts';
import type { Noun } from '../noun.ts';
import { orderItemPage } from '../order/order.shapes.ts';
import { review, reviewPage } from '../product/product.shapes.ts';
import { flag01, i64, pageQuery, z } from '../shapes.ts';
import { pendingOf, rate, type Rating } from './rate.ts';
import { reviewsByUser } from './review.ts';

const MOST_PICS = 5;

const pic = z.string().max(500).regex(/^(\/oss\/|https?:\/\/)/);

/** Z18: a list, or the comma string of old clients. */
const pics = z.preprocess((value) => (typeof value === 'string' ? value.split(',').map((each) => each.trim()).filter(Boolean) : value), z.array(pic).max(MOST_PICS, 'TOO_MANY_IMAGES')).openapi({ type: 'array', items: { type: 'string' }, maxItems: MOST_PICS });

const reviewParam = z
  .object({
    orderItemId: i64, prodId: i64, score: z.number().int().min(1).max(5), content: z.string().trim().min(1).max(1000), pics: pics.optional(), isAnonymous: flag01.optional(),
    evaluate: z.number().int().min(0).max(2).optional(), orderNumber: z.string().max(32).optional(),
  })
  .openapi('ReviewParam');

/** One line, or `items`, the lines of a whole order. A union would not say which field is wrong, so the shape is loose and misses what one line must have. */
const reviewsParam = reviewParam.partial().extend({ items: z.array(reviewParam).min(1).max(120).optional() }).superRefine((body, context) => {
  if (body.items) return;
  for (const issue of reviewParam.safeParse(body).error?.issues ?? []) {
    if (!(String(issue.path[0]) in body)) context.addIssue({ ...issue, input: undefined });
  }
}).openapi('ReviewsParam');

const ratingOf = (param: z.output<typeof reviewParam>): Rating => ({ ...param, pics: param.pics ?? [], isAnonymous: param.isAnonymous ?? 0 });

const add = door({
  id: 'P1', operationId: 'addReview', method: 'post', path: '/p/prodComm', who: 'user', summary: 'Rates one line of an order, or several lines of one order',
  body: reviewsParam, answer: z.array(review),
  refusals: ['TOO_MANY_IMAGES', 'ALREADY_REVIEWED', 'REVIEW_WINDOW_CLOSED', 'TRANSITION_NOT_ALLOWED'], transitions: ['O27'], idempotent: 'optional',
  handler: ({ house, db, user, body, locale, requestId }) => {
    const ratings = body.items ?? [reviewParam.parse(body)];
    return rate(house, db, { userId: user.userId, nickName: user.nickName, locale, cause: requestId }, ratings.map(ratingOf));
  },
});

const pending = door({
  id: 'P2', operationId: 'pendingReviews', method: 'get', path: '/p/prodComm/pending', who: 'user', summary: 'What I received and have not rated', query: z.object(pageQuery()), answer: orderItemPage,
  handler: ({ db, user, query, locale }) => pendingOf(db, user.userId, query, locale),
});

const mine = door({
  id: 'P3', operationId: 'myReviews', method: 'get', path: '/p/prodComm/prodCommPageByUser', who: 'user', summary: 'My reviews', query: z.object(pageQuery()), answer: reviewPage,
  handler: ({ db, user, query, locale }) => reviewsByUser(db, user.userId, query, locale),
});

export const rateNoun: Noun = { name: 'rate', doors: [add, pending, mine] };
