import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coinDriver, type CoinDriver } from '../../drivers/coin.driver.ts';
import { expectOk, type Order, type Shopper } from '../../drivers/order.driver.ts';
import { refundDriver, type RefundDriver } from '../../drivers/refund.driver.ts';
import { openTestMall, type TestMall } from '../harness.ts';

const day = 86_400_000;

let mall: TestMall;
let driver: RefundDriver;
let coins: CoinDriver;
let shopper: Shopper;
beforeAll(async () => {
  mall = await openTestMall({ products: 20 });
  driver = refundDriver(mall);
  coins = coinDriver(mall, driver.orders);
});
afterAll(() => mall.close());
beforeEach(async () => {
  shopper = await driver.orders.newShopper();
});

const lines = [
  { price: 120_050, count: 2 },
  { price: 70_000, count: 1 },
];
const earnedBy = ({ actualTotal }: Order): number => Math.floor(actualTotal / 100);
const earned = async ({ orderNumber }: Order): Promise<number> => (await driver.orders.detail(shopper, orderNumber)).coinsEarned;

describe('coins are earned', () => {
  it('by a paid order: pending from its payment, theirs when the refund window ends (O4, O25)', async () => {
    const order = await driver.order(shopper, lines, 'received');
    const due = earnedBy(order);
    expect(due).toBeGreaterThan(30);
    expect(await coins.info(shopper)).toMatchObject({ balance: 0, pending: due, expiringAmount: 0, expiringAt: null, price: 1, worth: 0 });
    await mall.advance(7 * day - 1000);
    expect(await coins.info(shopper)).toMatchObject({ balance: 0, pending: due });
    expect(await earned(order)).toBe(due);
    await mall.advance(1000);
    expect(await coins.info(shopper)).toMatchObject({ balance: due, pending: 0, expiringAmount: due, worth: due });
    expect(await coins.changes(shopper)).toEqual([`EARN ${due}`]);
    expect(await earned(order)).toBe(due);
    const center = expectOk(await driver.orders.askAs<{ coinBalance: number }>(shopper, 'GET', '/p/user/centerInfo'));
    expect(center.coinBalance).toBe(due);
  });

  it('when the receipt counts as confirmed, too (O26)', async () => {
    const order = await driver.order(shopper, lines, 'delivered');
    await mall.advance(14 * day);
    expect(await coins.changes(shopper)).toEqual([`EARN ${earnedBy(order)}`]);
  });

  it('by what the order kept: a part that is refunded brings none, and a refund that goes on is waited for (O30)', async () => {
    const order = await driver.order(shopper, lines, 'received');
    const pair = order.orderItemDtos.find(({ prodCount }) => prodCount === 2)?.orderItemId ?? 0;
    await mall.advance(6 * day);
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: pair, goodsNum: 1 }));
    expectOk(await driver.say(refund.refundSn, 'reject', { msg: 'No' }));
    await mall.advance(5 * day);
    expect(await coins.changes(shopper)).toEqual([]);
    expectOk(await driver.escalate(shopper, refund));
    await mall.advance(3 * day + 1000);
    const keptCoins = Math.floor((order.actualTotal - 1200.5) / 100);
    expect((await coins.info(shopper)).pending).toBe(keptCoins);
    await mall.advance(day);
    expect(await coins.changes(shopper)).toEqual(['RETURN 1201', `EARN ${keptCoins}`]);
  });

  it('never by an order that was refunded as a whole (O31)', async () => {
    const order = await driver.order(shopper, lines, 'received');
    const refund = expectOk(await driver.apply(shopper, order));
    expectOk(await driver.say(refund.refundSn, 'accept'));
    await mall.advance(9 * day);
    expect((await coins.changes(shopper)).filter((change) => change.startsWith('EARN'))).toEqual([]);
    expect(await coins.info(shopper)).toMatchObject({ pending: 0 });
    expect(await earned(order)).toBe(0);
  });

  it('by rating a whole order, once (O27), and by a shop that is late (O20)', async () => {
    const order = await driver.order(shopper, lines, 'received');
    expectOk(await driver.orders.rate(shopper, order));
    expect(await coins.changes(shopper)).toEqual(['EARN 10']);
    expect(await coins.info(shopper), 'what the order itself brings is still to come').toMatchObject({ pending: earnedBy(order) });
    const { orderNumbers } = await driver.orders.place(shopper, [{ sku: await driver.orders.sku({ price: 150_000 }), count: 1 }]);
    expectOk(await driver.orders.payCash(shopper, orderNumbers));
    await mall.advance(5 * day - 60_000);
    expect(await coins.changes(shopper)).toEqual(['EARN 10']);
    await mall.advance(60_000);
    expect(await driver.orders.detail(shopper, orderNumbers)).toMatchObject({ statusCode: 'CLOSED.SELLER_LATE' });
    expect(await coins.changes(shopper)).toEqual(['EARN 10', 'ADJUST 50']);
  });
});

describe('coins end', () => {
  it('after 365 days, those that end first being used first', async () => {
    await coins.give(shopper, 30);
    await mall.advance(10 * day);
    await coins.give(shopper, 20);
    const soon = await coins.info(shopper);
    expect(soon).toMatchObject({ balance: 50, expiringAmount: 30 });
    await mall.ops('POST', '/_ops/clock', { advanceTo: soon.expiringAt });
    expect(await coins.changes(shopper)).toEqual(['INVITE 30', 'INVITE 20', 'EXPIRE -30']);
    const last = await coins.info(shopper);
    expect(last).toMatchObject({ balance: 20, expiringAmount: 20 });
    expect(Date.parse(last.expiringAt ?? '') - Date.parse(soon.expiringAt ?? '')).toBe(10 * day);
    await mall.ops('POST', '/_ops/clock', { advanceTo: last.expiringAt });
    expect(await coins.changes(shopper)).toEqual(['INVITE 30', 'INVITE 20', 'EXPIRE -30', 'EXPIRE -20']);
    expect(await coins.info(shopper)).toMatchObject({ balance: 0, expiringAmount: 0, expiringAt: null });
  });
});

describe('the records', () => {
  it('are the shopper’s own, by type and page, and stay as they were written', async () => {
    await coins.give(shopper, 30);
    await coins.give(shopper, 20);
    const other = await driver.orders.newShopper();
    expect(await coins.records(other)).toEqual([]);
    expect(await coins.page(shopper, { size: '1', current: '2' })).toMatchObject({ total: 2, pages: 2, records: [{ amount: 30 }] });
    expect(await coins.page(shopper, { type: 'SPEND' })).toMatchObject({ total: 0, records: [] });
    expect((await driver.orders.askAs(shopper, 'GET', '/p/coin/records', { query: { type: 'GIFT' } })).status).toBe(400);
    expect((await mall.ask('GET', '/p/coin/info')).status).toBe(401);
    const change = mall.mall.context.database.pool.query('update coin_record set amount = 1000 where user_id = $1', [shopper.userId]);
    await expect(change).rejects.toThrow('append-only');
  });
});
