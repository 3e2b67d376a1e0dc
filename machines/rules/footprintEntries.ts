import type { Intent } from './outbox/outbox.ts';
import type { Moment } from '../ports.ts';
import type { ProdCard } from '../model/product.ts';

/** A product that was looked at, and when. */
export type FootprintEntry = { product: ProdCard; at: Moment };

/** A look that waits to be written down. */
export type FootprintIntent = FootprintEntry & Intent;

/** Most looks that a browser keeps of a guest. */
export const footprintLimit = 60;

/** The looks, newest first, with one more: a product once a day of the clock `dayOf`, and no more than are kept. */
export const withFootprintEntry = (
  looks: readonly FootprintEntry[],
  look: FootprintEntry,
  dayOf: (at: Moment) => string,
): FootprintEntry[] =>
  [look, ...looks.filter((each) => each.product.prodId !== look.product.prodId || dayOf(each.at) !== dayOf(look.at))].slice(
    0,
    footprintLimit,
  );

/** What a card shows of a product whose page is open. */
export const cardOf = ({
  prodId,
  prodName,
  pic,
  price,
  oriPrice,
  currency,
  priceSymbol,
  soldNum,
  discount,
  couponCount,
  rating,
  commNum,
  shopId,
  shopName,
  stockStatus,
  deliverable,
  freeDelivery,
  overseas,
  placeOfOrigin,
  condition,
  hasVariants,
  skuId,
}: ProdCard): ProdCard => ({
  prodId,
  prodName,
  pic,
  price,
  oriPrice,
  currency,
  priceSymbol,
  soldNum,
  discount,
  couponCount,
  rating,
  commNum,
  shopId,
  shopName,
  stockStatus,
  deliverable,
  freeDelivery,
  overseas,
  placeOfOrigin,
  condition,
  hasVariants,
  skuId,
});
