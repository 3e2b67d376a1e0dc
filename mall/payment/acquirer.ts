import { createHmac, timingSafeEqual } from 'node:crypto';
import { AcquirerRefused, askVault, vaultKey, vaultCard } from '../card/vaultClient.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { z } from '../platform/http/schemas.ts';

const plan = z.object({ months: z.int(), total: z.int() });

const charge = z.object({
  chargeId: z.string(),
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
  state: z.enum(['REQUIRES_ACTION', 'PENDING', 'CAPTURED', 'DECLINED', 'CANCELLED', 'REFUNDED']),
  code: z.string().nullable(),
  refunded: z.int(),
  actionUrl: z.url().nullable(),
  card: vaultCard.nullable(),
  plan: plan.nullable().default(null),
});

/** What the acquirer sends of its own accord: one event about one charge. */
export const acquirerEvent = z.object({ eventId: z.string().min(1).max(100), charge });

/** What the acquirer knows about one attempt; `reference` is our payNo, amounts are minor units. */
export type Charge = z.output<typeof charge>;
/** A card, or a plan of the pay-later provider, to whom the shopper owes `total`. */
export type Source = { vaultToken: string } | { cardRef: string } | { plan: z.output<typeof plan> };

const CHARGE_MS = 8000;

/**
 * Authorises and captures, once per `reference` however often it is asked.
 * @throws AcquirerSilent when nobody knows what happened, AcquirerRefused TOKEN_INVALID, CARD_UNKNOWN, REFERENCE_USED
 */
export function askCharge(
  context: MallContext,
  input: { reference: string; amount: number; currency: string; source: Source; saveCard: boolean },
): Promise<Charge> {
  return askVault(context, 'POST', '/charges', charge, input, CHARGE_MS);
}

/** What became of an attempt; null when the acquirer never heard of it. @throws AcquirerSilent */
export async function askStatus(context: MallContext, reference: string): Promise<Charge | null> {
  try {
    return await askVault(context, 'GET', `/charges/${encodeURIComponent(reference)}`, charge);
  } catch (failed) {
    if (failed instanceof AcquirerRefused && failed.code === 'CHARGE_UNKNOWN') return null;
    throw failed;
  }
}

/** Gives the attempt up unless the money was taken; also for one the acquirer never heard of, so that a late request cannot charge. */
export function askCancel(context: MallContext, attempt: { payNo: string; amount: number; currency: string }): Promise<Charge> {
  return askVault(context, 'POST', `/charges/${encodeURIComponent(attempt.payNo)}/cancel`, charge, {
    amount: attempt.amount,
    currency: attempt.currency,
  });
}

/** Pays back, once per `reference`. @throws AcquirerSilent, AcquirerRefused REFUND_AMOUNT, CHARGE_UNKNOWN */
export function askRefund(context: MallContext, payNo: string, reference: string, amount: number): Promise<Charge> {
  return askVault(context, 'POST', `/charges/${encodeURIComponent(payNo)}/refunds`, charge, { reference, amount });
}

/** Lines for the script of the sandbox's next answers, or a late capture now (contract X8). */
export function askControl(context: MallContext, action: 'script' | 'settle' | 'reset', body: object): Promise<Record<string, unknown>> {
  return askVault(context, 'POST', `/control/${action}`, z.record(z.string(), z.unknown()), body);
}

/** How far a webhook's time may be from ours: an older one may be somebody's recording. */
const SIGNATURE_AGE_MS = 300_000;

/** True when the webhook's signature (`t=<ms>,v1=<hex>`) was made with our key over exactly this text, in the last 300 seconds. */
export function isSigned(context: MallContext, header: string, text: string): boolean {
  const [, time = '', signature = ''] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (time === '' || Math.abs(context.clock.now() - Number(time)) > SIGNATURE_AGE_MS) return false;
  const expected = createHmac('sha256', vaultKey(context, 'sandbox webhook')).update(`${time}.${text}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
