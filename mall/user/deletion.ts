import { sql } from 'drizzle-orm';
import { orderStatuses } from '#machines/rules/order/order.ts';
import { finalRefundValues } from '#machines/rules/refund/refund.ts';
import { coinBalanceOf } from '../coin/coin.ts';
import { writeNotification } from '../notification/notification.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Db } from '../platform/postgres/database.ts';
import { clearTimer, setTimer, type TimerHandler } from '../platform/timers.ts';
import { countUsable } from '../voucher/heldVouchers.ts';
import { eraseShopper } from './erase.ts';

const KIND = 'user.erase';
/** How long a shopper may think it over. */
const GRACE_MS = 7 * 86_400_000;

/** Orders of which nobody waits for anything any more. */
const over = [orderStatuses.received, orderStatuses.success, orderStatuses.closed];

type Held = { delete_at: number | null; enabled: boolean };

/** The account as it stands; until the transaction ends it is neither planned to be deleted, nor kept, nor erased by anybody else. */
async function holdAccount(db: Db, userId: string): Promise<Held | undefined> {
  const { rows } = await db.execute<Held>(sql`select delete_at, enabled from shopper where user_id = ${userId} for update`);
  return rows[0];
}

export type DeletionOutlook = { openOrders: number; openRefunds: number; coinBalance: number; couponCount: number };

/** What a shopper has to end before his account can be deleted, and what he would lose by it. */
export async function readDeletionOutlook(db: Db, userId: string): Promise<DeletionOutlook> {
  const { rows } = await db.execute<{ openOrders: number; openRefunds: number }>(sql`select
    (select count(*)::int from orders where user_id = ${userId} and status not in ${over})
      as "openOrders",
    (select count(*)::int from refund where user_id = ${userId} and state not in ${[...finalRefundValues]}) as "openRefunds"`);
  const { openOrders = 0, openRefunds = 0 } = rows[0] ?? {};
  return { openOrders, openRefunds, coinBalance: await coinBalanceOf(db, userId), couponCount: await countUsable(db, userId) };
}

/**
 * Plans that an account is deleted in seven days (contract C10). `isForced`: whoever has coins or vouchers knows that he loses them.
 * @returns when it is, in ms
 * @throws Refusal TRANSITION_NOT_ALLOWED with `data.reasonCode` OPEN_ORDERS or VALUE_LOST and what stands in the way
 */
export async function planDeletion(context: MallContext, db: Db, userId: string, isForced: boolean): Promise<number> {
  await holdAccount(db, userId);
  const outlook = await readDeletionOutlook(db, userId);
  if (outlook.openOrders + outlook.openRefunds > 0)
    throw refuse('TRANSITION_NOT_ALLOWED', { data: { reasonCode: 'OPEN_ORDERS', ...outlook } });
  if (!isForced && outlook.coinBalance + outlook.couponCount > 0)
    throw refuse('TRANSITION_NOT_ALLOWED', { data: { reasonCode: 'VALUE_LOST', ...outlook } });
  const due = context.clock.now() + GRACE_MS;
  await db.execute(sql`update shopper set delete_at = ${due} where user_id = ${userId}`);
  await setTimer(context, db, { kind: KIND, ref: userId, due });
  return due;
}

/** Whoever logs in keeps his account, and finds a notice that says so. @throws Refusal ACCOUNT_DISABLED also where it was just erased */
export async function keepAccount(context: MallContext, db: Db, userId: string): Promise<void> {
  const held = await holdAccount(db, userId);
  if (!held?.enabled) throw refuse('ACCOUNT_DISABLED');
  if (held.delete_at === null) return;
  await db.execute(sql`update shopper set delete_at = null where user_id = ${userId}`);
  await clearTimer(db, KIND, userId);
  await writeNotification(context, db, { userId, type: 'ACCOUNT', notice: 'kept', at: context.clock.now() });
}

/** The seven days are over: nothing of him is kept but what the books need. */
export const erasing: TimerHandler = {
  kind: KIND,
  async run({ context, db, ref, at }) {
    const held = await holdAccount(db, ref);
    if (!held || held.delete_at === null || held.delete_at > at) return;
    await eraseShopper(context, db, ref, at);
  },
};
