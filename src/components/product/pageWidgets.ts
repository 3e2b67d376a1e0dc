import { freePlanOf } from '#machines/rules/money/payLater.ts';
import { isInStock } from '#machines/rules/variants.ts';
import type { GroceryList } from '#machines/model/groceryList.ts';
import type { Place } from '#machines/model/place.ts';
import type { ProdInfo, Sku } from '#machines/model/product.ts';
import type { ShopInfo } from '#machines/model/seller.ts';
import type { PartRequest } from '../../app/pageTypes.ts';

// What parts are started with: the document that brings them and the view that shows them ask by the same words.

/** The pictures of a product, large. */
export const zoomPart = (pictures: readonly string[], name: string): PartRequest => ({ name: 'imageZoom', input: { pictures, name } });

/** A shop is shared by the address of its plain list. */
export const shopSharePart = ({ shopId, shopName }: ShopInfo): PartRequest =>
  sharePart({ name: 'store', shop: shopName, storeId: shopId }, shopName);

/** The sheet that shares a place. */
export const sharePart = (place: Place, title: string): PartRequest => ({ name: 'share', input: { place, title } });

/** When what is chosen would come, to a place that can be changed. */
export const estimatePart = ({ prodId, shipFrom }: ProdInfo, sku: Sku | null): PartRequest => ({
  name: 'deliveryEstimate',
  input: { prodId, skuId: sku?.skuId ?? null, shipFrom },
});

/** Only what is sold out here, and would be delivered, can be waited for. */
export const restockPart = ({ prodId, delivery }: ProdInfo, sku: Sku | null): PartRequest | null =>
  sku !== null && !isInStock(sku) && delivery.deliverable ? { name: 'restockAlert', input: { prodId, skuId: sku.skuId } } : null;

/** What is chosen can be paid later, and in some months without cost. */
export const payLaterPart = ({ installment, currency, priceSymbol }: ProdInfo, sku: Sku | null): PartRequest | null => {
  const plans = sku?.installments ?? [];
  if (installment === null || freePlanOf(plans) === null) return null;
  const { provider, dates } = installment;
  return { name: 'payLater', input: { provider, plans, dates, currency, priceSymbol } };
};

/** The owner's link to a grocery list. */
export const listSharePart = ({ listId, share }: GroceryList): PartRequest => ({ name: 'listShare', input: { listId, share } });

/** What is chosen can be put on a grocery list; the page has the button for it. */
export const listPickerPart = ({ prodId, shopId }: ProdInfo, sku: Sku | null): PartRequest | null =>
  sku === null ? null : { name: 'listPicker', input: { prodId, skuId: sku.skuId, shopId, prodName: null, hasButton: false } };

/** The vouchers for what is chosen; none where the product has none. */
export const productVouchersPart = ({ prodId, shopId, couponCount }: ProdInfo, sku: Sku | null): PartRequest | null =>
  couponCount > 0 ? { name: 'vouchers', input: { prodId, skuId: sku?.skuId ?? null, shopId } } : null;

/** The vouchers of a shop. */
export const shopVouchersPart = (shopId: number): PartRequest => ({ name: 'vouchers', input: { prodId: null, skuId: null, shopId } });

/** The vouchers of a campaign. */
export const campaignVouchersPart = (campaignId: number): PartRequest => ({
  name: 'vouchers',
  input: { prodId: null, skuId: null, shopId: null, campaignId },
});

/** The pictures of what is chosen: the variant's own first. */
export const picturesOf = (product: ProdInfo, sku: Sku | null): string[] => [...new Set([...(sku?.pic ? [sku.pic] : []), ...product.imgs])];
