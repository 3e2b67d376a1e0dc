import { sql } from 'drizzle-orm';
import { orderDeadlines } from '#machines/rules/order/orderDeadlines.ts';
import type { GroupBuyResult } from '#machines/rules/groupBuy.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { Filling } from '../platform/module.ts';
import { setTimer, type TimerHandler } from '../platform/timers.ts';
import { regions, type Region } from '../region/region.ts';
import { createShopper } from '../user/shopper.ts';
import { openActivity } from './group.ts';

const day = 86_400_000;
const hour = 3_600_000;
const firstActivityId = 90_001;

/** Days are counted from now; whoever paid or holds a seat did so in the order of the list of people. */
type Plan = { from: number; until: number; seats: number; paid: number; held: number; result: GroupBuyResult | null; ended?: number };

const plans: readonly Plan[] = [
  { from: -1, until: 2, seats: 5, paid: 2, held: 1, result: null },
  { from: 1, until: 4, seats: 4, paid: 0, held: 0, result: null },
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

/** What a group can be about: of each shop of the region one thing in stock, neither cheap nor dear. */
async function waresOf(db: Db, { regionId }: Region): Promise<{ prodId: number; skuId: number; price: number }[]> {
  const { rows } = await db.execute<{ prodId: number; skuId: number; price: number }>(sql`
    select "prodId", "skuId", price from (
      select distinct on (p.shop_id) s.prod_id as "prodId", s.sku_id as "skuId", c.price
      from skus s join products p using (prod_id) join shops h using (shop_id)
      join sku_prices c on c.sku_id = s.sku_id and c.region_id = ${regionId}
      where h.status = 1 and p.status = 1 and s.status = 1 and ${regionId} = any(h.ships_to)
        and (s.stocks = -1 or s.stocks - s.reserved >= 20)
      order by p.shop_id, s.sku_id
    ) ware order by price desc, "skuId" offset 2 limit ${plans.length}`);
  return rows;
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
    const wares = await waresOf(db, region);
    const step = region.digits === 0 ? 1000 : 100;
    for (const [at, ware] of wares.entries()) {
      const plan = plans[at];
      if (!plan) continue;
      const activityId = firstActivityId + nth * plans.length + at;
      await openActivity(context, db, {
        activityId,
        regionId: region.regionId,
        prodId: ware.prodId,
        skuId: ware.skuId,
        price: Math.max(step, Math.floor((ware.price * 0.8) / step) * step),
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
}
