import { happeningsOf } from '#flows/happenings.ts';
import { reviewsMachine } from '#machines/reviews.machine.ts';
import type { Review } from '#machines/words.ts';
import { here, shopperHere } from './here.ts';

const summary = { prodId: 101, number: 3, positiveRating: 100, score: 4.7, stars: { one: 0, two: 0, three: 0, four: 1, five: 2 } };
const one: Review = {
  prodCommId: 1, score: 5, content: 'Light.', pics: ['/oss/p/backpack/red/1'], nickName: 'Ama', skuName: 'Red', lang: 'en', recTime: '2026-01-20T08:00:00.000Z',
  replyContent: 'Thank you!', replyTime: '2026-01-21T08:00:00.000Z', usefulCounts: 2, usefulByMe: null, verified: true,
};
const other: Review = { ...one, prodCommId: 2, score: 4, content: 'Strong.', pics: [], nickName: 'Bao', replyContent: null, replyTime: null, usefulCounts: 0, verified: false };
const page = (records: Review[], current: number, pages: number) => ({ records, total: records.length, size: 10, current, pages });
const input = { prodId: 101, summary, shopName: 'Lotus Store', variants: [{ skuId: 1, skuName: 'Red' }, { skuId: 2, skuName: 'Blue' }], wish: null };

export const reviews = happeningsOf(reviewsMachine)({
  inputs: {
    'a guest': { ...input, here },
    'a shopper': { ...input, here: shopperHere },
    'a shopper who found one useful before the login': { ...input, here: shopperHere, wish: 1 },
  },
  events: {
    'filter.chosen': [{ filter: { score: 5 } }],
    'filters.cleared': [{}], 'more.pressed': [{}], 'retry.pressed': [{}], resume: [{}],
    'useful.pressed': [{ prodCommId: 1 }],
  },
  ports: {
    readReviews: {
      answers: {
        'one page': ({ question }) => page([{ ...one, usefulByMe: question.isLoggedIn ? false : null }], question.current, question.current),
        'one of two': ({ question }) => page([{ ...one, usefulByMe: question.isLoggedIn ? true : null }, other], question.current, 2),
        nobody: page([], 1, 0),
      },
      refusals: ['OFFLINE'],
    },
    voteUseful: { answers: { counted: { usefulCounts: 3 } }, refusals: ['NOT_FOUND'] },
  },
  seen: ({ here: { isLoggedIn }, filter, reviews: shown, current, pages, vote, wish }) => ({ isLoggedIn, filter, current, pages, vote, wish, marks: shown.map((review) => review.usefulByMe) }),
});
