import { happeningsOf } from '#flows/happenings.ts';
import { dawn } from '#flows/situation.ts';
import { attemptDeadlineOf, payStatusOf, type PaymentValue } from '#machines/payment.ts';
import { paymentLifecycle } from '#machines/payment.lifecycle.ts';

const amount = 500_000;
const part = 200_000;

/** Over two orders of one set: each may be refunded by itself. */
export const paymentAttempt = happeningsOf(paymentLifecycle)({
  inputs: {
    'by card': { at: dawn, amount, payBy: dawn + 30 * 60_000, isCash: false },
    'to the courier': { at: dawn, amount, payBy: dawn + 30 * 60_000, isCash: true },
  },
  events: {
    'action.needed': [{}], 'action.finished': [{}], 'answer.awaited': [{}],
    'money.captured': [{ amount }, { amount: 1 }],
    'money.refused': [{ code: 'do_not_honour' }],
    'attempt.cancelled': [{}],
    'attemptDeadline.passed': [{}],
    'cash.collected': [{}],
    'refund.started': [({ context }) => (context.refundsOpen < 2 && context.refunded < context.captured ? {} : null)],
    'refund.finished': [
      ({ context }) => ({ amount: context.captured - context.refunded }),
      ({ context }) => (context.refunded === 0 ? { amount: part } : null),
      { amount: 0 },
    ],
  },
  timers: ({ value, context }) => {
    const due = attemptDeadlineOf(payStatusOf(value as PaymentValue), context);
    return due === null ? [] : [{ type: 'attemptDeadline.passed', due }];
  },
  ports: {},
  besideDoors: { 'refunding · refund.finished · 3 ? isPartBack = no': 'the mall pays back more than nothing' },
  shownBy: 'the doors and timers of the mall',
  stays: { refunded: 'nothing can happen to the money any more' },
});
