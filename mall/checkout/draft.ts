import type { Address } from '../address/address.ts';
import { readEntries, type CartEntry, type CartView } from '../cart/cart.ts';
import { issueWith, type Issue } from '../cart/cart.view.ts';
import { isShort, availabilityProblem } from '../cart/availability.ts';
import { coinBalanceOf } from '../coin/coin.ts';
import { coinPriceAt } from '../coin/coinPrice.ts';
import type { Db } from '../platform/postgres/database.ts';
import { pipelined } from '../platform/postgres/pipelined.ts';
import { digestOf } from '../platform/http/idempotency.ts';
import { readActivity, type Activity } from '../group/group.ts';
import { joinRefusalOf, seatsOf } from '../group/seat.ts';
import { isCashBanned } from '../order/cashEligibility.ts';
import { offersOf } from '../product/offer.ts';
import { messageText } from '../platform/messages.ts';
import { regionOf } from '../region/region.ts';
import type { JoinRefusal } from '#machines/rules/groupBuy.ts';
import type { PricedShopInput } from '#machines/rules/money/pricing.ts';
import type { CheckoutParam } from './checkout.tables.ts';
import { findAddress } from './deliveryAddress.ts';
import { applicable, matchVouchers, readHeldVouchers, type HeldVoucher, type MatchedVoucher } from '../voucher/checkoutVouchers.ts';
import { nameOf } from '../voucher/voucher.view.ts';
import { judgePromo, type JudgedPromo } from '../promo/promoCode.ts';
import { promoReason } from '../promo/promoCode.view.ts';
import { rulesOf } from './regionRules.ts';
import { SLOT_DAYS, slotsOf, type Slot } from './slots.ts';
import { priceBasket, type BasketPrices, type PricingShop } from './basketPricing.ts';

/** A line of a checkout; `basketId` is 0 for what is bought on the spot. */
export type DraftLine = CartEntry & { basketId: number; count: number };

/** A checkout as everything stands at this moment: what a preview shows and what a submit writes. */
export type Draft = {
  /** Everything that was asked for, also what cannot be bought. */
  wanted: DraftLine[];
  receipt: BasketPrices<DraftLine>;
  address: Address | null;
  slots: Map<number, Slot[]>;
  chosenSlots: Map<number, Slot>;
  /** The shopper's vouchers beside what is bought, those that are used, and chosen ones that cannot be. */
  vouchers: MatchedVoucher[];
  usedVouchers: HeldVoucher[];
  lostVouchers: number[];
  /** The code that was typed; null where none was. */
  promo: JudgedPromo | null;
  issues: Issue[];
  isCashBanned: boolean;
  /** The group buy whose seat is bought. */
  group: Activity | null;
  /** What one coin is worth now, in minor units. */
  coinPrice: number;
  priceHash: string;
};

/** `isSubmit`: the vouchers are those that the shopper was shown, never better ones, and none changes until the order stands. */
export type DraftInput = { db: Db; userId: string; view: CartView; param: CheckoutParam; at: number; isSubmit?: boolean };

