import { assign, emit, setup } from 'xstate';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { PageOf } from './model/shop.ts';
import type { ReportReason, Review, ReviewSummary } from './model/review.ts';
import type { InputChanged } from './model/widget.ts';

/** Which reviews are shown, and in which order; `pictures` is the mall's own order: those with pictures first. */
export type ReviewFilter = { score: number | null; skuId: number | null; withPictures: boolean; sortName: 'pictures' | 'useful' | 'new' };
export type ReviewInput = ReviewFilter & { prodId: number; current: number; isLoggedIn: boolean };

const everything: ReviewFilter = { score: null, skuId: null, withPictures: false, sortName: 'pictures' };

type Input = {
  prodId: number;
  summary: ReviewSummary;
  shopName: string;
  variants: { skuId: number; skuName: string }[];
  visitor: VisitorContext;
  /** The review that a guest found useful before he logged in. */
  intentId: number | null;
};
type Context = Input & {
  filter: ReviewFilter;
  reviews: Review[];
  current: number;
  pages: number;
  total: number;
  vote: { prodCommId: number; on: 0 | 1 } | null;
  /** The review that is being reported, and those that were. */
  report: { prodCommId: number; reason: ReportReason | null } | null;
  reported: number[];
  problem: Problem | null;
};

/** The list with one review found useful, or not any more. */
const voted = (
  reviews: readonly Review[],
  { prodCommId, on }: { prodCommId: number; on: 0 | 1 },
  count: (known: number) => number,
): Review[] =>
  reviews.map((review) =>
    review.prodCommId === prodCommId ? { ...review, usefulByMe: on === 1, usefulCounts: count(review.usefulCounts) } : review,
  );

