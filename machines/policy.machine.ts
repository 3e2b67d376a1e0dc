import { assign, setup } from 'xstate';
import { port, type Answered, type Stamped } from './port.ts';
import { problemOf, type Problem } from './problem.ts';
import type { PageInput, PlaceOf, StaticPage } from './words.ts';

export const policyMachine = setup({
  types: {
    input: {} as PageInput<'policy'>,
    context: {} as { place: PlaceOf<'policy'>; policy: StaticPage | null; problem: Problem | null },
    events: {} as Stamped<{ type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: { readStaticPage: port<StaticPage, { slug: string; lang: string }>() },
  actions: {
    keepPage: assign({ policy: (_, answered: { output: Answered<StaticPage> }) => answered.output.answer, problem: null }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: { isUnknown: (_, failed: { error: unknown }) => ['NOT_FOUND', 'VALIDATION'].includes(problemOf(failed.error).code) },
}).createMachine({
  id: 'policy',
  description: 'A page of the house\'s own words: agreements, refund and return, about us, help (spec 2).',
  context: ({ input }) => ({ place: input.place, policy: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The text is being read.',
      tags: 'busy',
      invoke: {
        src: 'readStaticPage',
        input: ({ context }) => ({ slug: context.place.slug, lang: context.place.lang }),
        onDone: { target: 'shown', actions: { type: 'keepPage', params: ({ event }) => ({ output: event.output }) }, description: 'The text arrives.' },
        onError: [
          { guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) }, target: 'unknown', description: 'There is no such page (404).' },
          { target: 'unreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'What this page needs is not reachable.' },
        ],
      },
    },
    shown: { description: 'The text is on the screen.' },
    unknown: { description: 'There is no such page.' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
  },
});
