import { assign, setup } from 'xstate';
import { mayScrollOn, nothingRead, waitsForPress, withPage, type Paged } from './paged.ts';
import { port, type Answered, type Stamped } from './port.ts';
import { problemOf, type Problem } from './problem.ts';
import type { Category, PageInput, PageOf, ProdCard, ShopInfo } from './words.ts';

export type ShelfPlace = PageInput<'categoryList'>['place'] | PageInput<'services'>['place'] | PageInput<'store'>['place'];

/** What stands above a shelf: a category with its path and children, a tag, or a shop. */
export type ShelfHeading =
  | { kind: 'category'; title: string; path: { categoryId: number; categoryName: string }[]; children: Category[] }
  | { kind: 'tag'; title: string; icon: string }
  | { kind: 'shop'; title: string; shop: ShopInfo };

export type ShelfFirst = { heading: ShelfHeading; page: PageOf<ProdCard> };
type ShelfQuestion = { place: ShelfPlace; regionId: number };

export const shelfMachine = setup({
  types: {
    input: {} as PageInput<'categoryList' | 'services' | 'store'>,
    context: {} as ShelfQuestion & { heading: ShelfHeading | null; read: Paged; problem: Problem | null },
    events: {} as Stamped<{ type: 'end.neared' } | { type: 'more.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: {
    readShelf: port<ShelfFirst, ShelfQuestion>(),
    readMoreOfShelf: port<PageOf<ProdCard>, ShelfQuestion & { current: number }>(),
  },
  actions: {
    keepFirst: assign((_, answered: { output: Answered<ShelfFirst> }) => ({
      heading: answered.output.answer.heading, read: withPage(nothingRead, answered.output.answer.page), problem: null,
    })),
    keepMore: assign(({ context }, answered: { output: Answered<PageOf<ProdCard>> }) => ({ read: withPage(context.read, answered.output.answer), problem: null })),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: {
    isUnknown: (_, failed: { error: unknown }) => problemOf(failed.error).code === 'NOT_FOUND',
    isEmpty: (_, answered: { output: Answered<ShelfFirst> }) => answered.output.answer.page.total === 0,
    isPressAwaited: ({ context }) => waitsForPress(context.read),
    mayScrollOn: ({ context }) => mayScrollOn(context.read),
  },
}).createMachine({
  id: 'shelf',
  description: 'A shelf of products: a category, a tag or a shop, with its heading and its list, read page by page.',
  context: ({ input }) => ({ place: input.place, regionId: input.here.regionId, heading: null, read: nothingRead, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Heading and first page are being read.',
      tags: 'busy',
      invoke: {
        src: 'readShelf',
        input: ({ context }) => ({ place: context.place, regionId: context.regionId }),
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ output: event.output }) }, target: 'empty', actions: { type: 'keepFirst', params: ({ event }) => ({ output: event.output }) }, description: 'The shelf is known, and nothing stands on it here.' },
          { target: 'browsing', actions: { type: 'keepFirst', params: ({ event }) => ({ output: event.output }) }, description: 'The mall answers.' },
        ],
        onError: [
          { guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) }, target: 'unknown', description: 'The mall knows no such shelf.' },
          { target: 'unreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'What this page needs is not reachable.' },
        ],
      },
    },
    unknown: { description: 'There is no such category, tag or shop (404).', type: 'final' },
    empty: { description: 'The shelf is empty in this region.', type: 'final' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    browsing: {
      description: 'The shelf is on the screen.',
      on: {
        'end.neared': { guard: 'mayScrollOn', target: 'readingMore', description: 'The end of the list comes near: the next page is read by itself, three times.' },
        'more.pressed': { guard: 'isPressAwaited', target: 'readingMore', description: 'After three pages the shopper asks for more.' },
      },
    },
    readingMore: {
      description: 'The next page of the list is on its way; what is shown stays.',
      invoke: {
        src: 'readMoreOfShelf',
        input: ({ context }) => ({ place: context.place, regionId: context.regionId, current: context.read.current + 1 }),
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
