import { prodCard, shopCard } from '../product/product.schemas.ts';
import { i64, int, money, pageOf, ts, z } from '../platform/http/schemas.ts';

/** `priceWhenSaved` is in the card's own currency. */
export const collectedProd = prodCard.extend({ id: i64, createTime: ts, priceWhenSaved: money }).openapi('CollectedProd');
export const collectedProdPage = pageOf(collectedProd, 'CollectedProd');
export const followedShopPage = pageOf(shopCard, 'ShopCard');
export const favouriteParam = z.object({ collected: z.boolean() }).openapi('Collected');
export const followed = z.object({ collected: z.boolean(), fansCount: int }).openapi('Followed');

export const collectionSorts = ['default', 'new', 'price', 'discount'] as const;
export type CollectionSort = (typeof collectionSorts)[number];
