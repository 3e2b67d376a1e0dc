import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstPicks, picksOf } from '#machines/rules/variants.ts';
import type { ProdInfo } from '#machines/model/product.ts';
import { releaseStock, reserveStock, type StockLine } from '#mall/product/stock.ts';
import { openTestMall, type TestMall } from '../harness.ts';

type Card = { prodId: number; price: number; oriPrice: number | null; discount: number | null; stockStatus: string; freeDelivery: boolean };
type Page = { records: Card[]; total: number };

const sriLanka = 659006000402;
const at = Date.UTC(2026, 2, 2, 4);
/** What the three variants cost, in rupees, and before: the first two less than anything else, the last one enough for free delivery. */
const prices = [
  [40, 50],
  [60, 80],
  [6_000, 9_000],
] as const;
const shownAs = (place: 0 | 1 | 2, stockStatus: 'LOW' | 'SOLD_OUT') => ({
  price: prices[place][0],
  oriPrice: prices[place][1],
  discount: [20, 25, 33][place],
  stockStatus,
  freeDelivery: place === 2,
});

let t: TestMall;
let product: { prodId: number; categoryId: number; shopId: number; skuIds: [number, number, number] };
let shopper: Awaited<ReturnType<TestMall['newUser']>>;

const get = async <Body>(path: string, query: Record<string, string | number> = {}) =>
  (await t.ask<Body>('GET', path, { query: { regionId: sriLanka, ...query }, token: shopper.token })).body;
const line = (place: 0 | 1 | 2): StockLine[] => [{ skuId: product.skuIds[place], count: 1 }];
const change = (work: (tx: Parameters<typeof reserveStock>[0], lines: StockLine[], at: number) => Promise<void>, place: 0 | 1 | 2) =>
  t.mall.context.db.transaction((tx) => work(tx, line(place), at));
const setStock = async (place: 0 | 1 | 2, stocks: number, status: 0 | 1 = 1) =>
  expect((await t.ops('POST', '/_ops/stock', { skuId: product.skuIds[place], stocks, status })).status).toBe(200);
const setPrice = async (place: 0 | 1 | 2, price: number, oriPrice: number) =>
  expect((await t.ops('POST', '/_ops/price', { skuId: product.skuIds[place], regionId: sriLanka, price, oriPrice })).status).toBe(200);
const shelfOf = async () =>
  (
    await t.mall.context.database.pool.query<{ price: number; inStock: boolean; version: string }>(
      'select price, in_stock as "inStock", xmin::text as version from shelves where prod_id = $1 and region_id = $2',
      [product.prodId, sriLanka],
    )
  ).rows[0]!;

beforeAll(async () => {
  t = await openTestMall({ products: 2_500 });
  const { rows } = await t.mall.context.database.pool.query<typeof product>(
    `select p.prod_id as "prodId", p.category_id as "categoryId", p.shop_id as "shopId", array_agg(k.sku_id order by k.sku_id)::float8[] as "skuIds"
     from products p join shelves s on s.prod_id = p.prod_id and s.region_id = $1 join shops h on h.shop_id = p.shop_id and h.region_id = $1 join skus k on k.prod_id = p.prod_id
     group by p.prod_id having count(*) = 3 order by p.prod_id limit 1`,
    [sriLanka],
  );
  product = rows[0]!;
  shopper = await t.newUser();
  await t.ask('PUT', `/p/user/collection/${product.prodId}`, { token: shopper.token });
});
beforeEach(async () => {
  for (const place of [0, 1, 2] as const) {
    const [price, oriPrice] = prices[place];
    await setPrice(place, price, oriPrice);
    await setStock(place, 1);
  }
});
afterAll(() => t.close());

const places = ['list', 'search', 'filtered', 'shop', 'favourites', 'product'] as const;

/** What the product looks like in each place where it is shown; `filtered`: by a search for this price alone. */
async function shown(price: number): Promise<Record<(typeof places)[number], Card | undefined>> {
  const { prodId, categoryId, shopId } = product;
  const own = ({ records }: Page) => records.find((card) => card.prodId === prodId);
  return {
    list: own(await get<Page>('/prod/pageProd', { categoryId, sortName: 'price', size: 100 })),
    search: own(await get<Page>('/search', { categoryId, sortName: 'price', pageSize: 100 })),
    filtered: own(await get<Page>('/search', { categoryId, minPrice: price, maxPrice: price, pageSize: 100 })),
    shop: own(await get<Page>('/shopDetail/prods', { shopId, sortName: 'price', size: 100 })),
    favourites: own(await get<Page>('/p/user/collection/prods')),
    product: await get<Card>('/prod/prodInfo', { prodId }),
  };
}

