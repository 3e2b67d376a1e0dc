import { emit, setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

/** Seeded: nobody listens to the bell. */
export const unheardEventMachine = setup({
  types: { events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
  actions: {
    ringBell: emit({ type: 'bell.rang' }), // fault
  },
}).createMachine({
  id: 'unheardEvent',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      on: { 'door.opened': { target: 'open', actions: 'ringBell', description: 'Somebody opens it.' } },
    },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});
