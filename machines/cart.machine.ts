import { assign, sendParent, setup } from 'xstate';
import { itemsOf, shownCart, type CartWish } from './cart.ts';
import { port, type Stamped } from './port.ts';
import { isWeather, problemOf, sentenceOf, type Problem } from './problem.ts';
import type { Cart, CartItem, WantedLine } from './words.ts';

/** What is out of date: nothing, the number on the badge, or the lines on the Cart page. */
type Needs = 'nothing' | 'count' | 'lines';

type Context = {
  isLoggedIn: boolean; seed: string; made: number; isWatched: boolean; needs: Needs;
  count: number; cart: Cart | null; wishes: CartWish[]; removed: CartItem[]; problem: Problem | null;
};

type Wanted = CartWish extends infer Each ? (Each extends CartWish ? Omit<Each, 'key'> : never) : never;

const queue = ({ wishes, seed, made }: Context, ...wanted: Wanted[]) => ({
  wishes: [...wishes, ...wanted.map((wish, place) => ({ ...wish, key: `${seed}-cart-${made + place + 1}` }) as CartWish)],
  made: made + wanted.length,
});

export const cartMachine = setup({
  types: {
    input: {} as { isLoggedIn: boolean; seed: string },
    context: {} as Context,
    events: {} as Stamped<
      | { type: 'line.added'; line: WantedLine; key?: string }
      | { type: 'count.changed'; basketId: number; count: number }
      | { type: 'lines.checked'; basketIds: number[]; checked: boolean }
      | { type: 'line.removed'; basketId: number }
      | { type: 'undo.pressed' }
      | { type: 'expired.cleared' }
      | { type: 'checkout.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'network.returned' }
      | { type: 'cart.touched' }
      | { type: 'page.opened' }
      | { type: 'page.left' }
    >,
    tags: {} as 'busy',
  },
  actors: {
    readCartCount: port<number>(),
    readCart: port<Cart>(),
    /** Saves one wish; answers how many things are in the cart, where the mall said it. */
    saveCartWish: port<{ totalCount: number | null }, CartWish>(),
  },
  actions: {
    keepCount: assign(({ context }, answered: { count: number }) => ({ count: answered.count, needs: context.needs === 'lines' ? ('lines' as const) : ('nothing' as const) })),
    keepCart: assign((_, answered: { cart: Cart }) => ({ cart: answered.cart, count: answered.cart.count, needs: 'nothing' as const, problem: null })),
    giveUpReading: assign({ needs: 'nothing' }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    forgetWhy: assign({ problem: null }),
    watch: assign({ isWatched: true, needs: 'lines' }),
    unwatch: assign({ isWatched: false, removed: [] }),
    needAgain: assign({ needs: ({ context }) => (context.isWatched ? 'lines' : 'count') }),
    queueLine: assign(({ context }, added: { line: WantedLine; key: string | undefined }) => {
      if (added.key === undefined) return queue(context, { kind: 'add', line: added.line });
      return { wishes: [...context.wishes, { kind: 'add' as const, line: added.line, key: added.key }] };
    }),
    queueCount: assign(({ context }, changed: { basketId: number; count: number }) => queue(context, { kind: 'setCount', ...changed })),
    queueCheck: assign(({ context }, checked: { basketIds: number[]; checked: boolean }) => queue(context, { kind: 'check', ...checked })),
    queueRemoval: assign(({ context }, removed: { basketId: number }) => ({
      ...queue(context, { kind: 'remove', basketIds: [removed.basketId] }),
      removed: context.cart ? itemsOf(shownCart(context.cart, context.wishes)).filter((item) => item.basketId === removed.basketId) : [],
    })),
    queueUndo: assign(({ context }) => ({
      ...queue(context, ...context.removed.map(({ prodId, skuId, shopId, prodCount }) => ({ kind: 'add' as const, line: { prodId, skuId, shopId, count: prodCount } }))),
      removed: [],
    })),
    queueClearing: assign(({ context }) => queue(context, { kind: 'clearExpired' })),
    dropWish: assign(({ context }, saved: { totalCount: number | null }) => ({
      wishes: context.wishes.slice(1),
      count: saved.totalCount ?? context.count,
      needs: context.isWatched ? ('lines' as const) : saved.totalCount === null ? ('count' as const) : ('nothing' as const),
    })),
    dropRefusedWish: assign(({ context }) => ({ wishes: context.wishes.slice(1), needs: context.isWatched ? ('lines' as const) : ('count' as const) })),
    tellAdded: sendParent((_, saved: { at: number }) => ({ type: 'notice.given', at: saved.at, notice: { kind: 'good', id: 'toast.addedToCart' } })),
    tellRefused: sendParent(({ context }) => ({
      type: 'notice.given', at: context.problem?.at ?? 0, notice: { kind: 'alarm', id: sentenceOf(context.problem?.code ?? 'BROKEN_ANSWER') },
    })),
    tellWaiting: sendParent(({ context }) => ({ type: 'notice.given', at: context.problem?.at ?? 0, notice: { kind: 'warn', id: 'toast.cartWaits' } })),
    tellCheckout: sendParent(({ context }, pressed: { at: number }) => ({
      type: 'place.wanted', at: pressed.at,
      place: { name: 'checkout', buyNow: null, basketIds: context.cart ? itemsOf(context.cart).filter((item) => item.checked).map((item) => item.basketId) : [] },
    })),
  },
  guards: {
    isLoggedIn: ({ context }) => context.isLoggedIn,
    hasWish: ({ context }) => context.wishes.length > 0,
    needsLines: ({ context }) => context.needs === 'lines' && context.isWatched,
    needsCount: ({ context }) => context.needs === 'count',
    isUnseen: ({ context }) => !context.isWatched,
    hasRemoved: ({ context }) => context.removed.length > 0,
    hasExpired: ({ context }) => (context.cart?.expired.length ?? 0) > 0,
    mayCheckOut: ({ context }) => context.cart !== null && itemsOf(context.cart).some((item) => item.checked),
    isAddition: ({ context }) => context.wishes[0]?.kind === 'add',
    isWeather: (_, failed: { error: unknown }) => isWeather(problemOf(failed.error)),
  },
  delays: { untilNextTry: 5_000 },
}).createMachine({
  id: 'cart',
  description: 'The one owner of the cart. Wishes queue here and are saved one at a time, each with its own key.',
  context: ({ input }) => ({ ...input, made: 0, isWatched: false, needs: 'count', count: 0, cart: null, wishes: [], removed: [], problem: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Has this visitor a cart?',
      always: [
        { guard: 'isLoggedIn', target: 'open', description: 'A shopper has one.' },
        { target: 'closed', description: 'A guest has none before he logs in.' },
      ],
    },
    closed: { description: 'A guest: wishes for the cart are kept by the shop until after the login.' },
    open: {
      description: 'The shopper\'s cart.',
      initial: 'resting',
      on: {
        'line.added': { actions: { type: 'queueLine', params: ({ event }) => ({ line: event.line, key: event.key }) }, description: 'A line is wanted: it queues, the badge counts it at once.' },
        'count.changed': { actions: { type: 'queueCount', params: ({ event }) => ({ basketId: event.basketId, count: event.count }) }, description: 'Another quantity of a line.' },
        'lines.checked': { actions: { type: 'queueCheck', params: ({ event }) => ({ basketIds: event.basketIds, checked: event.checked }) }, description: 'Lines are chosen or left out for the checkout.' },
        'line.removed': { actions: { type: 'queueRemoval', params: ({ event }) => ({ basketId: event.basketId }) }, description: 'A line is taken out; it can be put back.' },
        'undo.pressed': { guard: 'hasRemoved', actions: 'queueUndo', description: 'The line that was taken out comes back.' },
        'expired.cleared': { guard: 'hasExpired', actions: 'queueClearing', description: 'What cannot be bought any more is cleared away.' },
        'cart.touched': { actions: 'needAgain', description: 'Something else changed the cart (an order was placed).' },
        'page.opened': { guard: 'isUnseen', actions: 'watch', description: 'The Cart page opens: it needs the lines.' },
        'page.left': { actions: 'unwatch', description: 'The Cart page closes.' },
      },
      states: {
        resting: {
          description: 'Nothing is being read or saved.',
          always: [
            { guard: 'hasWish', target: 'saving', description: 'A wish waits: save it.' },
            { guard: 'needsLines', target: 'readingLines', description: 'The Cart page needs the lines.' },
            { guard: 'needsCount', target: 'counting', description: 'The badge needs its number.' },
          ],
          on: { 'checkout.pressed': { guard: 'mayCheckOut', actions: { type: 'tellCheckout', params: ({ event }) => ({ at: event.at }) }, description: 'To the checkout with the chosen lines.' } },
        },
        counting: {
          description: 'The number on the badge is being read.',
          invoke: {
            src: 'readCartCount',
            onDone: { target: 'resting', actions: { type: 'keepCount', params: ({ event }) => ({ count: event.output.answer }) }, description: 'The number arrives.' },
            onError: { target: 'resting', actions: 'giveUpReading', description: 'It could not be read: the badge keeps what it knew (spec 8: silent).' },
          },
          on: { 'page.opened': { target: 'resting', actions: 'watch', description: 'The lines say the number too.' } },
        },
        readingLines: {
          description: 'Lines and amounts are being read.',
          tags: 'busy',
          invoke: {
            src: 'readCart',
            onDone: { target: 'resting', actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output.answer }) }, description: 'The mall answers.' },
            onError: { target: 'unreadable', actions: [{ type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, 'giveUpReading'], description: 'What this page needs is not reachable.' },
          },
        },
        unreadable: {
          description: 'The cart could not be read; what was known stays.',
          on: { 'retry.pressed': { target: 'readingLines', actions: 'forgetWhy', description: 'Try again.' } },
        },
        saving: {
          description: 'The first wish is being saved; page and badge already show it.',
          invoke: {
            src: 'saveCartWish',
            input: ({ context }) => context.wishes[0] ?? { kind: 'clearExpired', key: context.seed },
            onDone: [
              {
                guard: 'isAddition', target: 'resting', description: 'Added: the mall says how many there are, and a toast says it.',
                actions: [{ type: 'tellAdded', params: ({ event }) => ({ at: event.output.at }) }, { type: 'dropWish', params: ({ event }) => ({ totalCount: event.output.answer.totalCount }) }],
              },
              { target: 'resting', actions: { type: 'dropWish', params: ({ event }) => ({ totalCount: event.output.answer.totalCount }) }, description: 'Saved.' },
            ],
            onError: [
              {
                guard: { type: 'isWeather', params: ({ event }) => ({ error: event.error }) }, target: 'waiting', description: 'The mall cannot be reached: the wish waits, with its key.',
                actions: [{ type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, 'tellWaiting'],
              },
              {
                target: 'resting', description: 'Refused: page and badge roll back, and a toast says why.',
                actions: [{ type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, 'tellRefused', 'dropRefusedWish'],
              },
            ],
          },
        },
        waiting: {
          description: 'No way to the mall: the wishes wait and are tried again.',
          after: { untilNextTry: { target: 'saving', actions: 'forgetWhy', description: 'Five seconds later: try again.' } },
          on: {
            'network.returned': { target: 'saving', actions: 'forgetWhy', description: 'The network is back: try at once.' },
            'retry.pressed': { target: 'saving', actions: 'forgetWhy', description: 'The shopper tries at once.' },
          },
        },
      },
    },
  },
});