/** Looks at stock, prices, delivery and slots for a checkout. Everything that stands in the way becomes an issue. */
export async function draftOf(input: DraftInput): Promise<Draft> {
  const { db, userId, view, param, at, isSubmit = false } = input;
  const couponUserIds = isSubmit || param.isVoucherChoice ? param.couponUserIds : null;
  const basket = { couponUserIds, region: view.region, at };
  const [held, group, singly, address, coinPrice, balance, isBanned] = await pipelined([
    readHeldVouchers(db, userId, { lock: isSubmit && param.couponUserIds.length > 0 }),
    param.groupActivityId === null ? null : readActivity(db, param.groupActivityId),
    wantedLines(input),
    findAddress(db, userId, param.addrId, view.region.regionId),
    coinPriceAt(db, view.region, at),
    coinBalanceOf(db, userId),
    isCashBanned(db, userId, at),
  ]);
  const wanted = group === null ? singly : singly.map((line) => atGroupPrice(line, group));
  const whyNotJoin = group === null ? null : await joinRefusal(input, group, singly);
  const areaId = address && address.countryId === view.region.regionId ? address.areaId : null;
  const lines = wanted.filter(({ offer }) => offer.price !== null && offer.status === 1);
  const promo = await promoOf(input, lines);
  const till = {
    region: view.region,
    lines,
    areaId,
    isInsured: param.isInsured,
    vouchersFor: (shops: readonly PricedShopInput[]) => applicable(held, { ...basket, shops }),
    promo: promo?.refusal === null ? promo.rule : null,
    coins: { balance, price: coinPrice, isUsed: param.useCoins },
    at,
  };
  // The slots' first day follows from the delivery, and the fees from the slots: so the delivery is asked first.
  const unslotted = await priceBasket(db, { ...till, slotFees: new Map() });
  const shops = unslotted.shops
    // Nobody knows when a group is complete, so its parcel cannot be asked for at a time.
    .filter(({ delivery }) => delivery?.slots && group === null)
    .map(({ shop, delivery }) => ({ shopId: shop.shopId, earliest: delivery?.earliest ?? null }));
  const slots = await slotsOf(db, { region: view.region, shops, days: SLOT_DAYS, at });
  const picked = param.slots.map((pick) => ({ ...pick, slot: slots.get(pick.shopId)?.find((slot) => slot.slotId === pick.slotId) }));
  const chosenSlots = new Map(picked.flatMap(({ shopId, slot }) => (slot && slot.refusal === null ? [[shopId, slot] as const] : [])));
  const slotFees = new Map([...chosenSlots].map(([shopId, slot]) => [shopId, slot.fee]));
  const receipt = chosenSlots.size === 0 ? unslotted : await priceBasket(db, { ...till, slotFees });
  const isShopHere = (shopId: number): boolean => receipt.shops.some(({ shop }) => shop.shopId === shopId);
  const usedVouchers = applicable(held, { ...basket, shops: receipt.inputs });
  const vouchers = matchVouchers(held, usedVouchers, { ...basket, shops: receipt.inputs });
  const lostVouchers = (couponUserIds ?? []).filter((id) => usedVouchers.every(({ couponUserId }) => couponUserId !== id));
  const lostSlots = picked.filter(({ shopId }) => isShopHere(shopId) && !chosenSlots.has(shopId)).map(({ shopId }) => shopId);
  return {
    wanted,
    receipt,
    address,
    slots,
    chosenSlots,
    vouchers,
    usedVouchers,
    lostVouchers,
    promo,
    group,
    coinPrice,
    issues: issuesOf({ whyNotJoin, wanted, receipt, address, lostSlots, lostVouchers, vouchers, promo, view }),
    isCashBanned: isBanned,
    priceHash: digestOf([
      view.region.regionId,
      receipt.shops.map(({ shop, lines: mine, priced }) => [
        shop.shopId,
        mine.map(({ offer, count }) => [offer.skuId, offer.price, count]),
        priced,
      ]),
      receipt.priced.lines,
    ]),
  };
}

/** The issue that stops the submit; null when nothing does. */
export const blockOf = (issues: readonly Issue[]): Issue | null => issues.find((issue) => issue.level === 'BLOCK') ?? null;

async function wantedLines({ db, userId, view, param, at }: DraftInput): Promise<DraftLine[]> {
  if (param.orderItem) {
    const { skuId, prodId, shopId, prodCount } = param.orderItem;
    const offer = (await offersOf(view.context, db, { skuIds: [skuId], regionId: view.region.regionId, lang: view.locale })).get(skuId);
    if (!offer || offer.prodId !== prodId || offer.shopId !== shopId) return [];
    const line = {
      basketId: 0,
      userId,
      shopId,
      prodId,
      skuId,
      count: prodCount,
      checked: true,
      priceWhenAdded: offer.price ?? 0,
      regionWhenAdded: view.region.regionId,
      addedAt: at,
      countPressedAt: at,
      checkPressedAt: at,
    };
    return [{ basketId: 0, line, offer, count: prodCount }];
  }
  const entries = await readEntries(db, userId, view, param.basketIds ?? []);
  return entries.map(({ line, offer }) => ({ basketId: line.basketId, line, offer, count: line.count }));
}

/** A line at the price of its group, which is paid by card only. */
const atGroupPrice = (line: DraftLine, { price }: Activity): DraftLine => ({
  ...line,
  line: { ...line.line, priceWhenAdded: price },
  offer: {
    ...line.offer,
    price: line.offer.price === null ? null : price,
    oriPrice: line.offer.oriPrice ?? line.offer.price,
    codSupported: false,
  },
});

async function joinRefusal({ db, userId, at }: DraftInput, group: Activity, lines: readonly DraftLine[]): Promise<JoinRefusal | null> {
  const seats = await seatsOf(db, userId, [group.activityId]);
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  return joinRefusalOf(group, { isMember: seats.has(group.activityId), offer: lines[0]?.offer, count }, at);
}

