import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOk, orderDriver, type OrderDriver, type Shopper } from '../../drivers/order.driver.ts';
import { sriLanka } from '../../drivers/skuFixtures.ts';
import { openTestMall, type TestMall } from '../harness.ts';

type Voucher = {
  couponId: number;
  couponName: string;
  subTitle: string;
  currency: string;
  scope: string;
  state: string;
  endTime: string;
  shopId: number | null;
  canReceive: boolean;
};
type Mine = Voucher & { couponUserId: number; status: number; useTime: string | null; orderNumber: string | null };
type Page<Row> = { records: Row[]; total: number; pages: number };
type Counts = { unUseCount: number; useCount: number; expiredCount: number };

const day = 86_400_000;
const filled = Date.UTC(2026, 2, 2, 3);
let mall: TestMall;
let driver: OrderDriver;
beforeAll(async () => {
  mall = await openTestMall({ products: 400, filledAt: { voucher: filled } });
  driver = orderDriver(mall);
});
afterAll(() => mall.close());

const centre = async (tab: string, token?: string, more: Record<string, number> = {}): Promise<Page<Voucher>> =>
  expectOk(await mall.ask<Page<Voucher>>('GET', '/coupon/page', { query: { tab, regionId: sriLanka, size: 100, ...more }, token }));
const mine = async (who: Shopper, status: number): Promise<Page<Mine>> =>
  expectOk(await driver.askAs<Page<Mine>>(who, 'GET', '/p/myCoupon/getCouponList', { query: { status } }));
const counts = async (who: Shopper): Promise<Counts> =>
  expectOk(await driver.askAs<Counts>(who, 'GET', '/p/myCoupon/getMyCouponsStatusCount'));
const collect = async (who: Shopper, couponId: number): Promise<number> =>
  expectOk(await driver.askAs<Mine>(who, 'POST', '/p/myCoupon/receive', { body: couponId })).couponUserId;
const remove = (who: Shopper, couponUserId: number) =>
  driver.askAs<{ code?: string }>(who, 'DELETE', `/p/myCoupon/deleteCoupon/${couponUserId}`);

/** What somebody was told of vouchers. */
const told = async (who: Shopper): Promise<{ type: string; title: string; content: string; route: string }[]> =>
  expectOk(
    await driver.askAs<Page<{ type: string; title: string; content: string; route: string }>>(who, 'GET', '/p/order/notice/page'),
  ).records.filter(({ type }) => type === 'VOUCHER');

/** Every list with its count: they are equal, whatever was done (Q7, Q8). */
const lists = async (who: Shopper): Promise<number[][]> => {
  const { unUseCount, useCount, expiredCount } = await counts(who);
  const pages = await Promise.all([mine(who, 1), mine(who, 2), mine(who, 0)]);
  expect(pages.map(({ total }) => total)).toEqual([unUseCount, useCount, expiredCount]);
  expect(pages.map(({ records }) => records.length)).toEqual([unUseCount, useCount, expiredCount]);
  return pages.map(({ records }) => records.map(({ status }) => status));
};

const percent = async (): Promise<number> => {
  const { rows } = await mall.mall.context.database.pool.query<{ couponId: number }>(
    `select coupon_id as "couponId" from voucher where region_id = $1 and scope = 'MALL' and kind = 'PERCENT'`,
    [sriLanka],
  );
  return rows[0]?.couponId ?? 0;
};

