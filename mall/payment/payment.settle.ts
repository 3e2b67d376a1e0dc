import { AcquirerSilent } from '../card/vaultClient.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { TransitionBy } from '../order/order.transition.ts';
import { refuse } from '../platform/http/refusal.ts';
import { askCancel, askStatus, type Charge } from './acquirer.ts';
import { applyCharge } from './payment.chargeOutcome.ts';
import { holdPayment, stepPayment } from './payment.step.ts';
import type { PaymentRow } from './payment.tables.ts';
import { paymentOf, type Look } from './payment.view.ts';

/** Who pays: the look with the call's trace. */
export type Payer = Look & { cause: string };

/** Who the journal names for what the payer does himself. */
export const byOf = (payer: Payer): TransitionBy => ({ actor: 'BUYER', who: payer.userId, cause: payer.cause, locale: payer.locale });

/** What is known about an attempt: the acquirer's charge, its refusal, or nothing. */
export type Finding = Charge | { refused: string } | 'unknown';

type Cause = { who: string; cause: string; payer?: Pick<Payer, 'locale'> };

/** Writes what is known now about an attempt, in a transaction of its own. */
export async function settle(context: MallContext, db: Db, payNo: string, finding: Finding, cause: Cause): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    const held = await holdPayment(tx, payNo);
    if (!held) throw refuse('NOT_FOUND');
    const at = context.clock.now();
    const by: TransitionBy = { actor: 'PAYMENT', who: cause.who, cause: cause.cause, locale: cause.payer?.locale ?? 'en' };
    if (finding === 'unknown')
      await stepPayment(
        context,
        tx,
        held,
        { type: held.payment.status === 'REQUIRES_ACTION' ? 'action.finished' : 'answer.awaited', at },
        by,
      );
    else if ('refused' in finding) await stepPayment(context, tx, held, { type: 'money.refused', at, code: finding.refused }, by);
    else await applyCharge(context, tx, held, finding, at, by);
    return held.payment;
  });
}

/** Asks the acquirer about an attempt it may never have heard of; such a one is closed on both sides. @throws AcquirerSilent */
export async function askTruth(context: MallContext, payment: PaymentRow, now: number): Promise<Charge> {
  const known = await askStatus(context, payment.payNo);
  if (known === null) return askCancel(context, payment);
  const isLeftBehind = known.state === 'REQUIRES_ACTION' && payment.status === 'PROCESSING' && now >= payment.attemptEnd;
  return isLeftBehind ? askCancel(context, payment) : known;
}

/** What became of an attempt whose answer was lost: asked now, else left to the timer. */
export async function findOut(context: MallContext, db: Db, payNo: string, payer: Payer): Promise<PaymentRow> {
  const payment = await paymentOf(db, payer.userId, payNo);
  try {
    return await settle(context, db, payNo, await askTruth(context, payment, payer.now), { who: 'psp', cause: payer.cause, payer });
  } catch (failed) {
    if (failed instanceof AcquirerSilent) return payment;
    throw failed;
  }
}
