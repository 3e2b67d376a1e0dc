import { and, eq } from 'drizzle-orm';
import { refundTries } from '#machines/refund.lifecycle.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { writeJournal } from '../platform/replay/journal.ts';
import { byTimer, mayTransition, transitionOrder, type TransitionBy } from '../order/order.transition.ts';
import { moneyRefused, moneyReturned } from '../refund/refund.money.ts';
import { setTimer, type TimerHandler } from '../platform/timers.ts';
import { AcquirerRefused } from '../card/vaultClient.ts';
import { askRefund } from './acquirer.ts';
import { holdPayment, openRefund, stepPayment, timerKinds } from './payment.step.ts';
import { paymentRefunds } from './payment.tables.ts';
import { z } from '../platform/http/schemas.ts';

const refundData = z.object({
  payNo: z.string(),
  amount: z.int().positive(),
  orderNumber: z.string().optional(),
  refundSn: z.string().optional(),
});
const payBackData = z.object({ refusals: z.int().default(0) });

/** An order wants its money back. */
const refund: TimerHandler = {
  kind: timerKinds.refund,
  async run({ context, db, ref, data, at }) {
    const { payNo, amount, orderNumber = ref, refundSn = '' } = refundData.parse(data);
    const held = await holdPayment(db, payNo);
    if (held) await openRefund(context, db, held, { orderNumber, refundSn, amount, isForeign: false, at }, byTimer(timerKinds.refund));
  },
};

/** How long the acquirer is left in peace after it refused a refund. */
const REFUND_PAUSE_MS = 60_000;

type RefundRow = typeof paymentRefunds.$inferSelect;
type RefusedRefund = { ref: string; code: string; refusals: number } & Pick<RefundRow, 'payNo' | 'orderNumber' | 'refundSn' | 'amount'>;

const refundRow = ({ payNo, orderNumber, refundSn }: Pick<RefundRow, 'payNo' | 'orderNumber' | 'refundSn'>) =>
  and(eq(paymentRefunds.payNo, payNo), eq(paymentRefunds.orderNumber, orderNumber), eq(paymentRefunds.refundSn, refundSn));

/** A refused refund is asked for again a little later; after the third refusal it waits for a person, who is told. */
async function putOff(context: MallContext, db: Db, refused: RefusedRefund): Promise<void> {
  const { ref, refundSn, amount, code, refusals } = refused;
  context.log(`refund ${ref} failed: the acquirer says ${code}`);
  if (refundSn) await moneyRefused(context, db, refundSn, byTimer(timerKinds.payBack));
  if (refusals < refundTries) {
    await setTimer(context, db, {
      kind: timerKinds.payBack,
      ref,
      due: context.clock.now() + REFUND_PAUSE_MS * refusals,
      data: { refusals },
    });
    return;
  }
  context.log(`ALERT refund ${ref} failed: the acquirer refused it ${refusals} times; ${amount} must be paid back by a person`);
  await db.update(paymentRefunds).set({ status: 'REFUSED' }).where(refundRow(refused));
  await writeJournal(context, db, {
    machine: 'refund',
    ref,
    event: 'refund.finished',
    from: 'OPEN',
    to: 'REFUSED',
    who: 'timer',
    cause: timerKinds.payBack,
    refused: 'TRANSITION_NOT_ALLOWED',
  });
}

/**
 * The acquirer pays one share back, once; then the attempt and the order know it. One that it refuses three times stays refused, and is
 * told.
 */
const payBack: TimerHandler = {
  kind: timerKinds.payBack,
  async run({ context, db, ref, data }) {
    const [payNo = '', orderNumber = '', refundSn = ''] = ref.split('/');
    const mine = refundRow({ payNo, orderNumber, refundSn });
    const [open] = await db.select().from(paymentRefunds).where(mine);
    if (open?.status !== 'OPEN') return;
    const refused = await askRefund(context, payNo, ref.replaceAll('/', '-'), open.amount).then(
      () => null,
      (failed: unknown) => {
        if (failed instanceof AcquirerRefused) return failed;
        throw failed;
      },
    );
    if (refused) return putOff(context, db, { ...open, ref, code: refused.code, refusals: payBackData.parse(data).refusals + 1 });
    await settleRefund(context, db, open, byTimer(timerKinds.payBack));
  },
};

/** The money of a refund is back with the buyer: the attempt, the refund and the order know it. */
async function settleRefund(context: MallContext, db: Db, open: RefundRow, by: TransitionBy): Promise<void> {
  const { payNo, orderNumber, refundSn, amount } = open;
  const held = await holdPayment(db, payNo);
  if (!held) return;
  const at = context.clock.now();
  await db.update(paymentRefunds).set({ status: 'DONE' }).where(refundRow(open));
  await stepPayment(context, db, held, { type: 'refund.finished', at, amount }, by);
  if (refundSn) return moneyReturned(context, db, refundSn, { ...by, actor: 'PAYMENT' });
  const order = held.orders.get(orderNumber);
  const finished = { type: 'refund.finished', at, amount, lines: 0, whole: 0, units: 0, unrated: 0 } as const;
  if (order && !open.isForeign && mayTransition(order, finished) === null)
    await transitionOrder(context, db, order, finished, { ...by, actor: 'PAYMENT' });
}

/** X7: the bank's word on a refund, said for it: refused once more, or paid after all, as a person would do by hand. */
export async function tellPayBack(context: MallContext, db: Db, refundSn: string, isPaid: boolean): Promise<boolean> {
  const [open] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.refundSn, refundSn));
  if (!open || open.status === 'DONE') return false;
  if (isPaid) await settleRefund(context, db, open, { actor: 'PAYMENT', who: 'ops', cause: 'ops', locale: 'en' });
  else await moneyRefused(context, db, refundSn, { actor: 'PAYMENT', who: 'ops', cause: 'ops', locale: 'en' });
  return true;
}

export const refundTimers: readonly TimerHandler[] = [refund, payBack];
