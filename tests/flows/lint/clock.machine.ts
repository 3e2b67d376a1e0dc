import { assign, setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

/** Seeded: it reads the time of day. */
export const clockMachine = setup({
  types: { context: {} as { count: number }, events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
  actions: {
    count: assign({ count: () => Date.now() }), // fault
  },
}).createMachine({
  id: 'clock',
  description: 'A door.',
  context: { count: 0 },
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      on: { 'door.opened': { target: 'open', actions: 'count', description: 'Somebody opens it.' } },
    },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});
