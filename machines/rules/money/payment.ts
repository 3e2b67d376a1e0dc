import type { Moment } from '../../ports.ts';

/** The contract's words for an attempt, in rank order: a higher fact is never overruled by a lower one (contract 4.3). */
export const payStatuses = [
  'INIT',
  'REQUIRES_ACTION',
  'PROCESSING',
  'CANCELLED',
  'EXPIRED',
  'FAILED',
  'COD_DUE',
  'PAID',
  'REFUNDING',
  'REFUNDED',
] as const;

export type PayStatus = (typeof payStatuses)[number];
export type PaymentValue =
  | 'init'
  | 'requiresAction'
  | 'processing'
  | 'cancelled'
  | 'expired'
  | 'failed'
  | 'cashDue'
  | 'paid'
  | 'refunding'
  | 'refunded';

export type PaymentInput = { at: Moment; amount: number; payBy: Moment; isCash: boolean };

export type PaymentContext = {
  /** Minor units, as every amount below. */
  amount: number;
  captured: number;
  refunded: number;
  refundsOpen: number;
  attemptEnd: Moment;
  paidOn: Moment | null;
  failCode: string | null;
  isCash: boolean;
};

export type PaymentEvent = { at: Moment } & (
  | { type: 'action.needed' }
  | { type: 'action.finished' }
  | { type: 'answer.awaited' }
  | { type: 'money.captured'; amount: number }
  | { type: 'money.refused'; code: string }
  | { type: 'attempt.cancelled' }
  | { type: 'attemptDeadline.passed' }
  | { type: 'cash.collected' }
  | { type: 'refund.started' }
  | { type: 'refund.finished'; amount: number }
);

const valuesByStatus: Record<PayStatus, PaymentValue> = {
  INIT: 'init',
  REQUIRES_ACTION: 'requiresAction',
  PROCESSING: 'processing',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  FAILED: 'failed',
  COD_DUE: 'cashDue',
  PAID: 'paid',
  REFUNDING: 'refunding',
  REFUNDED: 'refunded',
};

/** The state of the lifecycle for the column `payStatus`. */
export const paymentValueOf = (status: PayStatus): PaymentValue => valuesByStatus[status];

/** The column `payStatus` for a state of the lifecycle. */
export function payStatusOf(value: PaymentValue): PayStatus {
  const status = payStatuses.find((candidate) => valuesByStatus[candidate] === value);
  if (!status) throw new RangeError(`No pay status for the state ${value}`);
  return status;
}

/** True while the attempt holds its order set: nobody else may start another one. */
export const isLive = (status: PayStatus): boolean => status === 'INIT' || status === 'REQUIRES_ACTION' || status === 'PROCESSING';

/** When the attempt runs out by itself; an attempt that the acquirer is deciding never does. */
export const attemptDeadlineOf = (status: PayStatus, attempt: Pick<PaymentContext, 'attemptEnd'>): Moment | null =>
  status === 'INIT' || status === 'REQUIRES_ACTION' ? attempt.attemptEnd : null;
