import { door } from '../door.ts';
import type { Noun } from '../noun.ts';
import { i64, i64Text, int, pageQuery, z } from '../shapes.ts';
import { collect, collectedAmong, collectedPage, countCollected, toggleCollected, uncollect } from './collection.ts';
import { collected, collectedProdPage, collectionSorts, followed, followedShopPage } from './collection.shapes.ts';
import { fillDemoCollection } from './demo.ts';
import { follow, followedPage, isFollowed } from './follow.ts';

const prodParam = z.object({ prodId: i64Text });
const shopParam = z.object({ shopId: i64Text });

const readCollection = door({
  id: 'H1', operationId: 'collection', method: 'get', path: '/p/user/collection/prods', who: 'user', summary: 'The favourites, with what each cost when it was saved',
  query: z.object({ ...pageQuery(), sortName: z.enum(collectionSorts).optional() }), answer: collectedProdPage,
  handler: ({ house, db, user, region, locale, query }) => collectedPage({ house, db, userId: user.userId }, { region, locale }, query),
});

const readIsCollected = door({
  id: 'H2', operationId: 'isCollected', method: 'get', path: '/p/user/collection/isCollection', who: 'user', summary: 'Whether a product is a favourite',
  query: prodParam, answer: z.boolean(),
  handler: async ({ db, user, query }) => (await collectedAmong(db, user.userId, [query.prodId])).length > 0,
});

const readCollectedAmong = door({
  id: 'H3', operationId: 'collectedAmong', method: 'post', path: '/p/user/collection/isCollectionBatch', who: 'user', summary: 'Which of up to 100 products are favourites',
  body: z.array(i64).max(100), answer: z.array(i64),
  handler: ({ db, user, body }) => collectedAmong(db, user.userId, body),
});

const toggle = door({
  id: 'H4', operationId: 'toggleCollected', method: 'post', path: '/p/user/collection/addOrCancel', who: 'user', summary: 'Makes a product a favourite, or one no more',
  body: i64, answer: collected,
  handler: async ({ house, db, user, body }) => ({ collected: await toggleCollected({ house, db, userId: user.userId }, body) }),
});

const add = door({
  id: 'H5', operationId: 'collectProduct', method: 'put', path: '/p/user/collection/{prodId}', who: 'user', summary: 'Makes a product a favourite',
  params: prodParam, answer: collected,
  async handler({ house, db, user, params }) {
    await collect({ house, db, userId: user.userId }, params.prodId);
    return { collected: true };
  },
});

const remove = door({
  id: 'H6', operationId: 'uncollectProduct', method: 'delete', path: '/p/user/collection/{prodId}', who: 'user', summary: 'Takes a product out of the favourites',
  params: prodParam, answer: collected,
  async handler({ house, db, user, params }) {
    await uncollect({ house, db, userId: user.userId }, params.prodId);
    return { collected: false };
  },
});

const readCount = door({
  id: 'H7', operationId: 'collectionCount', method: 'get', path: '/p/user/collection/count', who: 'user', summary: 'How many favourites there are', answer: int,
  handler: ({ db, user }) => countCollected(db, user.userId),
});

const readFollowed = door({
  id: 'H8', operationId: 'followedShops', method: 'get', path: '/p/shop/collection/page', who: 'user', summary: 'The shops that the shopper follows',
  query: z.object(pageQuery()), answer: followedShopPage,
  handler: ({ house, db, user, region, query }) => followedPage({ house, db, userId: user.userId }, region.regionId, query),
});

const readIsFollowed = door({
  id: 'H9', operationId: 'isFollowed', method: 'get', path: '/p/shop/collection/isCollection', who: 'user', summary: 'Whether the shopper follows a shop',
  query: shopParam, answer: z.boolean(),
  handler: ({ db, user, query }) => isFollowed(db, user.userId, query.shopId),
});

const toggleFollow = door({
  id: 'H10', operationId: 'toggleFollow', method: 'post', path: '/p/shop/collection/addOrCancel', who: 'user', summary: 'Follows a shop, or no more',
  body: i64, answer: followed,
  handler: ({ house, db, user, body }) => follow({ house, db, userId: user.userId }, body, null),
});

const addFollow = door({
  id: 'H11', operationId: 'followShop', method: 'put', path: '/p/shop/collection/{shopId}', who: 'user', summary: 'Follows a shop',
  params: shopParam, answer: followed,
  handler: ({ house, db, user, params }) => follow({ house, db, userId: user.userId }, params.shopId, true),
});

const removeFollow = door({
  id: 'H12', operationId: 'unfollowShop', method: 'delete', path: '/p/shop/collection/{shopId}', who: 'user', summary: 'Follows a shop no more',
  params: shopParam, answer: followed,
  handler: ({ house, db, user, params }) => follow({ house, db, userId: user.userId }, params.shopId, false),
});

export const collectionNoun: Noun = {
  name: 'collection',
  doors: [readCollection, readIsCollected, readCollectedAmong, toggle, add, remove, readCount, readFollowed, readIsFollowed, toggleFollow, addFollow, removeFollow],
  fill: fillDemoCollection,
};
