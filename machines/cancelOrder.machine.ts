import { assign, emit, setup } from 'xstate';
import { withoutFault, type Faults } from './fault.ts';
import { port, type Answered, type Stamped } from './port.ts';
import { isWeather, problemOf, type Problem } from './problem.ts';
import type { CancelPreview, Fact, Here, MyOrder, OrderDetail, PageInput } from './words.ts';

/** What a cancel would do now, and the order that it is about. */
export type CancelMatter = { preview: CancelPreview; order: MyOrder };
export type CancelQuestion = { orderNumber: string; reason: string; remark: string | null; key: string };
export type CancelField = 'reason' | 'remark';

/** The longest remark that the mall takes (contract M6), in characters. */
export const longestRemark = 500;

type Context = {
  orderNumber: string; here: Here; matter: CancelMatter | null; reason: string; remark: string; faults: Faults<CancelField>; tries: number;
  made: number; key: string; cancelled: OrderDetail | null; problem: Problem | null;
};

const needsText = ({ matter, reason }: Context): boolean => matter?.preview.reasons.some(({ code, needsText: needs }) => code === reason && needs) ?? false;

const faultsIn = (context: Context): Faults<CancelField> => {
  const remark = context.remark.trim();
  if (context.reason === '') return { reason: 'required' };
  if (needsText(context) && remark === '') return { remark: 'required' };
  return remark.length > longestRemark ? { remark: 'textTooLong' } : {};
};

export const cancelOrderMachine = setup({
  types: {
    input: {} as PageInput<'cancelOrder'>,
    context: {} as Context,
    events: {} as Stamped<
      | { type: 'reason.chosen'; reason: string }
      | { type: 'remark.changed'; remark: string }
      | { type: 'cancel.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as Fact,
    tags: {} as 'busy',
  },
  actors: {
    readCancel: port<CancelMatter, { orderNumber: string }>(),
    cancelOrder: port<OrderDetail, CancelQuestion>(),
  },
  actions: {
    keepMatter: assign({ matter: (_, answered: { output: Answered<CancelMatter> }) => answered.output.answer, problem: null }),
    keepReason: assign({ reason: (_, chosen: { reason: string }) => chosen.reason, faults: {} }),
    keepRemark: assign({ remark: (_, changed: { remark: string }) => changed.remark, faults: ({ context }) => withoutFault(context.faults, 'remark') }),
    noteFaults: assign(({ context }) => ({ faults: faultsIn(context), tries: context.tries + 1 })),
    makeKey: assign(({ context }) => ({ made: context.made + 1, key: `${context.here.seed}-cancel-${context.made + 1}`, problem: null, faults: {} })),
    keepCancelled: assign({ cancelled: (_, answered: { output: Answered<OrderDetail> }) => answered.output.answer }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    tellCancelled: emit({ type: 'notice.given', notice: { kind: 'good', id: 'toast.orderCancelled' } }),
    tellNotices: emit({ type: 'notices.touched' }),
  },
  guards: {
    isNotAllowed: (_, answered: { output: Answered<CancelMatter> }) => answered.output.answer.preview.mode === 'NOT_ALLOWED',
    isUnknown: (_, failed: { error: unknown }) => ['NOT_FOUND', 'VALIDATION'].includes(problemOf(failed.error).code),
    isRight: ({ context }) => Object.keys(faultsIn(context)).length === 0,
    isWeather: (_, failed: { error: unknown }) => isWeather(problemOf(failed.error)),
    isRequest: (_, answered: { output: Answered<OrderDetail> }) => answered.output.answer.statusCode === 'TO_DELIVER.CANCEL_REQUESTED',
  },
}).createMachine({
  id: 'cancelOrder',
  description: 'Cancels an order: a reason, and before it the amount that comes back (spec 9).',
  context: ({ input }) => ({
    orderNumber: input.place.orderNumber, here: input.here, matter: null, reason: '', remark: '', faults: {}, tries: 0, made: 0, key: '', cancelled: null, problem: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'What a cancel would do now is being read.',
      tags: 'busy',
      invoke: {
        src: 'readCancel',
        input: ({ context }) => ({ orderNumber: context.orderNumber }),
        onDone: [
          {
            guard: { type: 'isNotAllowed', params: ({ event }) => ({ output: event.output }) }, target: 'refused', actions: { type: 'keepMatter', params: ({ event }) => ({ output: event.output }) },
            description: 'It cannot be cancelled now; the mall says why.',
          },
          { target: 'choosing', actions: { type: 'keepMatter', params: ({ event }) => ({ output: event.output }) }, description: 'Reasons, and the amount that comes back.' },
        ],
        onError: [
          { guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) }, target: 'unknown', description: 'There is no such order for this shopper (404).' },
          { target: 'unreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'What this page needs is not reachable.' },
        ],
      },
    },
    unknown: { description: 'There is no such order for this shopper.' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    refused: { description: 'This order cannot be cancelled; the page says why and leads back to it.' },
    choosing: {
      description: 'The shopper says why.',
      on: {
        'reason.chosen': { actions: { type: 'keepReason', params: ({ event }) => ({ reason: event.reason }) }, description: 'One of the reasons.' },
        'remark.changed': { actions: { type: 'keepRemark', params: ({ event }) => ({ remark: event.remark }) }, description: 'In the shopper\'s own words.' },
        'cancel.pressed': [
          { guard: 'isRight', target: 'cancelling', actions: 'makeKey', description: 'The order is to be cancelled.' },
          { actions: 'noteFaults', description: 'The reason is missing: it is told at its place.' },
        ],
      },
    },
    cancelling: {
      description: 'The mall cancels the order, once, under its own key.',
      tags: 'busy',
      invoke: {
        src: 'cancelOrder',
        input: ({ context }) => ({ orderNumber: context.orderNumber, reason: context.reason, remark: context.remark.trim() || null, key: context.key }),
        onDone: [
          {
            guard: { type: 'isRequest', params: ({ event }) => ({ output: event.output }) }, target: 'requested', description: 'The seller is packing already and is asked.',
            actions: [{ type: 'keepCancelled', params: ({ event }) => ({ output: event.output }) }, 'tellNotices'],
          },
          {
            target: 'cancelled', description: 'Cancelled; what was paid goes back.',
            actions: [{ type: 'keepCancelled', params: ({ event }) => ({ output: event.output }) }, 'tellCancelled', 'tellNotices'],
          },
        ],
        onError: [
          { guard: { type: 'isWeather', params: ({ event }) => ({ error: event.error }) }, target: 'uncertain', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'No answer: it may have happened or not.' },
          { target: 'reading', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'Refused: look what is true now.' },
        ],
      },
    },
    uncertain: {
      description: 'Nobody knows whether the order was cancelled; asking again under the same key is safe.',
      on: { 'retry.pressed': { target: 'cancelling', description: 'Try again, with the same key.' } },
    },
    requested: { description: 'The seller has 24 hours to answer.' },
    cancelled: { description: 'The order is cancelled.' },
  },
});
