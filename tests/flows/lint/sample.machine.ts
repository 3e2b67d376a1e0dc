import { setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

/** Seeded: there is no sample of closing. */
export const sampleMachine = setup({
  types: { events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
}).createMachine({
  id: 'sample',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: { description: 'The door is shut.', on: { 'door.opened': { target: 'open', description: 'Somebody opens it.' } } },
    open: {
      description: 'The door is open.',
      on: {
        'door.opened': { target: 'shut', description: 'Somebody pulls at it.' },
        'door.closed': { target: 'shut', description: 'Somebody closes it.' }, // fault
      },
    },
  },
});
