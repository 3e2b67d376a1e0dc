import type { Money } from './money.ts';

/** A promo code beside what is bought: what it takes off, in words and in money, or why it does not. */
export type PromoResult = { code: string; valid: boolean; off: Money; desc: string };
