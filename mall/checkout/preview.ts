import { toMajor } from '#machines/money.ts';
import type { PriceLines } from '#machines/pricing.ts';
import type { Locale } from '#machines/words.ts';
import { addressIn } from '../address/address.shapes.ts';
import { itemOf } from '../cart/cart.view.ts';
import type { CartView } from '../cart/cart.ts';
import { say } from '../lang.ts';
import { payMethods } from '../payment/payMethods.ts';
import { estimateOut, type Delivery } from '../product/delivery.ts';
import type { Region } from '../region/region.ts';
import type { z } from '../shapes.ts';
import type { deliverySlot, orderPreview, priceLines, shopPreview } from './checkout.shapes.ts';
import type { CheckoutRow } from './checkout.tables.ts';
import { blockOf, type Draft, type DraftLine } from './draft.ts';
import { rulesOf } from './regionRules.ts';
import { slotReason, type Slot } from './slots.ts';
import type { TillShop } from './till.ts';

// While no address is known nobody can say what the way costs.
const wayUnknown: Delivery = { deliverable: true, reasonCode: null, fee: null, free: false, earliest: null, latest: null, courier: null, slots: false, orderBy: null };

export type OrderPreview = z.input<typeof orderPreview>;

/** What the shopper sees of a checkout (J1), and what a refused submit brings back as `data.preview`. */
export function previewOf(draft: Draft, checkout: Pick<CheckoutRow, 'token' | 'expireAt' | 'param'>, view: CartView, at: number): OrderPreview {
  const { region, locale } = view;
  const { priced } = draft.receipt;
  const major = (minor: number): number => toMajor(minor, region.digits);
  const block = blockOf(draft.issues);
  return {
    checkoutToken: checkout.token, expireTime: new Date(checkout.expireAt).toISOString(), nowTime: new Date(at).toISOString(), priceHash: draft.priceHash, orderType: 0,
    userAddr: draft.address && addressIn(draft.address, locale, region.regionId), shopCartOrders: draft.receipt.shops.map((shop) => shopBody(shop, draft, view)), coupons: [],
    total: major(priced.lines.totalItemCost), actualTotal: major(priced.lines.total), totalCount: priced.lines.quantity, orderReduce: 0, priceLines: priceLinesBody(priced.lines, region),
    currency: region.currency, priceSymbol: region.symbol,
    insuranceOption: { available: priced.insuranceFee > 0, selected: checkout.param.isInsured, fee: major(priced.insuranceFee), cover: say(locale, 'mall.checkout.insuranceCover') },
    coins: { usable: 0, max: 0, worth: 0, selected: false },
    payTypes: payMethods({ isCodSupported: draft.wanted.every(({ offer }) => offer.codSupported), amounts: draft.receipt.shops.map((shop) => shop.priced.total), isBanned: draft.isCashBanned, region, locale }),
    minPayAmount: major(rulesOf(region.regionId).minPayment), minPayGap: priced.minPayGap === null ? null : major(priced.minPayGap), smallCartGap: priced.smallCartGap === null ? null : major(priced.smallCartGap),
    issues: draft.issues,
    actions: [{ action: 'SUBMIT', allowed: block === null, reasonCode: block?.code ?? null, reason: block?.desc ?? null, until: new Date(checkout.expireAt).toISOString(), method: 'POST', path: '/p/order/submit' }],
  };
}

function shopBody({ shop, lines, delivery, priced }: TillShop<DraftLine>, draft: Draft, view: CartView): z.input<typeof shopPreview> {
  const { region, locale } = view;
  const major = (minor: number): number => toMajor(minor, region.digits);
  return {
    shopId: shop.shopId, shopName: shop.shopName, shopLogo: shop.shopLogo, shopCartItemDiscounts: [{ chooseDiscountItemDto: null, shopCartItems: lines.map((line) => itemOf(line, view)) }], coupons: [],
    total: major(priced.goods), transfee: major(priced.transfee), freeTransfee: major(priced.freeTransfee), discountReduce: 0, couponReduce: 0, shopReduce: 0, actualTotal: major(priced.total), totalCount: priced.quantity,
    remarks: '', slots: (draft.slots.get(shop.shopId) ?? []).map((slot) => slotBody(slot, region, locale)), slotId: draft.chosenSlots.get(shop.shopId)?.slotId ?? null,
    estimate: estimateOut(delivery ?? wayUnknown, region, locale),
  };
}

export function slotBody(slot: Slot, region: Region, locale: Locale): z.input<typeof deliverySlot> {
  return {
    slotId: slot.slotId, day: slot.day, start: slot.start, end: slot.end, fee: toMajor(slot.fee, region.digits), left: slot.left, cutoff: new Date(slot.cutoff).toISOString(),
    available: slot.refusal === null, reason: slotReason(slot, locale),
  };
}

export function priceLinesBody(lines: PriceLines, region: Region): z.input<typeof priceLines> {
  const { quantity, ...amounts } = lines;
  const major = Object.fromEntries(Object.entries(amounts).map(([name, minor]) => [name, toMajor(minor, region.digits)])) as Omit<PriceLines, 'quantity'>;
  return { quantity, ...major };
}
