import { toMajor } from '#machines/rules/money/money.ts';
import { linesOfShop, type ComputedPriceLines } from '#machines/rules/money/pricing.ts';
import type { Locale } from '#machines/model/locale.ts';
import { addressIn } from '../address/address.schemas.ts';
import { itemOf } from '../cart/cart.view.ts';
import type { CartView } from '../cart/cart.ts';
import { messageText } from '../platform/messages.ts';
import { installmentOf } from '../payment/payLater.ts';
import { payMethods, payTypes } from '../payment/payMethods.ts';
import { estimateOut, type Delivery } from '../product/delivery.ts';
import type { Region } from '../region/region.ts';
import type { z } from '../platform/http/schemas.ts';
import type { deliverySlot, orderPreview, priceLines, shopPreview } from './checkout.schemas.ts';
import type { CheckoutRow } from './checkout.tables.ts';
import { blockOf, type Draft, type DraftLine } from './draft.ts';
import { checkoutVoucherOut } from '../voucher/checkoutVouchers.ts';
import { promoOut } from '../promo/promoCode.view.ts';
import { nameOf } from '../voucher/voucher.view.ts';
import { priceNotes, type Bill, type PriceNote } from './priceNotes.ts';
import { rulesOf } from './regionRules.ts';
import { slotReason, type Slot } from './slots.ts';
import type { PricingShop } from './basketPricing.ts';

// While no address is known nobody can say what the way costs.
const wayUnknown: Delivery = {
  deliverable: true,
  reasonCode: null,
  fee: null,
  free: false,
  earliest: null,
  latest: null,
  courier: null,
  slots: false,
  orderBy: null,
};

export type OrderPreview = z.input<typeof orderPreview>;

/** What the shopper sees of a checkout (J1), and what a refused submit brings back as `data.preview`. */
export function previewOf(
  draft: Draft,
  checkout: Pick<CheckoutRow, 'token' | 'expireAt' | 'param'>,
  view: CartView,
  at: number,
): OrderPreview {
  const { region, locale } = view;
  const { priced } = draft.receipt;
  const major = (minor: number): number => toMajor(minor, region.digits);
  const block = blockOf(draft.issues);
  const amounts = draft.receipt.shops.map((shop) => shop.priced.total);
  const methods = payMethods({
    isCodSupported: draft.wanted.every(({ offer }) => offer.codSupported),
    amounts,
    isBanned: draft.isCashBanned,
    isGroup: checkout.param.groupActivityId !== null,
    region,
    locale,
  });
  return {
    checkoutToken: checkout.token,
    expireTime: new Date(checkout.expireAt).toISOString(),
    nowTime: new Date(at).toISOString(),
    priceHash: draft.priceHash,
    orderType: checkout.param.groupActivityId === null ? 0 : 1,
    userAddr: draft.address && addressIn(draft.address, locale, region.regionId),
    shopCartOrders: draft.receipt.shops.map((shop) => shopBody(shop, draft, view, at)),
    coupons: couponsOf(null, draft, view, at),
    total: major(priced.lines.totalItemCost),
    actualTotal: major(priced.lines.total),
    totalCount: priced.lines.quantity,
    orderReduce: major(priced.lines.savedByVouchers + priced.lines.promoCodes + priced.lines.coins),
    priceLines: priceLinesBody(priced.lines, region, priceNotes(billsOf(draft, view), view)),
    currency: region.currency,
    priceSymbol: region.symbol,
    insuranceOption: {
      available: priced.insuranceFee > 0,
      selected: checkout.param.isInsured,
      fee: major(priced.insuranceFee),
      cover: messageText(locale, 'mall.checkout.insuranceCover'),
    },
    promo: draft.promo && promoOut(draft.promo, priced.lines.promoCodes, view),
    coins: { usable: priced.coins.usable, max: priced.coins.max, worth: major(priced.coins.worth), selected: checkout.param.useCoins },
    payTypes: methods,
    installment: methods.some(({ payType, enabled }) => enabled && payType === payTypes.payLater)
      ? installmentOf(amounts, region, at)
      : null,
    minPayAmount: major(rulesOf(region.regionId).minPayment),
    minPayGap: priced.minPayGap === null ? null : major(priced.minPayGap),
    smallCartGap: priced.smallCartGap === null ? null : major(priced.smallCartGap),
    issues: draft.issues,
    actions: [
      {
        action: 'SUBMIT',
        allowed: block === null,
        reasonCode: block?.code ?? null,
        reason: block?.desc ?? null,
        until: new Date(checkout.expireAt).toISOString(),
        method: 'POST',
        path: '/p/order/submit',
      },
    ],
  };
}

