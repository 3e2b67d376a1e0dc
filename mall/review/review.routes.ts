import { reportReasons } from '#machines/model/review.ts';
import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { flag01, i64, i64Text, int, nothing, pageQuery, z } from '../platform/http/schemas.ts';
import { reviewPage, reviewSummary } from '../product/product.schemas.ts';
import { reviewsOf, summaryOf } from './review.ts';
import { reportReview } from './reviewReport.ts';
import { votedBy, voteUseful } from './vote.ts';

const readSummary = route({
  id: 'F11',
  operationId: 'reviewSummary',
  method: 'get',
  path: '/prod/prodCommData',
  who: 'guest',
  summary: 'What the reviews of a product add up to',
  cache: 'public, max-age=10',
  query: z.object({ prodId: i64Text }),
  answer: reviewSummary,
  handler: ({ db, query }) => summaryOf(db, query.prodId),
});

const readReviews = route({
  id: 'F12',
  operationId: 'reviews',
  method: 'get',
  path: '/prod/prodCommPageByProd',
  who: 'guest',
  summary: 'The reviews of a product',
  cache: 'public, max-age=10',
  query: z.object({
    prodId: i64Text,
    ...pageQuery(),
    evaluate: z.coerce.number().int().min(-1).max(3).optional(),
    score: z.coerce.number().int().min(1).max(5).optional(),
    skuId: i64Text.optional(),
    sortName: z.enum(['useful', 'new']).optional(),
  }),
  answer: reviewPage,
  async handler({ context, db, query, locale, user }) {
    const page = await reviewsOf(context, db, query, locale);
    if (!user) return page;
    const voted = await votedBy(
      db,
      user.userId,
      page.records.map((each) => each.prodCommId),
    );
    return { ...page, records: page.records.map((each) => ({ ...each, usefulByMe: voted.has(each.prodCommId) })) };
  },
});

const vote = route({
  id: 'P6',
  operationId: 'voteUseful',
  method: 'post',
  path: '/p/prodComm/useful',
  who: 'user',
  summary: 'Finds a review useful, or not any more',
  body: z.object({ prodCommId: i64, on: flag01 }).openapi('UsefulVote'),
  answer: z.object({ usefulCounts: int }).openapi('UsefulCount'),
  handler: ({ db, user, body, now }) => voteUseful(db, { ...body, userId: user.userId, at: now }),
});

const report = route({
  id: 'P7',
  operationId: 'reportReview',
  method: 'post',
  path: '/p/prodComm/report',
  who: 'user',
  summary: 'Reports the review of somebody else',
  body: z.object({ prodCommId: i64, reason: z.enum(reportReasons) }).openapi('ReviewReport'),
  answer: nothing,
  refusals: ['TRANSITION_NOT_ALLOWED'],
  idempotent: 'optional',
  handler: async ({ db, user, body, now }) => {
    await reportReview(db, { ...body, userId: user.userId, at: now });
    return {};
  },
});

export const reviewModule: Module = { name: 'review', routes: [readSummary, readReviews, vote, report] };
