import { setup } from 'xstate';
import { effect, port, type Stamped } from './ports.ts';

export const appUpdateMachine = setup({
  types: {
    events: {} as Stamped<{ type: 'reload.pressed' } | { type: 'later.pressed' }>,
    tags: {} as 'busy',
  },
  actors: {
    /** The new edition takes the place of the old one. */
    takeOver: port<null>(),
  },
  actions: { reload: effect() },
}).createMachine({
  id: 'appUpdate',
  description: 'A newer edition of the shop is here: it is offered, and comes only when the shopper says so.',
  initial: 'offered',
  states: {
    offered: {
      description: 'The notice says that there is a newer shop; what the shopper does goes on.',
      on: {
        'reload.pressed': { target: 'changing', description: 'The newer shop, now.' },
        'later.pressed': { target: 'postponed', description: 'Not now: it comes with the next visit.' },
      },
    },
    changing: {
      description: 'The newer shop takes over.',
      tags: 'busy',
      invoke: {
        src: 'takeOver',
        onDone: { target: 'changed', description: 'It has taken over.' },
        onError: { target: 'changed', description: 'It did not say so: the reload brings what is newest all the same.' },
      },
    },
    changed: { description: 'The page is reloaded.', entry: 'reload', type: 'final' },
    postponed: { description: 'The notice is gone.', type: 'final' },
  },
});
