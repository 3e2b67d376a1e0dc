import { setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

/** Seeded: the colour is kept for nobody. */
export const unreadContextMachine = setup({
  types: {
    context: {} as {
      colour: string; // fault
    },
    events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }>,
  },
}).createMachine({
  id: 'unreadContext',
  description: 'A door.',
  context: { colour: 'red' },
  initial: 'shut',
  states: {
    shut: { description: 'The door is shut.', on: { 'door.opened': { target: 'open', description: 'Somebody opens it.' } } },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});
