import { setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

/** Seeded: it hears that the door is closed, and does nothing. */
export const idleMachine = setup({
  types: { events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
}).createMachine({
  id: 'idle',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      on: {
        'door.opened': { target: 'open', description: 'Somebody opens it.' },
        'door.closed': { description: 'It is closed already.' }, // fault
      },
    },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});
