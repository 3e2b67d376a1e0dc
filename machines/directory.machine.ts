import { assign, setup } from 'xstate';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { Brand, ShopCard } from './model/seller.ts';
import type { PageInput } from './model/place.ts';
import type { PageOf } from './model/shop.ts';

export type DirectoryPlace = PageInput<'brands'>['place'] | PageInput<'shops'>['place'];

/** One page of names: brands by letter, or shops in an order. */
export type Directory = { kind: 'brands'; page: PageOf<Brand> } | { kind: 'shops'; page: PageOf<ShopCard> };

type DirectoryInput = { place: DirectoryPlace; regionId: number };

export const directoryMachine = setup({
  types: {
    input: {} as PageInput<'brands' | 'shops'>,
    context: {} as DirectoryInput & { directory: Directory | null; problem: Problem | null },
    events: {} as Stamped<{ type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: { readDirectory: port<Directory, DirectoryInput>() },
  actions: {
    storeDirectory: assign({ directory: (_, answered: { output: Answered<Directory> }) => answered.output.answer, problem: null }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: { isEmpty: (_, answered: { output: Answered<Directory> }) => answered.output.answer.page.records.length === 0 },
}).createMachine({
  id: 'directory',
  description: 'The names that sell here: brands by letter, or shops in an order. Letter, order and page stand in the address.',
  context: ({ input }) => ({ place: input.place, regionId: input.visitor.regionId, directory: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'One page of names is being read.',
      tags: 'busy',
      invoke: {
        src: 'readDirectory',
        input: ({ context }) => ({ place: context.place, regionId: context.regionId }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeDirectory', params: fromEvent('output') },
            description: 'No name begins so, or the list does not go on so far.',
          },
          {
            target: 'shown',
            actions: { type: 'storeDirectory', params: fromEvent('output') },
            description: 'The mall answers.',
          },
        ],
        onError: {
          target: 'unreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'What this page needs is not reachable.',
        },
      },
    },
    shown: { description: 'The names are on the screen.', type: 'final' },
    empty: { description: 'The page says that there are none, and leads to all.', type: 'final' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
  },
});
