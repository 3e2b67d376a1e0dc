import { assign, emit, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { OrderCount, UserInfo } from './model/visitor.ts';
import type { PageInput } from './model/place.ts';

/** What the profile shows: who one is, how many orders stand where, what is unread, what is kept. */
export type Profile = {
  user: UserInfo;
  counts: OrderCount;
  unreadNotices: number;
  unreadChats: number;
  favourites: number;
  followed: number;
  looks: number;
  vouchers: number;
  coins: number;
  wishLists: number;
  cards: number;
};

export const profileMachine = setup({
  types: {
    input: {} as PageInput<'profile'>,
    context: {} as { profile: Profile | null; at: Moment; isStale: boolean; problem: Problem | null },
    events: {} as Stamped<DataChanged | { type: 'logout.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }>,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: { readProfile: port<Profile>(), subscribeToChanges: subscription() },
  actions: {
    storeProfile: assign({
      profile: (_, answered: { output: Answered<Profile> }) => answered.output.answer,
      at: (_, answered: { output: Answered<Profile> }) => answered.output.at,
      problem: null,
    }),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    tellLogout: emit({ type: 'logout.wanted' as const, notice: { kind: 'good' as const, id: 'toast.loggedOut' } }),
  },
  guards: {
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    isStale: ({ context }) => context.isStale,
  },
}).createMachine({
  id: 'profile',
  description: "The shopper's own page: name, orders by grouping with their counts, messages, log out.",
  context: ({ input }) => ({ profile: null, at: input.visitor.at, isStale: false, problem: null }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['order', 'notice', 'chat', 'collection', 'footprint', 'list', 'user'] } },
  initial: 'reading',
  on: {
    'logout.pressed': { actions: 'tellLogout', description: 'The shopper logs out; the session does it.' },
    'data.changed': {
      actions: 'noteChange',
      description: 'Something that is counted here changed, or may have: it is counted again as soon as nothing else is under way.',
    },
  },
  states: {
    reading: {
      description: 'Name and counts are being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readProfile',
        onDone: {
          target: 'shown',
          actions: { type: 'storeProfile', params: fromEvent('output') },
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
      description: 'The page says that it could not be read and offers to try again; logging out is possible all the same.',
      always: { guard: 'isStale', target: 'reading', description: 'The mall is heard again: try again.' },
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    shown: {
      description: 'The profile is on the screen.',
      always: { guard: 'isStale', target: 'refreshing', description: 'Something that is counted here changed.' },
      on: {
        resume: {
          guard: { type: 'isOld', params: fromEvent('at') },
          target: 'refreshing',
          description: 'The page is alive again after a while: count again.',
        },
      },
    },
    refreshing: {
      description: 'The counts are read anew; what is shown stays until then.',
      entry: 'beginReading',
      invoke: {
        src: 'readProfile',
        onDone: {
          target: 'shown',
          actions: { type: 'storeProfile', params: fromEvent('output') },
          description: 'The counts as they are now.',
        },
        onError: { target: 'shown', description: 'They could not be read: what is shown stays.' },
      },
    },
  },
});
