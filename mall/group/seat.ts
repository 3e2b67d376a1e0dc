import { sql } from 'drizzle-orm';
import { whyNotJoin, type JoinRefusal } from '#machines/rules/groupBuy.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';
import { clearTimer, setTimer } from '../platform/timers.ts';
import type { Offer } from '../product/offer.ts';
import { groupTimerKinds, lockActivity, type Activity } from './group.ts';

/** An order that has, or wants, a seat. */
type Seated = { groupActivityId: number | null; orderNumber: string };

/** The order that holds a shopper's seat, by activity; null for a seat without an order. */
export async function seatsOf(db: Db, userId: string, activityIds: readonly number[]): Promise<Map<number, string | null>> {
  if (activityIds.length === 0) return new Map();
  const { rows } = await db.execute<{ activityId: number; orderNumber: string | null }>(
    sql`select activity_id as "activityId", order_number as "orderNumber" from group_seat
      where user_id = ${userId} and activity_id in ${[...activityIds]} and state <> 'LEFT'`,
  );
  return new Map(rows.map(({ activityId, orderNumber }) => [activityId, orderNumber]));
}

/** True while a piece of what it is about can be bought. */
const isInStock = (offer: Offer | undefined, count: number): boolean =>
  offer?.status === 1 && offer.price !== null && (offer.stocks === -1 || offer.stocks >= count);

/** Why a shopper may not join now; null when he may. Without an offer nothing of it is left. */
export const joinRefusalOf = (
  activity: Activity,
  param: { isMember: boolean; offer: Offer | undefined; count: number },
  at: number,
): JoinRefusal | null =>
  whyNotJoin(activity, { isMember: param.isMember, isInStock: isInStock(param.offer, param.count), count: param.count }, at);

/** Tells whoever looks that the seats of a group buy are others now, or that it began or ended. */
export const tellSeats = ({ events }: MallContext, db: Db, activityId: number, at: number): Promise<void> =>
  events.announce(db, { type: 'group', ref: String(activityId), at });

/** An order that was just placed holds its seat (R6). The activity is locked by the caller, who has seen that one is free. */
export async function holdSeat(
  context: MallContext,
  db: Db,
  seat: { activityId: number; userId: string; orderNumber: string; at: number },
): Promise<void> {
  const { activityId, userId, orderNumber, at } = seat;
  await db.execute(sql`insert into group_seat (seat_id, activity_id, user_id, order_number, state, held_at)
    values (${context.nextId()}, ${activityId}, ${userId}, ${orderNumber}, 'HELD', ${at})`);
  await tellSeats(context, db, activityId, at);
}

/** A held seat is paid (O4). The last one completes the group: its orders go on together, in a transaction of their own (O9). */
export async function fillSeat(context: MallContext, db: Db, { groupActivityId, orderNumber }: Seated, at: number): Promise<void> {
  if (groupActivityId === null) return;
  const before = await lockActivity(db, groupActivityId);
  const { rowCount } = await db.execute(
    sql`update group_seat set state = 'PAID', paid_at = ${at} where order_number = ${orderNumber} and state = 'HELD'`,
  );
  if (!rowCount) return;
  await tellSeats(context, db, groupActivityId, at);
  if (!before || before.result !== null || before.paid + 1 < before.groupNumber) return;
  const ref = String(groupActivityId);
  await db.execute(sql`update group_activity set result = 'COMPLETED', ended_at = ${at} where activity_id = ${groupActivityId}`);
  await clearTimer(db, groupTimerKinds.end, ref);
  await setTimer(context, db, { kind: groupTimerKinds.settle, ref, due: at });
}

/** True once all seats are paid: nobody leaves any more, his order is about to go to the seller with all others. */
export async function isGroupComplete(db: Db, { groupActivityId, orderNumber }: Seated): Promise<boolean> {
  if (groupActivityId === null) return false;
  const { rows } = await db.execute(sql`select from group_seat join group_activity using (activity_id)
    where order_number = ${orderNumber} and state = 'PAID' and result = 'COMPLETED'`);
  return rows.length > 0;
}

/**
 * The seat of a closed order is free again (O6, O7, O11). @throws Refusal TEAM_CLOSED for a paid seat of a complete group, whose order is
 * about to go to the seller with all others
 */
export async function freeSeat(context: MallContext, db: Db, { groupActivityId, orderNumber }: Seated, at: number): Promise<void> {
  if (groupActivityId === null) return;
  await lockActivity(db, groupActivityId);
  if (await isGroupComplete(db, { groupActivityId, orderNumber })) throw refuse('TEAM_CLOSED');
  await db.execute(sql`update group_seat set state = 'LEFT', left_at = ${at} where order_number = ${orderNumber} and state <> 'LEFT'`);
  await tellSeats(context, db, groupActivityId, at);
}
