import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';
import { acquirerEvent, isSigned } from './acquirer.ts';
import { applyCharge } from './payment.chargeOutcome.ts';
import { holdPayment } from './payment.step.ts';
import { paymentFacts } from './payment.tables.ts';

const MAX_CHARS = 20_000;

/**
 * Hears one event of the acquirer (K6). Each event id counts once; twice, late or out of order, the highest fact stands.
 * @throws Refusal UNAUTHORIZED for a wrong signature, NOT_FOUND for another provider or an unknown attempt, VALIDATION for a body that is
 * none
 */
export async function hearAcquirer(
  context: MallContext,
  db: Db,
  provider: string,
  text: string,
  signature: string,
  cause: string,
): Promise<void> {
  if (provider !== 'sandbox') throw refuse('NOT_FOUND');
  if (text.length > MAX_CHARS) throw refuse('VALIDATION', { status: 413 });
  if (!isSigned(context, signature, text)) throw refuse('UNAUTHORIZED');
  const { eventId, charge } = readEvent(text);
  const at = context.clock.now();
  const heard = await db.insert(paymentFacts).values({ provider, eventId, payNo: charge.reference, at }).onConflictDoNothing().returning();
  if (heard.length === 0) return;
  const held = await holdPayment(db, charge.reference);
  // Not heard of yet, or never: the acquirer tells again later, so nothing is lost.
  if (!held) throw refuse('NOT_FOUND');
  await applyCharge(context, db, held, charge, at, { actor: 'PAYMENT', who: 'psp', cause, locale: 'en' });
}

function readEvent(text: string) {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw refuse('VALIDATION');
  }
  const read = acquirerEvent.safeParse(body);
  if (!read.success) throw refuse('VALIDATION');
  return read.data;
}
