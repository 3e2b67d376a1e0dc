import type { Moment } from '../../ports.ts';

/** Where a refund stands, as the lifecycle says it and as the mall's row keeps it. */
export const refundValues = [
  'applied',
  'arbitration',
  'accepted',
  'sent',
  'refunding',
  'received',
  'rejected',
  'success',
  'withdrawn',
  'closed',
] as const;
export type RefundValue = (typeof refundValues)[number];

/** The contract's `returnMoneySts`, and one word for it (`statusCode`). */
const words: Record<RefundValue, { status: number; code: string }> = {
  applied: { status: 1, code: 'APPLIED' },
  arbitration: { status: 1, code: 'ARBITRATION' },
  accepted: { status: 2, code: 'ACCEPTED' },
  refunding: { status: 2, code: 'REFUNDING' },
  sent: { status: 3, code: 'BUYER_SHIPPED' },
  received: { status: 4, code: 'SELLER_RECEIVED' },
  success: { status: 5, code: 'SUCCESS' },
  withdrawn: { status: 6, code: 'WITHDRAWN' },
  rejected: { status: 7, code: 'REJECTED' },
  closed: { status: -1, code: 'CLOSED' },
};

/** The number by which the contract tells a state (4.2). */
export const returnMoneyStsOf = (value: RefundValue): number => words[value].status;
/** The word by which the contract tells a state (4.2). */
export const refundCodeOf = (value: RefundValue): string => words[value].code;

/** The states that a shopper asks for by `returnMoneySts`. */
export const refundValuesOf = (status: number): RefundValue[] => refundValues.filter((value) => words[value].status === status);

/** Nothing can happen to these any more. */
export const finalRefundValues: readonly RefundValue[] = ['success', 'withdrawn', 'closed'];
/** Whether nothing can happen to a refund any more. */
export const isRefundOver = (value: RefundValue): boolean => finalRefundValues.includes(value);

/** A refund that the order waits for: neither over nor refused by the seller. */
export const isRefundOpen = (value: RefundValue): boolean => !isRefundOver(value) && value !== 'rejected';

/** 1: only money goes back; 2: the goods too. */
export type ApplyType = 1 | 2;
export type RefundCloseType = 'BUYER_SILENT' | 'DECIDED_AGAINST' | 'ORDER_CLOSED';

/** What the buyer is told when a step is taken. */
export type RefundNotificationName =
  | 'accepted'
  | 'sendGoods'
  | 'rejected'
  | 'goodsRefused'
  | 'received'
  | 'paid'
  | 'delayed'
  | 'decidedAgainst'
  | 'closed';

/** What the lifecycle wants done in the world; the mall does it in the transaction of the step. */
export type RefundEffectName =
  | 'openOnOrder'
  | 'refuseOnOrder'
  | 'leaveOrder'
  | 'payBack'
  | 'takeGoodsBack'
  | 'finishOnOrder'
  | 'callStaff'
  | 'tellBuyer';

export type RefundInput = {
  at: Moment;
  applyType: ApplyType;
  /** In minor units of the order's currency. */
  amount: number;
  /** A claim on the insurance: the mall decides, nobody else is asked. */
  isClaim: boolean;
};

export type RefundContext = {
  applyType: ApplyType;
  amount: number;
  isClaim: boolean;
  /** Until when somebody has time; what his silence does is the step that the timer takes. */
  deadline: Moment | null;
  isGoodsSent: boolean;
  isEdited: boolean;
  isEscalated: boolean;
  isNumberCorrected: boolean;
  /** How often the bank refused to pay back. */
  refusals: number;
  closeType: RefundCloseType | null;
};

export type RefundTimer =
  | 'answerDeadline.passed'
  | 'decisionDeadline.passed'
  | 'sendDeadline.passed'
  | 'receiptDeadline.passed'
  | 'reactionDeadline.passed';

export type RefundEvent = { at: Moment } & (
  | { type: 'refund.edited'; applyType: ApplyType; amount: number }
  | { type: 'refund.accepted' }
  | { type: 'refund.rejected' }
  | { type: 'refund.escalated' }
  | { type: 'refund.upheld' }
  | { type: 'refund.denied' }
  | { type: 'refund.withdrawn' }
  | { type: 'goods.sent' }
  | { type: 'number.corrected' }
  | { type: 'goods.delivered' }
  | { type: 'goods.received' }
  | { type: 'goods.refused' }
  | { type: 'money.returned' }
  | { type: 'money.refused' }
  | { type: 'order.closed' }
  | { type: RefundTimer }
);

export type RefundTurn = 'BUYER' | 'SELLER' | 'MALL' | 'BANK';

/** Whose turn it is; nobody's when it is over. */
export const refundTurns: Partial<Record<RefundValue, RefundTurn>> = {
  applied: 'SELLER',
  arbitration: 'MALL',
  accepted: 'BUYER',
  sent: 'SELLER',
  rejected: 'BUYER',
  refunding: 'BANK',
  received: 'BANK',
};

const timers: Partial<Record<RefundValue, RefundTimer>> = {
  applied: 'answerDeadline.passed',
  arbitration: 'decisionDeadline.passed',
  accepted: 'sendDeadline.passed',
  sent: 'receiptDeadline.passed',
  rejected: 'reactionDeadline.passed',
};

/** The timer that runs for a refund as it stands: one deadline at most, by the mall's clock. */
export function timerOf(value: RefundValue, { deadline }: RefundContext): { type: RefundTimer; due: Moment } | null {
  const type = timers[value];
  return type && deadline !== null ? { type, due: deadline } : null;
}
