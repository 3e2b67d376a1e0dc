import { getNextTransitions, type SnapshotFrom } from 'xstate';
import { isRefundOver, type RefundEvent, type RefundValue } from './refund.ts';
import type { refundLifecycle } from '../../refund.lifecycle.ts';

export type RefundSnapshot = SnapshotFrom<typeof refundLifecycle>;

/** Why a step of a refund may not be taken. */
export type RefundReasonCode =
  | 'TRANSITION_NOT_ALLOWED'
  | 'EDIT_USED'
  | 'ESCALATION_USED'
  | 'CORRECTION_USED'
  | 'GOODS_SENT'
  | 'NOT_REJECTED'
  | 'NO_RETURN_AGREED'
  | 'GOODS_NOT_SENT'
  | 'MONEY_ON_ITS_WAY'
  | 'WITH_THE_MALL'
  | 'REFUND_OVER';

/** Nothing when the lifecycle would take this step now, else the one word that says why it would not. */
export function whyNotRefund(refund: RefundSnapshot, event: RefundEvent): RefundReasonCode | null {
  if (refund.can(event)) return null;
  const isListening = getNextTransitions(refund).some((transition) => transition.eventType === event.type);
  return (isListening ? wordOfGuard(event) : wordOfState(refund.value as RefundValue, event)) ?? 'TRANSITION_NOT_ALLOWED';
}

/** True when the same event has already led where it leads: saying it again changes nothing and is no error (contract 4, rule 3). */
export function isRefundStepDone(refund: RefundSnapshot, event: RefundEvent): boolean {
  switch (event.type) {
    case 'refund.withdrawn':
      return refund.matches('withdrawn');
    case 'refund.rejected':
      return refund.matches('rejected') && !refund.context.isGoodsSent;
    case 'goods.refused':
      return refund.matches('rejected') && refund.context.isGoodsSent;
    case 'goods.received':
      return refund.matches('received');
    case 'money.returned':
      return refund.matches('success');
    default:
      return false;
  }
}

function wordOfGuard(event: RefundEvent): RefundReasonCode | null {
  switch (event.type) {
    case 'refund.edited':
      return 'EDIT_USED';
    case 'refund.escalated':
      return 'ESCALATION_USED';
    case 'number.corrected':
      return 'CORRECTION_USED';
    case 'refund.withdrawn':
      return 'GOODS_SENT';
    default:
      return null;
  }
}

function wordOfState(value: RefundValue, event: RefundEvent): RefundReasonCode | null {
  if (isRefundOver(value)) return 'REFUND_OVER';
  if (value === 'refunding' || value === 'received') return 'MONEY_ON_ITS_WAY';
  switch (event.type) {
    case 'refund.edited':
    case 'refund.escalated':
      return value === 'arbitration' ? 'WITH_THE_MALL' : 'NOT_REJECTED';
    case 'refund.withdrawn':
      return 'GOODS_SENT';
    case 'goods.sent':
      return value === 'sent' ? 'GOODS_SENT' : 'NO_RETURN_AGREED';
    case 'number.corrected':
      return 'GOODS_NOT_SENT';
    default:
      return null;
  }
}
