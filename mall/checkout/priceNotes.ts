import { languageTag, type Locale } from '#machines/model/locale.ts';
import { coinRules } from '#machines/rules/money/coins.ts';
import { toMajor } from '#machines/rules/money/money.ts';
import type { ComputedPriceLines } from '#machines/rules/money/pricing.ts';
import type { PricedVoucher } from '#machines/rules/money/reductions.ts';
import { messageText } from '../platform/messages.ts';
import type { z } from '../platform/http/schemas.ts';
import type { Region } from '../region/region.ts';
import { sumIn } from '../region/priceText.ts';
import type { priceNote } from './checkout.schemas.ts';
import { rulesOf } from './regionRules.ts';

/** One shop's part of what is bought, as far as it explains its price lines; amounts in minor units. */
export type Bill = {
  shopName: string;
  lines: readonly { prodName: string; price: number; count: number }[];
  prices: ComputedPriceLines;
  vouchers: readonly { couponName: string; kind: PricedVoucher['kind']; off: number }[];
  promoCode: string | null;
  /** What one coin is worth in it. */
  coinPrice: number;
  slot: { day: string; start: string; end: string } | null;
};

export type PriceNote = z.input<typeof priceNote>;
type View = { region: Region; locale: Locale };

/**
 * How each price line came about: the rule in the reader's language, and what it adds to its line, in major units. The notes of a line add
 * up to it to the cent; what several shops share stands once.
 */
export function priceNotes(bills: readonly Bill[], view: View): PriceNote[] {
  const merged = new Map<string, PriceNote>();
  for (const [shopAt, bill] of bills.entries()) {
    for (const [at, note] of notesOf(bill, view).entries()) {
      const isOfLine = note.rule === 'ITEM' || note.rule === 'SLOT';
      const key = isOfLine ? `${shopAt} ${at}` : `${note.line} ${note.rule} ${note.desc}`;
      merged.set(key, { ...note, amount: note.amount + (merged.get(key)?.amount ?? 0) });
    }
  }
  return [...merged.values()].map((note) => ({ ...note, amount: toMajor(note.amount, view.region.digits) }));
}

function notesOf({ shopName, lines, prices, vouchers, promoCode, coinPrice, slot }: Bill, { region, locale }: View): PriceNote[] {
  const rules = rulesOf(region.regionId);
  const sum = sumIn(region, locale);
  const note = (line: PriceNote['line'], rule: PriceNote['rule'], amount: number, values: Record<string, string | number>): PriceNote[] =>
    amount === 0 ? [] : [{ line, rule, desc: messageText(locale, `mall.price.${rule}`, values), amount }];
  const offDelivery = vouchers.filter(({ kind }) => kind === 'FREE_SHIPPING');
  const gift = prices.deliveryGift ?? 0;
  const fee = prices.deliveryFee + gift + offDelivery.reduce((total, { off }) => total + off, 0);
  const { ratePermille, min, max } = rules.insurance;
  const percent = (permille: number): string =>
    new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 1 }).format(permille / 1000);
  return [
    ...lines.flatMap(({ prodName: name, price, count }) => note('totalItemCost', 'ITEM', price * count, { name, count, each: sum(price) })),
    ...vouchers
      .filter(({ kind }) => kind !== 'FREE_SHIPPING')
      .flatMap(({ couponName, off }) => note('savedByVouchers', 'VOUCHER', off, { name: couponName })),
    ...note('promoCodes', 'PROMO_CODE', prices.promoCodes, { code: promoCode ?? '' }),
    ...note('coins', 'COINS', prices.coins, { each: sum(coinPrice), rate: percent(coinRules.orderPermille) }),
    ...note('deliveryFee', 'DELIVERY', fee, { shop: shopName }),
    ...note('deliveryFee', 'FREE_DELIVERY', -gift, { least: sum(rules.freeDeliveryFrom) }),
    ...offDelivery.flatMap(({ couponName, off }) => note('deliveryFee', 'VOUCHER', -off, { name: couponName })),
    ...note('slotFee', 'SLOT', prices.slotFee, slot ? { day: dayIn(slot.day, locale), start: slot.start, end: slot.end } : {}),
    ...note('smallCartFee', 'SMALL_CART', prices.smallCartFee, { least: sum(rules.smallCart.threshold) }),
    ...note('insurance', 'INSURANCE', prices.insurance, { rate: percent(ratePermille), least: sum(min), most: sum(max) }),
  ];
}

const dayIn = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));
