import { assign, sendParent, setup } from 'xstate';
import { port, type Stamped } from './port.ts';
import { problemOf, sentenceOf, type Problem } from './problem.ts';
import type { WantedLine } from './words.ts';

/** A change of the cart that waits to be saved, with the key that makes it happen once. */
export type CartWish = { kind: 'add'; line: WantedLine; key: string };

const pending = (wishes: CartWish[]): number => wishes.reduce((sum, wish) => sum + wish.line.count, 0);

export const cartMachine = setup({
  types: {
    input: {} as { isLoggedIn: boolean; seed: string },
    context: {} as { isLoggedIn: boolean; seed: string; made: number; count: number; wishes: CartWish[]; problem: Problem | null },
    events: {} as Stamped<{ type: 'line.added'; line: WantedLine; key?: string } | { type: 'cart.touched' } | { type: 'retry.pressed' }>,
    tags: {} as 'busy',
  },
  actors: { readCartCount: port<number>(), changeCartItem: port<{ totalCount: number }, CartWish>() },
  actions: {
    keepCount: assign({ count: (_, answered: { count: number }) => answered.count, problem: null }),
    queueWish: assign({
      wishes: ({ context }, added: { line: WantedLine; key?: string }) => [
        ...context.wishes,
        { kind: 'add' as const, line: added.line, key: added.key ?? `${context.seed}-cart-${context.made + 1}` },
      ],
      made: ({ context }) => context.made + 1,
    }),
    dropWish: assign({ wishes: ({ context }) => context.wishes.slice(1) }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    tellAdded: sendParent({ type: 'notice.given', notice: { kind: 'good', id: 'toast.addedToCart' } }),
    tellRefused: sendParent(({ context }) => ({ type: 'notice.given', notice: { kind: 'alarm', id: sentenceOf(context.problem?.code ?? 'BROKEN_ANSWER') } })),
  },
  guards: {
    isLoggedIn: ({ context }) => context.isLoggedIn,
    hasWish: ({ context }) => context.wishes.length > 0,
  },
}).createMachine({
  id: 'cart',
  description: 'The one owner of the cart. Wishes queue here and are saved one at a time.',
  context: ({ input }) => ({ ...input, made: 0, count: 0, wishes: [], problem: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Has this visitor a cart?',
      always: [
        { guard: 'isLoggedIn', target: 'reading', description: 'A shopper has one: read it.' },
        { target: 'closed', description: 'A guest has none before he logs in.' },
      ],
    },
    closed: { description: 'A guest: wishes for the cart are kept by the shop until after the login.' },
    reading: {
      description: 'The number on the badge is being read; wishes may already queue.',
      invoke: {
        src: 'readCartCount',
        onDone: { target: 'resting', actions: { type: 'keepCount', params: ({ event }) => ({ count: event.output.answer }) }, description: 'The count arrives.' },
        onError: { target: 'resting', description: 'It could not be read: the badge keeps what it knew (spec 8: silent).' },
      },
      on: { 'line.added': { actions: { type: 'queueWish', params: ({ event }) => ({ line: event.line, key: event.key }) }, description: 'A line is wanted: it queues.' } },
    },
    resting: {
      description: 'Nothing is being saved.',
      always: { guard: 'hasWish', target: 'saving', description: 'A wish waits: save it.' },
      on: {
        'line.added': { target: 'saving', actions: { type: 'queueWish', params: ({ event }) => ({ line: event.line, key: event.key }) }, description: 'A line is wanted: it is saved at once.' },
        'cart.touched': { target: 'reading', description: 'Something else changed the cart (an order was placed): read it again.' },
      },
    },
    saving: {
      description: 'The first wish is being saved; the badge already counts it.',
      invoke: {
        src: 'changeCartItem',
        input: ({ context }) => context.wishes[0]!,
        onDone: { target: 'resting', actions: [{ type: 'keepCount', params: ({ event }) => ({ count: event.output.answer.totalCount }) }, 'dropWish', 'tellAdded'], description: 'Saved: the mall says how many there are.' },
        onError: { target: 'resting', actions: [{ type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, 'dropWish', 'tellRefused'], description: 'Refused: the badge rolls back and a toast says why.' },
      },
      on: { 'line.added': { actions: { type: 'queueWish', params: ({ event }) => ({ line: event.line, key: event.key }) }, description: 'Another line is wanted: it queues.' } },
    },
  },
});

/** What the badge shows: what the mall counted and what is still on its way. */
export const shownCount = (context: { count: number; wishes: CartWish[] }): number => context.count + pending(context.wishes);
