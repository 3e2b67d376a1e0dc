import type { z } from 'zod';
import { discountIn } from '#machines/rules/money/discount.ts';
import { toMajor } from '#machines/rules/money/money.ts';
import { voucherStateOf, whyNotCollect } from '#machines/rules/money/voucher.ts';
import { languageTag, type Locale } from '#machines/model/locale.ts';
import type { ShopRow } from '../seed/vocabulary.ts';
import { messageText } from '../platform/messages.ts';
import { sumIn } from '../region/priceText.ts';
import { regionNameIn, regionOf, type Region } from '../region/region.ts';
import { inputOf, offOf, type VoucherRow } from './voucher.ts';
import type { Collected } from './userVoucher.ts';
import type { userVoucher, voucher as voucherShape } from './voucher.schemas.ts';

export type Holder = { held: number; isNewcomer: boolean };
export type VoucherOut = z.input<typeof voucherShape>;
/** `price`: of one piece of what it is looked at for, in minor units; null where it is not looked at for a product. */
export type VoucherSight = {
  words: { shops: ReadonlyMap<number, Pick<ShopRow, 'name' | 'logo'>> };
  region: Region;
  locale: Locale;
  at: number;
  price: number | null;
};

const types = { AMOUNT: 1, PERCENT: 2, FREE_SHIPPING: 4 } as const;

/** What a voucher is called: what it takes off. */
export const nameOf = (
  { kind, reduceAmount, percentOff, capAmount }: Pick<VoucherRow, 'kind' | 'reduceAmount' | 'percentOff' | 'capAmount'>,
  { region, locale }: Pick<VoucherSight, 'region' | 'locale'>,
): string => {
  const sum = sumIn(region, locale);
  const tag = languageTag(locale);
  const off =
    kind === 'PERCENT'
      ? discountIn(tag, percentOff ?? 0, (value, how) => new Intl.NumberFormat(tag, how).format(value))
      : sum(reduceAmount ?? 0);
  return messageText(locale, `mall.voucher.${kind}`, { off, cap: sum(capAmount ?? 0) });
};

/** What a voucher asks for: a least spending, and, where it is looked at from another region, its own one. */
const termsOf = ({ minSpend, regionId }: VoucherRow, region: Region, { locale, region: here }: Pick<VoucherSight, 'region' | 'locale'>) => {
  const spend = messageText(locale, minSpend > 0 ? 'mall.voucher.from' : 'mall.voucher.any', { spend: sumIn(region, locale)(minSpend) });
  if (regionId === here.regionId) return spend;
  return `${spend} · ${messageText(locale, 'mall.voucher.region', { region: regionNameIn(locale, region) })}`;
};

/** A voucher as the contract says it, for a holder (a guest holds none and counts as new: he may become one who may). */
export function voucherOut(voucher: VoucherRow, holder: Holder, { words, locale, at, price, ...sight }: VoucherSight): VoucherOut {
  // Its amounts are in the money of its own region, wherever it is looked at.
  const region = regionOf(voucher.regionId) ?? sight.region;
  const input = inputOf(voucher, holder);
  const shop = voucher.shopId === null ? undefined : words.shops.get(voucher.shopId);
  const money = (minor: number | null) => (minor === null ? null : toMajor(minor, region.digits));
  const refusal = whyNotCollect(input, at);
  const reason = refusal === null ? null : messageText(locale, `mall.reason.${refusal}`);
  const off = price === null ? 0 : offOf(voucher, price);
  const state = voucherStateOf(input, at);
  return {
    couponId: voucher.couponId,
    couponName: nameOf(voucher, { region, locale }),
    subTitle: termsOf(voucher, region, { locale, region: sight.region }),
    scope: voucher.scope,
    kind: voucher.kind,
    couponType: types[voucher.kind],
    percentOff: voucher.percentOff,
    capAmount: money(voucher.capAmount),
    reduceAmount: money(voucher.reduceAmount),
    cashCondition: toMajor(voucher.minSpend, region.digits),
    currency: region.currency,
    priceSymbol: region.symbol,
    validTimeType: voucher.validDays === null ? 1 : 2,
    startTime: new Date(voucher.startAt).toISOString(),
    endTime: new Date(voucher.endAt).toISOString(),
    afterReceiveDays: voucher.validDays === null ? null : 0,
    validDays: voucher.validDays,
    stocks: input.left,
    limitNum: voucher.limitNum,
    curUserReceiveCount: holder.held,
    suitableProdType: voucher.scope === 'PRODUCT' ? 1 : 0,
    shopId: voucher.shopId,
    shopName: shop?.name ?? null,
    shopLogo: shop?.logo ?? null,
    newUserOnly: voucher.newUserOnly,
    state,
    canReceive: refusal === null,
    canGoUse: holder.held > 0,
    priceAfter: price === null || off === 0 ? null : toMajor(price - off, region.digits),
    gap: price === null || price >= voucher.minSpend ? null : toMajor(voucher.minSpend - price, region.digits),
    actions: [
      {
        action: 'COLLECT',
        allowed: refusal === null,
        reasonCode: refusal,
        reason,
        until: refusal === 'VOUCHER_NOT_STARTED' ? new Date(voucher.startAt).toISOString() : null,
        method: 'POST',
        path: '/p/myCoupon/receive',
        needs: ['login'],
      },
    ],
  };
}

/** A voucher that somebody collected, as the contract says it. */
export function userVoucherOut(
  voucher: VoucherRow,
  held: Collected & { status: number; usedAt?: number | null; orderNumber: string | null },
  holder: Holder,
  sight: VoucherSight,
): z.input<typeof userVoucher> {
  return {
    ...voucherOut(voucher, holder, sight),
    couponUserId: held.couponUserId,
    status: held.status,
    receiveTime: new Date(held.receivedAt).toISOString(),
    useTime: held.usedAt ? new Date(held.usedAt).toISOString() : null,
    orderNumber: held.orderNumber,
    validFrom: new Date(held.validFrom).toISOString(),
    validUntil: new Date(held.validUntil).toISOString(),
    nowTime: new Date(sight.at).toISOString(),
  };
}
