import { assign, sendTo, setup } from 'xstate';
import { filterPanelMachine } from './filterPanel.machine.ts';
import { hasCaughtUp, mayScrollOn, nothingRead, waitsForPress, withPage, type InfiniteList } from './rules/list/infiniteList.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { Brand, ShopInfo } from './model/seller.ts';
import type { Category } from './model/category.ts';
import type { PageInput } from './model/place.ts';
import type { SearchResult } from './model/search.ts';
import type { Voucher } from './model/voucher.ts';

export type ProductListPlace =
  | PageInput<'categoryList'>['place']
  | PageInput<'services'>['place']
  | PageInput<'store'>['place']
  | PageInput<'brand'>['place']
  | PageInput<'trending'>['place']
  | PageInput<'voucher'>['place'];

/** What stands above a shelf: a category with its path and children, a tag, a shop, a brand, a voucher, or what sells most. */
export type ProductListHeading =
  | { kind: 'category'; title: string; path: { categoryId: number; categoryName: string }[]; children: Category[] }
  | { kind: 'tag'; title: string; icon: string }
  | { kind: 'shop'; title: string; shop: ShopInfo; categories: Pick<Category, 'categoryId' | 'categoryName'>[] }
  | { kind: 'brand'; title: string; brand: Brand }
  | { kind: 'voucher'; title: string; voucher: Pick<Voucher, 'subTitle' | 'scope' | 'shopName' | 'endTime'> }
  | { kind: 'trending' };

/** One page of a shelf along its frozen scroll; a tag's shelf has none. */
export type ProductListPage = Omit<SearchResult, 'correctedKey' | 'noResultHint' | 'related'>;
export type ProductListFirst = { heading: ProductListHeading; page: ProductListPage };
type ProductListInput = { place: ProductListPlace; regionId: number };
export type ProductListPageQuestion = ProductListInput & { pageNumber: number; scrollId: string | null };

export const productListMachine = setup({
  types: {
    input: {} as PageInput<'categoryList' | 'services' | 'store' | 'brand' | 'trending' | 'voucher'>,
    context: {} as ProductListInput & {
      heading: ProductListHeading | null;
      read: InfiniteList;
      scrollId: string | null;
      facets: SearchResult['facets'];
      /** The renewed list while it is read as far as the old one was. */
      gathered: InfiniteList;
      isRenewed: boolean;
      problem: Problem | null;
    },
    events: {} as Stamped<{ type: 'end.neared' } | { type: 'more.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }>,
    children: {} as { filterPanel: 'filterPanel' },
    tags: {} as 'busy',
  },
  actors: {
    filterPanel: filterPanelMachine,
    readProductList: port<ProductListFirst, ProductListInput>(),
    readMoreOfProductList: port<ProductListPage, ProductListPageQuestion>(),
  },
  actions: {
    storeFirst: assign((_, answered: { output: Answered<ProductListFirst> }) => {
      const { heading, page } = answered.output.answer;
      return { heading, scrollId: page.scrollId, facets: page.facets, read: withPage(nothingRead, page), problem: null, isRenewed: false };
    }),
    passFacets: sendTo('filterPanel', ({ context }, came: { at: Moment }) => ({
      type: 'facets.came' as const,
      facets: required(context.facets),
      at: came.at,
    })),
    passResume: sendTo('filterPanel', (_, now: { at: Moment }) => ({ type: 'resume' as const, ...now })),
    storeMore: assign(({ context }, answered: { output: Answered<ProductListPage> }) => ({
      read: withPage(context.read, answered.output.answer),
      problem: null,
      isRenewed: false,
    })),
    /** The scroll had expired: the mall began a new one, so what was shown gives way to it (contract G). */
    beginAnew: assign((_, answered: { output: Answered<ProductListPage> }) => ({
      scrollId: answered.output.answer.scrollId,
      gathered: withPage(nothingRead, answered.output.answer),
      problem: null,
    })),
    gather: assign({
      gathered: ({ context }, answered: { output: Answered<ProductListPage> }) => withPage(context.gathered, answered.output.answer),
    }),
    showGathered: assign(({ context }) => ({ read: context.gathered, gathered: nothingRead, isRenewed: true })),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: {
    isUnknown: (_, failed: { error: unknown }) => problemOf(failed.error).code === 'NOT_FOUND',
    isEmpty: (_, answered: { output: Answered<ProductListFirst> }) => answered.output.answer.page.total === 0,
    hasFacets: (_, answered: { output: Answered<ProductListFirst> }) => answered.output.answer.page.facets !== null,
    isRenewed: ({ context }, answered: { output: Answered<ProductListPage> }) => answered.output.answer.scrollId !== context.scrollId,
    hasCaughtUp: ({ context }) => hasCaughtUp(context.gathered, context.read),
    isPressAwaited: ({ context }) => waitsForPress(context.read),
    mayScrollOn: ({ context }) => mayScrollOn(context.read),
  },
}).createMachine({
  id: 'productList',
  description:
    'A shelf of products: a category, a tag, a shop, a brand or what sells most, with its heading and its list, narrowed as the address says and read page by page.',
  context: ({ input }) => ({
    place: input.place,
    regionId: input.visitor.regionId,
    heading: null,
    read: nothingRead,
    gathered: nothingRead,
    scrollId: null,
    facets: null,
    isRenewed: false,
    problem: null,
  }),
  invoke: { src: 'filterPanel', id: 'filterPanel', input: ({ context }) => ({ place: context.place, regionId: context.regionId }) },
  on: { resume: { actions: { type: 'passResume', params: fromEvent('at') }, description: 'The page is alive again.' } },
  initial: 'reading',
  states: {
    reading: {
      description: 'Heading and first page are being read.',
      tags: 'busy',
      invoke: {
        src: 'readProductList',
        input: ({ context }) => ({ place: context.place, regionId: context.regionId }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'The shelf is known, and nothing stands on it here, or nothing that passes the filters.',
          },
          {
            guard: { type: 'hasFacets', params: fromEvent('output') },
            target: 'browsing',
            actions: [
              { type: 'storeFirst', params: fromEvent('output') },
              { type: 'passFacets', params: ({ event }) => ({ at: event.output.at }) },
            ],
            description: 'The mall answers; the counts of the filters came along.',
          },
          {
            target: 'browsing',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'The mall answers; this shelf cannot be narrowed.',
          },
        ],
        onError: [
          {
            guard: { type: 'isUnknown', params: fromEvent('error') },
            target: 'unknown',
            description: 'The mall knows no such shelf.',
          },
          {
            target: 'unreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'What this page needs is not reachable.',
          },
        ],
      },
    },
    unknown: { description: 'There is no such category, tag, shop or brand (404).', type: 'final' },
    empty: { description: 'The shelf is empty in this region.', type: 'final' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    browsing: {
      description: 'The shelf is on the screen.',
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
      description: 'The next page of the list is on its way; what is shown stays.',
      invoke: {
        src: 'readMoreOfProductList',
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
            description: 'More products.',
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
        src: 'readMoreOfProductList',
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
  },
});
