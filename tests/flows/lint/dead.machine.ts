import { setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

/** Seeded: the inner states hear it first, always. */
export const deadMachine = setup({
  types: { events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
}).createMachine({
  id: 'dead',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      on: {
        'door.opened': { target: 'open', description: 'Somebody opens it.' }, // fault
      },
      initial: 'still',
      states: {
        still: {
          description: 'Nobody is there.',
          on: { 'door.opened': { target: '#dead.open', description: 'Somebody is there and opens it.' } },
        },
      },
    },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});
