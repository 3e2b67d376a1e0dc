import { assign, setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

/** Seeded: a guard counts how often it is asked. */
export const impureGuardMachine = setup({
  types: { context: {} as { count: number }, events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
  guards: {
    isFew: ({ context }) => (context.count += 0) < 2, // fault
  },
}).createMachine({
  id: 'impureGuard',
  description: 'A door.',
  context: { count: 0 },
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      on: { 'door.opened': { guard: 'isFew', target: 'open', actions: 'count', description: 'Somebody opens it, twice at most.' } },
    },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});
