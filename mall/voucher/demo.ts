import { sql } from 'drizzle-orm';
import { seededRandomOf } from '../seed/seededRandom.ts';
import { rulesOf } from '../checkout/regionRules.ts';
import type { Filling } from '../platform/module.ts';
import { defaultRegion, regions } from '../region/region.ts';
import type { VoucherRow } from './voucher.ts';

const day = 86_400_000;
const firstCouponId = 70_001;

type Plan = Omit<VoucherRow, 'couponId' | 'taken'> & { taken: number };
type Base = Pick<
  Plan,
  | 'regionId'
  | 'startAt'
  | 'endAt'
  | 'validDays'
  | 'stocks'
  | 'taken'
  | 'limitNum'
  | 'newUserOnly'
  | 'prodIds'
  | 'shopId'
  | 'percentOff'
  | 'capAmount'
  | 'reduceAmount'
>;

/**
 * What every region's mall gives: a percentage, a sum for newcomers, a delivery, one that starts soon, one that is gone. `unit`: the
 * region's small-cart threshold in minor units.
 */
function mallPlans(base: Base, unit: number, now: number): Plan[] {
  const mall = { ...base, scope: 'MALL' as const };
  return [
    { ...mall, kind: 'PERCENT', percentOff: 8, capAmount: unit / 2, minSpend: unit * 3 },
    { ...mall, kind: 'AMOUNT', reduceAmount: unit / 2, minSpend: unit, newUserOnly: true, validDays: 14 },
    { ...mall, kind: 'FREE_SHIPPING', minSpend: unit * 2, limitNum: 3 },
    { ...mall, kind: 'AMOUNT', reduceAmount: unit, minSpend: unit * 12, startAt: now + 2 * day },
    { ...mall, kind: 'AMOUNT', reduceAmount: unit * 2, minSpend: unit * 10, stocks: 500, taken: 500 },
  ];
}

/** What holds for a region's vouchers unless they say otherwise. */
const baseOf = (regionId: number, now: number): Base => ({
  regionId,
  startAt: now - 10 * day,
  endAt: now + 60 * day,
  validDays: null,
  stocks: null,
  taken: 0,
  limitNum: 1,
  newUserOnly: false,
  prodIds: [],
  shopId: null,
  percentOff: null,
  capAmount: null,
  reduceAmount: null,
});

/** Given three times to each, and good for two weeks. */
const twoWeekPlan = (now: number): Plan => {
  const { regionId } = defaultRegion;
  const { threshold: unit } = rulesOf(regionId).smallCart;
  const terms = { startAt: now - 60 * day, validDays: 14, limitNum: 3, minSpend: unit, reduceAmount: unit / 5 };
  return { ...baseOf(regionId, now), scope: 'MALL', kind: 'AMOUNT', ...terms };
};

/**
 * The demo's vouchers: of the mall in every region, of three in five shops in the regions where they sell, and of single
 * products. The same seed gives the same ones.
 */
export async function fillVouchers({ context, db, scenario, seed }: Filling): Promise<void> {
  const now = context.clock.now();
  const plans: Plan[] = [];
  const { rows: shops } = await db.execute<{ shopId: number; regionId: number; sold: Record<string, number> }>(
    sql`select shop_id as "shopId", region_id as "regionId", prod_count as sold from shops order by shop_id`,
  );
  for (const region of regions) {
    const { threshold: unit } = rulesOf(region.regionId).smallCart;
    const base = baseOf(region.regionId, now);
    plans.push(...mallPlans(base, unit, now));
    for (const shop of shops.filter((each) => (each.sold[String(region.regionId)] ?? 0) > 0)) {
      const chance = seededRandomOf(seed, `voucher ${region.code}`, shop.shopId);
      if (!chance.yes(0.6)) continue;
      const own = {
        ...base,
        scope: 'SHOP' as const,
        shopId: shop.shopId,
        endAt: now + chance.whole(5, 50) * day,
        stocks: chance.whole(20, 400),
      };
      plans.push(
        chance.yes(0.5)
          ? { ...own, kind: 'PERCENT', percentOff: chance.pick([5, 10, 12, 15]), capAmount: unit, minSpend: unit * chance.pick([2, 3, 4]) }
          : { ...own, kind: 'AMOUNT', reduceAmount: unit / chance.pick([2, 4, 5]), minSpend: unit * chance.pick([2, 3]) },
      );
    }
    const { rows: products } = await db.execute<{ prodId: number; shopId: number }>(sql`
      select s.prod_id as "prodId", p.shop_id as "shopId" from shelves s join products p on p.prod_id = s.prod_id
      where s.region_id = ${region.regionId} and s.prod_id % 97 = 3 order by s.prod_id limit 200`);
    for (const { prodId, shopId } of products) {
      const chance = seededRandomOf(seed, `product voucher ${region.code}`, prodId);
      plans.push({
        ...base,
        scope: 'PRODUCT',
        kind: 'PERCENT',
        shopId,
        prodIds: [prodId],
        percentOff: chance.pick([5, 8, 10]),
        capAmount: unit,
        minSpend: 0,
        stocks: chance.whole(1, 60),
        endAt: now + chance.whole(3, 20) * day,
      });
    }
  }
  plans.push(twoWeekPlan(now));
  if (scenario === 'empty') return;
  const rows = plans.map((plan, at) => ({ ...plan, couponId: firstCouponId + at }));
  await db.execute(sql`
    insert into voucher (coupon_id, region_id, scope, kind, shop_id, prod_ids, percent_off, cap_amount, reduce_amount, min_spend, start_at,
    end_at, valid_days, stocks, taken, limit_num, new_user_only)
    select "couponId", "regionId", scope, kind, "shopId", "prodIds", "percentOff", "capAmount", "reduceAmount", "minSpend", "startAt",
    "endAt", "validDays", stocks, taken, "limitNum", "newUserOnly"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row("couponId" bigint, "regionId" bigint, scope text, kind text,
    "shopId" int, "prodIds" bigint[], "percentOff" smallint, "capAmount" bigint,
      "reduceAmount" bigint, "minSpend" bigint, "startAt" bigint, "endAt" bigint, "validDays" smallint, stocks int, taken int,
      "limitNum" smallint, "newUserOnly" boolean)`);
}
