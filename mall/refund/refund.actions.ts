import { isRefundOver, type RefundEvent, type RefundValue } from '#machines/rules/refund/refund.ts';
import { whyNotRefund } from '#machines/rules/refund/refund.refusals.ts';
import type { Action } from '#machines/model/shop.ts';
import type { Locale } from '#machines/model/locale.ts';
import { verdictOf } from '../platform/verdict.ts';
import type { OrderRow } from '../order/order.tables.ts';
import { mayTransition } from '../order/order.transition.ts';
import { refundSnapshotOf } from './refund.snapshot.ts';
import type { RefundRow } from './refund.tables.ts';

export type RefundActionName = 'EDIT' | 'WITHDRAW' | 'SEND_GOODS' | 'CORRECT_EXPRESS' | 'ESCALATE';

type Offer = { method: string; path: string; needs: string[]; event: (at: number, refund: RefundRow) => RefundEvent };

const express = ['expressName', 'expressNo'];
const offers: Record<RefundActionName, Offer> = {
  EDIT: {
    method: 'PUT',
    path: '/p/orderRefund/update',
    needs: ['applyType', 'buyerReason'],
    event: (at, { life }) => ({ type: 'refund.edited', at, applyType: life.applyType, amount: life.amount }),
  },
  WITHDRAW: { method: 'PUT', path: '/p/orderRefund/cancel', needs: [], event: (at) => ({ type: 'refund.withdrawn', at }) },
  SEND_GOODS: { method: 'POST', path: '/p/orderRefund/submitExpress', needs: express, event: (at) => ({ type: 'goods.sent', at }) },
  CORRECT_EXPRESS: {
    method: 'PUT',
    path: '/p/orderRefund/reSubmitExpress',
    needs: express,
    event: (at) => ({ type: 'number.corrected', at }),
  },
  ESCALATE: { method: 'POST', path: '/p/orderRefund/escalate', needs: ['desc'], event: (at) => ({ type: 'refund.escalated', at }) },
};

const shown: Partial<Record<RefundValue, RefundActionName[]>> = {
  applied: ['EDIT', 'WITHDRAW'],
  arbitration: ['WITHDRAW'],
  accepted: ['SEND_GOODS', 'WITHDRAW'],
  sent: ['CORRECT_EXPRESS', 'WITHDRAW'],
  rejected: ['EDIT', 'ESCALATE', 'WITHDRAW'],
  refunding: ['WITHDRAW'],
  received: ['WITHDRAW'],
};

/** What the buyer may do with his refund now, and why not (contract 1.4): asked of its lifecycle, and of its order's where that goes on. */
export function refundActionsOf({ refund, order }: { refund: RefundRow; order: OrderRow }, at: number, locale: Locale): Action[] {
  const snapshot = refundSnapshotOf(refund);
  return (shown[refund.state] ?? []).map((action) => {
    const { event, ...offer } = offers[action];
    const reopens = refund.state === 'rejected' && action !== 'WITHDRAW';
    const reasonCode =
      whyNotRefund(snapshot, event(at, refund)) ?? (reopens ? mayTransition(order, { type: 'refund.asked', at, lines: 0 }) : null);
    const until = reasonCode === null && !isRefundOver(refund.state) ? refund.life.deadline : null;
    return {
      action,
      ...verdictOf(reasonCode, locale),
      until: until === null ? null : new Date(until).toISOString(),
      ...offer,
      effect: null,
    };
  });
}
