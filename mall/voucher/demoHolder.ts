import { sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Filling } from '../platform/module.ts';
import { defaultRegion } from '../region/region.ts';
import { collect } from './collect.ts';

/**
 * What the demo account has collected: the mall's vouchers that it may have, of three shops and one product, and one that is good in
 * another region only. Beside a cart some can be used, some nearly, some not.
 */
export async function fillDemoVouchers({ context, db, scenario }: Filling): Promise<void> {
  if (scenario !== 'demo') return;
  const at = context.clock.now();
  const { regionId } = defaultRegion;
  const { rows } = await db.execute<{ couponId: number }>(sql`
    select coupon_id as "couponId" from (
      select coupon_id, scope, region_id, row_number() over (partition by scope, region_id order by min_spend, coupon_id) as place
      from voucher where start_at <= ${at} and end_at > ${at} and (stocks is null or taken < stocks)
        and not new_user_only and valid_days is null and (region_id = ${regionId} or (scope = 'MALL' and kind = 'FREE_SHIPPING'
          and region_id = (select min(region_id) from voucher where region_id <> ${regionId})))
    ) given
    where scope = 'MALL' or (scope = 'SHOP' and place <= 3) or (scope = 'PRODUCT' and place = 1) order by coupon_id`);
  for (const { couponId } of rows) await collect(context, db, couponId, { userId: 'demo', at, cause: 'demo' });
}

/**
 * The demo account collects, now, what is good for two weeks and may be had three times: one of them runs out, orders take the others.
 * Answers with the numbers of what it collected.
 */
export async function collectTwoWeekVoucher(context: MallContext, db: Db): Promise<number[]> {
  const at = context.clock.now();
  const { rows } = await db.execute<{ couponId: number }>(sql`select coupon_id as "couponId" from voucher
    where region_id = ${defaultRegion.regionId} and valid_days is not null and not new_user_only and start_at <= ${at} and end_at > ${at}`);
  const collected: number[] = [];
  for (const { couponId } of rows) {
    const { held } = await collect(context, db, couponId, { userId: 'demo', at, cause: 'demo' });
    collected.push(held.couponUserId);
  }
  return collected;
}
