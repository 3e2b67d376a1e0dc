import { orderStatuses, type OrderEvent } from '#machines/order.ts';
import { orderSpans } from '#machines/orderSpans.ts';
import { whyNot, type OrderReasonCode } from '#machines/order.refusals.ts';
import type { Action, Locale } from '#machines/words.ts';
import { say } from '../lang.ts';
import { isRefusalCode } from '../refusal.ts';
import type { OrderRow } from './order.tables.ts';
import { snapshotOf } from './order.snapshot.ts';

export type OrderActionName = 'PAY' | 'CANCEL' | 'WITHDRAW_CANCEL' | 'CONFIRM_RECEIPT' | 'EXTEND_RECEIPT' | 'RATE' | 'DELETE' | 'RESTORE';

type Offer = {
  method: string;
  path: (orderNumber: string) => string;
  needs: string[];
  event: (at: number, order: OrderRow) => OrderEvent;
  /** When time itself will change the answer. */
  until: (order: OrderRow, reason: OrderReasonCode | null) => number | null;
};

const offers: Record<OrderActionName, Offer> = {
  PAY: {
    method: 'POST', path: () => '/p/order/pay', needs: ['payType'],
    event: (at) => ({ type: 'payment.started', at, attemptEnd: at }),
    until: ({ life }) => life.payBy,
  },
  CANCEL: {
    method: 'PUT', path: (orderNumber) => `/p/myOrder/cancel/${orderNumber}`, needs: ['reason'],
    event: (at) => ({ type: 'cancel.asked', at, reason: 'other', remark: null }),
    until: () => null,
  },
  WITHDRAW_CANCEL: {
    method: 'PUT', path: (orderNumber) => `/p/myOrder/withdrawCancel/${orderNumber}`, needs: [],
    event: (at) => ({ type: 'cancel.withdrawn', at }),
    until: ({ life }) => life.cancelAnswerBy,
  },
  CONFIRM_RECEIPT: {
    method: 'PUT', path: (orderNumber) => `/p/myOrder/receipt/${orderNumber}`, needs: [],
    event: (at) => ({ type: 'receipt.confirmed', at }),
    until: ({ life }) => life.receiveBy,
  },
  EXTEND_RECEIPT: {
    method: 'PUT', path: (orderNumber) => `/p/myOrder/extendReceipt/${orderNumber}`, needs: [],
    event: (at) => ({ type: 'receipt.extended', at }),
    until: ({ life }, reason) =>
      life.receiveBy === null || reason === 'EXTENSION_USED' ? null : reason === 'EXTENSION_TOO_EARLY' ? life.receiveBy - orderSpans.receiptExtensionOffer : life.receiveBy,
  },
  RATE: {
    method: 'POST', path: () => '/p/prodComm', needs: ['score', 'content'],
    event: (at) => ({ type: 'lines.rated', at, lines: 1 }),
    until: ({ life }, reason) => (reason === null ? life.rateBy : null),
  },
  DELETE: {
    method: 'DELETE', path: (orderNumber) => `/p/myOrder/${orderNumber}`, needs: [],
    event: (at) => ({ type: 'order.removed', at }),
    until: () => null,
  },
  RESTORE: {
    method: 'PUT', path: (orderNumber) => `/p/myOrder/restore/${orderNumber}`, needs: [],
    event: (at) => ({ type: 'order.restored', at }),
    until: ({ life }) => life.purgeAt,
  },
};

/** What the buyer may do with his order now, and why not (contract 1.4): asked of the lifecycle itself. */
export function actionsOf(order: OrderRow, at: number, locale: Locale): Action[] {
  const snapshot = snapshotOf(order);
  return namesFor(order).map((action) => {
    const offer = offers[action];
    const reasonCode = whyNot(snapshot, offer.event(at, order));
    const until = offer.until(order, reasonCode);
    return {
      action, allowed: reasonCode === null, reasonCode, reason: reasonCode && reasonOf(reasonCode, locale),
      until: until === null ? null : new Date(until).toISOString(), method: offer.method, path: offer.path(order.orderNumber), needs: offer.needs,
      effect: action === 'CANCEL' && order.subStatus === 'PACKING' ? 'NEEDS_SELLER' : null,
    };
  });
}

/** The sentence for a reason, fit to stand beside a disabled button. */
export const reasonOf = (code: string, locale: Locale): string => say(locale, isRefusalCode(code) ? `refusal.${code}` : `mall.reason.${code}`);

function namesFor({ status, subStatus, life }: OrderRow): OrderActionName[] {
  if (life.deleteStatus === 1) return ['RESTORE'];
  switch (status) {
    case orderStatuses.unpaid: return ['PAY', 'CANCEL'];
    case orderStatuses.waitGroup:
    case orderStatuses.toDeliver: return subStatus === 'CANCEL_REQUESTED' ? ['WITHDRAW_CANCEL', 'CONFIRM_RECEIPT'] : ['CANCEL', 'CONFIRM_RECEIPT'];
    case orderStatuses.shipped: return ['CONFIRM_RECEIPT', 'EXTEND_RECEIPT', 'CANCEL'];
    case orderStatuses.received: return ['RATE', 'DELETE'];
    case orderStatuses.success: return life.linesToRate > 0 ? ['RATE', 'DELETE'] : ['DELETE'];
    case orderStatuses.closed: return ['DELETE'];
  }
}
