import { setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

/** Seeded: nothing leads to a state. */
export const unreachableMachine = setup({
  types: { events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
}).createMachine({
  id: 'unreachable',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: { description: 'The door is shut.', on: { 'door.opened': { target: 'open', description: 'Somebody opens it.' } } },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
    broken: { description: 'The door is broken.', on: { 'door.closed': { target: 'shut', description: 'It is mended.' } } }, // fault
  },
});
