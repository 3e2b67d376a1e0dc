import { assign, setup } from 'xstate';
import { freshFor } from './orderSteps.ts';
import { port, type Answered, type Moment, type Stamped } from './port.ts';
import { problemOf, type Problem } from './problem.ts';
import type { Here, PageInput, PageOf, ProdCard } from './words.ts';

/** One entry: what was looked at, when, and on which day (YYYY-MM-DD) on the clock of then. */
export type BrowseLog = ProdCard & { prodBrowseLogId: number; browseTime: string; day: string };
export type FootprintQuestion = { isLoggedIn: boolean; regionId: number; timeZone: string; current: number };
/** What is to be forgotten, or wanted back; `isAll`: everything there is. */
export type FootprintChange = { isLoggedIn: boolean; logs: BrowseLog[]; isAll: boolean };

type Context = { here: Here; logs: BrowseLog[]; current: number; pages: number; chosen: number[]; removed: BrowseLog[]; isAll: boolean; at: Moment; problem: Problem | null };

const idOf = ({ prodBrowseLogId }: BrowseLog): number => prodBrowseLogId;
const newestFirst = (one: BrowseLog, other: BrowseLog): number => Date.parse(other.browseTime) - Date.parse(one.browseTime);

/** The entries by day, in their order. */
export const byDay = (logs: readonly BrowseLog[]): { day: string; logs: BrowseLog[] }[] => {
  const days = new Map<string, BrowseLog[]>();
  for (const log of logs) days.set(log.day, [...(days.get(log.day) ?? []), log]);
  return [...days].map(([day, seen]) => ({ day, logs: seen }));
};

