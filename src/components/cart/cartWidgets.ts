import type { CartItem } from '#machines/model/cart.ts';
import type { PartRequest } from '../../app/pageTypes.ts';

/** Another variant for a line of the cart. */
export const variantChangePart = ({ basketId, prodId, skuId, prodName, skuName, prodCount }: CartItem): PartRequest => ({
  name: 'variantChange',
  input: { basketId, prodId, skuId, prodName, skuName, count: prodCount },
});
