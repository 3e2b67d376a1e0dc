import { and, assign, not, sendParent, setup } from 'xstate';
import {
  changeOf,
  expiredItemsOf,
  hasLines,
  isSamePress,
  itemsOf,
  shownCart,
  sortedMutations,
  withCartMutation,
  type CartChange,
  type CartMutation,
  type Pressed,
  type SeenCart,
} from './rules/cart.ts';
import { subscription, type DataChanged } from './rules/changes.ts';
import { isPassing } from './rules/outbox/outbox.ts';
import { required } from './rules/required.ts';
import { effect, callbackPort, fromEvent, port, type Moment, type Stamped } from './ports.ts';
import { problemOf, problemMessageId, type Problem } from './model/problem.ts';
import type { Cart, CartItem, WantedLine } from './model/cart.ts';

/** What is out of date: nothing, the number on the badge, or the lines on the Cart page. */
type Needs = 'nothing' | 'count' | 'lines';

type Context = {
  isLoggedIn: boolean;
  seed: string;
  made: number;
  isWatched: boolean;
  needs: Needs;
  count: number;
  cart: Cart | null;
  /** When `cart` was read. */ readAt: Moment;
  mutations: CartMutation[];
  removed: CartItem[];
  problem: Problem | null;
  /** What the mall did not take, and why: listed until the shopper has seen it. */
  refused: CartMutation[];
  /** The cart as this browser kept it, for when it cannot be read. */
  kept: SeenCart | null;
  /** The key that is being saved, and the last press of "Add to cart". */
  sending: string | null;
  pressed: Pressed | null;
  /** When the checkout was wanted while something was being saved: it opens once that is done. */
  checkoutAt: Moment | null;
};

type Wanted = CartMutation extends infer Each
  ? Each extends CartMutation
    ? Omit<Each, 'key' | 'at' | 'refused' | 'tried'>
    : never
  : never;

const queue = ({ mutations, seed, made }: Context, at: Moment, ...wanted: Wanted[]) => ({
  mutations: wanted.reduce(
    (all, change, place) =>
      withCartMutation(all, { ...change, key: `${seed}-cart-${made + place + 1}`, at, tried: false, refused: null } as CartMutation),
    mutations,
  ),
  made: made + wanted.length,
});

const neededAgain = ({ isWatched }: Context): Needs => (isWatched ? 'lines' : 'count');

const sentOf = ({ mutations, sending }: Context): CartMutation[] => mutations.filter(({ key }) => key === sending);
const withoutSent = ({ mutations, sending }: Context): CartMutation[] => mutations.filter(({ key }) => key !== sending);

