import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmSeat, openTestGroup, submitSeat } from '../drivers/group.driver.ts';
import { mallProgram, startMall } from '../drivers/mallProcess.ts';
import { expectOk, newKey, orderDriver, type OrderDriver } from '../drivers/order.driver.ts';
import { testSecret, type TestMall } from './harness.ts';
import { openMallWithBank, type TestBank } from './payment/bank.ts';

const isFull = process.env['FULL'] === '1';
const members = isFull ? 50 : 6;
/** After so many of them have their money back, the server that gives it is killed. */
const kills = isFull ? [1, 10, 25, 40] : [1, 3];
const hour = 3_600_000;

let bank: TestBank;
let mall: TestMall;
let close: () => Promise<void>;
let driver: OrderDriver;
beforeAll(async () => {
  ({ bank, mall, close } = await openMallWithBank({ products: 20 }));
  driver = orderDriver(mall);
});
afterAll(() => close());

const refunded = async (): Promise<number> => (await bank.charges()).filter((charge) => charge.refunded > 0).length;

it(
  `a group that fails with ${members} paid members, while servers are killed: everybody has his money back, once`,
  async () => {
    const group = await openTestGroup(mall, { groupNumber: members + 1, lasts: hour, stocks: members });
    const orderNumbers: string[] = [];
    for (let nth = 0; nth < members; nth += 1) {
      const who = await driver.newShopper();
      const { checkoutToken } = expectOk(await confirmSeat(driver, who, group));
      const { orderNumbers: orderNumber } = expectOk(await submitSeat(driver, who, checkoutToken));
      const body = { orderNumbers: orderNumber, payType: 20, vaultToken: await bank.token() };
      expectOk(await driver.askAs(who, 'POST', '/p/order/pay', { key: newKey(), body }));
      orderNumbers.push(orderNumber);
    }
    bank.tell(null);
    const { context } = mall.mall;
    // Over, and nobody has heard it yet: whoever starts now closes the group.
    await context.clock.keep(context.db, { frozenAt: null, offset: group.endAt + 1_000 - Date.now() });
    const env = {
      DEMO: '1',
      DATABASE_URL: context.database.url,
      DATA_DIR: context.config.dataDir,
      VAULT_URL: bank.url,
      SECRET: testSecret,
      POOL_SIZE: '4',
    };
    for (const after of kills) {
      const { child, gone } = await startMall(mallProgram(), env);
      await expect.poll(refunded).toBeGreaterThanOrEqual(after);
      child.kill('SIGKILL');
      expect(await gone).toBe('SIGKILL');
    }
    const last = await startMall(mallProgram(), env);
    await expect.poll(refunded).toBe(members);
    const open = () => context.db.execute(sql`select 1 from payment_refund where status <> 'DONE'`);
    await expect.poll(async () => (await open()).rowCount).toBe(0);
    last.child.kill('SIGTERM');
    await last.gone;

    const charges = await bank.charges();
    expect(charges.map(({ state, amount, refunded: back }) => [state, back === amount])).toEqual(
      Array.from({ length: members }, () => ['REFUNDED', true]),
    );
    const { rows } = await context.db.execute<{ order_number: string; status: number; refunds: number }>(
      sql`select order_number, status, (select count(*)::int from payment_refund p where p.order_number = o.order_number) as refunds
        from orders o where group_activity_id = ${group.activityId} order by order_number`,
    );
    expect(rows).toEqual(orderNumbers.toSorted().map((orderNumber) => ({ order_number: orderNumber, status: 6, refunds: 1 })));
    expect(await driver.stockOf(group.sku.skuId)).toEqual({ stocks: members, reserved: 0 });
  },
  isFull ? 600_000 : 240_000,
);
