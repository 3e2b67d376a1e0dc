import { door } from '../door.ts';
import type { Noun } from '../noun.ts';
import { i64Text, pageQuery, z } from '../shapes.ts';
import { reviewPage, reviewSummary } from '../product/product.shapes.ts';
import { reviewsOf, summaryOf } from './review.ts';

const readSummary = door({
  id: 'F11', operationId: 'reviewSummary', method: 'get', path: '/prod/prodCommData', who: 'guest', summary: 'What the reviews of a product add up to', cache: 'public, max-age=10',
  query: z.object({ prodId: i64Text }), answer: reviewSummary,
  handler: ({ db, query }) => summaryOf(db, query.prodId),
});

const readReviews = door({
  id: 'F12', operationId: 'reviews', method: 'get', path: '/prod/prodCommPageByProd', who: 'guest', summary: 'The reviews of a product', cache: 'public, max-age=10',
  query: z.object({
    prodId: i64Text, ...pageQuery(), evaluate: z.coerce.number().int().min(-1).max(3).optional(), score: z.coerce.number().int().min(1).max(5).optional(), skuId: i64Text.optional(),
    sortName: z.enum(['useful', 'new']).optional(),
  }),
  answer: reviewPage,
  handler: ({ db, query, locale }) => reviewsOf(db, query, locale),
});

export const reviewNoun: Noun = { name: 'review', doors: [readSummary, readReviews] };
