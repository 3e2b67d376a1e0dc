import { assign, setup } from 'xstate';
import type { FootprintEntry, FootprintIntent } from './rules/footprintEntries.ts';
import { isPassing } from './rules/outbox/outbox.ts';
import { required } from './rules/required.ts';
import { effect, callbackPort, fromEvent, port, type Stamped } from './ports.ts';
import { problemOf } from './model/problem.ts';
import type { ProdCard } from './model/product.ts';

export const footprintRecorderMachine = setup({
  types: {
    input: {} as { isLoggedIn: boolean; seed: string },
    context: {} as {
      isLoggedIn: boolean;
      seed: string;
      made: number;
      looks: FootprintIntent[];
      /** The key that is being saved. */ sending: string | null;
    },
    events: {} as Stamped<
      { type: 'product.seen'; product: ProdCard } | { type: 'intents.found'; intents: FootprintIntent[] } | { type: 'network.returned' }
    >,
  },
  actors: {
    /** Gives the shopper what this browser remembers of the guest he was; nothing remembered: nothing to do. */
    joinLooks: port<Record<string, never>>(),
    saveLook: port<Record<string, never>, FootprintIntent>(),
    /** What this browser kept of the shopper's looks: at the beginning, and when another tab ends. */
    listenToOutbox: callbackPort<{ type: 'resume' }>(),
  },
  actions: {
    queueLook: assign(({ context: { looks, made, seed, sending } }, look: FootprintEntry) => ({
      looks: [
        ...looks.filter(({ key, product }) => key === sending || product.prodId !== look.product.prodId),
        { ...look, key: `${seed}-look-${made + 1}`, refused: null },
      ],
      made: made + 1,
    })),
    storeFound: assign({ looks: (_, found: { intents: FootprintIntent[] }) => found.intents }),
    noteSending: assign({ sending: ({ context }) => context.looks[0]?.key ?? null }),
    dropLook: assign({ looks: ({ context }) => context.looks.filter(({ key }) => key !== context.sending) }),
    /** Keeps a guest's look in this browser. */
    persistLook: effect<FootprintEntry>(),
    /** Keeps what is not written where the next page, tab or visit finds it. */
    persistLooks: effect(),
  },
  guards: {
    isLoggedIn: ({ context }) => context.isLoggedIn,
    hasLook: ({ context }) => context.looks.length > 0,
    isPassing: (_, failed: { error: unknown }) => isPassing(problemOf(failed.error)),
  },
  delays: { untilNextTry: 5_000 },
}).createMachine({
  id: 'footprintRecorder',
  description:
    'Writes the footprint: what a shopper looks at goes to the mall, what a guest looks at stays in this browser until he logs in.',
  context: ({ input }) => ({ ...input, made: 0, looks: [], sending: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Whose footprint is it?',
      always: [
        { guard: 'isLoggedIn', target: 'joining', description: 'A shopper: first comes what he looked at as a guest.' },
        { target: 'asGuest', description: 'A guest: this browser remembers.' },
      ],
    },
    asGuest: {
      description: 'A guest walks through the shop.',
      on: {
        'product.seen': {
          actions: { type: 'persistLook', params: fromEvent('product', 'at') },
          description: 'He looks at a product: this browser remembers it.',
        },
      },
    },
    joining: {
      description: 'What this browser remembers of a guest is given to the shopper, each thing at its own time.',
      on: {
        'product.seen': {
          actions: [{ type: 'queueLook', params: fromEvent('product', 'at') }, 'persistLooks'],
          description: 'He looks at a product: it waits its turn.',
        },
      },
      invoke: {
        src: 'joinLooks',
        onDone: { target: 'asShopper', description: "It is the shopper's now, and forgotten here." },
        onError: { target: 'asShopper', description: 'It did not go through: it stays here until the next visit.' },
      },
    },
    asShopper: {
      description: 'A shopper walks through the shop.',
      initial: 'resting',
      invoke: { src: 'listenToOutbox' },
      on: {
        'product.seen': {
          actions: [{ type: 'queueLook', params: fromEvent('product', 'at') }, 'persistLooks'],
          description: 'He looks at a product: it is to be written.',
        },
        'intents.found': {
          actions: { type: 'storeFound', params: fromEvent('intents') },
          description: 'Looks that a page, tab or visit before left behind: this tab writes them.',
        },
      },
      states: {
        resting: {
          description: 'Everything is written.',
          always: { guard: 'hasLook', target: 'saving', description: 'Something was looked at: write it.' },
        },
        saving: {
          description: 'The first look is being written.',
          entry: 'noteSending',
          invoke: {
            src: 'saveLook',
            input: ({ context }) => required(context.looks[0]),
            onDone: { target: 'resting', actions: ['dropLook', 'persistLooks'], description: 'Written.' },
            onError: [
              {
                guard: { type: 'isPassing', params: fromEvent('error') },
                target: 'waiting',
                description: 'The mall cannot be reached: the look waits.',
              },
              {
                target: 'resting',
                actions: ['dropLook', 'persistLooks'],
                description: 'Refused: the footprint has a gap, and nobody is disturbed.',
              },
            ],
          },
        },
        waiting: {
          description: 'No way to the mall: the looks wait and are tried again.',
          after: { untilNextTry: { target: 'resting', description: 'Five seconds later: try again.' } },
          on: { 'network.returned': { target: 'resting', description: 'The network is back: try at once.' } },
        },
      },
    },
  },
});
