import { eq } from 'drizzle-orm';
import type { PaymentEvent } from '#machines/payment.ts';
import { keepCard } from '../card/card.ts';
import type { Db } from '../database.ts';
import type { House } from '../house.ts';
import type { StepBy } from '../order/order.step.ts';
import type { Charge } from './acquirer.ts';
import { stepPayment, type Held } from './payment.step.ts';
import { payments, type PaymentRow } from './payment.tables.ts';

/** What a charge, as the acquirer shows it, means for an attempt; null when it says nothing new. */
export function eventOf(payment: PaymentRow, charge: Charge, at: number): PaymentEvent | null {
  switch (charge.state) {
    case 'CAPTURED':
    case 'REFUNDED': return { type: 'money.captured', at, amount: charge.amount };
    case 'DECLINED': return { type: 'money.refused', at, code: charge.code ?? 'OTHER' };
    // Without a card the acquirer had never heard of it; with one, nobody finished it.
    case 'CANCELLED': return { type: 'money.refused', at, code: charge.card ? 'EXPIRED' : 'NOT_REACHED' };
    case 'REQUIRES_ACTION': return payment.status === 'INIT' ? { type: 'action.needed', at } : null;
    case 'PENDING':
      if (payment.status === 'INIT') return { type: 'answer.awaited', at };
      return payment.status === 'REQUIRES_ACTION' ? { type: 'action.finished', at } : null;
  }
}

/** Brings a held attempt to what the acquirer says; a saved card is kept once the money is there. */
export async function applyCharge(house: House, db: Db, held: Held, charge: Charge, at: number, by: StepBy): Promise<void> {
  const shown = { cardBrand: charge.card?.brand ?? held.payment.cardBrand, cardLast4: charge.card?.last4 ?? held.payment.cardLast4, actionUrl: charge.actionUrl ?? held.payment.actionUrl };
  held.payment = { ...held.payment, ...shown };
  await db.update(payments).set(shown).where(eq(payments.payNo, held.payment.payNo));
  const event = eventOf(held.payment, charge, at);
  const isTaken = event !== null && (await stepPayment(house, db, held, event, by));
  if (isTaken && event.type === 'money.captured' && held.payment.savesCard && charge.card?.cardRef) {
    await keepCard(house, db, held.payment.userId, { ...charge.card, cardRef: charge.card.cardRef });
  }
}
