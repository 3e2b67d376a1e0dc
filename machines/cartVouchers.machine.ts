import { assign, setup } from 'xstate';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { VoucherMatch } from './model/voucher.ts';
import type { InputChanged } from './model/widget.ts';

/** The chosen lines of the cart. */
type Input = { basketIds: number[]; visitor: VisitorContext };

type Context = Input & { match: VoucherMatch | null; problem: Problem | null };

export const cartVouchersMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<
      InputChanged<Input> | { type: 'open.pressed' } | { type: 'close.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }
    >,
    tags: {} as 'busy',
  },
  actors: { matchVouchers: port<VoucherMatch, { basketIds: number[] }>() },
  actions: {
    storeInput: assign((_, changed: { input: Omit<Input, 'visitor'> }) => changed.input),
    storeMatch: assign((_, answered: { output: Answered<VoucherMatch> }) => ({ match: answered.output.answer, problem: null })),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
}).createMachine({
  id: 'cartVouchers',
  description:
    "What the shopper's vouchers take off the chosen lines of the cart, and why others do not; they are applied at the checkout.",
  context: ({ input }) => ({ ...input, match: null, problem: null }),
  on: {
    'input.changed': {
      actions: { type: 'storeInput', params: fromEvent('input') },
      description: 'Other lines are chosen: they will be asked for.',
    },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'A button.',
      on: { 'open.pressed': { target: 'open', description: 'The vouchers open.' } },
    },
    open: {
      description: 'The vouchers are open.',
      initial: 'reading',
      on: {
        'close.pressed': { target: 'closed', description: 'Back to the cart.' },
        'input.changed': {
          target: '.reading',
          actions: { type: 'storeInput', params: fromEvent('input') },
          description: 'The cart has changed elsewhere: how do the vouchers stand to it now?',
        },
      },
      states: {
        reading: {
          description: 'The vouchers are being read; what is shown stays until they come.',
          tags: 'busy',
          invoke: {
            src: 'matchVouchers',
            input: ({ context: { basketIds } }) => ({ basketIds }),
            onDone: { target: 'shown', actions: { type: 'storeMatch', params: fromEvent('output') }, description: 'They arrive.' },
            onError: {
              target: 'unreadable',
              actions: { type: 'storeProblem', params: fromEvent('error') },
              description: 'They could not be read.',
            },
          },
        },
        unreadable: {
          description: 'The vouchers could not be read; the sheet says so and offers to try again.',
          on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
        },
        shown: { description: 'What the best set saves, and how each voucher stands to the lines.' },
      },
    },
  },
});
