import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { byTimer } from '../order/order.transition.ts';
import type { TimerHandler } from '../platform/timers.ts';
import { AcquirerSilent } from '../card/vaultClient.ts';
import { askCancel } from './acquirer.ts';
import { askTruth } from './payment.settle.ts';
import { applyCharge } from './payment.chargeOutcome.ts';
import { holdPayment, isUndecided, moveTimers, stepPayment, timerKinds, type Held } from './payment.step.ts';
import { refundTimers } from './payment.refund.ts';
import { paymentOrders, payments, type PaymentRow } from './payment.tables.ts';
import { z } from '../platform/http/schemas.ts';

const attemptData = z.object({ payNo: z.string() });
const cashData = z.object({ payNo: z.string(), event: z.enum(['collected', 'cancelled']) });

async function peek(db: Db, payNo: string): Promise<PaymentRow | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.payNo, payNo));
  return payment ?? null;
}

/** The attempt was not finished in its 15 minutes. */
const deadline: TimerHandler = {
  kind: timerKinds.deadline,
  async run({ context, db, ref, at }) {
    const held = await holdPayment(db, ref);
    if (held) await stepPayment(context, db, held, { type: 'attemptDeadline.passed', at }, byTimer(timerKinds.deadline));
  },
};

/** Nobody knows what the acquirer did: ask it, every 30 seconds until it says. */
const reconcile: TimerHandler = {
  kind: timerKinds.reconcile,
  async run({ context, db, ref }) {
    const payment = await peek(db, ref);
    if (!payment || !isUndecided(payment)) return;
    const now = context.clock.now();
    const truth = await askTruth(context, payment, now).catch((failed: unknown) => {
      if (failed instanceof AcquirerSilent) return null;
      throw failed;
    });
    const held = await holdPayment(db, ref);
    if (!held) return;
    if (truth) await applyCharge(context, db, held, truth, now, byTimer(timerKinds.reconcile));
    await moveTimers(context, db, held.payment, now);
  },
};

/** A given-up attempt is given up at the acquirer too; money that came in that moment is not lost. */
const release: TimerHandler = {
  kind: timerKinds.release,
  async run({ context, db, ref }) {
    const payment = await peek(db, ref);
    if (!payment) return;
    const answer = await askCancel(context, payment);
    const held = await holdPayment(db, ref);
    if (held) await applyCharge(context, db, held, answer, context.clock.now(), byTimer(timerKinds.release));
  },
};

/** An order was closed, or paid another way, while this attempt was live. */
const voidAttempt: TimerHandler = {
  kind: timerKinds.void,
  async run({ context, db, data, at }) {
    const held = await holdPayment(db, attemptData.parse(data).payNo);
    if (held) await stepPayment(context, db, held, { type: 'attempt.cancelled', at }, byTimer(timerKinds.void));
  },
};

/** The courier took one order's cash, or the order was closed before: when no share is open, the attempt is over. */
const cash: TimerHandler = {
  kind: timerKinds.cash,
  async run({ context, db, ref, data, at }) {
    const { payNo, event } = cashData.parse(data);
    const held = await holdPayment(db, payNo);
    const share = held?.shares.find(({ orderNumber }) => orderNumber === ref);
    if (!held || share?.cash !== 'DUE') return;
    share.cash = event === 'collected' ? 'COLLECTED' : 'CANCELLED';
    await db
      .update(paymentOrders)
      .set({ cash: share.cash })
      .where(and(eq(paymentOrders.payNo, payNo), eq(paymentOrders.orderNumber, ref)));
    if (held.shares.every(({ cash: state }) => state !== 'DUE')) await closeCash(context, db, held, at);
  },
};

async function closeCash(context: MallContext, db: Db, held: Held, at: number): Promise<void> {
  const collected = held.shares.filter((share) => share.cash === 'COLLECTED').reduce((sum, share) => sum + share.amount, 0);
  if (collected === 0) {
    await stepPayment(context, db, held, { type: 'attempt.cancelled', at }, byTimer(timerKinds.cash));
    return;
  }
  // What was cancelled on the way is no longer asked for, so what was collected is all of it.
  held.payment = { ...held.payment, amount: collected };
  await db.update(payments).set({ amount: collected }).where(eq(payments.payNo, held.payment.payNo));
  await stepPayment(context, db, held, { type: 'cash.collected', at }, byTimer(timerKinds.cash));
}

export const paymentTimers: readonly TimerHandler[] = [deadline, reconcile, release, voidAttempt, ...refundTimers, cash];
