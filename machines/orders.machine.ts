import { assign, emit, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { isTurnedRound } from './rules/dayRange.ts';
import { isSearched, orderSearchOf } from './rules/order/orderSearch.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { MyOrder, OrderListName, OrderSearch } from './model/order.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { OrderCount } from './model/visitor.ts';
import type { PageInput, PlaceOf } from './model/place.ts';
import type { PageOf } from './model/shop.ts';

/** One list of orders, and how many stand in each of them: both of one moment, so that tab and list agree. */
export type OrderList = { counts: OrderCount; page: PageOf<MyOrder> };
/** `pages`: how many pages are wanted in one answer, from `current` on. */
export type OrderListQuestion = { group: OrderListName; search: OrderSearch; current: number; pages: number };

type Context = {
  place: PlaceOf<'orders'>;
  /** What is typed into the search; the place says what is shown. */
  search: OrderSearch;
  isWrong: boolean;
  counts: OrderCount | null;
  orders: MyOrder[];
  current: number;
  pages: number;
  at: Moment;
  isStale: boolean;
  problem: Problem | null;
};

export const ordersMachine = setup({
  types: {
    input: {} as PageInput<'orders'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'search.typed'; field: keyof OrderSearch; text: string }
      | { type: 'search.pressed' }
      | { type: 'search.cleared' }
      | { type: 'more.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: { readOrders: port<OrderList, OrderListQuestion>(), subscribeToChanges: subscription() },
  actions: {
    storeFirst: assign((_, answered: { output: Answered<OrderList> }) => {
      const {
        answer: { counts, page },
        at,
      } = answered.output;
      return { counts, orders: page.records, current: page.current, pages: page.pages, at, problem: null };
    }),
    storeMore: assign(({ context }, answered: { output: Answered<OrderList> }) => {
      const {
        answer: { counts, page },
        at,
      } = answered.output;
      const shown = new Set(context.orders.map(({ orderNumber }) => orderNumber));
      return {
        counts,
        orders: [...context.orders, ...page.records.filter(({ orderNumber }) => !shown.has(orderNumber))],
        current: page.current,
        pages: page.pages,
        at,
        problem: null,
      };
    }),
    storeTyped: assign(({ context }, { field, text }: { field: keyof OrderSearch; text: string }) => ({
      search: { ...context.search, [field]: text },
      isWrong: false,
    })),
    storeError: assign({ isWrong: true }),
    goToFound: emit(({ context: { place, search } }) => ({
      type: 'place.wanted' as const,
      place: { name: 'orders' as const, group: place.group, ...search, key: search.key.trim() },
    })),
    goToAll: emit(({ context: { place } }) => ({
      type: 'place.wanted' as const,
      place: { name: 'orders' as const, group: place.group },
    })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: {
    isTurnedRound: ({ context }) => isTurnedRound(context.search),
    isSearched: ({ context }) => isSearched(context.place),
    hasNone: ({ context }) => context.orders.length === 0,
    isNothing: (_, answered: { output: Answered<OrderList> }) => answered.output.answer.page.total === 0,
    hasMore: ({ context }) => context.current < context.pages,
    isStale: ({ context }) => context.isStale,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
  },
}).createMachine({
  id: 'orders',
  description: "One list of a shopper's orders: a grouping, or what was deleted; searched by word and by day.",
  context: ({ input }) => ({
    place: input.place,
    search: orderSearchOf(input.place),
    isWrong: false,
    counts: null,
    orders: [],
    current: 0,
    pages: 0,
    at: input.visitor.at,
    isStale: false,
    problem: null,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['order'] } },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'An order has moved, or may have: the list is read anew as soon as nothing else is under way.',
    },
    'search.typed': {
      actions: { type: 'storeTyped', params: fromEvent('field', 'text') },
      description: 'A word, an order number, or a day.',
    },
    'search.pressed': [
      { guard: 'isTurnedRound', actions: 'storeError', description: 'The last day lies before the first: it is told at its place.' },
      { actions: 'goToFound', description: 'The orders that match are wanted; the address keeps what was asked.' },
    ],
    'search.cleared': { guard: 'isSearched', actions: 'goToAll', description: 'All orders of this list are wanted.' },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The list is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readOrders',
        input: ({ context: { place } }) => ({ group: place.group, search: orderSearchOf(place), current: 1, pages: 1 }),
        onDone: [
          {
            guard: { type: 'isNothing', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'No order stands here.',
          },
          {
            target: 'listed',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'Orders, the newest first.',
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
      description: 'No order stands here.',
      always: { guard: 'isStale', target: 'refreshing', description: 'An order has moved: does one stand here now?' },
      on: {
        resume: {
          guard: { type: 'isOld', params: fromEvent('at') },
          target: 'refreshing',
          description: 'The page is alive again after a while: is it still so?',
        },
      },
    },
    listed: {
      description: 'Orders are on the screen.',
      always: { guard: 'isStale', target: 'refreshing', description: 'An order has moved.' },
      on: {
        'more.pressed': { guard: 'hasMore', target: 'readingMore', description: 'Older orders are wanted.' },
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
          description: 'Older orders are wanted first; the list is read anew after it.',
        },
      },
      invoke: {
        src: 'readOrders',
        input: ({ context: { place, current } }) => ({ group: place.group, search: orderSearchOf(place), current: 1, pages: current }),
        onDone: [
          {
            guard: { type: 'isNothing', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'No order stands here any more.',
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
      description: 'Older orders are on their way; what is shown stays.',
      invoke: {
        src: 'readOrders',
        input: ({ context: { place, current } }) => ({ group: place.group, search: orderSearchOf(place), current: current + 1, pages: 1 }),
        onDone: {
          target: 'listed',
          actions: { type: 'storeMore', params: fromEvent('output') },
          description: 'Older orders.',
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
      always: { guard: 'isStale', target: 'refreshing', description: 'An order has moved.' },
      on: { 'retry.pressed': { target: 'readingMore', description: 'Try again.' } },
    },
  },
});
