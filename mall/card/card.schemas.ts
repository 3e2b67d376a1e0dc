import { i64, int, z } from '../platform/http/schemas.ts';

/** The contract's `Card`. */
export const card = z
  .object({
    cardId: i64,
    brand: z.string(),
    last4: z.string().length(4),
    expMonth: int,
    expYear: int,
    holder: z.string(),
    alias: z.string().nullish(),
    isDefault: z.boolean(),
    status: z.enum(['ACTIVE', 'EXPIRED', 'REMOVED']),
  })
  .openapi('Card');
