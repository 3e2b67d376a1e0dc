import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOk, newKey, orderDriver, type OrderDriver, type Shopper } from '../../drivers/order.driver.ts';
import { changeShelf, china, sellIn, sriLanka, type SkuFixture } from '../../drivers/skuFixtures.ts';
import { openTestMall, type TestMall } from '../harness.ts';

let mall: TestMall;
let driver: OrderDriver;
let shopper: Shopper;
beforeAll(async () => {
  mall = await openTestMall();
  driver = orderDriver(mall);
});
afterAll(() => mall.close());
beforeEach(async () => {
  shopper = await driver.newShopper();
});

type Item = {
  basketId: number;
  skuId: number;
  prodCount: number;
  price: number;
  priceWhenAdded: number;
  checked: boolean;
  stockStatus: string;
  issue: { code: string; level: string } | null;
};
type Shop = { shopId: number; couponCount: number; shopCartItemDiscounts: { shopCartItems: Item[] }[] };
type Amount = {
  totalMoney: number;
  finalMoney: number;
  count: number;
  freight: number | null;
  smallCartFee: number;
  smallCartGap: number | null;
  minPayGap: number | null;
  freeDeliveryGap: number | null;
};

const change = (sku: SkuFixture, count: number, more: object = {}) =>
  driver.askAs<{ basketId: number; prodCount: number; totalCount: number }>(shopper, 'POST', '/p/shopCart/changeItem', {
    body: { basketId: 0, count, prodId: sku.prodId, shopId: sku.shopId, skuId: sku.skuId, ...more },
  });
const read = async (body: unknown = {}) => expectOk(await driver.askAs<Shop[]>(shopper, 'POST', '/p/shopCart/info', { body }));
const items = async () => (await read()).flatMap((shop) => shop.shopCartItemDiscounts.flatMap((group) => group.shopCartItems));
const expired = async () =>
  expectOk(await driver.askAs<{ shopCartItemDtoList: Item[] }[]>(shopper, 'GET', '/p/shopCart/expiryProdList')).flatMap(
    (shop) => shop.shopCartItemDtoList,
  );
const amount = async (basketIds: number[]) =>
  expectOk(await driver.askAs<Amount>(shopper, 'POST', '/p/shopCart/totalPay', { body: basketIds }));
const pieces = async () => expectOk(await driver.askAs<number>(shopper, 'GET', '/p/shopCart/prodCount'));

