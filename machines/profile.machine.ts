import { assign, emit, setup } from 'xstate';
import { freshFor } from './orderSteps.ts';
import { port, type Answered, type Moment, type Stamped } from './port.ts';
import { problemOf, type Problem } from './problem.ts';
import type { Fact, OrderCount, PageInput, UserInfo } from './words.ts';

/** What the profile shows: who one is, how many orders stand where, what is unread, what is kept. */
export type Profile = { user: UserInfo; counts: OrderCount; unreadNotices: number; unreadChats: number; favourites: number; followed: number; looks: number };

export const profileMachine = setup({
  types: {
    input: {} as PageInput<'profile'>,
    context: {} as { profile: Profile | null; at: Moment; problem: Problem | null },
    events: {} as Stamped<{ type: 'logout.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }>,
    emitted: {} as Fact,
    tags: {} as 'busy',
  },
  actors: { readProfile: port<Profile>() },
  actions: {
    keepProfile: assign({
      profile: (_, answered: { output: Answered<Profile> }) => answered.output.answer,
      at: (_, answered: { output: Answered<Profile> }) => answered.output.at,
      problem: null,
    }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    tellLogout: emit({ type: 'logout.wanted' }),
  },
  guards: { isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor },
}).createMachine({
  id: 'profile',
  description: 'The shopper\'s own page: name, orders by grouping with their counts, messages, log out.',
  context: ({ input }) => ({ profile: null, at: input.here.at, problem: null }),
  initial: 'reading',
  on: { 'logout.pressed': { actions: 'tellLogout', description: 'The shopper logs out; the session does it.' } },
  states: {
    reading: {
      description: 'Name and counts are being read.',
      tags: 'busy',
      invoke: {
        src: 'readProfile',
        onDone: { target: 'shown', actions: { type: 'keepProfile', params: ({ event }) => ({ output: event.output }) }, description: 'The mall answers.' },
        onError: { target: 'unreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'What this page needs is not reachable.' },
      },
    },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again; logging out is possible all the same.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    shown: {
      description: 'The profile is on the screen.',
      on: { resume: { guard: { type: 'isOld', params: ({ event }) => ({ at: event.at }) }, target: 'refreshing', description: 'The page is alive again after a while: count again.' } },
    },
    refreshing: {
      description: 'The counts are read anew; what is shown stays until then.',
      invoke: {
        src: 'readProfile',
        onDone: { target: 'shown', actions: { type: 'keepProfile', params: ({ event }) => ({ output: event.output }) }, description: 'The counts as they are now.' },
        onError: { target: 'shown', description: 'They could not be read: what is shown stays.' },
      },
    },
  },
});
