import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { textError, type FormError } from './rules/form/formErrors.ts';
import { isAllowed } from './rules/order/orderActions.ts';
import { longestReview } from './rules/rating.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { isNetworkProblem, problemOf, type Problem } from './model/problem.ts';
import type { OrderItem } from './model/order.ts';
import type { OwnReview, OwnReviewPage } from './model/review.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { PageInput, PlaceOf } from './model/place.ts';
import type { VisitorContext } from './model/visitor.ts';

/** `pages`: how many pages are wanted in one answer, from `current` on. */
export type OwnReviewQuestion = { current: number; pages: number };
export type AppendQuestion = { prodCommId: number; content: string; key: string };

type Context = {
  place: PlaceOf<'myReviews'>;
  visitor: VisitorContext;
  reviews: OwnReview[];
  /** The newest of what waits to be rated, and how many there are. */
  toRate: OrderItem[];
  toRateCount: number;
  current: number;
  pages: number;
  /** The review that something is added to, or that is about to be deleted. */
  chosen: number | null;
  /** What is being added to each review, by `prodCommId`. */
  added: Record<number, string>;
  /** The words that were found wrong. */
  judged: string | null;
  tries: number;
  made: number;
  key: string;
  isStale: boolean;
  /** Why the list could not be read. */
  problem: Problem | null;
  /** Why nothing was added or deleted. */
  refused: Problem | null;
};

type Listed = { output: Answered<OwnReviewPage> };

const withPage = ({ output: { answer } }: Listed, reviews: OwnReview[]) => ({
  reviews,
  toRate: answer.toRate,
  toRateCount: answer.toRateCount,
  current: answer.current,
  pages: answer.pages,
});
/** What is being added to the chosen review. */
export const wordsOf = ({ added, chosen }: Context): string => added[chosen ?? 0] ?? '';

const errorIn = (context: Context): FormError | null => textError(wordsOf(context).trim(), longestReview);

/** What is wrong in the words, while they stand as they were judged. */
export const shownError = (context: Context): FormError | null => (context.judged === wordsOf(context) ? errorIn(context) : null);

