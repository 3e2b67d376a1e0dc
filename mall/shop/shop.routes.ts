import { vocabularyOf } from '../catalogue/vocabulary.ts';
import { categoriesAmong, category } from '../category/category.ts';
import { door } from '../door.ts';
import type { Noun } from '../noun.ts';
import { orderOf, sortQuery, termCounts } from '../product/listing.ts';
import { cardPage } from '../product/page.ts';
import { prodCardPage, seo, shopCard } from '../product/product.shapes.ts';
import { refuse } from '../refusal.ts';
import { action, i64, i64Text, int, pageOf, pageQuery, url, z } from '../shapes.ts';
import { shopOf, shopsByName, shopsIn, shopSorts } from './shop.ts';

/** `coupons`: what the shop gives out in the region now, by name; how the shopper stands to each is asked apart (Q3). */
export const shopInfo = shopCard
  .extend({
    banner: url, intro: z.string(), shopNotice: z.string(), openTime: z.string(), shipFrom: z.string(), regionId: i64, responseMinutes: int.nullable(), onTimeRate: z.number().nullable(),
    coupons: z.array(z.object({ couponId: i64, couponName: z.string() }).openapi('ShopCoupon')), seo, actions: z.array(action),
  })
  .openapi('ShopInfo');

const cache = 'public, max-age=60';

const readShop = door({
  id: 'F14', operationId: 'shop', method: 'get', path: '/shopDetail/info', who: 'guest', summary: 'A shop', cache,
  query: z.object({ shopId: i64Text, regionId: i64Text.optional() }), answer: shopInfo,
  handler: ({ house, query, region, locale, now }) => shopOf(house, query.shopId, { region, locale, now }),
});

const findShops = door({
  id: 'F15', operationId: 'shopsByName', method: 'get', path: '/shopDetail/byShopName', who: 'guest', summary: 'Shops by name, at most 20', cache,
  query: z.object({ name: z.string().max(100), regionId: i64Text.optional() }), answer: z.array(shopCard),
  handler: ({ house, query, region }) => shopsByName(house, query.name, region.regionId),
});

const readShops = door({
  id: 'F16', operationId: 'shops', method: 'get', path: '/shopDetail/page', who: 'guest', summary: 'The shops of a region', cache,
  query: z.object({ regionId: i64Text.optional(), ...pageQuery(), sortName: z.enum(shopSorts).optional() }), answer: pageOf(shopCard, 'ShopCard'),
  handler: ({ house, query, region }) => shopsIn(house, region.regionId, query),
});

const readShopProducts = door({
  id: 'F17', operationId: 'shopProducts', method: 'get', path: '/shopDetail/prods', who: 'guest', summary: 'What a shop sells in a region', cache: 'public, max-age=10',
  query: z.object({ shopId: i64Text, regionId: i64Text.optional(), shopCategoryId: i64Text.optional(), ...sortQuery, ...pageQuery() }), answer: prodCardPage,
  async handler({ house, query, region, locale }) {
    const words = await vocabularyOf(house);
    if (!words.shops.has(query.shopId)) throw refuse('NOT_FOUND');
    const all = [[query.shopId], ...(query.shopCategoryId === undefined ? [] : [[query.shopCategoryId]])];
    return cardPage(house, { region, locale }, { regionId: region.regionId, all }, orderOf(query.sortName, query.sort), query);
  },
});

const readShopCategories = door({
  id: 'F18', operationId: 'shopCategories', method: 'get', path: '/shopDetail/categories', who: 'guest', summary: 'What kinds of things a shop sells', cache,
  query: z.object({ shopId: i64Text }), answer: z.array(category),
  async handler({ house, query, region, locale }) {
    const words = await vocabularyOf(house);
    const shop = words.shops.get(query.shopId);
    if (shop === undefined) throw refuse('NOT_FOUND');
    const sold = new Set((await termCounts(house, region.regionId, [[query.shopId]])).map(({ termId }) => termId));
    return categoriesAmong(words, shop.categoryIds.filter((categoryId) => sold.has(categoryId)), locale);
  },
});

export const shopNoun: Noun = { name: 'shop', doors: [readShop, findShops, readShops, readShopProducts, readShopCategories] };
