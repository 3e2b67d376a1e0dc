import { setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

/** Seeded: nothing makes the guard say no. */
export const oneSidedGuardMachine = setup({
  types: { context: {} as { count: number }, events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
  guards: { isFew: ({ context }) => context.count < 2 },
}).createMachine({
  id: 'oneSidedGuard',
  description: 'A door.',
  context: { count: 0 },
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      on: {
        'door.opened': { guard: 'isFew', target: 'open', description: 'Somebody opens it.' }, // fault
      },
    },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});
