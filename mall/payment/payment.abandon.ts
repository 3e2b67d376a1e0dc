import { AcquirerSilent } from '../card/vaultClient.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { isRefusalCode, refuse } from '../platform/http/refusal.ts';
import { clearTimer } from '../platform/timers.ts';
import { askCancel } from './acquirer.ts';
import { askTruth, byOf, settle, type Payer } from './payment.settle.ts';
import { holdPayment, isUndecided, stepPayment, timerKinds } from './payment.step.ts';
import type { PaymentRow } from './payment.tables.ts';
import { actionsOf, ordersOfPayment, paymentOf, whyNotCancel } from './payment.view.ts';

/**
 * The shopper is back from his bank (K4). What he says is a hint; the acquirer is asked. Repeated, it changes nothing.
 * @throws Refusal NOT_FOUND, TRANSITION_NOT_ALLOWED
 */
export async function finishAction(context: MallContext, db: Db, payNo: string, payer: Payer): Promise<PaymentRow> {
  const payment = await paymentOf(db, payer.userId, payNo);
  if (payment.status === 'CANCELLED' || payment.status === 'EXPIRED' || payment.status === 'COD_DUE')
    throw await refuseStep(db, payment, 'action.finished', payer);
  if (payment.status !== 'REQUIRES_ACTION' && !isUndecided(payment)) return payment;
  try {
    return await settle(context, db, payNo, await askTruth(context, payment, payer.now), { who: payer.userId, cause: payer.cause, payer });
  } catch (failed) {
    if (failed instanceof AcquirerSilent) return settle(context, db, payNo, 'unknown', { who: payer.userId, cause: payer.cause, payer });
    throw failed;
  }
}

/**
 * Leaves an unfinished attempt, so that another way can be tried (K5). If the money was taken in that very moment it
 * is kept and the orders are paid. Repeated, it changes nothing.
 * @throws Refusal NOT_FOUND, ALREADY_PAID, PAY_IN_PROGRESS, TRANSITION_NOT_ALLOWED
 */
export async function abandonAttempt(context: MallContext, db: Db, payNo: string, payer: Payer): Promise<PaymentRow> {
  const left = await db.transaction(async (tx) => {
    await paymentOf(tx, payer.userId, payNo);
    const held = await holdPayment(tx, payNo);
    if (!held) throw refuse('NOT_FOUND');
    if (held.payment.status === 'CANCELLED' || held.payment.status === 'EXPIRED' || held.payment.status === 'FAILED') return held.payment;
    if (whyNotCancel(held.payment) !== null) throw await refuseStep(tx, held.payment, 'attempt.cancelled', payer);
    await stepPayment(context, tx, held, { type: 'attempt.cancelled', at: payer.now }, byOf(payer));
    return held.payment;
  });
  const settled = await releaseNow(context, db, left, payer);
  if (settled.status === 'PAID') throw await refuseStep(db, settled, 'attempt.cancelled', payer);
  return settled;
}

/** Tells the acquirer at once that an attempt was given up; its timer does it when the acquirer is silent now. */
async function releaseNow(context: MallContext, db: Db, payment: PaymentRow, payer: Payer): Promise<PaymentRow> {
  try {
    const answer = await askCancel(context, payment);
    const settled = await settle(context, db, payment.payNo, answer, { who: 'psp', cause: payer.cause, payer });
    await clearTimer(db, timerKinds.release, payment.payNo);
    return settled;
  } catch (failed) {
    if (failed instanceof AcquirerSilent) return payment;
    throw failed;
  }
}

async function refuseStep(db: Db, payment: PaymentRow, event: string, payer: Payer): Promise<Error> {
  const orders = await ordersOfPayment(db, payment.payNo);
  const reason = event === 'attempt.cancelled' ? whyNotCancel(payment) : null;
  return refuse(reason !== null && isRefusalCode(reason) ? reason : 'TRANSITION_NOT_ALLOWED', {
    data: { from: payment.status, event, payNo: payment.payNo, actions: actionsOf(payment, orders, payer) },
    journal: {
      machine: 'payment',
      ref: payment.payNo,
      event,
      from: payment.status,
      to: payment.status,
      who: payer.userId,
      cause: payer.cause,
    },
  });
}
