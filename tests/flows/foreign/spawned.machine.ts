import { assign, createMachine, sendParent, type ActorRefFrom } from 'xstate';

const todo = createMachine({
  id: 'todo',
  initial: 'open',
  states: { open: { on: { TICK: { target: 'done', actions: sendParent({ type: 'TODO.DONE' }) } } }, done: { type: 'final' } },
});

// Actors in context, spawned as the list grows.
export const listMachine = createMachine({
  types: {} as { context: { todos: ActorRefFrom<typeof todo>[] }; events: { type: 'ADD' } | { type: 'TODO.DONE' } | { type: 'CLEAR' } },
  id: 'list',
  context: ({ spawn }) => ({ todos: [spawn(todo, { id: 'todo-0' })] }),
  initial: 'filling',
  states: {
    filling: {
      on: {
        ADD: {
          guard: ({ context }) => context.todos.length < 3,
          actions: assign({ todos: ({ context, spawn }) => [...context.todos, spawn(todo, { id: `todo-${context.todos.length}` })] }),
        },
        'TODO.DONE': 'over',
      },
    },
    over: { on: { CLEAR: { target: 'filling', actions: assign({ todos: [] }) } } },
  },
});

export const namelessMachine = createMachine({
  types: {} as { context: { todos: ActorRefFrom<typeof todo>[] }; events: { type: 'ADD' } },
  id: 'nameless',
  context: { todos: [] },
  on: { ADD: { actions: assign({ todos: ({ context, spawn }) => [...context.todos, spawn(todo)] }) } },
});
