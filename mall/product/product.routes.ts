import { readAddress } from '../address/address.ts';
import { openGroupOf } from '../group/group.view.ts';
import { vocabularyOf } from '../seed/vocabulary.ts';
import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { refuse } from '../platform/http/refusal.ts';
import { flag01, i64, i64Text, idList, pageQuery, z } from '../platform/http/schemas.ts';
import { deliveryOf, estimateOut, forgetZones } from './delivery.ts';
import { orderOf } from './sorting.ts';
import { restockNoticesOf, restockTimers, wishRestockNotice } from './restockNotice.ts';
import { pagedCards, forgetPages } from './pagedCards.ts';
import { productInfo, productRow, productSkus, productStatuses } from './product.ts';
import { deliveryEstimate, prodCardPage, prodInfo, prodStatus, sku } from './product.schemas.ts';
import { defaultSku } from './sku.ts';
import { fillDemoRestock } from './demo.ts';
import { stockOps } from './stock.ops.ts';

const live = 'public, max-age=5';

const readProduct = route({
  id: 'F5',
  operationId: 'product',
  method: 'get',
  path: '/prod/prodInfo',
  who: 'guest',
  summary: 'Everything about a product',
  cache: live,
  query: z.object({ prodId: i64Text, regionId: i64Text.optional() }),
  answer: prodInfo,
  async handler({ context, db, query: { prodId }, region, locale, now: at }) {
    const [info, groupActivity] = await Promise.all([
      productInfo(context, { prodId, region, locale, at }),
      openGroupOf(db, prodId, { context, region, locale, at }),
    ]);
    const join = groupActivity?.actions.find(({ action }) => action === 'JOIN');
    return { ...info, groupActivity, actions: join ? [...info.actions, { ...join, action: 'JOIN_GROUP' }] : info.actions };
  },
});

const readSkus = route({
  id: 'F6',
  operationId: 'skus',
  method: 'get',
  path: '/sku/getSkuList',
  who: 'guest',
  summary: 'The variants of a product',
  cache: live,
  query: z.object({ prodId: i64Text, regionId: i64Text.optional() }),
  answer: z.array(sku),
  async handler({ context, db, query, region, locale, now, user }) {
    const skus = await productSkus(context, { prodId: query.prodId, region, locale, at: now });
    if (!user) return skus;
    const awaited = await restockNoticesOf(db, user.userId, query.prodId);
    return skus.map((each) => ({ ...each, restockNotice: awaited.includes(each.skuId) }));
  },
});

const readStatuses = route({
  id: 'F7',
  operationId: 'productStatuses',
  method: 'get',
  path: '/prod/isStatus',
  who: 'guest',
  summary: 'Price, stock and reach of up to 50 products',
  cache: live,
  query: z.object({ prodIds: idList.pipe(z.array(z.number()).min(1).max(50)).openapi({ type: 'string' }), regionId: i64Text.optional() }),
  answer: z.array(prodStatus),
  handler: ({ context, query, region }) => productStatuses(context, query.prodIds, region),
});

const readSimilar = route({
  id: 'F8',
  operationId: 'similarProducts',
  method: 'get',
  path: '/prod/similar',
  who: 'guest',
  summary: 'Products of its category, those of its kind first, then by popularity',
  cache: 'public, max-age=60',
  query: z.object({ prodId: i64Text, regionId: i64Text.optional(), ...pageQuery(12) }),
  answer: prodCardPage,
  async handler({ context, query, region, locale }) {
    const product = await productRow(context, query.prodId, region.regionId);
    const filter = { regionId: region.regionId, all: [[product.categoryId]], closer: product.kind, except: product.prodId };
    return pagedCards(context, { region, locale }, filter, orderOf(), query, 12);
  },
});

const readByTag = route({
  id: 'F9',
  operationId: 'productsByTag',
  method: 'get',
  path: '/prod/prodListByTagId',
  who: 'guest',
  summary: 'The products of a tag',
  cache: 'public, max-age=10',
  query: z.object({ tagId: i64Text, regionId: i64Text.optional(), ...pageQuery() }),
  answer: prodCardPage,
  async handler({ context, query, region, locale }) {
    const words = await vocabularyOf(context);
    if (!words.tags.some((tag) => tag.tagId === query.tagId)) throw refuse('NOT_FOUND');
    return pagedCards(context, { region, locale }, { regionId: region.regionId, all: [[query.tagId]] }, orderOf(), query);
  },
});

const readDelivery = route({
  id: 'F10',
  operationId: 'deliveryEstimate',
  method: 'get',
  path: '/prod/deliveryEstimate',
  who: 'guest',
  summary: 'Whether, when and for how much a product is delivered',
  cache: live,
  query: z.object({
    prodId: i64Text,
    skuId: i64Text.optional(),
    areaId: i64Text.optional(),
    addrId: i64Text.optional(),
    regionId: i64Text.optional(),
  }),
  answer: deliveryEstimate,
  async handler({ context, db, query, region, locale, now, user }) {
    const [words, product] = await Promise.all([vocabularyOf(context), productRow(context, query.prodId, region.regionId)]);
    const chosen = query.skuId === undefined ? defaultSku(product.skus) : (product.skus.find((row) => row.skuId === query.skuId) ?? null);
    if (query.skuId !== undefined && chosen === null) throw refuse('NOT_FOUND');
    const shop = words.shops.get(product.shopId);
    const areaId =
      query.areaId ?? (query.addrId === undefined || user === null ? null : (await readAddress(db, user.userId, query.addrId)).areaId);
    const [delivery] = await deliveryOf(db, {
      regionId: region.regionId,
      areaId,
      at: now,
      parcels: [
        {
          shopRegionId: shop?.regionId ?? region.regionId,
          weightGrams: product.weightGrams,
          goods: chosen?.price ?? 0,
          isLocalOnly: chosen === null || words.terms.get(product.kind)?.facts['local'] === true,
        },
      ],
    });
    if (delivery === undefined) throw refuse('NOT_FOUND');
    return estimateOut(
      chosen === null
        ? {
            ...delivery,
            deliverable: false,
            reasonCode: 'NOT_DELIVERABLE',
            fee: null,
            free: false,
            earliest: null,
            latest: null,
            orderBy: null,
          }
        : delivery,
      region,
      locale,
    );
  },
});

const notifyMe = route({
  id: 'F13',
  operationId: 'notifyMe',
  method: 'post',
  path: '/p/prod/restockNotice',
  who: 'user',
  summary: 'Tells me when a sold-out variant is back, or no more',
  body: z.object({ skuId: i64, on: flag01 }).openapi('RestockWish'),
  answer: z.object({ on: flag01 }).openapi('RestockNotice'),
  refusals: ['TRANSITION_NOT_ALLOWED'],
  handler: ({ db, user, body, now }) => wishRestockNotice(db, { ...body, userId: user.userId, at: now }),
});

export const productModule: Module = {
  name: 'product',
  routes: [readProduct, readSkus, readStatuses, readSimilar, readByTag, readDelivery, notifyMe],
  timers: restockTimers,
  ops: stockOps,
  fill: fillDemoRestock,
  start(context) {
    void context.database.listen('mall_world', () => {
      forgetPages(context);
      forgetZones(context);
    });
  },
};
