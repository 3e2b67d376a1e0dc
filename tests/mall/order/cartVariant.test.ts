import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOk, newKey, orderDriver, type OrderDriver, type Shopper } from '../../drivers/order.driver.ts';
import { changeShelf, type SkuFixture } from '../../drivers/skuFixtures.ts';
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

type Item = { basketId: number; skuId: number; prodCount: number; checked: boolean; price: number; priceWhenAdded: number };
type Shop = { shopCartItemDiscounts: { shopCartItems: Item[] }[] };
type SkuChanged = { basketId: number; merged: boolean; capped: boolean; prodCount: number; totalCount: number };

/** Another variant of the same product. */
const variantOf = (sku: SkuFixture, nth: number): SkuFixture => ({ ...sku, skuId: sku.skuId + nth });
const add = async ({ prodId, shopId, skuId }: SkuFixture, count: number) =>
  expectOk(
    await driver.askAs<{ basketId: number }>(shopper, 'POST', '/p/shopCart/changeItem', {
      body: { basketId: 0, count, prodId, shopId, skuId },
    }),
  ).basketId;
const change = (basketId: number, { skuId }: Pick<SkuFixture, 'skuId'>, more: { key?: string; who?: Shopper } = {}) =>
  driver.askAs<SkuChanged>(more.who ?? shopper, 'PUT', '/p/shopCart/changeSku', {
    body: { basketId, skuId },
    ...(more.key === undefined ? {} : { key: more.key }),
  });
const items = async () =>
  expectOk(await driver.askAs<Shop[]>(shopper, 'POST', '/p/shopCart/info', { body: {} })).flatMap((shop) =>
    shop.shopCartItemDiscounts.flatMap((group) => group.shopCartItems),
  );
const linesOf = async () => (await items()).map(({ basketId, skuId, prodCount }) => [basketId, skuId, prodCount]);

