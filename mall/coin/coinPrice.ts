import { sql } from 'drizzle-orm';
import { addDays, dayOf, momentOf } from '../checkout/zonedTime.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { Region, RegionCode } from '../region/region.ts';

/** What a coin is worth at first, in minor units of the currency: about a rupee of Sri Lanka everywhere. */
export const firstCoinPrices: Record<RegionCode, number> = { LK: 100, CN: 3, LA: 70, TR: 15 };

type Change = { fromAt: number; price: number };

/** The changes of a region's coin price until `at`, the last one first. */
async function changesUntil(db: Db, { regionId }: Region, at: number): Promise<Change[]> {
  const { rows } = await db.execute<Change>(sql`
    select from_at as "fromAt", price from coin_price where region_id = ${regionId} and from_at <= ${at} order by from_at desc`);
  return rows;
}

const priceIn = (changes: readonly Change[], { code }: Region, at: number): number =>
  changes.find(({ fromAt }) => fromAt <= at)?.price ?? firstCoinPrices[code];

/** What a coin is worth in a region at a moment, in minor units. What is about an order goes by the price it was placed at. */
export async function coinPriceAt(db: Db, region: Region, at: number): Promise<number> {
  return priceIn(await changesUntil(db, region, at), region, at);
}

/** What a coin was worth at the end of each of so many days, today's as it is now; in minor units, the oldest day first. */
export async function coinPriceDays(db: Db, region: Region, days: number, at: number): Promise<{ day: string; price: number }[]> {
  const changes = await changesUntil(db, region, at);
  const today = dayOf(at, region.zone);
  return Array.from({ length: days }, (_, nth) => {
    const day = addDays(today, nth + 1 - days);
    const end = momentOf(addDays(day, 1), '00:00', region.zone) - 1;
    return { day, price: priceIn(changes, region, Math.min(end, at)) };
  });
}

/** Sets what a coin is worth in a region from a moment on; `price` in minor units. */
export async function setCoinPrice(db: Db, { regionId }: Region, { fromAt, price }: Change): Promise<void> {
  await db.execute(sql`insert into coin_price (region_id, from_at, price) values (${regionId}, ${fromAt}, ${price})
    on conflict (region_id, from_at) do update set price = excluded.price`);
}
