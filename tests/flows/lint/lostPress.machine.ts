import { assign, setup } from 'xstate';
import { port, type Stamped } from '#machines/ports.ts';

/** Seeded: who opens the door while somebody looks again whether it is locked, is not heard. */
export const lostPressMachine = setup({
  types: {
    context: {} as { count: number; isStale: boolean },
    events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }>,
  },
  actors: { readDoor: port<number>() },
  actions: {
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false, count: ({ context }) => (context.count + 1) % 3 }),
  },
  guards: { isStale: ({ context }) => context.isStale },
}).createMachine({
  id: 'lostPress',
  description: 'A door.',
  context: { count: 0, isStale: false },
  on: { 'door.closed': { actions: 'noteChange', description: 'Somebody closes it: is it locked now?' } },
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      // fault
      always: { guard: 'isStale', target: 'reading', description: 'Perhaps it is locked.' },
      on: { 'door.opened': { target: 'open', description: 'Somebody opens it.' } },
    },
    open: { description: 'The door is open.', on: { 'door.opened': { target: 'shut', description: 'It swings back.' } } },
    reading: {
      description: 'Is it locked?',
      entry: 'beginReading',
      invoke: {
        src: 'readDoor',
        onDone: { target: 'shut', description: 'It is not.' },
        onError: { target: 'shut', description: 'Nobody knows.' },
      },
    },
  },
});