export const myReviewsMachine = setup({
  types: {
    input: {} as PageInput<'myReviews'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'more.pressed' }
      | { type: 'append.pressed'; prodCommId: number }
      | { type: 'words.typed'; words: string }
      | { type: 'send.pressed' }
      | { type: 'close.pressed' }
      | { type: 'delete.pressed'; prodCommId: number }
      | { type: 'delete.confirmed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readOwnReviews: port<OwnReviewPage, OwnReviewQuestion>(),
    appendReview: port<OwnReview, AppendQuestion>(),
    deleteReview: port<null, { prodCommId: number }>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeFirst: assign((_, answered: Listed) => withPage(answered, answered.output.answer.records)),
    storeMore: assign(({ context }, answered: Listed) => {
      const shown = new Set(context.reviews.map(({ prodCommId }) => prodCommId));
      const further = answered.output.answer.records.filter(({ prodCommId }) => !shown.has(prodCommId));
      return withPage(answered, [...context.reviews, ...further]);
    }),
    choose: assign((_, { prodCommId }: { prodCommId: number }) => ({ chosen: prodCommId, judged: null, refused: null })),
    storeWords: assign(({ context }, { words }: { words: string }) => ({ added: { ...context.added, [required(context.chosen)]: words } })),
    storeError: assign(({ context }) => ({ judged: wordsOf(context), tries: context.tries + 1 })),
    makeKey: assign(({ context }) => ({ made: context.made + 1, key: `${context.visitor.seed}-append-${context.made + 1}` })),
    storeReview: assign(({ context }, { output: { answer } }: { output: Answered<OwnReview> }) => ({
      reviews: context.reviews.map((review) => (review.prodCommId === answer.prodCommId ? answer : review)),
    })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    storeRefusal: assign({ refused: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    clearRefusal: assign({ refused: null }),
    tellAdded: emit({ type: 'notice.given', notice: { kind: 'good', id: 'toast.commentAdded' } }),
    tellDeleted: emit({ type: 'notice.given', notice: { kind: 'good', id: 'toast.reviewDeleted' } }),
  },
  guards: {
    isNothing: (_, answered: Listed) => answered.output.answer.total === 0,
    hasNone: ({ context }) => context.reviews.length === 0,
    hasMore: ({ context }) => context.current < context.pages,
    isStale: ({ context }) => context.isStale,
    mayBeAddedTo: ({ context: { reviews } }, { prodCommId }: { prodCommId: number }) =>
      reviews.some((review) => review.prodCommId === prodCommId && isAllowed(review, 'APPEND')),
    isWrong: ({ context }) => errorIn(context) !== null,
    isNetworkError: (_, failed: { error: unknown }) => isNetworkProblem(problemOf(failed.error)),
  },
}).createMachine({
  id: 'myReviews',
  description:
    'What the shopper has to rate, and what he said of what he bought, the newest first: added to once, or deleted (contract P2 to P5).',
  context: ({ input }) => ({
    place: input.place,
    visitor: input.visitor,
    reviews: [],
    toRate: [],
    toRateCount: 0,
    current: 0,
    pages: 0,
    chosen: null,
    added: {},
    judged: null,
    tries: 0,
    made: 0,
    key: '',
    isStale: false,
    problem: null,
    refused: null,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['order'] } },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'An order was rated, or may have been: the list is read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The reviews are being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readOwnReviews',
        input: { current: 1, pages: 1 },
        onDone: [
          {
            guard: { type: 'isNothing', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'Nothing was rated yet.',
          },
          {
            target: 'listed',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'Reviews, the newest first.',
          },
        ],
        onError: {
          target: 'unreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'What this page needs is not reachable.',
        },
      },
    },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      always: { guard: 'isStale', target: 'reading', description: 'The mall is heard again: try again.' },
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    empty: {
      description: 'No review stands here.',
      always: { guard: 'isStale', target: 'refreshing', description: 'An order was rated: what was said of it?' },
    },
    listed: {
      description: 'Reviews are on the screen.',
      initial: 'settled',
      states: {
        settled: {
          description: 'They can be added to and deleted.',
          always: { guard: 'isStale', target: '#myReviews.refreshing', description: 'An order was rated meanwhile.' },
          on: {
            'more.pressed': { guard: 'hasMore', target: '#myReviews.readingMore', description: 'Older reviews are wanted.' },
            'append.pressed': {
              guard: { type: 'mayBeAddedTo', params: fromEvent('prodCommId') },
              target: 'writing',
              actions: { type: 'choose', params: fromEvent('prodCommId') },
              description: 'Something is to be added to a review.',
            },
            'delete.pressed': {
              target: 'confirming',
              actions: { type: 'choose', params: fromEvent('prodCommId') },
              description: 'A review is to be deleted: sure?',
            },
          },
        },
        writing: {
          description: 'The shopper writes what is added.',
          on: {
            'words.typed': { actions: { type: 'storeWords', params: fromEvent('words') }, description: "In the shopper's own words." },
            'send.pressed': [
              { guard: 'isWrong', actions: 'storeError', description: 'Words are missing, or too many: it is said at their place.' },
              { target: 'adding', actions: 'makeKey', description: 'It is added.' },
            ],
            'close.pressed': { target: 'settled', description: 'Not now; what was written waits.' },
          },
        },
        adding: {
          description: 'The mall adds the words, once, under their own key.',
          tags: 'busy',
          invoke: {
            src: 'appendReview',
            input: ({ context }) => ({ prodCommId: required(context.chosen), content: wordsOf(context).trim(), key: context.key }),
            onDone: {
              target: 'settled',
              actions: [{ type: 'storeReview', params: fromEvent('output') }, 'tellAdded'],
              description: 'They stand with the review.',
            },
            onError: [
              {
                guard: { type: 'isNetworkError', params: fromEvent('error') },
                target: 'uncertain',
                actions: { type: 'storeRefusal', params: fromEvent('error') },
                description: 'No answer: it may have happened or not.',
              },
              {
                target: '#myReviews.refreshing',
                actions: { type: 'storeRefusal', params: fromEvent('error') },
                description: 'Refused: the page says why, and looks what is true now.',
              },
            ],
          },
        },
        uncertain: {
          description: 'Nobody knows whether it was added; sending it again under the same key is safe.',
          on: { 'retry.pressed': { target: 'adding', actions: 'clearRefusal', description: 'Try again, with the same key.' } },
        },
        confirming: {
          description: 'A last look before a review is deleted.',
          on: {
            'delete.confirmed': { target: 'deleting', description: 'It is to go.' },
            'close.pressed': { target: 'settled', description: 'It stays.' },
          },
        },
        deleting: {
          description: 'The mall deletes the review.',
          tags: 'busy',
          invoke: {
            src: 'deleteReview',
            input: ({ context: { chosen } }) => ({ prodCommId: required(chosen) }),
            onDone: { target: '#myReviews.refreshing', actions: 'tellDeleted', description: 'It is gone.' },
            onError: {
              target: '#myReviews.refreshing',
              actions: { type: 'storeRefusal', params: fromEvent('error') },
              description: 'It may have gone or not: the page says why, and looks what is true now.',
            },
          },
        },
      },
    },
    refreshing: {
      description: 'As much of the list as is shown is read anew; it stays until then, and can be used.',
      entry: 'beginReading',
      on: {
        'more.pressed': {
          guard: 'hasMore',
          target: 'readingMore',
          actions: 'noteChange',
          description: 'Older reviews are wanted first; the list is read anew after it.',
        },
        'append.pressed': {
          guard: { type: 'mayBeAddedTo', params: fromEvent('prodCommId') },
          target: 'listed.writing',
          actions: [{ type: 'choose', params: fromEvent('prodCommId') }, 'noteChange'],
          description: 'Something is to be added first; the list is read anew after it.',
        },
        'delete.pressed': {
          target: 'listed.confirming',
          actions: [{ type: 'choose', params: fromEvent('prodCommId') }, 'noteChange'],
          description: 'A review is to be deleted first; the list is read anew after it.',
        },
      },
      invoke: {
        src: 'readOwnReviews',
        input: ({ context }) => ({ current: 1, pages: context.current }),
        onDone: [
          {
            guard: { type: 'isNothing', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'No review stands here any more.',
          },
          {
            target: 'listed',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'The list as it is now.',
          },
        ],
        onError: [
          { guard: 'hasNone', target: 'empty', description: 'It could not be read: still none stands here.' },
          { target: 'listed', description: 'It could not be read: what is shown stays.' },
        ],
      },
    },
    readingMore: {
      description: 'Older reviews are on their way; what is shown stays.',
      invoke: {
        src: 'readOwnReviews',
        input: ({ context }) => ({ current: context.current + 1, pages: 1 }),
        onDone: { target: 'listed', actions: { type: 'storeMore', params: fromEvent('output') }, description: 'Older reviews.' },
        onError: {
          target: 'moreUnreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'They could not be read; what is shown stays.',
        },
      },
    },
    moreUnreadable: {
      description: 'What is shown stays; the shopper may try again.',
      always: { guard: 'isStale', target: 'refreshing', description: 'An order was rated meanwhile.' },
      on: { 'retry.pressed': { target: 'readingMore', description: 'Try again.' } },
    },
  },
});

type Snapshot = SnapshotFrom<typeof myReviewsMachine>;

/** The form of what is added stands, whether it can be changed or not. */
export const isAdding = (snapshot: Snapshot): boolean =>
  snapshot.matches({ listed: 'writing' }) || snapshot.matches({ listed: 'adding' }) || snapshot.matches({ listed: 'uncertain' });

/** A review is about to be deleted. */
export const isDeleting = (snapshot: Snapshot): boolean =>
  snapshot.matches({ listed: 'confirming' }) || snapshot.matches({ listed: 'deleting' });
