import { assign, setup } from 'xstate';
import type { Look } from './looks.ts';
import { deed, port, type Stamped } from './port.ts';
import type { ProdCard } from './words.ts';

export const browsingMachine = setup({
  types: {
    input: {} as { isLoggedIn: boolean },
    context: {} as { isLoggedIn: boolean; looks: Look[] },
    events: {} as Stamped<{ type: 'product.seen'; product: ProdCard }>,
  },
  actors: {
    /** Gives the shopper what this browser remembers of the guest he was; nothing remembered: nothing to do. */
    joinLooks: port<Record<string, never>>(),
    saveLook: port<Record<string, never>, Look>(),
  },
  actions: {
    queueLook: assign({ looks: ({ context }, look: Look) => [...context.looks.filter((each, place) => place === 0 || each.product.prodId !== look.product.prodId), look] }),
    dropLook: assign({ looks: ({ context }) => context.looks.slice(1) }),
    storeLook: deed<Look>(),
  },
  guards: {
    isLoggedIn: ({ context }) => context.isLoggedIn,
    hasLook: ({ context }) => context.looks.length > 0,
  },
}).createMachine({
  id: 'browsing',
  description: 'Writes the footprint: what a shopper looks at goes to the mall, what a guest looks at stays in this browser until he logs in.',
  context: ({ input }) => ({ ...input, looks: [] }),
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
      on: { 'product.seen': { actions: { type: 'storeLook', params: ({ event }) => ({ product: event.product, at: event.at }) }, description: 'He looks at a product: this browser remembers it.' } },
    },
    joining: {
      description: 'What this browser remembers of a guest is given to the shopper, each thing at its own time.',
      on: { 'product.seen': { actions: { type: 'queueLook', params: ({ event }) => ({ product: event.product, at: event.at }) }, description: 'He looks at a product: it waits its turn.' } },
      invoke: {
        src: 'joinLooks',
        onDone: { target: 'asShopper', description: 'It is the shopper\'s now, and forgotten here.' },
        onError: { target: 'asShopper', description: 'It did not go through: it stays here until the next visit.' },
      },
    },
    asShopper: {
      description: 'A shopper walks through the shop.',
      initial: 'resting',
      on: { 'product.seen': { actions: { type: 'queueLook', params: ({ event }) => ({ product: event.product, at: event.at }) }, description: 'He looks at a product: it is to be written.' } },
      states: {
        resting: {
          description: 'Everything is written.',
          always: { guard: 'hasLook', target: 'saving', description: 'Something was looked at: write it.' },
        },
        saving: {
          description: 'The first look is being written.',
          invoke: {
            src: 'saveLook',
            input: ({ context }) => context.looks[0]!,
            onDone: { target: 'resting', actions: 'dropLook', description: 'Written.' },
            onError: { target: 'resting', actions: 'dropLook', description: 'It could not be written: the footprint has a gap, and nobody is disturbed.' },
          },
        },
      },
    },
  },
});
