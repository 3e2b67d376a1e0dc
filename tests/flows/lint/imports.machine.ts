import { setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';
import { formatPlace } from '#src/navigation/formatPlace.ts'; // fault

export const whereTo = formatPlace;

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
