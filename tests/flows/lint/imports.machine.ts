import { setup } from 'xstate';
import type { Stamped } from '#machines/port.ts';
import { addressOf } from '#src/address.ts'; // fault

export const whereTo = addressOf;

/** Seeded: it opens another room. */
export const importsMachine = setup({
  types: { events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
}).createMachine({
  id: 'imports',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: { description: 'The door is shut.', on: { 'door.opened': { target: 'open', description: 'Somebody opens it.' } } },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});
