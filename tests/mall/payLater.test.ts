import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sum } from '#machines/rules/money/money.ts';
import { cents } from '../cents.ts';
import { confirmSeat, openTestGroup, submitSeat } from '../drivers/group.driver.ts';
import { expectOk, newKey, orderDriver, type OrderDriver, type Shopper } from '../drivers/order.driver.ts';
import { refundDriver, type RefundDriver } from '../drivers/refund.driver.ts';
import { china, sellIn, sriLanka } from '../drivers/skuFixtures.ts';
import type { TestMall } from './harness.ts';
import { openMallWithBank, type Charge, type TestBank } from './payment/bank.ts';

type Plan = { months: number; perMonth: number; total: number; cost: number; dates: { date: string; amount: number }[] };
type Method = { payType: number; enabled: boolean; reasonCode: string | null; reason: string | null };
type Offer = { provider: string; months: number; perMonth: number; plans: Plan[] };
type Info = { payTypes: Method[]; installment: Offer | null };
type Attempt = {
  payNo: string;
  payType: number;
  payStatus: string;
  failCode: string | null;
  failDesc: string | null;
  retryable: boolean;
  attempts: number;
  nextAction: { url: string } | null;
  code?: string;
  data?: { reasonCode?: string; payNo?: string };
};

const laos = 659006000404;
const payLater = 23;

let bank: TestBank;
let mall: TestMall;
let close: () => Promise<void>;
let driver: OrderDriver;
let refunds: RefundDriver;
let shopper: Shopper;
beforeAll(async () => {
  ({ bank, mall, close } = await openMallWithBank());
  driver = orderDriver(mall);
  refunds = refundDriver(mall, driver);
});
afterAll(() => close());
beforeEach(async () => {
  shopper = await driver.newShopper();
});

const place = async (price = 1_000_000): Promise<string> =>
  (await driver.place(shopper, [{ sku: await driver.sku({ price }), count: 1 }])).orderNumbers;
const pay = (orderNumbers: string, more: object = {}, who = shopper, key = newKey()) =>
  driver.askAs<Attempt>(who, 'POST', '/p/order/pay', { key, body: { orderNumbers, payType: payLater, ...more } });
const info = async (orderNumbers: string): Promise<Info> =>
  expectOk(await driver.askAs<Info>(shopper, 'GET', '/p/order/getOrderPayInfoByOrderNumber', { query: { orderNumbers } }));
const laterIn = ({ payTypes }: Pick<Info, 'payTypes'>): Method | undefined => payTypes.find(({ payType }) => payType === payLater);
const planIn = async (orderNumber: string): Promise<Plan | null> => {
  const detail = (await driver.detail(shopper, orderNumber)) as unknown as { pay: { installment: Plan | null } };
  return detail.pay.installment;
};
const status = async ({ payNo }: Pick<Attempt, 'payNo'>): Promise<Attempt> =>
  expectOk(await driver.askAs<Attempt>(shopper, 'GET', '/p/order/payStatus', { query: { payNo } }));
const approve = ({ nextAction }: Attempt): Promise<void> => bank.answerStep(nextAction?.url ?? '', 'approved');
/** Pays an order by a plan that is approved. */
async function paid(orderNumbers: string, months = 3): Promise<Attempt> {
  const attempt = expectOk(await pay(orderNumbers, { months }));
  await approve(attempt);
  const settled = await status(attempt);
  expect(settled.payStatus).toBe('PAID');
  return settled;
}
const charged = (payNo: string) => bank.merchant<Charge>('GET', `/charges/${payNo}`);

