import { setup } from 'xstate';
import { port, type Stamped } from '#machines/ports.ts';

/** Seeded: nobody hears when the question is refused. */
export const openQuestionMachine = setup({
  types: { events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
  actors: { readDoor: port<number>() },
}).createMachine({
  id: 'openQuestion',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: { description: 'The door is shut.', on: { 'door.opened': { target: 'reading', description: 'Somebody opens it.' } } },
    reading: {
      description: 'Is it locked?',
      on: { 'door.closed': { target: 'shut', description: 'Never mind.' } },
      invoke: { src: 'readDoor', onDone: { target: 'shut', description: 'It is.' } }, // fault
    },
  },
});
