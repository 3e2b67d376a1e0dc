import { sql } from 'drizzle-orm';
import { lockCoins } from '../coin/coin.ts';
import { lockOrders, mayTransition, transitionOrder } from '../order/order.transition.ts';
import { setTimer, type TimerHandler } from '../platform/timers.ts';
import { lockSkus } from '../product/stock.ts';
import { groupTimerKinds, lockActivity, readActivity } from './group.ts';
import { tellStarted } from './remind.ts';
import { tellSeats } from './seat.ts';

/** It begins: everybody who wanted to hear of it is told. */
const start: TimerHandler = {
  kind: groupTimerKinds.start,
  async run({ context, db, ref, at }) {
    const activity = await readActivity(db, Number(ref));
    if (!activity) return;
    await tellSeats(context, db, activity.activityId, at);
    await tellStarted(context, db, activity, at);
  },
};

/** Its time is over before all seats were paid: nobody joins any more. Its orders close in their turn, so that locks keep their order. */
const end: TimerHandler = {
  kind: groupTimerKinds.end,
  async run({ context, db, ref, at }) {
    const activity = await lockActivity(db, Number(ref));
    if (!activity || activity.result !== null) return;
    await db.execute(sql`update group_activity set result = 'TIME_OUT', ended_at = ${at} where activity_id = ${activity.activityId}`);
    await setTimer(context, db, { kind: groupTimerKinds.settle, ref, due: at });
    await tellSeats(context, db, activity.activityId, at);
  },
};

/** All orders of a group that ended go on together (O9), or close and give the money back (O10): in one transaction. */
const settle: TimerHandler = {
  kind: groupTimerKinds.settle,
  async run({ context, db, ref, at }) {
    const activity = await readActivity(db, Number(ref));
    if (!activity || activity.result === null) return;
    const { rows: seats } = await db.execute<{ orderNumber: string }>(
      sql`select order_number as "orderNumber" from group_seat
        where activity_id = ${activity.activityId} and state <> 'LEFT' and order_number is not null`,
    );
    const orders = await lockOrders(
      db,
      seats.map(({ orderNumber }) => orderNumber),
    );
    const members = orders.sort((one, other) => (one.userId < other.userId ? -1 : 1));
    for (const { userId } of members) await lockCoins(db, userId);
    await lockSkus(db, [activity.skuId]);
    const event = { type: activity.result === 'COMPLETED' ? ('group.completed' as const) : ('group.failed' as const), at };
    for (const order of members) {
      if (mayTransition(order, event) !== null) continue;
      await transitionOrder(context, db, order, event, {
        actor: 'SYSTEM',
        who: 'timer',
        cause: groupTimerKinds.settle,
        locale: order.lang,
      });
    }
  },
};

export const groupTimers: readonly TimerHandler[] = [start, end, settle];