describe('another variant for a line (I13)', () => {
  it('keeps its place between newer and older lines, its tick and its pieces, at the price of now', async () => {
    const red = await driver.sku({ variants: 2 });
    const blue = variantOf(red, 1);
    await changeShelf(mall, blue, { price: 300_000 });
    const older = await add(await driver.sku(), 1);
    await mall.advance(1000);
    const line = await add(red, 3);
    await mall.advance(1000);
    const newer = await add(await driver.sku(), 1);
    expectOk(await driver.askAs(shopper, 'POST', '/p/shopCart/checkItems', { body: { basketIds: [line], checked: 0 } }));
    expect(expectOk(await change(line, blue))).toEqual({ basketId: line, merged: false, capped: false, prodCount: 3, totalCount: 5 });
    const now = await items();
    expect(now.map(({ basketId }) => basketId)).toEqual([newer, line, older]);
    expect(now[1]).toMatchObject({ skuId: blue.skuId, prodCount: 3, checked: false, price: 3000, priceWhenAdded: 3000 });
  });

  it('changes where one piece more is all that one may buy', async () => {
    const red = await driver.sku({ variants: 3, maxBuy: 2 });
    await add(red, 1);
    const line = await add(variantOf(red, 1), 1);
    const green = variantOf(red, 2);
    expect(expectOk(await change(line, green))).toEqual({ basketId: line, merged: false, capped: false, prodCount: 1, totalCount: 2 });
  });

  it('makes one line of two where the cart has that variant already, with the pieces of both', async () => {
    const red = await driver.sku({ variants: 2 });
    const blue = variantOf(red, 1);
    const line = await add(red, 2);
    await add(blue, 3);
    expect(expectOk(await change(line, blue))).toEqual({ basketId: line, merged: true, capped: false, prodCount: 5, totalCount: 5 });
    expect(await linesOf()).toEqual([[line, blue.skuId, 5]]);
  });

  it('leaves as many pieces as there are, and as one may have over all variants', async () => {
    const red = await driver.sku({ variants: 2 });
    const blue = variantOf(red, 1);
    await changeShelf(mall, blue, { stocks: 4 });
    const line = await add(red, 3);
    await add(blue, 3);
    expect(expectOk(await change(line, blue))).toMatchObject({ merged: true, capped: true, prodCount: 4, totalCount: 4 });

    const scarce = await driver.sku({ variants: 3, maxBuy: 5 });
    const first = await add(scarce, 2);
    await add(variantOf(scarce, 1), 1);
    await add(variantOf(scarce, 2), 2);
    await mall.mall.context.database.pool.query('update products set max_buy = 4 where prod_id = $1', [scarce.prodId]);
    expect(expectOk(await change(first, variantOf(scarce, 1)))).toMatchObject({ merged: true, capped: true, prodCount: 2 });
    await mall.mall.context.database.pool.query('update products set max_buy = 2 where prod_id = $1', [scarce.prodId]);
    const third = variantOf(scarce, 3);
    await mall.mall.context.database.pool.query(
      `insert into skus (sku_id, prod_id, value_ids, colour, stocks) values ($1, $2, '{}', 'red', 9)`,
      [third.skuId, third.prodId],
    );
    await mall.mall.context.database.pool.query(
      `insert into sku_prices (sku_id, region_id, price, ori_price) select $1, region_id, price, ori_price from sku_prices where sku_id = $2`,
      [third.skuId, scarce.skuId],
    );
    expect(await change(first, third)).toMatchObject({ status: 409, body: { code: 'QTY_LIMIT', data: { maxBuy: 2 } } });
  });

  it('counts against the most of a product only what lies in the own cart', async () => {
    const scarce = await driver.sku({ variants: 2, maxBuy: 3 });
    const mine = shopper;
    shopper = await driver.newShopper();
    await add(scarce, 3);
    shopper = mine;
    const line = await add(variantOf(scarce, 1), 3);
    expect(await linesOf()).toEqual([[line, variantOf(scarce, 1).skuId, 3]]);
  });

  it('refuses what nobody can buy here now, and changes nothing then', async () => {
    const red = await driver.sku({ variants: 2 });
    const blue = variantOf(red, 1);
    const line = await add(red, 2);
    const before = await items();
    await changeShelf(mall, blue, { stocks: 0 });
    expect(await change(line, blue)).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK', data: { stocks: 0 } } });
    await changeShelf(mall, blue, { stocks: 5, status: 0 });
    expect(await change(line, blue)).toMatchObject({ status: 409, body: { code: 'PROD_OFFLINE' } });
    await changeShelf(mall, blue, { status: 1 });
    await mall.mall.context.database.pool.query('delete from sku_prices where sku_id = $1', [blue.skuId]);
    expect(await change(line, blue)).toMatchObject({ status: 409, body: { code: 'NOT_DELIVERABLE' } });
    expect(await items()).toEqual(before);
  });

  it('finds neither a line of somebody else, nor a variant of another product, nor one that is none', async () => {
    const red = await driver.sku({ variants: 2 });
    const line = await add(red, 1);
    const other = await driver.newShopper();
    expect(await change(line, variantOf(red, 1), { who: other })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await change(line, await driver.sku())).toMatchObject({ status: 404 });
    expect(await change(line, { skuId: 1 })).toMatchObject({ status: 404 });
    expect(await change(1, red)).toMatchObject({ status: 404 });
    for (const body of [{}, { basketId: line }, { basketId: line, skuId: 1.5 }, { basketId: '; drop', skuId: red.skuId }, [line]])
      expect(await driver.askAs(shopper, 'PUT', '/p/shopCart/changeSku', { body })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION' },
      });
    expect(await linesOf()).toEqual([[line, red.skuId, 1]]);
  });

  it('gives a line that is sold out one that is not', async () => {
    const red = await driver.sku({ variants: 2 });
    const line = await add(red, 2);
    await changeShelf(mall, red, { stocks: 0 });
    expect(await linesOf()).toEqual([]);
    expect(expectOk(await change(line, variantOf(red, 1)))).toMatchObject({ merged: false, prodCount: 2 });
    expect(await linesOf()).toEqual([[line, red.skuId + 1, 2]]);
  });

  it('happens once for one key, is heard by other windows, and the variant that a line has is no change', async () => {
    const red = await driver.sku({ variants: 2 });
    const blue = variantOf(red, 1);
    const line = await add(red, 2);
    const key = newKey();
    expectOk(await change(line, blue, { key }));
    await add(red, 1);
    const again = await change(line, blue, { key });
    expect([again.headers.get('idempotent-replay'), expectOk(again)]).toEqual([
      'true',
      { basketId: line, merged: false, capped: false, prodCount: 2, totalCount: 2 },
    ]);
    expect(await change(line, red, { key })).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    expect(expectOk(await change(line, blue))).toEqual({ basketId: line, merged: false, capped: false, prodCount: 2, totalCount: 3 });
    expect(await linesOf()).toHaveLength(2);
  });

  it('two devices at once leave one line, whichever comes first, and lose no piece', async () => {
    const red = await driver.sku({ variants: 3 });
    const [blue, green] = [variantOf(red, 1), variantOf(red, 2)];
    const one = await add(red, 2);
    const two = await add(blue, 3);
    const answers = await Promise.all([change(one, green), change(two, green), change(one, green), change(two, green)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    const left = await items();
    expect(left.map(({ skuId, prodCount }) => [skuId, prodCount])).toEqual([[green.skuId, 5]]);
  });
});
