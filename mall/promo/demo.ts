import { sql } from 'drizzle-orm';
import { rulesOf } from '../checkout/regionRules.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { defaultRegion, regions } from '../region/region.ts';

const day = 86_400_000;

/** The demo's codes, named in the README: one that is good, one that ended, one for a large cart, one for another region. */
export async function addDemoPromoCodes(context: MallContext, db: Db): Promise<void> {
  const now = context.clock.now();
  const { regionId } = defaultRegion;
  const { threshold: unit } = rulesOf(regionId).smallCart;
  const other = regions.find((region) => region.regionId !== regionId) ?? defaultRegion;
  const base = {
    regionId,
    percentOff: null,
    capAmount: null,
    reduceAmount: null,
    minSpend: unit,
    startAt: now - 30 * day,
    endAt: now + 60 * day,
  };
  const codes = [
    { ...base, code: 'WELCOME10', percentOff: 10, capAmount: unit },
    { ...base, code: 'SUMMER', reduceAmount: unit / 2, endAt: now - 2 * day },
    { ...base, code: 'BIGCART', reduceAmount: unit * 5, minSpend: unit * 50 },
    { ...base, code: 'NIHAO', regionId: other.regionId, percentOff: 12, capAmount: rulesOf(other.regionId).smallCart.threshold },
  ];
  await db.execute(sql`
    insert into promo_code (code, region_id, percent_off, cap_amount, reduce_amount, min_spend, start_at, end_at, uses, uses_per_shopper)
    select code, "regionId", "percentOff", "capAmount", "reduceAmount", "minSpend", "startAt", "endAt", null, 3
    from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as row(code text, "regionId" bigint, "percentOff" smallint, "capAmount" bigint,
      "reduceAmount" bigint, "minSpend" bigint, "startAt" bigint, "endAt" bigint)
    on conflict (code) do nothing`);
}
