import { money, z } from '../platform/http/schemas.ts';

export const promoCheckParam = z
  .object({ code: z.string().trim().min(1).max(40), checkoutToken: z.string().min(1).max(64) })
  .openapi('PromoCheckParam');

/** A code beside what is bought: what it takes off, in words and in money, or why it does not. */
export const promoResult = z
  .object({ code: z.string(), valid: z.boolean(), off: money, desc: z.string(), reasonCode: z.string().nullable() })
  .openapi('PromoResult');
