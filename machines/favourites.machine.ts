import { assign, emit, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { FavouriteProduct } from './model/favourite.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { PageInput, PlaceOf } from './model/place.ts';
import type { PageOf } from './model/shop.ts';
import type { ShopCard } from './model/seller.ts';

/** One page of what a shopper keeps: products, or the shops he follows. */
export type Favourites = { tab: 'products'; page: PageOf<FavouriteProduct> } | { tab: 'shops'; page: PageOf<ShopCard> };
/** `pages`: how many pages are wanted in one answer, from `current` on. */
export type FavouritesQuestion = { place: PlaceOf<'collection'>; current: number; pages: number };

type Context = {
  place: PlaceOf<'collection'>;
  visitor: VisitorContext;
  cards: FavouriteProduct[];
  shops: ShopCard[];
  current: number;
  pages: number;
  total: number;
  chosen: number[];
  removed: number[];
  at: Moment;
  isStale: boolean;
  problem: Problem | null;
  /** Whose heart was emptied on this page: it stays in its place, so that the shopper can come back to it. */
  left: number[];
};

/** What can be put into the cart from here: one variant, in stock, delivered here. */
export const canBeAdded = ({ skuId, stockStatus, deliverable }: FavouriteProduct): boolean =>
  skuId !== null && deliverable && (stockStatus === 'IN_STOCK' || stockStatus === 'LOW');

const cardIn = ({ cards }: Context, prodId: number): FavouriteProduct | undefined => cards.find((card) => card.prodId === prodId);
const rowsOf = <Row, Id>(shown: readonly Row[], found: readonly Row[], idOf: (row: Row) => Id): Row[] => {
  const known = new Set(shown.map(idOf));
  return [...shown, ...found.filter((row) => !known.has(idOf(row)))];
};

/** The rows as they are now; those that are only waiting to come back stay where they stood. */
const freshRows = <Row>(fresh: readonly Row[], shown: readonly Row[], waiting: readonly number[], idOf: (row: Row) => number): Row[] =>
  shown.reduce<Row[]>(
    (rows, row, place) => {
      const id = idOf(row);
      return !waiting.includes(id) || rows.some((each) => idOf(each) === id) ? rows : [...rows.slice(0, place), row, ...rows.slice(place)];
    },
    [...fresh],
  );

export const favouritesMachine = setup({
  types: {
    input: {} as PageInput<'collection'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'heart.pressed'; id: number; isKept: boolean }
      | { type: 'card.chosen'; prodId: number; isChosen: boolean }
      | { type: 'all.chosen'; isChosen: boolean }
      | { type: 'removal.pressed' }
      | { type: 'undo.pressed' }
      | { type: 'addToCart.pressed'; prodId: number }
      | { type: 'more.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: { readFavourites: port<Favourites, FavouritesQuestion>(), subscribeToChanges: subscription() },
  actions: {
    storeFirst: assign((_, answered: { output: Answered<Favourites> }) => {
      const {
        answer: { tab, page },
        at,
      } = answered.output;
      const { current, pages, total } = page;
      return {
        cards: tab === 'products' ? page.records : [],
        shops: tab === 'shops' ? page.records : [],
        current,
        pages,
        total,
        at,
        problem: null,
      };
    }),
    storeFresh: assign(({ context: { cards, shops, chosen, removed, left } }, answered: { output: Answered<Favourites> }) => {
      const {
        answer: { tab, page },
        at,
      } = answered.output;
      const { current, pages, total } = page;
      const fresh =
        tab === 'products'
          ? { cards: freshRows(page.records, cards, [...removed, ...left], ({ prodId }) => prodId) }
          : { shops: freshRows(page.records, shops, left, ({ shopId }) => shopId) };
      const shown = new Set(fresh.cards?.map(({ prodId }) => prodId));
      return { ...fresh, chosen: chosen.filter((id) => shown.has(id)), current, pages, total, at };
    }),
    storeMore: assign(({ context }, answered: { output: Answered<Favourites> }) => {
      const {
        answer: { tab, page },
        at,
      } = answered.output;
      const { current, pages, total } = page;
      return {
        cards: tab === 'products' ? rowsOf(context.cards, page.records, (card) => card.prodId) : context.cards,
        shops: tab === 'shops' ? rowsOf(context.shops, page.records, (shop) => shop.shopId) : context.shops,
        current,
        pages,
        total,
        at,
        problem: null,
      };
    }),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeHeart: assign({
      left: ({ context }, { id, isKept }: { id: number; isKept: boolean }) => [
        ...context.left.filter((each) => each !== id),
        ...(isKept ? [] : [id]),
      ],
    }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    storeChoice: assign({
      chosen: ({ context }, { prodId, isChosen }: { prodId: number; isChosen: boolean }) => [
        ...context.chosen.filter((id) => id !== prodId),
        ...(isChosen ? [prodId] : []),
      ],
    }),
    chooseAll: assign({
      chosen: ({ context }, { isChosen }: { isChosen: boolean }) =>
        isChosen ? context.cards.map((card) => card.prodId).filter((id) => !context.removed.includes(id)) : [],
    }),
    tellRemoval: emit(({ context }): PageEvent => ({
      type: 'favourites.wanted',
      favourites: context.chosen.map((id) => ({ kind: 'product', id })),
      isWanted: false,
    })),
    hideChosen: assign({
      removed: ({ context }) => context.chosen,
      chosen: [],
      cards: ({ context }) => context.cards.filter((card) => !context.removed.includes(card.prodId)),
    }),
    tellUndo: emit(({ context }): PageEvent => ({
      type: 'favourites.wanted',
      favourites: context.removed.map((id) => ({ kind: 'product', id })),
      isWanted: true,
    })),
    showRemoved: assign({ removed: [] }),
    tellLine: emit(({ context }, { prodId }: { prodId: number }): PageEvent => {
      const { skuId, shopId, prodName } = required(cardIn(context, prodId));
      return { type: 'line.added', line: { prodId, skuId: required(skuId), shopId, count: 1, prodName } };
    }),
  },
  guards: {
    isNothing: (_, answered: { output: Answered<Favourites> }) => answered.output.answer.page.total === 0,
    isNothingLeft: ({ context }, answered: { output: Answered<Favourites> }) =>
      answered.output.answer.page.total === 0 && context.removed.length + context.left.length === 0,
    isStale: ({ context }) => context.isStale,
    hasMore: ({ context }) => context.current < context.pages,
    hasChosen: ({ context }) => context.chosen.length > 0,
    hasRemoved: ({ context }) => context.removed.length > 0,
    canBeAdded: ({ context }, { prodId }: { prodId: number }) => {
      const card = cardIn(context, prodId);
      return card !== undefined && canBeAdded(card);
    },
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
  },
}).createMachine({
  id: 'favourites',
  description: 'What a shopper keeps: his favourites with what they cost then and now, and the shops that he follows.',
  context: ({ input: { place, visitor } }) => ({
    place,
    visitor,
    cards: [],
    shops: [],
    current: 0,
    pages: 0,
    total: 0,
    chosen: [],
    removed: [],
    left: [],
    at: visitor.at,
    isStale: false,
    problem: null,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['collection'] } },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'A favourite came or went, or may have: the list is read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The list is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readFavourites',
        input: ({ context }) => ({ place: context.place, current: 1, pages: 1 }),
        onDone: [
          {
            guard: { type: 'isNothing', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'Nothing is kept.',
          },
          {
            target: 'listed',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'What is kept, in the order that was asked for.',
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
      description: 'Nothing is kept.',
      always: { guard: 'isStale', target: 'listed.refreshing', description: 'A favourite came or went: is one here now?' },
      on: {
        resume: {
          guard: { type: 'isOld', params: fromEvent('at') },
          target: 'listed.refreshing',
          description: 'The page is alive again after a while: is it still so?',
        },
      },
    },
    listed: {
      description: 'The list is on the screen.',
      initial: 'resting',
      on: {
        'heart.pressed': {
          actions: { type: 'storeHeart', params: fromEvent('id', 'isKept') },
          description: 'A heart is emptied or filled on this page.',
        },
        'card.chosen': {
          actions: { type: 'storeChoice', params: fromEvent('prodId', 'isChosen') },
          description: 'A favourite is chosen, or left out.',
        },
        'all.chosen': {
          actions: { type: 'chooseAll', params: fromEvent('isChosen') },
          description: 'All that are shown are chosen, or none.',
        },
        'removal.pressed': {
          guard: 'hasChosen',
          actions: ['tellRemoval', 'hideChosen'],
          description: 'The chosen ones are taken out; they can be put back.',
        },
        'undo.pressed': {
          guard: 'hasRemoved',
          actions: ['tellUndo', 'showRemoved'],
          description: 'What was taken out comes back, as it was.',
        },
        'addToCart.pressed': {
          guard: { type: 'canBeAdded', params: fromEvent('prodId') },
          actions: { type: 'tellLine', params: fromEvent('prodId') },
          description: 'Into the cart; it stays a favourite.',
        },
        resume: {
          guard: { type: 'isOld', params: fromEvent('at') },
          target: '.refreshing',
          description: 'The page is alive again after a while: what is true now?',
        },
      },
      states: {
        resting: {
          description: 'Nothing is on its way.',
          always: { guard: 'isStale', target: 'refreshing', description: 'A favourite came or went.' },
          on: { 'more.pressed': { guard: 'hasMore', target: 'readingMore', description: 'More of the list is wanted.' } },
        },
        refreshing: {
          description: 'As much of the list as is shown is read anew; it stays until then, and can be used.',
          entry: 'beginReading',
          on: {
            'more.pressed': {
              guard: 'hasMore',
              target: 'readingMore',
              actions: 'noteChange',
              description: 'More of the list is wanted first; the list is read anew after it.',
            },
          },
          invoke: {
            src: 'readFavourites',
            input: ({ context }) => ({ place: context.place, current: 1, pages: context.current }),
            onDone: [
              {
                guard: { type: 'isNothingLeft', params: fromEvent('output') },
                target: '#favourites.empty',
                actions: { type: 'storeFirst', params: fromEvent('output') },
                description: 'Nothing is kept any more.',
              },
              {
                target: 'resting',
                actions: { type: 'storeFresh', params: fromEvent('output') },
                description: 'The list as it is now.',
              },
            ],
            onError: { target: 'resting', description: 'It could not be read: what is shown stays.' },
          },
        },
        readingMore: {
          description: 'More is on its way; what is shown stays.',
          invoke: {
            src: 'readFavourites',
            input: ({ context }) => ({ place: context.place, current: context.current + 1, pages: 1 }),
            onDone: {
              target: 'resting',
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
          always: { guard: 'isStale', target: 'refreshing', description: 'A favourite came or went.' },
          on: { 'retry.pressed': { target: 'readingMore', description: 'Try again.' } },
        },
      },
    },
  },
});
