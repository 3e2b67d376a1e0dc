import { getNextTransitions, type SnapshotFrom } from 'xstate';
import type { OrderContext, OrderEvent } from './order.ts';
import type { orderLifecycle } from '../../order.lifecycle.ts';

export type OrderSnapshot = SnapshotFrom<typeof orderLifecycle>;

/** Why a step of an order may not be taken: contract codes where there is one, else words of the lifecycle. */
export const orderReasonCodes = [
  'TRANSITION_NOT_ALLOWED',
  'PAY_EXPIRED',
  'COD_NOT_AVAILABLE',
  'PAY_IN_PROGRESS',
  'ALREADY_PAID',
  'ORDER_NOT_PAYABLE',
  'REFUND_OPEN',
  'REFUND_WINDOW_CLOSED',
  'ALREADY_REVIEWED',
  'REVIEW_WINDOW_CLOSED',
  'CANCEL_USED',
  'CANCEL_PENDING',
  'NO_CANCEL_PENDING',
  'ADDRESS_USED',
  'OTHER_FEE',
  'EXTENSION_USED',
  'EXTENSION_TOO_EARLY',
  'REFUND_RUNNING',
  'NOT_PACKED',
  'ALREADY_PACKED',
  'NOT_SHIPPED',
  'NOT_RECEIVED',
  'NOTHING_LEFT',
  'ALREADY_SHIPPED',
  'ALREADY_RECEIVED',
  'ALREADY_CLOSED',
  'STILL_OPEN',
  'GROUP_OPEN',
  'NOT_PAID',
  'ALREADY_REFUNDED',
] as const;

export type OrderReasonCode = (typeof orderReasonCodes)[number];

/** Nothing when the lifecycle would take this step now, else the one word that says why it would not. */
export function whyNot(order: OrderSnapshot, event: OrderEvent): OrderReasonCode | null {
  if (order.can(event)) return null;
  const isListening = getNextTransitions(order).some((transition) => transition.eventType === event.type);
  return (isListening ? wordOfGuard(order, event) : wordOfState(order, event)) ?? 'TRANSITION_NOT_ALLOWED';
}

/** True when the same event has already led where it leads: saying it again changes nothing and is no error (contract 4, rule 3). */
export function isAlreadyDone(order: OrderSnapshot, event: OrderEvent): boolean {
  const { context } = order;
  switch (event.type) {
    case 'payment.started':
      return false;
    case 'payment.captured':
      return context.captured > 0 && context.captured === event.amount;
    case 'group.completed':
      return order.matches('toDeliver') && context.groupEnd !== null;
    case 'group.failed':
      return order.matches('closed') && context.closeType === 'GROUP_FAILED';
    case 'cash.chosen':
      return context.payStatus === 'COD_DUE';
    case 'cash.collected':
      return order.matches('shipped') && context.payStatus === 'PAID';
    case 'cancel.asked':
      return order.matches({ toDeliver: 'cancelRequested' }) || (order.matches('closed') && context.closeType === 'BUYER_CANCEL');
    case 'cancel.restored':
      return order.matches({ toDeliver: 'cancelRequested' });
    case 'cancel.approved':
      return order.matches('closed') && context.closeType === 'BUYER_CANCEL';
    case 'cancel.rejected':
    case 'cancel.withdrawn':
      return order.matches({ toDeliver: 'packing' }) && context.isCancelUsed;
    case 'packing.started':
      return order.matches({ toDeliver: 'packing' });
    case 'receipt.confirmed':
      return order.matches('received') || order.matches('success');
    case 'order.removed':
      return context.deleteStatus > 0;
    case 'order.restored':
      return context.deleteStatus === 0 && context.purgeAt === null && isFinished(order);
    default:
      return false;
  }
}

const isFinished = (order: OrderSnapshot): boolean => order.matches('received') || order.matches('success') || order.matches('closed');

