import { assign, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { BoardPeriod, InviteInfo, InviteRecord, Leaderboard } from './model/invitation.ts';
import type { PageInput } from './model/place.ts';
import type { PageOf } from './model/shop.ts';
import type { VisitorContext } from './model/visitor.ts';

/** All that the page shows, of one moment; of the records so many pages in one. */
export type Invitation = { info: InviteInfo; boards: Record<BoardPeriod, Leaderboard>; records: PageOf<InviteRecord> };

type Context = {
  visitor: VisitorContext;
  info: InviteInfo | null;
  boards: Record<BoardPeriod, Leaderboard> | null;
  period: BoardPeriod;
  /** Whether the shopper wants to stand on the leaderboard; null while it is as the mall says. */
  wanted: boolean | null;
  records: InviteRecord[];
  current: number;
  pages: number;
  at: Moment;
  isStale: boolean;
  /** Why the page, or more of it, could not be read. */
  problem: Problem | null;
  /** Why the shopper still stands on the board, or still does not. */
  refused: Problem | null;
};

type Read = { output: Answered<Invitation> };
type MoreRead = { output: Answered<PageOf<InviteRecord>> };

export const invitationMachine = setup({
  types: {
    input: {} as PageInput<'invitation'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'period.chosen'; period: BoardPeriod }
      | { type: 'leaderboard.switched'; shown: boolean }
      | { type: 'more.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    tags: {} as 'busy',
  },
  actors: {
    readInvitation: port<Invitation, { pages: number }>(),
    readInviteRecords: port<PageOf<InviteRecord>, { current: number }>(),
    showOnLeaderboard: port<InviteInfo, { shown: boolean }>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeInvitation: assign((_, { output: { answer, at } }: Read) => ({
      info: answer.info,
      boards: answer.boards,
      records: answer.records.records,
      current: answer.records.current,
      pages: answer.records.pages,
      at,
      problem: null,
    })),
    storeMore: assign(({ context }, { output: { answer } }: MoreRead) => {
      const shown = new Set(context.records.map(({ id }) => id));
      const further = answer.records.filter(({ id }) => !shown.has(id));
      return { records: [...context.records, ...further], current: answer.current, pages: answer.pages, problem: null };
    }),
    storeInfo: assign((_, { output: { answer } }: { output: Answered<InviteInfo> }) => ({ info: answer, wanted: null })),
    storeWanted: assign((_, switched: { shown: boolean }) => ({ wanted: switched.shown, refused: null })),
    storePeriod: assign((_, chosen: { period: BoardPeriod }) => chosen),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    storeRefusal: assign({ wanted: null, refused: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: {
    hasBoards: ({ context }) => context.boards !== null,
    hasMore: ({ context }) => context.current < context.pages,
    isStale: ({ context }) => context.isStale,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
  },
}).createMachine({
  id: 'invitation',
  description: 'The shopper invites others: code and link, whom they brought, what it brings, and the leaderboard.',
  context: ({ input }) => ({
    visitor: input.visitor,
    info: null,
    boards: null,
    period: 'month',
    wanted: null,
    records: [],
    current: 0,
    pages: 0,
    at: input.visitor.at,
    isStale: false,
    problem: null,
    refused: null,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['user'] } },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'Somebody came by the link, or may have: the page is read anew as soon as nothing else is under way.',
    },
    'period.chosen': {
      guard: 'hasBoards',
      actions: { type: 'storePeriod', params: fromEvent('period') },
      description: 'The other board is wanted: this month, or all time.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The page is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readInvitation',
        input: { pages: 1 },
        onDone: {
          target: 'shown',
          actions: { type: 'storeInvitation', params: fromEvent('output') },
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
      description: 'The page is on the screen.',
      always: { guard: 'isStale', target: 'refreshing', description: 'Somebody may have come.' },
      on: {
        'more.pressed': { guard: 'hasMore', target: 'readingMore', description: 'Those who came earlier are wanted.' },
        'leaderboard.switched': {
          target: 'switching',
          actions: { type: 'storeWanted', params: fromEvent('shown') },
          description: 'The shopper wants to stand on the leaderboard, or not.',
        },
        resume: {
          guard: { type: 'isOld', params: fromEvent('at') },
          target: 'refreshing',
          description: 'The page is alive again after a while: what is true now?',
        },
      },
    },
    refreshing: {
      description: 'As much as is shown is read anew; it stays until then, and can be used.',
      entry: 'beginReading',
      on: {
        'more.pressed': {
          guard: 'hasMore',
          target: 'readingMore',
          actions: 'noteChange',
          description: 'Those who came earlier are wanted first; the page is read anew after it.',
        },
        'leaderboard.switched': {
          target: 'switching',
          actions: { type: 'storeWanted', params: fromEvent('shown') },
          description: 'The shopper wants to stand on the leaderboard, or not.',
        },
      },
      invoke: {
        src: 'readInvitation',
        input: ({ context }) => ({ pages: context.current }),
        onDone: {
          target: 'shown',
          actions: { type: 'storeInvitation', params: fromEvent('output') },
          description: 'As it is now.',
        },
        onError: { target: 'shown', description: 'It could not be read: what is shown stays.' },
      },
    },
    switching: {
      description: 'The mall puts the shopper on the leaderboard, or takes him off.',
      on: {
        'leaderboard.switched': {
          target: 'switching',
          reenter: true,
          actions: { type: 'storeWanted', params: fromEvent('shown') },
          description: 'The shopper thinks again: the last word counts.',
        },
      },
      invoke: {
        src: 'showOnLeaderboard',
        input: ({ context }) => ({ shown: required(context.wanted) }),
        onDone: {
          target: 'refreshing',
          actions: { type: 'storeInfo', params: fromEvent('output') },
          description: 'It is done: the boards are read anew.',
        },
        onError: {
          target: 'shown',
          actions: { type: 'storeRefusal', params: fromEvent('error') },
          description: 'It could not be done: it stays as it was, and the reason stands beside it.',
        },
      },
    },
    readingMore: {
      description: 'Those who came earlier are on their way; what is shown stays.',
      invoke: {
        src: 'readInviteRecords',
        input: ({ context }) => ({ current: context.current + 1 }),
        onDone: {
          target: 'shown',
          actions: { type: 'storeMore', params: fromEvent('output') },
          description: 'Those who came earlier.',
        },
        onError: {
          target: 'moreUnreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'They could not be read; what is shown stays.',
        },
      },
    },
    moreUnreadable: {
      description: 'What is shown stays; the shopper may try again.',
      always: { guard: 'isStale', target: 'refreshing', description: 'Somebody may have come.' },
      on: {
        'retry.pressed': { target: 'readingMore', description: 'Try again.' },
        'leaderboard.switched': {
          target: 'switching',
          actions: { type: 'storeWanted', params: fromEvent('shown') },
          description: 'The shopper wants to stand on the leaderboard, or not.',
        },
      },
    },
  },
});
