import { sql } from 'drizzle-orm';
import type { Filling } from '../platform/module.ts';
import { clearTimer } from '../platform/timers.ts';
import { defaultRegion, regions } from '../region/region.ts';
import { changeCoins } from './coin.ts';
import { firstCoinPrices, setCoinPrice } from './coinPrice.ts';
import { earning } from './coin.timers.ts';
import { COIN_EARNING } from './orderCoins.ts';

const USER = 'demo';
const GIFT = 1200;
const DAY_MS = 86_400_000;
const GIVEN_BEFORE_MS = 340 * DAY_MS;

/** What a coin was worth before today, in thousandths of what it is worth now, and since how many days. */
const PRICES_BEFORE = [
  { days: 60, permille: 940 },
  { days: 41, permille: 960 },
  { days: 26, permille: 970 },
  { days: 19, permille: 990 },
  { days: 12, permille: 980 },
  { days: 5, permille: 1000 },
];

/** How the price of coins went in each region of the demo, and the demo account's gift. */
export async function fillCoins(filling: Filling): Promise<void> {
  const { context, db, scenario } = filling;
  if (scenario !== 'demo') return;
  for (const region of regions)
    for (const { days, permille } of PRICES_BEFORE)
      await setCoinPrice(db, region, {
        fromAt: context.clock.now() - days * DAY_MS,
        price: Math.round((firstCoinPrices[region.code] * permille) / 1000),
      });
  await giveDemoCoins(filling);
}

/** The demo account's gift, of which some may be left when it ends in a few weeks. */
async function giveDemoCoins({ context, db }: Filling): Promise<void> {
  const at = context.clock.now() - GIVEN_BEFORE_MS;
  const { regionId } = defaultRegion;
  await changeCoins(context, db, { userId: USER, regionId, type: 'INVITE', reason: 'WELCOME', amount: GIFT, at });
}

/**
 * What the demo account's orders of long ago brought meanwhile, and then its whole ledger in the order of time: the orders were lived one
 * after the other.
 */
export async function settleDemoCoins({ context, db, scenario }: Filling): Promise<void> {
  if (scenario !== 'demo') return;
  for (;;) {
    const { rows } = await db.execute<{ ref: string; at: number }>(
      sql`select ref, due as at from timer where kind = ${COIN_EARNING} and due <= ${context.clock.now()} order by due, id limit 1`,
    );
    const [next] = rows;
    if (!next) break;
    await clearTimer(db, COIN_EARNING, next.ref);
    await earning.run({ context, db, data: {}, ...next });
  }
  await db.execute(sql`create temporary table ledger on commit drop as select * from coin_record`);
  await db.execute(sql`truncate coin_record`);
  await db.execute(sql`insert into coin_record
    (id, user_id, seq, type, reason, amount, balance_after, order_number, refund_sn, expires_at, at)
    select id, user_id, row_number() over time, type, reason, amount, sum(amount) over time, order_number, refund_sn, expires_at, at
    from ledger window time as (partition by user_id order by at, seq rows unbounded preceding)`);
}