export const footprintMachine = setup({
  types: {
    input: {} as PageInput<'footprint'>,
    context: {} as Context & { place: PageInput<'footprint'>['place'] },
    events: {} as Stamped<
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
    readFootprint: port<PageOf<BrowseLog>, FootprintQuestion>(),
    /** Answers what was forgotten: with `isAll` also what was not on the screen. */
    forgetLooks: port<BrowseLog[], FootprintChange>(),
    restoreLooks: port<Record<string, never>, FootprintChange>(),
  },
  actions: {
    keepFirst: assign((_, answered: { output: Answered<PageOf<BrowseLog>> }) => {
      const { answer: { records, current, pages }, at } = answered.output;
      return { logs: records, current, pages, chosen: [], at, problem: null };
    }),
    keepMore: assign(({ context }, answered: { output: Answered<PageOf<BrowseLog>> }) => {
      const { answer: { records, current, pages }, at } = answered.output;
      const known = new Set(context.logs.map(idOf));
      return { logs: [...context.logs, ...records.filter((log) => !known.has(idOf(log)))], current, pages, at, problem: null };
    }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    forgetWhy: assign({ problem: null }),
    keepChoice: assign({ chosen: ({ context }, log: { prodBrowseLogId: number; isChosen: boolean }) => [...context.chosen.filter((id) => id !== log.prodBrowseLogId), ...(log.isChosen ? [log.prodBrowseLogId] : [])] }),
    takeChosen: assign(({ context }) => ({
      removed: context.logs.filter((log) => context.chosen.includes(idOf(log))), logs: context.logs.filter((log) => !context.chosen.includes(idOf(log))), chosen: [], isAll: false, problem: null,
    })),
    takeAll: assign(({ context }) => ({ removed: context.logs, logs: [], chosen: [], isAll: true, problem: null })),
    putBack: assign(({ context }) => ({ logs: [...context.logs, ...context.removed].sort(newestFirst), removed: [] })),
    keepRemoved: assign({ removed: (_, forgotten: { logs: BrowseLog[] }) => forgotten.logs, pages: ({ context }) => (context.isAll ? 0 : context.pages) }),
    forgetRemoved: assign({ removed: [] }),
  },
  guards: {
    isNothing: (_, answered: { output: Answered<PageOf<BrowseLog>> }) => answered.output.answer.total === 0,
    hasMore: ({ context }) => context.current < context.pages,
    hasChosen: ({ context }) => context.chosen.length > 0,
    hasRemoved: ({ context }) => context.removed.length > 0,
    hasNone: ({ context }) => context.logs.length === 0,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
  },
}).createMachine({
  id: 'footprint',
  description: 'What was looked at, by days: a shopper\'s from the mall, a guest\'s from this browser. One, some or all can be forgotten, and brought back.',
  context: ({ input: { place, here } }) => ({ place, here, logs: [], current: 0, pages: 0, chosen: [], removed: [], isAll: false, at: here.at, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The footprint is being read.',
      tags: 'busy',
      invoke: {
        src: 'readFootprint',
        input: ({ context: { here: { isLoggedIn, regionId, timeZone } } }) => ({ isLoggedIn, regionId, timeZone, current: 1 }),
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => ({ output: event.output }) }, target: 'empty', actions: { type: 'keepFirst', params: ({ event }) => ({ output: event.output }) }, description: 'Nothing was looked at.' },
          { target: 'listed', actions: { type: 'keepFirst', params: ({ event }) => ({ output: event.output }) }, description: 'What was looked at, the last first.' },
        ],
        onError: { target: 'unreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'What this page needs is not reachable.' },
      },
    },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    empty: {
      description: 'Nothing was looked at, or all of it is forgotten.',
      on: {
        'undo.pressed': { guard: 'hasRemoved', target: 'restoring', description: 'What was forgotten is wanted back.' },
        resume: { target: 'reading', actions: 'forgetRemoved', description: 'The page is alive again: is it still so?' },
      },
    },
    listed: {
      description: 'The days are on the screen.',
      initial: 'resting',
      on: {
        'log.chosen': { actions: { type: 'keepChoice', params: ({ event }) => ({ prodBrowseLogId: event.prodBrowseLogId, isChosen: event.isChosen }) }, description: 'An entry is chosen, or left out.' },
        resume: { guard: { type: 'isOld', params: ({ event }) => ({ at: event.at }) }, target: 'reading', actions: 'forgetRemoved', description: 'The page is alive again after a while: what is true now?' },
      },
      states: {
        resting: {
          description: 'Nothing is on its way.',
          on: {
            'removal.pressed': { guard: 'hasChosen', target: '#footprint.forgetting', actions: 'takeChosen', description: 'The chosen ones are to be forgotten.' },
            'clearing.pressed': { target: '#footprint.forgetting', actions: 'takeAll', description: 'Everything is to be forgotten.' },
            'undo.pressed': { guard: 'hasRemoved', target: '#footprint.restoring', description: 'What was forgotten is wanted back.' },
            'more.pressed': { guard: 'hasMore', target: 'readingMore', description: 'Earlier days are wanted.' },
          },
        },
        readingMore: {
          description: 'Earlier days are on their way; what is shown stays.',
          invoke: {
            src: 'readFootprint',
            input: ({ context: { current, here: { isLoggedIn, regionId, timeZone } } }) => ({ isLoggedIn, regionId, timeZone, current: current + 1 }),
            onDone: { target: 'resting', actions: { type: 'keepMore', params: ({ event }) => ({ output: event.output }) }, description: 'Earlier days.' },
            onError: { target: 'moreUnreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'They could not be read; what is shown stays.' },
          },
        },
        moreUnreadable: {
          description: 'What is shown stays; the shopper may try again.',
          on: { 'retry.pressed': { target: 'readingMore', actions: 'forgetWhy', description: 'Try again.' } },
        },
      },
    },
    forgetting: {
      description: 'Entries are being forgotten; the page already shows it.',
      invoke: {
        src: 'forgetLooks',
        input: ({ context: { here: { isLoggedIn }, removed, isAll } }) => ({ isLoggedIn, logs: removed, isAll }),
        onDone: { target: 'deciding', actions: { type: 'keepRemoved', params: ({ event }) => ({ logs: event.output.answer }) }, description: 'Forgotten; they can be brought back.' },
        onError: { target: 'deciding', actions: ['putBack', { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }], description: 'They could not be forgotten: they are there again, and the page says why.' },
      },
    },
    restoring: {
      description: 'Entries are being brought back, each at its own time.',
      invoke: {
        src: 'restoreLooks',
        input: ({ context: { here: { isLoggedIn }, removed, isAll } }) => ({ isLoggedIn, logs: removed, isAll }),
        onDone: { target: 'reading', actions: 'forgetRemoved', description: 'They are back: read what is there.' },
        onError: { target: 'deciding', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'They could not be brought back: the page says why, and the way back stays open.' },
      },
    },
    deciding: {
      description: 'Is anything left to show?',
      always: [
        { guard: 'hasNone', target: 'empty', description: 'Nothing.' },
        { target: 'listed', description: 'The rest.' },
      ],
    },
  },
});
