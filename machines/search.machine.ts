import { assign, emit, setup } from 'xstate';
import { mayScrollOn, nothingRead, waitsForPress, withPage, type Paged } from './paged.ts';
import { port, type Answered, type Stamped } from './port.ts';
import { problemOf, type Problem } from './problem.ts';
import type { Fact, PageInput, PlaceOf, ProdCard, SearchResult } from './words.ts';

/** The orders a result can stand in (contract G): a field, and its direction. */
export const sortings = [
  { sortName: 'default', sort: 'desc' },
  { sortName: 'soldNum', sort: 'desc' },
  { sortName: 'price', sort: 'asc' },
  { sortName: 'price', sort: 'desc' },
  { sortName: 'rating', sort: 'desc' },
  { sortName: 'new', sort: 'desc' },
  { sortName: 'discount', sort: 'desc' },
] as const;

export type SearchQuestion = { key: string; sortName: string; sort: string; regionId: number; pageNumber: number; scrollId: string | null };
type Found = { scrollId: string | null; correctedKey: string | null; related: string[] };

export const searchMachine = setup({
  types: {
    input: {} as PageInput<'search'>,
    context: {} as Found & { place: PlaceOf<'search'>; regionId: number; read: Paged; popular: ProdCard[]; isRenewed: boolean; problem: Problem | null },
    events: {} as Stamped<
      { type: 'sorting.chosen'; sortName: string; sort: string } | { type: 'end.neared' } | { type: 'more.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }
    >,
    emitted: {} as Fact,
    tags: {} as 'busy',
  },
  actors: { searchProducts: port<SearchResult, SearchQuestion>(), readPopularProducts: port<ProdCard[], { regionId: number }>() },
  actions: {
    keepFirst: assign((_, answered: { output: Answered<SearchResult> }) => {
      const { scrollId, correctedKey, related, ...page } = answered.output.answer;
      return { scrollId, correctedKey, related, read: withPage(nothingRead, page), problem: null, isRenewed: false };
    }),
    keepMore: assign(({ context }, answered: { output: Answered<SearchResult> }) => ({
      read: withPage(context.read, answered.output.answer), problem: null, isRenewed: false,
    })),
    /** The scroll had expired: the mall began a new one, so what was shown gives way to it (contract G). */
    keepRenewed: assign((_, answered: { output: Answered<SearchResult> }) => ({
      scrollId: answered.output.answer.scrollId, read: withPage(nothingRead, answered.output.answer), problem: null, isRenewed: true,
    })),
    keepPopular: assign({ popular: (_, answered: { output: Answered<ProdCard[]> }) => answered.output.answer }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    goToSorting: emit(({ context }, chosen: { sortName: string; sort: string }) => ({
      type: 'place.wanted' as const, place: { ...context.place, ...chosen }, replace: true,
    })),
  },
  guards: {
    isNothing: (_, answered: { output: Answered<SearchResult> }) => answered.output.answer.total === 0,
    isRenewed: ({ context }, answered: { output: Answered<SearchResult> }) => answered.output.answer.scrollId !== context.scrollId,
    isPressAwaited: ({ context }) => waitsForPress(context.read),
    mayScrollOn: ({ context }) => mayScrollOn(context.read),
  },
}).createMachine({
  id: 'search',
  description: 'The results of a search: a list with its order, read page by page along one frozen scroll.',
  context: ({ input }) => ({
    place: input.place, regionId: input.here.regionId, read: nothingRead, popular: [], scrollId: null, correctedKey: null, related: [], isRenewed: false, problem: null,
  }),
  initial: 'searching',
  on: {
    'sorting.chosen': {
      description: 'Another order: it stands in the address, so the page opens there.',
      actions: { type: 'goToSorting', params: ({ event }) => ({ sortName: event.sortName, sort: event.sort }) },
    },
  },
  states: {
    searching: {
      description: 'The search runs.',
      tags: 'busy',
      invoke: {
        src: 'searchProducts',
        input: ({ context }) => ({ key: context.place.key, sortName: context.place.sortName, sort: context.place.sort, regionId: context.regionId, pageNumber: 1, scrollId: null }),
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => ({ output: event.output }) }, target: 'readingPopular', actions: { type: 'keepFirst', params: ({ event }) => ({ output: event.output }) }, description: 'Nothing was found.' },
          { target: 'browsing', actions: { type: 'keepFirst', params: ({ event }) => ({ output: event.output }) }, description: 'Something was found.' },
        ],
        onError: { target: 'unreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'What this page needs is not reachable.' },
      },
    },
    readingPopular: {
      description: 'Nothing was found: what others like is read instead.',
      tags: 'busy',
      invoke: {
        src: 'readPopularProducts',
        input: ({ context }) => ({ regionId: context.regionId }),
        onDone: { target: 'nothing', actions: { type: 'keepPopular', params: ({ event }) => ({ output: event.output }) }, description: 'Popular products.' },
        onError: { target: 'nothing', description: 'Not even those; the words suffice.' },
      },
    },
    nothing: { description: 'Nothing was found: what to change, and what is popular.' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'searching', description: 'Try again.' } },
    },
    browsing: {
      description: 'Results are on the screen.',
      on: {
        'end.neared': { guard: 'mayScrollOn', target: 'readingMore', description: 'The end of the list comes near: the next page is read by itself, three times.' },
        'more.pressed': { guard: 'isPressAwaited', target: 'readingMore', description: 'After three pages the shopper asks for more.' },
      },
    },
    readingMore: {
      description: 'The next page of the results is on its way; what is shown stays.',
      invoke: {
        src: 'searchProducts',
        input: ({ context }) => ({ key: context.place.key, sortName: context.place.sortName, sort: context.place.sort, regionId: context.regionId, pageNumber: context.read.current + 1, scrollId: context.scrollId }),
        onDone: [
          { guard: { type: 'isRenewed', params: ({ event }) => ({ output: event.output }) }, target: 'browsing', actions: { type: 'keepRenewed', params: ({ event }) => ({ output: event.output }) }, description: 'The scroll had expired: the list is renewed, and the page says so.' },
          { target: 'browsing', actions: { type: 'keepMore', params: ({ event }) => ({ output: event.output }) }, description: 'More results.' },
        ],
        onError: { target: 'moreUnreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'The next page could not be read; what is shown stays.' },
      },
    },
    moreUnreadable: {
      description: 'What is shown stays; the shopper may try again.',
      on: { 'retry.pressed': { target: 'readingMore', description: 'Try again.' } },
    },
  },
});
