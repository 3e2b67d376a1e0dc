import { assign, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { isMissing, problemOf, type Problem } from './model/problem.ts';
import type { Delivery } from './model/order.ts';
import type { PageInput } from './model/place.ts';

type Context = { orderNumber: string; deliveries: Delivery[]; at: Moment; isStale: boolean; problem: Problem | null };

export const logisticsMachine = setup({
  types: {
    input: {} as PageInput<'logistics'>,
    context: {} as Context,
    events: {} as Stamped<DataChanged | { type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: { readDeliveries: port<Delivery[], { orderNumber: string }>(), subscribeToChanges: subscription() },
  actions: {
    storeDeliveries: assign((_, { output }: { output: Answered<Delivery[]> }) => ({
      deliveries: output.answer,
      at: output.at,
      problem: null,
    })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: {
    isThisOrder: ({ context }, changed: { ref: string | null }) => changed.ref === null || changed.ref === context.orderNumber,
    isStale: ({ context }) => context.isStale,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    isNothing: (_, { output }: { output: Answered<Delivery[]> }) => output.answer.length === 0,
    hasNone: ({ context }) => context.deliveries.length === 0,
    isUnknown: (_, failed: { error: unknown }) => isMissing(problemOf(failed.error)),
  },
}).createMachine({
  id: 'logistics',
  description: 'The parcels of one order, each with its way so far, as the courier reports it.',
  context: ({ input }) => ({
    orderNumber: input.place.orderNumber,
    deliveries: [],
    at: input.visitor.at,
    isStale: false,
    problem: null,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['order'] } },
  on: {
    'data.changed': {
      guard: { type: 'isThisOrder', params: fromEvent('ref') },
      actions: 'noteChange',
      description: 'A parcel has moved, or may have: its way is read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The parcels are being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readDeliveries',
        input: ({ context }) => ({ orderNumber: context.orderNumber }),
        onDone: [
          {
            guard: { type: 'isNothing', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeDeliveries', params: fromEvent('output') },
            description: 'Nothing has left the shop yet.',
          },
          {
            target: 'shown',
            actions: { type: 'storeDeliveries', params: fromEvent('output') },
            description: 'Parcels, the newest first.',
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
    },
    unknown: { description: 'There is no such order for this shopper.' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      always: { guard: 'isStale', target: 'reading', description: 'The mall is heard again: try again.' },
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    empty: {
      description: 'Nothing has left the shop yet.',
      always: { guard: 'isStale', target: 'refreshing', description: 'The order has moved: has a parcel left?' },
      on: {
        resume: {
          guard: { type: 'isOld', params: fromEvent('at') },
          target: 'refreshing',
          description: 'The page is alive again after a while: is it still so?',
        },
      },
    },
    shown: {
      description: 'The parcels are on the screen.',
      always: { guard: 'isStale', target: 'refreshing', description: 'A parcel has moved.' },
      on: {
        resume: {
          guard: { type: 'isOld', params: fromEvent('at') },
          target: 'refreshing',
          description: 'The page is alive again after a while: where are they now?',
        },
      },
    },
    refreshing: {
      description: 'The parcels are read anew; what is shown stays until then.',
      entry: 'beginReading',
      invoke: {
        src: 'readDeliveries',
        input: ({ context }) => ({ orderNumber: context.orderNumber }),
        onDone: [
          {
            guard: { type: 'isNothing', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeDeliveries', params: fromEvent('output') },
            description: 'Still nothing has left the shop.',
          },
          {
            target: 'shown',
            actions: { type: 'storeDeliveries', params: fromEvent('output') },
            description: 'Where they are now.',
          },
        ],
        onError: [
          { guard: 'hasNone', target: 'empty', description: 'It could not be read: what is shown stays.' },
          { target: 'shown', description: 'It could not be read: what is shown stays.' },
        ],
      },
    },
  },
});
