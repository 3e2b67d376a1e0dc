import { createMachine } from 'xstate';

/** Seeded: nothing in it is typed. */
// fault
export const unnamedMachine = createMachine({
  id: 'unnamed',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: { description: 'The door is shut.', on: { 'door.opened': { target: 'open', description: 'Somebody opens it.' } } },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});
