import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOk, newKey, orderDriver, type OrderDriver, type Shopper } from '../drivers/order.driver.ts';
import { openTestMall, type TestMall } from './harness.ts';

let mall: TestMall;
let driver: OrderDriver;
let shopper: Shopper;
beforeAll(async () => {
  mall = await openTestMall();
  driver = orderDriver(mall);
});
afterAll(() => mall.close());
beforeEach(async () => {
  shopper = await driver.newShopper();
});

type Log = { prodBrowseLogId: number; prodId: number; browseTime: string; day: string; prodName: string };
type Page = { records: Log[]; total: number };

const day = 86_400_000;
const path = '/p/prodBrowseLog';
const look = (prodId: number, more: { browseTime?: string; zone?: string } = {}) =>
  driver.askAs(shopper, 'POST', path, {
    body: { prodId, ...(more.browseTime ? { browseTime: more.browseTime } : {}) },
    headers: { 'time-zone': more.zone ?? 'Asia/Colombo' },
  });
const join = (looks: object[]) => driver.askAs(shopper, 'POST', `${path}/batch`, { body: looks, headers: { 'time-zone': 'Asia/Colombo' } });
const read = async (who = shopper) => expectOk(await driver.askAs<Page>(who, 'GET', `${path}/page`, { query: { size: 100 } }));
const forget = (ids: number[], who = shopper) => driver.askAs(who, 'DELETE', path, { body: ids });
const now = () => mall.mall.context.clock.now();
const ago = (ms: number) => new Date(now() - ms).toISOString();

describe('the footprint', () => {
  it('keeps a product once a day, at the last time it was looked at', async () => {
    const [one, other] = [await driver.sku(), await driver.sku()];
    expectOk(await look(one.prodId));
    await mall.advance(60_000);
    expectOk(await look(other.prodId));
    await mall.advance(60_000);
    expectOk(await look(one.prodId));
    expect((await read()).records.map((log) => [log.prodId, log.browseTime])).toEqual([
      [one.prodId, new Date(now()).toISOString()],
      [other.prodId, ago(60_000)],
    ]);
    await mall.advance(day);
    expectOk(await look(one.prodId));
    const { records, total } = await read();
    expect([total, new Set(records.map((log) => log.day)).size]).toEqual([3, 2]);
    expect(expectOk(await driver.askAs<Record<string, number>>(shopper, 'GET', '/p/user/centerInfo'))['browseCount']).toBe(3);
  });

  it("takes the day from the shopper's own clock", async () => {
    const sku = await driver.sku();
    // 22:30 in Colombo on the first is already the second in Auckland.
    const at = { browseTime: '2026-03-01T17:00:00.000Z' };
    expectOk(await look(sku.prodId, at));
    expectOk(await look(sku.prodId, { ...at, zone: 'Pacific/Auckland' }));
    expect((await read()).records.map((log) => log.day)).toEqual(['2026-03-02', '2026-03-01']);
  });

  it('joins what was looked at before the login at its own time, and keeps the later of two', async () => {
    const [one, other] = [await driver.sku(), await driver.sku()];
    expectOk(await look(one.prodId));
    expectOk(
      await join([
        { prodId: one.prodId, browseTime: ago(1_000) },
        { prodId: other.prodId, browseTime: ago(3 * day) },
        { prodId: 1, browseTime: ago(0) },
      ]),
    );
    expect((await read()).records.map((log) => [log.prodId, log.browseTime])).toEqual([
      [one.prodId, ago(0)],
      [other.prodId, ago(3 * day)],
    ]);
  });

  it('believes no time that is still to come, and forgets after ninety days', async () => {
    const [soon, old] = [await driver.sku(), await driver.sku()];
    expectOk(
      await join([
        { prodId: soon.prodId, browseTime: ago(-5 * day) },
        { prodId: old.prodId, browseTime: ago(91 * day) },
      ]),
    );
    expect((await read()).records.map((log) => [log.prodId, log.browseTime])).toEqual([[soon.prodId, ago(0)]]);
    await mall.advance(91 * day);
    expect((await read()).records).toEqual([]);
  });

  it('forgets one, some or all; nobody forgets for another', async () => {
    for (let made = 0; made < 4; made += 1) expectOk(await look((await driver.sku()).prodId));
    const [first, second, third] = (await read()).records.map((log) => log.prodBrowseLogId) as [number, number, number];
    const other = await driver.newShopper();
    expect(await forget([first], other)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expectOk(await forget([], other));
    expect((await read()).total).toBe(4);
    expectOk(await forget([first]));
    expect(await forget([first])).toMatchObject({ status: 404 });
    expectOk(await forget([first, second, third]));
    expect((await read()).total).toBe(1);
    expectOk(await forget([]));
    expectOk(await forget([]));
    expect((await read()).total).toBe(0);
  });

  it('brings back what was taken out, at its time', async () => {
    const sku = await driver.sku();
    expectOk(await look(sku.prodId, { browseTime: ago(2 * day) }));
    const [log] = (await read()).records;
    expectOk(await forget([log!.prodBrowseLogId]));
    expectOk(await join([{ prodId: log!.prodId, browseTime: log!.browseTime }]));
    expect((await read()).records).toMatchObject([{ prodId: sku.prodId, browseTime: log!.browseTime, day: log!.day }]);
  });

  it('is one row however many windows say it at once', async () => {
    const sku = await driver.sku();
    for (const answer of await Promise.all(Array.from({ length: 10 }, () => look(sku.prodId)))) expectOk(answer);
    expect((await read()).total).toBe(1);
  });

  it('is written once for one key: what was forgotten since stays forgotten', async () => {
    const sku = await driver.sku();
    for (const [place, body] of [
      [path, { prodId: sku.prodId }],
      [`${path}/batch`, [{ prodId: sku.prodId }]],
    ] as const) {
      const key = newKey();
      const once = async () => (await driver.askAs(shopper, 'POST', place, { key, body })).headers.get('idempotent-replay');
      expect(await once()).toBeNull();
      expectOk(await forget([]));
      expect(await once()).toBe('true');
      expect((await read()).records).toEqual([]);
    }
  });

  it('refuses an unknown product, a time that is none, and a guest', async () => {
    expect(await look(1)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await look((await driver.sku()).prodId, { browseTime: 'yesterday' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
    expect(await join(Array.from({ length: 101 }, () => ({ prodId: 1 })))).toMatchObject({ status: 400 });
    expect(await mall.ask('POST', path, { body: { prodId: 1 } })).toMatchObject({ status: 401 });
  });

  it('of the demo account goes back some weeks, that of the new one is empty', async () => {
    const token = async (userMail: string) =>
      expectOk(await mall.ask<{ access_token: string }>('POST', '/web/login', { body: { userMail, loginPassword: 'Demo#2026' } }))
        .access_token;
    const page = async (mail: string) =>
      expectOk(await mall.ask<Page>('GET', `${path}/page`, { token: await token(mail), query: { size: 100 } }));
    const { records } = await page('demo@serendib.example');
    expect(new Set(records.map((log) => log.day)).size).toBeGreaterThan(5);
    expect((await page('new@serendib.example')).records).toEqual([]);
  });
});
