import type { ApplyType } from './refund.ts';

/** Why a buyer wants his money back. */
export const refundReasons = [
  'changed_mind',
  'ordered_by_mistake',
  'not_received',
  'late',
  'damaged',
  'wrong_item',
  'not_as_described',
  'missing_parts',
  'other',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** The only reason that asks for the buyer's own words. */
export const wordyReason: RefundReason = 'other';

const sellersFault: readonly RefundReason[] = ['not_received', 'late', 'damaged', 'wrong_item', 'not_as_described', 'missing_parts'];

/** With these the delivery was the seller's to pay for. */
export const isSellersFault = (reason: RefundReason): boolean => sellersFault.includes(reason);

const reasonsOfUnsent: readonly RefundReason[] = ['changed_mind', 'ordered_by_mistake', 'late', 'other'];
const reasonsOfReturned: readonly RefundReason[] = refundReasons.filter((reason) => reason !== 'not_received' && reason !== 'late');
const reasonsOfKept: readonly RefundReason[] = refundReasons.filter(
  (reason) => reason !== 'changed_mind' && reason !== 'ordered_by_mistake',
);

/** What may be said of goods that have not left, that go back, and that the buyer keeps or never got. */
export const reasonsFor = (applyType: ApplyType, isSent: boolean): readonly RefundReason[] => {
  if (!isSent) return reasonsOfUnsent;
  return applyType === 2 ? reasonsOfReturned : reasonsOfKept;
};

/** What an insurance claim is about (M17). */
export const claimKinds = ['LOST', 'DAMAGED', 'LATE'] as const;
export type ClaimKind = (typeof claimKinds)[number];