describe('changing a line (Z2)', () => {
  it('adds by a difference, finds the line by its variant, and removes it at nothing', async () => {
    const sku = await driver.sku();
    const first = expectOk(await change(sku, 2));
    expect(first).toMatchObject({ prodCount: 2, totalCount: 2 });
    expect(expectOk(await change(sku, 3))).toEqual({ basketId: first.basketId, prodCount: 5, totalCount: 5 });
    expect(expectOk(await change(sku, -1, { basketId: first.basketId }))).toMatchObject({ prodCount: 4 });
    expect(expectOk(await change(sku, -9))).toEqual({ basketId: 0, prodCount: 0, totalCount: 0 });
    expect(await items()).toEqual([]);
  });

  it('refuses a difference of nothing, and what is no number of pieces', async () => {
    const sku = await driver.sku();
    expect(await change(sku, 0)).toMatchObject({ status: 400, body: { code: 'COUNT_ZERO' } });
    expect(await change(sku, 1.5)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await change({ ...sku, skuId: 1 }, 1)).toMatchObject({ status: 404 });
    expect(await change({ ...sku, shopId: 1 }, 1)).toMatchObject({ status: 404 });
  });

  it('changes the variant of a line in its place, and joins the line that has it already', async () => {
    const red = await driver.sku({ variants: 2 });
    const blue = { ...red, skuId: red.skuId + 1 };
    const line = expectOk(await change(red, 2));
    expect(expectOk(await change(blue, 2, { basketId: line.basketId }))).toEqual({ basketId: line.basketId, prodCount: 2, totalCount: 2 });
    expect((await items()).map((item) => [item.skuId, item.prodCount])).toEqual([[blue.skuId, 2]]);
    const again = expectOk(await change(red, 1));
    expect(expectOk(await change(blue, 1, { basketId: again.basketId }))).toEqual({ basketId: line.basketId, prodCount: 3, totalCount: 3 });
    expect(await items()).toHaveLength(1);
  });

  it('refuses more than there is, more than one may buy over all variants, and what is not sold', async () => {
    const few = await driver.sku({ stocks: 3 });
    expect(await change(few, 4)).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK', desc: 'Out stock', data: { stocks: 3 } } });
    const scarce = await driver.sku({ maxBuy: 3, variants: 2 });
    expectOk(await change(scarce, 2));
    expect(await change({ ...scarce, skuId: scarce.skuId + 1 }, 2)).toMatchObject({
      status: 409,
      body: { code: 'QTY_LIMIT', data: { maxBuy: 3 } },
    });
    expectOk(await change({ ...scarce, skuId: scarce.skuId + 1 }, 1));
    expect(await change(await driver.sku({ regionId: china }), 1)).toMatchObject({ status: 409, body: { code: 'NOT_DELIVERABLE' } });
    const gone = await driver.sku();
    await changeShelf(mall, gone, { status: 0 });
    expect(await change(gone, 1)).toMatchObject({ status: 409, body: { code: 'PROD_OFFLINE' } });
  });

  it('lets a line shrink whatever has become of its goods', async () => {
    const sku = await driver.sku();
    expectOk(await change(sku, 3));
    await changeShelf(mall, sku, { stocks: 0 });
    expect(expectOk(await change(sku, -1))).toMatchObject({ prodCount: 2 });
  });

  it('happens once for one key, and 20 taps at once lose none', async () => {
    const sku = await driver.sku();
    const body = { basketId: 0, count: 1, prodId: sku.prodId, shopId: sku.shopId, skuId: sku.skuId };
    const key = newKey();
    await driver.askAs(shopper, 'POST', '/p/shopCart/changeItem', { key, body });
    expect((await driver.askAs(shopper, 'POST', '/p/shopCart/changeItem', { key, body })).headers.get('idempotent-replay')).toBe('true');
    expect(await driver.askAs(shopper, 'POST', '/p/shopCart/changeItem', { key, body: { ...body, count: 2 } })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_MISMATCH' },
    });
    expect(await pieces()).toBe(1);
    await Promise.all(Array.from({ length: 20 }, () => change(sku, 1)));
    expect(await pieces()).toBe(21);
    expect(await items()).toHaveLength(1);
  });

  it('does every change of the cart once for one key: what came between stands', async () => {
    const [one, two] = [await driver.sku(), await driver.sku()];
    const { basketId } = expectOk(await change(one, 1));
    const lineOf = async () => (await items()).find((item) => item.skuId === one.skuId);
    const once = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
      const key = newKey();
      return async () => (await driver.askAs(shopper, method, `/p/shopCart/${path}`, { key, body })).headers.get('idempotent-replay');
    };
    const set = once('PUT', 'setItem', { basketId, count: 2 });
    expect(await set()).toBeNull();
    expectOk(await change(one, 5));
    expect(await set()).toBe('true');
    expect((await lineOf())?.prodCount).toBe(7);

    const untick = once('POST', 'checkItems', { basketIds: [basketId], checked: 0 });
    expect(await untick()).toBeNull();
    expectOk(await driver.askAs(shopper, 'POST', '/p/shopCart/checkItems', { body: { basketIds: [basketId], checked: 1 } }));
    expect(await untick()).toBe('true');
    expect((await lineOf())?.checked).toBe(true);

    const moved = once('POST', 'moveToCollection', [basketId]);
    expect(await moved()).toBeNull();
    expect(await moved()).toBe('true');

    const emptied = once('DELETE', 'deleteAll');
    expect(await emptied()).toBeNull();
    const line = expectOk(await change(two, 1));
    expect(await emptied()).toBe('true');
    const removed = once('DELETE', 'deleteItem', [line.basketId]);
    expect(await removed()).toBeNull();
    expect(await removed()).toBe('true');

    expectOk(await change(two, 1));
    const cleared = once('DELETE', 'cleanExpiryProdList');
    expect(await cleared()).toBeNull();
    await changeShelf(mall, two, { stocks: 0 });
    expect(await cleared()).toBe('true');
    expect(await expired()).toHaveLength(1);
  });

  it('stops at 120 lines', async () => {
    const skus: SkuFixture[] = [];
    for (let each = 0; each < 121; each += 1) skus.push(await driver.sku());
    const lines = skus.map(({ prodId, skuId, shopId }) => ({ prodId, skuId, shopId, count: 1 }));
    const added = expectOk(
      await driver.askAs<{ added: unknown[]; failed: { code: string; desc: string }[]; totalCount: number }>(
        shopper,
        'POST',
        '/p/shopCart/addBatch',
        { body: { items: lines.slice(0, 120) } },
      ),
    );
    expect(added).toMatchObject({ failed: [], totalCount: 120 });
    expect(await change(skus[120]!, 1)).toMatchObject({ status: 409, body: { code: 'CART_FULL' } });
    expect(expectOk(await change(skus[0]!, 1))).toMatchObject({ prodCount: 2 });
  });
});

