import { assign, emit, setup } from 'xstate';
import { freshFor, isAllowed, nextChangeOf, type OrderStep } from './orderSteps.ts';
import { feed, port, type Answered, type Moment, type Stamped } from './port.ts';
import { isWeather, problemOf, sentenceOf, type Problem } from './problem.ts';
import type { Fact, Here, OrderDetail, PageInput } from './words.ts';

export type OrderStepQuestion = { orderNumber: string; step: OrderStep; key: string };

type Context = { orderNumber: string; here: Here; order: OrderDetail | null; at: Moment; step: OrderStep | null; made: number; key: string; problem: Problem | null };

export const orderMachine = setup({
  types: {
    input: {} as PageInput<'order'>,
    context: {} as Context,
    events: {} as Stamped<
      | { type: 'step.pressed'; step: OrderStep }
      | { type: 'step.confirmed' }
      | { type: 'step.declined' }
      | { type: 'order.changed'; orderNumber: string }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as Fact,
    tags: {} as 'busy',
  },
  actors: {
    readOrder: port<OrderDetail, { orderNumber: string }>(),
    /** Takes one step; answers the order as it is then, or null when it is gone from the lists. */
    takeOrderStep: port<OrderDetail | null, OrderStepQuestion>(),
    /** Says that an order of this shopper has moved. */
    listenToOrders: feed<{ type: 'resume' }>(),
  },
  actions: {
    keepOrder: assign({
      order: (_, answered: { output: Answered<OrderDetail> }) => answered.output.answer,
      at: (_, answered: { output: Answered<OrderDetail> }) => answered.output.at,
      problem: null,
    }),
    keepStepped: assign({
      order: ({ context }, answered: { output: Answered<OrderDetail | null> }) => answered.output.answer ?? context.order,
      at: (_, answered: { output: Answered<OrderDetail | null> }) => answered.output.at,
      step: null,
      problem: null,
    }),
    keepStep: assign(({ context }, pressed: { step: OrderStep }) => ({ step: pressed.step, made: context.made + 1, key: `${context.here.seed}-step-${context.made + 1}` })),
    forgetStep: assign({ step: null }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    keepMoment: assign({ at: ({ context }) => (context.order === null ? context.at : nextChangeOf(context.order, context.at) ?? context.at) }),
    tellStepped: emit(({ context }) => ({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: `toast.order.${context.step ?? ''}` } })),
    tellRefused: emit(({ context }) => ({ type: 'notice.given' as const, notice: { kind: 'alarm' as const, id: sentenceOf(context.problem?.code ?? 'BROKEN_ANSWER') } })),
    tellNotices: emit({ type: 'notices.touched' }),
    goToOrders: emit({ type: 'place.wanted', replace: true, place: { name: 'orders', group: 'completed' } }),
  },
  guards: {
    isUnknown: (_, failed: { error: unknown }) => ['NOT_FOUND', 'VALIDATION'].includes(problemOf(failed.error).code),
    isWeather: (_, failed: { error: unknown }) => isWeather(problemOf(failed.error)),
    isThisOrder: ({ context }, changed: { orderNumber: string }) => changed.orderNumber === context.orderNumber,
    isPossible: ({ context }, pressed: { step: OrderStep }) => context.order !== null && isAllowed(context.order, pressed.step),
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    isRemoved: ({ context }) => context.step === 'DELETE',
    hasDeadline: ({ context }) => context.order !== null && nextChangeOf(context.order, context.at) !== null,
  },
  delays: {
    untilNextChange: ({ context, event }) => {
      const now = 'at' in event ? Math.max(event.at, context.at) : context.at;
      return context.order === null ? 0 : Math.max(0, (nextChangeOf(context.order, now) ?? now) - now);
    },
  },
}).createMachine({
  id: 'order',
  description: 'One order: how far it is, what happens next, and what the mall allows the shopper to do.',
  context: ({ input }) => ({ orderNumber: input.place.orderNumber, here: input.here, order: null, at: input.here.at, step: null, made: 0, key: '', problem: null }),
  invoke: { src: 'listenToOrders' },
  initial: 'reading',
  states: {
    reading: {
      description: 'The order is being read.',
      tags: 'busy',
      invoke: {
        src: 'readOrder',
        input: ({ context }) => ({ orderNumber: context.orderNumber }),
        onDone: { target: 'shown', actions: { type: 'keepOrder', params: ({ event }) => ({ output: event.output }) }, description: 'The mall answers.' },
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
    shown: {
      description: 'The order is on the screen.',
      initial: 'resting',
      states: {
        resting: {
          description: 'It stands as the mall said.',
          after: {
            untilNextChange: { guard: 'hasDeadline', target: 'refreshing', actions: 'keepMoment', description: 'A deadline has passed: what is true now?' },
          },
          on: {
            'step.pressed': {
              guard: { type: 'isPossible', params: ({ event }) => ({ step: event.step }) }, target: 'confirming',
              actions: { type: 'keepStep', params: ({ event }) => ({ step: event.step }) }, description: 'The shopper wants to take a step that the mall allows.',
            },
            'order.changed': { guard: { type: 'isThisOrder', params: ({ event }) => ({ orderNumber: event.orderNumber }) }, target: 'refreshing', description: 'The mall says that this order has moved.' },
            resume: [
              { guard: { type: 'isOld', params: ({ event }) => ({ at: event.at }) }, target: 'refreshing', description: 'The page is alive again after a while: what is true now?' },
              { target: 'resting', reenter: true, description: 'The page is alive again at once: its deadline runs on.' },
            ],
          },
        },
        refreshing: {
          description: 'The order is read anew; what is shown stays until then.',
          invoke: {
            src: 'readOrder',
            input: ({ context }) => ({ orderNumber: context.orderNumber }),
            onDone: { target: 'resting', actions: { type: 'keepOrder', params: ({ event }) => ({ output: event.output }) }, description: 'The order as it is now.' },
            onError: { target: 'stale', description: 'It could not be read: what is shown stays, and the page says so.' },
          },
        },
        stale: {
          description: 'What is shown may be older than the truth.',
          on: {
            'retry.pressed': { target: 'refreshing', description: 'Look again.' },
            resume: { target: 'refreshing', description: 'The page is alive again: look again.' },
          },
        },
        confirming: {
          description: 'A last look before the step is taken.',
          on: {
            'step.confirmed': { target: 'stepping', description: 'Yes.' },
            'step.declined': { target: 'resting', actions: 'forgetStep', description: 'No.' },
          },
        },
        stepping: {
          description: 'The mall takes the step, once, under its own key.',
          tags: 'busy',
          invoke: {
            src: 'takeOrderStep',
            input: ({ context }) => ({ orderNumber: context.orderNumber, step: context.step ?? 'CONFIRM_RECEIPT', key: context.key }),
            onDone: [
              {
                guard: 'isRemoved', target: '#order.removed', description: 'The order is deleted: back to the lists.',
                actions: ['tellStepped', 'goToOrders', { type: 'keepStepped', params: ({ event }) => ({ output: event.output }) }],
              },
              {
                target: 'resting', description: 'Done: the order as it is then.',
                actions: ['tellStepped', { type: 'keepStepped', params: ({ event }) => ({ output: event.output }) }, 'tellNotices'],
              },
            ],
            onError: [
              {
                guard: { type: 'isWeather', params: ({ event }) => ({ error: event.error }) }, target: 'uncertain', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) },
                description: 'No answer: it may have happened or not.',
              },
              {
                target: 'refreshing', description: 'Refused: a toast says why, and the order is read anew.',
                actions: [{ type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, 'tellRefused', 'forgetStep'],
              },
            ],
          },
        },
        uncertain: {
          description: 'Nobody knows whether the step was taken; asking again under the same key is safe.',
          on: {
            'retry.pressed': { target: 'stepping', description: 'Try again, with the same key.' },
            resume: { target: 'refreshing', actions: 'forgetStep', description: 'The page is alive again: look what is true.' },
          },
        },
      },
    },
    removed: { description: 'The order is deleted; the lists are about to open.' },
  },
});
