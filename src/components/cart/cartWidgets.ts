import type { CartItem } from '#machines/model/cart.ts';
import type { PartRequest } from '../../app/pageTypes.ts';

/** What can be bought in the place of a line that cannot any more. */
export const similarItemsPart = ({ prodId, prodName }: CartItem): PartRequest => ({ name: 'similarItems', input: { prodId, prodName } });

/** What the shopper's vouchers take off the chosen lines of the cart. */
export const cartVouchersPart = (basketIds: readonly number[]): PartRequest => ({ name: 'cartVouchers', input: { basketIds } });

/** What can be put on a grocery list. */
export type Listable = Pick<CartItem, 'prodId' | 'skuId' | 'shopId' | 'prodName'>;

/** Puts one of several things on a page on a grocery list; `hasButton`: opened by a button of its own. */
export const cartListPickerPart = ({ prodId, skuId, shopId, prodName }: Listable, hasButton = true): PartRequest => ({
  name: 'listPicker',
  input: { prodId, skuId, shopId, prodName, hasButton },
});

/** Another variant for a line of the cart. */
export const variantChangePart = ({ basketId, prodId, skuId, prodName, skuName, prodCount }: CartItem): PartRequest => ({
  name: 'variantChange',
  input: { basketId, prodId, skuId, prodName, skuName, count: prodCount },
});
