import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPgbouncer } from '../../pgbouncer.ts';
import { sriLanka } from '../../drivers/skuFixtures.ts';
import { street } from '../../drivers/street.ts';
import { openTestBank, type TestBank } from '../payment/bank.ts';
import { openTestMall, testServer, type TestMall } from '../harness.ts';

// Everything here goes through pgbouncer in transaction mode, on four server connections that two malls of ten share.
let t: TestMall;
let bank: TestBank;
let pooler: Awaited<ReturnType<typeof openPgbouncer>>;
let stopServer: () => Promise<void>;
beforeAll(async () => {
  const server = await testServer();
  stopServer = server.stop;
  pooler = await openPgbouncer(server.connection('postgres'));
  bank = await openTestBank();
  t = await openTestMall({ products: 200, pooler: pooler.url, env: { VAULT_URL: bank.url } });
  bank.tell(t.mall);
});
afterAll(async () => {
  await t.close();
  await bank.close();
  await pooler.stop();
  await stopServer();
});

type CardSku = { prodId: number; skuId: number | null; shopId: number; overseas: boolean };

const buyer = async () => {
  const { token, userId } = await t.newUser();
  expect((await t.ask('POST', '/p/address/addAddr', { token, body: street })).status).toBe(200);
  return { token, userId };
};

const sku = async (): Promise<{ prodId: number; skuId: number; shopId: number }> => {
  const { body } = await t.ask<{ records: CardSku[] }>('GET', '/prod/moreBuyProdList', {
    query: { regionId: sriLanka, current: 1, size: 100 },
  });
  const single = body.records.find(({ skuId, overseas }) => skuId !== null && !overseas);
  return { prodId: single?.prodId ?? 0, skuId: single?.skuId ?? 0, shopId: single?.shopId ?? 0 };
};

const order = async (token: string): Promise<string> => {
  const { body: preview } = await t.ask<{ checkoutToken: string }>('POST', '/p/order/confirm', {
    token,
    body: { orderItem: { ...(await sku()), prodCount: 1 } },
  });
  const submit = () =>
    t.ask<{ orderNumbers: string; code: string }>('POST', '/p/order/submit', {
      token,
      key: `submit-${preview.checkoutToken}`,
      body: { checkoutToken: preview.checkoutToken, orderShopParam: [] },
    });
  const answers = await Promise.all(Array.from({ length: 6 }, submit));
  const numbers = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.orderNumbers));
  expect(numbers.size).toBe(1);
  expect(answers.filter(({ status }) => status !== 200).every(({ body }) => body.code === 'IDEMPOTENCY_IN_PROGRESS')).toBe(true);
  return [...numbers][0] ?? '';
};

const versionOf = async (orderNumber: string): Promise<number | undefined> =>
  (await t.mall.context.database.pool.query<{ version: number }>('select version from orders where order_number = $1', [orderNumber]))
    .rows[0]?.version;

it('a transaction has its limits, and nothing of it stays on the connection that others share', async () => {
  const { db, database } = t.mall.context;
  const shown = async (query: Pick<typeof db, 'execute'>) => (await query.execute('show statement_timeout')).rows;
  expect(await db.transaction((tx) => shown(tx))).toEqual([{ statement_timeout: '20s' }]);
  expect(await shown(db)).toEqual([{ statement_timeout: '0' }]);
  expect(database.url).toContain('127.0.0.1');
});

it('a second mall starts beside the first, and hears what happens at it', async () => {
  const twin = await t.twin();
  const { token, userId } = await buyer();
  let heard = 0;
  const deaf = twin.context.events.listen(userId, () => void (heard += 1));
  await order(token);
  await expect.poll(() => heard).toBeGreaterThan(0);
  deaf();
  expect((await twin.context.events.since(twin.context.db, userId, '')).length).toBeGreaterThan(0);
});

it('a cart is filled, an order placed once of six equal submits, and paid once of six equal payments', async () => {
  const { token } = await buyer();
  expect((await t.ask('POST', '/p/shopCart/changeItem', { token, body: { ...(await sku()), count: 2 } })).status).toBe(200);
  const orderNumbers = await order(token);
  const vaultToken = await bank.token();
  const pay = () =>
    t.ask<{ payStatus: string; code: string }>('POST', '/p/order/pay', {
      token,
      key: `pay-${orderNumbers}`,
      body: { orderNumbers, payType: 20, vaultToken },
    });
  const answers = await Promise.all(Array.from({ length: 6 }, pay));
  for (const { status, body } of answers)
    expect(status === 200 ? body.payStatus : body.code).toBe(status === 200 ? 'PAID' : 'IDEMPOTENCY_IN_PROGRESS');
  expect((await pay()).body.payStatus).toBe('PAID');
});

it('an order that nobody pays is closed by its timer, and its pieces are there again', async () => {
  // What was placed before is closed first.
  await t.advance(31 * 60_000);
  const { token } = await buyer();
  const { prodId } = await sku();
  const left = async () =>
    (await t.ask<{ stocks: number }[]>('GET', '/sku/getSkuList', { query: { prodId, regionId: sriLanka } })).body[0]?.stocks;
  const before = await left();
  const orderNumber = await order(token);
  expect(await left()).toBe((before ?? 0) - 1);
  const placed = await versionOf(orderNumber);
  await t.advance(31 * 60_000);
  expect(await versionOf(orderNumber)).toBeGreaterThan(placed ?? 0);
  expect(await left()).toBe(before);
});

it('sixty at once over four connections are all answered, with nothing prepared', async () => {
  const { token } = await buyer();
  const answers = Array.from(
    { length: 60 },
    (_, each) =>
      [
        t.ask('GET', '/search', { query: { key: 'bag', regionId: sriLanka, pageNumber: 1 + (each % 3), pageSize: 12, facets: 1 } }),
        t.ask('GET', '/p/shopCart/info', { token }),
        t.ask('GET', '/indexTag/moreGoodStuff', { query: { current: 1, size: 12, regionId: sriLanka } }),
      ][each % 3]!,
  );
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});
