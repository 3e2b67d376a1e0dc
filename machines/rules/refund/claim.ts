import type { OrderContext, OrderPlace } from '../order/order.ts';
import { claimKinds, type ClaimKind } from './refundReasons.ts';

export type ClaimReasonCode = 'NOT_INSURED' | 'NOT_SHIPPED' | 'NOT_DELIVERED' | 'ALREADY_DELIVERED' | 'CAME_IN_TIME' | 'NOT_LATE';

/** What decides about a claim on the insurance of an order (M17). `promisedBy`: the end of the last day it was promised for. */
export type Insured = OrderPlace & { life: OrderContext; isInsured: boolean; promisedBy: number | null };

/**
 * Why a kind of claim cannot be made; null when it can. Loss is for what never came, damage for what did, delay for what came, or is still
 * out, after the promised day. Whether a refund may be asked at all is the order's own rule.
 */
export function whyNotClaim(
  { status, subStatus, life, isInsured, promisedBy }: Insured,
  kind: ClaimKind,
  at: number,
): ClaimReasonCode | null {
  if (!isInsured) return 'NOT_INSURED';
  if (status < 3 || status > 5) return 'NOT_SHIPPED';
  const hasCome = status > 3 || subStatus === 'DELIVERED';
  if (kind === 'DAMAGED') return hasCome ? null : 'NOT_DELIVERED';
  if (kind === 'LOST' && hasCome) return 'ALREADY_DELIVERED';
  const cameOn = life.deliveredOn ?? life.receivedOn ?? at;
  const isLate = promisedBy !== null && cameOn > promisedBy;
  if (isLate || (kind === 'LOST' && subStatus === 'PROBLEM')) return null;
  return hasCome ? 'CAME_IN_TIME' : 'NOT_LATE';
}

/** Why no claim of any kind can be made; null when one can. */
export function whyNoClaim(insured: Insured, at: number): ClaimReasonCode | null {
  const reasons = claimKinds.map((kind) => whyNotClaim(insured, kind, at));
  return reasons.includes(null) ? null : (reasons.find((reason) => reason === 'NOT_LATE') ?? reasons[0] ?? null);
}