describe('reading the cart', () => {
  it('groups by shop, newest first, and takes its three forms of question (Z1)', async () => {
    const [one, two] = [await driver.sku({ shop: 1 }), await driver.sku({ shop: 2 })];
    const first = expectOk(await change(one, 1));
    await mall.advance(1000);
    expectOk(await change(two, 1));
    const shops = await read({});
    expect(shops.map((shop) => shop.shopId)).toEqual([two.shopId, one.shopId]);
    expect(await read({ [first.basketId]: { basketId: first.basketId, discountId: 0 } })).toEqual(shops);
    expect(await read({ basketIdShopCartParamMap: { [first.basketId]: { basketId: first.basketId, discountId: 0 } } })).toEqual(shops);
    expect(await read(undefined)).toEqual(shops);
  });

  it('says for how many vouchers of a shop its lines are good', async () => {
    const [mine, another, other] = [await driver.sku({ shop: 1 }), await driver.sku({ shop: 1 }), await driver.sku({ shop: 2 })];
    const { context } = mall.mall;
    const give = (couponId: number, scope: string, shopId: number | null, prodIds: number[]) =>
      context.database.pool.query(
        `insert into voucher (coupon_id, region_id, scope, kind, shop_id, prod_ids, reduce_amount, min_spend, start_at, end_at, limit_num)
          values ($1, $2, $3, 'AMOUNT', $4, $5, 100, 0, 0, $6, 9)`,
        [couponId, sriLanka, scope, shopId, prodIds, context.clock.now() + 60_000],
      );
    await give(970_001, 'SHOP', mine.shopId, []);
    await give(970_002, 'PRODUCT', mine.shopId, [mine.prodId, 1]);
    await give(970_003, 'PRODUCT', mine.shopId, [another.prodId]);
    await give(970_004, 'MALL', null, []);
    await context.worldChanged();
    await change(mine, 1);
    await mall.advance(1000);
    await change(other, 1);
    expect((await read()).map(({ shopId, couponCount }) => [shopId, couponCount])).toEqual([
      [other.shopId, 0],
      [mine.shopId, 2],
    ]);
  });

  it('remembers the price at which a line came in, and says when it moved', async () => {
    const sku = await driver.sku();
    await change(sku, 1);
    await changeShelf(mall, sku, { price: 240_000 });
    expect(await items()).toMatchObject([{ price: 2400, priceWhenAdded: 2500, issue: { code: 'PRICE_CHANGED', level: 'INFO' } }]);
  });

  it('puts what nobody can buy now apart, and back when it can be bought again', async () => {
    const [gone, soldOut, fine] = [await driver.sku(), await driver.sku(), await driver.sku()];
    for (const sku of [gone, soldOut, fine]) expectOk(await change(sku, 1));
    await changeShelf(mall, gone, { status: 0 });
    await changeShelf(mall, soldOut, { stocks: 0 });
    expect((await items()).map((item) => item.skuId)).toEqual([fine.skuId]);
    expect((await expired()).map((item) => item.issue?.code).sort()).toEqual(['OUT_OF_STOCK', 'PROD_OFFLINE']);
    await changeShelf(mall, soldOut, { stocks: 3 });
    expect((await items()).find((item) => item.skuId === soldOut.skuId)).toMatchObject({ stockStatus: 'LOW', issue: null });
    expectOk(await driver.askAs(shopper, 'DELETE', '/p/shopCart/cleanExpiryProdList'));
    expect(await expired()).toEqual([]);
    expect(await pieces()).toBe(2);
  });

  it('shows in another region what is not sold there as not deliverable', async () => {
    const sku = await driver.sku();
    expectOk(await change(sku, 1));
    const there = await driver.askAs<{ shopCartItemDtoList: Item[] }[]>(shopper, 'GET', '/p/shopCart/expiryProdList', {
      headers: { 'region-id': String(china) },
    });
    expect(there.body[0]?.shopCartItemDtoList).toMatchObject([{ issue: { code: 'NOT_DELIVERABLE' } }]);
  });

  it('says what it would be in a region that is only asked about, whatever the header says, and stays as it is', async () => {
    const [sold, unsold] = [await driver.sku(), await driver.sku()];
    await sellIn(mall, sold, china, 8_800);
    const ids = [expectOk(await change(sold, 2)).basketId, expectOk(await change(unsold, 1)).basketId];
    const options = { headers: { 'region-id': String(sriLanka) } };
    const there = expectOk(await driver.askAs<Shop[]>(shopper, 'POST', `/p/shopCart/info?regionId=${china}`, { body: {}, ...options }));
    expect(there.flatMap((shop) => shop.shopCartItemDiscounts.flatMap((group) => group.shopCartItems))).toMatchObject([
      { skuId: sold.skuId, price: 88, currency: 'CNY', issue: null },
    ]);
    const lost = expectOk(
      await driver.askAs<{ shopCartItemDtoList: Item[] }[]>(shopper, 'GET', `/p/shopCart/expiryProdList?regionId=${china}`, options),
    );
    expect(lost.flatMap((shop) => shop.shopCartItemDtoList)).toMatchObject([{ skuId: unsold.skuId, issue: { code: 'NOT_DELIVERABLE' } }]);
    expect(
      expectOk(await driver.askAs<Amount>(shopper, 'POST', `/p/shopCart/totalPay?regionId=${china}`, { body: ids, ...options })),
    ).toMatchObject({ totalMoney: 176, currency: 'CNY', count: 2 });
    expect(await amount(ids)).toMatchObject({ totalMoney: 7500, count: 3 });
  });
});

