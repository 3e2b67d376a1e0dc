import type { MyOrder, ReceiptPayment } from '../../model/order.ts';

const paid: readonly string[] = ['PAID', 'REFUNDING', 'PART_REFUNDED', 'REFUNDED'];

/** Money has come in for it, whether or not some went back: from then on there is a receipt (contract M14). */
export const hasReceipt = ({ payStatus }: Pick<MyOrder, 'payStatus'>): boolean => paid.includes(payStatus);

export type PaymentOutcome = 'paid' | 'declined' | 'expired' | 'cancelled' | 'open';

const outcomes: Partial<Record<string, PaymentOutcome>> = {
  FAILED: 'declined',
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
  // The courier was paid for other orders of the same attempt; this one was cancelled before.
  PAID: 'cancelled',
};

/** What came of an attempt to pay, for this one order. */
export const outcomeOf = ({ isPaid, payStatus }: Pick<ReceiptPayment, 'isPaid' | 'payStatus'>): PaymentOutcome =>
  isPaid ? 'paid' : (outcomes[payStatus] ?? 'open');
