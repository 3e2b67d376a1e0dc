import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#mall/order/order.tables.ts';
import { paymentOrders, payments } from '#mall/payment/payment.tables.ts';
import { mallProgram, startMall, type MallProcess } from '../../drivers/mallProcess.ts';
import { openTestBank, placeTestOrder, type Charge, type TestBank } from './bank.ts';
import { openTestMall, testSecret, type TestMall } from '../harness.ts';

let t: TestMall;
let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank();
  t = await openTestMall({ products: 20, env: { VAULT_URL: bank.url } });
  bank.tell(null);
});
afterAll(async () => {
  await t.close();
  await bank.close();
});

/** A mall in a process of its own on the same database. */
const openMall = (): Promise<MallProcess> =>
  startMall(mallProgram(), { DEMO: '1', DATABASE_URL: t.mall.context.database.url, VAULT_URL: bank.url, SECRET: testSecret });

/** How long after it was asked the mall is killed, in ms. */
const delays = process.env['FULL'] === '1' ? [4, 12, 25, 45, 70, 110] : [12, 70];
const ordersEach = 6;

describe('a mall that is killed while it takes money', () => {
  it('forgets no captured money and takes none twice, whenever it is killed', async () => {
    const user = await t.newUser();
    const placed: string[] = [];
    for (const delay of delays) {
      const { child, url, gone } = await openMall();
      const wave = await Promise.all(Array.from({ length: ordersEach }, () => placeTestOrder(t, user.userId)));
      placed.push(...wave);
      const tokens = await Promise.all(wave.map(() => bank.token()));
      const paying = wave.map((orderNumbers, each) =>
        fetch(`${url}/p/order/pay`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}`, 'idempotency-key': `pay-${orderNumbers}` },
          body: JSON.stringify({ orderNumbers, payType: 20, vaultToken: tokens[each] }),
        }).then(
          (answer) => answer.json() as Promise<{ payStatus: string; orderNumbers: string }>,
          () => null,
        ),
      );
      // The moment of the kill is what varies here; nothing is waited for.
      setTimeout(() => child.kill('SIGKILL'), delay);
      await gone;
      for (const answer of await Promise.all(paying)) {
        if (answer?.payStatus !== 'PAID') continue;
        const [order] = await t.mall.context.db
          .select()
          .from(orders)
          .where(inArray(orders.orderNumber, [answer.orderNumbers]));
        expect(order?.life.payStatus).toBe('PAID');
      }
    }
    await t.advance(61_000);
    const attempts = await t.mall.context.db.select().from(payments);
    expect(attempts.filter(({ status }) => status === 'INIT' || status === 'PROCESSING')).toEqual([]);

    const again = async (orderNumbers: string) =>
      t.ask('POST', '/p/order/pay', {
        token: user.token,
        key: `again-${orderNumbers}`,
        body: { orderNumbers, payType: 20, vaultToken: await bank.token() },
      });
    for (const orderNumber of placed) expect([[200], [409]]).toContainEqual([(await again(orderNumber)).status]);

    const rows = await t.mall.context.db.select().from(orders).where(inArray(orders.orderNumber, placed));
    const shares = await t.mall.context.db.select().from(paymentOrders).where(inArray(paymentOrders.orderNumber, placed));
    for (const order of rows) {
      const tried = shares.filter((share) => share.orderNumber === order.orderNumber);
      const charges = await Promise.all(tried.map((share) => bank.merchant<Charge>('GET', `/charges/${share.payNo}`)));
      const captured = charges
        .filter(({ state }) => state === 'CAPTURED')
        .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
      expect([order.orderNumber, order.life.payStatus, captured]).toEqual([order.orderNumber, 'PAID', order.life.due]);
    }
    expect(rows).toHaveLength(delays.length * ordersEach);
  });
});
