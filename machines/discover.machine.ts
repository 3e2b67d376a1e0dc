import { assign, setup } from 'xstate';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { Category } from './model/category.ts';
import type { PageInput } from './model/place.ts';
import type { ProdCard } from './model/product.ts';

export type DiscoverPlace = PageInput<'discover'>['place'] | PageInput<'subCategory'>['place'] | PageInput<'category'>['place'];

/** Where one looks around: the category's way from the root (empty above all of them), what lies inside it, and some of its products. */
export type Discovery = { roots: Category[]; path: Category[]; inside: Category[]; cards: ProdCard[]; total: number };

type DiscoverInput = { place: DiscoverPlace; regionId: number };

export const discoverMachine = setup({
  types: {
    input: {} as PageInput<'discover' | 'subCategory' | 'category'>,
    context: {} as DiscoverInput & { discovery: Discovery | null; problem: Problem | null },
    events: {} as Stamped<{ type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: { readDiscovery: port<Discovery, DiscoverInput>() },
  actions: {
    storeDiscovery: assign({ discovery: (_, answered: { output: Answered<Discovery> }) => answered.output.answer, problem: null }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: {
    isUnknown: (_, failed: { error: unknown }) => problemOf(failed.error).code === 'NOT_FOUND',
    isEmpty: (_, answered: { output: Answered<Discovery> }) => answered.output.answer.total === 0,
  },
}).createMachine({
  id: 'discover',
  description:
    'Looking around by category: all of them with what is new, one of them with what lies inside, or one beside the others with what sells most.',
  context: ({ input }) => ({ place: input.place, regionId: input.visitor.regionId, discovery: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The categories and the products of this one are being read.',
      tags: 'busy',
      invoke: {
        src: 'readDiscovery',
        input: ({ context }) => ({ place: context.place, regionId: context.regionId }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeDiscovery', params: fromEvent('output') },
            description: 'The category is known, and nothing of it is sold here.',
          },
          {
            target: 'shown',
            actions: { type: 'storeDiscovery', params: fromEvent('output') },
            description: 'The mall answers.',
          },
        ],
        onError: [
          {
            guard: { type: 'isUnknown', params: fromEvent('error') },
            target: 'unknown',
            description: 'There is no such category.',
          },
          {
            target: 'unreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'What this page needs is not reachable.',
          },
        ],
      },
    },
    shown: { description: 'Categories and products are on the screen.', type: 'final' },
    empty: { description: 'The categories are on the screen, and the words that nothing of this is sold here.', type: 'final' },
    unknown: { description: 'The page says that there is no such category, and leads to all.', type: 'final' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
  },
});