describe('who may pay later', () => {
  it('reads three plans beforehand, each with its cost and dates; the one without cost stands for all', async () => {
    const { payTypes, installment } = await info(await place(1_000_010));
    expect(laterIn({ payTypes })).toMatchObject({
      enabled: true,
      reasonCode: null,
      reason: null,
      name: 'Pay later with Serendib PayLater',
    });
    const { actualTotal } = (await driver.detail(shopper, await place(1_000_010))) as unknown as { actualTotal: number };
    expect(installment).toMatchObject({ provider: 'Serendib PayLater', months: 3 });
    expect(installment?.plans.map(({ months }) => months)).toEqual([3, 6, 12]);
    for (const plan of installment?.plans ?? []) {
      const rate = { 3: 0, 6: 0.03, 12: 0.06 }[plan.months] ?? NaN;
      expect(cents(plan.cost)).toBe(Math.round(cents(actualTotal) * rate));
      expect(cents(plan.total)).toBe(cents(actualTotal) + cents(plan.cost));
      expect(sum(plan.dates.map(({ amount }) => cents(amount)))).toBe(cents(plan.total));
      expect(plan.dates).toHaveLength(plan.months);
    }
    expect(installment?.perMonth).toBe(installment?.plans[0]?.perMonth);
  });

  it.each([
    ['PAY_LATER_MIN', 300_000, 'Pay later is available from Rs 5,000'],
    ['PAY_LATER_MAX', 30_000_100, 'Pay later is available up to Rs 300,000'],
  ])('is refused where the amount is out of bounds, with the bound (%s)', async (reasonCode, price, reason) => {
    const orderNumber = await place(price);
    const { installment, payTypes } = await info(orderNumber);
    expect(installment).toBeNull();
    const later = laterIn({ payTypes });
    expect(later).toMatchObject({ enabled: false, reasonCode });
    expect(later?.reason?.replaceAll('\u00a0', ' ')).toBe(reason);
    expect(await pay(orderNumber, { months: 3 })).toMatchObject({
      status: 409,
      body: { code: 'PAY_LATER_NOT_AVAILABLE', data: { reasonCode } },
    });
    expect((await driver.detail(shopper, orderNumber)).status).toBe(1);
  });

  it('is refused in a region without it, and offered in whole kip where there is no smaller unit', async () => {
    const sku = await driver.sku({ price: 1_000_000 });
    await sellIn(mall, sku, china, 60_000);
    await sellIn(mall, sku, laos, 400_001);
    const read = async (regionId: number) =>
      expectOk(
        await mall.ask<{
          installment: { months: number; perMonth: number; dates: string[] } | null;
          skuList: { installments: { months: number; first: number; perMonth: number; total: number; cost: number }[] }[];
        }>('GET', '/prod/prodInfo', { query: { prodId: sku.prodId, regionId } }),
      );
    const inChina = await read(china);
    expect([inChina.installment, inChina.skuList[0]?.installments]).toEqual([null, []]);
    const inLaos = await read(laos);
    expect(inLaos.installment).toMatchObject({ months: 3, perMonth: 133_333 });
    expect(inLaos.installment?.dates).toHaveLength(12);
    expect(inLaos.skuList[0]?.installments).toEqual([
      { months: 3, first: 133_335, perMonth: 133_333, total: 400_001, cost: 0 },
      { months: 6, first: 68_671, perMonth: 68_666, total: 412_001, cost: 12_000 },
      { months: 12, first: 35_338, perMonth: 35_333, total: 424_001, cost: 24_000 },
    ]);
    expect((await read(sriLanka)).installment).toMatchObject({ months: 3, perMonth: 3_333.33 });
  });

  it('is refused for a seat in a group buy, at the checkout and after it', async () => {
    const group = await openTestGroup(mall);
    const preview = expectOk(await confirmSeat(driver, shopper, group)) as unknown as Info & { checkoutToken: string };
    expect(laterIn(preview)).toMatchObject({ enabled: false, reasonCode: 'PAY_LATER_GROUP' });
    expect(preview.installment).toBeNull();
    const { orderNumbers } = expectOk(await submitSeat(driver, shopper, preview.checkoutToken));
    expect(await pay(orderNumbers, { months: 6 })).toMatchObject({ status: 409, body: { data: { reasonCode: 'PAY_LATER_GROUP' } } });
  });

  it('is told at the checkout what each plan costs', async () => {
    const sku = await driver.sku({ price: 1_000_000 });
    const { basketId } = expectOk(await driver.add(shopper, sku));
    const preview = expectOk(await driver.confirm(shopper, { basketIds: [basketId], addrId: shopper.addrId }));
    const { installment, actualTotal } = preview as unknown as Info & { actualTotal: number };
    expect(installment?.plans[0]).toMatchObject({ months: 3, cost: 0, total: actualTotal });
    expect(laterIn(preview as unknown as Info)?.enabled).toBe(true);
  });
});

