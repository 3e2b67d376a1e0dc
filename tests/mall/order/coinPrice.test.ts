import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coinDriver, type CoinDriver } from '../../drivers/coin.driver.ts';
import { expectOk, type Preview } from '../../drivers/order.driver.ts';
import { refundDriver, type RefundDriver } from '../../drivers/refund.driver.ts';
import { sriLanka } from '../../drivers/skuFixtures.ts';
import { openTestMall, type TestMall } from '../harness.ts';

const day = 86_400_000;
const turkey = 659006000405;

let mall: TestMall;
let driver: RefundDriver;
let coins: CoinDriver;
beforeAll(async () => {
  mall = await openTestMall({ products: 20 });
  driver = refundDriver(mall);
  coins = coinDriver(mall, driver.orders);
});
afterAll(() => mall.close());

type CoinPrice = { price: number; currency: string; asOf: string; changePct: number; history: { day: string; price: number }[] };
const read = async (regionId: number, days?: number): Promise<CoinPrice> =>
  expectOk(await mall.ask<CoinPrice>('GET', '/coin/price', { query: { regionId, ...(days === undefined ? {} : { days }) } }));
const set = (regionId: number, price: number) => mall.ops('POST', '/_ops/coinPrice', { regionId, price });

describe('the price of a coin (T4)', () => {
  it('is told for each of thirty days, today the last, before and after it changes', async () => {
    const before = await read(sriLanka);
    expect(before).toMatchObject({ price: 1, currency: 'LKR', changePct: 0 });
    expect(new Set(before.history.map(({ price }) => price))).toEqual(new Set([1]));
    expect(before.history).toHaveLength(30);
    const days = before.history.map(({ day: name }) => Date.parse(name));
    expect(days).toEqual(days.map((_, nth) => (days[0] ?? 0) + nth * day));
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Colombo' }).format(mall.mall.context.clock.now());
    expect(before.history.at(-1)?.day).toBe(today);
    await set(sriLanka, 1.05);
    await mall.advance(2 * day);
    await set(sriLanka, 1.1);
    const after = await read(sriLanka, 4);
    expect(after.history.map(({ price }) => price)).toEqual([1, 1.05, 1.05, 1.1]);
    expect(after).toMatchObject({ price: 1.1, changePct: 10 });
    expect(await read(turkey)).toMatchObject({ price: 0.15, currency: 'TRY', changePct: 0 });
    for (const wrong of [0, 1, 91, 2.5]) expect((await mall.ask('GET', '/coin/price', { query: { days: wrong } })).status).toBe(400);
    expect((await set(sriLanka, 0)).status).toBe(400);
    expect((await set(1, 1)).status).toBe(404);
    await set(sriLanka, 1);
  });

  it('is that of its placing for an order: what it brings, gives back and explains stays', async () => {
    const shopper = await driver.orders.newShopper();
    await coins.give(shopper, 100);
    const order = await driver.order(shopper, [{ price: 250_000, count: 2 }], 'received', { useCoins: 1 });
    expect(order.priceLines.coins).toBe(100);
    const due = order.coinsEarned;
    const { balance } = await coins.info(shopper);
    await set(sriLanka, 2);
    const now = await driver.orders.detail(shopper, order.orderNumber);
    expect(now.coinsEarned).toBe(due);
    expect(now.priceLines.explain.find(({ line }) => line === 'coins')).toEqual(
      order.priceLines.explain.find(({ line }) => line === 'coins'),
    );
    expect(await coins.info(shopper)).toMatchObject({ price: 2, pending: due, worth: balance * 2 });
    const pair = order.orderItemDtos[0]?.orderItemId ?? 0;
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: pair, goodsNum: 1 }));
    expectOk(await driver.say(refund.refundSn, 'accept'));
    expect((await coins.changes(shopper)).at(-1)).toBe(`RETURN ${Math.ceil(refund.refundAmount)}`);
    await set(sriLanka, 1);
  });

  it('changes an open checkout that uses coins: it is said before the order is placed', async () => {
    const shopper = await driver.orders.newShopper();
    await coins.give(shopper, 100);
    const { basketId } = expectOk(await driver.orders.add(shopper, await driver.orders.sku({ price: 250_000 })));
    const preview = expectOk(await driver.orders.confirm(shopper, { basketIds: [basketId], addrId: shopper.addrId, useCoins: 1 }));
    await set(sriLanka, 1.5);
    const refused = await driver.orders.submit(shopper, preview.checkoutToken);
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
    const { data } = refused.body as unknown as { data: { preview: Preview } };
    expect(data.preview.priceLines.coins).toBe(150);
    const placed = expectOk(await driver.orders.submit(shopper, preview.checkoutToken, { acceptPriceHash: data.preview.priceHash }));
    expect(placed.actualTotal).toBe(preview.actualTotal - 50);
    expect(await coins.info(shopper)).toMatchObject({ balance: 0 });
    await set(sriLanka, 1);
  });
});
