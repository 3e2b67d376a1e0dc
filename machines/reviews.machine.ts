import { assign, emit, setup } from 'xstate';
import { port, type Answered, type Stamped } from './port.ts';
import { problemOf, type Problem } from './problem.ts';
import type { Fact, Here, PageOf, Review, ReviewSummary } from './words.ts';

/** Which reviews are shown, and in which order; `pictures` is the mall's own order: those with pictures first. */
export type ReviewFilter = { score: number | null; skuId: number | null; withPictures: boolean; sortName: 'pictures' | 'useful' | 'new' };
export type ReviewQuestion = ReviewFilter & { prodId: number; current: number; isLoggedIn: boolean };

const everything: ReviewFilter = { score: null, skuId: null, withPictures: false, sortName: 'pictures' };

type Input = {
  prodId: number; summary: ReviewSummary; shopName: string; variants: { skuId: number; skuName: string }[]; here: Here;
  /** The review that a guest found useful before he logged in. */
  wish: number | null;
};
type Context = Input & {
  filter: ReviewFilter; reviews: Review[]; current: number; pages: number; total: number;
  vote: { prodCommId: number; on: 0 | 1 } | null; problem: Problem | null;
};

/** The list with one review found useful, or not any more. */
const voted = (reviews: readonly Review[], { prodCommId, on }: { prodCommId: number; on: 0 | 1 }, count: (known: number) => number): Review[] =>
  reviews.map((review) => (review.prodCommId === prodCommId ? { ...review, usefulByMe: on === 1, usefulCounts: count(review.usefulCounts) } : review));

