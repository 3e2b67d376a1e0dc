import { orderStatuses, type OrderEvent } from '#machines/rules/order/order.ts';
import { orderDeadlines } from '#machines/rules/order/orderDeadlines.ts';
import { required } from '#machines/rules/required.ts';
import { whyNot } from '#machines/rules/order/order.refusals.ts';
import { whyNoClaim, type Insured } from '#machines/rules/refund/claim.ts';
import type { Action } from '#machines/model/shop.ts';
import type { Locale } from '#machines/model/locale.ts';
import { verdictOf } from '../platform/verdict.ts';
import type { OrderRow } from './order.tables.ts';
import { snapshotOf } from './order.snapshot.ts';

export type OrderActionName =
  | 'PAY'
  | 'CANCEL'
  | 'WITHDRAW_CANCEL'
  | 'CHANGE_ADDRESS'
  | 'CONFIRM_RECEIPT'
  | 'EXTEND_RECEIPT'
  | 'RATE'
  | 'BUY_AGAIN'
  | 'REFUND'
  | 'CLAIM'
  | 'DELETE'
  | 'RESTORE';

type Offer = {
  method: string;
  path: (orderNumber: string) => string;
  needs: string[];
  /** The step of the lifecycle; null for what is no step of the order. */
  event: ((at: number, order: OrderRow) => OrderEvent) | null;
  /** What besides the lifecycle says no. */
  refusal?: (order: OrderRow, at: number) => string | null;
  /** When time itself will change the answer. */
  until: (order: OrderRow, reason: string | null) => number | null;
};

const offers: Record<OrderActionName, Offer> = {
  PAY: {
    method: 'POST',
    path: () => '/p/order/pay',
    needs: ['payType'],
    event: (at) => ({ type: 'payment.started', at, attemptEnd: at }),
    until: ({ life }) => life.payBy,
  },
  CANCEL: {
    method: 'PUT',
    path: (orderNumber) => `/p/myOrder/cancel/${orderNumber}`,
    needs: ['reason'],
    event: (at) => ({ type: 'cancel.asked', at, reason: 'other', remark: null }),
    until: () => null,
  },
  WITHDRAW_CANCEL: {
    method: 'PUT',
    path: (orderNumber) => `/p/myOrder/withdrawCancel/${orderNumber}`,
    needs: [],
    event: (at) => ({ type: 'cancel.withdrawn', at }),
    until: ({ life }) => life.cancelAnswerBy,
  },
  CHANGE_ADDRESS: {
    method: 'PUT',
    path: (orderNumber) => `/p/myOrder/changeAddr/${orderNumber}`,
    needs: ['addrId'],
    event: (at) => ({ type: 'address.changed', at, costsSame: true }),
    until: () => null,
  },
  CONFIRM_RECEIPT: {
    method: 'PUT',
    path: (orderNumber) => `/p/myOrder/receipt/${orderNumber}`,
    needs: [],
    event: (at) => ({ type: 'receipt.confirmed', at }),
    until: ({ life }, reason) => (reason === null ? life.receiveBy : null),
  },
  EXTEND_RECEIPT: {
    method: 'PUT',
    path: (orderNumber) => `/p/myOrder/extendReceipt/${orderNumber}`,
    needs: [],
    event: (at) => ({ type: 'receipt.extended', at }),
    until: ({ life }, reason) => {
      if (reason === null || life.receiveBy === null) return life.receiveBy;
      return reason === 'EXTENSION_TOO_EARLY' ? life.receiveBy - orderDeadlines.receiptExtensionOffer : null;
    },
  },
  RATE: {
    method: 'POST',
    path: () => '/p/prodComm',
    needs: ['score', 'content'],
    event: (at) => ({ type: 'lines.rated', at, lines: 1 }),
    until: ({ life }, reason) => (reason === null ? life.rateBy : null),
  },
  BUY_AGAIN: {
    method: 'POST',
    path: (orderNumber) => `/p/myOrder/buyAgain/${orderNumber}`,
    needs: [],
    event: null,
    until: () => null,
  },
  REFUND: {
    method: 'POST',
    path: () => '/p/orderRefund/apply',
    needs: ['applyType', 'buyerReason'],
    event: (at) => ({ type: 'refund.asked', at, lines: 1 }),
    until: ({ life }, reason) => (reason === null ? life.refundBy : null),
  },
  CLAIM: {
    method: 'POST',
    path: (orderNumber) => `/p/myOrder/insuranceClaim/${orderNumber}`,
    needs: ['kind', 'desc'],
    // It is about all that is left, so nothing of it may be under way.
    event: (at, { life }) => ({ type: 'refund.asked', at, lines: life.linesLeft }),
    refusal: (order, at) => whyNoClaim(insuredOf(order), at),
    until: ({ life, promisedBy }, reason) => {
      if (reason === 'NOT_LATE') return promisedBy;
      return reason === null ? life.refundBy : null;
    },
  },
  DELETE: {
    method: 'DELETE',
    path: (orderNumber) => `/p/myOrder/${orderNumber}`,
    needs: [],
    event: (at) => ({ type: 'order.removed', at }),
    until: () => null,
  },
  RESTORE: {
    method: 'PUT',
    path: (orderNumber) => `/p/myOrder/restore/${orderNumber}`,
    needs: [],
    event: (at) => ({ type: 'order.restored', at }),
    until: ({ life }) => life.purgeAt,
  },
};

