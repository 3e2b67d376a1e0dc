import { sql } from 'drizzle-orm';
import { rulesOf } from '../checkout/regionRules.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { Offer } from '../product/offer.ts';

const STRIKES = 3;
const STRIKE_MS = 90 * 86_400_000;

/** True when this shopper sent cash orders back three times in 90 days (O23). */
export async function isCashBanned(db: Db, userId: string, at: number): Promise<boolean> {
  const { rows } = await db.execute<{ strikes: number }>(
    sql`select count(*)::int as strikes from cod_strike where user_id = ${userId} and at > ${at - STRIKE_MS}`,
  );
  return (rows[0]?.strikes ?? 0) >= STRIKES;
}

/** Whether one shop's order may be paid to the courier (O5): every line allows it, it is not too dear, and the shopper is not banned. */
export function mayPayCash(
  regionId: number,
  order: { total: number; offers: readonly Pick<Offer, 'codSupported'>[]; isBanned: boolean },
): boolean {
  const { codMax } = rulesOf(regionId);
  return codMax !== null && order.total <= codMax && !order.isBanned && order.offers.every((offer) => offer.codSupported);
}
