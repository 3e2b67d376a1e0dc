import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOk, orderDriver, type OrderDriver } from '../../drivers/order.driver.ts';
import { china, type SkuFixture } from '../../drivers/skuFixtures.ts';
import { openTestMall, type TestMall } from '../harness.ts';

let mall: TestMall;
let driver: OrderDriver;
beforeAll(async () => {
  mall = await openTestMall();
  driver = orderDriver(mall);
});
afterAll(() => mall.close());

type Delivery = {
  dvyFlowId: number;
  stateCode: string;
  eta: string | null;
  traces: { acceptStation: string; stateCode: string }[];
  items: { orderItemId: number; shippedCount: number }[];
};

it('each parcel of an order tells its own way and contents (O18 to O22; M15, M16), to its buyer alone', async () => {
  const shopper = await driver.newShopper();
  const lines = [
    { sku: await driver.sku(), count: 2 },
    { sku: await driver.sku(), count: 1 },
  ];
  const { orderNumbers: orderNumber } = await driver.place(shopper, lines);
  expectOk(await driver.payCash(shopper, orderNumber));
  expectOk(await driver.seller(orderNumber, 'accept'));
  const all = async () => expectOk(await driver.askAs<Delivery[]>(shopper, 'GET', `/p/myDelivery/delivery/${orderNumber}`));
  expect(await all()).toEqual([]);

  const { orderItemDtos } = await driver.detail(shopper, orderNumber);
  const two = orderItemDtos.find(({ prodCount }) => prodCount === 2)?.orderItemId ?? 0;
  const first = expectOk(await driver.seller(orderNumber, 'ship', { items: [{ orderItemId: two, count: 1 }] })).dvyFlowId ?? 0;
  const second = expectOk(await driver.seller(orderNumber, 'ship')).dvyFlowId ?? 0;
  expectOk(await driver.courier(first, 'collected'));
  expectOk(await driver.courier(second, 'inTransit'));
  expectOk(await driver.courier(second, 'delivered'));

  const [newest, oldest] = await all();
  expect([newest?.dvyFlowId, oldest?.dvyFlowId]).toEqual([second, first]);
  expect(oldest?.items).toEqual([expect.objectContaining({ orderItemId: two, shippedCount: 1 })]);
  expect(newest?.items.map(({ shippedCount }) => shippedCount)).toEqual([1, 1]);
  expect(newest?.traces.map(({ stateCode }) => stateCode).slice(0, 2)).toEqual(['SIGNED', 'IN_TRANSIT']);

  const track = (of: typeof shopper, dvyFlowId: number) =>
    driver.askAs<Delivery>(of, 'GET', '/p/myDelivery/track', { query: { dvyFlowId } });
  expect(expectOk(await track(shopper, first))).toEqual(oldest);
  expect((await track(await driver.newShopper(), first)).status).toBe(404);
  expect((await track(shopper, 1)).status).toBe(404);
});

it('an order stands in its stages with the time of each', async () => {
  const { clock } = mall.mall.context;
  const shopper = await driver.newShopper();
  const { orderNumbers: orderNumber } = await driver.place(shopper, [{ sku: await driver.sku(), count: 1 }]);
  const placed = new Date(clock.now()).toISOString();
  expectOk(await driver.payCash(shopper, orderNumber));
  expectOk(await driver.seller(orderNumber, 'accept'));
  await mall.advance(3_600_000);
  const shipped = new Date(clock.now()).toISOString();
  const parcel = expectOk(await driver.seller(orderNumber, 'ship')).dvyFlowId ?? 0;
  const stages = async () => (await driver.detail(shopper, orderNumber)).stages.map(({ stage, time, current }) => [stage, time, current]);
  expect(await stages()).toEqual([
    ['PLACED', placed, false],
    ['SHIPPED', shipped, true],
    ['DELIVERED', null, false],
    ['COMPLETED', null, false],
  ]);
  await mall.advance(3_600_000);
  expectOk(await driver.courier(parcel, 'delivered'));
  expect((await stages()).at(2)).toEqual(['DELIVERED', new Date(clock.now()).toISOString(), true]);
});

it('a parcel from abroad is promised for later than one from here', async () => {
  const { db } = mall.mall.context;
  const shopper = await driver.newShopper();
  const [near, far] = [await driver.sku({ shop: 1 }), await driver.sku({ shop: 3 })];
  await db.execute(sql`update shops set region_id = ${china} where shop_id = ${far.shopId}`);
  const etaOf = async (sku: SkuFixture) => {
    const { orderNumbers: orderNumber } = await driver.place(shopper, [{ sku, count: 1 }]);
    expectOk(await driver.payCash(shopper, orderNumber));
    for (const event of ['accept', 'ship']) expectOk(await driver.seller(orderNumber, event));
    const [parcel] = expectOk(await driver.askAs<Delivery[]>(shopper, 'GET', `/p/myDelivery/delivery/${orderNumber}`));
    return parcel?.eta ?? '';
  };
  const [here, there] = [await etaOf(near), await etaOf(far)];
  expect(there > here, `${there} after ${here}`).toBe(true);
});

it('the warranty of a line runs from the day on which it arrived in its region, and is told from then on', async () => {
  const { db, clock } = mall.mall.context;
  const shopper = await driver.newShopper();
  const [guarded, plain] = [await driver.sku(), await driver.sku()];
  await db.execute(sql`update products set warranty_months = 24 where prod_id = ${guarded.prodId}`);
  const lines = [guarded, plain].map((sku) => ({ sku, count: 1 }));
  const { orderNumbers: orderNumber } = await driver.place(shopper, lines);
  expectOk(await driver.payCash(shopper, orderNumber));
  expectOk(await driver.seller(orderNumber, 'accept'));
  const parcel = expectOk(await driver.seller(orderNumber, 'ship')).dvyFlowId ?? 0;
  const warranties = async () =>
    new Map((await driver.detail(shopper, orderNumber)).orderItemDtos.map(({ prodId, warrantyUntil }) => [prodId, warrantyUntil]));
  expect([...(await warranties()).values()]).toEqual([null, null]);

  // At 20:00 UTC the next day has begun in Sri Lanka.
  const day = 86_400_000;
  const evening = Math.ceil(clock.now() / day) * day + 20 * 3_600_000;
  await mall.advance(evening - clock.now());
  expectOk(await driver.courier(parcel, 'delivered'));
  const next = new Date(evening + day);
  const until = `${next.getUTCFullYear() + 2}-${next.toISOString().slice(5, 10)}`;
  expect(await warranties()).toEqual(
    new Map([
      [guarded.prodId, until],
      [plain.prodId, null],
    ]),
  );
});
