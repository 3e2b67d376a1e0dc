import { assign, setup } from 'xstate';
import { port, type Answered, type Stamped } from './port.ts';
import { problemOf, type Problem } from './problem.ts';
import type { Category, PageInput } from './words.ts';

export const categoriesMachine = setup({
  types: {
    input: {} as PageInput<'categories'>,
    context: {} as { regionId: number; categories: Category[]; problem: Problem | null },
    events: {} as Stamped<{ type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: { readCategoryTree: port<Category[], { regionId: number }>() },
  actions: {
    keepCategories: assign({ categories: (_, answered: { output: Answered<Category[]> }) => answered.output.answer, problem: null }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
}).createMachine({
  id: 'categories',
  description: 'All categories, three levels deep.',
  context: ({ input }) => ({ regionId: input.here.regionId, categories: [], problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The tree is being read.',
      tags: 'busy',
      invoke: {
        src: 'readCategoryTree',
        input: ({ context }) => ({ regionId: context.regionId }),
        onDone: { target: 'shown', actions: { type: 'keepCategories', params: ({ event }) => ({ output: event.output }) }, description: 'The mall answers.' },
        onError: { target: 'unreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'What this page needs is not reachable.' },
      },
    },
    shown: { description: 'All categories are on the screen.', type: 'final' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
  },
});
