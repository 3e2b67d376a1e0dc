import { and, assign, emit, setup } from 'xstate';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import { firstPicks, isInStock, mostOf, pick, skuOf, type Picks } from './rules/variants.ts';
import { required } from './rules/required.ts';
import type { PageEvent, PostLoginIntent } from './model/pageEvent.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { PageInput, PlaceOf } from './model/place.ts';
import type { ProdCard, ProdInfo } from './model/product.ts';

/** What stands below the product and may come later: others like it. */
export type Surroundings = { similar: ProdCard[] };

type Context = {
  place: PlaceOf<'product'>;
  visitor: VisitorContext;
  known: ProdCard | null;
  product: ProdInfo | null;
  picks: Picks;
  quantity: number;
  picture: number;
  surroundings: Surroundings | null;
  problem: Problem | null;
};

const chosen = ({ product, picks }: Context) => (product ? skuOf(product, picks) : null);

/** The line that "Add to cart" and "Buy now" speak of. Only asked for behind the guard `isOnShelf`. */
const wantedLine = (context: Context) => ({
  prodId: context.place.productId,
  skuId: required(chosen(context)).skuId,
  shopId: required(context.product).shopId,
  count: context.quantity,
});

export const productMachine = setup({
  types: {
    input: {} as PageInput<'product'> & { known: ProdCard | null },
    context: {} as Context,
    events: {} as Stamped<
      | { type: 'variant.chosen'; propName: string; value: string }
      | { type: 'quantity.changed'; count: number }
      | { type: 'picture.chosen'; index: number }
      | { type: 'addToCart.pressed' }
      | { type: 'buyNow.pressed' }
      | { type: 'chat.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readProduct: port<ProdInfo, { prodId: number; regionId: number }>(),
    readSurroundings: port<Surroundings, { prodId: number; regionId: number }>(),
  },
  actions: {
    storeProduct: assign(({ context }, answered: { output: Answered<ProdInfo> }) => {
      const product = answered.output.answer;
      return { product, picks: firstPicks(product, context.place.skuId), quantity: 1, problem: null };
    }),
    storeSurroundings: assign({ surroundings: (_, answered: { output: Answered<Surroundings> }) => answered.output.answer }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    storePick: assign(({ context }, picked: { propName: string; value: string }) => {
      const { product } = context;
      if (!product) return {};
      const picks = pick(product, context.picks, picked.propName, picked.value);
      const sku = skuOf(product, picks);
      return {
        picks,
        place: { ...context.place, skuId: sku?.skuId ?? null },
        picture: 0,
        quantity: Math.max(1, Math.min(context.quantity, mostOf(product, sku))),
      };
    }),
    settleAddress: emit(({ context }) => ({ type: 'place.settled' as const, place: context.place })),
    storeQuantity: assign({
      quantity: ({ context }, changed: { count: number }) =>
        Math.max(1, Math.min(Math.trunc(changed.count) || 1, context.product ? mostOf(context.product, chosen(context)) : 1)),
    }),
    storePicture: assign({ picture: (_, shown: { index: number }) => shown.index }),
    tellLine: emit(({ context }) => ({
      type: 'line.added' as const,
      line: { ...wantedLine(context), prodName: required(context.product).prodName },
    })),
    tellBuyNow: emit(({ context }) => ({
      type: 'place.wanted' as const,
      place: { name: 'checkout' as const, buyNow: wantedLine(context), basketIds: [] },
    })),
    tellChat: emit(({ context }) => ({
      type: 'place.wanted' as const,
      place: { name: 'chat' as const, shopId: context.product?.shopId ?? null, prodId: context.place.productId, orderNumber: null },
    })),
    askLoginForBuyNow: emit(({ context }) => ({
      type: 'login.wanted' as const,
      intent: { kind: 'openPlace', place: { name: 'checkout', buyNow: wantedLine(context), basketIds: [] } } satisfies PostLoginIntent,
    })),
    askLoginForChat: emit(({ context }) => ({
      type: 'login.wanted' as const,
      intent: {
        kind: 'openPlace',
        place: { name: 'chat', shopId: context.product?.shopId ?? null, prodId: context.place.productId, orderNumber: null },
      } satisfies PostLoginIntent,
    })),
  },
  guards: {
    isUnknown: (_, failed: { error: unknown }) => problemOf(failed.error).code === 'NOT_FOUND',
    isOffShelf: (_, answered: { output: Answered<ProdInfo> }) => answered.output.answer.status === 0,
    isOnShelf: ({ context }) => {
      const sku = chosen(context);
      return sku !== null && isInStock(sku) && context.product?.delivery.deliverable === true;
    },
    isLoggedIn: ({ context }) => context.visitor.isLoggedIn,
  },
}).createMachine({
  id: 'product',
  description: 'One product: choose a variant and a quantity, put it into the cart or buy it at once.',
  context: ({ input }) => ({
    place: input.place,
    visitor: input.visitor,
    known: input.known,
    product: null,
    picks: {},
    quantity: 1,
    picture: 0,
    surroundings: null,
    problem: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The product is being read; what its card knew is already shown.',
      tags: 'busy',
      invoke: {
        src: 'readProduct',
        input: ({ context }) => ({ prodId: context.place.productId, regionId: context.visitor.regionId }),
        onDone: [
          {
            guard: { type: 'isOffShelf', params: fromEvent('output') },
            target: 'offShelf',
            actions: { type: 'storeProduct', params: fromEvent('output') },
            description: 'The product is not sold any more.',
          },
          {
            target: 'onSale',
            actions: { type: 'storeProduct', params: fromEvent('output') },
            description: 'The mall answers.',
          },
        ],
        onError: [
          {
            guard: { type: 'isUnknown', params: fromEvent('error') },
            target: 'unknown',
            description: 'The mall knows no such product.',
          },
          {
            target: 'unreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'What this page needs is not reachable.',
          },
        ],
      },
    },
    unknown: { description: 'There is no such product (404).', type: 'final' },
    offShelf: { description: 'The product was taken off the shelf: its page says so and offers similar ones.', type: 'final' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    onSale: {
      description: 'The product is on the screen.',
      initial: 'lookingAround',
      on: {
        'variant.chosen': {
          description: 'The shopper picks a colour, a size ...: price, picture, stock and address follow.',
          actions: [{ type: 'storePick', params: fromEvent('propName', 'value') }, 'settleAddress'],
        },
        'quantity.changed': {
          description: 'The shopper says how many; stock and limit hold.',
          actions: { type: 'storeQuantity', params: fromEvent('count') },
        },
        'picture.chosen': {
          description: 'Another picture of the gallery.',
          actions: { type: 'storePicture', params: fromEvent('index') },
        },
        'addToCart.pressed': {
          guard: 'isOnShelf',
          description: 'Into the cart; a guest is asked to log in first, and it is carried out after that.',
          actions: 'tellLine',
        },
        'buyNow.pressed': [
          {
            guard: and(['isLoggedIn', 'isOnShelf']),
            description: 'To the checkout with this line alone; the cart stays as it is.',
            actions: 'tellBuyNow',
          },
          { guard: 'isOnShelf', description: 'A guest buys: login first, the checkout after it.', actions: 'askLoginForBuyNow' },
        ],
        'chat.pressed': [
          { guard: 'isLoggedIn', description: 'Talk to the seller about this product.', actions: 'tellChat' },
          { description: 'A guest wants to talk: login first.', actions: 'askLoginForChat' },
        ],
      },
      states: {
        lookingAround: {
          description: 'Similar products are being read.',
          invoke: {
            src: 'readSurroundings',
            input: ({ context }) => ({ prodId: context.place.productId, regionId: context.visitor.regionId }),
            onDone: {
              target: 'settled',
              actions: { type: 'storeSurroundings', params: fromEvent('output') },
              description: 'They arrive.',
            },
            onError: { target: 'alone', description: 'They could not be read; the product can be bought all the same.' },
          },
        },
        settled: { description: 'Everything is there.' },
        alone: {
          description: 'Without similar products; they may be asked for again.',
          on: { 'retry.pressed': { target: 'lookingAround', description: 'Try again.' } },
        },
      },
    },
  },
});