type Findings = {
  whyNotJoin: JoinRefusal | null;
  wanted: readonly DraftLine[];
  receipt: BasketPrices<DraftLine>;
  address: Address | null;
  lostSlots: readonly number[];
  lostVouchers: readonly number[];
  vouchers: readonly MatchedVoucher[];
  promo: JudgedPromo | null;
  view: CartView;
};

function issuesOf({ whyNotJoin, wanted, receipt, address, lostSlots, lostVouchers, vouchers, promo, view }: Findings): Issue[] {
  const block = (code: string, about: Parameters<typeof issueWith>[3] = {}): Issue => issueWith(code, 'BLOCK', view.locale, about);
  const isElsewhere = address !== null && address.countryId !== view.region.regionId;
  const { minPayGap } = receipt.priced;
  return [
    ...(whyNotJoin ? [block(whyNotJoin)] : []),
    ...(address ? [] : [block('ADDRESS_REQUIRED')]),
    ...wanted.flatMap(({ offer, count, basketId }) => {
      const problem = availabilityProblem(offer) ?? (isShort(offer, count) ? 'OUT_OF_STOCK' : null);
      return problem ? [block(problem, { basketId, shopId: offer.shopId, data: { skuId: offer.skuId, stocks: offer.stocks } })] : [];
    }),
    ...overLimit(wanted).map(({ offer, basketId }) =>
      block('QTY_LIMIT', { basketId, shopId: offer.shopId, data: { maxBuy: offer.maxBuy } }),
    ),
    ...(isElsewhere
      ? [block('NOT_DELIVERABLE')]
      : receipt.shops.filter((shop) => isUnreachable(shop)).map(({ shop }) => block('NOT_DELIVERABLE', { shopId: shop.shopId }))),
    ...lostSlots.map((shopId) => block('SLOT_UNAVAILABLE', { shopId })),
    ...lostVouchers.map((couponUserId) => lostVoucher(couponUserId, vouchers, view)),
    ...(promo === null ? [] : lostPromo(promo, view)),
    ...(minPayGap === null
      ? []
      : [block('BELOW_MIN_PAYMENT', { data: { minPayment: rulesOf(view.region.regionId).minPayment / 10 ** view.region.digits } })]),
  ];
}

/** A chosen voucher that is not used after all, with its name and the reason. */
function lostVoucher(couponUserId: number, vouchers: readonly MatchedVoucher[], view: CartView): Issue {
  const matched = vouchers.find(({ voucher }) => voucher.couponUserId === couponUserId);
  const issue = issueWith('VOUCHER_UNUSABLE', 'WARN', view.locale, { data: { couponUserId, reasonCode: matched?.refusal ?? null } });
  if (!matched) return issue;
  const name = nameOf(matched.voucher, { region: regionOf(matched.voucher.regionId) ?? view.region, locale: view.locale });
  const reason = messageText(view.locale, `mall.reason.${matched.refusal ?? 'VOUCHER_CONFLICT'}`);
  return { ...issue, desc: messageText(view.locale, 'mall.voucher.lost', { name, reason }) };
}

/** A code that takes nothing off after all, with the reason. */
function lostPromo(promo: JudgedPromo, view: CartView): Issue[] {
  const reason = promoReason(promo, view);
  if (reason === null) return [];
  const issue = issueWith('PROMO_INVALID', 'WARN', view.locale, { data: { reasonCode: promo.refusal } });
  return [{ ...issue, desc: messageText(view.locale, 'mall.promo.lost', { code: promo.code, reason }) }];
}

async function promoOf({ db, userId, view, param, at, isSubmit }: DraftInput, lines: readonly DraftLine[]): Promise<JudgedPromo | null> {
  if (param.promoCode === null) return null;
  const worth = lines.reduce((sum, { offer, count }) => sum + (offer.price ?? 0) * count, 0);
  return judgePromo(db, param.promoCode, { userId, lock: isSubmit === true, regionId: view.region.regionId, worth, at });
}

const isUnreachable = ({ delivery }: PricingShop<DraftLine>): boolean => delivery !== null && !delivery.deliverable;

function overLimit(wanted: readonly DraftLine[]): DraftLine[] {
  const pieces = new Map<number, number>();
  for (const { offer, count } of wanted) pieces.set(offer.prodId, (pieces.get(offer.prodId) ?? 0) + count);
  return wanted.filter(({ offer }) => offer.maxBuy !== null && (pieces.get(offer.prodId) ?? 0) > offer.maxBuy);
}
