import { sql } from 'drizzle-orm';
import { orderStatuses } from '#machines/rules/order/order.ts';
import { promoCodeOf, whyNotPromo, type PromoRefusal, type PromoRule } from '#machines/rules/money/promoCode.ts';
import type { Db } from '../platform/postgres/database.ts';

/** A code that somebody typed, and what it takes off: nothing while there is a refusal. */
export type JudgedPromo = { code: string; rule: PromoRule | null; refusal: PromoRefusal | null; gap: number | null };

type Row = Omit<PromoRule, 'left' | 'leftForShopper'> & {
  uses: number | null;
  usesPerShopper: number;
  used: number;
  usedByShopper: number;
};

/** What a code takes off for one shopper; null where there is none. `lock`: nobody else uses it until the transaction ends. */
async function readPromo(db: Db, code: string, userId: string, may: { lock: boolean }): Promise<PromoRule | null> {
  if (may.lock) await db.execute(sql`select 1 from promo_code where code = ${code} for update`);
  const { rows } = await db.execute<Row>(sql`
    select region_id as "regionId", percent_off as "percentOff", cap_amount as "capAmount", reduce_amount as "reduceAmount",
      min_spend as "minSpend", start_at as "startAt", end_at as "endAt", uses, uses_per_shopper as "usesPerShopper",
      used.by_all as used, used.by_shopper as "usedByShopper"
    from promo_code left join lateral (
      select count(distinct o.checkout_token)::int as by_all,
        (count(distinct o.checkout_token) filter (where o.user_id = ${userId}))::int as by_shopper
      from order_promo_code p join orders o on o.order_number = p.order_number
      where p.code = promo_code.code and o.status <> ${orderStatuses.closed}) used on true
    where promo_code.code = ${code}`);
  const [row] = rows;
  if (!row) return null;
  const { uses, usesPerShopper, used, usedByShopper, ...rule } = row;
  return { ...rule, left: uses === null ? null : uses - used, leftForShopper: usesPerShopper - usedByShopper };
}

/** Goods that a code is tried on; `worth` at the prices of today, in minor units. */
export type PromoGoods = { regionId: number; worth: number; at: number };

/** Whether a typed code takes something off these goods, and why not. */
export async function judgePromo(
  db: Db,
  typed: string,
  { userId, lock, ...goods }: PromoGoods & { userId: string; lock: boolean },
): Promise<JudgedPromo> {
  const code = promoCodeOf(typed);
  const rule = await readPromo(db, code, userId, { lock });
  const refusal = rule ? whyNotPromo(rule, goods, goods.at) : 'PROMO_UNKNOWN';
  return { code, rule, refusal, gap: rule && refusal === 'PROMO_MIN_SPEND' ? rule.minSpend - goods.worth : null };
}

/** What a code takes off one order, in minor units. */
export type PromoShare = { code: string; off: number };

/** Keeps which code made an order cheaper, and by how much (minor units). */
export async function keepOrderPromo(db: Db, orderNumber: string, { code, off }: PromoShare): Promise<void> {
  await db.execute(sql`insert into order_promo_code (order_number, code, off) values (${orderNumber}, ${code}, ${off})`);
}

/** The code that made an order cheaper; null where none did. */
export async function readOrderPromo(db: Db, orderNumber: string): Promise<PromoShare | null> {
  const { rows } = await db.execute<PromoShare>(sql`select code, off from order_promo_code where order_number = ${orderNumber}`);
  return rows[0] ?? null;
}

/** The code of an order, and whether its use counts: a use is of a whole checkout, until its last order is closed. */
export async function readPromoUse(
  db: Db,
  { orderNumber, checkoutToken }: { orderNumber: string; checkoutToken: string },
): Promise<{ code: string; isUsed: boolean } | null> {
  const { rows } = await db.execute<{ code: string; isUsed: boolean }>(sql`
    select mine.code, exists (
      select 1 from order_promo_code p join orders o on o.order_number = p.order_number
      where p.code = mine.code and o.checkout_token = ${checkoutToken} and o.status <> ${orderStatuses.closed}) as "isUsed"
    from order_promo_code mine where mine.order_number = ${orderNumber}`);
  return rows[0] ?? null;
}
