import { vocabularyOf, wordsFor } from '../catalogue/vocabulary.ts';
import { voucherLifecycle } from '#machines/voucher.lifecycle.ts';
import { door } from '../door.ts';
import type { Noun } from '../noun.ts';
import { productRow } from '../product/product.ts';
import { refuse } from '../refusal.ts';
import { i64, i64Text, z } from '../shapes.ts';
import { collect, voucherTimers } from './collect.ts';
import { fillVouchers } from './demo.ts';
import { holderOf } from './holding.ts';
import { voucherOps } from './voucher.ops.ts';
import { fits, forgetVouchers, vouchersIn, vouchersOfShop } from './voucher.ts';
import { userVoucher, voucher } from './voucher.shapes.ts';
import { voucherOut } from './voucher.view.ts';

const live = 'public, max-age=5';

const forProduct = door({
  id: 'Q2', operationId: 'vouchersForProduct', method: 'get', path: '/coupon/listByProdId', who: 'guest', cache: live,
  summary: 'The vouchers that fit a product, the one that makes it cheapest first; `priceAfter` is for one piece of `skuId`, else of the cheapest variant',
  query: z.object({ prodId: i64Text, shopId: i64Text.optional(), skuId: i64Text.optional(), regionId: i64Text.optional() }), answer: z.array(voucher),
  async handler({ house, db, query, region, locale, user, now }) {
    const [words, product] = await Promise.all([vocabularyOf(house), productRow(house, query.prodId, region.regionId, now)]);
    const prices = product.skus.filter((sku) => sku.status === 1 && (query.skuId === undefined || sku.skuId === query.skuId)).map((sku) => sku.price);
    const fitting = (await vouchersIn(db, region.regionId, now)).filter((each) => fits(each, product));
    const holder = await holderOf(db, user?.userId ?? null, fitting.map((each) => each.couponId));
    const sight = { words, region, locale, at: now, price: prices.length === 0 ? null : Math.min(...prices) };
    const cost = (each: { priceAfter: number | null }) => each.priceAfter ?? Infinity;
    return fitting.map((each) => voucherOut(each, holder(each.couponId), sight)).sort((one, other) => (cost(one) === cost(other) ? 0 : cost(one) - cost(other)));
  },
});

const forShop = door({
  id: 'Q3', operationId: 'vouchersOfShop', method: 'get', path: '/coupon/listByShopId', who: 'guest', summary: 'The vouchers of a shop', cache: live,
  query: z.object({ shopId: i64Text, regionId: i64Text.optional() }), answer: z.array(voucher),
  async handler({ house, db, query, region, locale, user, now }) {
    const words = await vocabularyOf(house);
    if (!words.shops.has(query.shopId)) throw refuse('NOT_FOUND');
    const given = await vouchersOfShop(db, query.shopId, region.regionId, now);
    const holder = await holderOf(db, user?.userId ?? null, given.map((each) => each.couponId));
    return given.map((each) => voucherOut(each, holder(each.couponId), { words, region, locale, at: now, price: null }));
  },
});

const receive = door({
  id: 'Q6', operationId: 'collectVoucher', method: 'post', path: '/p/myCoupon/receive', who: 'user', summary: 'Collects a voucher: the body is its bare id', idempotent: 'optional',
  body: i64, answer: userVoucher, refusals: ['VOUCHER_SOLD_OUT', 'VOUCHER_LIMIT', 'VOUCHER_NOT_STARTED', 'VOUCHER_ENDED', 'VOUCHER_NEW_USER_ONLY'], transitions: ['UV1'],
  async handler({ house, db, user, body, region, locale, now, requestId }) {
    const { voucher: row, held } = await collect(house, db, body, { userId: user.userId, at: now, cause: requestId });
    // Within the call's transaction: many who collect at once would starve the pool if each asked for a second connection.
    const words = await wordsFor(db, { terms: [], brands: [], shops: row.shopId === null ? [] : [row.shopId] });
    const holder = (await holderOf(db, user.userId, [row.couponId]))(row.couponId);
    return {
      ...voucherOut(row, holder, { words, region, locale, at: now, price: null }), couponUserId: held.couponUserId, status: held.status, receiveTime: new Date(held.receivedAt).toISOString(), useTime: null,
      orderNumber: null, validFrom: new Date(held.validFrom).toISOString(), validUntil: new Date(held.validUntil).toISOString(), nowTime: new Date(now).toISOString(),
    };
  },
});

export const voucherNoun: Noun = {
  name: 'voucher', doors: [forProduct, forShop, receive], timers: voucherTimers, machines: [voucherLifecycle], ops: voucherOps, fill: fillVouchers,
  start(house) {
    house.database.listen('mall_world', () => forgetVouchers(house));
  },
};
