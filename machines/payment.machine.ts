import { assign, emit, sendTo, setup } from 'xstate';
import { payTypes } from './checkout.machine.ts';
import { freshFor } from './orderSteps.ts';
import { feed, port, type Answered, type Moment, type Stamped } from './port.ts';
import { problemOf, type Problem } from './problem.ts';
import type { Fact, Here, OrderDetail, PageInput, PayInfo, PayResult, VaultSession } from './words.ts';

export type PayQuestion = { orderNumbers: string; payType: number; vaultToken: string | null; key: string };
/** What the frames of the card vault say (fields, and the bank's own step). */
export type FrameWord =
  | { type: 'frame.ready' }
  | { type: 'frame.resized'; height: number }
  | { type: 'fields.changed'; valid: boolean }
  | { type: 'fields.refused'; code: string }
  | { type: 'token.came'; vaultToken: string }
  | { type: 'step.done'; result: string };

/** What the payment page says of an order. */
export type PlacedOrder = Pick<OrderDetail, 'orderNumber' | 'shopName' | 'status' | 'actualTotal' | 'currency' | 'priceSymbol' | 'payType' | 'slot' | 'closeType'>;
/** The orders to pay, and while something is due, how it can be paid. */
export type PaymentMatter = { orders: PlacedOrder[]; info: PayInfo | null };

type Context = {
  orderNumbers: string; here: Here; made: number; key: string; orders: PlacedOrder[]; info: PayInfo | null; payType: number; vault: VaultSession | null;
  isFrameReady: boolean; isCardComplete: boolean; height: number; vaultToken: string | null; stepResult: string; result: PayResult | null; problem: Problem | null; at: Moment;
};

const unpaid = 1;
const closed = 6;
const attemptOf = ({ info }: PaymentMatter) => info?.openAttempt ?? null;

