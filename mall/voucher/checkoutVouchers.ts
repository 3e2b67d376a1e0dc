import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { toMajor } from '#machines/rules/money/money.ts';
import {
  bestVouchers,
  obstacleOf,
  placeOfVoucher,
  reduce,
  savingOf,
  worthFor,
  type ReducedShop,
} from '#machines/rules/money/reductions.ts';
import { isVoucherValid } from '#machines/rules/money/voucher.ts';
import type { Locale } from '#machines/model/locale.ts';
import { messageText } from '../platform/messages.ts';
import type { Db } from '../platform/postgres/database.ts';
import { regionOf, type Region } from '../region/region.ts';
import { collectedColumns, type Collected } from './userVoucher.ts';
import { voucherColumns, withNumbers, type VoucherRow } from './voucher.ts';
import type { checkoutVoucher, voucherMatch } from './voucher.schemas.ts';
import { userVoucherOut } from './voucher.view.ts';

/** A voucher that a shopper can use, or that one of his orders holds. */
export type HeldVoucher = VoucherRow &
  Collected & { status: 1 | 3; orderNumber: string | null; shopName: string | null; shopLogo: string | null };

/** What a shopper's vouchers are judged by: the goods, and the choice; null is the best. */
export type VoucherBasket = { shops: readonly ReducedShop[]; couponUserIds: readonly number[] | null; region: Region; at: number };

/** The vouchers of a shopper that are not used and not over, soonest end first; locked for a submit, so that none changes meanwhile. */
export async function readHeldVouchers(db: Db, userId: string, may: { lock: boolean }): Promise<HeldVoucher[]> {
  const { rows } = await db.execute<HeldVoucher>(sql`
    select ${voucherColumns}, ${collectedColumns}, shops.name as "shopName", shops.logo as "shopLogo",
      (select max(order_number) from order_voucher where order_voucher.coupon_user_id = user_voucher.coupon_user_id
        and user_voucher.status = 3) as "orderNumber"
    from user_voucher join voucher on voucher.coupon_id = user_voucher.coupon_id left join shops on shops.shop_id = voucher.shop_id
    where user_id = ${userId} and user_voucher.status in (1, 3)
    order by valid_until, coupon_user_id limit 200 ${may.lock ? sql`for update of user_voucher` : sql``}`);
  return rows.map(withNumbers);
}

/** Why a voucher of a shopper brings nothing for these goods; null when it can be used. */
function refusalOf(voucher: HeldVoucher, { shops, region, at }: VoucherBasket): string | null {
  if (voucher.status === 3) return 'VOUCHER_LOCKED';
  if (voucher.regionId !== region.regionId) return 'VOUCHER_REGION';
  return isVoucherValid(voucher, at) ? obstacleOf(voucher, shops) : 'VOUCHER_ENDED';
}

/** The chosen vouchers that can be used together, one in each place, the first of two; without a choice the best (UV2). */
export function applicable(held: readonly HeldVoucher[], basket: VoucherBasket): HeldVoucher[] {
  const usable = held.filter((voucher) => refusalOf(voucher, basket) === null);
  if (basket.couponUserIds === null) return bestVouchers(basket.shops, usable);
  const places = new Map<string, HeldVoucher>();
  for (const couponUserId of basket.couponUserIds) {
    const voucher = usable.find((each) => each.couponUserId === couponUserId);
    if (voucher && !places.has(placeOfVoucher(voucher))) places.set(placeOfVoucher(voucher), voucher);
  }
  return [...places.values()];
}

export type MatchedVoucher = {
  voucher: HeldVoucher;
  refusal: string | null;
  isChosen: boolean;
  /** In minor units: what it takes off, and what is missing to its least spending. */
  saved: number;
  gap: number | null;
  conflictsWith: number[];
};

/** How every voucher of a shopper stands to these goods beside the chosen ones. */
export function matchVouchers(held: readonly HeldVoucher[], chosen: readonly HeldVoucher[], basket: VoucherBasket): MatchedVoucher[] {
  const { shops } = basket;
  return held.map((voucher) => {
    const refusal = refusalOf(voucher, basket);
    const isChosen = chosen.includes(voucher);
    const rivals = chosen.filter((other) => other !== voucher && placeOfVoucher(other) === placeOfVoucher(voucher));
    const beside = [...chosen.filter((other) => other !== voucher && !rivals.includes(other)), voucher];
    const own = refusal === null ? reduce(shops, beside).vouchers.find((each) => each.couponUserId === voucher.couponUserId) : undefined;
    return {
      voucher,
      refusal,
      isChosen,
      saved: own?.saved ?? 0,
      gap: refusal === 'VOUCHER_MIN_SPEND' ? voucher.minSpend - worthFor(voucher, shops) : null,
      conflictsWith: refusal === null ? rivals.map(({ couponUserId }) => couponUserId) : [],
    };
  });
}

/** A voucher beside what is bought, as the contract says it. */
export function checkoutVoucherOut(
  matched: MatchedVoucher,
  view: { region: Region; locale: Locale; at: number },
): z.input<typeof checkoutVoucher> {
  const { voucher, refusal, isChosen, saved, gap, conflictsWith } = matched;
  const { locale, at } = view;
  const region = regionOf(voucher.regionId) ?? view.region;
  const shops = new Map(voucher.shopId === null ? [] : [[voucher.shopId, { name: voucher.shopName ?? '', logo: voucher.shopLogo ?? '' }]]);
  return {
    ...userVoucherOut(voucher, voucher, { held: 1, isNewcomer: false }, { words: { shops }, region, locale, at, price: null }),
    canUse: refusal === null,
    choose: isChosen,
    saved: toMajor(saved, region.digits),
    gap: gap === null ? null : toMajor(gap, region.digits),
    reasonCode: refusal,
    reason: refusal === null ? null : messageText(locale, `mall.reason.${refusal}`),
    conflictsWith,
  };
}

/** All vouchers of a shopper beside what is bought: usable, nearly, not; and the set that saves most (Q10). */
export function matchOut(
  matched: readonly MatchedVoucher[],
  chosen: readonly HeldVoucher[],
  basket: Omit<VoucherBasket, 'couponUserIds'>,
  locale: Locale,
): z.input<typeof voucherMatch> {
  const { region, at, shops } = basket;
  const best = applicable(
    matched.map(({ voucher }) => voucher),
    { ...basket, couponUserIds: null },
  );
  const out = (each: MatchedVoucher) => checkoutVoucherOut(each, { region, locale, at });
  return {
    usable: matched
      .filter(({ refusal }) => refusal === null)
      .sort((one, other) => other.saved - one.saved)
      .map(out),
    almost: matched
      .filter(({ gap }) => gap !== null)
      .sort((one, other) => (one.gap ?? 0) - (other.gap ?? 0))
      .map(out),
    unusable: matched.filter(({ refusal, gap }) => refusal !== null && gap === null).map(out),
    best: { couponUserIds: best.map(({ couponUserId }) => couponUserId), saved: toMajor(savingOf(shops, best), region.digits) },
    saved: toMajor(savingOf(shops, chosen), region.digits),
    currency: region.currency,
    priceSymbol: region.symbol,
  };
}