describe('the voucher centre (Q1)', () => {
  it('has every voucher that is not over in one of its tabs, each once, what can be collected first', async () => {
    const all = await centre('all');
    const parts = await Promise.all(['product', 'shop', 'mall'].map((tab) => centre(tab)));
    expect(parts.map(({ records }) => [...new Set(records.map(({ scope }) => scope))])).toEqual([['PRODUCT'], ['SHOP'], ['MALL']]);
    expect(all.total).toBe(parts.reduce((sum, { total }) => sum + total, 0));
    const order = ['COLLECT', 'NOT_STARTED', 'COLLECTED', 'SOLD_OUT'];
    const states = all.records.map(({ state }) => order.indexOf(state));
    expect(states).toEqual([...states].sort((one, other) => one - other));
    expect(new Set(all.records.map(({ state }) => state))).toEqual(new Set(['COLLECT', 'NOT_STARTED', 'SOLD_OUT']));
  });

  it('pages through all of them without a gap, and past the end there are none', async () => {
    const whole = (await centre('all')).records.map(({ couponId }) => couponId);
    const [first, second, beyond] = await Promise.all([1, 2, 999].map((current) => centre('all', undefined, { current, size: 3 })));
    expect([...first!.records, ...second!.records].map(({ couponId }) => couponId)).toEqual(whole.slice(0, 6));
    expect([beyond!.records, beyond!.total]).toEqual([[], whole.length]);
  });

  it('recommends what fits what a shopper put into his cart, and nothing that cannot be collected', async () => {
    const who = await driver.newShopper();
    const { records } = await centre('shop');
    const { shopId, couponId } = records.find(({ state }) => state === 'COLLECT')!;
    const goods = await mall.ask<Page<{ prodId: number; shopId: number; skuId: number | null; stockStatus: string }>>(
      'GET',
      '/coupon/prodListByCouponId',
      { query: { couponId, regionId: sriLanka, size: 50 } },
    );
    const wanted = expectOk(goods).records.find(({ skuId, stockStatus }) => skuId !== null && stockStatus === 'IN_STOCK')!;
    const line = { basketId: 0, count: 1, prodId: wanted.prodId, shopId: wanted.shopId, skuId: wanted.skuId };
    expectOk(await driver.askAs(who, 'POST', '/p/shopCart/changeItem', { body: line }));
    const recommended = (await centre('recommended', who.token)).records;
    expect(recommended.every(({ state }) => state === 'COLLECT')).toBe(true);
    expect(recommended.filter(({ scope }) => scope === 'SHOP').map((each) => each.shopId)).toEqual(
      records.filter((each) => each.shopId === shopId && each.state === 'COLLECT').map((each) => each.shopId),
    );
    expect(recommended.some(({ scope }) => scope === 'MALL')).toBe(true);
    const open = (await centre('all')).records.filter(({ state }) => state === 'COLLECT');
    expect((await centre('recommended')).total, 'to a guest everything, what most took first').toBe(open.length);
  });

  it('shows a voucher by its link, and what it is for in its own region', async () => {
    const [own] = (await centre('product')).records;
    expect(expectOk(await mall.ask<Voucher>('GET', '/coupon/couponById', { query: { couponId: own!.couponId } }))).toEqual(own);
    const goods = async (couponId: number) =>
      expectOk(
        await mall.ask<Page<{ prodId: number; shopId: number }>>('GET', '/coupon/prodListByCouponId', {
          query: { couponId, regionId: sriLanka },
        }),
      );
    expect((await goods(own!.couponId)).records.map(({ shopId }) => shopId)).toEqual([own!.shopId]);
    const [ofShop] = (await centre('shop')).records;
    expect(new Set((await goods(ofShop!.couponId)).records.map(({ shopId }) => shopId))).toEqual(new Set([ofShop!.shopId]));
    const elsewhere = { query: { couponId: own!.couponId }, headers: { 'region-id': '659006000403' } };
    const { couponName, currency, subTitle } = expectOk(await mall.ask<Voucher>('GET', '/coupon/couponById', elsewhere));
    expect(own!.subTitle).not.toContain('Sri Lanka');
    expect(subTitle, 'it says which region it is of').toBe(`${own!.subTitle} · Only in Sri Lanka`);
    expect([couponName, currency], 'in its own money').toEqual([own!.couponName, 'LKR']);
    expect(expectOk(await mall.ask<Page<unknown>>('GET', '/coupon/prodListByCouponId', elsewhere))).toMatchObject({
      total: 0,
      records: [],
    });
    expect((await mall.ask('GET', '/coupon/prodListByCouponId', { query: { couponId: 1 } })).status).toBe(404);
    expect((await mall.ask('GET', '/coupon/couponById', { query: { couponId: 1 } })).status).toBe(404);
  });
});

