import { assign, setup } from 'xstate';
import type { PaymentContext, PaymentEvent, PaymentInput } from './rules/money/payment.ts';
import { effect, fromEvent } from './ports.ts';

/**
 * How long an attempt may stay unfinished, how long it may outlive the order's first deadline, how often an undecided one is asked about;
 * milliseconds.
 */
export const paymentSpans = { attempt: 15 * 60_000, pastDeadline: 10 * 60_000, reconcile: 30_000 };

/**
 * The life of one payment attempt over an order set (contract 4.3). The highest-ranked fact wins: money that
 * came is never forgotten, whatever was believed before, and nothing steps back.
 */
export const paymentLifecycle = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
  },
  actions: {
    storePaid: assign((_, paid: { at: number; amount: number }) => ({ captured: paid.amount, paidOn: paid.at, failCode: null })),
    storeFailure: assign((_, failed: { code: string }) => ({ failCode: failed.code })),
    countRefundBegun: assign({ refundsOpen: ({ context }) => context.refundsOpen + 1 }),
    countRefundDone: assign(({ context }, back: { amount: number }) => ({
      refundsOpen: context.refundsOpen - 1,
      refunded: context.refunded + back.amount,
    })),
    passFailure: effect(),
    passCapture: effect(),
    voidAttempt: effect(),
  },
  guards: {
    isCash: ({ context }) => context.isCash,
    isPast: (_, times: { at: number; limit: number }) => times.at >= times.limit,
    isWhatIsDue: ({ context }, paid: { amount: number }) => paid.amount === context.amount,
    isAllBack: ({ context }, back: { amount: number }) => back.amount > 0 && context.refunded + back.amount === context.captured,
    isPartBackWithOthersOpen: ({ context }, back: { amount: number }) =>
      back.amount > 0 && context.refunded + back.amount < context.captured && context.refundsOpen > 1,
    isPartBack: ({ context }, back: { amount: number }) => back.amount > 0 && context.refunded + back.amount < context.captured,
  },
}).createMachine({
  id: 'payment',
  description: 'One attempt to pay an order set, from the first try to the last refund.',
  context: ({ input }) => ({
    amount: input.amount,
    captured: 0,
    refunded: 0,
    refundsOpen: 0,
    attemptEnd: Math.min(input.at + paymentSpans.attempt, input.payBy + paymentSpans.pastDeadline),
    paidOn: null,
    failCode: null,
    isCash: input.isCash,
  }),
  initial: 'begun',
  states: {
    begun: {
      description: 'The attempt is written down before anybody is asked for money.',
      always: [
        { description: 'The courier will take the money.', guard: 'isCash', target: 'cashDue' },
        { description: 'The acquirer will be asked.', target: 'init' },
      ],
    },
    init: {
      description: 'The acquirer has not been asked yet, or its answer is not known.',
      on: {
        'action.needed': { description: 'The bank wants the buyer to confirm.', target: 'requiresAction' },
        'answer.awaited': { description: 'The acquirer has it and has not decided.', target: 'processing' },
        'money.captured': {
          description: 'The money is captured.',
          guard: { type: 'isWhatIsDue', params: fromEvent('amount') },
          target: 'paid',
          actions: [{ type: 'storePaid', params: fromEvent('at', 'amount') }, 'passCapture'],
        },
        'money.refused': {
          description: 'The bank says no.',
          target: 'failed',
          actions: [{ type: 'storeFailure', params: fromEvent('code') }, 'passFailure'],
        },
        'attempt.cancelled': { description: 'The buyer leaves the attempt.', target: 'cancelled', actions: ['voidAttempt', 'passFailure'] },
        'attemptDeadline.passed': {
          description: 'Nobody finished it in time.',
          guard: { type: 'isPast', params: ({ context, event }) => ({ at: event.at, limit: context.attemptEnd }) },
          target: 'expired',
          actions: ['voidAttempt', 'passFailure'],
        },
      },
    },
    requiresAction: {
      description: 'The buyer is asked to confirm with his bank.',
      on: {
        'action.finished': { description: 'The buyer is back from his bank.', target: 'processing' },
        'money.captured': {
          description: 'The money is captured.',
          guard: { type: 'isWhatIsDue', params: fromEvent('amount') },
          target: 'paid',
          actions: [{ type: 'storePaid', params: fromEvent('at', 'amount') }, 'passCapture'],
        },
        'money.refused': {
          description: 'The bank says no.',
          target: 'failed',
          actions: [{ type: 'storeFailure', params: fromEvent('code') }, 'passFailure'],
        },
        'attempt.cancelled': { description: 'The buyer leaves the attempt.', target: 'cancelled', actions: ['voidAttempt', 'passFailure'] },
        'attemptDeadline.passed': {
          description: 'Nobody finished it in time.',
          guard: { type: 'isPast', params: ({ context, event }) => ({ at: event.at, limit: context.attemptEnd }) },
          target: 'expired',
          actions: ['voidAttempt', 'passFailure'],
        },
      },
    },
    processing: {
      description: 'The acquirer is deciding. It never runs out by itself; the mall asks again every 30 seconds.',
      on: {
        'money.captured': {
          description: 'The money is captured.',
          guard: { type: 'isWhatIsDue', params: fromEvent('amount') },
          target: 'paid',
          actions: [{ type: 'storePaid', params: fromEvent('at', 'amount') }, 'passCapture'],
        },
        'money.refused': {
          description: 'The bank says no.',
          target: 'failed',
          actions: [{ type: 'storeFailure', params: fromEvent('code') }, 'passFailure'],
        },
      },
    },
    failed: {
      description: 'The bank said no; the orders may be paid another way.',
      on: {
        'money.captured': {
          description: 'The provider corrects itself: the money came after all.',
          guard: { type: 'isWhatIsDue', params: fromEvent('amount') },
          target: 'paid',
          actions: [{ type: 'storePaid', params: fromEvent('at', 'amount') }, 'passCapture'],
        },
      },
    },
    cancelled: {
      description: 'The buyer left the attempt.',
      on: {
        'money.captured': {
          description: 'The money came after all.',
          guard: { type: 'isWhatIsDue', params: fromEvent('amount') },
          target: 'paid',
          actions: [{ type: 'storePaid', params: fromEvent('at', 'amount') }, 'passCapture'],
        },
      },
    },
    expired: {
      description: 'Nobody finished the attempt in time.',
      on: {
        'money.captured': {
          description: 'The money came late.',
          guard: { type: 'isWhatIsDue', params: fromEvent('amount') },
          target: 'paid',
          actions: [{ type: 'storePaid', params: fromEvent('at', 'amount') }, 'passCapture'],
        },
      },
    },
    cashDue: {
      description: 'The courier will take the money.',
      on: {
        'cash.collected': {
          description: 'The courier has the money.',
          target: 'paid',
          actions: { type: 'storePaid', params: ({ context, event }) => ({ at: event.at, amount: context.amount }) },
        },
        'attempt.cancelled': { description: 'The order was closed before the courier came.', target: 'cancelled' },
      },
    },
    paid: {
      description: 'The mall has the money.',
      on: {
        'refund.started': { description: 'Some or all of it goes back.', target: 'refunding', actions: 'countRefundBegun' },
      },
    },
    refunding: {
      description: 'Money is on its way back.',
      on: {
        'refund.started': { description: 'Another order of the set is refunded too.', actions: 'countRefundBegun' },
        'refund.finished': [
          {
            description: 'Everything is back with the buyer.',
            guard: { type: 'isAllBack', params: fromEvent('amount') },
            target: 'refunded',
            actions: { type: 'countRefundDone', params: fromEvent('amount') },
          },
          {
            description: 'A part is back, another part is still on its way.',
            guard: { type: 'isPartBackWithOthersOpen', params: fromEvent('amount') },
            actions: { type: 'countRefundDone', params: fromEvent('amount') },
          },
          {
            description: 'A part is back, the rest stays paid.',
            guard: { type: 'isPartBack', params: fromEvent('amount') },
            target: 'paid',
            actions: { type: 'countRefundDone', params: fromEvent('amount') },
          },
        ],
      },
    },
    refunded: { description: 'Everything is back with the buyer.' },
  },
});