export const cartMachine = setup({
  types: {
    input: {} as { isLoggedIn: boolean; seed: string },
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'line.added'; line: WantedLine; key?: string }
      | { type: 'count.changed'; basketId: number; count: number }
      | { type: 'lines.checked'; basketIds: number[]; checked: boolean }
      | { type: 'line.removed'; basketId: number }
      | { type: 'line.movedToFavourites'; basketId: number }
      | { type: 'cart.emptied' }
      | { type: 'undo.pressed' }
      | { type: 'expired.cleared' }
      | { type: 'checkout.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'network.returned' }
      | { type: 'cart.touched' }
      | { type: 'page.opened' }
      | { type: 'page.left' }
      | { type: 'intents.found'; intents: CartMutation[] }
      | { type: 'cart.recalled'; kept: SeenCart }
      | { type: 'refusals.dismissed' }
    >,
    /** `uncounted`: the number that the header shows is being read. */
    tags: {} as 'busy' | 'uncounted',
  },
  actors: {
    readCartCount: port<number>(),
    readCart: port<Cart>(),
    /** Saves one change; answers how many things are in the cart, where the mall said it. */
    saveCartMutation: port<{ totalCount: number | null }, CartChange>(),
    /** What this browser kept of the cart and of its changes: at the beginning, and when another tab ends. */
    listenToOutbox: callbackPort<{ type: 'resume' }>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeCount: assign({ count: (_, answered: { count: number }) => answered.count }),
    storeCart: assign((_, answered: { cart: Cart; at: Moment }) => ({
      cart: answered.cart,
      readAt: answered.at,
      count: answered.cart.count,
      problem: null,
    })),
    /** Keeps the cart where a visit without a network finds it. */
    persistCart: effect(),
    /** Keeps what is not saved where the next page, tab or visit finds it. */
    persistMutations: effect(),
    /** What is told from here on is not in the answer: it is read again after it. */
    beginReading: assign({ needs: 'nothing' }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    clearProblem: assign({ problem: null }),
    watch: assign({ isWatched: true, needs: 'lines' }),
    unwatch: assign({ isWatched: false, removed: [], checkoutAt: null }),
    needAgain: assign({ needs: ({ context }) => neededAgain(context) }),
    storePress: assign({ pressed: (_, pressed: Pressed) => pressed }),
    queueLine: assign(({ context }, added: { line: WantedLine; key: string | undefined; at: Moment }) => {
      if (added.key === undefined) return queue(context, added.at, { kind: 'add', line: added.line });
      return {
        mutations: [
          ...context.mutations,
          { kind: 'add' as const, line: added.line, key: added.key, at: added.at, tried: false, refused: null },
        ],
      };
    }),
    queueCount: assign(({ context }, { at, ...changed }: { basketId: number; count: number; at: Moment }) =>
      queue(context, at, { kind: 'setCount', ...changed }),
    ),
    queueCheck: assign(({ context }, { at, ...checked }: { basketIds: number[]; checked: boolean; at: Moment }) =>
      queue(context, at, { kind: 'check', ...checked }),
    ),
    queueRemoval: assign(({ context }, removed: { basketId: number; at: Moment }) => ({
      ...queue(context, removed.at, { kind: 'remove', basketIds: [removed.basketId] }),
      removed: context.cart ? itemsOf(shownCart(context.cart, context.mutations)).filter((item) => item.basketId === removed.basketId) : [],
    })),
    queueMove: assign(({ context }, moved: { basketId: number; at: Moment }) =>
      queue(context, moved.at, { kind: 'moveToFavourites', basketIds: [moved.basketId] }),
    ),
    /** The lines that are seen, and no other that another device adds meanwhile. */
    queueEmptying: assign(({ context }, { at }: { at: Moment }) => {
      const seen = shownCart(required(context.cart), context.mutations);
      const removed = itemsOf(seen);
      const basketIds = [...removed, ...expiredItemsOf(seen)].map(({ basketId }) => basketId);
      return { ...queue(context, at, { kind: 'remove', basketIds }), removed };
    }),
    queueUndo: assign(({ context }, { at }: { at: Moment }) => ({
      ...queue(
        context,
        at,
        ...context.removed.map(({ prodId, skuId, shopId, prodCount, prodName }) => ({
          kind: 'add' as const,
          line: { prodId, skuId, shopId, count: prodCount, prodName },
        })),
      ),
      removed: [],
    })),
    queueClearing: assign(({ context }, { at }: { at: Moment }) => queue(context, at, { kind: 'clearExpired' })),
    storeFound: assign(({ context }, found: { intents: CartMutation[]; at: Moment }) => ({
      ...sortedMutations(found.intents, found.at),
      needs: neededAgain(context),
    })),
    storeKept: assign({ kept: (_, found: { kept: SeenCart }) => found.kept }),
    showKept: assign(({ context: { cart, kept, count } }) =>
      cart === null && kept !== null ? { ...kept, count: count > 0 ? count : kept.cart.count } : {},
    ),
    noteSending: assign(({ context }) => ({
      mutations: context.mutations.map((mutation, place) => (place === 0 ? { ...mutation, tried: true } : mutation)),
      sending: context.mutations[0]?.key ?? null,
    })),
    /** What is saved is true of the lines that are known, until they are read again: nothing flickers back, and a press counts on. */
    dropMutation: assign(({ context }, { totalCount }: { totalCount: number | null }) => ({
      mutations: withoutSent(context),
      cart: context.cart && shownCart(context.cart, sentOf(context)),
      count: totalCount ?? context.count,
      needs: totalCount === null || context.isWatched ? neededAgain(context) : context.needs,
    })),
    dropRefusedMutation: assign(({ context }) => ({
      mutations: withoutSent(context),
      refused: [...context.refused, ...sentOf(context).map((mutation) => ({ ...mutation, refused: required(context.problem).code }))],
      needs: neededAgain(context),
    })),
    clearRefused: assign({ refused: [] }),
    tellAdded: sendParent((_, saved: { at: number }) => ({
      type: 'notice.given',
      at: saved.at,
      notice: { kind: 'good', id: 'toast.addedToCart' },
    })),
    tellRefused: sendParent(({ context }) => ({
      type: 'notice.given',
      at: required(context.problem).at,
      notice: { kind: 'alarm', id: problemMessageId(required(context.problem).code) },
    })),
    tellWaiting: sendParent(({ context }) => ({
      type: 'notice.given',
      at: required(context.problem).at,
      notice: { kind: 'warn', id: 'toast.cartWaits' },
    })),
    storeCheckout: assign({ checkoutAt: (_, pressed: { at: Moment }) => pressed.at }),
    clearCheckout: assign({ checkoutAt: null }),
    tellCheckout: sendParent(({ context }, pressed: { at: number }) => ({
      type: 'place.wanted',
      at: pressed.at,
      place: {
        name: 'checkout',
        buyNow: null,
        basketIds: context.cart
          ? itemsOf(context.cart)
              .filter((item) => item.checked)
              .map((item) => item.basketId)
          : [],
      },
    })),
  },
  guards: {
    isLoggedIn: ({ context }) => context.isLoggedIn,
    hasMutation: ({ context }) => context.mutations.length > 0,
    needsLines: ({ context }) => context.needs === 'lines' && context.isWatched,
    needsCount: ({ context }) => context.needs === 'count',
    isUnseen: ({ context }) => !context.isWatched,
    hasRemoved: ({ context }) => context.removed.length > 0,
    hasRefused: ({ context }) => context.refused.length > 0,
    hasLines: ({ context: { cart, mutations } }) => cart !== null && hasLines(shownCart(cart, mutations)),
    hasExpired: ({ context }) => (context.cart?.expired.length ?? 0) > 0,
    mayCheckOut: ({ context: { cart, mutations } }) => cart !== null && itemsOf(shownCart(cart, mutations)).some((item) => item.checked),
    isCheckoutWanted: ({ context }) => context.checkoutAt !== null,
    isLastAddition: ({ context: { mutations } }) => mutations[0]?.kind === 'add' && mutations[1]?.kind !== 'add',
    isPassing: (_, failed: { error: unknown }) => isPassing(problemOf(failed.error)),
    isRepeated: ({ context }, added: Pressed) =>
      added.key === undefined ? isSamePress(context.pressed, added) : context.mutations.some(({ key }) => key === added.key),
  },
  delays: { untilNextTry: 5_000 },
}).createMachine({
  id: 'cart',
  description: 'The one owner of the cart. Wishes queue here, outlive the page, and are saved one at a time, each with its own key.',
  context: ({ input }) => ({
    ...input,
    made: 0,
    isWatched: false,
    needs: 'count',
    count: 0,
    cart: null,
    readAt: 0,
    mutations: [],
    removed: [],
    problem: null,
    refused: [],
    kept: null,
    sending: null,
    pressed: null,
    checkoutAt: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Has this visitor a cart?',
      always: [
        { guard: 'isLoggedIn', target: 'open', description: 'A shopper has one.' },
        { target: 'closed', description: 'A guest has none before he logs in.' },
      ],
    },
    closed: { description: 'A guest: changes for the cart are kept by the shop until after the login.' },
    open: {
      description: "The shopper's cart.",
      invoke: [{ src: 'subscribeToChanges', input: { topics: ['cart'] } }, { src: 'listenToOutbox' }],
      initial: 'resting',
      on: {
        'line.added': [
          {
            guard: { type: 'isRepeated', params: ({ event }) => ({ line: event.line, key: event.key, at: event.at }) },
            actions: { type: 'storePress', params: ({ event }) => ({ line: event.line, key: event.key, at: event.at }) },
            description: 'The second click of a double click, or a key held down: the line is on its way already.',
          },
          {
            actions: [
              { type: 'storePress', params: ({ event }) => ({ line: event.line, key: event.key, at: event.at }) },
              { type: 'queueLine', params: ({ event }) => ({ line: event.line, key: event.key, at: event.at }) },
              'persistMutations',
            ],
            description: 'A line is wanted: it queues, the badge counts it at once.',
          },
        ],
        'count.changed': {
          actions: [{ type: 'queueCount', params: fromEvent('basketId', 'count', 'at') }, 'persistMutations'],
          description: 'Another quantity of a line; of several that wait, the last one counts.',
        },
        'lines.checked': {
          actions: [{ type: 'queueCheck', params: fromEvent('basketIds', 'checked', 'at') }, 'persistMutations'],
          description: 'Lines are chosen or left out for the checkout.',
        },
        'line.removed': {
          actions: [{ type: 'queueRemoval', params: fromEvent('basketId', 'at') }, 'persistMutations'],
          description: 'A line is taken out; it can be put back.',
        },
        'line.movedToFavourites': {
          actions: [{ type: 'queueMove', params: fromEvent('basketId', 'at') }, 'persistMutations'],
          description: 'A line leaves for the favourites.',
        },
        'cart.emptied': {
          guard: 'hasLines',
          actions: [{ type: 'queueEmptying', params: fromEvent('at') }, 'persistMutations'],
          description: 'All lines are taken out; those that can be bought can be put back.',
        },
        'undo.pressed': {
          guard: 'hasRemoved',
          actions: [{ type: 'queueUndo', params: fromEvent('at') }, 'persistMutations'],
          description: 'What was taken out comes back.',
        },
        'expired.cleared': {
          guard: 'hasExpired',
          actions: [{ type: 'queueClearing', params: fromEvent('at') }, 'persistMutations'],
          description: 'What cannot be bought any more is cleared away.',
        },
        'intents.found': {
          actions: { type: 'storeFound', params: fromEvent('intents', 'at') },
          description: 'Changes that a page, tab or visit before left behind: this tab sends them, in their order.',
        },
        'cart.recalled': {
          actions: { type: 'storeKept', params: fromEvent('kept') },
          description: 'The cart as this browser saw it last.',
        },
        'refusals.dismissed': {
          guard: 'hasRefused',
          actions: ['clearRefused', 'persistMutations'],
          description: 'The shopper has read what could not be done.',
        },
        'cart.touched': { actions: 'needAgain', description: 'Something else changed the cart (an order was placed).' },
        'data.changed': {
          actions: 'needAgain',
          description: 'The cart was changed, here or elsewhere, or may have been: it is read again as soon as nothing is being saved.',
        },
        'page.opened': { guard: 'isUnseen', actions: 'watch', description: 'The Cart page opens: it needs the lines.' },
        'page.left': { actions: 'unwatch', description: 'The Cart page closes.' },
      },
      states: {
        resting: {
          description: 'Nothing is being read or saved.',
          always: [
            { guard: 'hasMutation', target: 'saving', description: 'A change waits: save it.' },
            { guard: 'needsLines', target: 'readingLines', description: 'The Cart page needs the lines.' },
            {
              guard: and(['isCheckoutWanted', 'mayCheckOut']),
              actions: [{ type: 'tellCheckout', params: ({ context }) => ({ at: required(context.checkoutAt) }) }, 'clearCheckout'],
              description: 'What was being saved is saved, and the lines are read: to the checkout that was wanted meanwhile.',
            },
            {
              guard: 'isCheckoutWanted',
              actions: 'clearCheckout',
              description: 'Nothing that can be bought is chosen any more: the cart says so.',
            },
            { guard: 'needsCount', target: 'counting', description: 'The badge needs its number.' },
          ],
          on: {
            'checkout.pressed': {
              guard: 'mayCheckOut',
              actions: { type: 'tellCheckout', params: fromEvent('at') },
              description: 'To the checkout with the chosen lines.',
            },
          },
        },
        counting: {
          description: 'The number on the badge is being read.',
          tags: 'uncounted',
          entry: 'beginReading',
          invoke: {
            src: 'readCartCount',
            onDone: {
              target: 'resting',
              actions: { type: 'storeCount', params: ({ event }) => ({ count: event.output.answer }) },
              description: 'The number arrives.',
            },
            onError: {
              target: 'resting',
              actions: 'showKept',
              description: 'It could not be read: the badge keeps what it knew (spec 8: silent).',
            },
          },
          on: {
            'page.opened': { target: 'resting', actions: 'watch', description: 'The lines say the number too.' },
            'checkout.pressed': {
              guard: 'mayCheckOut',
              actions: { type: 'tellCheckout', params: fromEvent('at') },
              description: 'To the checkout with the chosen lines; the number can wait.',
            },
          },
        },
        readingLines: {
          description: 'Lines and amounts are being read.',
          tags: 'busy',
          entry: 'beginReading',
          invoke: {
            src: 'readCart',
            onDone: {
              target: 'resting',
              actions: [{ type: 'storeCart', params: ({ event }) => ({ cart: event.output.answer, at: event.output.at }) }, 'persistCart'],
              description: 'The mall answers.',
            },
            onError: {
              target: 'unreadable',
              actions: [{ type: 'storeProblem', params: fromEvent('error') }, 'showKept', 'clearCheckout'],
              description: 'What this page needs is not reachable.',
            },
          },
          on: {
            'checkout.pressed': {
              guard: and(['mayCheckOut', not('isCheckoutWanted')]),
              actions: { type: 'tellCheckout', params: fromEvent('at') },
              description: 'To the checkout with the lines that are shown: there they are priced anew.',
            },
            'network.returned': {
              actions: 'needAgain',
              description: 'The network is back while they are read: they are read once more after it, as this reading may fail yet.',
            },
          },
        },
        unreadable: {
          description: 'The cart could not be read; what was known is shown with its age.',
          always: [
            { guard: 'hasMutation', target: 'saving', description: 'It can be changed all the same.' },
            { guard: 'needsLines', target: 'readingLines', actions: 'clearProblem', description: 'The mall is heard again: try again.' },
          ],
          on: {
            'retry.pressed': { target: 'readingLines', actions: 'clearProblem', description: 'Try again.' },
            'network.returned': { target: 'readingLines', actions: 'clearProblem', description: 'The network is back: read at once.' },
          },
        },
        saving: {
          description: 'The first change is being saved; page and badge already show it.',
          entry: ['noteSending', 'persistMutations'],
          invoke: {
            src: 'saveCartMutation',
            input: ({ context }) => changeOf(required(context.mutations[0])),
            onDone: [
              {
                guard: 'isLastAddition',
                target: 'resting',
                description: 'Added, and no other addition waits: the mall says how many there are, and a toast says it.',
                actions: [
                  { type: 'tellAdded', params: ({ event }) => ({ at: event.output.at }) },
                  { type: 'dropMutation', params: ({ event }) => ({ totalCount: event.output.answer.totalCount }) },
                  'persistMutations',
                ],
              },
              {
                target: 'resting',
                actions: [
                  { type: 'dropMutation', params: ({ event }) => ({ totalCount: event.output.answer.totalCount }) },
                  'persistMutations',
                ],
                description: 'Saved.',
              },
            ],
            onError: [
              {
                guard: { type: 'isPassing', params: fromEvent('error') },
                target: 'waiting',
                description: 'The mall cannot be reached: the change waits, with its key.',
                actions: [{ type: 'storeProblem', params: fromEvent('error') }, 'tellWaiting', 'showKept', 'clearCheckout'],
              },
              {
                target: 'resting',
                description: 'Refused: page and badge roll back, a toast says why, and the Cart page lists it.',
                actions: [
                  { type: 'storeProblem', params: fromEvent('error') },
                  'tellRefused',
                  'dropRefusedMutation',
                  'persistMutations',
                  'clearCheckout',
                ],
              },
            ],
          },
          on: {
            'checkout.pressed': {
              guard: and(['mayCheckOut', not('isCheckoutWanted')]),
              actions: { type: 'storeCheckout', params: fromEvent('at') },
              description: 'To the checkout, as soon as this is saved and the lines are as the mall has them.',
            },
          },
        },
        waiting: {
          description: 'No way to the mall: the changes wait and are tried again.',
          after: { untilNextTry: { target: 'resting', actions: 'clearProblem', description: 'Five seconds later: try again.' } },
          on: {
            'network.returned': { target: 'resting', actions: 'clearProblem', description: 'The network is back: try at once.' },
            'retry.pressed': { target: 'resting', actions: 'clearProblem', description: 'The shopper tries at once.' },
          },
        },
      },
    },
  },
});
