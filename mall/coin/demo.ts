import { sql } from 'drizzle-orm';
import type { Filling } from '../platform/module.ts';
import { clearTimer } from '../platform/timers.ts';
import { defaultRegion } from '../region/region.ts';
import { changeCoins } from './coin.ts';
import { earning } from './coin.timers.ts';
import { COIN_EARNING } from './orderCoins.ts';

const USER = 'demo';
const GIFT = 1200;
const GIVEN_BEFORE_MS = 340 * 86_400_000;

/** The demo account's gift, of which some may be left when it ends in a few weeks. */
export async function giveDemoCoins({ context, db, scenario }: Filling): Promise<void> {
  if (scenario !== 'demo') return;
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
