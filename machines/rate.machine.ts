import { assign, emit, not, setup, type SnapshotFrom } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { hasFormError, withoutFormError, type FormErrors } from './rules/form/formErrors.ts';
import {
  begunRatings,
  canRate,
  hasUnsentPicture,
  nextPicture,
  ratingErrors,
  withRating,
  type RateableOrder,
  type RatingField,
  type RatingUpload,
  type Ratings,
} from './rules/rating.ts';
import { mostPictures, urlsOf, withPicture, withPictures, type AttachedPicture, type PictureUpload } from './rules/pictures.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { isMissing, isNetworkProblem, problemOf, type Problem } from './model/problem.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { PageInput } from './model/place.ts';
import type { VisitorContext } from './model/visitor.ts';

/** One line as the mall is asked to rate it (contract P1). */
export type RatingParam = { orderItemId: number; prodId: number; score: number; content: string; pics: string[]; isAnonymous: 0 | 1 };
export type RatingQuestion = { items: RatingParam[]; key: string };

type OfPicture = Pick<RatingUpload, 'orderItemId' | 'id'>;

/** What is kept of ratings that were not sent yet. */
export type RatingDraft = { ratings: Ratings; isAnonymous: boolean };

type Context = {
  orderNumber: string;
  visitor: VisitorContext;
  order: RateableOrder | null;
  ratings: Ratings;
  isAnonymous: boolean;
  errors: FormErrors<RatingField>;
  /** The picture on its way. */
  sending: RatingUpload | null;
  /** The line to which more pictures were added than may go along. */
  crowded: number | null;
  tries: number;
  made: number;
  key: string;
  isStale: boolean;
  problem: Problem | null;
};

const rateable = ({ order }: Context): RateableOrder => required(order);

const onItsWay = ({ sending }: Context): RatingUpload => required(sending);

const withRatedPicture = (ratings: Ratings, { orderItemId, id }: OfPicture, change: Partial<AttachedPicture>): Ratings =>
  withRating(ratings, orderItemId, ({ pictures }) => ({ pictures: withPicture(pictures, id, change) }));

const itemsOf = (context: Context): RatingParam[] =>
  begunRatings(rateable(context), context.ratings).map(({ line: { orderItemId, prodId }, rating: { score, content, pictures } }) => ({
    orderItemId,
    prodId,
    score,
    content: content.trim(),
    pics: urlsOf(pictures),
    isAnonymous: context.isAnonymous ? 1 : 0,
  }));

