import { setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

/** Seeded: an action stands in the chart. */
export const inlineMachine = setup({
  types: { events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
}).createMachine({
  id: 'inline',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      on: { 'door.opened': { target: 'open', actions: () => undefined, description: 'Somebody opens it.' } }, // fault
    },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});
