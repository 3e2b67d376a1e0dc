import { setup } from 'xstate';
import type { Stamped } from '#machines/port.ts';

/** Seeded: it waits a month. */
export const longDelayMachine = setup({
  types: { events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
}).createMachine({
  id: 'longDelay',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      after: {
        2_592_000_000: { target: 'open', description: 'It falls open by itself.' }, // fault
      },
      on: { 'door.opened': { target: 'open', description: 'Somebody opens it.' } },
    },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});
