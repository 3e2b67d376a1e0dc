import { assign, sendParent, setup } from 'xstate';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { CheckoutVoucher, VoucherMatch } from './model/voucher.ts';

/** The open checkout whose vouchers are chosen. */
export type VoucherMatchInput = { checkoutToken: string };

type Context = { input: VoucherMatchInput | null; match: VoucherMatch | null; problem: Problem | null };

const chosenIn = ({ usable }: VoucherMatch): CheckoutVoucher[] => usable.filter(({ choose }) => choose);

/** The chosen ones without one. */
const without = (match: VoucherMatch, couponUserId: number): number[] =>
  chosenIn(match)
    .map((voucher) => voucher.couponUserId)
    .filter((id) => id !== couponUserId);

/** The chosen ones with one more, in the place of those it conflicts with. */
const withOne = (match: VoucherMatch, couponUserId: number): number[] => {
  const rivals = match.usable.find((voucher) => voucher.couponUserId === couponUserId)?.conflictsWith ?? [];
  const compatible = chosenIn(match).filter((voucher) => !rivals.includes(voucher.couponUserId));
  return [...compatible.map((voucher) => voucher.couponUserId), couponUserId];
};

export const voucherChoiceMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Stamped<
      | { type: 'goods.priced'; checkoutToken: string }
      | { type: 'choice.opened' }
      | { type: 'choice.closed' }
      | { type: 'voucher.pressed'; couponUserId: number }
      | { type: 'best.pressed' }
      | { type: 'retry.pressed' }
    >,
    tags: {} as 'busy',
  },
  actors: { matchVouchers: port<VoucherMatch, VoucherMatchInput>() },
  actions: {
    storeQuestion: assign((_, input: VoucherMatchInput) => ({ input })),
    storeMatch: assign((_, answered: { output: Answered<VoucherMatch> }) => ({ match: answered.output.answer, problem: null })),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    tellApplied: sendParent(({ context }, pressed: { couponUserId: number; at: Moment }) => ({
      type: 'vouchers.chosen',
      couponUserIds: withOne(required(context.match), pressed.couponUserId),
      at: pressed.at,
    })),
    tellPutBack: sendParent(({ context }, pressed: { couponUserId: number; at: Moment }) => ({
      type: 'vouchers.chosen',
      couponUserIds: without(required(context.match), pressed.couponUserId),
      at: pressed.at,
    })),
    tellBest: sendParent((_, pressed: { at: Moment }) => ({ type: 'vouchers.chosen', couponUserIds: null, at: pressed.at })),
  },
  guards: {
    isPriced: ({ context }) => context.input !== null,
    isApplied: ({ context }, pressed: { couponUserId: number }) =>
      context.match !== null && chosenIn(context.match).some(({ couponUserId }) => couponUserId === pressed.couponUserId),
    isUsable: ({ context }, pressed: { couponUserId: number }) =>
      context.match !== null && context.match.usable.some(({ couponUserId }) => couponUserId === pressed.couponUserId),
    isBetter: ({ context }) => context.match !== null && context.match.best.saved > context.match.saved,
  },
}).createMachine({
  id: 'voucherChoice',
  description: "The shopper's vouchers beside what he buys: usable, nearly, not; one press applies one, or the best set.",
  context: { input: null, match: null, problem: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'What is applied is said beside the prices.',
      on: {
        'goods.priced': {
          actions: { type: 'storeQuestion', params: fromEvent('checkoutToken') },
          description: 'The checkout is priced: vouchers can be chosen.',
        },
        'choice.opened': { guard: 'isPriced', target: 'open', description: 'Show all vouchers.' },
      },
    },
    open: {
      description: 'The vouchers are shown.',
      initial: 'reading',
      on: {
        'choice.closed': { target: 'closed', description: 'Back to the checkout, with what is applied.' },
        'goods.priced': {
          target: '.reading',
          actions: { type: 'storeQuestion', params: fromEvent('checkoutToken') },
          description: 'The checkout is priced anew: how do the vouchers stand to it?',
        },
      },
      states: {
        reading: {
          description: 'The vouchers are being read; what is shown stays until they come.',
          tags: 'busy',
          invoke: {
            src: 'matchVouchers',
            input: ({ context }) => required(context.input),
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
        shown: {
          description: 'One can be applied, or put back.',
          on: {
            'voucher.pressed': [
              {
                guard: { type: 'isApplied', params: fromEvent('couponUserId') },
                target: 'pricing',
                actions: { type: 'tellPutBack', params: fromEvent('couponUserId', 'at') },
                description: 'Put it back.',
              },
              {
                guard: { type: 'isUsable', params: fromEvent('couponUserId') },
                target: 'pricing',
                actions: { type: 'tellApplied', params: fromEvent('couponUserId', 'at') },
                description: 'Apply it, in the place of what it conflicts with.',
              },
            ],
            'best.pressed': {
              guard: 'isBetter',
              target: 'pricing',
              actions: { type: 'tellBest', params: fromEvent('at') },
              description: 'Apply the set that saves most.',
            },
          },
        },
        pricing: { description: 'The checkout is priced with the new choice.', tags: 'busy' },
      },
    },
  },
});