export const reviewsMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<
      | { type: 'filter.chosen'; filter: Partial<ReviewFilter> }
      | { type: 'filters.cleared' }
      | { type: 'more.pressed' }
      | { type: 'useful.pressed'; prodCommId: number }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as Fact,
    tags: {} as 'busy',
  },
  actors: {
    readReviews: port<PageOf<Review>, ReviewQuestion>(),
    voteUseful: port<{ usefulCounts: number }, { prodCommId: number; on: 0 | 1 }>(),
  },
  actions: {
    keepFilter: assign({ filter: ({ context }, chosen: { filter: Partial<ReviewFilter> }) => ({ ...context.filter, ...chosen.filter }) }),
    clearFilter: assign({ filter: ({ context }) => ({ ...everything, sortName: context.filter.sortName }) }),
    keepFirst: assign((_, { output: { answer } }: { output: Answered<PageOf<Review>> }) => ({
      reviews: answer.records, current: answer.current, pages: answer.pages, total: answer.total, problem: null,
    })),
    keepMore: assign(({ context }, { output: { answer } }: { output: Answered<PageOf<Review>> }) => {
      const seen = new Set(context.reviews.map((review) => review.prodCommId));
      return { reviews: [...context.reviews, ...answer.records.filter((review) => !seen.has(review.prodCommId))], current: answer.current, pages: answer.pages, total: answer.total, problem: null };
    }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    showVote: assign(({ context }, pressed: { prodCommId: number }) => {
      const isOn = context.reviews.some((review) => review.prodCommId === pressed.prodCommId && review.usefulByMe === true);
      const vote = { prodCommId: pressed.prodCommId, on: isOn ? (0 as const) : (1 as const) };
      return { vote, reviews: voted(context.reviews, vote, (known) => known + (isOn ? -1 : 1)) };
    }),
    keepCount: assign(({ context }, { output: { answer } }: { output: Answered<{ usefulCounts: number }> }) =>
      context.vote ? { vote: null, reviews: voted(context.reviews, context.vote, () => answer.usefulCounts) } : {}),
    takeVoteBack: assign(({ context }) => {
      if (!context.vote) return {};
      const { prodCommId, on } = context.vote;
      return { vote: null, reviews: voted(context.reviews, { prodCommId, on: on === 1 ? 0 : 1 }, (known) => known + (on === 1 ? -1 : 1)) };
    }),
    forgetWish: assign({ wish: null }),
    tellVoted: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'reviews.thanks' } }),
    tellNotVoted: emit({ type: 'notice.given' as const, notice: { kind: 'warn' as const, id: 'reviews.notVoted' } }),
    askLogin: emit((_, pressed: { prodCommId: number }) => ({ type: 'login.wanted' as const, wish: { kind: 'beside' as const, beside: 'reviews' as const, id: pressed.prodCommId } })),
  },
  guards: {
    isWished: ({ context }) => context.wish !== null,
    isNone: (_, answered: { output: Answered<PageOf<Review>> }) => answered.output.answer.total === 0,
    hasMore: ({ context }) => context.current < context.pages,
    isLoggedIn: ({ context }) => context.here.isLoggedIn,
  },
}).createMachine({
  id: 'reviews',
  description: 'What buyers say of a product: narrowed, sorted, page by page, and found useful.',
  context: ({ input }) => ({ ...input, filter: everything, reviews: [], current: 0, pages: 0, total: 0, vote: null, problem: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Did somebody find a review useful before the login?',
      always: [
        { guard: 'isWished', target: 'carryingOut', description: 'Yes: it is carried out first.' },
        { target: 'reading', description: 'No: the reviews are read.' },
      ],
    },
    carryingOut: {
      description: 'What was wanted before the login is carried out.',
      tags: 'busy',
      invoke: {
        src: 'voteUseful',
        input: ({ context }) => ({ prodCommId: context.wish ?? 0, on: 1 as const }),
        onDone: { target: 'reading', actions: ['forgetWish', 'tellVoted'], description: 'It counts.' },
        onError: { target: 'reading', actions: ['forgetWish', 'tellNotVoted'], description: 'It could not be saved; the shopper is told.' },
      },
    },
    reading: {
      description: 'The first page of what was asked for is being read.',
      tags: 'busy',
      on: {
        'filter.chosen': { target: 'reading', reenter: true, actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) }, description: 'Something else is wanted before the answer came: only the newest question counts.' },
      },
      invoke: {
        src: 'readReviews',
        input: ({ context }) => ({ prodId: context.prodId, ...context.filter, current: 1, isLoggedIn: context.here.isLoggedIn }),
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => ({ output: event.output }) }, target: 'none', actions: { type: 'keepFirst', params: ({ event }) => ({ output: event.output }) }, description: 'Nobody said anything like that.' },
          { target: 'listing', actions: { type: 'keepFirst', params: ({ event }) => ({ output: event.output }) }, description: 'They arrive.' },
        ],
        onError: { target: 'unreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'They could not be read.' },
      },
    },
    none: {
      description: 'No review is like what was asked for.',
      on: {
        'filter.chosen': { target: 'reading', actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) }, description: 'Something else.' },
        'filters.cleared': { target: 'reading', actions: 'clearFilter', description: 'All of them again.' },
      },
    },
    unreadable: {
      description: 'The reviews could not be read; the page says so and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    listing: {
      description: 'Reviews are on the screen.',
      initial: 'settled',
      on: {
        'filter.chosen': { target: 'reading', actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) }, description: 'Other stars, another variant, only with pictures, or another order.' },
      },
      states: {
        settled: {
          description: 'They can be read, and found useful.',
          on: {
            'more.pressed': { guard: 'hasMore', target: 'readingMore', description: 'The next page.' },
            'useful.pressed': [
              { guard: 'isLoggedIn', target: 'voting', actions: { type: 'showVote', params: ({ event }) => ({ prodCommId: event.prodCommId }) }, description: 'Useful, or not any more: it shows at once and is saved.' },
              { actions: { type: 'askLogin', params: ({ event }) => ({ prodCommId: event.prodCommId }) }, description: 'A guest finds it useful: login first, then it counts.' },
            ],
          },
        },
        voting: {
          description: 'The vote is being saved.',
          invoke: {
            src: 'voteUseful',
            input: ({ context }) => context.vote ?? { prodCommId: 0, on: 1 as const },
            onDone: { target: 'settled', actions: { type: 'keepCount', params: ({ event }) => ({ output: event.output }) }, description: 'It counts.' },
            onError: { target: 'settled', actions: ['takeVoteBack', 'tellNotVoted'], description: 'It could not be saved: it is taken back, and the shopper is told.' },
          },
        },
        readingMore: {
          description: 'The next page is on its way; what is shown stays.',
          invoke: {
            src: 'readReviews',
            input: ({ context }) => ({ prodId: context.prodId, ...context.filter, current: context.current + 1, isLoggedIn: context.here.isLoggedIn }),
            onDone: { target: 'settled', actions: { type: 'keepMore', params: ({ event }) => ({ output: event.output }) }, description: 'More reviews.' },
            onError: { target: 'moreUnreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'The next page could not be read; what is shown stays.' },
          },
        },
        moreUnreadable: {
          description: 'What is shown stays; the shopper may try again.',
          on: { 'retry.pressed': { target: 'readingMore', description: 'Try again.' } },
        },
      },
    },
  },
});
