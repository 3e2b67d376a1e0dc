import { setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

const bell = setup({}).createMachine({ id: 'bell', description: 'Rings.', initial: 'still', states: { still: { description: 'Still.' } } });

/** Seeded: a transition says nothing, in a file with another machine before it. */
export const descriptionMachine = setup({
  types: { events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
  actors: { bell },
}).createMachine({
  id: 'description',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      on: { 'door.opened': 'open' }, // fault
    },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});
