import { setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

/** Seeded: a way leads in and none out. */
export const deadEndMachine = setup({
  types: { events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
}).createMachine({
  id: 'deadEnd',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      on: {
        'door.opened': { target: 'open', description: 'Somebody opens it.' },
        'door.closed': { target: 'locked', description: 'Somebody closes it twice.' },
      },
    },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
    locked: { description: 'The key is lost.' }, // fault
  },
});
