import type { Money } from '../../model/money.ts';
import type { ProdInfo, Sku } from '../../model/product.ts';
import { defaultVariant } from '../variants.ts';
import { discountOf } from './discount.ts';

/**
 * The lowest price of the last 30 days beside the price of the variant that is shown (`sku`; null while none is picked), where it tells
 * something: of what is reduced, or was cheaper lately. The mall tells the default variant's: beside another one it would be untrue.
 */
export const lowestPriceToTell = (
  product: Pick<ProdInfo, 'price' | 'oriPrice' | 'priceLow30' | 'skuList'>,
  sku: Sku | null,
): Money | null => {
  const { priceLow30, skuList } = product;
  const isDefault = sku === null || sku === defaultVariant(skuList);
  if (priceLow30 === null || !isDefault) return null;
  const shown = sku ?? product;
  return discountOf(shown) !== null || priceLow30 < shown.price ? priceLow30 : null;
};
