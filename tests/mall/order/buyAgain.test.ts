import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectOk, newKey, orderDriver, type OrderDriver, type Shopper } from '../../drivers/order.driver.ts';
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

/** A cancelled order of three skus: two, three and one of them. */
async function closedOrder() {
  const skus = [await driver.sku({ stocks: 20 }), await driver.sku({ stocks: 20 }), await driver.sku({ stocks: 20 })];
  const lines = skus.map((sku, index) => ({ sku, count: [2, 3, 1][index] ?? 1 }));
  const { orderNumbers: orderNumber } = await driver.place(shopper, lines);
  expectOk(await driver.cancel(shopper, orderNumber));
  return { skus, orderNumber };
}

const countInCart = async () => expectOk(await driver.askAs<number>(shopper, 'GET', '/p/shopCart/prodCount'));

it('what was ordered goes into the cart once more, once per key (M13)', async () => {
  const { skus, orderNumber } = await closedOrder();
  const key = newKey();
  const result = expectOk(await driver.buyAgain(shopper, orderNumber, { key }));
  expect(result).toMatchObject({ failed: [], totalCount: 6 });
  expect(Object.fromEntries(result.added.map(({ skuId, count }) => [skuId, count]))).toEqual(
    Object.fromEntries(skus.map(({ skuId }, index) => [skuId, [2, 3, 1][index]])),
  );
  expect(expectOk(await driver.buyAgain(shopper, orderNumber, { key }))).toEqual(result);
  expect(await countInCart()).toBe(6);
});

it('each line that cannot be bought now is named with its reason, and the others go in (M13)', async () => {
  const { skus, orderNumber } = await closedOrder();
  const [soldOut, offShelf, left] = skus;
  const { pool } = mall.mall.context.database;
  await pool.query('update skus set stocks = 1 where sku_id = $1', [soldOut?.skuId]);
  await pool.query('update skus set status = 0 where sku_id = $1', [offShelf?.skuId]);
  const result = expectOk(await driver.buyAgain(shopper, orderNumber));
  expect(result.added.map(({ skuId }) => skuId)).toEqual([left?.skuId]);
  expect(result.failed.toSorted((one, other) => one.skuId - other.skuId)).toEqual([
    expect.objectContaining({ skuId: soldOut?.skuId, code: 'OUT_OF_STOCK', desc: 'Out stock' }),
    expect.objectContaining({
      skuId: offShelf?.skuId,
      code: 'PROD_OFFLINE',
      desc: 'This product is no longer sold.',
      prodName: expect.stringMatching(/lamp/i) as unknown,
    }),
  ]);
  expect(await countInCart()).toBe(1);
});

it('some lines alone go in; a line of another order, or another shopper, finds nothing (M13)', async () => {
  const { skus, orderNumber } = await closedOrder();
  const other = await closedOrder();
  const order = await driver.detail(shopper, orderNumber);
  const second = order.orderItemDtos.find(({ prodId }) => prodId === skus[1]?.prodId)?.orderItemId ?? 0;
  expect(expectOk(await driver.buyAgain(shopper, orderNumber, { orderItemIds: [second] })).added.map(({ skuId }) => skuId)).toEqual([
    skus[1]?.skuId,
  ]);
  const foreign = (await driver.detail(shopper, other.orderNumber)).orderItemDtos[0]?.orderItemId ?? 0;
  expect((await driver.buyAgain(shopper, orderNumber, { orderItemIds: [second, foreign] })).status).toBe(404);
  expect((await driver.buyAgain(await driver.newShopper(), orderNumber)).status).toBe(404);
  expect(await countInCart()).toBe(3);
});
