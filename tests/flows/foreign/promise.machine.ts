import { assign, createMachine, fromPromise } from 'xstate';

// As a tutorial writes it: a plain promise, inline actions and guards, nothing named.
export const fetchMachine = createMachine({
  id: 'fetch',
  context: { user: null as { name: string } | null, error: null as unknown, tries: 0 },
  initial: 'idle',
  states: {
    idle: { on: { FETCH: { target: 'loading', guard: ({ context }) => context.tries < 2 } } },
    loading: {
      entry: assign({ tries: ({ context }) => context.tries + 1 }),
      invoke: {
        id: 'readUser',
        src: fromPromise(async () => ({ name: 'Kumari' })),
        onDone: { target: 'success', actions: assign({ user: ({ event }) => event.output }) },
        onError: { target: 'failure', actions: assign({ error: ({ event }) => event.error }) },
      },
      after: { 3000: 'failure' },
    },
    success: { type: 'final' },
    failure: { on: { RETRY: 'loading', GIVE_UP: { target: 'idle', actions: () => undefined } } },
  },
});
