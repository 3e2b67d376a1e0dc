import { assign, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { CoinRecord, CoinRecordType } from './model/coin.ts';
import type { PageInput, PlaceOf } from './model/place.ts';
import type { PageOf } from './model/shop.ts';

/** `kind`: only records of this type; `pages`: how many pages are wanted in one answer, from `current` on. */
export type CoinRecordQuestion = { kind: CoinRecordType | null; current: number; pages: number };

type Context = {
  place: PlaceOf<'coinRecords'>;
  records: CoinRecord[];
  current: number;
  pages: number;
  at: Moment;
  isStale: boolean;
  problem: Problem | null;
};

type ListAnswered = { output: Answered<PageOf<CoinRecord>> };

const withPage = ({ output: { answer, at } }: ListAnswered, records: CoinRecord[]) => ({
  records,
  current: answer.current,
  pages: answer.pages,
  at,
  problem: null,
});

export const coinRecordsMachine = setup({
  types: {
    input: {} as PageInput<'coinRecords'>,
    context: {} as Context,
    events: {} as Stamped<DataChanged | { type: 'more.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: { readCoinRecords: port<PageOf<CoinRecord>, CoinRecordQuestion>(), subscribeToChanges: subscription() },
  actions: {
    storeFirst: assign((_, answered: ListAnswered) => withPage(answered, answered.output.answer.records)),
    storeMore: assign(({ context }, answered: ListAnswered) => {
      const shown = new Set(context.records.map(({ id }) => id));
      const further = answered.output.answer.records.filter(({ id }) => !shown.has(id));
      return withPage(answered, [...context.records, ...further]);
    }),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: {
    hasNone: ({ context }) => context.records.length === 0,
    isNothing: (_, answered: ListAnswered) => answered.output.answer.total === 0,
    hasMore: ({ context }) => context.current < context.pages,
    isStale: ({ context }) => context.isStale,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
  },
}).createMachine({
  id: 'coinRecords',
  description: "Every change of the shopper's coins, the newest first, with what there was after it.",
  context: ({ input }) => ({
    place: input.place,
    records: [],
    current: 0,
    pages: 0,
    at: input.visitor.at,
    isStale: false,
    problem: null,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['order', 'refund', 'pay'] } },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'Coins may have come or gone: the list is read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The list is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readCoinRecords',
        input: ({ context }) => ({ kind: context.place.kind, current: 1, pages: 1 }),
        onDone: [
          {
            guard: { type: 'isNothing', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'No record stands here.',
          },
          {
            target: 'listed',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'Records, the newest first.',
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
      description: 'No record stands here.',
      always: { guard: 'isStale', target: 'refreshing', description: 'Coins may have come or gone: does a record stand here now?' },
      on: {
        resume: {
          guard: { type: 'isOld', params: fromEvent('at') },
          target: 'refreshing',
          description: 'The page is alive again after a while: is it still so?',
        },
      },
    },
    listed: {
      description: 'Records are on the screen.',
      always: { guard: 'isStale', target: 'refreshing', description: 'Coins may have come or gone.' },
      on: {
        'more.pressed': { guard: 'hasMore', target: 'readingMore', description: 'Older records are wanted.' },
        resume: {
          guard: { type: 'isOld', params: fromEvent('at') },
          target: 'refreshing',
          description: 'The page is alive again after a while: what is true now?',
        },
      },
    },
    refreshing: {
      description: 'As much of the list as is shown is read anew; it stays until then, and can be used.',
      entry: 'beginReading',
      on: {
        'more.pressed': {
          guard: 'hasMore',
          target: 'readingMore',
          actions: 'noteChange',
          description: 'Older records are wanted first; the list is read anew after it.',
        },
      },
      invoke: {
        src: 'readCoinRecords',
        input: ({ context }) => ({ kind: context.place.kind, current: 1, pages: context.current }),
        onDone: [
          {
            guard: { type: 'isNothing', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'No record stands here any more.',
          },
          {
            target: 'listed',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'The list as it is now.',
          },
        ],
        onError: [
          { guard: 'hasNone', target: 'empty', description: 'It could not be read: still none stands here.' },
          { target: 'listed', description: 'It could not be read: what is shown stays.' },
        ],
      },
    },
    readingMore: {
      description: 'Older records are on their way; what is shown stays.',
      invoke: {
        src: 'readCoinRecords',
        input: ({ context }) => ({ kind: context.place.kind, current: context.current + 1, pages: 1 }),
        onDone: {
          target: 'listed',
          actions: { type: 'storeMore', params: fromEvent('output') },
          description: 'Older records.',
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
      always: { guard: 'isStale', target: 'refreshing', description: 'Coins may have come or gone.' },
      on: { 'retry.pressed': { target: 'readingMore', description: 'Try again.' } },
    },
  },
});
