import type { Moment } from './port.ts';
import type { ProdCard } from './words.ts';

/** A product that was looked at, and when. */
export type Look = { product: ProdCard; at: Moment };

/** Most looks that a browser keeps of a guest. */
export const looksKept = 60;

/** The looks, newest first, with one more: a product once a day of the clock `dayOf`, and no more than are kept. */
export const withLook = (looks: readonly Look[], look: Look, dayOf: (at: Moment) => string): Look[] =>
  [look, ...looks.filter((each) => each.product.prodId !== look.product.prodId || dayOf(each.at) !== dayOf(look.at))].slice(0, looksKept);

/** What a card shows of a product whose page is open. */
export const cardOf = ({
  prodId, prodName, pic, price, oriPrice, currency, priceSymbol, soldNum, discount, couponCount, rating, commNum, shopId, shopName, stockStatus, deliverable, freeDelivery, overseas, placeOfOrigin, condition, hasVariants, skuId,
}: ProdCard): ProdCard => ({
  prodId, prodName, pic, price, oriPrice, currency, priceSymbol, soldNum, discount, couponCount, rating, commNum, shopId, shopName, stockStatus, deliverable, freeDelivery, overseas, placeOfOrigin, condition, hasVariants, skuId,
});
