import { vocabularyOf } from '../seed/vocabulary.ts';
import { route } from '../platform/http/route.ts';
import { refuse } from '../platform/http/refusal.ts';
import { i64, i64Text, int, nothing, pageBody, pageOf, pageQuery, sliceOf, z } from '../platform/http/schemas.ts';
import { pagedCards, sharedCards } from '../product/pagedCards.ts';
import { prodCardPage } from '../product/product.schemas.ts';
import { orderOf } from '../product/sorting.ts';
import { holderOf } from './heldVouchers.ts';
import { countMyVouchers, deleteVoucher, heldCouponIds, readMyVouchers, type MyVoucherList } from './myVouchers.ts';
import { readVoucher } from './voucher.ts';
import { centreTabs, centreVouchers } from './voucherCentre.ts';
import { userVoucher, voucher } from './voucher.schemas.ts';
import { userVoucherOut, voucherOut } from './voucher.view.ts';

const live = 'public, max-age=5';

const centre = route({
  id: 'Q1',
  operationId: 'voucherCentre',
  method: 'get',
  path: '/coupon/page',
  who: 'guest',
  cache: live,
  summary: 'The vouchers of a region that are not over: those that can be collected first; recommended are those that fit what one wants',
  query: z.object({ tab: z.enum(centreTabs).optional(), regionId: i64Text.optional(), ...pageQuery() }),
  answer: pageOf(voucher, 'Voucher'),
  async handler({ context, db, query: { tab = 'all', ...param }, region, locale, user, now }) {
    const words = await vocabularyOf(context);
    const all = await centreVouchers(db, { tab, region, userId: user?.userId ?? null, at: now });
    const { limit, offset } = sliceOf(param);
    const records = all
      .slice(offset, offset + limit)
      .map((each) => voucherOut(each.voucher, each.holder, { words, region, locale, at: now, price: null }));
    return pageBody(records, all.length, param);
  },
});

const one = route({
  id: 'Q4',
  operationId: 'voucherById',
  method: 'get',
  path: '/coupon/couponById',
  who: 'guest',
  cache: live,
  summary: 'One voucher, also one that is over or of another region: in the money of its own',
  query: z.object({ couponId: i64Text }),
  answer: voucher,
  refusals: ['NOT_FOUND'],
  async handler({ context, db, query, region, locale, user, now }) {
    const [words, found] = await Promise.all([vocabularyOf(context), readVoucher(db, query.couponId)]);
    if (found === null) throw refuse('NOT_FOUND');
    const holder = await holderOf(db, user?.userId ?? null, [found.couponId]);
    return voucherOut(found, holder(found.couponId), { words, region, locale, at: now, price: null });
  },
});

const goods = route({
  id: 'Q5',
  operationId: 'productsOfVoucher',
  method: 'get',
  path: '/coupon/prodListByCouponId',
  who: 'guest',
  cache: live,
  summary: 'What a voucher is for, in stock: nothing in another region than its own',
  query: z.object({ couponId: i64Text, regionId: i64Text.optional(), ...pageQuery() }),
  answer: prodCardPage,
  refusals: ['NOT_FOUND'],
  async handler({ context, db, query, region, locale }) {
    const found = await readVoucher(db, query.couponId);
    if (found === null) throw refuse('NOT_FOUND');
    if (found.regionId !== region.regionId) return pageBody([], 0, query);
    if (found.scope === 'PRODUCT') {
      const { limit, offset } = sliceOf(query);
      const cards = await sharedCards(context, found.prodIds.slice(offset, offset + limit), region, locale);
      return pageBody(cards, found.prodIds.length, query);
    }
    const all = found.shopId === null ? [] : [[found.shopId]];
    return pagedCards(context, { region, locale }, { regionId: region.regionId, all, inStock: true }, orderOf(), query);
  },
});

const mine = route({
  id: 'Q7',
  operationId: 'myVouchers',
  method: 'get',
  path: '/p/myCoupon/getCouponList',
  who: 'user',
  summary: 'What I collected: 1 usable, 2 used (those that an order holds first), 0 expired',
  query: z.object({
    status: z.coerce.number().int().min(0).max(2).optional(),
    scope: z.enum(['PRODUCT', 'SHOP', 'MALL']).optional(),
    ...pageQuery(),
  }),
  answer: pageOf(userVoucher, 'UserVoucher'),
  async handler({ context, db, query: { status = 1, scope, ...param }, user, region, locale, now }) {
    const words = await vocabularyOf(context);
    const page = await readMyVouchers(db, user.userId, { list: status as MyVoucherList, scope, ...param });
    const holder = await holderOf(
      db,
      user.userId,
      page.records.map(({ couponId }) => couponId),
    );
    const sight = { words, region, locale, at: now, price: null };
    return { ...page, records: page.records.map((each) => userVoucherOut(each, each, holder(each.couponId), sight)) };
  },
});

const counts = route({
  id: 'Q8',
  operationId: 'myVoucherCounts',
  method: 'get',
  path: '/p/myCoupon/getMyCouponsStatusCount',
  who: 'user',
  summary: 'How many vouchers I hold, used and let run out',
  answer: z.object({ unUseCount: int, useCount: int, expiredCount: int }).openapi('MyVoucherCounts'),
  handler: ({ db, user }) => countMyVouchers(db, user.userId),
});

const ids = route({
  id: 'Q9',
  operationId: 'heldVoucherIds',
  method: 'get',
  path: '/p/myCoupon/listCouponIds',
  who: 'user',
  summary: 'The vouchers of which I hold a usable one',
  answer: z.array(i64),
  handler: ({ db, user }) => heldCouponIds(db, user.userId),
});

const remove = route({
  id: 'Q11',
  operationId: 'deleteVoucher',
  method: 'delete',
  path: '/p/myCoupon/deleteCoupon/{couponUserId}',
  who: 'user',
  summary: 'Takes one of my vouchers out of my list; what it was used for keeps it',
  params: z.object({ couponUserId: i64Text }),
  answer: nothing,
  refusals: ['VOUCHER_LOCKED', 'NOT_FOUND'],
  transitions: ['UV8'],
  async handler({ context, db, params, user, now, requestId }) {
    await deleteVoucher(context, db, params.couponUserId, { userId: user.userId, at: now, cause: requestId });
    return {};
  },
});

export const centreRoutes = [centre, one, goods, mine, counts, ids, remove];
