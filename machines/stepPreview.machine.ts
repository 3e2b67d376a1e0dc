import { assign, setup } from 'xstate';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import type { StepPreview, StepPreviewInput } from './model/order.ts';

type Context = { input: StepPreviewInput | null; preview: StepPreview | null };

export const stepPreviewMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Stamped<{ type: 'step.asked'; input: StepPreviewInput } | { type: 'retry.pressed' }>,
    tags: {} as 'busy',
  },
  actors: { readStepPreview: port<StepPreview, StepPreviewInput>() },
  actions: {
    storeInput: assign((_, { input }: { input: StepPreviewInput }) => ({ input, preview: null })),
    storePreview: assign({ preview: (_, answered: { output: Answered<StepPreview> }) => answered.output.answer }),
  },
}).createMachine({
  id: 'stepPreview',
  description: 'What a step changes for the shopper, shown before he takes it: the step itself, tried by the mall and undone.',
  context: { input: null, preview: null },
  on: {
    'step.asked': {
      target: '.reading',
      reenter: true,
      actions: { type: 'storeInput', params: fromEvent('input') },
      description: 'A step waits for a yes: what would it change?',
    },
  },
  initial: 'idle',
  states: {
    idle: { description: 'No step was asked about.' },
    reading: {
      description: 'The mall tries the step; it can be taken meanwhile.',
      tags: 'busy',
      invoke: {
        src: 'readStepPreview',
        input: ({ context }) => required(context.input),
        onDone: { target: 'shown', actions: { type: 'storePreview', params: fromEvent('output') }, description: 'The mall answers.' },
        onError: { target: 'unreadable', description: 'It could not be read.' },
      },
    },
    unreadable: {
      description: 'What the step changes is not known; the step can be taken all the same.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    shown: { description: 'What comes back, and which clocks run then.' },
  },
});
