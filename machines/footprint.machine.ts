import { assign, not, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { PageInput } from './model/place.ts';
import type { PageOf } from './model/shop.ts';
import type { ProdCard } from './model/product.ts';

/** One entry: what was looked at, when, and on which day (YYYY-MM-DD) on the clock of then. */
export type BrowseLog = ProdCard & { prodBrowseLogId: number; browseTime: string; day: string };
export type FootprintInput = {
  isLoggedIn: boolean;
  regionId: number;
  timeZone: string;
  current: number;
  /** How many pages are wanted in one answer, from `current` on. */ pages: number;
};
/** What is to be forgotten, or wanted back; `isAll`: everything there is. */
export type FootprintChange = { isLoggedIn: boolean; logs: BrowseLog[]; isAll: boolean };

type Context = {
  visitor: VisitorContext;
  logs: BrowseLog[];
  current: number;
  pages: number;
  chosen: number[];
  removed: BrowseLog[];
  isAll: boolean;
  at: Moment;
  isStale: boolean;
  problem: Problem | null;
};

const idOf = ({ prodBrowseLogId }: BrowseLog): number => prodBrowseLogId;
const newestFirst = (one: BrowseLog, other: BrowseLog): number => Date.parse(other.browseTime) - Date.parse(one.browseTime);

/** The entries by day, in their order. */
export const byDay = (logs: readonly BrowseLog[]): { day: string; logs: BrowseLog[] }[] => {
  const days = new Map<string, BrowseLog[]>();
  for (const log of logs) days.set(log.day, [...(days.get(log.day) ?? []), log]);
  return [...days].map(([day, seen]) => ({ day, logs: seen }));
};

const inputOf = ({ visitor: { isLoggedIn, regionId, timeZone, deviceZone } }: Context, current: number, pages: number): FootprintInput => ({
  isLoggedIn,
  regionId,
  timeZone: deviceZone ?? timeZone,
  current,
  pages,
});
const changeOf = ({ visitor: { isLoggedIn }, removed, isAll }: Context): FootprintChange => ({ isLoggedIn, logs: removed, isAll });

export const footprintMachine = setup({
  types: {
    input: {} as PageInput<'footprint'>,
    context: {} as Context & { place: PageInput<'footprint'>['place'] },
    events: {} as Stamped<
      | DataChanged
      | { type: 'log.chosen'; prodBrowseLogId: number; isChosen: boolean }
      | { type: 'removal.pressed' }
      | { type: 'clearing.pressed' }
      | { type: 'undo.pressed' }
      | { type: 'more.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    tags: {} as 'busy',
  },
  actors: {
    readFootprint: port<PageOf<BrowseLog>, FootprintInput>(),
    /** Answers what was forgotten: with `isAll` also what was not on the screen. */
    forgetLooks: port<BrowseLog[], FootprintChange>(),
    restoreLooks: port<Record<string, never>, FootprintChange>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeFirst: assign(({ context }, answered: { output: Answered<PageOf<BrowseLog>> }) => {
      const {
        answer: { records, current, pages },
        at,
      } = answered.output;
      const there = new Set(records.map(idOf));
      return { logs: records, current, pages, chosen: context.chosen.filter((id) => there.has(id)), at, problem: null };
    }),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeMore: assign(({ context }, answered: { output: Answered<PageOf<BrowseLog>> }) => {
      const {
        answer: { records, current, pages },
        at,
      } = answered.output;
      const known = new Set(context.logs.map(idOf));
      return { logs: [...context.logs, ...records.filter((log) => !known.has(idOf(log)))], current, pages, at, problem: null };
    }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    clearProblem: assign({ problem: null }),
    storeChoice: assign({
      chosen: ({ context }, log: { prodBrowseLogId: number; isChosen: boolean }) => [
        ...context.chosen.filter((id) => id !== log.prodBrowseLogId),
        ...(log.isChosen ? [log.prodBrowseLogId] : []),
      ],
    }),
    takeChosen: assign(({ context }) => ({
      removed: context.logs.filter((log) => context.chosen.includes(idOf(log))),
      logs: context.logs.filter((log) => !context.chosen.includes(idOf(log))),
      chosen: [],
      isAll: false,
      problem: null,
    })),
    takeAll: assign(({ context }) => ({ removed: context.logs, logs: [], chosen: [], isAll: true, problem: null })),
    putBack: assign(({ context }) => ({ logs: [...context.logs, ...context.removed].sort(newestFirst), removed: [] })),
    storeRemoved: assign({
      removed: (_, forgotten: { logs: BrowseLog[] }) => forgotten.logs,
      pages: ({ context }) => (context.isAll ? 0 : context.pages),
    }),
    clearRemoved: assign({ removed: [] }),
  },
  guards: {
    isNothing: (_, answered: { output: Answered<PageOf<BrowseLog>> }) => answered.output.answer.total === 0,
    isStale: ({ context }) => context.isStale,
    hasMore: ({ context }) => context.current < context.pages,
    hasChosen: ({ context }) => context.chosen.length > 0,
    hasRemoved: ({ context }) => context.removed.length > 0,
    hasLogs: ({ context }) => context.logs.length > 0,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
  },
}).createMachine({
  id: 'footprint',
  description:
    "What was looked at, by days: a shopper's from the mall, a guest's from this browser. One, some or all can be forgotten, and brought back.",
  context: ({ input: { place, visitor } }) => ({
    place,
    visitor,
    logs: [],
    current: 0,
    pages: 0,
    chosen: [],
    removed: [],
    isAll: false,
    at: visitor.at,
    isStale: false,
    problem: null,
  }),
  invoke: { src: 'subscribeToChanges', input: ({ context }) => ({ topics: context.visitor.isLoggedIn ? ['footprint'] : [] }) },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'Something was looked at or forgotten, or may have been: the days are read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The footprint is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readFootprint',
        input: ({ context }) => inputOf(context, 1, 1),
        onDone: [
          {
            guard: { type: 'isNothing', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'Nothing was looked at.',
          },
          {
            target: 'listed',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'What was looked at, the last first.',
          },
        ],
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
    empty: {
      description: 'Nothing was looked at, or all of it is forgotten.',
      always: { guard: 'isStale', target: 'listed.refreshing', description: 'Something was looked at meanwhile?' },
      on: {
        'undo.pressed': { guard: 'hasRemoved', target: 'restoring', description: 'What was forgotten is wanted back.' },
        resume: { target: 'reading', actions: 'clearRemoved', description: 'The page is alive again: is it still so?' },
      },
    },
    listed: {
      description: 'The days are on the screen.',
      initial: 'resting',
      on: {
        'log.chosen': {
          actions: { type: 'storeChoice', params: fromEvent('prodBrowseLogId', 'isChosen') },
          description: 'An entry is chosen, or left out.',
        },
        'removal.pressed': {
          guard: 'hasChosen',
          target: 'forgetting',
          actions: 'takeChosen',
          description: 'The chosen ones are to be forgotten.',
        },
        'clearing.pressed': { guard: 'hasLogs', target: 'forgetting', actions: 'takeAll', description: 'Everything is to be forgotten.' },
        'undo.pressed': { guard: 'hasRemoved', target: 'restoring', description: 'What was forgotten is wanted back.' },
        resume: {
          guard: { type: 'isOld', params: fromEvent('at') },
          target: 'reading',
          actions: 'clearRemoved',
          description: 'The page is alive again after a while: what is true now?',
        },
      },
      states: {
        resting: {
          description: 'Nothing is on its way.',
          always: { guard: 'isStale', target: 'refreshing', description: 'Something was looked at or forgotten.' },
          on: { 'more.pressed': { guard: 'hasMore', target: 'readingMore', description: 'Earlier days are wanted.' } },
        },
        refreshing: {
          description: 'As many days as are shown are read anew; they stay until then, and can be used.',
          entry: 'beginReading',
          on: {
            'more.pressed': {
              guard: 'hasMore',
              target: 'readingMore',
              actions: 'noteChange',
              description: 'Earlier days are wanted first; the days are read anew after them.',
            },
          },
          invoke: {
            src: 'readFootprint',
            input: ({ context }) => inputOf(context, 1, context.current),
            onDone: {
              target: '#footprint.deciding',
              actions: { type: 'storeFirst', params: fromEvent('output') },
              description: 'The days as they are now.',
            },
            onError: { target: '#footprint.deciding', description: 'They could not be read: what is shown stays.' },
          },
        },
        readingMore: {
          description: 'Earlier days are on their way; what is shown stays.',
          invoke: {
            src: 'readFootprint',
            input: ({ context }) => inputOf(context, context.current + 1, 1),
            onDone: {
              target: 'resting',
              actions: { type: 'storeMore', params: fromEvent('output') },
              description: 'Earlier days.',
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
          always: { guard: 'isStale', target: 'refreshing', description: 'Something was looked at or forgotten.' },
          on: { 'retry.pressed': { target: 'readingMore', actions: 'clearProblem', description: 'Try again.' } },
        },
      },
    },
    forgetting: {
      description: 'Entries are being forgotten; the page already shows it.',
      invoke: {
        src: 'forgetLooks',
        input: ({ context }) => changeOf(context),
        onDone: {
          target: 'deciding',
          actions: { type: 'storeRemoved', params: ({ event }) => ({ logs: event.output.answer }) },
          description: 'Forgotten; they can be brought back.',
        },
        onError: {
          target: 'deciding',
          actions: ['putBack', { type: 'storeProblem', params: fromEvent('error') }],
          description: 'They could not be forgotten: they are there again, and the page says why.',
        },
      },
    },
    restoring: {
      description: 'Entries are being brought back, each at its own time.',
      invoke: {
        src: 'restoreLooks',
        input: ({ context }) => changeOf(context),
        onDone: { target: 'reading', actions: 'clearRemoved', description: 'They are back: read what is there.' },
        onError: {
          target: 'deciding',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'They could not be brought back: the page says why, and the way back stays open.',
        },
      },
    },
    deciding: {
      description: 'Is anything left to show?',
      always: [
        { guard: not('hasLogs'), target: 'empty', description: 'Nothing.' },
        { target: 'listed', description: 'The rest.' },
      ],
    },
  },
});