export const reviewsMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<
      | InputChanged<Input>
      | { type: 'filter.chosen'; filter: Partial<ReviewFilter> }
      | { type: 'filters.cleared' }
      | { type: 'more.pressed' }
      | { type: 'useful.pressed'; prodCommId: number }
      | { type: 'report.pressed'; prodCommId: number }
      | { type: 'reason.chosen'; reason: ReportReason }
      | { type: 'report.closed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readReviews: port<PageOf<Review>, ReviewInput>(),
    voteUseful: port<{ usefulCounts: number }, { prodCommId: number; on: 0 | 1 }>(),
    reportReview: port<null, { prodCommId: number; reason: ReportReason }>(),
  },
  actions: {
    storeInput: assign((_, changed: { input: Omit<Input, 'visitor' | 'intentId'> }) => changed.input),
    storeFilter: assign({ filter: ({ context }, chosen: { filter: Partial<ReviewFilter> }) => ({ ...context.filter, ...chosen.filter }) }),
    clearFilter: assign({ filter: ({ context }) => ({ ...everything, sortName: context.filter.sortName }) }),
    storeFirst: assign((_, { output: { answer } }: { output: Answered<PageOf<Review>> }) => ({
      reviews: answer.records,
      current: answer.current,
      pages: answer.pages,
      total: answer.total,
      problem: null,
    })),
    storeMore: assign(({ context }, { output: { answer } }: { output: Answered<PageOf<Review>> }) => {
      const seen = new Set(context.reviews.map((review) => review.prodCommId));
      return {
        reviews: [...context.reviews, ...answer.records.filter((review) => !seen.has(review.prodCommId))],
        current: answer.current,
        pages: answer.pages,
        total: answer.total,
        problem: null,
      };
    }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    showVote: assign(({ context }, pressed: { prodCommId: number }) => {
      const isOn = context.reviews.some((review) => review.prodCommId === pressed.prodCommId && review.usefulByMe === true);
      const vote = { prodCommId: pressed.prodCommId, on: isOn ? (0 as const) : (1 as const) };
      return { vote, reviews: voted(context.reviews, vote, (known) => known + (isOn ? -1 : 1)) };
    }),
    storeCount: assign(({ context }, { output: { answer } }: { output: Answered<{ usefulCounts: number }> }) =>
      context.vote ? { vote: null, reviews: voted(context.reviews, context.vote, () => answer.usefulCounts) } : {},
    ),
    takeVoteBack: assign(({ context }) => {
      if (!context.vote) return {};
      const { prodCommId, on } = context.vote;
      return { vote: null, reviews: voted(context.reviews, { prodCommId, on: on === 1 ? 0 : 1 }, (known) => known + (on === 1 ? -1 : 1)) };
    }),
    beginReport: assign({ report: (_, { prodCommId }: { prodCommId: number }) => ({ prodCommId, reason: null }), problem: null }),
    storeReason: assign({
      report: ({ context: { report } }, { reason }: { reason: ReportReason }) => report && { ...report, reason },
      problem: null,
    }),
    storeReported: assign({ report: null, reported: ({ context: { report, reported } }) => [...reported, required(report).prodCommId] }),
    clearReport: assign({ report: null, problem: null }),
    tellReported: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'reviews.reportThanks' } }),
    askLoginFirst: emit({ type: 'login.wanted' as const, intent: null }),
    clearIntent: assign({ intentId: null }),
    tellVoted: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'reviews.thanks' } }),
    tellNotVoted: emit({ type: 'notice.given' as const, notice: { kind: 'warn' as const, id: 'reviews.notVoted' } }),
    askLogin: emit((_, pressed: { prodCommId: number }) => ({
      type: 'login.wanted' as const,
      intent: { kind: 'beside' as const, beside: 'reviews' as const, id: pressed.prodCommId },
    })),
  },
  guards: {
    hasIntent: ({ context }) => context.intentId !== null,
    isNone: (_, answered: { output: Answered<PageOf<Review>> }) => answered.output.answer.total === 0,
    hasMore: ({ context }) => context.current < context.pages,
    isLoggedIn: ({ context }) => context.visitor.isLoggedIn,
  },
}).createMachine({
  id: 'reviews',
  description: 'What buyers say of a product: narrowed, sorted, page by page, and found useful.',
  context: ({ input }) => ({
    ...input,
    filter: everything,
    reviews: [],
    current: 0,
    pages: 0,
    total: 0,
    vote: null,
    report: null,
    reported: [],
    problem: null,
  }),
  on: {
    'input.changed': {
      actions: { type: 'storeInput', params: fromEvent('input') },
      description: 'The product was read again: its figures are new, what is read of its reviews stays.',
    },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Did somebody find a review useful before the login?',
      always: [
        { guard: 'hasIntent', target: 'carryingOut', description: 'Yes: it is carried out first.' },
        { target: 'reading', description: 'No: the reviews are read.' },
      ],
    },
    carryingOut: {
      description: 'What was wanted before the login is carried out.',
      tags: 'busy',
      invoke: {
        src: 'voteUseful',
        input: ({ context }) => ({ prodCommId: required(context.intentId), on: 1 as const }),
        onDone: { target: 'reading', actions: ['clearIntent', 'tellVoted'], description: 'It counts.' },
        onError: {
          target: 'reading',
          actions: ['clearIntent', 'tellNotVoted'],
          description: 'It could not be saved; the shopper is told.',
        },
      },
    },
    reading: {
      description: 'The first page of what was asked for is being read.',
      tags: 'busy',
      on: {
        'filter.chosen': {
          target: 'reading',
          reenter: true,
          actions: { type: 'storeFilter', params: fromEvent('filter') },
          description: 'Something else is wanted before the answer came: only the newest question counts.',
        },
      },
      invoke: {
        src: 'readReviews',
        input: ({ context }) => ({ prodId: context.prodId, ...context.filter, current: 1, isLoggedIn: context.visitor.isLoggedIn }),
        onDone: [
          {
            guard: { type: 'isNone', params: fromEvent('output') },
            target: 'none',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'Nobody said anything like that.',
          },
          {
            target: 'listing',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'They arrive.',
          },
        ],
        onError: {
          target: 'unreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'They could not be read.',
        },
      },
    },
    none: {
      description: 'No review is like what was asked for.',
      on: {
        'filter.chosen': {
          target: 'reading',
          actions: { type: 'storeFilter', params: fromEvent('filter') },
          description: 'Something else.',
        },
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
        'filter.chosen': {
          target: 'reading',
          actions: { type: 'storeFilter', params: fromEvent('filter') },
          description: 'Other stars, another variant, only with pictures, or another order.',
        },
      },
      states: {
        settled: {
          description: 'They can be read, and found useful.',
          on: {
            'more.pressed': { guard: 'hasMore', target: 'readingMore', description: 'The next page.' },
            'useful.pressed': [
              {
                guard: 'isLoggedIn',
                target: 'voting',
                actions: { type: 'showVote', params: fromEvent('prodCommId') },
                description: 'Useful, or not any more: it shows at once and is saved.',
              },
              {
                actions: { type: 'askLogin', params: fromEvent('prodCommId') },
                description: 'A guest finds it useful: login first, then it counts.',
              },
            ],
            'report.pressed': [
              {
                guard: 'isLoggedIn',
                target: '#reviews.reporting',
                actions: { type: 'beginReport', params: fromEvent('prodCommId') },
                description: 'Something is wrong with a review: what?',
              },
              { actions: 'askLoginFirst', description: 'A guest would report one: login first.' },
            ],
          },
        },
        voting: {
          description: 'The vote is being saved.',
          invoke: {
            src: 'voteUseful',
            input: ({ context }) => context.vote ?? { prodCommId: 0, on: 1 as const },
            onDone: {
              target: 'settled',
              actions: { type: 'storeCount', params: fromEvent('output') },
              description: 'It counts.',
            },
            onError: {
              target: 'settled',
              actions: ['takeVoteBack', 'tellNotVoted'],
              description: 'It could not be saved: it is taken back, and the shopper is told.',
            },
          },
        },
        readingMore: {
          description: 'The next page is on its way; what is shown stays.',
          invoke: {
            src: 'readReviews',
            input: ({ context }) => ({
              prodId: context.prodId,
              ...context.filter,
              current: context.current + 1,
              isLoggedIn: context.visitor.isLoggedIn,
            }),
            onDone: {
              target: 'settled',
              actions: { type: 'storeMore', params: fromEvent('output') },
              description: 'More reviews.',
            },
            onError: {
              target: 'moreUnreadable',
              actions: { type: 'storeProblem', params: fromEvent('error') },
              description: 'The next page could not be read; what is shown stays.',
            },
          },
        },
        moreUnreadable: {
          description: 'What is shown stays; the shopper may try again.',
          on: { 'retry.pressed': { target: 'readingMore', description: 'Try again.' } },
        },
      },
    },
    reporting: {
      description: 'A review is being reported.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'What is wrong with it?',
          on: {
            'reason.chosen': {
              target: 'sending',
              actions: { type: 'storeReason', params: fromEvent('reason') },
              description: 'It is told.',
            },
            'report.closed': { target: '#reviews.listing', actions: 'clearReport', description: 'Nothing after all.' },
          },
        },
        sending: {
          description: 'The report is on its way.',
          invoke: {
            src: 'reportReview',
            input: ({ context: { report } }) => ({
              prodCommId: required(report).prodCommId,
              reason: required(required(report).reason),
            }),
            onDone: { target: '#reviews.listing', actions: ['storeReported', 'tellReported'], description: 'The mall looks at it.' },
            onError: {
              target: 'choosing',
              actions: { type: 'storeProblem', params: fromEvent('error') },
              description: 'It was not taken: the shopper reads why, and may try again.',
            },
          },
        },
      },
    },
  },
});
