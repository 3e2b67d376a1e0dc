import { assign, emit, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { problemToast } from './rules/problemToast.ts';
import { effect, fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { isMissing, problemOf, type Problem } from './model/problem.ts';
import type { Receipt } from './model/order.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { PageInput } from './model/place.ts';

type Context = { orderNumber: string; receipt: Receipt | null; at: Moment; isStale: boolean; problem: Problem | null };

export const receiptMachine = setup({
  types: {
    input: {} as PageInput<'receipt'>,
    context: {} as Context,
    events: {} as Stamped<
      DataChanged | { type: 'download.pressed' } | { type: 'print.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readReceipt: port<Receipt, { orderNumber: string }>(),
    readReceiptPdf: port<string, { orderNumber: string }>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeReceipt: assign((_, { output }: { output: Answered<Receipt> }) => ({ receipt: output.answer, at: output.at, problem: null })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    printPage: effect(),
    saveReceipt: effect<{ output: Answered<string>; orderNumber: string }>(),
    tellRefused: emit((_, failed: { error: unknown }) => ({
      type: 'notice.given' as const,
      notice: problemToast(problemOf(failed.error)),
    })),
  },
  guards: {
    isThisOrder: ({ context }, changed: { ref: string | null }) => changed.ref === null || changed.ref === context.orderNumber,
    isStale: ({ context }) => context.isStale,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    isUnknown: (_, failed: { error: unknown }) => isMissing(problemOf(failed.error)),
    isUnpaid: (_, failed: { error: unknown }) => problemOf(failed.error).code === 'NO_RECEIPT_YET',
  },
}).createMachine({
  id: 'receipt',
  description: 'The receipt of one order: what was bought, what was paid, what went back. It can be printed, or kept as a PDF.',
  context: ({ input }) => ({
    orderNumber: input.place.orderNumber,
    receipt: null,
    at: input.visitor.at,
    isStale: false,
    problem: null,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['order'] } },
  on: {
    'data.changed': {
      guard: { type: 'isThisOrder', params: fromEvent('ref') },
      actions: 'noteChange',
      description: 'The order has moved, or may have: the receipt is read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The receipt is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readReceipt',
        input: ({ context }) => ({ orderNumber: context.orderNumber }),
        onDone: {
          target: 'shown',
          actions: { type: 'storeReceipt', params: fromEvent('output') },
          description: 'The mall answers.',
        },
        onError: [
          {
            guard: { type: 'isUnknown', params: fromEvent('error') },
            target: 'unknown',
            description: 'There is no such order for this shopper (404).',
          },
          {
            guard: { type: 'isUnpaid', params: fromEvent('error') },
            target: 'unpaid',
            description: 'No money has come in yet, so there is no receipt.',
          },
          {
            target: 'unreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'What this page needs is not reachable.',
          },
        ],
      },
    },
    unknown: { description: 'There is no such order for this shopper.' },
    unpaid: {
      description: 'The page says that the receipt comes with the payment.',
      always: { guard: 'isStale', target: 'reading', description: 'The order has moved: has it been paid?' },
      on: { resume: { target: 'reading', description: 'The page is alive again: has it been paid meanwhile?' } },
    },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      always: { guard: 'isStale', target: 'reading', description: 'The mall is heard again: try again.' },
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    shown: {
      type: 'parallel',
      description: 'The receipt is on the screen.',
      states: {
        sheet: {
          description: 'The receipt, and when it is read anew.',
          initial: 'resting',
          on: { 'print.pressed': { actions: 'printPage', description: "The browser's own dialog prints it." } },
          states: {
            resting: {
              description: 'It stands as the mall said.',
              always: { guard: 'isStale', target: 'refreshing', description: 'The order has moved meanwhile: perhaps money went back.' },
              on: {
                resume: {
                  guard: { type: 'isOld', params: fromEvent('at') },
                  target: 'refreshing',
                  description: 'The page is alive again after a while: is it still so?',
                },
              },
            },
            refreshing: {
              description: 'It is read anew; what is shown stays until then, and can be printed.',
              entry: 'beginReading',
              invoke: {
                src: 'readReceipt',
                input: ({ context }) => ({ orderNumber: context.orderNumber }),
                onDone: {
                  target: 'resting',
                  actions: { type: 'storeReceipt', params: fromEvent('output') },
                  description: 'As it is now.',
                },
                onError: { target: 'resting', description: 'It could not be read: what is shown stays.' },
              },
            },
          },
        },
        file: {
          description: 'The same as a PDF, which the mall makes.',
          initial: 'ready',
          states: {
            ready: {
              description: 'It can be fetched.',
              on: { 'download.pressed': { target: 'fetching', description: 'The shopper wants the file.' } },
            },
            fetching: {
              description: 'The file is being made.',
              tags: 'busy',
              invoke: {
                src: 'readReceiptPdf',
                input: ({ context }) => ({ orderNumber: context.orderNumber }),
                onDone: {
                  target: 'ready',
                  actions: {
                    type: 'saveReceipt',
                    params: ({ context, event }) => ({ output: event.output, orderNumber: context.orderNumber }),
                  },
                  description: 'The browser keeps it.',
                },
                onError: {
                  target: 'ready',
                  actions: { type: 'tellRefused', params: fromEvent('error') },
                  description: 'It could not be fetched: a toast says why.',
                },
              },
            },
          },
        },
      },
    },
  },
});
