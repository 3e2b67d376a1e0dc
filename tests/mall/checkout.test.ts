import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOk, orderDriver, type OrderDriver } from '../drivers/order.driver.ts';
import { openTestMall, type TestMall } from './harness.ts';

let mall: TestMall;
let driver: OrderDriver;
beforeAll(async () => {
  mall = await openTestMall();
  driver = orderDriver(mall);
});
afterAll(() => mall.close());

describe('a checkout', () => {
  it('makes one order per shop, whose totals add up to the preview, and empties those lines from the cart', async () => {
    const shopper = await driver.newShopper();
    const [one, other] = [await driver.ware({ shop: 1 }), await driver.ware({ shop: 2 })];
    const basketIds = [expectOk(await driver.add(shopper, one, 2)).basketId, expectOk(await driver.add(shopper, other, 1)).basketId];
    const preview = expectOk(await driver.confirm(shopper, { basketIds, addrId: shopper.addrId, insurance: 1 }));
    expect(preview.issues).toEqual([]);
    const placed = expectOk(await driver.submit(shopper, preview.checkoutToken));
    expect(placed.orders.map((order) => order.shopId).sort()).toEqual([one.shopId, other.shopId].sort());
    expect(placed.actualTotal).toBe(preview.actualTotal);
    const details = await Promise.all(placed.orders.map(({ orderNumber }) => driver.detail(shopper, orderNumber)));
    expect(Math.round(details.reduce((sum, order) => sum + order.actualTotal, 0) * 100)).toBe(Math.round(preview.actualTotal * 100));
    expect(expectOk(await mall.ask<number>('GET', '/p/shopCart/prodCount', { token: shopper.token }))).toBe(0);
  });
});
