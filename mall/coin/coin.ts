import { sql } from 'drizzle-orm';
import { coinRules } from '#machines/rules/money/coins.ts';
import { addDays, dayOf, momentOf } from '../checkout/zonedTime.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { setTimer } from '../platform/timers.ts';
import type { OrderRow } from '../order/order.tables.ts';
import { defaultRegion, regionOf } from '../region/region.ts';

export const coinTypes = ['EARN', 'SPEND', 'RETURN', 'EXPIRE', 'INVITE', 'ADJUST'] as const;
/** Why coins came or went; an order has each at most once. */
export const coinReasons = ['ORDER', 'RATED', 'LATE_SHOP', 'USED', 'CLOSED', 'CASH_REFUND', 'EXPIRED', 'WELCOME', 'INVITED'] as const;

export type CoinType = (typeof coinTypes)[number];
export type CoinReason = (typeof coinReasons)[number];

export type CoinChange = {
  userId: string;
  /** Whose clock says when the day ends that coins expire on. */
  regionId: number;
  type: CoinType;
  reason: CoinReason;
  /** Above 0: coins that came. */
  amount: number;
  orderNumber?: string;
  refundSn?: string;
  at: number;
};

/** The timer that takes coins away which were not used in time; its `ref` is the record that brought them. */
export const COIN_EXPIRY = 'coin.expiry';

/** The coins that an amount in minor units of an order comes to; a broken one is the shopper's. */
export const coinsFor = ({ coinPrice }: Pick<OrderRow, 'coinPrice'>, amount: number): number => Math.ceil(amount / coinPrice);

/** The coins a shopper has. */
export async function coinBalanceOf(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ balance: number }>(
    sql`select coalesce(sum(amount), 0)::int as balance from coin_record where user_id = ${userId}`,
  );
  return rows[0]?.balance ?? 0;
}

/** Until the transaction ends nobody else changes this shopper's coins. Lock orders before coins, and coins before vouchers and skus. */
export async function lockCoins(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coins|${userId}`}, 0))`);
}

/** Writes one line of a shopper's ledger; what was written before for the same reason is not written again. */
export async function changeCoins(context: MallContext, db: Db, change: CoinChange): Promise<void> {
  const { userId, type, reason, amount, at } = change;
  if (amount === 0) return;
  // Changes of one shopper's coins may come at once: the balance is counted by one after the other.
  await lockCoins(db, userId);
  const expiresAt = amount > 0 ? endOfLife(at, change.regionId) : null;
  const id = context.nextId();
  const { rows } = await db.execute(sql`insert into coin_record
    (id, user_id, seq, type, reason, amount, balance_after, order_number, refund_sn, expires_at, at)
    select ${id}, ${userId}, count(*) + 1, ${type}, ${reason}, ${amount}, coalesce(sum(amount), 0) + ${amount}::int,
      ${change.orderNumber ?? null}, ${change.refundSn ?? null}, ${expiresAt}::bigint, ${at}::bigint
    from coin_record where user_id = ${userId} on conflict do nothing returning id`);
  if (expiresAt !== null && rows.length > 0)
    await setTimer(context, db, { kind: COIN_EXPIRY, ref: String(id), due: expiresAt, data: { userId, regionId: change.regionId } });
}

/** Coins live to the end of a day on the region's clock. */
function endOfLife(at: number, regionId: number): number {
  const { zone } = regionOf(regionId) ?? defaultRegion;
  return momentOf(addDays(dayOf(at, zone), coinRules.lifeDays + 1), '00:00', zone);
}

/**
 * What a shopper has left of coins that end, by the time they end at. The coins that end first are used first; what never ends is used
 * last.
 */
export async function expiringCoins(db: Db, userId: string): Promise<{ amount: number; expiresAt: number } | null> {
  const { rows } = await db.execute<{ amount: number; expiresAt: number }>(sql`
    select least(amount, so_far - used)::int as amount, expires_at as "expiresAt" from (
      select expires_at, sum(amount) as amount, sum(sum(amount)) over (order by expires_at) as so_far,
        (select coalesce(-sum(amount), 0) from coin_record where user_id = ${userId} and amount < 0) as used
      from coin_record where user_id = ${userId} and amount > 0 and expires_at is not null group by expires_at) lots
    where so_far > used order by expires_at limit 1`);
  return rows[0] ?? null;
}

/** Takes away what ended at `at` and was not used. */
export async function expireCoins(context: MallContext, db: Db, held: { userId: string; regionId: number; at: number }): Promise<void> {
  await lockCoins(db, held.userId);
  const ended = await expiringCoins(db, held.userId);
  if (ended && ended.expiresAt <= held.at)
    await changeCoins(context, db, { ...held, type: 'EXPIRE', reason: 'EXPIRED', amount: -ended.amount });
}

/** Gives the money of a cash order back in coins, once for each refund. */
export async function returnInCoins(
  context: MallContext,
  db: Db,
  order: Pick<OrderRow, 'userId' | 'orderNumber' | 'regionId' | 'coinPrice'>,
  back: { refundSn: string; amount: number; at: number },
): Promise<void> {
  const { userId, orderNumber, regionId } = order;
  const { refundSn, at } = back;
  const amount = coinsFor(order, back.amount);
  await changeCoins(context, db, { userId, orderNumber, regionId, refundSn, at, amount, type: 'RETURN', reason: 'CASH_REFUND' });
}
