import { expiredItemsOf, itemsOf } from './cart.ts';
import type { CartAmount, CartItem, CartLines } from '../model/cart.ts';

/** A line that costs otherwise in the other region: as it is, and as it would be. */
export type Repriced = { before: CartItem; after: CartItem };

/**
 * What going to another region would do to the cart: what cannot be bought there, what costs otherwise, and the chosen lines' cost before
 * and after.
 */
export type RegionCartChange = { lost: CartItem[]; repriced: Repriced[]; before: CartAmount; after: CartAmount };

/**
 * What becomes of the lines of a cart that is read for the region of the page and for another one. What nobody can buy here either is not
 * lost.
 */
export const cartChangeOf = (here: CartLines, there: CartLines): Pick<RegionCartChange, 'lost' | 'repriced'> => {
  const bought = new Map(itemsOf(there).map((item) => [item.basketId, item]));
  const gone = new Map(expiredItemsOf(there).map((item) => [item.basketId, item]));
  return {
    lost: itemsOf(here).flatMap(({ basketId }) => gone.get(basketId) ?? []),
    repriced: itemsOf(here).flatMap((before) => {
      const after = bought.get(before.basketId);
      return after && (after.price !== before.price || after.currency !== before.currency) ? [{ before, after }] : [];
    }),
  };
};
