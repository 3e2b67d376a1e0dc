import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { filterPanelMachine } from './filterPanel.machine.ts';
import { parseListQuery, type ListPlace } from './rules/list/listQuery.ts';
import { hasCaughtUp, mayScrollOn, nothingRead, waitsForPress, withPage, type InfiniteList } from './rules/list/infiniteList.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { PageInput, PlaceOf } from './model/place.ts';
import type { ProdCard } from './model/product.ts';
import type { SearchResult } from './model/search.ts';
import type { ShopCard } from './model/seller.ts';

export type SearchInput = { place: ListPlace; regionId: number; pageNumber: number; scrollId: string | null };
type Found = { scrollId: string | null; correctedKey: string | null; noResultHint: string | null; related: string[] };

export const searchMachine = setup({
  types: {
    input: {} as PageInput<'search'>,
    context: {} as Found & {
      place: PlaceOf<'search'>;
      regionId: number;
      read: InfiniteList;
      facets: SearchResult['facets'];
      /** The renewed list while it is read as far as the old one was. */
      gathered: InfiniteList;
      popular: ProdCard[];
      shops: ShopCard[];
      isRenewed: boolean;
      problem: Problem | null;
    },
    events: {} as Stamped<{ type: 'end.neared' } | { type: 'more.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }>,
    children: {} as { filterPanel: 'filterPanel' },
    tags: {} as 'busy',
  },
  actors: {
    filterPanel: filterPanelMachine,
    searchProducts: port<SearchResult, SearchInput>(),
    readPopularProducts: port<ProdCard[], { regionId: number }>(),
    findShops: port<ShopCard[], { name: string; regionId: number }>(),
  },
  actions: {
    storeFirst: assign((_, answered: { output: Answered<SearchResult> }) => {
      const { scrollId, correctedKey, noResultHint, related, facets, ...page } = answered.output.answer;
      return { scrollId, correctedKey, noResultHint, related, facets, read: withPage(nothingRead, page), problem: null, isRenewed: false };
    }),
    passFacets: sendTo('filterPanel', ({ context }, came: { at: Moment }) => ({
      type: 'facets.came' as const,
      facets: required(context.facets),
      at: came.at,
    })),
    passResume: sendTo('filterPanel', (_, now: { at: Moment }) => ({ type: 'resume' as const, ...now })),
    storeMore: assign(({ context }, answered: { output: Answered<SearchResult> }) => ({
      read: withPage(context.read, answered.output.answer),
      problem: null,
      isRenewed: false,
    })),
    /** The scroll had expired: the mall began a new one, so what was shown gives way to it (contract G). */
    beginAnew: assign((_, answered: { output: Answered<SearchResult> }) => ({
      scrollId: answered.output.answer.scrollId,
      gathered: withPage(nothingRead, answered.output.answer),
      problem: null,
    })),
    gather: assign({
      gathered: ({ context }, answered: { output: Answered<SearchResult> }) => withPage(context.gathered, answered.output.answer),
    }),
    showGathered: assign(({ context }) => ({ read: context.gathered, gathered: nothingRead, isRenewed: true })),
    storePopular: assign({ popular: (_, answered: { output: Answered<ProdCard[]> }) => answered.output.answer }),
    storeShops: assign({ shops: (_, answered: { output: Answered<ShopCard[]> }) => answered.output.answer, problem: null }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: {
    areShopsWanted: ({ context }) => parseListQuery(context.place.query).tab === 'shops',
    isNothing: (_, answered: { output: Answered<SearchResult> }) => answered.output.answer.total === 0,
    hasFacets: (_, answered: { output: Answered<SearchResult> }) => answered.output.answer.facets !== null,
    isRefused: (_, failed: { error: unknown }) => problemOf(failed.error).code === 'VALIDATION',
    isRenewed: ({ context }, answered: { output: Answered<SearchResult> }) => answered.output.answer.scrollId !== context.scrollId,
    hasCaughtUp: ({ context }) => hasCaughtUp(context.gathered, context.read),
    isPressAwaited: ({ context }) => waitsForPress(context.read),
    mayScrollOn: ({ context }) => mayScrollOn(context.read),
  },
}).createMachine({
  id: 'search',
  description: 'The results of a search: products along one frozen scroll, narrowed as the address says, or the shops of that name.',
  context: ({ input }) => ({
    place: input.place,
    regionId: input.visitor.regionId,
    read: nothingRead,
    gathered: nothingRead,
    popular: [],
    shops: [],
    scrollId: null,
    correctedKey: null,
    noResultHint: null,
    related: [],
    facets: null,
    isRenewed: false,
    problem: null,
  }),
  invoke: { src: 'filterPanel', id: 'filterPanel', input: ({ context }) => ({ place: context.place, regionId: context.regionId }) },
  on: { resume: { actions: { type: 'passResume', params: fromEvent('at') }, description: 'The page is alive again.' } },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Which tab does the address name?',
      always: [
        { guard: 'areShopsWanted', target: 'findingShops', description: 'Shops.' },
        { target: 'searching', description: 'Products.' },
      ],
    },
    searching: {
      description: 'The search runs.',
      tags: 'busy',
      invoke: {
        src: 'searchProducts',
        input: ({ context }) => ({
          place: context.place,
          regionId: context.regionId,
          pageNumber: parseListQuery(context.place.query).page,
          scrollId: null,
        }),
        onDone: [
          {
            guard: { type: 'isNothing', params: fromEvent('output') },
            target: 'readingPopular',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'Nothing was found.',
          },
          {
            guard: { type: 'hasFacets', params: fromEvent('output') },
            target: 'browsing',
            actions: [
              { type: 'storeFirst', params: fromEvent('output') },
              { type: 'passFacets', params: ({ event }) => ({ at: event.output.at }) },
            ],
            description: 'Something was found; the counts of the filters came along.',
          },
          {
            target: 'browsing',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'Something was found, without counts.',
          },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: fromEvent('error') },
            target: 'readingPopular',
            description: 'The mall cannot search for this: neither words nor filters are left.',
          },
          {
            target: 'unreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'What this page needs is not reachable.',
          },
        ],
      },
    },
    readingPopular: {
      description: 'Nothing was found: what others like is read instead.',
      tags: 'busy',
      invoke: {
        src: 'readPopularProducts',
        input: ({ context }) => ({ regionId: context.regionId }),
        onDone: {
          target: 'nothing',
          actions: { type: 'storePopular', params: fromEvent('output') },
          description: 'Popular products.',
        },
        onError: { target: 'nothing', description: 'Not even those; the words suffice.' },
      },
    },
    nothing: { description: 'Nothing was found: what to change, what is near, and what is popular.', type: 'final' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'arriving', description: 'Try again.' } },
    },
    browsing: {
      description: 'Results are on the screen.',
      on: {
        'end.neared': {
          guard: 'mayScrollOn',
          target: 'readingMore',
          description: 'The end of the list comes near: the next page is read by itself, three times.',
        },
        'more.pressed': { guard: 'isPressAwaited', target: 'readingMore', description: 'After three pages the shopper asks for more.' },
      },
    },
    readingMore: {
      description: 'The next page of the results is on its way; what is shown stays.',
      invoke: {
        src: 'searchProducts',
        input: ({ context }) => ({
          place: context.place,
          regionId: context.regionId,
          pageNumber: context.read.current + 1,
          scrollId: context.scrollId,
        }),
        onDone: [
          {
            guard: { type: 'isRenewed', params: fromEvent('output') },
            target: 'renewing',
            actions: { type: 'beginAnew', params: fromEvent('output') },
            description: 'The scroll had expired: the mall began a new list.',
          },
          {
            target: 'browsing',
            actions: { type: 'storeMore', params: fromEvent('output') },
            description: 'More results.',
          },
        ],
        onError: {
          target: 'moreUnreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'The next page could not be read; what is shown stays.',
        },
      },
    },
    renewing: {
      description: 'Does the renewed list reach as far as the old one, so that the shopper keeps his place?',
      always: [
        {
          guard: 'hasCaughtUp',
          target: 'browsing',
          actions: 'showGathered',
          description: "It does: it takes the old one's place, and the page says so.",
        },
        { target: 'gathering', description: 'Not yet.' },
      ],
    },
    gathering: {
      description: 'The renewed list is read on; the old one stays on the screen meanwhile.',
      invoke: {
        src: 'searchProducts',
        input: ({ context }) => ({
          place: context.place,
          regionId: context.regionId,
          pageNumber: context.gathered.current + 1,
          scrollId: context.scrollId,
        }),
        onDone: [
          {
            guard: { type: 'isRenewed', params: fromEvent('output') },
            target: 'renewing',
            actions: { type: 'beginAnew', params: fromEvent('output') },
            description: 'Renewed once more.',
          },
          {
            target: 'renewing',
            actions: { type: 'gather', params: fromEvent('output') },
            description: 'One page more of it.',
          },
        ],
        onError: { target: 'browsing', actions: 'showGathered', description: 'It could not be read on: what there is of it is shown.' },
      },
    },
    moreUnreadable: {
      description: 'What is shown stays; the shopper may try again.',
      on: { 'retry.pressed': { target: 'readingMore', description: 'Try again.' } },
    },
    findingShops: {
      description: 'Shops of this name are looked for.',
      tags: 'busy',
      invoke: {
        src: 'findShops',
        input: ({ context }) => ({ name: context.place.key, regionId: context.regionId }),
        onDone: {
          target: 'shopsShown',
          actions: { type: 'storeShops', params: fromEvent('output') },
          description: 'Some, or none.',
        },
        onError: {
          target: 'unreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'What this page needs is not reachable.',
        },
      },
    },
    shopsShown: { description: 'The shops of this name, or the words that there are none.', type: 'final' },
  },
});

type Snapshot = SnapshotFrom<typeof searchMachine>;

/** Products are asked for, or what is popular instead of them. */
export const isReading = (snapshot: Snapshot): boolean => snapshot.matches('searching') || snapshot.matches('readingPopular');

/** Shops are looked for by name. */
export const areShops = (snapshot: Snapshot): boolean => snapshot.matches('findingShops') || snapshot.matches('shopsShown');
