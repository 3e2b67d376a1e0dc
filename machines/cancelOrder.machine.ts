import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { withoutFormError, type FormErrors } from './rules/form/formErrors.ts';
import { isRemarkTooLong } from './rules/order/remark.ts';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { isMissing, isNetworkProblem, problemOf, type Problem } from './model/problem.ts';
import type { CancelPreview, MyOrder, OrderDetail } from './model/order.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { PageInput } from './model/place.ts';

/** What a cancel would do now, and the order that it is about. */
export type CancelMatter = { preview: CancelPreview; order: MyOrder };
export type CancelQuestion = { orderNumber: string; reason: string; remark: string | null; key: string };
export type CancelField = 'reason' | 'remark';

type Context = {
  orderNumber: string;
  visitor: VisitorContext;
  matter: CancelMatter | null;
  reason: string;
  remark: string;
  errors: FormErrors<CancelField>;
  tries: number;
  made: number;
  key: string;
  cancelled: OrderDetail | null;
  isStale: boolean;
  problem: Problem | null;
};

/** What is kept of a cancel that is not asked for yet. */
export type CancelDraft = { reason: string; remark: string };

const needsText = ({ matter, reason }: Context): boolean =>
  matter?.preview.reasons.some(({ code, needsText: needs }) => code === reason && needs) ?? false;

const errorsIn = (context: Context): FormErrors<CancelField> => {
  const remark = context.remark.trim();
  if (!context.matter?.preview.reasons.some(({ code }) => code === context.reason)) return { reason: 'required' };
  if (needsText(context) && remark === '') return { remark: 'required' };
  return isRemarkTooLong(remark) ? { remark: 'textTooLong' } : {};
};

