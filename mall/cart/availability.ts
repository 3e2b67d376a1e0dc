import type { Offer } from '../product/offer.ts';

/** Why nobody can buy any of this at the moment; null when somebody can. */
export function availabilityProblem(offer: Offer): 'PROD_OFFLINE' | 'NOT_DELIVERABLE' | 'OUT_OF_STOCK' | null {
  if (offer.status === 0) return 'PROD_OFFLINE';
  if (offer.price === null) return 'NOT_DELIVERABLE';
  return offer.stocks === 0 ? 'OUT_OF_STOCK' : null;
}

/** True when there are not as many left as wanted. */
export const isShort = (offer: Offer, count: number): boolean => offer.stocks !== -1 && offer.stocks < count;
