import { assign, setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

/** Seeded: a guard is no sentence. */
export const nameMachine = setup({
  types: { context: {} as { count: number }, events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
  guards: {
    few: ({ context }) => context.count < 2, // fault
  },
}).createMachine({
  id: 'name',
  description: 'A door.',
  context: { count: 0 },
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      on: { 'door.opened': { guard: 'few', target: 'open', actions: 'count', description: 'Somebody opens it, twice at most.' } },
    },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});
