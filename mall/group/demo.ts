import { sql } from 'drizzle-orm';
import { orderDeadlines } from '#machines/rules/order/orderDeadlines.ts';
import type { GroupBuyResult } from '#machines/rules/groupBuy.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { Filling } from '../platform/module.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { setTimer, type TimerHandler } from '../platform/timers.ts';
import { defaultRegion, regions, type Region } from '../region/region.ts';
import { createShopper } from '../user/shopper.ts';
import { openActivity } from './group.ts';
import { tellStarted } from './remind.ts';

const day = 86_400_000;
const hour = 3_600_000;
const firstActivityId = 90_001;

/** Days are counted from now; whoever paid or holds a seat did so in the order of the list of people. */
type Plan = { from: number; until: number; seats: number; paid: number; held: number; result: GroupBuyResult | null; ended?: number };

/** Those that can be joined now or later. */
const livePlans: readonly [Plan, ...Plan[]] = [
  { from: -1, until: 2, seats: 5, paid: 2, held: 1, result: null },
  { from: 1, until: 4, seats: 4, paid: 0, held: 0, result: null },
];
const plans: readonly Plan[] = [
  ...livePlans,
  { from: -6, until: -3, seats: 3, paid: 3, held: 0, result: 'COMPLETED', ended: -4 },
  { from: -5, until: -2, seats: 6, paid: 2, held: 0, result: 'TIME_OUT', ended: -2 },
];

const people = ['Kasun', 'Ayşe', '王芳', 'Мария', 'Somphone'];

/** The demo's own people pay nobody, so the seat that one of them holds is given back when the time to pay it is over. */
export const demoSeats: TimerHandler = {
  kind: 'group.demoSeat',
  async run({ db, ref, at }) {
    await db.execute(sql`update group_seat set state = 'LEFT', left_at = ${at} where seat_id = ${Number(ref)} and state = 'HELD'`);
  },
};

type DemoSku = { prodId: number; skuId: number; price: number };

/** What a group can be about: of each shop of the region one thing in stock, neither cheap nor dear. */
async function demoSkus(db: Db, { regionId }: Region): Promise<DemoSku[]> {
  const { rows } = await db.execute<{ prodId: number; skuId: number; price: number }>(sql`
    select "prodId", "skuId", price from (
      select distinct on (p.shop_id) s.prod_id as "prodId", s.sku_id as "skuId", c.price
      from skus s join products p using (prod_id) join shops h using (shop_id)
      join sku_prices c on c.sku_id = s.sku_id and c.region_id = ${regionId}
      where h.status = 1 and p.status = 1 and s.status = 1 and ${regionId} = any(h.ships_to)
        and (s.stocks = -1 or s.stocks - s.reserved >= 20)
      order by p.shop_id, s.sku_id
    ) sku order by price desc, "skuId" offset 2 limit ${plans.length}`);
  return rows;
}

type Opening = { context: MallContext; db: Db; region: Region; firstId: number; members: readonly string[] };

/** Opens a group buy of each plan, counted from now, with its seats. */
async function openPlanned({ context, db, region, firstId, members }: Opening, planned: readonly Plan[], skus: readonly DemoSku[]) {
  const now = context.clock.now();
  const step = region.digits === 0 ? 1000 : 100;
  for (const [at, plan] of planned.entries()) {
    const sku = skus[at];
    if (!sku) continue;
    const activityId = firstId + at;
    await openActivity(context, db, {
      activityId,
      regionId: region.regionId,
      prodId: sku.prodId,
      skuId: sku.skuId,
      price: Math.max(step, Math.floor((sku.price * 0.8) / step) * step),
      groupNumber: plan.seats,
      startAt: now + plan.from * day,
      endAt: now + plan.until * day,
      result: plan.result,
      ...(plan.ended === undefined ? {} : { endedAt: now + plan.ended * day }),
    });
    for (const [place, userId] of members.slice(0, plan.paid + plan.held).entries()) {
      const seatId = context.nextId();
      const paidAt = place < plan.paid ? now + plan.from * day + (place + 1) * 5 * hour : null;
      await db.execute(sql`insert into group_seat (seat_id, activity_id, user_id, state, held_at, paid_at)
        values (${seatId}, ${activityId}, ${userId}, ${paidAt === null ? 'HELD' : 'PAID'}, ${paidAt ?? now}, ${paidAt})`);
      if (paidAt === null) await setTimer(context, db, { kind: demoSeats.kind, ref: String(seatId), due: now + orderDeadlines.pay });
    }
  }
}

/** In each region one group buy in every state: in progress with a seat held, upcoming, complete, timed out. */
export async function fillGroups({ context, db, scenario }: Filling): Promise<void> {
  if (scenario !== 'demo') return;
  const now = context.clock.now();
  const then = { ...context, clock: { ...context.clock, now: () => now - 30 * day } };
  for (const [nth, region] of regions.entries()) {
    const members: string[] = [];
    for (const nickName of people)
      members.push((await createShopper(then, db, { contact: null, regionId: region.regionId, locale: region.locale, nickName })).userId);
    const firstId = firstActivityId + nth * plans.length;
    const skus = await demoSkus(db, region);
    await openPlanned({ context, db, region, firstId, members }, plans, skus);
    const [sku] = skus;
    if (region !== defaultRegion || !sku) continue;
    // The demo account wanted to hear of the one that is on.
    await db.execute(sql`insert into group_reminder (activity_id, user_id) values (${firstId}, 'demo')`);
    await tellStarted(context, db, { activityId: firstId, ...sku }, now + livePlans[0].from * day);
  }
}

/** A demo that was started days ago: where nothing can be joined any more, now or later, its group buys begin anew. */
export async function renewGroups({ context, db }: Pick<Filling, 'context' | 'db'>): Promise<void> {
  for (const region of regions) {
    const { regionId } = region;
    const { rows } = await db.execute<{ isOver: boolean; lastId: number }>(sql`
      select coalesce(bool_and(result is not null or end_at <= ${context.clock.now()}), false) as "isOver",
        (select max(activity_id) from group_activity) as "lastId" from group_activity where region_id = ${regionId}`);
    const [found] = rows;
    if (!found?.isOver) continue;
    const seats = await db.execute<{ userId: string }>(sql`
      select user_id as "userId" from group_seat join group_activity using (activity_id)
      where region_id = ${regionId} and activity_id between ${firstActivityId} and ${firstActivityId + regions.length * plans.length}
      group by user_id order by min(seat_id)`);
    const members = seats.rows.map(({ userId }) => userId);
    await openPlanned({ context, db, region, firstId: found.lastId + 1, members }, livePlans, await demoSkus(db, region));
  }
}
