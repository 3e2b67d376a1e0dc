import { assign, setup } from 'xstate';
import { port, type Answered, type Stamped } from './port.ts';
import { problemOf, type Problem } from './problem.ts';
import type { Banner, PageInput, PageOf, ProdCard, Tag, TagBlock } from './words.ts';

/** What the home page opens with (contract E1 to E6). */
export type HomeFirst = { banners: Banner[]; tags: Tag[]; tagBlocks: TagBlock[]; trending: ProdCard[]; youMayLike: PageOf<ProdCard> };

/** After this many pages "you may like" waits for a press, so that the footer can be reached. */
const pagesByScroll = 3;

type Shelf = { liked: ProdCard[]; current: number; pages: number };

const withPage = (shelf: Shelf, page: PageOf<ProdCard>): Shelf => {
  const seen = new Set(shelf.liked.map((card) => card.prodId));
  return { liked: [...shelf.liked, ...page.records.filter((card) => !seen.has(card.prodId))], current: page.current, pages: page.pages };
};

export const homeMachine = setup({
  types: {
    input: {} as PageInput<'home'>,
    context: {} as Shelf & { regionId: number; first: Omit<HomeFirst, 'youMayLike'> | null; problem: Problem | null },
    events: {} as Stamped<{ type: 'end.neared' } | { type: 'more.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: {
    readHome: port<HomeFirst, { regionId: number }>(),
    readYouMayLike: port<PageOf<ProdCard>, { regionId: number; current: number }>(),
  },
  actions: {
    keepFirst: assign((_, answered: { output: Answered<HomeFirst> }) => {
      const { youMayLike, ...first } = answered.output.answer;
      return { first, problem: null, ...withPage({ liked: [], current: 0, pages: 0 }, youMayLike) };
    }),
    keepMore: assign(({ context }, answered: { output: Answered<PageOf<ProdCard>> }) => ({ ...withPage(context, answered.output.answer), problem: null })),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: {
    hasMore: ({ context }) => context.current < context.pages,
    mayScrollOn: ({ context }) => context.current < context.pages && context.current < pagesByScroll,
  },
}).createMachine({
  id: 'home',
  description: 'Home: banners, tag icons, tag blocks, trending deals and "you may like", all from the mall.',
  context: ({ input }) => ({ regionId: input.here.regionId, first: null, liked: [], current: 0, pages: 0, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The home page is being read.',
      tags: 'busy',
      invoke: {
        src: 'readHome',
        input: ({ context }) => ({ regionId: context.regionId }),
        onDone: { target: 'browsing', actions: { type: 'keepFirst', params: ({ event }) => ({ output: event.output }) }, description: 'The mall answers.' },
        onError: { target: 'unreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'What this page needs is not reachable.' },
      },
    },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    browsing: {
      description: 'The home page is on the screen.',
      on: {
        'end.neared': { guard: 'mayScrollOn', target: 'readingMore', description: 'The end of "you may like" comes near: the next page is read by itself, three times.' },
        'more.pressed': { guard: 'hasMore', target: 'readingMore', description: 'The shopper asks for more.' },
      },
    },
    readingMore: {
      description: 'The next page of "you may like" is on its way.',
      tags: 'busy',
      invoke: {
        src: 'readYouMayLike',
        input: ({ context }) => ({ regionId: context.regionId, current: context.current + 1 }),
        onDone: { target: 'browsing', actions: { type: 'keepMore', params: ({ event }) => ({ output: event.output }) }, description: 'More products.' },
        onError: { target: 'moreUnreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'The next page could not be read; what is shown stays.' },
      },
    },
    moreUnreadable: {
      description: 'What is shown stays; the shopper may try again.',
      on: { 'retry.pressed': { target: 'readingMore', description: 'Try again.' } },
    },
  },
});
