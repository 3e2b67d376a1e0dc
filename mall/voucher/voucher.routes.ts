import { vocabularyOf, wordsFor } from '../seed/vocabulary.ts';
import { isFor } from '#machines/rules/money/reductions.ts';
import { voucherLifecycle } from '#machines/voucher.lifecycle.ts';
import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { productRow } from '../product/product.ts';
import { defaultSku } from '../product/sku.ts';
import { refuse } from '../platform/http/refusal.ts';
import { i64, i64Text, z } from '../platform/http/schemas.ts';
import { centreRoutes } from './centre.routes.ts';
import { collect, voucherTimers } from './collect.ts';
import { fillVouchers } from './demo.ts';
import { fillDemoVouchers } from './demoHolder.ts';
import { holderOf } from './heldVouchers.ts';
import { voucherOps } from './voucher.ops.ts';
import { forgetVouchers, vouchersIn, vouchersOfShop } from './voucher.ts';
import { userVoucher, voucher } from './voucher.schemas.ts';
import { userVoucherOut, voucherOut } from './voucher.view.ts';

const live = 'public, max-age=5';

const forProduct = route({
  id: 'Q2',
  operationId: 'vouchersForProduct',
  method: 'get',
  path: '/coupon/listByProdId',
  who: 'guest',
  cache: live,
  summary:
    'The vouchers that fit a product, the one that makes it cheapest first; `priceAfter` is for one piece of `skuId`, else of the variant that the product is shown with',
  query: z.object({ prodId: i64Text, shopId: i64Text.optional(), skuId: i64Text.optional(), regionId: i64Text.optional() }),
  answer: z.array(voucher),
  async handler({ context, db, query, region, locale, user, now }) {
    const [words, product] = await Promise.all([vocabularyOf(context), productRow(context, query.prodId, region.regionId, now)]);
    const askedSku = query.skuId === undefined ? defaultSku(product.skus) : product.skus.find((sku) => sku.skuId === query.skuId);
    const fitting = (await vouchersIn(db, region.regionId, now)).filter((each) => isFor(each, product));
    const holder = await holderOf(
      db,
      user?.userId ?? null,
      fitting.map((each) => each.couponId),
    );
    const sight = { words, region, locale, at: now, price: askedSku?.status === 1 ? askedSku.price : null };
    const cost = (each: { priceAfter: number | null }) => each.priceAfter ?? Infinity;
    return fitting
      .map((each) => voucherOut(each, holder(each.couponId), sight))
      .sort((one, other) => (cost(one) === cost(other) ? 0 : cost(one) - cost(other)));
  },
});

const forShop = route({
  id: 'Q3',
  operationId: 'vouchersOfShop',
  method: 'get',
  path: '/coupon/listByShopId',
  who: 'guest',
  summary: 'The vouchers of a shop',
  cache: live,
  query: z.object({ shopId: i64Text, regionId: i64Text.optional() }),
  answer: z.array(voucher),
  async handler({ context, db, query, region, locale, user, now }) {
    const words = await vocabularyOf(context);
    if (!words.shops.has(query.shopId)) throw refuse('NOT_FOUND');
    const given = await vouchersOfShop(db, query.shopId, region.regionId, now);
    const holder = await holderOf(
      db,
      user?.userId ?? null,
      given.map((each) => each.couponId),
    );
    return given.map((each) => voucherOut(each, holder(each.couponId), { words, region, locale, at: now, price: null }));
  },
});

const receive = route({
  id: 'Q6',
  operationId: 'collectVoucher',
  method: 'post',
  path: '/p/myCoupon/receive',
  who: 'user',
  summary: 'Collects a voucher: the body is its bare id',
  idempotent: 'optional',
  body: i64,
  answer: userVoucher,
  refusals: ['VOUCHER_SOLD_OUT', 'VOUCHER_LIMIT', 'VOUCHER_NOT_STARTED', 'VOUCHER_ENDED', 'VOUCHER_NEW_USER_ONLY'],
  transitions: ['UV1'],
  async handler({ context, db, user, body, region, locale, now, requestId }) {
    const { voucher: row, held } = await collect(context, db, body, { userId: user.userId, at: now, cause: requestId });
    const words = await wordsFor(context, db, { terms: [], brands: [], shops: row.shopId === null ? [] : [row.shopId] });
    const holder = (await holderOf(db, user.userId, [row.couponId]))(row.couponId);
    return userVoucherOut(row, { ...held, status: 1, orderNumber: null }, holder, { words, region, locale, at: now, price: null });
  },
});

export const voucherModule: Module = {
  name: 'voucher',
  routes: [forProduct, forShop, receive, ...centreRoutes],
  timers: voucherTimers,
  machines: [voucherLifecycle],
  ops: voucherOps,
  async fill(filling) {
    await fillVouchers(filling);
    await fillDemoVouchers(filling);
  },
  start(context) {
    void context.database.listen('mall_world', () => forgetVouchers(context));
  },
};
