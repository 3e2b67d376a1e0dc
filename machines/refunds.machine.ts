import { assign, emit, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { dayRangeOf, hasDays, isTurnedRound } from './rules/dayRange.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { DayRange } from './model/order.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { OrderCount } from './model/visitor.ts';
import type { PageInput, PlaceOf } from './model/place.ts';
import type { PageOf } from './model/shop.ts';
import type { ListedRefund } from './model/refund.ts';

/** The list of refunds, and how many orders stand in each list beside it: both of one moment. */
export type RefundList = { counts: OrderCount; page: PageOf<ListedRefund> };
/**
 * `state`: only refunds in this state; `days`: only those that were asked for then; `pages`: how many pages are wanted in one answer, from
 * `current` on.
 */
export type RefundListInput = { state: number | null; days: DayRange; current: number; pages: number };

type Context = {
  place: PlaceOf<'refunds'>;
  /** The days that are typed into the search; the place says what is shown. */
  days: DayRange;
  isWrong: boolean;
  counts: OrderCount | null;
  refunds: ListedRefund[];
  current: number;
  pages: number;
  at: Moment;
  isStale: boolean;
  problem: Problem | null;
};

type ListAnswered = { output: Answered<RefundList> };

const withPage = ({ output: { answer, at } }: ListAnswered, refunds: ListedRefund[]) => ({
  counts: answer.counts,
  refunds,
  current: answer.page.current,
  pages: answer.page.pages,
  at,
  problem: null,
});

const inputOf = ({ place }: Context): Pick<RefundListInput, 'state' | 'days'> => ({ state: place.state, days: dayRangeOf(place) });

export const refundsMachine = setup({
  types: {
    input: {} as PageInput<'refunds'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'day.typed'; field: keyof DayRange; day: string }
      | { type: 'search.pressed' }
      | { type: 'search.cleared' }
      | { type: 'more.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: { readRefunds: port<RefundList, RefundListInput>(), subscribeToChanges: subscription() },
  actions: {
    storeFirst: assign((_, answered: ListAnswered) => withPage(answered, answered.output.answer.page.records)),
    storeMore: assign(({ context }, answered: ListAnswered) => {
      const shown = new Set(context.refunds.map(({ refundSn }) => refundSn));
      const further = answered.output.answer.page.records.filter(({ refundSn }) => !shown.has(refundSn));
      return withPage(answered, [...context.refunds, ...further]);
    }),
    storeDay: assign(({ context }, { field, day }: { field: keyof DayRange; day: string }) => ({
      days: { ...context.days, [field]: day },
      isWrong: false,
    })),
    storeError: assign({ isWrong: true }),
    goToFound: emit(({ context: { place, days } }) => ({
      type: 'place.wanted' as const,
      place: { name: 'refunds' as const, state: place.state, ...days },
    })),
    goToAll: emit(({ context: { place } }) => ({
      type: 'place.wanted' as const,
      place: { name: 'refunds' as const, state: place.state },
    })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: {
    isTurnedRound: ({ context }) => isTurnedRound(context.days),
    isSearched: ({ context }) => hasDays(context.place),
    hasNone: ({ context }) => context.refunds.length === 0,
    isNothing: (_, answered: ListAnswered) => answered.output.answer.page.total === 0,
    hasMore: ({ context }) => context.current < context.pages,
    isStale: ({ context }) => context.isStale,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
  },
}).createMachine({
  id: 'refunds',
  description: 'What the shopper asked to be refunded, the newest first, all or of some days (spec 2, Refund).',
  context: ({ input }) => ({
    place: input.place,
    days: dayRangeOf(input.place),
    isWrong: false,
    counts: null,
    refunds: [],
    current: 0,
    pages: 0,
    at: input.visitor.at,
    isStale: false,
    problem: null,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['refund', 'order'] } },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'A refund has moved, or may have: the list is read anew as soon as nothing else is under way.',
    },
    'day.typed': { actions: { type: 'storeDay', params: fromEvent('field', 'day') }, description: 'The first day, or the last one.' },
    'search.pressed': [
      { guard: 'isTurnedRound', actions: 'storeError', description: 'The last day lies before the first: it is told at its place.' },
      { actions: 'goToFound', description: 'The refunds of these days are wanted; the address keeps what was asked.' },
    ],
    'search.cleared': { guard: 'isSearched', actions: 'goToAll', description: 'The refunds of all days are wanted.' },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The list is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readRefunds',
        input: ({ context }) => ({ ...inputOf(context), current: 1, pages: 1 }),
        onDone: [
          {
            guard: { type: 'isNothing', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'No refund stands here.',
          },
          {
            target: 'listed',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'Refunds, the newest first.',
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
      description: 'No refund stands here.',
      always: { guard: 'isStale', target: 'refreshing', description: 'A refund has moved: does one stand here now?' },
      on: {
        resume: {
          guard: { type: 'isOld', params: fromEvent('at') },
          target: 'refreshing',
          description: 'The page is alive again after a while: is it still so?',
        },
      },
    },
    listed: {
      description: 'Refunds are on the screen.',
      always: { guard: 'isStale', target: 'refreshing', description: 'A refund has moved.' },
      on: {
        'more.pressed': { guard: 'hasMore', target: 'readingMore', description: 'Older refunds are wanted.' },
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
          description: 'Older refunds are wanted first; the list is read anew after it.',
        },
      },
      invoke: {
        src: 'readRefunds',
        input: ({ context }) => ({ ...inputOf(context), current: 1, pages: context.current }),
        onDone: [
          {
            guard: { type: 'isNothing', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'No refund stands here any more.',
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
      description: 'Older refunds are on their way; what is shown stays.',
      invoke: {
        src: 'readRefunds',
        input: ({ context }) => ({ ...inputOf(context), current: context.current + 1, pages: 1 }),
        onDone: {
          target: 'listed',
          actions: { type: 'storeMore', params: fromEvent('output') },
          description: 'Older refunds.',
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
      always: { guard: 'isStale', target: 'refreshing', description: 'A refund has moved.' },
      on: { 'retry.pressed': { target: 'readingMore', description: 'Try again.' } },
    },
  },
});
