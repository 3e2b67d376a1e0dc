import { assign, setup } from 'xstate';
import { freshFor } from './orderSteps.ts';
import { port, type Answered, type Moment, type Stamped } from './port.ts';
import { problemOf, type Problem } from './problem.ts';
import type { MyOrder, OrderCount, OrderGroup, PageInput, PageOf, PlaceOf } from './words.ts';

/** One list of orders, and how many stand in each of them: both of one moment, so that tab and list agree. */
export type OrderList = { counts: OrderCount; page: PageOf<MyOrder> };
export type OrderListQuestion = { group: OrderGroup; current: number };

type Context = { place: PlaceOf<'orders'>; counts: OrderCount | null; orders: MyOrder[]; current: number; pages: number; at: Moment; problem: Problem | null };

export const ordersMachine = setup({
  types: {
    input: {} as PageInput<'orders'>,
    context: {} as Context,
    events: {} as Stamped<{ type: 'more.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: { readOrders: port<OrderList, OrderListQuestion>() },
  actions: {
    keepFirst: assign((_, answered: { output: Answered<OrderList> }) => {
      const { answer: { counts, page }, at } = answered.output;
      return { counts, orders: page.records, current: page.current, pages: page.pages, at, problem: null };
    }),
    keepMore: assign(({ context }, answered: { output: Answered<OrderList> }) => {
      const { answer: { counts, page }, at } = answered.output;
      const shown = new Set(context.orders.map(({ orderNumber }) => orderNumber));
      return { counts, orders: [...context.orders, ...page.records.filter(({ orderNumber }) => !shown.has(orderNumber))], current: page.current, pages: page.pages, at, problem: null };
    }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: {
    isNothing: (_, answered: { output: Answered<OrderList> }) => answered.output.answer.page.total === 0,
    hasMore: ({ context }) => context.current < context.pages,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
  },
}).createMachine({
  id: 'orders',
  description: 'One of the four lists of a shopper\'s orders: to pay, to deliver, to receive, completed.',
  context: ({ input }) => ({ place: input.place, counts: null, orders: [], current: 0, pages: 0, at: input.here.at, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The list is being read.',
      tags: 'busy',
      invoke: {
        src: 'readOrders',
        input: ({ context }) => ({ group: context.place.group, current: 1 }),
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => ({ output: event.output }) }, target: 'empty', actions: { type: 'keepFirst', params: ({ event }) => ({ output: event.output }) }, description: 'No order stands here.' },
          { target: 'listed', actions: { type: 'keepFirst', params: ({ event }) => ({ output: event.output }) }, description: 'Orders, the newest first.' },
        ],
        onError: { target: 'unreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'What this page needs is not reachable.' },
      },
    },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    empty: {
      description: 'No order stands here.',
      on: { resume: { guard: { type: 'isOld', params: ({ event }) => ({ at: event.at }) }, target: 'refreshing', description: 'The page is alive again after a while: is it still so?' } },
    },
    listed: {
      description: 'Orders are on the screen.',
      on: {
        'more.pressed': { guard: 'hasMore', target: 'readingMore', description: 'Older orders are wanted.' },
        resume: { guard: { type: 'isOld', params: ({ event }) => ({ at: event.at }) }, target: 'refreshing', description: 'The page is alive again after a while: what is true now?' },
      },
    },
    refreshing: {
      description: 'The list is read anew; what is shown stays until then.',
      invoke: {
        src: 'readOrders',
        input: ({ context }) => ({ group: context.place.group, current: 1 }),
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => ({ output: event.output }) }, target: 'empty', actions: { type: 'keepFirst', params: ({ event }) => ({ output: event.output }) }, description: 'No order stands here any more.' },
          { target: 'listed', actions: { type: 'keepFirst', params: ({ event }) => ({ output: event.output }) }, description: 'The list as it is now.' },
        ],
        onError: { target: 'listed', description: 'It could not be read: what is shown stays.' },
      },
    },
    readingMore: {
      description: 'Older orders are on their way; what is shown stays.',
      invoke: {
        src: 'readOrders',
        input: ({ context }) => ({ group: context.place.group, current: context.current + 1 }),
        onDone: { target: 'listed', actions: { type: 'keepMore', params: ({ event }) => ({ output: event.output }) }, description: 'Older orders.' },
        onError: { target: 'moreUnreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'They could not be read; what is shown stays.' },
      },
    },
    moreUnreadable: {
      description: 'What is shown stays; the shopper may try again.',
      on: { 'retry.pressed': { target: 'readingMore', description: 'Try again.' } },
    },
  },
});
