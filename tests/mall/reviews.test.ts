import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from './harness.ts';

type Review = {
  prodCommId: number;
  score: number;
  pics: string[];
  usefulCounts: number;
  usefulByMe: boolean | null;
  verified: boolean;
  recTime: string;
};
type Page = { records: Review[]; total: number };

let t: TestMall;
let prodId = 0;
const page = async (query: Record<string, string | number> = {}, token?: string) =>
  (await t.ask<Page>('GET', '/prod/prodCommPageByProd', { query: { prodId, size: 100, ...query }, token })).body;
const vote = (prodCommId: number, on: number, token?: string) =>
  t.ask<{ usefulCounts: number }>('POST', '/p/prodComm/useful', { body: { prodCommId, on }, token });

beforeAll(async () => {
  t = await openTestMall();
  const { rows } = await t.mall.context.database.pool.query<{ prodId: number }>(
    'select prod_id as "prodId" from reviews group by prod_id order by count(*) filter (where cardinality(pics) > 0) desc, prod_id limit 1',
  );
  prodId = rows[0]?.prodId ?? 0;
});
afterAll(() => t.close());

describe('what buyers say of a product', () => {
  it('shows what has pictures first, unless another order is asked for', async () => {
    const { records } = await page();
    const withPictures = records.filter((each) => each.pics.length > 0);
    expect(withPictures.length).toBeGreaterThan(0);
    expect(withPictures.length).toBeLessThan(records.length);
    expect(records.slice(0, withPictures.length)).toEqual(withPictures);
    const newest = (await page({ sortName: 'new' })).records.map((each) => each.recTime);
    expect(newest).toEqual([...newest].sort().reverse());
    expect((await page({ evaluate: 3 })).total).toBe(withPictures.length);
    expect((await t.ask<{ picNumber: number }>('GET', '/prod/prodCommData', { query: { prodId } })).body.picNumber).toBe(
      withPictures.length,
    );
  });

  it('calls a purchase verified only where an order stands behind it', async () => {
    const { records } = await page();
    expect(records.every((each) => !each.verified)).toBe(true);
    const { rows } = await t.mall.context.database.pool.query<{ prodId: number }>(
      'select prod_id as "prodId" from reviews where order_item_id is not null limit 1',
    );
    const bought = await t.ask<Page>('GET', '/prod/prodCommPageByProd', { query: { prodId: rows[0]?.prodId ?? 0, size: 100 } });
    expect(bought.body.records.some((each) => each.verified)).toBe(true);
  });

  it('counts each shopper once, however often and however fast he votes, and takes a vote back', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => t.newUser()));
    const first = (await page()).records[0]!;
    const answers = await Promise.all(people.flatMap(({ token }) => [vote(first.prodCommId, 1, token), vote(first.prodCommId, 1, token)]));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect((await page()).records[0]).toMatchObject({ usefulCounts: first.usefulCounts + 5, usefulByMe: null });
    expect((await page({}, people[0]?.token)).records[0]?.usefulByMe).toBe(true);
    expect((await vote(first.prodCommId, 0, people[0]?.token)).body.usefulCounts).toBe(first.usefulCounts + 4);
    expect((await vote(first.prodCommId, 0, people[0]?.token)).body.usefulCounts).toBe(first.usefulCounts + 4);
    expect((await page({}, people[0]?.token)).records[0]?.usefulByMe).toBe(false);
  });

  it('refuses guests and reviews that are not there', async () => {
    expect((await vote(1, 1)).status).toBe(401);
    expect((await vote(1, 1, (await t.newUser()).token)).status).toBe(404);
  });
});
