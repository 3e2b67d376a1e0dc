import { assign, setup } from 'xstate';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { isMissing, problemOf, type Problem } from './model/problem.ts';
import type { PageInput, PlaceOf } from './model/place.ts';
import type { StaticPage } from './model/shop.ts';

export const policyMachine = setup({
  types: {
    input: {} as PageInput<'policy'>,
    context: {} as { place: PlaceOf<'policy'>; policy: StaticPage | null; problem: Problem | null },
    events: {} as Stamped<{ type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: { readStaticPage: port<StaticPage, { slug: string; lang: string }>() },
  actions: {
    storePage: assign({ policy: (_, answered: { output: Answered<StaticPage> }) => answered.output.answer, problem: null }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: { isUnknown: (_, failed: { error: unknown }) => isMissing(problemOf(failed.error)) },
}).createMachine({
  id: 'policy',
  description: "A page of the shop's own words: agreements, refund and return, about us, help (spec 2).",
  context: ({ input }) => ({ place: input.place, policy: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The text is being read.',
      tags: 'busy',
      invoke: {
        src: 'readStaticPage',
        input: ({ context }) => ({ slug: context.place.slug, lang: context.place.lang }),
        onDone: {
          target: 'shown',
          actions: { type: 'storePage', params: fromEvent('output') },
          description: 'The text arrives.',
        },
        onError: [
          {
            guard: { type: 'isUnknown', params: fromEvent('error') },
            target: 'unknown',
            description: 'There is no such page (404).',
          },
          {
            target: 'unreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'What this page needs is not reachable.',
          },
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
