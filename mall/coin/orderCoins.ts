import { sql } from 'drizzle-orm';
import { coinRules, coinsEarnedBy } from '#machines/rules/money/coins.ts';
import { orderStatuses } from '#machines/rules/order/order.ts';
import type { OrderRow } from '../order/order.tables.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { setTimer } from '../platform/timers.ts';
import { changeCoins, type CoinReason } from './coin.ts';

/** The timer that gives the coins of an order, at the end of its refund window. */
export const COIN_EARNING = 'coin.earning';

type CoinStep = { context: MallContext; db: Db; order: OrderRow; at: number };

/** The coins that the money which an order kept comes to. */
export const coinsOf = ({ coinPrice, life: { captured, refunded } }: OrderRow): number => coinsEarnedBy(captured - refunded, coinPrice);

const of = ({ userId, regionId, orderNumber }: OrderRow) => ({ userId, regionId, orderNumber });

/** O1: a submitted order takes its coins. */
export const useCoins = ({ context, db, order, at }: CoinStep, count: number): Promise<void> =>
  changeCoins(context, db, { ...of(order), type: 'SPEND', reason: 'USED', amount: -count, at });

/** O6, O7, O12, O14, O20, O23, O31: a closed order gives its coins back. */
export async function returnCoins({ context, db, order, at }: CoinStep): Promise<void> {
  const { used: amount } = await readOrderCoins(db, order.orderNumber);
  await changeCoins(context, db, { ...of(order), type: 'RETURN', reason: 'CLOSED', amount, at });
}

/** How many coins an order used, and when it gave them back; null while it has not. */
export async function readOrderCoins(db: Db, orderNumber: string): Promise<{ used: number; returnedAt: number | null }> {
  const { rows } = await db.execute<{ reason: CoinReason; amount: number; at: number }>(
    sql`select reason, amount, at from coin_record where order_number = ${orderNumber} and reason in ('USED', 'CLOSED')`,
  );
  const lineOf = (reason: CoinReason) => rows.find((row) => row.reason === reason);
  return { used: -(lineOf('USED')?.amount ?? 0), returnedAt: lineOf('CLOSED')?.at ?? null };
}

/** O25, O26: the coins come when the refund window ends. */
export async function awaitCoins({ context, db, order }: CoinStep): Promise<void> {
  if (order.life.refundBy !== null) await setTimer(context, db, { kind: COIN_EARNING, ref: order.orderNumber, due: order.life.refundBy });
}

/** The refund window is over: the order brings its coins. */
export const earnCoins = ({ context, db, order, at }: CoinStep): Promise<void> =>
  changeCoins(context, db, { ...of(order), type: 'EARN', reason: 'ORDER', amount: coinsOf(order), at });

/** O27: every line is rated. */
export const rewardRating = ({ context, db, order, at }: CoinStep): Promise<void> =>
  changeCoins(context, db, { ...of(order), type: 'EARN', reason: 'RATED', amount: coinRules.ratedOrder, at });

/** O20: the shop was late. */
export const makeUpForWait = ({ context, db, order, at }: CoinStep): Promise<void> =>
  changeCoins(context, db, { ...of(order), type: 'ADJUST', reason: 'LATE_SHOP', amount: coinRules.lateShop, at });

/** The coins that an order brought, or will bring when its refund window is over. */
export async function coinsEarnedOf(db: Db, order: OrderRow): Promise<number> {
  const { rows } = await db.execute<{ reason: string; amount: number }>(
    sql`select reason, amount from coin_record where order_number = ${order.orderNumber} and type = 'EARN'`,
  );
  const brought = rows.reduce((sum, { amount }) => sum + amount, 0);
  const isAwaited = order.status !== orderStatuses.closed && rows.every(({ reason }) => reason !== 'ORDER');
  return brought + (isAwaited ? coinsOf(order) : 0);
}

/** The coins that a shopper's paid orders bring when their refund windows are over. */
export async function pendingCoinsOf(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ pending: number }>(sql`
    select coalesce(sum(
      ((life ->> 'captured')::bigint - (life ->> 'refunded')::bigint) / (${coinRules.earnedPer}::int * coin_price)), 0)::int as pending
    from orders
    where user_id = ${userId} and status not in (${orderStatuses.unpaid}, ${orderStatuses.closed}) and not exists (
      select 1 from coin_record c where c.order_number = orders.order_number and c.reason = 'ORDER')`);
  return rows[0]?.pending ?? 0;
}