describe('paying later', () => {
  it.each([3, 6, 12])('in %i months is approved at the provider: the mall has its money, the order its plan', async (months) => {
    const orderNumber = await place();
    const [offered] = ((await info(orderNumber)).installment?.plans ?? []).filter((plan) => plan.months === months);
    const attempt = expectOk(await pay(orderNumber, { months }));
    expect(attempt).toMatchObject({ payType: payLater, payStatus: 'REQUIRES_ACTION', nextAction: { type: 'FRAME' } });
    expect(await planIn(orderNumber)).toBeNull();
    await approve(attempt);
    expect(await status(attempt)).toMatchObject({ payStatus: 'PAID', nextAction: null });
    const order = await driver.detail(shopper, orderNumber);
    expect(order).toMatchObject({ status: 2, payStatus: 'PAID', stage: 'PAID' });
    const { amount } = await charged(attempt.payNo);
    expect(amount, 'the mall gets what the order costs').toBe(cents((order as unknown as { actualTotal: number }).actualTotal));
    expect(await planIn(orderNumber)).toEqual({ provider: 'Serendib PayLater', ...offered });
  });

  it('that the provider declines costs nothing and says why; a card pays it then', async () => {
    const orderNumber = await place();
    const attempt = expectOk(await pay(orderNumber, { months: 6 }));
    await bank.answerStep(attempt.nextAction?.url ?? '', 'refused');
    const declined = await status(attempt);
    expect(declined).toMatchObject({ payStatus: 'FAILED', failCode: 'PAY_LATER_DECLINED', retryable: true });
    expect(declined.failDesc).toMatch(/plan/);
    const card = expectOk(await pay(orderNumber, { payType: 20, vaultToken: await bank.token() }));
    expect(card).toMatchObject({ payStatus: 'PAID', payType: 20, attempts: 2 });
    expect(await planIn(orderNumber)).toBeNull();
  });

  it('pressed twice is paid once', async () => {
    const orderNumber = await place();
    const key = newKey();
    const both = await Promise.all([pay(orderNumber, { months: 3 }, shopper, key), pay(orderNumber, { months: 3 }, shopper, key)]);
    const [attempt] = both.filter((each) => each.status === 200).map(({ body }) => body);
    if (!attempt) throw new Error('neither was answered');
    expect(await pay(orderNumber, { months: 12 })).toMatchObject({
      status: 409,
      body: { code: 'PAY_IN_PROGRESS', data: { payNo: attempt.payNo } },
    });
    await approve(attempt);
    const { rows } = await mall.mall.context.db.execute<{ n: number; captured: number }>(
      sql`select count(*)::int as n, sum(captured)::bigint as captured from payment join payment_order using (pay_no)
        where order_number = ${orderNumber}`,
    );
    expect(rows).toEqual([{ n: 1, captured: (await charged(attempt.payNo)).amount }]);
  });

  it('that is left at the provider can be left, and paid another way', async () => {
    const orderNumber = await place();
    const attempt = expectOk(await pay(orderNumber, { months: 3 }));
    const left = await driver.askAs<Attempt>(shopper, 'POST', '/p/order/payCancel', { body: { payNo: attempt.payNo } });
    expect(expectOk(left)).toMatchObject({ payStatus: 'CANCELLED', retryable: true });
    await approve(attempt);
    expect(await status(attempt)).toMatchObject({ payStatus: 'CANCELLED' });
    expect((await charged(attempt.payNo)).state).toBe('CANCELLED');
  });

  it('wants one of the three plans, and nothing else wants one', async () => {
    const orderNumber = await place();
    for (const more of [
      {},
      { months: 4 },
      { months: 0 },
      { months: -3 },
      { months: 1.5 },
      { payType: 20, months: 3 },
      { payType: 21, months: 6 },
    ])
      expect(await pay(orderNumber, more), JSON.stringify(more)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect((await info(orderNumber)).payTypes.every(({ enabled }) => enabled)).toBe(true);
  });

  it('of an order of somebody else is not found', async () => {
    const orderNumber = await place();
    const attempt = expectOk(await pay(orderNumber, { months: 3 }));
    const other = await driver.newShopper();
    expect((await pay(orderNumber, { months: 3 }, other)).status).toBe(404);
    expect((await driver.askAs(other, 'GET', '/p/order/payStatus', { query: { payNo: attempt.payNo } })).status).toBe(404);
  });

  it('for two shops together gives each order its part of the plan', async () => {
    const skus = [await driver.sku({ shop: 1, price: 777_777 }), await driver.sku({ shop: 2, price: 333_331 })];
    const placed = await driver.place(
      shopper,
      skus.map((sku) => ({ sku, count: 1 })),
    );
    const offered = (await info(placed.orderNumbers)).installment?.plans.find(({ months }) => months === 12);
    await paid(placed.orderNumbers, 12);
    const own = await Promise.all(placed.orders.map(({ orderNumber }) => planIn(orderNumber)));
    expect(sum(own.map((plan) => cents(plan?.total ?? 0)))).toBe(cents(offered?.total ?? 0));
    offered?.dates.forEach(({ date, amount }, at) => {
      expect(own.map((plan) => plan?.dates[at]?.date)).toEqual([date, date]);
      expect(sum(own.map((plan) => cents(plan?.dates[at]?.amount ?? 0)))).toBe(cents(amount));
    });
  });
});

describe('money that goes back', () => {
  it('of a line goes to the plan, its last installments first, and stands so on the receipt', async () => {
    const two = [await driver.sku({ price: 600_000 }), await driver.sku({ price: 300_000 })];
    const orderNumber = (
      await driver.place(
        shopper,
        two.map((sku) => ({ sku, count: 1 })),
      )
    ).orderNumbers;
    await paid(orderNumber, 6);
    const before = await planIn(orderNumber);
    expectOk(await driver.seller(orderNumber, 'accept'));
    const { dvyFlowId } = expectOk(await driver.seller(orderNumber, 'ship'));
    expectOk(await driver.courier(dvyFlowId ?? 0, 'delivered'));
    expectOk(await driver.buyer(shopper, 'receipt', orderNumber));
    const order = await driver.detail(shopper, orderNumber);
    const line = order.orderItemDtos.find(({ prodId }) => prodId === two[1]?.prodId);
    const refund = expectOk(await refunds.apply(shopper, order, { orderItemId: line?.orderItemId ?? 0 }));
    expect(refund).toMatchObject({ refundTo: 'Your Serendib PayLater plan' });
    expectOk(await refunds.say(refund.refundSn, 'accept'));
    expect(await refunds.info(shopper, refund.refundSn)).toMatchObject({ statusCode: 'SUCCESS' });
    const after = await planIn(orderNumber);
    expect(cents(after?.total ?? 0)).toBe(cents(before?.total ?? 0) - 300_000 - 9_000);
    expect(after?.dates.length).toBeLessThan(6);
    expect(after?.dates[0]).toEqual(before?.dates[0]);
    const receipt = expectOk(
      await driver.askAs<{ refunds: object[]; payments: object[]; installment: Plan }>(
        shopper,
        'GET',
        `/p/myOrder/receiptDoc/${orderNumber}`,
      ),
    );
    expect(receipt).toMatchObject({
      payments: [{ payType: payLater, cardLast4: null, isPaid: true }],
      refunds: [{ refundTo: 'PLAN', cardLast4: null, coins: null, amount: 3000, status: 'DONE' }],
      installment: after,
    });
  });

  it('of a cancelled order leaves nothing of the plan; it is said before', async () => {
    const orderNumber = await place();
    const { payNo } = await paid(orderNumber, 12);
    const preview = expectOk(
      await driver.askAs<{ refundTo: string; effects: { kind: string; desc: string }[] }>(
        shopper,
        'GET',
        `/p/myOrder/cancelPreview/${orderNumber}`,
      ),
    );
    expect(preview.refundTo).toBe('Your Serendib PayLater plan');
    expect(preview.effects.find(({ kind }) => kind === 'MONEY_BACK')?.desc).toBe('Back to your Serendib PayLater plan');
    expectOk(await driver.cancel(shopper, orderNumber));
    await mall.advance(60_000);
    const { amount, refunded } = await charged(payNo);
    expect(refunded).toBe(amount);
    expect(await planIn(orderNumber)).toMatchObject({ total: 0, cost: 0, dates: [] });
  });
});
