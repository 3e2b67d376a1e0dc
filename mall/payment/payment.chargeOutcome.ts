import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { PaymentEvent } from '#machines/rules/money/payment.ts';
import { keepCard } from '../card/card.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { writeJournal } from '../platform/replay/journal.ts';
import type { TransitionBy } from '../order/order.transition.ts';
import type { Charge } from './acquirer.ts';
import { stepPayment, type Held } from './payment.step.ts';
import { payments, type PaymentRow } from './payment.tables.ts';

/** What a charge, as the acquirer shows it, means for an attempt; null when it says nothing new. */
export function eventOf(payment: PaymentRow, charge: Charge, at: number): PaymentEvent | null {
  switch (charge.state) {
    case 'CAPTURED':
    case 'REFUNDED':
      return { type: 'money.captured', at, amount: charge.amount };
    case 'DECLINED':
      return { type: 'money.refused', at, code: charge.code ?? 'OTHER' };
    // Without a card and a plan the acquirer had never heard of it; with one, nobody finished it.
    case 'CANCELLED':
      return { type: 'money.refused', at, code: charge.card || charge.plan ? 'EXPIRED' : 'NOT_REACHED' };
    case 'REQUIRES_ACTION':
      return payment.status === 'INIT' ? { type: 'action.needed', at } : null;
    case 'PENDING':
      if (payment.status === 'INIT') return { type: 'answer.awaited', at };
      return payment.status === 'REQUIRES_ACTION' ? { type: 'action.finished', at } : null;
  }
}

/** Money in another currency than was asked for is no payment, however much of it came: noted for a person to see to. */
async function noteCurrency(context: MallContext, db: Db, { payment }: Held, charge: Charge, by: TransitionBy): Promise<void> {
  const { payNo, status, currency } = payment;
  context.log(`ALERT payment ${payNo} failed a check: the acquirer speaks of ${charge.currency}, ${currency} was asked`);
  await writeJournal(context, db, {
    machine: 'payment',
    ref: payNo,
    event: 'money.captured',
    from: status,
    to: status,
    who: by.who,
    cause: by.cause,
    refused: 'TRANSITION_NOT_ALLOWED',
  });
}

/** Brings a held attempt to what the acquirer says; a saved card is kept once the money is there. */
export async function applyCharge(context: MallContext, db: Db, held: Held, charge: Charge, at: number, by: TransitionBy): Promise<void> {
  const { payNo, cardBrand, cardLast4, actionUrl } = held.payment;
  const shown = {
    cardBrand: charge.card?.brand ?? cardBrand,
    cardLast4: charge.card?.last4 ?? cardLast4,
    actionUrl: charge.actionUrl ?? actionUrl,
  };
  const isNews = !isDeepStrictEqual(shown, { cardBrand, cardLast4, actionUrl });
  held.payment = { ...held.payment, ...shown };
  const event = eventOf(held.payment, charge, at);
  const isForeign = event?.type === 'money.captured' && charge.currency !== held.payment.currency;
  const isTaken = event !== null && !isForeign && (await stepPayment(context, db, held, event, by));
  if (!isTaken && isNews) await db.update(payments).set(shown).where(eq(payments.payNo, payNo));
  if (isForeign) return noteCurrency(context, db, held, charge, by);
  if (isTaken && event.type === 'money.captured' && held.payment.savesCard && charge.card?.cardRef) {
    await keepCard(context, db, held.payment.userId, { ...charge.card, cardRef: charge.card.cardRef });
  }
}
