import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseStock, reserveStock, restock, sellStock, type StockLine } from '#mall/product/stock.ts';
import type { Refusal } from '#mall/platform/http/refusal.ts';
import { openTestMall, type TestMall } from '../harness.ts';

const sriLanka = 659006000402;
let t: TestMall;
let skus: { skuId: number; prodId: number }[];

const held = async () =>
  (
    await t.mall.context.database.pool.query<{ stocks: number; reserved: number }>(
      'select stocks, reserved from skus where sku_id = any($1) order by sku_id',
      [skus.map((sku) => sku.skuId)],
    )
  ).rows;
const sold = async () =>
  (
    await t.mall.context.database.pool.query<{ sold: number }>(
      'select coalesce(sum(sold_num), 0)::int as sold from shelves where region_id = $2 and prod_id = any($1)',
      [skus.map((sku) => sku.prodId), sriLanka],
    )
  ).rows[0]!.sold;
const shown = async () =>
  (
    await t.mall.context.database.pool.query<{ inStock: boolean }>(
      'select bool_or(in_stock) as "inStock" from shelves where region_id = $2 and prod_id = any($1)',
      [skus.map((sku) => sku.prodId), sriLanka],
    )
  ).rows[0]!.inStock;

beforeAll(async () => {
  t = await openTestMall();
  const found = await t.mall.context.database.pool.query<{ skuId: number; prodId: number }>(
    `select k.sku_id as "skuId", k.prod_id as "prodId" from skus k join shelves s on s.prod_id = k.prod_id and s.region_id = $1
     where k.prod_id in (select prod_id from skus group by prod_id having count(*) >= 3 order by prod_id limit 12) order by k.sku_id`,
    [sriLanka],
  );
  const products = [...new Set(found.rows.map((row) => row.prodId))].slice(0, 2);
  skus = found.rows.filter((row) => products.includes(row.prodId));
  await t.mall.context.database.pool.query('update skus set stocks = 7, reserved = 0 where sku_id = any($1)', [
    skus.map((sku) => sku.skuId),
  ]);
});
afterAll(() => t.close());

const at = Date.UTC(2026, 2, 2, 4);

describe('stock', () => {
  it('is held, given back, sold and taken back, and always adds up', async () => {
    const lines: StockLine[] = skus.map(({ skuId }) => ({ skuId, count: 2 }));
    const before = await sold();
    await t.mall.context.db.transaction((tx) => reserveStock(tx, lines, at));
    expect(new Set((await held()).map((row) => `${row.stocks} ${row.reserved}`))).toEqual(new Set(['7 2']));
    await t.mall.context.db.transaction((tx) => releaseStock(tx, lines.slice(0, 1), at));
    await t.mall.context.db.transaction((tx) => sellStock(tx, sriLanka, lines.slice(1), at));
    expect((await held()).map((row) => row.stocks)).toEqual([7, ...lines.slice(1).map(() => 5)]);
    expect(await sold()).toBe(before + 2 * (lines.length - 1));
    await t.mall.context.db.transaction((tx) => restock(tx, sriLanka, lines.slice(1), at));
    expect(new Set((await held()).map((row) => `${row.stocks} ${row.reserved}`))).toEqual(new Set(['7 0']));
    expect(await sold()).toBe(before);
  });

  it('of many variants, wanted by forty at once in any order, is never promised twice, and nobody waits for ever', async () => {
    const mutations = Array.from({ length: 40 }, (_, nth) =>
      [...skus]
        .sort((one, other) => ((one.skuId * 7 + nth * 13) % 11) - ((other.skuId * 7 + nth * 13) % 11))
        .map(({ skuId }) => ({ skuId, count: 1 })),
    );
    const answers = await Promise.allSettled(mutations.map((lines) => t.mall.context.db.transaction((tx) => reserveStock(tx, lines, at))));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Refusal] : []));
    expect(answers.length - refused.length).toBe(7);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'OUT_OF_STOCK' });
    expect(new Set((await held()).map((row) => `${row.stocks} ${row.reserved}`))).toEqual(new Set(['7 7']));
    expect(await shown()).toBe(false);
    await t.mall.context.db.transaction((tx) =>
      releaseStock(
        tx,
        skus.slice(0, 1).map(({ skuId }) => ({ skuId, count: 1 })),
        at,
      ),
    );
    expect(await shown()).toBe(true);
  });

  it('tells what is left when it refuses, and keeps nothing of a refused wish', async () => {
    const [first = { skuId: 0 }, second = { skuId: 0 }] = skus;
    const before = await held();
    await expect(
      t.mall.context.db.transaction((tx) =>
        reserveStock(
          tx,
          [
            { skuId: first.skuId, count: 1 },
            { skuId: second.skuId, count: 9 },
          ],
          at,
        ),
      ),
    ).rejects.toMatchObject({ code: 'OUT_OF_STOCK', detail: { data: { skuId: second.skuId } } });
    expect(await held()).toEqual(before);
  });
});