/** What the buyer may do with his order now, and why not (contract 1.4): asked of the lifecycle itself. */
export function actionsOf(order: OrderRow, at: number, locale: Locale): Action[] {
  const snapshot = snapshotOf(order);
  return namesFor(order).map((action) => {
    const offer = offers[action];
    const reasonCode = offer.refusal?.(order, at) ?? (offer.event && whyNot(snapshot, offer.event(at, order)));
    const until = offer.until(order, reasonCode);
    return {
      action,
      ...verdictOf(reasonCode, locale),
      until: until === null ? null : new Date(until).toISOString(),
      method: offer.method,
      path: offer.path(order.orderNumber),
      needs: offer.needs,
      effect: asksSeller(action, order) ? 'NEEDS_SELLER' : null,
    };
  });
}

/** The lifecycle's step that an action takes, for those that are steps of the order. */
export const eventOf = (action: OrderActionName, order: OrderRow, at: number): OrderEvent => required(offers[action].event)(at, order);

/** A cancel of what is being packed is a request, which the seller answers. */
export const asksSeller = (action: OrderActionName, { subStatus }: OrderRow): boolean => action === 'CANCEL' && subStatus === 'PACKING';

/** What decides about a claim on the insurance of an order. */
export const insuredOf = ({ status, subStatus, life, priceLines, promisedBy }: OrderRow): Insured => ({
  status,
  subStatus,
  life,
  isInsured: priceLines.insurance > 0,
  promisedBy,
});

function namesFor(order: OrderRow): OrderActionName[] {
  const { status, subStatus, life, priceLines } = order;
  if (life.deleteStatus === 1) return ['RESTORE'];
  const money: OrderActionName[] = ['REFUND', ...(priceLines.insurance > 0 ? (['CLAIM'] as const) : [])];
  switch (status) {
    case orderStatuses.unpaid:
      return ['PAY', 'CANCEL'];
    case orderStatuses.waitGroup:
      return ['CANCEL'];
    case orderStatuses.toDeliver:
      return [subStatus === 'CANCEL_REQUESTED' ? 'WITHDRAW_CANCEL' : 'CANCEL', 'CHANGE_ADDRESS', 'CONFIRM_RECEIPT', 'REFUND'];
    case orderStatuses.shipped:
      return ['CONFIRM_RECEIPT', 'EXTEND_RECEIPT', ...money, 'CANCEL', 'BUY_AGAIN'];
    case orderStatuses.received:
      return ['RATE', ...money, 'BUY_AGAIN', 'DELETE'];
    case orderStatuses.success:
      return life.linesToRate > 0 ? ['RATE', ...money, 'BUY_AGAIN', 'DELETE'] : [...money, 'BUY_AGAIN', 'DELETE'];
    case orderStatuses.closed:
      return ['BUY_AGAIN', 'DELETE'];
  }
}