describe('what the cart costs', () => {
  it('asks a small cart fee under the threshold and says how much is missing, and delivers free from the other one', async () => {
    const cheap = await driver.sku({ price: 40_000 });
    const { basketId } = expectOk(await change(cheap, 1));
    const small = await amount([basketId]);
    expect(small).toMatchObject({
      totalMoney: 400,
      smallCartFee: 150,
      smallCartGap: 600,
      freeDeliveryGap: 4600,
      minPayGap: null,
      count: 1,
    });
    expect(small).toMatchObject({ freight: 350, finalMoney: 900 });
    expectOk(await change(cheap, 2));
    expect(await amount([basketId])).toMatchObject({ totalMoney: 1200, smallCartFee: 0, smallCartGap: null });
    expectOk(await change(cheap, 10));
    expect(await amount([basketId])).toMatchObject({ totalMoney: 5200, freight: 0, freeDeliveryGap: null, finalMoney: 5200 });
  });

  it('costs nothing for nothing, for what others have and for what cannot be bought', async () => {
    const sku = await driver.sku();
    const { basketId } = expectOk(await change(sku, 1));
    expect(await amount([])).toMatchObject({ totalMoney: 0, finalMoney: 0, count: 0, smallCartFee: 0 });
    const owner = shopper;
    shopper = await driver.newShopper();
    expect(await amount([basketId])).toMatchObject({ totalMoney: 0 });
    shopper = owner;
    await changeShelf(mall, sku, { stocks: 0 });
    expect(await amount([basketId])).toMatchObject({ totalMoney: 0 });
  });

  it('of the chosen lines: choosing and putting back, never what cannot be bought', async () => {
    const [one, gone] = [await driver.sku(), await driver.sku()];
    const ids = [expectOk(await change(one, 1)).basketId, expectOk(await change(gone, 1)).basketId];
    await changeShelf(mall, gone, { stocks: 0 });
    const check = async (checked: 0 | 1) =>
      expectOk(await driver.askAs<Amount>(shopper, 'POST', '/p/shopCart/checkItems', { body: { basketIds: ids, checked } }));
    expect(await check(0)).toMatchObject({ count: 0 });
    expect(await items()).toMatchObject([
      {
        checked: false,
        actions: [
          { action: 'CHECK', allowed: true },
          { action: 'REMOVE', allowed: true },
        ],
      },
    ]);
    expect(await expired()).toMatchObject([
      {
        actions: [
          { action: 'CHECK', allowed: false, reasonCode: 'OUT_OF_STOCK' },
          { action: 'REMOVE', allowed: true },
        ],
      },
    ]);
    expect(await driver.askAs(shopper, 'POST', '/p/shopCart/checkItems', { body: { basketIds: [ids[1]], checked: 1 } })).toMatchObject({
      status: 409,
      body: { code: 'OUT_OF_STOCK' },
    });
    expect(await check(1)).toMatchObject({ count: 1, totalMoney: 2500 });
  });
});

