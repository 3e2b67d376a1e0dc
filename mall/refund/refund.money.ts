import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { whyNotRefund } from '#machines/rules/refund/refund.refusals.ts';
import { returnInCoins } from '../coin/coin.ts';
import type { TransitionBy } from '../order/order.transition.ts';
import { refundSnapshotOf } from './refund.snapshot.ts';
import { holdRefund, stepRefund } from './refund.transition.ts';

type Said = 'money.returned' | 'money.refused';

async function hear(context: MallContext, db: Db, refundSn: string, type: Said, by: TransitionBy): Promise<void> {
  const held = await holdRefund(db, refundSn);
  const event = { type, at: context.clock.now() };
  // The bank may say it twice: what is over stays over.
  if (!held || whyNotRefund(refundSnapshotOf(held.refund), event) !== null) return;
  await stepRefund(context, db, held, event, by);
}

/** The money of a refund is back with the buyer (RF13). */
export const moneyReturned = (context: MallContext, db: Db, refundSn: string, by: TransitionBy): Promise<void> =>
  hear(context, db, refundSn, 'money.returned', by);

/** The bank would not give it back (RF14). */
export const moneyRefused = (context: MallContext, db: Db, refundSn: string, by: TransitionBy): Promise<void> =>
  hear(context, db, refundSn, 'money.refused', by);

/** The timer that gives the money of a cash order back. */
export const REFUND_COINS = 'refund.coins';

/** What was paid to the courier goes back in coins, once (RF13). */
export async function payInCoins(context: MallContext, db: Db, refundSn: string, at: number): Promise<void> {
  const held = await holdRefund(db, refundSn);
  if (held?.refund.state !== 'refunding' && held?.refund.state !== 'received') return;
  await returnInCoins(context, db, held.order, { refundSn, amount: held.refund.life.amount, at });
  await moneyReturned(context, db, refundSn, { actor: 'PAYMENT', who: 'timer', cause: REFUND_COINS, locale: 'en' });
}