describe("a shopper's own vouchers (Q7, Q8, Q9, Q11)", () => {
  it('are where they stand: to use, held by an order, used, run out; each list as long as its count', async () => {
    const who = await driver.newShopper();
    const couponId = await percent();
    const couponUserId = await collect(who, couponId);
    expect(await lists(who)).toEqual([[1], [], []]);
    expect(expectOk(await driver.askAs<number[]>(who, 'GET', '/p/myCoupon/listCouponIds'))).toEqual([couponId]);
    const elsewhere = { query: { status: 1 }, headers: { 'region-id': '659006000403' } };
    const seen = expectOk(await driver.askAs<Page<Mine>>(who, 'GET', '/p/myCoupon/getCouponList', elsewhere)).records;
    expect(seen[0], 'in its own money in every region').toMatchObject({
      currency: 'LKR',
      couponName: (await mine(who, 1)).records[0]!.couponName,
    });
    const sku = await driver.sku({ price: 5_000_000 });
    const { orderNumbers } = await driver.place(who, [{ sku, count: 1 }], { userChangeCoupon: 1, couponUserIds: [couponUserId] });
    expect(await lists(who)).toEqual([[], [3], []]);
    expect((await mine(who, 2)).records[0]).toMatchObject({ couponUserId, orderNumber: orderNumbers, useTime: null });
    expect(await remove(who, couponUserId), 'UV8: not while an order holds it').toMatchObject({
      status: 409,
      body: { code: 'VOUCHER_LOCKED' },
    });
    expectOk(await driver.payCash(who, orderNumbers));
    expect(await lists(who)).toEqual([[], [2], []]);
    expect((await mine(who, 2)).records[0]).toMatchObject({ orderNumber: orderNumbers, useTime: expect.any(String) });
    expect((await remove(who, couponUserId)).status).toBe(200);
    expect(await lists(who), 'UV8: gone').toEqual([[], [], []]);
    expect((await remove(who, couponUserId)).status).toBe(404);
  });

  it('run out, a day after their holder was told, and can be deleted then; nobody else deletes them', async () => {
    const [who, other] = [await driver.newShopper(), await driver.newShopper()];
    const ofShop = (await centre('shop')).records.find(({ canReceive }) => canReceive)!;
    const couponUserId = await collect(who, ofShop.couponId);
    expect((await remove(other, couponUserId)).status).toBe(404);
    const used = await collect(other, await percent());
    const sku = await driver.sku({ price: 5_000_000 });
    const { orderNumbers } = await driver.place(other, [{ sku, count: 1 }], { userChangeCoupon: 1, couponUserIds: [used] });
    expectOk(await driver.payCash(other, orderNumbers));
    await mall.advance(Date.parse(ofShop.endTime) - day - 1_000 - mall.mall.context.clock.now());
    expect(await told(who)).toEqual([]);
    await mall.advance(1_000);
    expect(await told(who)).toMatchObject([
      {
        title: 'Your voucher ends soon',
        content: `“${ofShop.couponName}”: you can use it for one more day.`,
        route: `/vouchers/${ofShop.couponId}`,
      },
    ]);
    expect(await told(other), 'of what was used there is nothing to tell').toEqual([]);
    await mall.advance(2 * day);
    expect(await lists(who)).toEqual([[], [], [0]]);
    expect((await remove(who, couponUserId)).status).toBe(200);
    expect(await lists(who)).toEqual([[], [], []]);
  });

  it('are closed to guests', async () => {
    for (const path of ['getCouponList', 'getMyCouponsStatusCount', 'listCouponIds'])
      expect((await mall.ask('GET', `/p/myCoupon/${path}`)).status).toBe(401);
    expect((await mall.ask('DELETE', '/p/myCoupon/deleteCoupon/1')).status).toBe(401);
  });
});