describe('the rest of the cart', () => {
  it('sets a line to so many pieces', async () => {
    const sku = await driver.sku({ stocks: 5 });
    const { basketId } = expectOk(await change(sku, 1));
    const set = (body: object) => driver.askAs<{ prodCount: number }>(shopper, 'PUT', '/p/shopCart/setItem', { body });
    expect(expectOk(await set({ basketId, count: 4 }))).toEqual({ basketId, prodCount: 4, totalCount: 4 });
    expect(await set({ basketId, count: 6 })).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
    expect(await set({ basketId, count: 0 })).toMatchObject({ status: 400, body: { code: 'COUNT_ZERO' } });
    expect(await set({ basketId: 1, count: 1 })).toMatchObject({ status: 404 });
  });

  it('keeps what was pressed last, also where an earlier press comes after it', async () => {
    const { basketId } = expectOk(await change(await driver.sku({ stocks: 9 }), 1));
    const now = mall.mall.context.clock.now();
    const before = (ms: number): string => new Date(now - ms).toISOString();
    const set = async (count: number, pressedAt: string) =>
      expectOk(await driver.askAs<{ prodCount: number }>(shopper, 'PUT', '/p/shopCart/setItem', { body: { basketId, count, pressedAt } }))
        .prodCount;
    expect(await set(4, before(1_000))).toBe(4);
    expect(await set(3, before(2_000)), 'left behind by a window that is gone').toBe(4);
    expect(await set(5, before(1_000)), 'in the same moment, the later call').toBe(5);
    const tick = async (checked: 0 | 1, pressedAt: string) =>
      expectOk(await driver.askAs(shopper, 'POST', '/p/shopCart/checkItems', { body: { basketIds: [basketId], checked, pressedAt } }));
    await tick(0, before(1_000));
    await tick(1, before(2_000));
    expect((await items()).map(({ prodCount, checked }) => [prodCount, checked])).toEqual([[5, false]]);
    await tick(1, new Date(now + 3_600_000).toISOString());
    await tick(0, new Date(now).toISOString());
    expect((await items())[0]?.checked, 'a clock that is fast does not decide for an hour').toBe(false);
  });

  it('removes the lines named, ignores what it does not know, and can be emptied', async () => {
    const ids: number[] = [];
    for (let each = 0; each < 3; each += 1) ids.push(expectOk(await change(await driver.sku(), 1)).basketId);
    expect((await driver.askAs(shopper, 'DELETE', '/p/shopCart/deleteItem', { body: [ids[0], 12345] })).body).toEqual({});
    expect((await items()).map((item) => item.basketId).sort()).toEqual(ids.slice(1).sort());
    const stranger = await driver.newShopper();
    await driver.askAs(stranger, 'DELETE', '/p/shopCart/deleteItem', { body: ids });
    expect(await pieces()).toBe(2);
    expect((await driver.askAs(shopper, 'DELETE', '/p/shopCart/deleteAll')).body).toEqual({});
    expect(await pieces()).toBe(0);
  });

  it('adds what it can of many and names the rest with its reason', async () => {
    const [fine, few] = [await driver.sku(), await driver.sku({ stocks: 1 })];
    const body = {
      items: [
        { ...fine, count: 2 },
        { ...few, count: 2 },
        { prodId: 1, skuId: 2, shopId: 3, count: 1 },
      ].map(({ prodId, skuId, shopId, count }) => ({ prodId, skuId, shopId, count })),
    };
    expect(expectOk(await driver.askAs(shopper, 'POST', '/p/shopCart/addBatch', { body }))).toMatchObject({
      added: [{ skuId: fine.skuId, count: 2 }],
      failed: [{ skuId: few.skuId, code: 'OUT_OF_STOCK', desc: 'Out stock', stocks: 1 }, { code: 'NOT_FOUND' }],
      totalCount: 2,
    });
  });

  it("is nobody's without a login", async () => {
    for (const [method, path] of [
      ['POST', '/p/shopCart/info'],
      ['GET', '/p/shopCart/prodCount'],
      ['POST', '/p/shopCart/changeItem'],
    ] as const)
      expect((await mall.ask(method, path, method === 'POST' ? { body: {} } : {})).status).toBe(401);
  });
});