/** The shopper's vouchers of one shop and its products, or, without a shop, of the mall. */
const couponsOf = (shopId: number | null, { vouchers }: Draft, view: CartView, at: number) =>
  vouchers.filter(({ voucher }) => voucher.shopId === shopId).map((each) => checkoutVoucherOut(each, { ...view, at }));

function shopBody(
  { shop, lines, delivery, priced }: PricingShop<DraftLine>,
  draft: Draft,
  view: CartView,
  at: number,
): z.input<typeof shopPreview> {
  const { region, locale } = view;
  const major = (minor: number): number => toMajor(minor, region.digits);
  return {
    shopId: shop.shopId,
    shopName: shop.shopName,
    shopLogo: shop.shopLogo,
    shopCartItemDiscounts: [{ chooseDiscountItemDto: null, shopCartItems: lines.map((line) => itemOf(line, view)) }],
    coupons: couponsOf(shop.shopId, draft, view, at),
    total: major(priced.goods),
    transfee: major(priced.transfee),
    freeTransfee: major(priced.freeTransfee),
    discountReduce: 0,
    couponReduce: major(priced.savedByVouchers),
    shopReduce: major(priced.savedByVouchers + priced.promoCodes + priced.coins),
    actualTotal: major(priced.total),
    totalCount: priced.quantity,
    remarks: '',
    slots: (draft.slots.get(shop.shopId) ?? []).map((slot) => slotBody(slot, region, locale)),
    slotId: draft.chosenSlots.get(shop.shopId)?.slotId ?? null,
    estimate: estimateOut(delivery ?? wayUnknown, region, locale),
  };
}

/** A delivery slot as the contract has it; its fee in major units. */
export function slotBody(slot: Slot, region: Region, locale: Locale): z.input<typeof deliverySlot> {
  return {
    slotId: slot.slotId,
    day: slot.day,
    start: slot.start,
    end: slot.end,
    fee: toMajor(slot.fee, region.digits),
    left: slot.left,
    cutoff: new Date(slot.cutoff).toISOString(),
    available: slot.refusal === null,
    reason: slotReason(slot, locale),
  };
}

/** The price lines as the contract says them, in major units, with how they came about. */
export function priceLinesBody(lines: ComputedPriceLines, region: Region, explain: PriceNote[]): z.input<typeof priceLines> {
  const { quantity, deliveryGift: _gift, ...amounts } = lines;
  const major = Object.fromEntries(Object.entries(amounts).map(([name, minor]) => [name, toMajor(minor, region.digits)])) as Omit<
    z.input<typeof priceLines>,
    'quantity' | 'explain'
  >;
  return { quantity, ...major, explain };
}

/** What is bought, shop by shop, as far as it explains the prices. */
const billsOf = ({ receipt, usedVouchers, promo, coinPrice, chosenSlots }: Draft, view: CartView): Bill[] =>
  receipt.shops.map(({ shop, lines, priced }, at) => ({
    shopName: shop.shopName,
    lines: lines.map(({ offer, count }) => ({ prodName: offer.prodName, price: offer.price ?? 0, count })),
    prices: linesOfShop(priced),
    vouchers: usedVouchers.map((voucher) => {
      const applied = receipt.priced.vouchers.find(({ couponUserId }) => couponUserId === voucher.couponUserId);
      return { couponName: nameOf(voucher, view), kind: voucher.kind, off: applied?.byShop[at] ?? 0 };
    }),
    promoCode: promo?.code ?? null,
    coinPrice,
    slot: chosenSlots.get(shop.shopId) ?? null,
  }));
