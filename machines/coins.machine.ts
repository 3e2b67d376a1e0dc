import { assign, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { CoinPurse } from './model/coin.ts';
import type { PageInput } from './model/place.ts';

export const coinsMachine = setup({
  types: {
    input: {} as PageInput<'coins'>,
    context: {} as { purse: CoinPurse | null; at: Moment; isStale: boolean; problem: Problem | null },
    events: {} as Stamped<DataChanged | { type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: { readCoins: port<CoinPurse>(), subscribeToChanges: subscription() },
  actions: {
    storeCoins: assign((_, { output: { answer, at } }: { output: Answered<CoinPurse> }) => ({ purse: answer, at, problem: null })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: {
    isStale: ({ context }) => context.isStale,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
  },
}).createMachine({
  id: 'coins',
  description: "The shopper's coins: how many there are and are to come, what they are worth, which end next, and what changed them last.",
  context: ({ input }) => ({ purse: null, at: input.visitor.at, isStale: false, problem: null }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['order', 'refund', 'pay'] } },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'Coins may have come or gone: they are read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The coins are being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readCoins',
        onDone: {
          target: 'shown',
          actions: { type: 'storeCoins', params: fromEvent('output') },
          description: 'The mall answers.',
        },
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
    shown: {
      description: 'The coins are on the screen.',
      always: { guard: 'isStale', target: 'refreshing', description: 'Coins may have come or gone.' },
      on: {
        resume: {
          guard: { type: 'isOld', params: fromEvent('at') },
          target: 'refreshing',
          description: 'The page is alive again after a while: what is true now?',
        },
      },
    },
    refreshing: {
      description: 'They are read anew; what is shown stays until then.',
      entry: 'beginReading',
      invoke: {
        src: 'readCoins',
        onDone: {
          target: 'shown',
          actions: { type: 'storeCoins', params: fromEvent('output') },
          description: 'As it is now.',
        },
        onError: { target: 'shown', description: 'It could not be read: what is shown stays.' },
      },
    },
  },
});
