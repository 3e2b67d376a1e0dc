import { and, eq } from 'drizzle-orm';
import type { Db } from '../database.ts';
import type { House } from '../house.ts';
import { mayStep, stepOrder, type StepBy } from '../order/order.step.ts';
import type { TimerHandler } from '../timers.ts';
import { AcquirerRefused, AcquirerSilent } from '../card/bank.ts';
import { askCancel, askRefund } from './acquirer.ts';
import { askTruth } from './payment.settle.ts';
import { applyCharge } from './payment.facts.ts';
import { holdPayment, isUndecided, moveTimers, openRefund, stepPayment, timerKinds, type Held } from './payment.step.ts';
import { paymentOrders, paymentRefunds, payments, type PaymentRow } from './payment.tables.ts';
import { z } from '../shapes.ts';

const byTimer = (cause: string): StepBy => ({ actor: 'SYSTEM', who: 'timer', cause, locale: 'en' });

const attemptData = z.object({ payNo: z.string() });
const refundData = z.object({ payNo: z.string(), amount: z.int().positive() });
const cashData = z.object({ payNo: z.string(), event: z.enum(['collected', 'cancelled']) });

async function peek(db: Db, payNo: string): Promise<PaymentRow | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.payNo, payNo));
  return payment ?? null;
}

/** The attempt was not finished in its 15 minutes. */
const deadline: TimerHandler = {
  kind: timerKinds.deadline,
  async run({ house, db, ref, at }) {
    const held = await holdPayment(db, ref);
    if (held) await stepPayment(house, db, held, { type: 'attemptDeadline.passed', at }, byTimer(timerKinds.deadline));
  },
};

/** Nobody knows what the acquirer did: ask it, every 30 seconds until it says. */
const reconcile: TimerHandler = {
  kind: timerKinds.reconcile,
  async run({ house, db, ref }) {
    const payment = await peek(db, ref);
    if (!payment || !isUndecided(payment)) return;
    const now = house.clock.now();
    const truth = await askTruth(house, payment, now).catch((failed: unknown) => {
      if (failed instanceof AcquirerSilent) return null;
      throw failed;
    });
    const held = await holdPayment(db, ref);
    if (!held) return;
    if (truth) await applyCharge(house, db, held, truth, now, byTimer(timerKinds.reconcile));
    await moveTimers(house, db, held.payment, now);
  },
};

/** A given-up attempt is given up at the acquirer too; money that came in that moment is not lost. */
const release: TimerHandler = {
  kind: timerKinds.release,
  async run({ house, db, ref }) {
    const payment = await peek(db, ref);
    if (!payment) return;
    const answer = await askCancel(house, payment);
    const held = await holdPayment(db, ref);
    if (held) await applyCharge(house, db, held, answer, house.clock.now(), byTimer(timerKinds.release));
  },
};

/** An order was closed, or paid another way, while this attempt was live. */
const voidAttempt: TimerHandler = {
  kind: timerKinds.void,
  async run({ house, db, data, at }) {
    const held = await holdPayment(db, attemptData.parse(data).payNo);
    if (held) await stepPayment(house, db, held, { type: 'attempt.cancelled', at }, byTimer(timerKinds.void));
  },
};

/** An order wants its money back. */
const refund: TimerHandler = {
  kind: timerKinds.refund,
  async run({ house, db, ref, data, at }) {
    const { payNo, amount } = refundData.parse(data);
    const held = await holdPayment(db, payNo);
    if (held) await openRefund(house, db, held, { orderNumber: ref, amount, isForeign: false, at }, byTimer(timerKinds.refund));
  },
};

/** The acquirer pays one share back, once; then the attempt and the order know it. */
const payBack: TimerHandler = {
  kind: timerKinds.payBack,
  async run({ house, db, ref }) {
    const [payNo = '', orderNumber = ''] = ref.split('/');
    const mine = and(eq(paymentRefunds.payNo, payNo), eq(paymentRefunds.orderNumber, orderNumber));
    const [open] = await db.select().from(paymentRefunds).where(mine);
    if (!open || open.status === 'DONE') return;
    await askRefund(house, payNo, `${payNo}-${orderNumber}`, open.amount).catch((failed: unknown) => {
      if (failed instanceof AcquirerRefused) house.log(`refund ${ref} failed: the acquirer says ${failed.code}`);
      throw failed;
    });
    const held = await holdPayment(db, payNo);
    if (!held) return;
    const at = house.clock.now();
    await db.update(paymentRefunds).set({ status: 'DONE' }).where(mine);
    await stepPayment(house, db, held, { type: 'refund.finished', at, amount: open.amount }, byTimer(timerKinds.payBack));
    const order = held.orders.get(orderNumber);
    const finished = { type: 'refund.finished', at, amount: open.amount } as const;
    if (order && !open.isForeign && mayStep(order, finished) === null) await stepOrder(house, db, order, finished, { ...byTimer(timerKinds.payBack), actor: 'PAYMENT' });
  },
};

/** The courier took one order's cash, or the order was closed before: when no share is open, the attempt is over. */
const cash: TimerHandler = {
  kind: timerKinds.cash,
  async run({ house, db, ref, data, at }) {
    const { payNo, event } = cashData.parse(data);
    const held = await holdPayment(db, payNo);
    const share = held?.shares.find(({ orderNumber }) => orderNumber === ref);
    if (!held || share?.cash !== 'DUE') return;
    share.cash = event === 'collected' ? 'COLLECTED' : 'CANCELLED';
    await db.update(paymentOrders).set({ cash: share.cash }).where(and(eq(paymentOrders.payNo, payNo), eq(paymentOrders.orderNumber, ref)));
    if (held.shares.every(({ cash: state }) => state !== 'DUE')) await closeCash(house, db, held, at);
  },
};

async function closeCash(house: House, db: Db, held: Held, at: number): Promise<void> {
  const collected = held.shares.filter((share) => share.cash === 'COLLECTED').reduce((sum, share) => sum + share.amount, 0);
  if (collected === 0) {
    await stepPayment(house, db, held, { type: 'attempt.cancelled', at }, byTimer(timerKinds.cash));
    return;
  }
  // What was cancelled on the way is no longer asked for, so what was collected is all of it.
  held.payment = { ...held.payment, amount: collected };
  await db.update(payments).set({ amount: collected }).where(eq(payments.payNo, held.payment.payNo));
  await stepPayment(house, db, held, { type: 'cash.collected', at }, byTimer(timerKinds.cash));
}

export const paymentTimers: readonly TimerHandler[] = [deadline, reconcile, release, voidAttempt, refund, payBack, cash];

