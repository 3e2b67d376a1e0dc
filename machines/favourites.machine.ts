import { assign, emit, setup } from 'xstate';
import { freshFor } from './orderSteps.ts';
import { port, type Answered, type Moment, type Stamped } from './port.ts';
import { problemOf, type Problem } from './problem.ts';
import type { CollectedProd, Fact, Here, PageInput, PageOf, PlaceOf, ShopCard } from './words.ts';

/** One page of what a shopper keeps: products, or the shops he follows. */
export type Favourites = { tab: 'products'; page: PageOf<CollectedProd> } | { tab: 'shops'; page: PageOf<ShopCard> };
export type FavouritesQuestion = { place: PlaceOf<'collection'>; current: number };

type Context = {
  place: PlaceOf<'collection'>; here: Here; cards: CollectedProd[]; shops: ShopCard[]; current: number; pages: number; total: number;
  chosen: number[]; removed: number[]; at: Moment; problem: Problem | null;
};

/** What can be put into the cart from here: one variant, in stock, delivered here. */
export const canBeAdded = ({ skuId, stockStatus, deliverable }: CollectedProd): boolean => skuId !== null && deliverable && (stockStatus === 'IN_STOCK' || stockStatus === 'LOW');

const cardIn = ({ cards }: Context, prodId: number): CollectedProd | undefined => cards.find((card) => card.prodId === prodId);
const rowsOf = <Row, Id>(shown: readonly Row[], found: readonly Row[], idOf: (row: Row) => Id): Row[] => {
  const known = new Set(shown.map(idOf));
  return [...shown, ...found.filter((row) => !known.has(idOf(row)))];
};

export const favouritesMachine = setup({
  types: {
    input: {} as PageInput<'collection'>,
    context: {} as Context,
    events: {} as Stamped<
      | { type: 'card.chosen'; prodId: number; isChosen: boolean }
      | { type: 'all.chosen'; isChosen: boolean }
      | { type: 'removal.pressed' }
      | { type: 'undo.pressed' }
      | { type: 'addToCart.pressed'; prodId: number }
      | { type: 'more.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as Fact,
    tags: {} as 'busy',
  },
  actors: { readFavourites: port<Favourites, FavouritesQuestion>() },
  actions: {
    keepFirst: assign((_, answered: { output: Answered<Favourites> }) => {
      const { answer: { tab, page }, at } = answered.output;
      const { current, pages, total } = page;
      return { cards: tab === 'products' ? page.records : [], shops: tab === 'shops' ? page.records : [], current, pages, total, chosen: [], removed: [], at, problem: null };
    }),
    keepMore: assign(({ context }, answered: { output: Answered<Favourites> }) => {
      const { answer: { tab, page }, at } = answered.output;
      const { current, pages, total } = page;
      return {
        cards: tab === 'products' ? rowsOf(context.cards, page.records, (card) => card.prodId) : context.cards,
        shops: tab === 'shops' ? rowsOf(context.shops, page.records, (shop) => shop.shopId) : context.shops,
        current, pages, total, at, problem: null,
      };
    }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    keepChoice: assign({
      chosen: ({ context }, { prodId, isChosen }: { prodId: number; isChosen: boolean }) => [...context.chosen.filter((id) => id !== prodId), ...(isChosen ? [prodId] : [])],
    }),
    chooseAll: assign({
      chosen: ({ context }, { isChosen }: { isChosen: boolean }) => (isChosen ? context.cards.map((card) => card.prodId).filter((id) => !context.removed.includes(id)) : []),
    }),
    tellRemoval: emit(({ context }): Fact => ({ type: 'favourites.wanted', favourites: context.chosen.map((id) => ({ kind: 'product', id })), isWanted: false })),
    hideChosen: assign({ removed: ({ context }) => context.chosen, chosen: [], cards: ({ context }) => context.cards.filter((card) => !context.removed.includes(card.prodId)) }),
    tellUndo: emit(({ context }): Fact => ({ type: 'favourites.wanted', favourites: context.removed.map((id) => ({ kind: 'product', id })), isWanted: true })),
    showRemoved: assign({ removed: [] }),
    tellLine: emit(({ context }, { prodId }: { prodId: number }): Fact => {
      const card = cardIn(context, prodId);
      return { type: 'line.added', line: { prodId, skuId: card?.skuId ?? 0, shopId: card?.shopId ?? 0, count: 1 } };
    }),
  },
  guards: {
    isNothing: (_, answered: { output: Answered<Favourites> }) => answered.output.answer.page.total === 0,
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
  context: ({ input: { place, here } }) => ({ place, here, cards: [], shops: [], current: 0, pages: 0, total: 0, chosen: [], removed: [], at: here.at, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The list is being read.',
      tags: 'busy',
      invoke: {
        src: 'readFavourites',
        input: ({ context }) => ({ place: context.place, current: 1 }),
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => ({ output: event.output }) }, target: 'empty', actions: { type: 'keepFirst', params: ({ event }) => ({ output: event.output }) }, description: 'Nothing is kept.' },
          { target: 'listed', actions: { type: 'keepFirst', params: ({ event }) => ({ output: event.output }) }, description: 'What is kept, in the order that was asked for.' },
        ],
        onError: { target: 'unreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'What this page needs is not reachable.' },
      },
    },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    empty: {
      description: 'Nothing is kept.',
      on: { resume: { guard: { type: 'isOld', params: ({ event }) => ({ at: event.at }) }, target: 'reading', description: 'The page is alive again after a while: is it still so?' } },
    },
    listed: {
      description: 'The list is on the screen.',
      initial: 'resting',
      on: {
        'card.chosen': { actions: { type: 'keepChoice', params: ({ event }) => ({ prodId: event.prodId, isChosen: event.isChosen }) }, description: 'A favourite is chosen, or left out.' },
        'all.chosen': { actions: { type: 'chooseAll', params: ({ event }) => ({ isChosen: event.isChosen }) }, description: 'All that are shown are chosen, or none.' },
        'removal.pressed': { guard: 'hasChosen', actions: ['tellRemoval', 'hideChosen'], description: 'The chosen ones are taken out; they can be put back.' },
        'undo.pressed': { guard: 'hasRemoved', actions: ['tellUndo', 'showRemoved'], description: 'What was taken out comes back, as it was.' },
        'addToCart.pressed': {
          guard: { type: 'canBeAdded', params: ({ event }) => ({ prodId: event.prodId }) },
          actions: { type: 'tellLine', params: ({ event }) => ({ prodId: event.prodId }) },
          description: 'Into the cart; it stays a favourite.',
        },
        resume: { guard: { type: 'isOld', params: ({ event }) => ({ at: event.at }) }, target: 'reading', description: 'The page is alive again after a while: what is true now?' },
      },
      states: {
        resting: {
          description: 'Nothing is on its way.',
          on: { 'more.pressed': { guard: 'hasMore', target: 'readingMore', description: 'More of the list is wanted.' } },
        },
        readingMore: {
          description: 'More is on its way; what is shown stays.',
          invoke: {
            src: 'readFavourites',
            input: ({ context }) => ({ place: context.place, current: context.current + 1 }),
            onDone: { target: 'resting', actions: { type: 'keepMore', params: ({ event }) => ({ output: event.output }) }, description: 'The next page.' },
            onError: { target: 'moreUnreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'It could not be read; what is shown stays.' },
          },
        },
        moreUnreadable: {
          description: 'What is shown stays; the shopper may try again.',
          on: { 'retry.pressed': { target: 'readingMore', description: 'Try again.' } },
        },
      },
    },
  },
});
