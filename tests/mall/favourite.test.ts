import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOk, newKey, orderDriver, type OrderDriver, type Shopper } from '../drivers/order.driver.ts';
import { changeShelf, china, sellIn, sriLanka, type SkuFixture } from '../drivers/skuFixtures.ts';
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

type Card = {
  prodId: number;
  price: number;
  priceWhenSaved: number;
  currency: string;
  stockStatus: string;
  deliverable: boolean;
  createTime: string;
};
type Page<T> = { records: T[]; total: number; pages: number };

const path = '/p/user/collection';
const add = (sku: Pick<SkuFixture, 'prodId'>, who = shopper) => driver.askAs<{ collected: boolean }>(who, 'PUT', `${path}/${sku.prodId}`);
const remove = (sku: Pick<SkuFixture, 'prodId'>) => driver.askAs<{ collected: boolean }>(shopper, 'DELETE', `${path}/${sku.prodId}`);
const toggle = (sku: Pick<SkuFixture, 'prodId'>) =>
  driver.askAs<{ collected: boolean }>(shopper, 'POST', `${path}/addOrCancel`, { body: sku.prodId });
const page = async (query: Record<string, string | number> = {}, who = shopper) =>
  expectOk(await driver.askAs<Page<Card>>(who, 'GET', `${path}/prods`, { query }));
const count = async () => expectOk(await driver.askAs<number>(shopper, 'GET', `${path}/count`));
const center = async () => expectOk(await driver.askAs<Record<string, number>>(shopper, 'GET', '/p/user/centerInfo'));

/** A product as a list shows it: on the shelf of its region. */
async function createListedSku(options: Parameters<OrderDriver['sku']>[0] = {}): Promise<SkuFixture> {
  const sku = await driver.sku(options);
  await mall.mall.context.db.execute(sql`
    insert into shelves (region_id, prod_id, kind, price, discount, sold_num, rating, popularity, in_stock, used, free_delivery, origin, created_at, terms)
    values (${options.regionId ?? sriLanka}, ${sku.prodId}, 900001, ${sku.price}, 0, 0, 0, 0, true, false, false, 'LK', 0, '{}')`);
  return sku;
}

const setPrice = async (sku: SkuFixture, price: number) => {
  await changeShelf(mall, sku, { price });
  await mall.mall.context.db.execute(sql`update shelves set price = ${price} where prod_id = ${sku.prodId}`);
};

