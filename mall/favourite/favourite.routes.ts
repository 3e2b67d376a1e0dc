import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { i64, i64Text, int, pageQuery, z } from '../platform/http/schemas.ts';
import { addFavourite, favouritesAmong, favouritePage, countFavourites, toggleFavourite, removeFavourite } from './favourite.ts';
import { favouriteParam, collectedProdPage, collectionSorts, followed, followedShopPage } from './favourite.schemas.ts';
import { priceTimers } from './fallenPrice.ts';
import { fillDemoFavourites } from './demo.ts';
import { follow, followedPage, isFollowed } from './follow.ts';

const prodParam = z.object({ prodId: i64Text });
const shopParam = z.object({ shopId: i64Text });

const readCollection = route({
  id: 'H1',
  operationId: 'collection',
  method: 'get',
  path: '/p/user/collection/prods',
  who: 'user',
  summary: 'The favourites, with what each cost when it was saved',
  query: z.object({ ...pageQuery(), sortName: z.enum(collectionSorts).optional() }),
  answer: collectedProdPage,
  handler: ({ context, db, user, region, locale, query }) => favouritePage({ context, db, userId: user.userId }, { region, locale }, query),
});

const readIsCollected = route({
  id: 'H2',
  operationId: 'isCollected',
  method: 'get',
  path: '/p/user/collection/isCollection',
  who: 'user',
  summary: 'Whether a product is a favourite',
  query: prodParam,
  answer: z.boolean(),
  handler: async ({ db, user, query }) => (await favouritesAmong(db, user.userId, [query.prodId])).length > 0,
});

const readCollectedAmong = route({
  id: 'H3',
  operationId: 'collectedAmong',
  gateway: 'read',
  method: 'post',
  path: '/p/user/collection/isCollectionBatch',
  who: 'user',
  summary: 'Which of up to 100 products are favourites',
  body: z.array(i64).max(100),
  answer: z.array(i64),
  handler: ({ db, user, body }) => favouritesAmong(db, user.userId, body),
});

const toggle = route({
  id: 'H4',
  operationId: 'toggleCollected',
  method: 'post',
  path: '/p/user/collection/addOrCancel',
  who: 'user',
  summary: 'Makes a product a favourite, or one no more',
  body: i64,
  answer: favouriteParam,
  idempotent: 'optional',
  handler: async ({ context, db, user, body }) => ({ collected: await toggleFavourite({ context, db, userId: user.userId }, body) }),
});

const add = route({
  id: 'H5',
  operationId: 'collectProduct',
  method: 'put',
  path: '/p/user/collection/{prodId}',
  who: 'user',
  summary: 'Makes a product a favourite',
  params: prodParam,
  answer: favouriteParam,
  idempotent: 'optional',
  async handler({ context, db, user, params }) {
    await addFavourite({ context, db, userId: user.userId }, params.prodId);
    return { collected: true };
  },
});

const remove = route({
  id: 'H6',
  operationId: 'uncollectProduct',
  method: 'delete',
  path: '/p/user/collection/{prodId}',
  who: 'user',
  summary: 'Takes a product out of the favourites',
  params: prodParam,
  answer: favouriteParam,
  idempotent: 'optional',
  async handler({ context, db, user, params }) {
    await removeFavourite({ context, db, userId: user.userId }, params.prodId);
    return { collected: false };
  },
});

const readCount = route({
  id: 'H7',
  operationId: 'collectionCount',
  method: 'get',
  path: '/p/user/collection/count',
  who: 'user',
  summary: 'How many favourites there are',
  answer: int,
  handler: ({ db, user }) => countFavourites(db, user.userId),
});

const readFollowed = route({
  id: 'H8',
  operationId: 'followedShops',
  method: 'get',
  path: '/p/shop/collection/page',
  who: 'user',
  summary: 'The shops that the shopper follows',
  query: z.object(pageQuery()),
  answer: followedShopPage,
  handler: ({ context, db, user, region, query }) => followedPage({ context, db, userId: user.userId }, region.regionId, query),
});

const readIsFollowed = route({
  id: 'H9',
  operationId: 'isFollowed',
  method: 'get',
  path: '/p/shop/collection/isCollection',
  who: 'user',
  summary: 'Whether the shopper follows a shop',
  query: shopParam,
  answer: z.boolean(),
  handler: ({ db, user, query }) => isFollowed(db, user.userId, query.shopId),
});

const toggleFollow = route({
  id: 'H10',
  operationId: 'toggleFollow',
  method: 'post',
  path: '/p/shop/collection/addOrCancel',
  who: 'user',
  summary: 'Follows a shop, or no more',
  body: i64,
  answer: followed,
  idempotent: 'optional',
  handler: ({ context, db, user, body }) => follow({ context, db, userId: user.userId }, body, null),
});

const addFollow = route({
  id: 'H11',
  operationId: 'followShop',
  method: 'put',
  path: '/p/shop/collection/{shopId}',
  who: 'user',
  summary: 'Follows a shop',
  params: shopParam,
  answer: followed,
  idempotent: 'optional',
  handler: ({ context, db, user, params }) => follow({ context, db, userId: user.userId }, params.shopId, true),
});

const removeFollow = route({
  id: 'H12',
  operationId: 'unfollowShop',
  method: 'delete',
  path: '/p/shop/collection/{shopId}',
  who: 'user',
  summary: 'Follows a shop no more',
  params: shopParam,
  answer: followed,
  idempotent: 'optional',
  handler: ({ context, db, user, params }) => follow({ context, db, userId: user.userId }, params.shopId, false),
});

export const favouriteModule: Module = {
  name: 'collection',
  routes: [
    readCollection,
    readIsCollected,
    readCollectedAmong,
    toggle,
    add,
    remove,
    readCount,
    readFollowed,
    readIsFollowed,
    toggleFollow,
    addFollow,
    removeFollow,
  ],
  timers: priceTimers,
  fill: fillDemoFavourites,
};
