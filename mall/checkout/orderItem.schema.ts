import { i64, z } from '../platform/http/schemas.ts';

/** One thing bought on the spot, without the cart. */
export const orderItem = z.object({ prodId: i64, skuId: i64, prodCount: z.number().int().min(1).max(999), shopId: i64 }).nullish();
