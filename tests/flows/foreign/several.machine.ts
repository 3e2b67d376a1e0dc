import { and, assign, createMachine, not } from 'xstate';

export const lightMachine = createMachine({
  id: 'light',
  initial: 'green',
  states: {
    green: { after: { 1000: 'yellow' }, on: { PEDESTRIAN: { target: 'yellow', guard: and([() => true, not(() => false)]) } } },
    yellow: { after: { 500: 'red' } },
    red: { after: { 1000: 'green' } },
  },
});

// What its event brings is read by an action: it wants samples.
export const formMachine = createMachine({
  types: {} as { events: { type: 'CHANGE'; value: string } | { type: 'SUBMIT' }; context: { value: string } },
  id: 'form',
  context: { value: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        CHANGE: { actions: assign({ value: ({ event }) => event.value.trim() }) },
        SUBMIT: { target: 'sent', guard: ({ context }) => context.value.length > 0 },
      },
    },
    sent: { type: 'final' },
  },
});
