import { initialTransition, transition } from 'xstate';
import { happeningsOf, Standing } from '#flows/happenings.ts';
import { dawn } from '#flows/situation.ts';
import { placeOf, timersOf, type OrderEvent, type OrderValue } from '#machines/order.ts';
import { orderLifecycle } from '#machines/order.lifecycle.ts';

const day = 86_400_000;
const input = { at: dawn, due: 500_000, units: 3, lines: 2, slotStart: null, isCashWelcome: true };

const way: OrderEvent[] = [{ type: 'cash.chosen', at: dawn }, { type: 'packing.started', at: dawn }, { type: 'parcel.sent', at: dawn, units: input.units }];
const sent = way.reduce((order, event) => transition(orderLifecycle, order, event)[0], initialTransition(orderLifecycle, input)[0]);

const noVouchers = 'every order has a price until vouchers are built';

export const orderLife = happeningsOf(orderLifecycle)({
  inputs: { 'to be paid': input, 'nothing due': { ...input, due: 0 }, 'no cash': { ...input, isCashWelcome: false }, 'a refund is open': new Standing(sent.value, { ...sent.context, refundStatus: 1 }) },
  events: {
    'payment.started': [({ at }) => ({ attemptEnd: at + 15 * 60_000 }), ({ context }) => ({ at: context.payBy, attemptEnd: context.payBy + 1 })],
    'payment.failed': [{}],
    'payment.captured': [({ context }) => ({ amount: context.due }), { amount: 1 }],
    'cash.chosen': [{}], 'cash.collected': [{}],
    'cancel.asked': [{ reason: 'changed_mind', remark: null }], 'cancel.approved': [{}], 'cancel.rejected': [{}], 'cancel.withdrawn': [{}],
    'packing.started': [{}],
    'parcel.sent': [({ context }) => ({ units: context.unitsToSend }), ({ context }) => (context.unitsToSend > 1 ? { units: 1 } : null), { units: 9 }],
    'trace.added': [{ isProblem: false }, { isProblem: true }],
    'parcel.delivered': [{}], 'parcel.returned': [{}],
    'receipt.confirmed': [{}],
    'receipt.extended': [{}, ({ context }) => ({ at: (context.receiveBy ?? 0) - day })],
    'lines.rated': [({ context }) => ({ lines: context.linesToRate }), ({ context }) => (context.linesToRate > 1 ? { lines: 1 } : null), { lines: 9 }],
    'refund.finished': [({ context }) => ({ amount: context.captured - context.refunded }), { amount: 0 }],
    'order.removed': [{}], 'order.restored': [{}],
    'payDeadline.passed': [{}], 'cancelDeadline.passed': [{}], 'shipDeadline.passed': [{}], 'receiveDeadline.passed': [{}], 'rateDeadline.passed': [{}], 'binDeadline.passed': [{}],
  },
  timers: ({ value, context }) => timersOf(placeOf(value as OrderValue), context),
  ports: {},
  seen: ({ payStatus, refundStatus, deleteStatus, closeType, due, isCashWelcome, isPayByExtended, isCancelUsed, isReceiptExtended, unitsToSend, parcels, parcelsOut, parcelsBack, linesToRate }) =>
    ({ payStatus, refundStatus, deleteStatus, closeType, due, isCashWelcome, isPayByExtended, isCancelUsed, isReceiptExtended, unitsToSend, parcels, parcelsOut, parcelsBack, linesToRate }),
  besideDoors: {
    'placed · always · 1': noVouchers,
    'placed · always · 1 ? isNothingDue = yes': noVouchers,
    'unpaid · payment.captured · 1 ? isWhatIsDue = no': 'an attempt asks for exactly what its orders are due',
    'toDeliver.partShipped · parcel.delivered · 1 ? isParcelOut = no': 'a parcel that has arrived is refused by its own state first',
    'received · lines.rated · 2 ? isSomeRated = no': 'the door refuses lines that do not wait for a rating first',
    'closed · refund.finished · 1 ? isRefundRunning = no': 'the mall asks for the money of an order once, and it is back once',
  },
  shownBy: 'the doors and timers of the mall',
  limits: { situations: 12_000 },
});
