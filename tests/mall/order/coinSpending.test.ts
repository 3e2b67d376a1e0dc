import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '../../cents.ts';
import { coinDriver, type CoinDriver } from '../../drivers/coin.driver.ts';
import { expectOk, newKey, type Order, type Preview, type Shopper } from '../../drivers/order.driver.ts';
import { refundDriver, type RefundDriver } from '../../drivers/refund.driver.ts';
import type { SkuFixture } from '../../drivers/skuFixtures.ts';
import { openMallWithBank, type TestBank } from '../payment/bank.ts';
import type { TestMall } from '../harness.ts';

const minute = 60_000;
const day = 1440 * minute;

type CoinPreview = Preview & { coins: { usable: number; max: number; worth: number; selected: boolean }; orderReduce: number };
type Cancel = { coinsReturned: number; refundAmount: number };

let bank: TestBank;
let mall: TestMall;
let close: () => Promise<void>;
let driver: RefundDriver;
let coins: CoinDriver;
let shopper: Shopper;
beforeAll(async () => {
  ({ bank, mall, close } = await openMallWithBank({ products: 20 }));
  driver = refundDriver(mall);
  coins = coinDriver(mall, driver.orders);
});
afterAll(() => close());
beforeEach(async () => {
  shopper = await driver.orders.newShopper();
});

const lines = [
  { price: 120_050, count: 2 },
  { price: 70_000, count: 1 },
];
/** A fifth of these goods, in coins. */
const limit = 620;

const basketOf = async (skus: readonly { sku: SkuFixture; count: number }[]): Promise<number[]> => {
  const basketIds: number[] = [];
  for (const { sku, count } of skus) basketIds.push(expectOk(await driver.orders.add(shopper, sku, count)).basketId);
  return basketIds;
};
const confirm = async (body: object): Promise<CoinPreview> =>
  expectOk(await driver.orders.confirm(shopper, { addrId: shopper.addrId, ...body })) as CoinPreview;
const place = async (): Promise<string> => {
  const skus = [];
  for (const { price, count } of lines) skus.push({ sku: await driver.orders.sku({ price }), count });
  return (await driver.orders.place(shopper, skus, { useCoins: 1 })).orderNumbers;
};
const payByCard = async (orderNumbers: string): Promise<void> => {
  const body = { orderNumbers, payType: 20, vaultToken: await bank.token() };
  expectOk(await driver.orders.askAs(shopper, 'POST', '/p/order/pay', { key: newKey(), body }));
};
const cancelPreview = async (orderNumber: string): Promise<Cancel> =>
  expectOk(await driver.orders.askAs<Cancel>(shopper, 'GET', `/p/myOrder/cancelPreview/${orderNumber}`));
