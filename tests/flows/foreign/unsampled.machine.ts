import { assign, createMachine } from 'xstate';

// Its event brings a term, and nobody says which.
export const searchMachine = createMachine({
  types: {} as { events: { type: 'SEARCH'; term: string }; context: { letters: number } },
  id: 'search',
  context: { letters: 0 },
  on: { SEARCH: { actions: assign({ letters: ({ event }) => event.term.length }) } },
});
