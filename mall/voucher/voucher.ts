import { sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { isFor, reductionOf } from '#machines/rules/money/reductions.ts';
import type { VoucherInput } from '#machines/rules/money/voucher.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';

/** A voucher that is given out; amounts in minor units of its region. */
export type VoucherRow = {
  couponId: number;
  regionId: number;
  scope: 'PRODUCT' | 'SHOP' | 'MALL';
  kind: 'PERCENT' | 'AMOUNT' | 'FREE_SHIPPING';
  shopId: number | null;
  prodIds: number[];
  percentOff: number | null;
  capAmount: number | null;
  reduceAmount: number | null;
  minSpend: number;
  startAt: number;
  endAt: number;
  validDays: number | null;
  stocks: number | null;
  taken: number;
  limitNum: number;
  newUserOnly: boolean;
};

/** All of a `VoucherRow`, from the table `voucher`. */
export const voucherColumns = sql`voucher.coupon_id as "couponId", voucher.region_id as "regionId", scope, kind, voucher.shop_id as "shopId", prod_ids as "prodIds",
  percent_off as "percentOff", cap_amount as "capAmount", reduce_amount as "reduceAmount",
  min_spend as "minSpend", start_at as "startAt", end_at as "endAt", valid_days as "validDays", stocks, taken, limit_num as "limitNum",
  new_user_only as "newUserOnly"`;

/** `prod_ids` are int8: a list of them comes as texts. */
export const withNumbers = <Row extends VoucherRow>(row: Row): Row => ({ ...row, prodIds: row.prodIds.map(Number) });

const read = async (db: Db, where: SQL): Promise<VoucherRow[]> => {
  const { rows } = await db.execute<VoucherRow>(sql`select ${voucherColumns} from voucher where ${where}`);
  return rows.map(withNumbers);
};

/** One voucher, locked until the transaction ends; null when there is none. */
export async function lockVoucher(db: Db, couponId: number): Promise<VoucherRow | null> {
  return (await read(db, sql`coupon_id = ${couponId} for update`))[0] ?? null;
}

/** A voucher as it is offered; null where there is none. */
export const readVoucher = async (db: Db, couponId: number): Promise<VoucherRow | null> =>
  (await read(db, sql`coupon_id = ${couponId}`))[0] ?? null;

/** The vouchers of a region that are not over, the mall's first. */
export const vouchersIn = (db: Db, regionId: number, at: number): Promise<VoucherRow[]> =>
  read(db, sql`region_id = ${regionId} and end_at > ${at} order by scope, min_spend, coupon_id`);

/** The vouchers of one shop in a region that are not over at `at` (ms). */
export const vouchersOfShop = (db: Db, shopId: number, regionId: number, at: number): Promise<VoucherRow[]> =>
  read(db, sql`region_id = ${regionId} and shop_id = ${shopId} and end_at > ${at} order by min_spend, coupon_id`);

/** Whether somebody may collect it at this moment, as far as it depends on the voucher. */
export const isGivenAt =
  (at: number) =>
  ({ startAt, endAt, stocks, taken }: VoucherRow): boolean =>
    startAt <= at && endAt > at && (stocks === null || taken < stocks);

/** What a voucher takes off one amount of goods it is for: nothing below its least spending, and nothing where it is for the delivery. */
export const offOf = (voucher: VoucherRow, amount: number): number =>
  amount < voucher.minSpend || voucher.kind === 'FREE_SHIPPING' ? 0 : reductionOf(voucher, amount);

/** What decides about a shopper's collecting it. */
export const inputOf = (voucher: VoucherRow, holder: { held: number; isNewcomer: boolean }): VoucherInput => ({
  startAt: voucher.startAt,
  endAt: voucher.endAt,
  left: voucher.stocks === null ? null : voucher.stocks - voucher.taken,
  held: holder.held,
  limit: voucher.limitNum,
  isForNewcomers: voucher.newUserOnly,
  isNewcomer: holder.isNewcomer,
  validDays: voucher.validDays,
});

const cachedVouchers = new WeakMap<MallContext, LRUCache<number, Promise<VoucherRow[]>>>();

/** How long a region's vouchers may be counted as they were, in ms; what is collected is looked at afresh. */
const life = 5_000;

/** After the world changed: vouchers are read again. */
export const forgetVouchers = (context: MallContext): void => void cachedVouchers.delete(context);

/** The vouchers that are given out in a region now. */
async function givenNow(context: MallContext, regionId: number): Promise<VoucherRow[]> {
  const at = context.clock.now();
  const cache = cachedVouchers.get(context) ?? new LRUCache<number, Promise<VoucherRow[]>>({ max: 16, ttl: life });
  cachedVouchers.set(context, cache);
  const reading = cache.get(regionId) ?? vouchersIn(context.db, regionId, at);
  cache.set(regionId, reading);
  reading.catch(() => cache.delete(regionId));
  return (await reading).filter(isGivenAt(at));
}

type Goods = { prodId: number; shopId: number };

/** How many vouchers fit each product of a region now: what its card says. */
export async function voucherCounts(context: MallContext, regionId: number): Promise<(product: Goods) => number> {
  const given = await givenNow(context, regionId);
  return (product) => given.filter((voucher) => isFor(voucher, product)).length;
}

/** How many vouchers a shop gives out now for any of these products of it: what the cart says. */
export async function shopVoucherCounts(context: MallContext, regionId: number): Promise<(products: readonly Goods[]) => number> {
  const given = (await givenNow(context, regionId)).filter(({ scope }) => scope !== 'MALL');
  return (products) => given.filter((voucher) => products.some((product) => isFor(voucher, product))).length;
}