export const rateMachine = setup({
  types: {
    input: {} as PageInput<'rate'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'score.chosen'; orderItemId: number; score: number }
      | { type: 'content.typed'; orderItemId: number; content: string }
      | { type: 'pictures.picked'; orderItemId: number; ids: string[] }
      | { type: 'picture.removed'; orderItemId: number; id: string }
      | { type: 'picture.retried'; orderItemId: number; id: string }
      | { type: 'anonymity.changed'; isAnonymous: boolean }
      | { type: 'send.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'draft.found'; draft: RatingDraft }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readOrderToRate: port<RateableOrder, { orderNumber: string }>(),
    uploadPicture: port<{ url: string }, PictureUpload>(),
    rateOrder: port<null, RatingQuestion>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeOrder: assign({ order: (_, answered: { output: Answered<RateableOrder> }) => answered.output.answer }),
    storeScore: assign(({ context }, { orderItemId, score }: { orderItemId: number; score: number }) => ({
      ratings: withRating(context.ratings, orderItemId, () => ({ score })),
      errors: withoutFormError(context.errors, `score ${orderItemId}`),
    })),
    storeContent: assign(({ context }, { orderItemId, content }: { orderItemId: number; content: string }) => ({
      ratings: withRating(context.ratings, orderItemId, () => ({ content })),
      errors: withoutFormError(context.errors, `content ${orderItemId}`),
    })),
    addPictures: assign(({ context }, { orderItemId, ids }: { orderItemId: number; ids: string[] }) => ({
      ratings: withRating(context.ratings, orderItemId, ({ pictures }) => ({ pictures: withPictures(pictures, ids) })),
      crowded: (context.ratings[orderItemId]?.pictures.length ?? 0) + ids.length > mostPictures ? orderItemId : null,
    })),
    removePicture: assign(({ context }, { orderItemId, id }: OfPicture) => ({
      ratings: withRating(context.ratings, orderItemId, ({ pictures }) => ({ pictures: pictures.filter((picture) => picture.id !== id) })),
      crowded: null,
    })),
    queuePicture: assign(({ context }, picture: OfPicture) => ({
      ratings: withRatedPicture(context.ratings, picture, { problem: null }),
    })),
    takePicture: assign({ sending: ({ context }) => nextPicture(context.ratings) }),
    storePicture: assign(({ context }, { output }: { output: Answered<{ url: string }> }) => ({
      ratings: withRatedPicture(context.ratings, onItsWay(context), { url: output.answer.url }),
    })),
    markPicture: assign(({ context }, { error }: { error: unknown }) => ({
      ratings: withRatedPicture(context.ratings, onItsWay(context), { problem: problemOf(error).code }),
    })),
    storeAnonymity: assign((_, { isAnonymous }: { isAnonymous: boolean }) => ({ isAnonymous })),
    storeDraft: assign((_, { draft }: { draft: RatingDraft }) => draft),
    storeErrors: assign(({ context }) => ({ errors: ratingErrors(rateable(context), context.ratings), tries: context.tries + 1 })),
    makeKey: assign(({ context }) => ({
      made: context.made + 1,
      key: `${context.visitor.seed}-rate-${context.made + 1}`,
      problem: null,
      errors: {},
      crowded: null,
    })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    clearProblem: assign({ problem: null }),
    tellRated: emit({ type: 'notice.given', notice: { kind: 'good', id: 'toast.commentAdded' } }),
    tellNotices: emit({ type: 'notices.touched' }),
  },
  guards: {
    isThisOrder: ({ context }, changed: { ref: string | null }) => changed.ref === null || changed.ref === context.orderNumber,
    isStale: ({ context }) => context.isStale,
    isRateable: (_, answered: { output: Answered<RateableOrder> }) => canRate(answered.output.answer),
    isUnknown: (_, failed: { error: unknown }) => isMissing(problemOf(failed.error)),
    hasWaitingPicture: ({ context }) => nextPicture(context.ratings) !== null,
    hasUnsentPicture: ({ context }) => hasUnsentPicture(context.ratings),
    isWrong: ({ context }) => hasFormError(ratingErrors(rateable(context), context.ratings)),
    isNetworkError: (_, failed: { error: unknown }) => isNetworkProblem(problemOf(failed.error)),
  },
}).createMachine({
  id: 'rate',
  description: 'Rates what came with an order: stars, a text and up to five pictures for each line, all sent at once (spec 5, 9).',
  context: ({ input }) => ({
    orderNumber: input.place.orderNumber,
    visitor: input.visitor,
    order: null,
    ratings: {},
    isAnonymous: false,
    errors: {},
    sending: null,
    crowded: null,
    tries: 0,
    made: 0,
    key: '',
    isStale: false,
    problem: null,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['order'] } },
  on: {
    'data.changed': {
      guard: { type: 'isThisOrder', params: fromEvent('ref') },
      actions: 'noteChange',
      description: 'This order has moved, or may have: may it still be rated?',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The order and what was rated of it is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readOrderToRate',
        input: ({ context }) => ({ orderNumber: context.orderNumber }),
        onDone: [
          {
            guard: { type: 'isRateable', params: fromEvent('output') },
            target: 'writing',
            actions: { type: 'storeOrder', params: fromEvent('output') },
            description: 'Its lines wait for a rating.',
          },
          {
            target: 'refused',
            actions: { type: 'storeOrder', params: fromEvent('output') },
            description: 'It cannot be rated now, or all of it is rated.',
          },
        ],
        onError: [
          {
            guard: { type: 'isUnknown', params: fromEvent('error') },
            target: 'unknown',
            description: 'There is no such order for this shopper (404).',
          },
          {
            target: 'unreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'What this page needs is not reachable.',
          },
        ],
      },
      on: {
        'draft.found': {
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: what was written before waits.',
        },
      },
    },
    unknown: { description: 'There is no such order for this shopper.' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      always: { guard: 'isStale', target: 'reading', description: 'The mall is heard again: try again.' },
      on: {
        'draft.found': {
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: what was written before waits.',
        },
        'retry.pressed': { target: 'reading', actions: 'clearProblem', description: 'Try again.' },
      },
    },
    refused: {
      description: 'This order cannot be rated; the page says why and leads back to it.',
      always: { guard: 'isStale', target: 'reading', description: 'It has moved: perhaps it can now.' },
    },
    writing: {
      description: 'The shopper gives stars, writes and adds pictures.',
      type: 'parallel',
      on: {
        'draft.found': {
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: what was written before stands there.',
        },
        'score.chosen': {
          actions: { type: 'storeScore', params: fromEvent('orderItemId', 'score') },
          description: 'One to five stars for a line.',
        },
        'content.typed': {
          actions: { type: 'storeContent', params: fromEvent('orderItemId', 'content') },
          description: "In the shopper's own words.",
        },
        'pictures.picked': {
          actions: { type: 'addPictures', params: fromEvent('orderItemId', 'ids') },
          description: 'Pictures of a line: picked, dropped or pasted. Beyond five the first ones are taken and the page says so.',
        },
        'picture.removed': {
          actions: { type: 'removePicture', params: fromEvent('orderItemId', 'id') },
          description: 'A picture is left out.',
        },
        'picture.retried': {
          actions: { type: 'queuePicture', params: fromEvent('orderItemId', 'id') },
          description: 'A picture that was not taken is sent again.',
        },
        'anonymity.changed': {
          actions: { type: 'storeAnonymity', params: fromEvent('isAnonymous') },
          description: 'With or without the name.',
        },
      },
      states: {
        order: {
          description: 'Whether the order may still be rated.',
          initial: 'known',
          on: {
            'send.pressed': [
              { guard: 'isWrong', actions: 'storeErrors', description: 'Stars or a text are missing: it is said at its place.' },
              { guard: not('hasUnsentPicture'), target: '#rate.sending', actions: 'makeKey', description: 'All that was written is sent.' },
            ],
          },
          states: {
            known: {
              description: 'It may.',
              always: { guard: 'isStale', target: 'checking', description: 'The order has moved meanwhile.' },
            },
            checking: {
              description: 'The order is read anew; the form stays, can be filled and sent: the mall decides.',
              entry: 'beginReading',
              invoke: {
                src: 'readOrderToRate',
                input: ({ context }) => ({ orderNumber: context.orderNumber }),
                onDone: [
                  {
                    guard: { type: 'isRateable', params: fromEvent('output') },
                    target: 'known',
                    actions: { type: 'storeOrder', params: fromEvent('output') },
                    description: 'It still may.',
                  },
                  {
                    target: '#rate.refused',
                    actions: { type: 'storeOrder', params: fromEvent('output') },
                    description: 'It may not any more; the mall says why.',
                  },
                ],
                onError: { target: 'known', description: 'It could not be read: the mall decides when the rating is sent.' },
              },
            },
          },
        },
        pictures: {
          description: 'The pictures go to the mall one after another, as soon as they are there.',
          initial: 'waiting',
          states: {
            waiting: {
              description: 'No picture is on its way.',
              always: { guard: 'hasWaitingPicture', target: 'uploading', actions: 'takePicture', description: 'The next one.' },
            },
            uploading: {
              description: 'One picture is on its way.',
              invoke: {
                src: 'uploadPicture',
                input: ({ context }) => onItsWay(context),
                onDone: {
                  target: 'waiting',
                  actions: { type: 'storePicture', params: fromEvent('output') },
                  description: 'The mall has it.',
                },
                onError: {
                  target: 'waiting',
                  actions: { type: 'markPicture', params: fromEvent('error') },
                  description: 'It was not taken, or got lost: that picture says so and can be sent again.',
                },
              },
            },
          },
        },
      },
    },
    sending: {
      description: 'The mall keeps the ratings, once, under their own key.',
      tags: 'busy',
      invoke: {
        src: 'rateOrder',
        input: ({ context }) => ({ items: itemsOf(context), key: context.key }),
        onDone: { target: 'rated', actions: ['tellRated', 'tellNotices'], description: 'They stand with the products.' },
        onError: [
          {
            guard: { type: 'isNetworkError', params: fromEvent('error') },
            target: 'uncertain',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'No answer: it may have happened or not.',
          },
          {
            target: 'reading',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'Refused: look what is true now; what was written stays.',
          },
        ],
      },
    },
    uncertain: {
      description: 'Nobody knows whether the ratings arrived; sending them again under the same key is safe.',
      on: { 'retry.pressed': { target: 'sending', actions: 'clearProblem', description: 'Try again, with the same key.' } },
    },
    rated: { description: 'The order is rated.' },
  },
});

type Snapshot = SnapshotFrom<typeof rateMachine>;

/** The form stands, whether it can be changed or not. */
export const isForm = (snapshot: Snapshot): boolean =>
  snapshot.matches('writing') || snapshot.matches('sending') || snapshot.matches('uncertain');
