import { setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

/** Seeded: no view asks for the tag. */
export const unaskedTagMachine = setup({
  types: { events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }>, tags: {} as 'draughty' },
}).createMachine({
  id: 'unaskedTag',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: { description: 'The door is shut.', on: { 'door.opened': { target: 'open', description: 'Somebody opens it.' } } },
    // fault
    open: {
      description: 'The door is open.',
      tags: 'draughty',
      on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } },
    },
  },
});
