import { assign, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { effect, fromEvent, port, type Stamped } from './ports.ts';
import type { Toast } from './model/pageEvent.ts';
import type { Shopper } from './model/visitor.ts';

/** What the header shows of a logged-in shopper. */
export type Standing = { name: string; pic: string; unread: number; unreadChats: number };

export const sessionMachine = setup({
  types: {
    input: {} as { shopper: Shopper | null },
    context: {} as { shopper: Shopper | null; unread: number; unreadChats: number; farewell: Toast | null },
    events: {} as Stamped<
      DataChanged | { type: 'logout.pressed'; notice: Toast } | { type: 'session.ended' } | { type: 'notices.touched' }
    >,
    /** `uncounted`: what the header shows of the shopper is being read. */
    tags: {} as 'busy' | 'uncounted',
  },
  actors: {
    readStanding: port<Standing>(),
    logout: port<Record<string, never>>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeStanding: assign({
      shopper: ({ context }, answered: { standing: Standing }) =>
        context.shopper && { ...context.shopper, name: answered.standing.name, pic: answered.standing.pic },
      unread: (_, answered: { standing: Standing }) => answered.standing.unread,
      unreadChats: (_, answered: { standing: Standing }) => answered.standing.unreadChats,
    }),
    storeFarewell: assign({ farewell: (_, wanted: { notice: Toast }) => wanted.notice }),
    clearShopper: assign({ shopper: null, unread: 0, unreadChats: 0 }),
    /**
     * Home, reloaded; what is to be said is kept over the reload. `isLost`: nobody wanted it, so the place is kept too, and the login is
     * offered there.
     */
    goHomeAfresh: effect<{ notice: Toast | null; isLost: boolean }>(),
  },
  guards: { isKnown: ({ context }) => context.shopper !== null },
}).createMachine({
  id: 'session',
  description: 'Who is here: a guest, or a shopper whose name, unread notices and chats are read once he is known (spec 4, 6).',
  context: ({ input }) => ({ shopper: input.shopper, unread: 0, unreadChats: 0, farewell: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Is there a session cookie?',
      always: [
        { guard: 'isKnown', target: 'active', description: 'A session was stored: the shopper is known.' },
        { target: 'guest', description: 'No session: a guest.' },
      ],
    },
    guest: { description: 'Nobody is logged in: browsing, searching and changing the region are free.' },
    active: {
      description: 'A shopper is logged in.',
      initial: 'reading',
      invoke: { src: 'subscribeToChanges', input: { topics: ['notice', 'chat', 'user'] } },
      on: {
        'notices.touched': { target: '.reading', description: 'Notices were read here: count again, even while counting.' },
        'data.changed': {
          target: '.reading',
          description: 'Notices or chats came or were read, or the profile changed, here or elsewhere: read again, even while reading.',
        },
        'logout.pressed': {
          target: 'leaving',
          actions: { type: 'storeFarewell', params: fromEvent('notice') },
          description: 'The shopper logs out.',
        },
        'session.ended': {
          target: 'guest',
          actions: ['clearShopper', { type: 'goHomeAfresh', params: { notice: null, isLost: true } }],
          description:
            'The mall no longer knows this session (401, and the silent refresh failed): cookies are cleared, home, reload (spec 8). There it is said, and the login is offered.',
        },
      },
      states: {
        reading: {
          description: 'Name and unread counts are being read; a failure is silent (spec 8).',
          tags: 'uncounted',
          invoke: {
            src: 'readStanding',
            onDone: {
              target: 'settled',
              actions: { type: 'storeStanding', params: ({ event }) => ({ standing: event.output.answer }) },
              description: 'Name and unread counts arrive.',
            },
            onError: { target: 'settled', description: 'They could not be read: the header shows what the cookie knows.' },
          },
        },
        settled: { description: 'The header shows the shopper.' },
      },
    },
    leaving: {
      description: 'Logging out.',
      tags: 'busy',
      invoke: {
        src: 'logout',
        onDone: {
          target: 'guest',
          actions: ['clearShopper', { type: 'goHomeAfresh', params: ({ context }) => ({ notice: context.farewell, isLost: false }) }],
          description: 'All cookies are cleared, the page reloads (spec 4).',
        },
        onError: {
          target: 'guest',
          actions: ['clearShopper', { type: 'goHomeAfresh', params: { notice: null, isLost: false } }],
          description: 'Even if the mall cannot be reached, this browser forgets the session.',
        },
      },
    },
  },
});
