import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { canonical } from '#flows/canonical.ts';
import type { ReplayEntry } from '#mall/platform/replay/replayHistory.ts';
import { expectOk, newKey, orderDriver, type OrderDriver, type Shopper } from '../../drivers/order.driver.ts';
import { sriLanka, type SkuFixture } from '../../drivers/skuFixtures.ts';
import { openTestBank, type TestBank } from '../payment/bank.ts';
import { openTestMall, type TestMall } from '../harness.ts';

type Report = {
  code: string;
  userId: string;
  mall: {
    at: number;
    base: { seed: string; products: number; filledAt: Record<string, number> };
    rows: Record<string, unknown[]>;
    history: ReplayEntry[];
  };
};

const recording = { format: 'serendib.recording', version: 1, at: 0, address: '/', visitor: null, roots: [], steps: [] };

let bank: TestBank;
let mall: TestMall;
let driver: OrderDriver;
let shopper: Shopper;
const opened: TestMall[] = [];
beforeAll(async () => {
  bank = await openTestBank();
  mall = await openTestMall({ env: { VAULT_URL: bank.url } });
  opened.push(mall);
  bank.tell(mall.mall);
  driver = orderDriver(mall);
  shopper = await driver.newShopper();
});
afterAll(async () => {
  bank.tell(null);
  await bank.delivered();
  for (const each of opened) await each.close();
  await bank.close();
});

/** A variant of the mall's own shelves, which a fresh mall has as well. */
const sku = async (nth: number): Promise<SkuFixture> => {
  const { rows } = await mall.mall.context.db.execute<SkuFixture>(sql`
    select s.sku_id as "skuId", p.prod_id as "prodId", p.shop_id as "shopId", 0 as price, s.stocks from skus s join products p using (prod_id) join sku_prices q on q.sku_id = s.sku_id and q.region_id = ${sriLanka} join shops o on o.shop_id = p.shop_id and o.region_id = ${sriLanka}
    where s.stocks > 20 and q.price > 20000 and p.weight_g < 5000 order by s.sku_id offset ${nth * 20} limit 1`);
  if (!rows[0]) throw new Error('The shelves are too empty.');
  return rows[0];
};

const reported = async (): Promise<Report> => {
  const { body } = await mall.ops<{ code: string }>('POST', '/_ops/reports', {
    sentence: 'It did not work.',
    userId: shopper.userId,
    recording,
  });
  return (await mall.ops<Report>('GET', `/_ops/reports/${body.code}`)).body as unknown as Report;
};

/** Another mall, filled as that one was, in which everything is done again; its rows of the report's shopper. */
const rebuilt = async ({ userId, mall: { base, history } }: Report) => {
  const other = await openTestMall({ filledAt: base.filledAt, env: { VAULT_URL: 'http://127.0.0.1:9' } });
  opened.push(other);
  const differences = await other.mall.rebuild(history);
  const { body } = await other.ops<{ code: string }>('POST', '/_ops/reports', { userId, recording });
  const again = (await other.ops<Report>('GET', `/_ops/reports/${body.code}`)).body as unknown as Report;
  return { differences, rows: again.mall.rows, history: again.mall.history };
};

const pay = async (orderNumbers: string, number?: string) =>
  expectOk(
    await driver.askAs<{ payStatus: string }>(shopper, 'POST', '/p/order/pay', {
      key: newKey(),
      body: { orderNumbers, payType: 20, vaultToken: await bank.token(number) },
    }),
  );

describe('What a mall of the demo did', () => {
  it('is done again in a fresh one, to the last row: a declined card, a paid order, timers, the seller, the clock', async () => {
    const declined = await driver.place(shopper, [{ sku: await sku(1), count: 1 }]);
    expect((await pay(declined.orderNumbers, '4000000000000002')).payStatus).toBe('FAILED');
    const paid = await driver.place(shopper, [{ sku: await sku(2), count: 2 }]);
    expect((await pay(paid.orderNumbers)).payStatus).toBe('PAID');
    await bank.delivered();
    expect((await mall.ops('POST', `/_ops/seller/${paid.orderNumbers}/accept`, {})).status).toBe(200);
    await mall.advance(40 * 60_000);
    const report = await reported();
    expect(Object.keys(report.mall.rows)).toEqual(
      expect.arrayContaining(['orders', 'payment', 'session', 'shopper', 'order_timeline', 'journal']),
    );
    const again = await rebuilt(report);
    expect(again.differences).toEqual([]);
    expect(canonical(again.rows)).toBe(canonical(report.mall.rows));
    expect(again.history).toEqual(report.mall.history);
  });
});
