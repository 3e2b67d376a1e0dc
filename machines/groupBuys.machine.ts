import { assign, setup } from 'xstate';
import { nextTurnOf } from './rules/groupBuy.ts';
import { subscription, type DataChanged } from './rules/changes.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { fromEvent, nowOf, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { GroupBuy, GroupBuyTab } from './model/groupBuy.ts';
import type { PageInput, PlaceOf } from './model/place.ts';
import type { PageOf } from './model/shop.ts';
import type { VisitorContext } from './model/visitor.ts';

/** `pages`: how many pages are wanted in one answer, from `current` on. */
export type GroupBuyInput = { tab: GroupBuyTab; regionId: number; current: number; pages: number };

type Context = {
  place: PlaceOf<'groupBuys'>;
  visitor: VisitorContext;
  buys: GroupBuy[];
  current: number;
  pages: number;
  at: Moment;
  isStale: boolean;
  problem: Problem | null;
};

type ListAnswered = { output: Answered<PageOf<GroupBuy>> };

const withPage = ({ output: { answer, at } }: ListAnswered, buys: GroupBuy[]) => ({
  buys,
  current: answer.current,
  pages: answer.pages,
  at,
  problem: null,
});

const inputOf = ({ place, visitor }: Context, current: number, pages: number): GroupBuyInput => ({
  tab: place.tab,
  regionId: visitor.regionId,
  current,
  pages,
});

export const groupBuysMachine = setup({
  types: {
    input: {} as PageInput<'groupBuys'>,
    context: {} as Context,
    events: {} as Stamped<DataChanged | { type: 'more.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: { readGroupBuys: port<PageOf<GroupBuy>, GroupBuyInput>(), subscribeToChanges: subscription() },
  actions: {
    storeFirst: assign((_, answered: ListAnswered) => withPage(answered, answered.output.answer.records)),
    storeMore: assign(({ context }, answered: ListAnswered) => {
      const shown = new Set(context.buys.map(({ groupActivityId }) => groupActivityId));
      const further = answered.output.answer.records.filter(({ groupActivityId }) => !shown.has(groupActivityId));
      return withPage(answered, [...context.buys, ...further]);
    }),
    storeMoment: assign({ at: ({ context }) => nextTurnOf(context.buys, context.at) ?? context.at }),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: {
    hasNone: ({ context }) => context.buys.length === 0,
    isNothing: (_, answered: ListAnswered) => answered.output.answer.total === 0,
    hasNext: ({ context }) => nextTurnOf(context.buys, context.at) !== null,
    hasMore: ({ context }) => context.current < context.pages,
    /** One that is shown, or may come into a list that ends on the screen. */
    isConcerned: ({ context: { buys, pages } }, { ref }: { ref: string | null }) =>
      ref === null || pages <= 1 || buys.some(({ groupActivityId }) => ref === String(groupActivityId)),
    isStale: ({ context }) => context.isStale,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
  },
  delays: {
    untilNextTurn: ({ context, event }) => {
      const now = nowOf({ context, event });
      return Math.max(0, (nextTurnOf(context.buys, now) ?? now) - now);
    },
  },
}).createMachine({
  id: 'groupBuys',
  description: 'The group buys of the region: in progress, upcoming, or ended (spec 5).',
  context: ({ input }) => ({
    place: input.place,
    visitor: input.visitor,
    buys: [],
    current: 0,
    pages: 0,
    at: input.visitor.at,
    isStale: false,
    problem: null,
  }),
  invoke: { src: 'subscribeToChanges', input: ({ context }) => ({ topics: context.visitor.isLoggedIn ? ['group'] : [] }) },
  on: {
    'data.changed': {
      guard: { type: 'isConcerned', params: fromEvent('ref') },
      actions: 'noteChange',
      description: 'A seat may have been taken or left: the list is read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The list is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readGroupBuys',
        input: ({ context }) => inputOf(context, 1, 1),
        onDone: [
          {
            guard: { type: 'isNothing', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'None stands here.',
          },
          {
            target: 'listed',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'The first page.',
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
      description: 'None stands here.',
      always: { guard: 'isStale', target: 'refreshing', description: 'A seat may have been taken or left: does one stand here now?' },
      on: {
        resume: {
          guard: { type: 'isOld', params: fromEvent('at') },
          target: 'refreshing',
          description: 'The page is alive again after a while: is it still so?',
        },
      },
    },
    listed: {
      description: 'They are on the screen.',
      always: { guard: 'isStale', target: 'refreshing', description: 'A seat may have been taken or left.' },
      on: {
        'more.pressed': { guard: 'hasMore', target: 'readingMore', description: 'More is wanted.' },
        resume: [
          {
            guard: { type: 'isOld', params: fromEvent('at') },
            target: 'refreshing',
            description: 'The page is alive again after a while: what is true now?',
          },
          { target: 'listed', reenter: true, description: 'The page is alive again at once: its clocks run on.' },
        ],
      },
      after: {
        untilNextTurn: {
          guard: 'hasNext',
          target: 'refreshing',
          actions: 'storeMoment',
          description: 'One of them begins or ends: what is true now?',
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
          description: 'More is wanted first; the list is read anew after it.',
        },
      },
      invoke: {
        src: 'readGroupBuys',
        input: ({ context }) => inputOf(context, 1, context.current),
        onDone: [
          {
            guard: { type: 'isNothing', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'None stands here any more.',
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
      description: 'More is on its way; what is shown stays.',
      invoke: {
        src: 'readGroupBuys',
        input: ({ context }) => inputOf(context, context.current + 1, 1),
        onDone: {
          target: 'listed',
          actions: { type: 'storeMore', params: fromEvent('output') },
          description: 'The next page.',
        },
        onError: {
          target: 'moreUnreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'It could not be read; what is shown stays.',
        },
      },
    },
    moreUnreadable: {
      description: 'What is shown stays; the shopper may try again.',
      always: { guard: 'isStale', target: 'refreshing', description: 'A seat may have been taken or left.' },
      on: { 'retry.pressed': { target: 'readingMore', description: 'Try again.' } },
    },
  },
});
