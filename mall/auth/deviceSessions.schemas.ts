import { ts, z } from '../platform/http/schemas.ts';

/** A browser in which a shopper is logged in. */
export const deviceSession = z
  .object({
    sessionId: z.string(),
    /** "Chrome, Android"; empty where the browser told nothing of itself. */
    device: z.string(),
    /** Empty where it told none. */
    ip: z.string(),
    /** Where somebody logged in there; null for a login before this was kept. */
    region: z.string().nullable(),
    lastTime: ts,
    /** Whether it asks this very question. */
    current: z.boolean(),
  })
  .openapi('DeviceSession');
