import { sql } from 'drizzle-orm';
import { isFor } from '#machines/rules/money/reductions.ts';
import { voucherStateOf, type VoucherState } from '#machines/rules/money/voucher.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { Region } from '../region/region.ts';
import { holderOf } from './heldVouchers.ts';
import type { Holder } from './voucher.view.ts';
import { inputOf, vouchersIn, type VoucherRow } from './voucher.ts';

export const centreTabs = ['all', 'product', 'shop', 'mall', 'recommended'] as const;
export type CentreTab = (typeof centreTabs)[number];
export type CentreVoucher = { voucher: VoucherRow; holder: Holder };

const scopes = { product: 'PRODUCT', shop: 'SHOP', mall: 'MALL' } as const;
const stateOrder: readonly VoucherState[] = ['COLLECT', 'NOT_STARTED', 'COLLECTED', 'SOLD_OUT', 'ENDED'];
const scopeOrder: readonly VoucherRow['scope'][] = ['MALL', 'SHOP', 'PRODUCT'];

/** What a shopper lately showed that he wants: in his cart, among his favourites, looked at. */
async function wantedGoods(db: Db, userId: string): Promise<{ prodId: number; shopId: number }[]> {
  const { rows } = await db.execute<{ prodId: number; shopId: number }>(sql`
    select distinct products.prod_id as "prodId", products.shop_id as "shopId" from products join (
      (select prod_id from cart_line where user_id = ${userId})
      union (select prod_id from collected_product where user_id = ${userId} and removed_at is null order by created_at desc limit 100)
      union (select prod_id from browse_log where user_id = ${userId} order by browsed_at desc limit 50)
    ) wanted on wanted.prod_id = products.prod_id`);
  return rows;
}

/** How many of the goods that a shopper wants a voucher is for; for a guest, and where none fits, how many others took it. */
async function worthOf(db: Db, userId: string | null): Promise<(voucher: VoucherRow) => number> {
  const goods = userId === null ? [] : await wantedGoods(db, userId);
  if (goods.length === 0) return ({ taken }) => taken + 1;
  return (voucher) => goods.filter((each) => isFor(voucher, each)).length;
}

/**
 * The vouchers of a region that are not over (Q1): those that can be collected first, the mall's before shops' and products', the soonest
 * end first. Recommended are those that can be collected, the most fitting first.
 */
export async function centreVouchers(
  db: Db,
  { tab, region, userId, at }: { tab: CentreTab; region: Region; userId: string | null; at: number },
): Promise<CentreVoucher[]> {
  const all = await vouchersIn(db, region.regionId, at);
  const holder = await holderOf(
    db,
    userId,
    all.map(({ couponId }) => couponId),
  );
  const stateOf = (voucher: VoucherRow): VoucherState => voucherStateOf(inputOf(voucher, holder(voucher.couponId)), at);
  const listed = all
    .filter(({ scope }) => tab === 'all' || tab === 'recommended' || scope === scopes[tab])
    .map((voucher) => ({ voucher, holder: holder(voucher.couponId), state: stateOf(voucher) }))
    .sort(
      (one, other) =>
        stateOrder.indexOf(one.state) - stateOrder.indexOf(other.state) ||
        scopeOrder.indexOf(one.voucher.scope) - scopeOrder.indexOf(other.voucher.scope) ||
        one.voucher.endAt - other.voucher.endAt ||
        one.voucher.couponId - other.voucher.couponId,
    );
  if (tab !== 'recommended') return listed;
  const worth = await worthOf(db, userId);
  return listed
    .filter(({ state }) => state === 'COLLECT')
    .map((each) => ({ ...each, worth: worth(each.voucher) }))
    .filter((each) => each.worth > 0)
    .sort((one, other) => other.worth - one.worth);
}