export const cancelOrderMachine = setup({
  types: {
    input: {} as PageInput<'cancelOrder'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'reason.chosen'; reason: string }
      | { type: 'remark.changed'; remark: string }
      | { type: 'cancel.pressed' }
      | { type: 'draft.found'; draft: CancelDraft }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readCancel: port<CancelMatter, { orderNumber: string }>(),
    cancelOrder: port<OrderDetail, CancelQuestion>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeMatter: assign({ matter: (_, answered: { output: Answered<CancelMatter> }) => answered.output.answer, problem: null }),
    storeReason: assign({ reason: (_, chosen: { reason: string }) => chosen.reason, errors: {} }),
    storeRemark: assign({
      remark: (_, changed: { remark: string }) => changed.remark,
      errors: ({ context }) => withoutFormError(context.errors, 'remark'),
    }),
    storeDraft: assign((_, found: { draft: CancelDraft }) => found.draft),
    storeErrors: assign(({ context }) => ({ errors: errorsIn(context), tries: context.tries + 1 })),
    clearErrors: assign({ errors: {}, problem: null }),
    makeKey: assign(({ context }) => ({
      made: context.made + 1,
      key: `${context.visitor.seed}-cancel-${context.made + 1}`,
      problem: null,
      errors: {},
    })),
    storeCancelled: assign({ cancelled: (_, answered: { output: Answered<OrderDetail> }) => answered.output.answer }),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    tellCancelled: emit({ type: 'notice.given', notice: { kind: 'good', id: 'toast.orderCancelled' } }),
    tellNotices: emit({ type: 'notices.touched' }),
  },
  guards: {
    isThisOrder: ({ context }, changed: { ref: string | null }) => changed.ref === null || changed.ref === context.orderNumber,
    isStale: ({ context }) => context.isStale,
    isNotAllowed: (_, answered: { output: Answered<CancelMatter> }) => answered.output.answer.preview.mode === 'NOT_ALLOWED',
    isAsSeen: ({ context: { matter } }, { output }: { output: Answered<CancelMatter> }) =>
      JSON.stringify(output.answer.preview) === JSON.stringify(matter?.preview),
    isUnknown: (_, failed: { error: unknown }) => isMissing(problemOf(failed.error)),
    isRight: ({ context }) => Object.keys(errorsIn(context)).length === 0,
    isNetworkError: (_, failed: { error: unknown }) => isNetworkProblem(problemOf(failed.error)),
    isWaiting: (_, answered: { output: Answered<OrderDetail> }) => answered.output.answer.statusCode === 'WAIT_GROUP',
    isClosed: (_, answered: { output: Answered<CancelMatter> }) => answered.output.answer.order.statusCode.startsWith('CLOSED'),
    isRequest: (_, answered: { output: Answered<OrderDetail> }) => answered.output.answer.statusCode === 'TO_DELIVER.CANCEL_REQUESTED',
  },
}).createMachine({
  id: 'cancelOrder',
  description: 'Cancels an order: a reason, and before it the amount that comes back (spec 9).',
  context: ({ input }) => ({
    orderNumber: input.place.orderNumber,
    visitor: input.visitor,
    matter: null,
    reason: '',
    remark: '',
    errors: {},
    tries: 0,
    made: 0,
    key: '',
    cancelled: null,
    isStale: false,
    problem: null,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['order'] } },
  on: {
    'data.changed': {
      guard: { type: 'isThisOrder', params: fromEvent('ref') },
      actions: 'noteChange',
      description: 'This order has moved, or may have: may it still be cancelled?',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'What a cancel would do now is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readCancel',
        input: ({ context }) => ({ orderNumber: context.orderNumber }),
        onDone: [
          {
            guard: { type: 'isNotAllowed', params: fromEvent('output') },
            target: 'refused',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'It cannot be cancelled now; the mall says why.',
          },
          {
            target: 'choosing',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'Reasons, and the amount that comes back.',
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
          description: 'The page begins again: the reason that was given before waits.',
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
          description: 'The page begins again: the reason that was given before waits.',
        },
        'retry.pressed': { target: 'reading', description: 'Try again.' },
      },
    },
    refused: {
      description: 'This order cannot be cancelled; the page says why and leads back to it.',
      always: { guard: 'isStale', target: 'reading', description: 'It has moved: perhaps it can now.' },
    },
    checking: {
      description: 'What a cancel would do now is read anew; the form stays, and can be filled and sent.',
      entry: 'beginReading',
      invoke: {
        src: 'readCancel',
        input: ({ context }) => ({ orderNumber: context.orderNumber }),
        onDone: [
          {
            guard: { type: 'isNotAllowed', params: fromEvent('output') },
            target: 'refused',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'It cannot be cancelled any more; the mall says why.',
          },
          {
            target: 'choosing',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'It still can.',
          },
        ],
        onError: { target: 'choosing', description: 'It could not be read: the mall decides when it is asked to cancel.' },
      },
      on: {
        'draft.found': {
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: the reason that was given before is chosen.',
        },
        'reason.chosen': {
          actions: { type: 'storeReason', params: fromEvent('reason') },
          description: 'One of the reasons.',
        },
        'remark.changed': {
          actions: { type: 'storeRemark', params: fromEvent('remark') },
          description: "In the shopper's own words.",
        },
        'cancel.pressed': [
          {
            guard: 'isRight',
            target: 'verifying',
            actions: 'clearErrors',
            description: 'The order is to be cancelled, if that does what the shopper saw.',
          },
          { actions: 'storeErrors', description: 'The reason is missing: it is told at its place.' },
        ],
      },
    },
    choosing: {
      description: 'The shopper says why.',
      always: { guard: 'isStale', target: 'checking', description: 'The order has moved meanwhile.' },
      on: {
        'draft.found': {
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: the reason that was given before is chosen.',
        },
        'reason.chosen': {
          actions: { type: 'storeReason', params: fromEvent('reason') },
          description: 'One of the reasons.',
        },
        'remark.changed': {
          actions: { type: 'storeRemark', params: fromEvent('remark') },
          description: "In the shopper's own words.",
        },
        'cancel.pressed': [
          { guard: 'isRight', target: 'cancelling', actions: 'makeKey', description: 'The order is to be cancelled.' },
          { actions: 'storeErrors', description: 'The reason is missing: it is told at its place.' },
        ],
      },
    },
    verifying: {
      description: 'The order is to be cancelled, and it had moved: would that still do what the shopper saw?',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readCancel',
        input: ({ context }) => ({ orderNumber: context.orderNumber }),
        onDone: [
          {
            guard: { type: 'isAsSeen', params: fromEvent('output') },
            target: 'cancelling',
            actions: 'makeKey',
            description: 'It would.',
          },
          {
            guard: { type: 'isNotAllowed', params: fromEvent('output') },
            target: 'refused',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'It cannot be cancelled any more; the mall says why.',
          },
          {
            target: 'choosing',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'It would not: what it does now is shown, and nothing was cancelled.',
          },
        ],
        onError: {
          target: 'choosing',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'It could not be read: the page says so, and nothing was cancelled.',
        },
      },
    },
    cancelling: {
      description: 'The mall cancels the order, once, under its own key.',
      tags: 'busy',
      invoke: {
        src: 'cancelOrder',
        input: ({ context }) => ({
          orderNumber: context.orderNumber,
          reason: context.reason,
          remark: context.remark.trim() || null,
          key: context.key,
        }),
        onDone: [
          {
            guard: { type: 'isRequest', params: fromEvent('output') },
            target: 'requested',
            description: 'The seller is packing already and is asked.',
            actions: [{ type: 'storeCancelled', params: fromEvent('output') }, 'tellNotices'],
          },
          {
            guard: { type: 'isWaiting', params: fromEvent('output') },
            target: 'leaving',
            description: 'A place in a group buy: it is free in a moment, until then one can stay.',
            actions: { type: 'storeCancelled', params: fromEvent('output') },
          },
          {
            target: 'cancelled',
            description: 'Cancelled; what was paid goes back.',
            actions: [{ type: 'storeCancelled', params: fromEvent('output') }, 'tellCancelled', 'tellNotices'],
          },
        ],
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
            description: 'Refused: look what is true now.',
          },
        ],
      },
    },
    uncertain: {
      description: 'Nobody knows whether the order was cancelled; asking again under the same key is safe.',
      on: { 'retry.pressed': { target: 'cancelling', description: 'Try again, with the same key.' } },
    },
    leaving: {
      description: 'The shopper leaves a group buy, and can still stay.',
      always: { guard: 'isStale', target: 'looking', description: 'The order has moved: he is out, or stays.' },
    },
    looking: {
      description: 'What has become of the order is being read.',
      entry: 'beginReading',
      invoke: {
        src: 'readCancel',
        input: ({ context }) => ({ orderNumber: context.orderNumber }),
        onDone: [
          {
            guard: { type: 'isClosed', params: fromEvent('output') },
            target: 'cancelled',
            actions: ['tellCancelled', 'tellNotices'],
            description: 'He is out; what was paid goes back.',
          },
          {
            guard: { type: 'isNotAllowed', params: fromEvent('output') },
            target: 'refused',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'The last seat was paid within the moment: the order goes on; the mall says why.',
          },
          {
            target: 'choosing',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'He stays.',
          },
        ],
        onError: { target: 'leaving', description: 'It could not be read: the next change brings it.' },
      },
    },
    requested: { description: 'The seller has 24 hours to answer.' },
    cancelled: { description: 'The order is cancelled.' },
  },
});

type Snapshot = SnapshotFrom<typeof cancelOrderMachine>;

/** Why is still being chosen. */
export const isChoosing = (snapshot: Snapshot): boolean => snapshot.matches('choosing') || snapshot.matches('checking');

/** The form stands, whether it can be changed or not. */
export const isForm = (snapshot: Snapshot): boolean => isChoosing(snapshot) || snapshot.hasTag('busy') || snapshot.matches('uncertain');

/** A place in a group buy is given up, and can still be kept for a moment. */
export const isLeaving = (snapshot: Snapshot): boolean => snapshot.matches('leaving') || snapshot.matches('looking');

/** The mall took the wish. */
export const isDone = (snapshot: Snapshot): boolean => snapshot.matches('cancelled') || snapshot.matches('requested');
