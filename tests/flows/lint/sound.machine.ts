import { assign, setup } from 'xstate';
import { port, type Stamped } from '#machines/ports.ts';

/** A door without fault: no rule may find anything. */
export const soundMachine = setup({
  types: { context: {} as { count: number }, tags: {} as 'busy', events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
  actors: { readDoor: port<number>() },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
  guards: { isFew: ({ context }) => context.count < 2 },
}).createMachine({
  id: 'sound',
  description: 'A door.',
  context: { count: 0 },
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      on: { 'door.opened': { guard: 'isFew', target: 'reading', actions: 'count', description: 'Somebody opens it, twice at most.' } },
    },
    reading: {
      description: 'Is it locked?',
      tags: 'busy',
      invoke: {
        src: 'readDoor',
        onDone: { target: 'open', description: 'It is not.' },
        onError: { target: 'shut', description: 'Nobody knows.' },
      },
    },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});
