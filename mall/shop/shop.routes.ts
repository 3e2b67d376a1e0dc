import { vocabularyOf } from '../seed/vocabulary.ts';
import { categoriesAmong, category } from '../category/category.ts';
import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { orderOf, sortQuery, termCounts } from '../product/sorting.ts';
import { pagedCards } from '../product/pagedCards.ts';
import { prodCardPage, seo, shopCard } from '../product/product.schemas.ts';
import { refuse } from '../platform/http/refusal.ts';
import { action, i64, i64Text, int, pageOf, pageQuery, url, z } from '../platform/http/schemas.ts';
import { shopOf, shopsByName, shopsIn, shopSorts } from './shop.ts';

/** `coupons`: what the shop gives out in the region now, by name; how the shopper stands to each is asked apart (Q3). */
export const shopInfo = shopCard
  .extend({
    banner: url,
    intro: z.string(),
    shopNotice: z.string(),
    openTime: z.string(),
    shipFrom: z.string(),
    regionId: i64,
    responseMinutes: int.nullable(),
    onTimeRate: z.number().nullable(),
    coupons: z.array(z.object({ couponId: i64, couponName: z.string() }).openapi('ShopCoupon')),
    seo,
    actions: z.array(action),
  })
  .openapi('ShopInfo');

const cache = 'public, max-age=60';

const readShop = route({
  id: 'F14',
  operationId: 'shop',
  method: 'get',
  path: '/shopDetail/info',
  who: 'guest',
  summary: 'A shop',
  cache,
  query: z.object({ shopId: i64Text, regionId: i64Text.optional() }),
  answer: shopInfo,
  handler: ({ context, query, region, locale, now }) => shopOf(context, query.shopId, { region, locale, now }),
});

const findShops = route({
  id: 'F15',
  operationId: 'shopsByName',
  method: 'get',
  path: '/shopDetail/byShopName',
  who: 'guest',
  summary: 'Shops by name, at most 20',
  cache,
  query: z.object({ name: z.string().max(100), regionId: i64Text.optional() }),
  answer: z.array(shopCard),
  handler: ({ context, query, region }) => shopsByName(context, query.name, region.regionId),
});

const readShops = route({
  id: 'F16',
  operationId: 'shops',
  method: 'get',
  path: '/shopDetail/page',
  who: 'guest',
  summary: 'The shops of a region',
  cache,
  query: z.object({ regionId: i64Text.optional(), ...pageQuery(), sortName: z.enum(shopSorts).optional() }),
  answer: pageOf(shopCard, 'ShopCard'),
  handler: ({ context, query, region }) => shopsIn(context, region.regionId, query),
});

const readShopProducts = route({
  id: 'F17',
  operationId: 'shopProducts',
  method: 'get',
  path: '/shopDetail/prods',
  who: 'guest',
  summary: 'What a shop sells in a region',
  cache: 'public, max-age=10',
  query: z.object({ shopId: i64Text, regionId: i64Text.optional(), shopCategoryId: i64Text.optional(), ...sortQuery, ...pageQuery() }),
  answer: prodCardPage,
  async handler({ context, query, region, locale }) {
    const words = await vocabularyOf(context);
    if (!words.shops.has(query.shopId)) throw refuse('NOT_FOUND');
    const all = [[query.shopId], ...(query.shopCategoryId === undefined ? [] : [[query.shopCategoryId]])];
    return pagedCards(context, { region, locale }, { regionId: region.regionId, all }, orderOf(query.sortName, query.sort), query);
  },
});

const readShopCategories = route({
  id: 'F18',
  operationId: 'shopCategories',
  method: 'get',
  path: '/shopDetail/categories',
  who: 'guest',
  summary: 'What kinds of things a shop sells',
  cache,
  query: z.object({ shopId: i64Text }),
  answer: z.array(category),
  async handler({ context, query, region, locale }) {
    const words = await vocabularyOf(context);
    const shop = words.shops.get(query.shopId);
    if (shop === undefined) throw refuse('NOT_FOUND');
    const sold = new Set((await termCounts(context, region.regionId, [[query.shopId]])).map(({ termId }) => termId));
    return categoriesAmong(
      words,
      shop.categoryIds.filter((categoryId) => sold.has(categoryId)),
      locale,
    );
  },
});

export const shopModule: Module = { name: 'shop', routes: [readShop, findShops, readShops, readShopProducts, readShopCategories] };
