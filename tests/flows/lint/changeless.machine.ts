import { assign, setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

/** Seeded: what was counted is forgotten as its state is left, before the transition would add it. */
export const changelessMachine = setup({
  types: { context: {} as { count: number; sum: number }, events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
  actions: {
    count: assign({ count: ({ context }) => context.count + 1 }),
    addCount: assign({ sum: ({ context }) => context.sum + context.count }),
    clearCount: assign({ count: 0 }),
  },
}).createMachine({
  id: 'changeless',
  description: 'A door.',
  context: { count: 0, sum: 0 },
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      on: { 'door.opened': { target: 'open', actions: 'count', description: 'Somebody opens it.' } },
    },
    open: {
      description: 'The door is open.',
      exit: 'clearCount',
      on: {
        'door.closed': { target: 'shut', actions: 'addCount', description: 'Somebody closes it.' }, // fault
      },
    },
  },
});