describe('a checkout', () => {
  it('shows how many coins it takes, and takes them when asked to; the choice is kept', async () => {
    await coins.give(shopper, 1000);
    const basketIds = await basketOf([
      { sku: await driver.orders.sku({ price: 120_050 }), count: 2 },
      { sku: await driver.orders.sku({ price: 70_000 }), count: 1 },
    ]);
    const first = await confirm({ basketIds });
    expect(first.coins).toEqual({ usable: limit, max: limit, worth: limit, selected: false });
    expect(first.priceLines.coins).toBe(0);
    const { checkoutToken } = first;
    const chosen = await confirm({ checkoutToken, useCoins: 1 });
    expect(chosen.coins).toEqual({ usable: limit, max: limit, worth: limit, selected: true });
    expect(chosen.priceLines).toMatchObject({ coins: limit, total: first.actualTotal - limit });
    expect(chosen).toMatchObject({ actualTotal: first.actualTotal - limit, orderReduce: limit });
    expect(chosen.priceLines.explain.filter(({ line }) => line === 'coins')).toEqual([
      { line: 'coins', rule: 'COINS', desc: 'Rs\u00a01 for each coin, 20% of your items at most', amount: limit },
    ]);
    expect(chosen.priceHash).not.toBe(first.priceHash);
    expect((await confirm({ checkoutToken, insurance: 1 })).coins.selected).toBe(true);
    expect((await confirm({ checkoutToken, useCoins: 0 })).priceLines.coins).toBe(0);
    expect(await coins.changes(shopper)).toEqual(['INVITE 1000']);
  });

  it('takes what the shopper has, and nothing from one who has none', async () => {
    const basketIds = await basketOf([{ sku: await driver.orders.sku({ price: 300_000 }), count: 1 }]);
    const none = await confirm({ basketIds, useCoins: 1 });
    expect(none.coins).toEqual({ usable: 0, max: 600, worth: 0, selected: true });
    expect(none.priceLines.coins).toBe(0);
    await coins.give(shopper, 7);
    expect((await confirm({ checkoutToken: none.checkoutToken })).priceLines.coins).toBe(7);
  });

  it('gives every order whole coins and every line its part, to the cent', async () => {
    await coins.give(shopper, 101);
    const basketIds = await basketOf([
      { sku: await driver.orders.sku({ shop: 1, price: 33_333 }), count: 1 },
      { sku: await driver.orders.sku({ shop: 1, price: 66_667 }), count: 1 },
      { sku: await driver.orders.sku({ shop: 2, price: 50_000 }), count: 1 },
    ]);
    const { checkoutToken, priceLines } = await confirm({ basketIds, useCoins: 1 });
    expect(priceLines.coins).toBe(101);
    const placed = expectOk(await driver.orders.submit(shopper, checkoutToken));
    const parts = [];
    for (const { orderNumber } of placed.orders) {
      const order = await driver.orders.detail(shopper, orderNumber);
      expect(cents(order.priceLines.coins)).toBe(order.orderItemDtos.reduce((sum, item) => sum + cents(item.shareReduce), 0));
      for (const item of order.orderItemDtos)
        expect(cents(item.actualTotal)).toBe(cents(item.productTotalAmount) - cents(item.shareReduce));
      parts.push(order.priceLines.coins);
    }
    expect(parts.toSorted((a, b) => a - b)).toEqual([33, 68]);
    expect(await coins.changes(shopper)).toEqual(['INVITE 101', ...parts.map((part) => `SPEND -${part}`)]);
  });

  it('whose coins were spent elsewhere is submitted only at the price of today', async () => {
    await coins.give(shopper, 600);
    const shop = async () =>
      confirm({ basketIds: await basketOf([{ sku: await driver.orders.sku({ price: 300_000 }), count: 1 }]), useCoins: 1 });
    const [one, other] = [await shop(), await shop()];
    expect([one.priceLines.coins, other.priceLines.coins]).toEqual([600, 600]);
    const answers = await Promise.all([one, other].map(({ checkoutToken }) => driver.orders.submit(shopper, checkoutToken)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body as unknown as { code: string; data: { preview: CoinPreview } };
    expect(refused.code).toBe('PRICE_CHANGED');
    expect(refused.data.preview).toMatchObject({ coins: { usable: 0, selected: true }, priceLines: { coins: 0 } });
    expect(await coins.changes(shopper)).toEqual(['INVITE 600', 'SPEND -600']);
    const { checkoutToken, priceHash } = refused.data.preview;
    expectOk(await driver.orders.submit(shopper, checkoutToken, { acceptPriceHash: priceHash }));
  });
});

describe('an order holds its coins', () => {
  beforeEach(() => coins.give(shopper, 1000));

  it('from the submit (O1), and gives them back when nobody pays in time (O6)', async () => {
    const orderNumber = await place();
    expect(await coins.changes(shopper)).toEqual(['INVITE 1000', `SPEND -${limit}`]);
    expect(await driver.orders.detail(shopper, orderNumber)).toMatchObject({ priceLines: { coins: limit } });
    await mall.advance(30 * minute);
    expect(await driver.orders.detail(shopper, orderNumber)).toMatchObject({ statusCode: 'CLOSED.PAY_TIMEOUT' });
    expect(await coins.changes(shopper)).toEqual(['INVITE 1000', `SPEND -${limit}`, `RETURN ${limit}`]);
  });

  it('and gives them back at a cancel, unpaid (O7) or paid (O12), as the preview of it says (M5)', async () => {
    const unpaid = await place();
    expect(await cancelPreview(unpaid)).toMatchObject({ coinsReturned: limit, refundAmount: 0 });
    expectOk(await driver.orders.cancel(shopper, unpaid));
    expect((await coins.info(shopper)).balance).toBe(1000);
    const paid = await place();
    await payByCard(paid);
    const { actualTotal } = await driver.orders.detail(shopper, paid);
    expect(await cancelPreview(paid)).toMatchObject({ coinsReturned: limit, refundAmount: actualTotal });
    expectOk(await driver.orders.cancel(shopper, paid));
    expect(await driver.orders.detail(shopper, paid)).toMatchObject({ refundAmount: actualTotal });
    expect(await coins.changes(shopper)).toEqual(['INVITE 1000', ...[unpaid, paid].flatMap(() => [`SPEND -${limit}`, `RETURN ${limit}`])]);
  });

  it('and gives them back with more for the wait when the shop is late (O20)', async () => {
    const orderNumber = await place();
    expectOk(await driver.orders.payCash(shopper, orderNumber));
    await mall.advance(5 * day);
    expect(await coins.changes(shopper)).toEqual(['INVITE 1000', `SPEND -${limit}`, `RETURN ${limit}`, 'ADJUST 50']);
  });

  it('and earns by money alone: what coins paid brings none (O25)', async () => {
    const order = await driver.order(shopper, lines, 'received', { useCoins: 1 });
    const paid = Math.floor(order.actualTotal / 100);
    expect(order.actualTotal).toBe(order.priceLines.totalItemCost - limit + order.priceLines.deliveryFee);
    await mall.advance(7 * day);
    expect(await coins.changes(shopper)).toEqual(['INVITE 1000', `SPEND -${limit}`, `EARN ${paid}`]);
  });
});

describe('a refund', () => {
  const received = async (): Promise<Order> => {
    await coins.give(shopper, 1000);
    const orderNumber = await place();
    await payByCard(orderNumber);
    expectOk(await driver.orders.seller(orderNumber, 'accept'));
    const { dvyFlowId } = expectOk(await driver.orders.seller(orderNumber, 'ship'));
    expectOk(await driver.orders.courier(dvyFlowId ?? 0, 'delivered'));
    expectOk(await driver.orders.buyer(shopper, 'receipt', orderNumber));
    return driver.orders.detail(shopper, orderNumber);
  };
  const refund = async (order: Order, orderItemId?: number) => {
    const { refundSn, coinsBack } = expectOk(await driver.apply(shopper, order, orderItemId === undefined ? {} : { orderItemId }));
    expectOk(await driver.say(refundSn, 'accept'));
    await mall.advance(minute);
    const paid = await driver.info(shopper, refundSn);
    expect(paid.coinsBack, 'as was said').toBe(coinsBack);
    return paid;
  };

  it('of a part brings the money that was paid for it, never money for coins (O30)', async () => {
    const order = await received();
    const single = order.orderItemDtos.find(({ prodCount }) => prodCount === 1);
    expect(single).toMatchObject({ productTotalAmount: 700, actualTotal: 560.05, shareReduce: 139.95 });
    expect(await refund(order, single?.orderItemId)).toMatchObject({ statusCode: 'SUCCESS', refundAmount: 560.05, coinsBack: 0 });
    expect(await coins.changes(shopper)).toEqual(['INVITE 1000', `SPEND -${limit}`]);
  });

  it('of everything, in one or in parts, brings all the money and then all the coins (O31)', async () => {
    const whole = await received();
    expect(await refund(whole)).toMatchObject({ statusCode: 'SUCCESS', refundAmount: whole.actualTotal, coinsBack: limit });
    expect((await driver.orders.detail(shopper, whole.orderNumber)).closeType).toBe('REFUNDED');
    expect(await coins.changes(shopper)).toEqual(['INVITE 1000', `SPEND -${limit}`, `RETURN ${limit}`]);
    const parts = await received();
    const back = [];
    for (const { orderItemId } of parts.orderItemDtos) back.push((await refund(parts, orderItemId)).coinsBack);
    expect(back).toEqual([0, limit]);
    expect((await driver.orders.detail(shopper, parts.orderNumber)).closeType).toBe('REFUNDED');
    expect((await coins.changes(shopper)).slice(-2)).toEqual([`SPEND -${limit}`, `RETURN ${limit}`]);
    expect((await coins.info(shopper)).balance).toBe(2000);
  });
});