function wordOfGuard({ context }: OrderSnapshot, event: OrderEvent): OrderReasonCode | null {
  switch (event.type) {
    case 'payment.started':
      return 'PAY_EXPIRED';
    case 'cash.chosen':
      return 'COD_NOT_AVAILABLE';
    case 'cash.collected':
      return 'ALREADY_PAID';
    case 'cancel.asked':
      return context.refundStatus === 1 ? 'REFUND_OPEN' : 'CANCEL_USED';
    case 'cancel.restored':
      return context.refundStatus === 1 ? 'REFUND_OPEN' : 'NO_CANCEL_PENDING';
    case 'address.changed':
      return context.isAddressChanged ? 'ADDRESS_USED' : 'OTHER_FEE';
    case 'parcel.sent':
      return context.refundStatus === 1 ? 'REFUND_OPEN' : 'NOTHING_LEFT';
    case 'refund.asked':
      return whyNotRefundable(context, event);
    case 'receipt.confirmed':
      return 'REFUND_OPEN';
    case 'receipt.extended':
      return context.isReceiptExtended ? 'EXTENSION_USED' : 'EXTENSION_TOO_EARLY';
    case 'lines.rated':
      return 'ALREADY_REVIEWED';
    case 'order.removed':
      if (context.refundStatus === 1) return 'REFUND_OPEN';
      return context.payStatus === 'REFUNDING' ? 'REFUND_RUNNING' : null;
    default:
      return null;
  }
}

function whyNotRefundable({ captured, refunded, refundBy }: OrderContext, { at }: OrderEvent): OrderReasonCode {
  if (captured === 0) return 'NOT_PAID';
  if (captured === refunded) return 'ALREADY_REFUNDED';
  return refundBy !== null && at >= refundBy ? 'REFUND_WINDOW_CLOSED' : 'REFUND_OPEN';
}

/** Why any step of packing, sending and receiving comes too late. */
function wordOfEnd(order: OrderSnapshot): OrderReasonCode | null {
  if (order.matches('closed')) return 'ALREADY_CLOSED';
  return order.matches('received') || order.matches('success') ? 'ALREADY_RECEIVED' : null;
}

function wordOfState(order: OrderSnapshot, event: OrderEvent): OrderReasonCode | null {
  const { context } = order;
  const isClosed = order.matches('closed');
  switch (event.type) {
    case 'payment.started':
    case 'cash.chosen':
      if (order.matches({ unpaid: 'paying' })) return 'PAY_IN_PROGRESS';
      return isClosed || context.payStatus === 'COD_DUE' ? 'ORDER_NOT_PAYABLE' : 'ALREADY_PAID';
    case 'cancel.asked':
      if (order.matches({ toDeliver: 'cancelRequested' })) return 'CANCEL_PENDING';
      return wordOfEnd(order) ?? (order.matches('shipped') || order.matches({ toDeliver: 'partShipped' }) ? 'ALREADY_SHIPPED' : null);
    case 'address.changed':
      if (order.matches('unpaid')) return 'NOT_PAID';
      if (order.matches('waitGroup')) return 'GROUP_OPEN';
      return order.matches({ toDeliver: 'cancelRequested' }) ? 'CANCEL_PENDING' : (wordOfEnd(order) ?? 'ALREADY_PACKED');
    case 'cancel.approved':
    case 'cancel.rejected':
    case 'cancel.withdrawn':
    case 'cancel.restored':
      return 'NO_CANCEL_PENDING';
    case 'packing.started':
      if (order.matches({ toDeliver: 'cancelRequested' })) return 'CANCEL_PENDING';
      if (order.matches('waitGroup')) return 'GROUP_OPEN';
      return order.matches('unpaid') ? 'NOT_PAID' : (wordOfEnd(order) ?? 'ALREADY_SHIPPED');
    case 'parcel.sent':
      if (order.matches({ toDeliver: 'cancelRequested' })) return 'CANCEL_PENDING';
      if (order.matches({ toDeliver: 'new' })) return 'NOT_PACKED';
      if (isClosed) return 'ALREADY_CLOSED';
      if (order.matches('waitGroup')) return 'GROUP_OPEN';
      return order.matches('unpaid') ? 'NOT_PAID' : 'NOTHING_LEFT';
    case 'receipt.confirmed':
    case 'receipt.extended':
      return wordOfEnd(order) ?? 'NOT_SHIPPED';
    case 'refund.asked':
      if (order.matches({ toDeliver: 'cancelRequested' })) return 'CANCEL_PENDING';
      if (order.matches('waitGroup')) return 'GROUP_OPEN';
      return isClosed ? 'ALREADY_CLOSED' : 'NOT_PAID';
    case 'lines.rated':
      if (isClosed) return 'ALREADY_CLOSED';
      if (!order.matches('success')) return 'NOT_RECEIVED';
      return context.linesToRate > 0 ? 'REVIEW_WINDOW_CLOSED' : 'ALREADY_REVIEWED';
    case 'order.removed':
    case 'order.restored':
      return 'STILL_OPEN';
    default:
      return null;
  }
}
