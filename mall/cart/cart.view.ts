import type { Locale } from '#machines/model/locale.ts';
import { toMajor } from '#machines/rules/money/money.ts';
import { messageText } from '../platform/messages.ts';
import type { Offer } from '../product/offer.ts';
import type { z } from '../platform/http/schemas.ts';
import { isBuyable, type CartEntry, type CartView } from './cart.ts';
import type { cartItem, cartShop, expiryShop, issue } from './cart.schemas.ts';
import { isShort, availabilityProblem } from './availability.ts';

export type Issue = z.input<typeof issue>;

/** What a line says about itself in the cart: why it cannot be bought, that there is less than wanted, or that its price moved. */
export function issueOf({ line, offer }: CartEntry, view: CartView): Issue | null {
  const problem = availabilityProblem(offer);
  if (problem) return issueWith(problem, 'BLOCK', view.locale, { basketId: line.basketId });
  if (isShort(offer, line.count))
    return issueWith('OUT_OF_STOCK', 'BLOCK', view.locale, { basketId: line.basketId, data: { stocks: offer.stocks } });
  if (line.regionWhenAdded === view.region.regionId && offer.price !== line.priceWhenAdded)
    return issueWith('PRICE_CHANGED', 'INFO', view.locale, { basketId: line.basketId });
  return null;
}

/** An issue with the sentence of its code. */
export function issueWith(
  code: string,
  level: Issue['level'],
  locale: Locale,
  about: Partial<Pick<Issue, 'basketId' | 'shopId' | 'data'>> & { values?: Record<string, string | number> } = {},
): Issue {
  return {
    code,
    desc: messageText(locale, `refusal.${code}`, about.values),
    level,
    basketId: about.basketId ?? null,
    shopId: about.shopId ?? null,
    data: about.data ?? null,
  };
}

/** A line of the cart as the contract has it (I1); its money in major units of the region that is looked at. */
export function itemOf(entry: CartEntry, view: CartView): z.input<typeof cartItem> {
  const { line, offer } = entry;
  const { digits, currency, symbol } = view.region;
  const price = offer.price ?? 0;
  const isSameRegion = line.regionWhenAdded === view.region.regionId;
  return {
    basketId: line.basketId,
    shopId: offer.shopId,
    shopName: offer.shopName,
    prodId: offer.prodId,
    prodName: offer.prodName,
    skuId: offer.skuId,
    skuName: offer.skuName,
    pic: offer.pic,
    price: toMajor(price, digits),
    oriPrice: offer.oriPrice === null ? null : toMajor(offer.oriPrice, digits),
    currency,
    priceSymbol: symbol,
    prodCount: line.count,
    productTotalAmount: toMajor(price * line.count, digits),
    actualTotal: toMajor(price * line.count, digits),
    discountId: 0,
    shareReduce: 0,
    discounts: [],
    basketDate: new Date(line.addedAt).toISOString(),
    checked: line.checked && isBuyable(entry),
    stocks: offer.stocks,
    stockStatus: offer.stockStatus,
    deliverable: offer.price !== null,
    priceWhenAdded: toMajor(isSameRegion ? line.priceWhenAdded : price, digits),
    maxBuy: offer.maxBuy,
    codSupported: offer.codSupported,
    issue: issueOf(entry, view),
    actions: actionsOf(entry, view),
  };
}

/** What may be done with a line: it can always go, but only what can be bought can be chosen for the checkout. */
function actionsOf({ line, offer }: CartEntry, view: CartView): z.input<typeof cartItem>['actions'] {
  const problem = availabilityProblem(offer);
  return [
    {
      action: 'CHECK',
      allowed: problem === null,
      reasonCode: problem,
      reason: problem && messageText(view.locale, `refusal.${problem}`),
      method: 'POST',
      path: '/p/shopCart/checkItems',
      needs: ['basketIds', 'checked'],
    },
    { action: 'REMOVE', allowed: line.basketId > 0, method: 'DELETE', path: '/p/shopCart/deleteItem', needs: ['basketIds'] },
  ];
}

/** The lines that can be bought, by shop, in the order of the newest line of each. */
export function shopsOf(
  entries: readonly CartEntry[],
  view: CartView,
  vouchersFor: (products: { prodId: number; shopId: number }[]) => number,
): z.input<typeof cartShop>[] {
  return byShop(entries).map(([shop, mine]) => ({
    shopId: shop.shopId,
    shopName: shop.shopName,
    shopLogo: shop.shopLogo,
    couponCount: vouchersFor(mine.map(({ offer }) => offer)),
    shopCartItemDiscounts: [{ chooseDiscountItemDto: null, shopCartItems: mine.map((entry) => itemOf(entry, view)) }],
  }));
}

/** The lines that nobody can buy now, by shop. */
export function expiryShopsOf(entries: readonly CartEntry[], view: CartView): z.input<typeof expiryShop>[] {
  return byShop(entries).map(([shop, mine]) => ({
    shopId: shop.shopId,
    shopName: shop.shopName,
    shopCartItemDtoList: mine.map((entry) => itemOf(entry, view)),
  }));
}

/** Groups entries by their shop and keeps their order. */
export function byShop<Entry extends { offer: Offer }>(entries: readonly Entry[]): [Offer, Entry[]][] {
  const groups = new Map<number, [Offer, Entry[]]>();
  for (const entry of entries) {
    const group = groups.get(entry.offer.shopId);
    if (group) group[1].push(entry);
    else groups.set(entry.offer.shopId, [entry.offer, [entry]]);
  }
  return [...groups.values()];
}
