import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '../harness.ts';

type Sku = { skuId: number; stocks: number; soldOutSince: string | null; restockNotice: boolean | null };

const sriLanka = 659006000402;
const china = 659006000403;
let t: TestMall;
let skuId = 0;
let prodId = 0;
const stock = (stocks: number) => t.ops('POST', '/_ops/stock', { skuId, stocks });
const sku = async (token?: string) =>
  (await t.ask<Sku[]>('GET', '/sku/getSkuList', { query: { prodId, regionId: sriLanka }, token })).body.find(
    (each) => each.skuId === skuId,
  )!;
const wait = (on: number, token?: string, id = skuId) =>
  t.ask<{ on: number; code: string }>('POST', '/p/prod/restockNotice', { body: { skuId: id, on }, token });
type Notice = { type: string; route: string; title: string; content: string };
const notices = async (token: string, language = 'en') => {
  const headers = { 'accept-language': language };
  const { records } = (await t.ask<{ records: Notice[] }>('GET', '/p/order/notice/page', { token, headers })).body;
  return records.filter((each) => each.type === 'STOCK');
};

beforeAll(async () => {
  t = await openTestMall();
  const { rows } = await t.mall.context.database.pool.query<{ skuId: number; prodId: number }>(
    `select k.sku_id as "skuId", k.prod_id as "prodId" from skus k join shelves s on s.prod_id = k.prod_id and s.region_id = ${sriLanka} where k.stocks > 5 order by k.sku_id limit 1`,
  );
  skuId = rows[0]!.skuId;
  prodId = rows[0]!.prodId;
});
afterAll(() => t.close());

describe('a variant that is sold out', () => {
  it('says since when, and no more once it is back', async () => {
    expect((await sku()).soldOutSince).toBeNull();
    await stock(0);
    const since = t.mall.context.clock.iso();
    await t.advance(60_000);
    await stock(0);
    expect((await sku()).soldOutSince).toBe(since);
    await stock(3);
    expect((await sku()).soldOutSince).toBeNull();
  });

  it('stays since when it was for what the catalogue brought sold out', async () => {
    const { rows } = await t.mall.context.database.pool.query<{ wrong: number; right: number }>(
      'select count(*) filter (where (stocks = 0) <> (sold_out_at is not null))::int as wrong, count(*) filter (where sold_out_at is not null)::int as right from skus',
    );
    expect(rows[0]?.wrong).toBe(0);
    expect(rows[0]?.right).toBeGreaterThan(0);
  });

  it('tells everybody who waits, once, in the language in which he reads it, when it is back; not who waits no more', async () => {
    const [one, other, gone] = [await t.newUser(), await t.newUser(), await t.newUser()];
    await stock(0);
    expect((await wait(1)).status).toBe(401);
    for (const { token } of [one, other, gone]) expect((await wait(1, token)).body).toEqual({ on: 1 });
    expect((await wait(1, one.token)).body).toEqual({ on: 1 });
    expect((await sku(one.token)).restockNotice).toBe(true);
    expect((await sku()).restockNotice).toBeNull();
    expect((await wait(0, gone.token)).body).toEqual({ on: 0 });
    await stock(2);
    await t.advance(1_000);
    for (const { token } of [one, other]) {
      const notes = await notices(token);
      expect(notes).toHaveLength(1);
      expect(notes[0]).toMatchObject({ route: `/products/${prodId}?skuId=${skuId}`, title: 'Back in stock' });
      for (const language of ['en', 'ru']) {
        const [note] = await notices(token, language);
        const { body: named } = await t.ask<{ prodName: string }>('GET', '/prod/prodInfo', {
          query: { prodId, regionId: sriLanka },
          headers: { 'accept-language': language },
        });
        expect(note?.content, language).toContain(named.prodName);
      }
    }
    expect(await notices(gone.token)).toEqual([]);
    await stock(0);
    await stock(4);
    await t.advance(1_000);
    expect(await notices(one.token)).toHaveLength(1);
  });

  it('can be waited for as soon as all of it is reserved', async () => {
    const { token } = await t.newUser();
    const { pool } = t.mall.context.database;
    await stock(4);
    await pool.query('update skus set reserved = stocks where sku_id = $1', [skuId]);
    expect(await wait(1, token)).toMatchObject({ status: 200, body: { on: 1 } });
    await pool.query('update skus set reserved = 0 where sku_id = $1', [skuId]);
    expect(await wait(0, token)).toMatchObject({ status: 200, body: { on: 0 } });
  });

  it('cannot be waited for while it is there, nor can what does not exist', async () => {
    const { token } = await t.newUser();
    expect(await wait(1, token)).toMatchObject({ status: 409, body: { code: 'TRANSITION_NOT_ALLOWED' } });
    expect((await wait(1, token, 1)).status).toBe(404);
  });
});

describe('a delivery estimate', () => {
  it("follows the place: its zone's days, and no place of another region", async () => {
    const to = async (areaId: number) =>
      (
        await t.ask<{ deliverable: boolean; earliest: string | null; reason: string | null }>('GET', '/prod/deliveryEstimate', {
          query: { prodId, regionId: sriLanka, areaId },
        })
      ).body;
    expect(await to(1010103)).toMatchObject({ deliverable: true, reason: null });
    expect(await to(china)).toMatchObject({ deliverable: false, earliest: null, reason: 'This product does not available in your area' });
  });

  it('holds until the moment it names, and moves on by a day after it', async () => {
    const estimate = async () =>
      (await t.ask<{ earliest: string; orderBy: string }>('GET', '/prod/deliveryEstimate', { query: { prodId, regionId: sriLanka } })).body;
    const before = await estimate();
    await t.advance(Date.parse(before.orderBy) - 1 - t.mall.context.clock.now());
    expect(await estimate()).toEqual(before);
    await t.advance(1);
    const after = await estimate();
    expect(Date.parse(after.earliest) - Date.parse(before.earliest)).toBe(86_400_000);
    expect(Date.parse(after.orderBy) - Date.parse(before.orderBy)).toBe(86_400_000);
  });
});
