import { assign, setup } from 'xstate';
import { mayScrollOn, nothingRead, waitsForPress, withPage, type InfiniteList } from './rules/list/infiniteList.ts';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { Banner, Tag, TagBlock } from './model/home.ts';
import type { PageInput } from './model/place.ts';
import type { PageOf } from './model/shop.ts';
import type { ProdCard } from './model/product.ts';

/** What the home page opens with (contract E1 to E6). */
export type HomeFirst = { banners: Banner[]; tags: Tag[]; tagBlocks: TagBlock[]; trending: ProdCard[]; youMayLike: PageOf<ProdCard> };

export const homeMachine = setup({
  types: {
    input: {} as PageInput<'home'>,
    context: {} as { liked: InfiniteList; regionId: number; first: Omit<HomeFirst, 'youMayLike'> | null; problem: Problem | null },
    events: {} as Stamped<{ type: 'end.neared' } | { type: 'more.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: {
    readHome: port<HomeFirst, { regionId: number }>(),
    readYouMayLike: port<PageOf<ProdCard>, { regionId: number; current: number }>(),
  },
  actions: {
    storeFirst: assign((_, answered: { output: Answered<HomeFirst> }) => {
      const { youMayLike, ...first } = answered.output.answer;
      return { first, problem: null, liked: withPage(nothingRead, youMayLike) };
    }),
    storeMore: assign(({ context }, answered: { output: Answered<PageOf<ProdCard>> }) => ({
      liked: withPage(context.liked, answered.output.answer),
      problem: null,
    })),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: {
    isPressAwaited: ({ context }) => waitsForPress(context.liked),
    mayScrollOn: ({ context }) => mayScrollOn(context.liked),
  },
}).createMachine({
  id: 'home',
  description: 'Home: banners, tag icons, tag blocks, trending deals and "you may like", all from the mall.',
  context: ({ input }) => ({ regionId: input.visitor.regionId, first: null, liked: nothingRead, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The home page is being read.',
      tags: 'busy',
      invoke: {
        src: 'readHome',
        input: ({ context }) => ({ regionId: context.regionId }),
        onDone: {
          target: 'browsing',
          actions: { type: 'storeFirst', params: fromEvent('output') },
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
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    browsing: {
      description: 'The home page is on the screen.',
      on: {
        'end.neared': {
          guard: 'mayScrollOn',
          target: 'readingMore',
          description: 'The end of "you may like" comes near: the next page is read by itself, three times.',
        },
        'more.pressed': { guard: 'isPressAwaited', target: 'readingMore', description: 'After three pages the shopper asks for more.' },
      },
    },
    readingMore: {
      description: 'The next page of "you may like" is on its way; what is shown stays.',
      invoke: {
        src: 'readYouMayLike',
        input: ({ context }) => ({ regionId: context.regionId, current: context.liked.current + 1 }),
        onDone: {
          target: 'browsing',
          actions: { type: 'storeMore', params: fromEvent('output') },
          description: 'More products.',
        },
        onError: {
          target: 'moreUnreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'The next page could not be read; what is shown stays.',
        },
      },
    },
    moreUnreadable: {
      description: 'What is shown stays; the shopper may try again.',
      on: { 'retry.pressed': { target: 'readingMore', description: 'Try again.' } },
    },
  },
});
