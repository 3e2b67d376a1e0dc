import { assign, setup } from 'xstate';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { Category } from './model/category.ts';
import type { PageInput } from './model/place.ts';

export const categoriesMachine = setup({
  types: {
    input: {} as PageInput<'categories'>,
    context: {} as { regionId: number; categories: Category[]; problem: Problem | null },
    events: {} as Stamped<{ type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: { readCategoryTree: port<Category[], { regionId: number }>() },
  actions: {
    storeCategories: assign({ categories: (_, answered: { output: Answered<Category[]> }) => answered.output.answer, problem: null }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
}).createMachine({
  id: 'categories',
  description: 'All categories, three levels deep.',
  context: ({ input }) => ({ regionId: input.visitor.regionId, categories: [], problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The tree is being read.',
      tags: 'busy',
      invoke: {
        src: 'readCategoryTree',
        input: ({ context }) => ({ regionId: context.regionId }),
        onDone: {
          target: 'shown',
          actions: { type: 'storeCategories', params: fromEvent('output') },
          description: 'The mall answers.',
        },
        onError: {
          target: 'unreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'What this page needs is not reachable.',
        },
      },
    },
    shown: { description: 'All categories are on the screen.', type: 'final' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
  },
});