export const paymentMachine = setup({
  types: {
    input: {} as PageInput<'payment'>,
    context: {} as Context,
    events: {} as Stamped<
      | FrameWord
      | { type: 'payType.chosen'; payType: number }
      | { type: 'pay.pressed' }
      | { type: 'cash.confirmed' }
      | { type: 'cash.declined' }
      | { type: 'leaveBank.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as Fact,
    tags: {} as 'busy',
  },
  actors: {
    readPayment: port<PaymentMatter, { orderNumbers: string }>(),
    openVault: port<VaultSession, { purpose: 'PAY' | 'SAVE' }>(),
    /** The card vault's frame in the page: it is told to submit, and never tells a card number. */
    cardFields: feed<{ type: 'submit' }, { locale: string }>(),
    /** The bank's own step in a frame. */
    bankStep: feed<{ type: 'submit' }, { locale: string }>(),
    payOrder: port<PayResult, PayQuestion>(),
    finishPayAction: port<PayResult, { payNo: string; result: string; key: string }>(),
    cancelPayment: port<PayResult, { payNo: string }>(),
  },
  actions: {
    keepMatter: assign(({ context }, answered: { output: Answered<PaymentMatter> }) => {
      const { orders, info } = answered.output.answer;
      const method = info?.payTypes.find(({ payType, enabled }) => enabled && payType === context.payType) ?? info?.payTypes.find(({ enabled }) => enabled);
      return { orders, info, at: answered.output.at, payType: method?.payType ?? context.payType, result: info?.openAttempt ?? context.result };
    }),
    keepVault: assign({ vault: (_, answered: { output: Answered<VaultSession> }) => answered.output.answer, isFrameReady: false, isCardComplete: false }),
    keepPayType: assign({ payType: (_, chosen: { payType: number; at: Moment }) => chosen.payType, at: (_, chosen: { payType: number; at: Moment }) => chosen.at, problem: null, result: null }),
    keepReady: assign({ isFrameReady: true }),
    keepHeight: assign({ height: (_, resized: { height: number }) => resized.height }),
    keepComplete: assign({ isCardComplete: (_, changed: { valid: boolean }) => changed.valid }),
    keepToken: assign({ vaultToken: (_, came: { vaultToken: string }) => came.vaultToken }),
    keepStep: assign({ stepResult: (_, done: { result: string }) => done.result }),
    makeKey: assign({ made: ({ context }) => context.made + 1, key: ({ context }) => `${context.here.seed}-pay-${context.made + 1}`, problem: null, result: null }),
    makeFinishKey: assign({ key: ({ context }) => `${context.here.seed}-bank-${context.result?.payNo ?? ''}` }),
    keepResult: assign({ result: (_, answered: { output: Answered<PayResult> }) => answered.output.answer, at: (_, answered: { output: Answered<PayResult> }) => answered.output.at, vaultToken: null }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    forgetWhy: assign({ problem: null }),
    submitFields: sendTo('cardFields', { type: 'submit' as const }),
    tellPaid: emit({ type: 'notices.touched' }),
  },
  guards: {
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    isClosed: (_, answered: { output: Answered<PaymentMatter> }) => answered.output.answer.orders.some(({ status }) => status === closed),
    isSettled: (_, answered: { output: Answered<PaymentMatter> }) => answered.output.answer.orders.every(({ status }) => status !== unpaid),
    isUnderWay: (_, answered: { output: Answered<PaymentMatter> }) => ['INIT', 'PROCESSING'].includes(attemptOf(answered.output.answer)?.payStatus ?? ''),
    isAtTheBank: (_, answered: { output: Answered<PaymentMatter> }) => attemptOf(answered.output.answer)?.payStatus === 'REQUIRES_ACTION',
    isUnknown: (_, failed: { error: unknown }) => problemOf(failed.error).code === 'NOT_FOUND',
    isRetryable: (_, failed: { error: unknown }) => {
      const { code } = problemOf(failed.error);
      return code === 'COD_NOT_AVAILABLE' || code === 'BELOW_MIN_PAYMENT' || code === 'VALIDATION' || code === 'RATE_LIMITED';
    },
    isBankAsked: (_, answered: { output: Answered<PayResult> }) => answered.output.answer.payStatus === 'REQUIRES_ACTION',
    isDeclined: (_, answered: { output: Answered<PayResult> }) => answered.output.answer.payStatus === 'FAILED',
    isCard: ({ context }) => context.payType === payTypes.card,
    mayPayByCard: ({ context }) => context.isFrameReady && context.isCardComplete,
  },
  delays: {
    untilDeadline: ({ context, event }) => Math.max(0, Date.parse(context.info?.endTime ?? '') - ('at' in event ? Math.max(event.at, context.at) : context.at) || 0),
    untilNextLook: 2_000,
  },
}).createMachine({
  id: 'payment',
  description: 'Pays orders that wait: by card in the vault\'s fields, or in cash to the courier. One can walk away and come back to the truth.',
  context: ({ input }) => ({
    orderNumbers: input.place.orderNumbers, here: input.here, made: 0, key: '', orders: [], info: null, payType: payTypes.card, vault: null, isFrameReady: false, isCardComplete: false,
    height: 0, vaultToken: null, stepResult: '', result: null, problem: null, at: input.here.at,
  }),
  initial: 'looking',
  states: {
    looking: {
      description: 'What is true: what is due, until when, and is an attempt under way?',
      tags: 'busy',
      invoke: {
        src: 'readPayment',
        input: ({ context }) => ({ orderNumbers: context.orderNumbers }),
        onDone: [
          { guard: { type: 'isClosed', params: ({ event }) => ({ output: event.output }) }, target: 'closed', actions: { type: 'keepMatter', params: ({ event }) => ({ output: event.output }) }, description: 'An order was closed: cancelled, or its time to pay is over.' },
          { guard: { type: 'isSettled', params: ({ event }) => ({ output: event.output }) }, target: 'placed', actions: [{ type: 'keepMatter', params: ({ event }) => ({ output: event.output }) }, 'tellPaid'], description: 'Paid, or cash on delivery.' },
          { guard: { type: 'isAtTheBank', params: ({ event }) => ({ output: event.output }) }, target: 'atTheBank', actions: { type: 'keepMatter', params: ({ event }) => ({ output: event.output }) }, description: 'The bank still waits for the shopper.' },
          { guard: { type: 'isUnderWay', params: ({ event }) => ({ output: event.output }) }, target: 'waiting', actions: { type: 'keepMatter', params: ({ event }) => ({ output: event.output }) }, description: 'An attempt is under way.' },
          { target: 'choosing', actions: { type: 'keepMatter', params: ({ event }) => ({ output: event.output }) }, description: 'To be paid.' },
        ],
        onError: [
          { guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) }, target: 'unknown', description: 'No such order.' },
          { target: 'unreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'What this page needs is not reachable.' },
        ],
      },
    },
    unreadable: {
      description: 'The truth could not be read; nothing is paid by looking.',
      on: {
        'retry.pressed': { target: 'looking', actions: 'forgetWhy', description: 'Look again.' },
        resume: { target: 'looking', actions: 'forgetWhy', description: 'The page is alive again: look.' },
      },
    },
    unknown: { description: 'There is no such order (404).', type: 'final' },
    waiting: {
      description: 'The payment is being settled between the banks.',
      after: { untilNextLook: { target: 'looking', description: 'Two seconds later: look again.' } },
      on: { resume: { target: 'looking', description: 'The page is alive again: look at once.' } },
    },
    choosing: {
      description: 'How to pay, before the deadline.',
      initial: 'arriving',
      after: { untilDeadline: { target: 'looking', description: 'The time to pay is over: look what the mall made of it.' } },
      on: {
        'payType.chosen': { target: '.arriving', actions: { type: 'keepPayType', params: ({ event }) => ({ payType: event.payType, at: event.at }) }, description: 'Card or cash on delivery.' },
        resume: [
          { guard: { type: 'isOld', params: ({ event }) => ({ at: event.at }) }, target: 'looking', description: 'The page is alive again after a while: look what is true.' },
          { target: 'choosing', reenter: true, description: 'The page is alive again at once: its deadline runs on.' },
        ],
      },
      states: {
        arriving: {
          description: 'Card or cash?',
          always: [
            { guard: 'isCard', target: 'openingVault', description: 'The vault\'s fields are opened.' },
            { target: 'cash', description: 'Cash needs none.' },
          ],
        },
        cash: {
          description: 'Cash on delivery is chosen.',
          on: { 'pay.pressed': { target: 'confirmingCash', description: 'Confirm it first.' } },
        },
        confirmingCash: {
          description: '"You pay the courier": a last look.',
          on: {
            'cash.confirmed': { target: '#payment.paying', actions: 'makeKey', description: 'Yes.' },
            'cash.declined': { target: 'cash', description: 'Back.' },
          },
        },
        openingVault: {
          description: 'The bank card vault opens a session.',
          invoke: {
            src: 'openVault',
            input: { purpose: 'PAY' },
            onDone: { target: 'card', actions: { type: 'keepVault', params: ({ event }) => ({ output: event.output }) }, description: 'Its fields can be shown.' },
            onError: { target: 'vaultUnreachable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'The vault cannot be reached.' },
          },
        },
        vaultUnreachable: {
          description: 'Without the vault there is no card; cash may still be possible.',
          on: { 'retry.pressed': { target: 'openingVault', actions: 'forgetWhy', description: 'Try again.' } },
        },
        card: {
          description: 'The card is typed into the vault\'s own frame.',
          initial: 'typing',
          invoke: { src: 'cardFields', id: 'cardFields', input: ({ context }) => ({ locale: context.here.locale }) },
          on: {
            'frame.ready': { actions: 'keepReady', description: 'The fields are there.' },
            'frame.resized': { actions: { type: 'keepHeight', params: ({ event }) => ({ height: event.height }) }, description: 'The frame wants another height.' },
            'fields.changed': { actions: { type: 'keepComplete', params: ({ event }) => ({ valid: event.valid }) }, description: 'The card is complete, or not.' },
          },
          states: {
            typing: {
              description: 'The shopper types.',
              on: { 'pay.pressed': { guard: 'mayPayByCard', target: 'tokenising', description: 'The vault is asked for a one-time token.' } },
            },
            tokenising: {
              description: 'The vault checks the card and makes the token.',
              tags: 'busy',
              on: {
                'token.came': { target: '#payment.paying', actions: [{ type: 'keepToken', params: ({ event }) => ({ vaultToken: event.vaultToken }) }, 'makeKey'], description: 'Pay with it, once.' },
                'fields.refused': { target: 'typing', description: 'The fields say what is wrong.' },
              },
              entry: 'submitFields',
            },
          },
        },
      },
    },
    paying: {
      description: 'The mall is asked to take the payment, under a key of its own.',
      tags: 'busy',
      invoke: {
        src: 'payOrder',
        input: ({ context }) => ({ orderNumbers: context.orderNumbers, payType: context.payType, vaultToken: context.vaultToken, key: context.key }),
        onDone: [
          { guard: { type: 'isBankAsked', params: ({ event }) => ({ output: event.output }) }, target: 'atTheBank', actions: { type: 'keepResult', params: ({ event }) => ({ output: event.output }) }, description: 'The bank asks the shopper something.' },
          { guard: { type: 'isDeclined', params: ({ event }) => ({ output: event.output }) }, target: 'choosing', actions: { type: 'keepResult', params: ({ event }) => ({ output: event.output }) }, description: 'Declined: the order waits, another card or cash can be tried.' },
          { target: 'looking', actions: { type: 'keepResult', params: ({ event }) => ({ output: event.output }) }, description: 'Look what became of it.' },
        ],
        onError: [
          { guard: { type: 'isRetryable', params: ({ event }) => ({ error: event.error }) }, target: 'choosing', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'Refused: the page says why.' },
          { target: 'looking', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'No answer, or a refusal that means something else is true: look, never pay again blindly.' },
        ],
      },
    },
    atTheBank: {
      description: 'The bank\'s own step stands in a frame.',
      invoke: { src: 'bankStep', id: 'bankStep', input: ({ context }) => ({ locale: context.here.locale }) },
      on: {
        'frame.resized': { actions: { type: 'keepHeight', params: ({ event }) => ({ height: event.height }) }, description: 'The frame wants another height.' },
        'step.done': { target: 'finishing', actions: [{ type: 'keepStep', params: ({ event }) => ({ result: event.result }) }, 'makeFinishKey'], description: 'The shopper answered the bank.' },
        'leaveBank.pressed': { target: 'leaving', description: 'The shopper gives up this attempt.' },
        resume: { guard: { type: 'isOld', params: ({ event }) => ({ at: event.at }) }, target: 'looking', description: 'The page is alive again after a while: look what is true.' },
      },
    },
    finishing: {
      description: 'The mall asks the bank what is true.',
      tags: 'busy',
      invoke: {
        src: 'finishPayAction',
        input: ({ context }) => ({ payNo: context.result?.payNo ?? '', result: context.stepResult, key: context.key }),
        onDone: [
          { guard: { type: 'isDeclined', params: ({ event }) => ({ output: event.output }) }, target: 'choosing', actions: { type: 'keepResult', params: ({ event }) => ({ output: event.output }) }, description: 'The bank refused: the order waits.' },
          { target: 'looking', actions: { type: 'keepResult', params: ({ event }) => ({ output: event.output }) }, description: 'Look what became of it.' },
        ],
        onError: { target: 'looking', description: 'No answer: look what is true.' },
      },
    },
    leaving: {
      description: 'The attempt is given up, so that another way can be tried.',
      tags: 'busy',
      invoke: {
        src: 'cancelPayment',
        input: ({ context }) => ({ payNo: context.result?.payNo ?? '' }),
        onDone: { target: 'looking', description: 'Given up.' },
        onError: { target: 'looking', description: 'Perhaps it is paid already: look.' },
      },
    },
    placed: { description: '"Order placed": numbers, what happens next, and the ways on.', type: 'final' },
    closed: { description: 'Not to be paid any more: cancelled, or too late. Nothing was charged.', type: 'final' },
  },
});
