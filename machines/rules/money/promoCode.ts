import type { Moment } from '../../ports.ts';
import type { Reduction } from './reductions.ts';

/** Why a promo code takes nothing off. */
export type PromoRefusal =
  | 'PROMO_UNKNOWN'
  | 'PROMO_REGION'
  | 'PROMO_NOT_STARTED'
  | 'PROMO_ENDED'
  | 'PROMO_USED'
  | 'PROMO_USED_UP'
  | 'PROMO_MIN_SPEND';

/** What decides about a promo code; amounts in minor units of its region. */
export type PromoRule = Reduction & {
  regionId: number;
  minSpend: number;
  startAt: Moment;
  endAt: Moment;
  /** How many times it can still be used, by anybody and by this shopper; null is without limit. */
  left: number | null;
  leftForShopper: number;
};

/** A code as it is kept and compared: people type it in any case, with spaces around it. */
export const promoCodeOf = (typed: string): string => typed.trim().toUpperCase();

/** Why a promo code takes nothing off goods of a worth; null when it does. */
export function whyNotPromo(promo: PromoRule, goods: { regionId: number; worth: number }, at: Moment): PromoRefusal | null {
  if (promo.regionId !== goods.regionId) return 'PROMO_REGION';
  if (at < promo.startAt) return 'PROMO_NOT_STARTED';
  if (at >= promo.endAt) return 'PROMO_ENDED';
  if (promo.leftForShopper <= 0) return 'PROMO_USED';
  if (promo.left !== null && promo.left <= 0) return 'PROMO_USED_UP';
  return goods.worth < promo.minSpend ? 'PROMO_MIN_SPEND' : null;
}
