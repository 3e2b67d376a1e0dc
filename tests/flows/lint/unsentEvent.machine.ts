import { setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

/** Seeded: nobody blows. */
export const unsentEventMachine = setup({
  types: { events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' } | { type: 'storm.blew' }> },
}).createMachine({
  id: 'unsentEvent',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      on: {
        'door.opened': { target: 'open', description: 'Somebody opens it.' },
        'storm.blew': { target: 'open', description: 'The storm opens it.' }, // fault
      },
    },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});
