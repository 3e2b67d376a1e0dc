import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '../../cents.ts';
import { expectOk, newKey, orderDriver, type Order, type OrderDriver, type Placed, type Shopper } from '../../drivers/order.driver.ts';
import type { SkuFixture } from '../../drivers/skuFixtures.ts';
import { openMallWithBank, type Charge, type TestBank } from '../payment/bank.ts';
import type { TestMall } from '../harness.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let bank: TestBank;
let mall: TestMall;
let close: () => Promise<void>;
let driver: OrderDriver;
let shopper: Shopper;
beforeAll(async () => {
  ({ bank, mall, close } = await openMallWithBank());
  driver = orderDriver(mall);
});
afterAll(() => close());
beforeEach(async () => {
  shopper = await driver.newShopper();
});

type Paid = { payNo: string; payStatus: string; nextAction: { url: string } | null };

const pay = async (orderNumbers: string, number?: string) =>
  expectOk(
    await driver.askAs<Paid>(shopper, 'POST', '/p/order/pay', {
      key: newKey(),
      body: { orderNumbers, payType: 20, vaultToken: await bank.token(number) },
    }),
  );
const look = (orderNumber: string): Promise<Order> => driver.detail(shopper, orderNumber);
const cardCount = async (payNo: string): Promise<number> => {
  const charge = await bank.merchant<Charge>('GET', `/charges/${payNo}`);
  return charge.state === 'CAPTURED' || charge.state === 'REFUNDED' ? charge.amount - charge.refunded : 0;
};

async function twoShops(): Promise<{ placed: Placed; skus: SkuFixture[] }> {
  const skus = [await driver.sku({ shop: 1 }), await driver.sku({ shop: 2 })];
  return {
    placed: await driver.place(
      shopper,
      skus.map((sku) => ({ sku, count: 1 })),
    ),
    skus,
  };
}

describe('orders paid by card', () => {
  it('are paid together and go to their sellers (O2, O4); what the bank keeps is what they cost', async () => {
    const { placed, skus } = await twoShops();
    const paid = await pay(placed.orderNumbers);
    expect(paid.payStatus).toBe('PAID');
    for (const { orderNumber } of placed.orders)
      expect(await look(orderNumber)).toMatchObject({
        statusCode: 'TO_DELIVER.NEW',
        payStatus: 'PAID',
        stage: 'PAID',
        pay: { payType: 20, cardLast4: '4242', payNo: paid.payNo },
      });
    for (const sku of skus) expect(await driver.stockOf(sku.skuId)).toEqual({ stocks: 49, reserved: 0 });
    expect(await cardCount(paid.payNo)).toBe(cents(placed.actualTotal));
  });

  it('stay to pay when the card is declined, and another card pays them (O3)', async () => {
    const { placed } = await twoShops();
    expect((await pay(placed.orderNumbers, '4000000000000002')).payStatus).toBe('FAILED');
    for (const { orderNumber } of placed.orders)
      expect(await look(orderNumber)).toMatchObject({ statusCode: 'UNPAID', payStatus: 'UNPAID' });
    expect((await pay(placed.orderNumbers)).payStatus).toBe('PAID');
  });

  it('are not closed under the hands of a buyer whose bank asks him to confirm (O2), but after his attempt (O6)', async () => {
    const { placed } = await twoShops();
    await mall.advance(20 * minute);
    const paying = await pay(placed.orderNumbers, '4000000000003220');
    expect(paying.payStatus).toBe('REQUIRES_ACTION');
    const [first] = placed.orders;
    expect(await look(first!.orderNumber)).toMatchObject({ payStatus: 'PROCESSING' });
    await mall.advance(14 * minute);
    expect(await look(first!.orderNumber)).toMatchObject({ status: 1, payStatus: 'PROCESSING' });
    await mall.advance(2 * minute);
    expect(await look(first!.orderNumber)).toMatchObject({ statusCode: 'CLOSED.PAY_TIMEOUT' });
  });

  it("get one order's money back when it is cancelled (O12), the other one stays; nothing more than was taken goes back", async () => {
    const { placed, skus } = await twoShops();
    const paid = await pay(placed.orderNumbers);
    const [one, other] = placed.orders;
    const preview = expectOk(
      await driver.askAs<{ mode: string; refundAmount: number; refundTo: string }>(
        shopper,
        'GET',
        `/p/myOrder/cancelPreview/${one!.orderNumber}`,
      ),
    );
    expect(preview).toMatchObject({ mode: 'IMMEDIATE', refundAmount: one!.actualTotal, refundTo: 'Card ending in 4242' });
    expect(expectOk(await driver.cancel(shopper, one!.orderNumber))).toMatchObject({
      payStatus: 'REFUNDING',
      refundAmount: one!.actualTotal,
    });
    expect(await driver.remove(shopper, one!.orderNumber)).toMatchObject({ status: 409, body: { data: { reasonCode: 'REFUND_RUNNING' } } });
    await mall.advance(minute);
    expect(await look(one!.orderNumber)).toMatchObject({
      statusCode: 'CLOSED.BUYER_CANCEL',
      payStatus: 'REFUNDED',
      refundAmount: one!.actualTotal,
    });
    expect(await look(other!.orderNumber)).toMatchObject({ statusCode: 'TO_DELIVER.NEW', payStatus: 'PAID' });
    expect(await cardCount(paid.payNo)).toBe(cents(other!.actualTotal));
    expect(await driver.stockOf(skus.find((sku) => sku.shopId === one!.shopId)!.skuId)).toEqual({ stocks: 50, reserved: 0 });
  });

  it('get everything back when the seller sends nothing (O20)', async () => {
    const { placed } = await twoShops();
    const paid = await pay(placed.orderNumbers);
    await mall.advance(5 * day);
    await mall.advance(minute);
    for (const { orderNumber } of placed.orders)
      expect(await look(orderNumber)).toMatchObject({ statusCode: 'CLOSED.SELLER_LATE', payStatus: 'REFUNDED' });
    expect(await cardCount(paid.payNo)).toBe(0);
  });

  it('give money that comes too late back and never reopen (O8)', async () => {
    const { placed, skus } = await twoShops();
    const paying = await pay(placed.orderNumbers, '4000000000003220');
    for (const { orderNumber } of placed.orders) expectOk(await driver.cancel(shopper, orderNumber));
    await mall.advance(1000);
    await mall.ops('POST', '/_ops/psp/script', { settle: paying.payNo });
    await bank.delivered();
    await mall.advance(minute);
    for (const { orderNumber } of placed.orders)
      expect(await look(orderNumber)).toMatchObject({ statusCode: 'CLOSED.BUYER_CANCEL', payStatus: 'REFUNDED' });
    expect(await cardCount(paying.payNo)).toBe(0);
    for (const sku of skus) expect(await driver.stockOf(sku.skuId)).toEqual({ stocks: 50, reserved: 0 });
  });
});
