import { assign, setup } from 'xstate';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { CoinPrice } from './model/coin.ts';
import type { PageInput } from './model/place.ts';

export const coinPriceMachine = setup({
  types: {
    input: {} as PageInput<'coinPrice'>,
    context: {} as { regionId: number; coinPrice: CoinPrice | null; problem: Problem | null },
    events: {} as Stamped<{ type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: { readCoinPrice: port<CoinPrice, { regionId: number }>() },
  actions: {
    storePrice: assign({ coinPrice: (_, answered: { output: Answered<CoinPrice> }) => answered.output.answer, problem: null }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
}).createMachine({
  id: 'coinPrice',
  description: 'What a coin is worth in the region now, and was worth on each of the last thirty days (contract T4).',
  context: ({ input }) => ({ regionId: input.visitor.regionId, coinPrice: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The prices are being read.',
      tags: 'busy',
      invoke: {
        src: 'readCoinPrice',
        input: ({ context: { regionId } }) => ({ regionId }),
        onDone: { target: 'shown', actions: { type: 'storePrice', params: fromEvent('output') }, description: 'The mall answers.' },
        onError: {
          target: 'unreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'What this page needs is not reachable.',
        },
      },
    },
    shown: { description: 'The price is on the screen, as a plot and as a table.', type: 'final' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
  },
});