describe('favourites', () => {
  it('are told apart from what is none, one by one and for the cards of a screen', async () => {
    const [one, other] = [await createListedSku(), await createListedSku()];
    expect(expectOk(await add(one))).toEqual({ collected: true });
    expect(expectOk(await add(one))).toEqual({ collected: true });
    const is = async (prodId: number) =>
      expectOk(await driver.askAs<boolean>(shopper, 'GET', `${path}/isCollection`, { query: { prodId } }));
    expect([await is(one.prodId), await is(other.prodId)]).toEqual([true, false]);
    expect(
      expectOk(await driver.askAs<number[]>(shopper, 'POST', `${path}/isCollectionBatch`, { body: [other.prodId, one.prodId, 7] })),
    ).toEqual([one.prodId]);
    expect([await count(), (await center())['collectionCount']]).toEqual([1, 1]);
    expect(expectOk(await remove(one))).toEqual({ collected: false });
    expect(expectOk(await remove(one))).toEqual({ collected: false });
    expect([await count(), (await page()).records]).toEqual([0, []]);
  });

  it('refuses a product that does not exist, more than a hundred at once, and a guest', async () => {
    expect(await add({ prodId: 1 })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await toggle({ prodId: 9_007_199_254_740_991 })).toMatchObject({ status: 404 });
    expect(
      await driver.askAs(shopper, 'POST', `${path}/isCollectionBatch`, { body: Array.from({ length: 101 }, (_, at) => at) }),
    ).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await driver.askAs(shopper, 'POST', `${path}/addOrCancel`, { body: 'one' })).toMatchObject({ status: 400 });
    expect(await mall.ask('PUT', `${path}/1`)).toMatchObject({ status: 401 });
  });

  it('belong to one shopper: another neither sees nor removes them', async () => {
    const sku = await createListedSku();
    const other = await driver.newShopper();
    expectOk(await add(sku, other));
    expect((await page()).records).toEqual([]);
    expectOk(await remove(sku));
    expect((await page({}, other)).records).toHaveLength(1);
  });

  it('say what a thing cost when it was saved beside what it costs now', async () => {
    const sku = await createListedSku({ price: 250_000 });
    expectOk(await add(sku));
    await setPrice(sku, 199_900);
    expect((await page()).records).toMatchObject([
      { prodId: sku.prodId, price: 1999, priceWhenSaved: 2500, currency: 'LKR', deliverable: true },
    ]);
  });

  it('are sorted by when they were saved, by price, and by how much that fell', async () => {
    const [cheap, dear, fallen] = [
      await createListedSku({ price: 10_000 }),
      await createListedSku({ price: 900_000 }),
      await createListedSku({ price: 500_000 }),
    ];
    for (const sku of [cheap, dear, fallen]) {
      expectOk(await add(sku));
      await mall.advance(1_000);
    }
    await setPrice(fallen, 300_000);
    const order = async (sortName?: string) => (await page(sortName ? { sortName } : {})).records.map((card) => card.prodId);
    expect(await order()).toEqual([fallen.prodId, dear.prodId, cheap.prodId]);
    expect(await order('price')).toEqual([cheap.prodId, fallen.prodId, dear.prodId]);
    expect(await order('discount')).toEqual([fallen.prodId, dear.prodId, cheap.prodId]);
    expect(await driver.askAs(shopper, 'GET', `${path}/prods`, { query: { sortName: 'whim' } })).toMatchObject({ status: 400 });
  });

  it('are paged, and past the end there is nothing', async () => {
    for (let made = 0; made < 5; made += 1) expectOk(await add(await createListedSku()));
    expect(await page({ size: 2, current: 3 })).toMatchObject({ total: 5, pages: 3, records: [{}] });
    expect((await page({ size: 2, current: 9 })).records).toEqual([]);
  });

  it('stay when the goods are sold out, leave the shelf, or are not sold in the region', async () => {
    const [out, gone, elsewhere] = [await createListedSku(), await driver.sku(), await createListedSku({ regionId: china, price: 8_800 })];
    for (const sku of [out, gone, elsewhere]) expectOk(await add(sku));
    await changeShelf(mall, out, { stocks: 0 });
    await mall.mall.context.db.execute(sql`update products set status = 0 where prod_id = ${gone.prodId}`);
    const found = new Map((await page()).records.map((card) => [card.prodId, card]));
    expect(found.get(out.prodId)).toMatchObject({ stockStatus: 'SOLD_OUT', deliverable: true });
    expect(found.get(gone.prodId)).toMatchObject({ stockStatus: 'SOLD_OUT', deliverable: true, price: 2500, priceWhenSaved: 2500 });
    expect(found.get(elsewhere.prodId)).toMatchObject({ deliverable: false, currency: 'CNY', price: 88, priceWhenSaved: 88 });
  });

  it('come back as they were when they were taken out a moment ago, and anew after that', async () => {
    const sku = await createListedSku({ price: 250_000 });
    expectOk(await add(sku));
    const [before] = (await page()).records;
    await mall.advance(60_000);
    await setPrice(sku, 100_000);
    expectOk(await remove(sku));
    expectOk(await add(sku));
    expect((await page()).records).toMatchObject([{ createTime: before?.createTime, priceWhenSaved: 2500 }]);
    expectOk(await remove(sku));
    await mall.advance(11 * 60_000);
    expectOk(await add(sku));
    expect((await page()).records).toMatchObject([{ priceWhenSaved: 1000 }]);
  });

  it('end as the number of toggles says, however many come at once', async () => {
    const sku = await createListedSku();
    const answers = await Promise.all(Array.from({ length: 9 }, () => toggle(sku)));
    expect(answers.map((answer) => expectOk(answer).collected).filter(Boolean)).toHaveLength(5);
    expect(await count()).toBe(1);
    const twin = await mall.twin();
    const there = () =>
      twin.fetch(
        new Request(`http://mall${path}/addOrCancel`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${shopper.token}` },
          body: String(sku.prodId),
        }),
        '127.0.0.1',
      );
    await Promise.all([toggle(sku), there(), toggle(sku), there()]);
    expect(await count()).toBe(1);
  });

  it('take lines of the cart, which leave it; those of others stay', async () => {
    const [mine, theirs] = [await createListedSku(), await createListedSku()];
    const line = expectOk(await driver.add(shopper, mine));
    const other = await driver.newShopper();
    const foreign = expectOk(await driver.add(other, theirs));
    expect(
      expectOk(await driver.askAs(shopper, 'POST', '/p/shopCart/moveToCollection', { body: [line.basketId, foreign.basketId] })),
    ).toEqual({ moved: 1 });
    expect((await page()).records.map((card) => card.prodId)).toEqual([mine.prodId]);
    expect(expectOk(await driver.askAs<number>(shopper, 'GET', '/p/shopCart/prodCount'))).toBe(0);
    expect(expectOk(await driver.askAs<number>(other, 'GET', '/p/shopCart/prodCount'))).toBe(1);
  });
});

describe('follows', () => {
  const shops = '/p/shop/collection';
  const follow = (method: 'PUT' | 'DELETE', shopId: number, who = shopper) =>
    driver.askAs<{ collected: boolean; fansCount: number }>(who, method, `${shops}/${shopId}`);
  const someShop = async () => {
    const { rows } = await mall.mall.context.db.execute<{ shopId: number; fans: number }>(
      sql`select shop_id as "shopId", fans_count as fans from shops where shop_id < 900000 order by shop_id limit 1`,
    );
    return rows[0]!;
  };

  it('count the fans of a shop, wherever the shop is shown', async () => {
    const { shopId } = await someShop();
    const info = async () => expectOk(await mall.ask<{ fansCount: number }>('GET', '/shopDetail/info', { query: { shopId } })).fansCount;
    const before = await info();
    expect(expectOk(await follow('PUT', shopId))).toEqual({ collected: true, fansCount: before + 1 });
    expect(expectOk(await follow('PUT', shopId))).toEqual({ collected: true, fansCount: before + 1 });
    expect(expectOk(await driver.askAs<boolean>(shopper, 'GET', `${shops}/isCollection`, { query: { shopId } }))).toBe(true);
    expect(await info()).toBe(before + 1);
    expect(expectOk(await driver.askAs<Page<{ shopId: number; fansCount: number }>>(shopper, 'GET', `${shops}/page`))).toMatchObject({
      total: 1,
      records: [{ shopId, fansCount: before + 1 }],
    });
    expect((await center())['shopCollectionCount']).toBe(1);
    expect(expectOk(await follow('DELETE', shopId))).toEqual({ collected: false, fansCount: before });
    expect(expectOk(await driver.askAs<Page<unknown>>(shopper, 'GET', `${shops}/page`)).records).toEqual([]);
  });

  it('end as the number of toggles says, and never leave a fan behind', async () => {
    const { shopId } = await someShop();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => driver.askAs<{ collected: boolean }>(shopper, 'POST', `${shops}/addOrCancel`, { body: shopId })),
    );
    expect(answers.map((answer) => expectOk(answer).collected).filter(Boolean)).toHaveLength(4);
    expect(expectOk(await driver.askAs<boolean>(shopper, 'GET', `${shops}/isCollection`, { query: { shopId } }))).toBe(false);
  });

  it('and favourites happen once for one key: a late repetition changes nothing back', async () => {
    const [{ prodId }, { shopId }] = [await driver.sku(), await someShop()];
    for (const place of [`${path}/${prodId}`, `/p/shop/collection/${shopId}`]) {
      const key = newKey();
      const once = async () => (await driver.askAs(shopper, 'PUT', place, { key })).headers.get('idempotent-replay');
      const is = async () =>
        expectOk(await driver.askAs<boolean>(shopper, 'GET', place.replace(/\d+$/, 'isCollection'), { query: { prodId, shopId } }));
      expect(await once()).toBeNull();
      expectOk(await driver.askAs(shopper, 'DELETE', place, { key: newKey() }));
      expect(await once()).toBe('true');
      expect(await is()).toBe(false);
      const back = newKey();
      expectOk(await driver.askAs(shopper, 'DELETE', place, { key: back }));
      expectOk(await driver.askAs(shopper, 'PUT', place, { key: newKey() }));
      expect((await driver.askAs(shopper, 'DELETE', place, { key: back })).headers.get('idempotent-replay')).toBe('true');
      expect(await is()).toBe(true);
    }
    for (const [place, body] of [
      [`${path}/addOrCancel`, prodId],
      ['/p/shop/collection/addOrCancel', shopId],
    ] as const) {
      const key = newKey();
      const once = async () => (await driver.askAs(shopper, 'POST', place, { key, body })).headers.get('idempotent-replay');
      expect(await once()).toBeNull();
      expect(await once()).toBe('true');
    }
  });

  it('refuse a shop that does not exist', async () => {
    expect(await follow('PUT', 1)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await follow('DELETE', 9_007_199_254_740_991)).toMatchObject({ status: 404 });
    expect(
      expectOk(await driver.askAs<boolean>(shopper, 'GET', `${shops}/isCollection`, { query: { shopId: 9_007_199_254_740_991 } })),
    ).toBe(false);
  });
});

describe('a favourite that costs less', () => {
  type Notice = { type: string; title: string; content: string; route: string; status: number };
  /** The shop asks another price, in minor units, in Sri Lanka. */
  const ask = async (sku: SkuFixture, price: number): Promise<void> => {
    await mall.ops('POST', '/_ops/price', { skuId: sku.skuId, regionId: sriLanka, price: price / 100 });
    await mall.advance(1_000);
  };
  /** What somebody was told of prices, the newest first. */
  const told = async (who = shopper, language = 'en'): Promise<Notice[]> => {
    const headers = { 'accept-language': language };
    const { records } = expectOk(await driver.askAs<Page<Notice>>(who, 'GET', '/p/order/notice/page', { headers }));
    return records.filter(({ type }) => type === 'PRICE');
  };

  it('is told of with both prices, once for each that is lower than any before', async () => {
    const sku = await createListedSku({ price: 120_000 });
    await add(sku);
    await ask(sku, 130_000);
    expect(await told()).toEqual([]);
    await ask(sku, 99_950);
    const [first] = await told();
    expect(first).toMatchObject({ title: 'A favourite costs less', route: `/products/${sku.prodId}`, status: 0 });
    expect(first?.content).toMatch(/^\S.* now costs Rs.999\.50\. It cost Rs.1,200 when you saved it\.$/);
    const [inTurkish] = await told(shopper, 'tr');
    expect(inTurkish?.content, 'in whatever language it is read').toMatch(/Rs.1\.200\b.*Rs.999,50\b|Rs.999,50\b.*Rs.1\.200\b/);
    await ask(sku, 125_000);
    await ask(sku, 99_950);
    expect(await told()).toHaveLength(1);
    await ask(sku, 90_000);
    expect((await told()).map(({ content }) => /costs Rs.([\d.]+)\./.exec(content)?.[1])).toEqual(['900', '999.50']);
  });

  it('is told of to nobody who took it out, shops in another region, or cannot have it', async () => {
    const [gone, sold] = [await createListedSku({ price: 120_000 }), await createListedSku({ price: 120_000 })];
    const far = await driver.newShopper();
    expectOk(await driver.askAs(far, 'PUT', '/p/user/settings', { body: { regionId: china } }));
    for (const sku of [gone, sold]) {
      await sellIn(mall, sku, china, 9_000);
      await add(sku);
      await add(sku, far);
    }
    await remove(gone);
    await changeShelf(mall, sold, { stocks: 0 });
    for (const sku of [gone, sold]) await ask(sku, 60_000);
    expect([...(await told()), ...(await told(far))]).toEqual([]);
  });

  it('counts as nothing unread for whoever wants to hear of no offers (C5)', async () => {
    const sku = await createListedSku({ price: 120_000 });
    await add(sku);
    expectOk(await driver.askAs(shopper, 'PUT', '/p/user/settings', { body: { notify: { order: true, promo: false, chat: true } } }));
    await ask(sku, 60_000);
    expect((await told()).map(({ status }) => status)).toEqual([1]);
    expect(expectOk(await driver.askAs<number>(shopper, 'GET', '/p/order/notice/unReadCount'))).toBe(0);
  });
});

describe('the demo account', () => {
  it('has favourites, some at another price than when they were saved, and follows shops', async () => {
    const demo = expectOk(
      await mall.ask<{ access_token: string }>('POST', '/web/login', {
        body: { userMail: 'demo@serendib.example', loginPassword: 'Demo#2026' },
      }),
    ).access_token;
    const { records } = expectOk(await mall.ask<Page<Card>>('GET', `${path}/prods`, { token: demo, query: { size: 50 } }));
    expect(records.length).toBeGreaterThan(8);
    expect(records.some((card) => card.priceWhenSaved > card.price) && records.some((card) => card.priceWhenSaved < card.price)).toBe(true);
    expect(expectOk(await mall.ask<Record<string, number>>('GET', '/p/user/centerInfo', { token: demo }))).toMatchObject({
      collectionCount: records.length,
      shopCollectionCount: 5,
    });
  });
});