/** Every place shows the product so; lists and the price filter agree, and its page opens with this variant. */
async function expectShown(place: 0 | 1 | 2, stockStatus: 'LOW' | 'SOLD_OUT' = 'LOW'): Promise<void> {
  const { prodId, categoryId } = product;
  const wanted = shownAs(place, stockStatus);
  await expect.poll(() => shown(wanted.price)).toEqual(Object.fromEntries(places.map((where) => [where, expect.objectContaining(wanted)])));
  expect(await get('/prod/isStatus', { prodIds: prodId })).toMatchObject([{ price: wanted.price, stockStatus }]);
  for (const other of prices) {
    if (other[0] === wanted.price) continue;
    expect(
      (await get<Page>('/search', { categoryId, minPrice: other[0], maxPrice: other[0], pageSize: 100 })).records.map(
        (card) => card.prodId,
      ),
    ).not.toContain(prodId);
  }
  const { records } = await get<Page>('/prod/pageProd', { categoryId, sortName: 'price', size: 100 });
  expect(records.map((card) => card.price)).toEqual(records.map((card) => card.price).sort((one, other) => one - other));
  const facets = await get<{ price: { min: number } }>('/search/facets', { categoryId });
  expect(facets.price.min).toBe(records[0]!.price);
  const info = await get<ProdInfo>('/prod/prodInfo', { prodId });
  const opened = info.skuList.find(({ skuId }) => skuId === product.skuIds[place])!;
  expect(firstPicks(info, null)).toEqual(picksOf(opened));
  expect(info.priceLow30).toBeLessThanOrEqual(opened.price);
}

describe('a product is shown with the cheapest variant that is in stock', () => {
  it('on cards, in lists, filters, favourites and on its page, while pieces are sold and come back', async () => {
    await expectShown(0);
    await change(reserveStock, 0);
    await expectShown(1);
    await change(reserveStock, 1);
    await expectShown(2);
    await change(releaseStock, 0);
    await expectShown(0);
    await change(releaseStock, 1);
    await expectShown(0);
  });

  it('and with the cheapest of all where every one is sold out', async () => {
    for (const place of [0, 1, 2] as const) await setStock(place, 0);
    await expectShown(0, 'SOLD_OUT');
    await setStock(1, 1);
    await expectShown(1);
    await setStock(2, 1);
    await setStock(1, 1, 0);
    await expectShown(2);
  });

  it('also when the last pieces of two variants go at the same moment', async () => {
    const { db } = t.mall.context;
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let begun = (): void => undefined;
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const first = db.transaction(async (tx) => {
      await reserveStock(tx, line(0), at);
      begun();
      await held;
    });
    await isBegun;
    const second = change(reserveStock, 1);
    const waits = async () =>
      (
        await t.mall.context.database.pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rowCount;
    await expect
      .poll(async () => (await waits()) === 1 || (await Promise.race([second.then(() => true), Promise.resolve(false)])))
      .toBe(true);
    goOn();
    await Promise.all([first, second]);
    expect(await shelfOf()).toMatchObject({ price: 600_000, inStock: true });
    await expectShown(2);
    await change(releaseStock, 0);
    await change(releaseStock, 1);
  });

  it('and its shelf is not written where a sale leaves every variant as it was', async () => {
    await setStock(0, 9);
    const before = await shelfOf();
    await change(reserveStock, 0);
    expect(await shelfOf()).toEqual(before);
    await change(releaseStock, 0);
    expect(await shelfOf()).toEqual(before);
  });

  it('and with the lowest price that this variant had in 30 days', async () => {
    const { prodId } = product;
    const low = async () => (await get<{ priceLow30: number }>('/prod/prodInfo', { prodId })).priceLow30;
    await t.advance(31 * 86_400_000);
    expect(await low()).toBe(40);
    await setStock(0, 0);
    expect(await low()).toBe(60);
    await setPrice(1, 70, 80);
    expect(await low()).toBe(60);
  });
});

describe('the shelves', () => {
  it('of a new mall and of one that was filled by an earlier version say what the variants say', async () => {
    const { pool } = t.mall.context.database;
    const { rows } = await pool.query<{
      price: number;
      oriPrice: number | null;
      discount: number;
      inStock: boolean;
      skus: { price: number; oriPrice: number | null; left: number; status: number }[];
    }>(
      `select s.price, s.ori_price as "oriPrice", s.discount, s.in_stock as "inStock", (
         select json_agg(json_build_object('price', c.price, 'oriPrice', c.ori_price, 'left', k.stocks - k.reserved, 'status', k.status) order by k.sku_id)
         from skus k join sku_prices c on c.sku_id = k.sku_id and c.region_id = s.region_id where k.prod_id = s.prod_id) as skus from shelves s order by s.region_id, s.prod_id`,
    );
    for (const { skus, ...shelf } of rows) {
      const buyable = skus.filter(({ status, left }) => status === 1 && left > 0);
      const price = Math.min(...(buyable.length > 0 ? buyable : skus).map((sku) => sku.price));
      const { oriPrice } = (buyable.length > 0 ? buyable : skus).find((sku) => sku.price === price)!;
      expect(shelf).toEqual({
        price,
        oriPrice,
        discount: oriPrice === null ? 0 : Math.round((1 - price / oriPrice) * 100),
        inStock: buyable.length > 0,
      });
    }
    const read = async () =>
      (await pool.query('select region_id, prod_id, price, ori_price, discount from shelves order by region_id, prod_id')).rows;
    const answer = await read();
    await pool.query(`update shelves s set price = c.price, ori_price = c.ori_price from (
      select distinct on (k.prod_id, c.region_id) k.prod_id, c.region_id, c.price, c.ori_price from skus k join sku_prices c using (sku_id) order by 1, 2, 3) c where c.prod_id = s.prod_id and c.region_id = s.region_id`);
    expect(await read()).not.toEqual(answer);
    await pool.query("delete from migration where name = '0116_default_variants.sql'");
    await pool.query('drop view default_variants');
    await t.twin();
    expect(await read()).toEqual(answer);
  });
});
