import { afterAll, beforeAll, expect, it } from 'vitest';
import { retell } from '#mall/catalogue/retelling.ts';
import { openTestMall, type TestMall } from './harness.ts';

let t: TestMall;
beforeAll(async () => {
  t = await openTestMall({ products: 20 });
});
afterAll(() => t.close());

const ask = async <Row>(text: string): Promise<Row[]> => (await t.mall.house.database.pool.query(text)).rows as Row[];
const stands = () => ask<{ table: string; texts: string }>(`
  select 'terms' as "table", term_id as id, texts::text from terms union all select 'categories', category_id, texts::text from categories union all select 'tags', tag_id, texts::text from tags
  union all select 'banners', banner_id, texts::text from banners union all select 'hot_searches', hot_search_id, texts::text from hot_searches union all select 'suggestions ' || lang, weight, text from suggestions order by 1, 2, 3`);

it('a shelf that an earlier version filled is told in the words of this one at the next start', async () => {
  const fresh = await stands();
  const products = await ask('select * from products order by prod_id');
  for (const table of ['terms', 'categories', 'tags', 'hot_searches']) await ask(`update ${table} set texts = texts || '{"pt": "antigo"}'`);
  await ask(`update banners set texts = jsonb_set(texts, '{title,pt}', '"antigo"')`);
  await ask(`delete from suggestions where lang = 'pt'`);
  await t.twin();
  expect(await stands()).toEqual(fresh);
  expect(await ask('select * from products order by prod_id')).toEqual(products);
});

it('nothing is written where the words are the same', async () => {
  expect(await retell(t.mall.house.db)).toBe(false);
});

it('another thing under the same id keeps its own words', async () => {
  await ask(`update tags set texts = texts || '{"en": "Another thing", "pt": "Outra coisa"}' where tag_id = (select min(tag_id) from tags)`);
  expect(await retell(t.mall.house.db)).toBe(false);
  expect(await ask(`select texts ->> 'pt' as pt from tags order by tag_id limit 1`)).toEqual([{ pt: 'Outra coisa' }]);
});
