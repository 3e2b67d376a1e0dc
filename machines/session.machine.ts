import { assign, setup } from 'xstate';
import { deed, feed, port, type Stamped } from './port.ts';
import type { Notice, Shopper } from './words.ts';

/** What the header shows of a logged-in shopper. */
export type Standing = { name: string; pic: string; unread: number };

export const sessionMachine = setup({
  types: {
    input: {} as { shopper: Shopper | null },
    context: {} as { shopper: Shopper | null; unread: number },
    events: {} as Stamped<{ type: 'logout.pressed' } | { type: 'session.ended' } | { type: 'notices.touched' }>,
    tags: {} as 'busy',
  },
  actors: {
    readStanding: port<Standing>(),
    logout: port<Record<string, never>>(),
    /** The mall's live word: a notice came or was read, or the line stands (again). */
    listenToNotices: feed<{ type: 'notices.touched' }>(),
  },
  actions: {
    keepStanding: assign({
      shopper: ({ context }, answered: { standing: Standing }) =>
        context.shopper && { ...context.shopper, name: answered.standing.name, pic: answered.standing.pic },
      unread: (_, answered: { standing: Standing }) => answered.standing.unread,
    }),
    forgetShopper: assign({ shopper: null, unread: 0 }),
    /** Home, reloaded; what is to be said is kept over the reload. */
    goHomeAfresh: deed<{ notice: Notice | null }>(),
  },
  guards: { isKnown: ({ context }) => context.shopper !== null },
}).createMachine({
  id: 'session',
  description: 'Who is here: a guest, or a shopper whose name and unread notices are read once he is known (spec 4, 6).',
  context: ({ input }) => ({ shopper: input.shopper, unread: 0 }),
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
      invoke: { src: 'listenToNotices' },
      on: {
        'notices.touched': { target: '.reading', description: 'Notices were read or came in: count again, even while counting.' },
        'logout.pressed': { target: 'leaving', description: 'The shopper logs out.' },
        'session.ended': {
          target: 'guest', actions: ['forgetShopper', { type: 'goHomeAfresh', params: { notice: null } }],
          description: 'The mall no longer knows this session (401, and the silent refresh failed): cookies are cleared, home, reload (spec 8).',
        },
      },
      states: {
        reading: {
          description: 'Name and unread count are being read; a failure is silent (spec 8).',
          invoke: {
            src: 'readStanding',
            onDone: { target: 'settled', actions: { type: 'keepStanding', params: ({ event }) => ({ standing: event.output.answer }) }, description: 'Name and unread count arrive.' },
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
        onDone: { target: 'guest', actions: ['forgetShopper', { type: 'goHomeAfresh', params: { notice: { kind: 'good', id: 'toast.loggedOut' } } }], description: 'All cookies are cleared, the page reloads (spec 4).' },
        onError: { target: 'guest', actions: ['forgetShopper', { type: 'goHomeAfresh', params: { notice: null } }], description: 'Even if the mall cannot be reached, this browser forgets the session.' },
      },
    },
  },
});
