import type { Address } from '../address/address.ts';
import { readEntries, type CartEntry, type CartView } from '../cart/cart.ts';
import { issueWith, type Issue } from '../cart/cart.view.ts';
import { isShort, shelfProblem } from '../cart/shelf.ts';
import type { Db } from '../database.ts';
import { digestOf } from '../idempotency.ts';
import { isCashBanned } from '../order/cash.ts';
import { offersOf } from '../product/offer.ts';
import type { CheckoutParam } from './checkout.tables.ts';
import { findAddress } from './destination.ts';
import { rulesOf } from './regionRules.ts';
import { SLOT_DAYS, slotsOf, type Slot } from './slots.ts';
import { ringUp, type TillReceipt, type TillShop } from './till.ts';

/** A line of a checkout; `basketId` is 0 for what is bought on the spot. */
export type DraftLine = CartEntry & { basketId: number; count: number };

/** A checkout as everything stands at this moment: what a preview shows and what a submit writes. */
export type Draft = {
  /** Everything that was asked for, also what cannot be bought. */
  wanted: DraftLine[];
  receipt: TillReceipt<DraftLine>;
  address: Address | null;
  slots: Map<number, Slot[]>;
  chosenSlots: Map<number, Slot>;
  issues: Issue[];
  isCashBanned: boolean;
  priceHash: string;
};

export type DraftQuestion = { db: Db; userId: string; view: CartView; param: CheckoutParam; at: number };

/** Looks at stock, prices, delivery and slots for a checkout. Everything that stands in the way becomes an issue. */
export async function draftOf(question: DraftQuestion): Promise<Draft> {
  const { db, userId, view, param, at } = question;
  const wanted = await wantedLines(question);
  const address = await findAddress(db, userId, param.addrId, view.region.regionId);
  const areaId = address && address.countryId === view.region.regionId ? address.areaId : null;
  const lines = wanted.filter(({ offer }) => offer.price !== null && offer.status === 1);
  const till = { region: view.region, lines, areaId, isInsured: param.isInsured, at };
  // The slots' first day follows from the delivery, and the fees from the slots: so the delivery is asked first.
  const unslotted = await ringUp(db, { ...till, slotFees: new Map() });
  const shops = unslotted.shops.filter(({ delivery }) => delivery?.slots).map(({ shop, delivery }) => ({ shopId: shop.shopId, earliest: delivery?.earliest ?? null }));
  const slots = await slotsOf(db, { region: view.region, shops, days: SLOT_DAYS, at });
  const wishes = param.slots.map((wish) => ({ ...wish, slot: slots.get(wish.shopId)?.find((slot) => slot.slotId === wish.slotId) }));
  const chosenSlots = new Map(wishes.flatMap(({ shopId, slot }) => (slot && slot.refusal === null ? [[shopId, slot] as const] : [])));
  const slotFees = new Map([...chosenSlots].map(([shopId, slot]) => [shopId, slot.fee]));
  const receipt = chosenSlots.size === 0 ? unslotted : await ringUp(db, { ...till, slotFees });
  const isShopHere = (shopId: number): boolean => receipt.shops.some(({ shop }) => shop.shopId === shopId);
  const lostSlots = wishes.filter(({ shopId }) => isShopHere(shopId) && !chosenSlots.has(shopId)).map(({ shopId }) => shopId);
  return {
    wanted, receipt, address, slots, chosenSlots, issues: issuesOf({ wanted, receipt, address, lostSlots, view }), isCashBanned: await isCashBanned(db, userId, at),
    priceHash: digestOf([view.region.regionId, receipt.shops.map(({ shop, lines: mine, priced }) => [shop.shopId, mine.map(({ offer, count }) => [offer.skuId, offer.price, count]), priced]), receipt.priced.lines]),
  };
}

/** The issue that stops the submit; null when nothing does. */
export const blockOf = (issues: readonly Issue[]): Issue | null => issues.find((issue) => issue.level === 'BLOCK') ?? null;

async function wantedLines({ db, userId, view, param, at }: DraftQuestion): Promise<DraftLine[]> {
  if (param.orderItem) {
    const { skuId, prodId, shopId, prodCount } = param.orderItem;
    const offer = (await offersOf(db, { skuIds: [skuId], regionId: view.region.regionId, lang: view.locale })).get(skuId);
    if (!offer || offer.prodId !== prodId || offer.shopId !== shopId) return [];
    const line = { basketId: 0, userId, shopId, prodId, skuId, count: prodCount, checked: true, priceWhenAdded: offer.price ?? 0, regionWhenAdded: view.region.regionId, addedAt: at };
    return [{ basketId: 0, line, offer, count: prodCount }];
  }
  const entries = await readEntries(db, userId, view, param.basketIds ?? []);
  return entries.map(({ line, offer }) => ({ basketId: line.basketId, line, offer, count: line.count }));
}

type Findings = { wanted: readonly DraftLine[]; receipt: TillReceipt<DraftLine>; address: Address | null; lostSlots: readonly number[]; view: CartView };

function issuesOf({ wanted, receipt, address, lostSlots, view }: Findings): Issue[] {
  const block = (code: string, about: Parameters<typeof issueWith>[3] = {}): Issue => issueWith(code, 'BLOCK', view.locale, about);
  const isElsewhere = address !== null && address.countryId !== view.region.regionId;
  const { minPayGap } = receipt.priced;
  return [
    ...(address ? [] : [block('ADDRESS_REQUIRED')]),
    ...wanted.flatMap(({ offer, count, basketId }) => {
      const problem = shelfProblem(offer) ?? (isShort(offer, count) ? 'OUT_OF_STOCK' : null);
      return problem ? [block(problem, { basketId, shopId: offer.shopId, data: { skuId: offer.skuId, stocks: offer.stocks } })] : [];
    }),
    ...overLimit(wanted).map(({ offer, basketId }) => block('QTY_LIMIT', { basketId, shopId: offer.shopId, data: { maxBuy: offer.maxBuy } })),
    ...(isElsewhere ? [block('NOT_DELIVERABLE')] : receipt.shops.filter((shop) => isUnreachable(shop)).map(({ shop }) => block('NOT_DELIVERABLE', { shopId: shop.shopId }))),
    ...lostSlots.map((shopId) => block('SLOT_UNAVAILABLE', { shopId })),
    ...(minPayGap === null ? [] : [block('BELOW_MIN_PAYMENT', { data: { minPayment: rulesOf(view.region.regionId).minPayment / 10 ** view.region.digits } })]),
  ];
}

const isUnreachable = ({ delivery }: TillShop<DraftLine>): boolean => delivery !== null && !delivery.deliverable;

function overLimit(wanted: readonly DraftLine[]): DraftLine[] {
  const pieces = new Map<number, number>();
  for (const { offer, count } of wanted) pieces.set(offer.prodId, (pieces.get(offer.prodId) ?? 0) + count);
  return wanted.filter(({ offer }) => offer.maxBuy !== null && (pieces.get(offer.prodId) ?? 0) > offer.maxBuy);
}
