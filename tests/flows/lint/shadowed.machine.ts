import { setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

/** Seeded: the second way never comes. */
export const shadowedMachine = setup({
  types: { events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
}).createMachine({
  id: 'shadowed',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      on: {
        'door.opened': [
          { target: 'open', description: 'Somebody opens it.' },
          { target: 'shut', reenter: true, description: 'It does not open.' }, // fault
        ],
      },
    },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});
