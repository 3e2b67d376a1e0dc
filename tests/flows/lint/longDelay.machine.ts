import { setup } from 'xstate';
import type { Stamped } from '#machines/ports.ts';

const day = 24 * 3_600_000;
const spans = { month: 30 * day, night: day / 2 };

/** Seeded: it waits a month, which is told by a constant. */
export const longDelayMachine = setup({
  types: { events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }> },
  delays: {
    untilMorning: () => spans.night,
    untilItFalls: spans.month, // fault
  },
}).createMachine({
  id: 'longDelay',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      after: {
        untilItFalls: { target: 'open', description: 'It falls open by itself.' },
      },
      on: { 'door.opened': { target: 'open', description: 'Somebody opens it.' } },
    },
    open: {
      description: 'The door is open.',
      after: { untilMorning: { target: 'shut', description: 'Somebody shuts it for the day.' } },
      on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } },
    },
  },
});
