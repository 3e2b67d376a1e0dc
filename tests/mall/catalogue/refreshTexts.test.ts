import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshTexts } from '#mall/seed/refreshTexts.ts';
import { openTestMall, type TestMall } from '../harness.ts';

let t: TestMall;
beforeAll(async () => {
  t = await openTestMall({ products: 20 });
});
afterAll(() => t.close());

const ask = async <Row>(text: string): Promise<Row[]> => (await t.mall.context.database.pool.query(text)).rows as Row[];
const stands = () =>
  ask<{ table: string; texts: string }>(`
  select 'terms' as "table", term_id as id, texts::text from terms union all select 'categories', category_id, texts::text from categories union all select 'tags', tag_id, texts::text from tags
  union all select 'banners', banner_id, texts::text from banners union all select 'hot_searches', hot_search_id, texts::text from hot_searches union all select 'campaigns', campaign_id, texts::text from campaigns
  union all select 'suggestions ' || lang, weight, text from suggestions order by 1, 2, 3`);

it('a shelf that an earlier version filled is told in the words of this one at the next start', async () => {
  const fresh = await stands();
  const products = await ask('select * from products order by prod_id');
  for (const table of ['terms', 'categories', 'tags', 'hot_searches']) await ask(`update ${table} set texts = texts || '{"pt": "antigo"}'`);
  for (const table of ['banners', 'campaigns']) await ask(`update ${table} set texts = jsonb_set(texts, '{title,en}', '"Old words"')`);
  await ask(`delete from suggestions where lang = 'pt'`);
  await t.twin();
  expect(await stands()).toEqual(fresh);
  expect(await ask('select * from products order by prod_id')).toEqual(products);
});

it('a language that was written anew reaches the shelf too, by what the others still say', async () => {
  const fresh = await stands();
  for (const table of ['terms', 'categories', 'tags', 'hot_searches'])
    await ask(`update ${table} set texts = texts || '{"en": "Worded by an earlier version"}'`);
  expect(await refreshTexts(t.mall.context.db)).toBe(true);
  expect(await stands()).toEqual(fresh);
});

it('nothing is written where the words are the same', async () => {
  expect(await refreshTexts(t.mall.context.db)).toBe(false);
});

it('another thing under the same id keeps its own words', async () => {
  await ask(
    `update banners set pic = '/oss/b/another.own/1', texts = jsonb_set(texts, '{title,en}', '"Another thing"') where banner_id = (select min(banner_id) from banners)`,
  );
  await ask(
    `update tags set texts = (select jsonb_object_agg(lang, said || ' (another thing)') from jsonb_each_text(texts) as each(lang, said)) where tag_id = (select min(tag_id) from tags)`,
  );
  expect(await refreshTexts(t.mall.context.db)).toBe(false);
  expect(await ask(`select texts -> 'title' ->> 'en' as title from banners order by banner_id limit 1`)).toEqual([
    { title: 'Another thing' },
  ]);
  expect(await ask(`select texts ->> 'pt' as pt from tags order by tag_id limit 1`)).toEqual([
    { pt: expect.stringMatching(/ \(another thing\)$/) },
  ]);
});

describe('announcements', () => {
  const announced = () => ask<{ id: number; title: { en: string } }>('select * from announcement order by id');

  it('are told in the words of this version at the next start; who read them and when they came out stay', async () => {
    const fresh = await announced();
    await ask(
      `update announcement set title = jsonb_set(title, '{en}', '"Old words"'), content = jsonb_set(content, '{tr}', '"<p>Eski</p>"')`,
    );
    await t.twin();
    expect(await announced()).toEqual(fresh);
  });

  it('another one under the same id keeps its own words', async () => {
    const other = JSON.stringify(
      Object.fromEntries(['en', 'pt', 'ru', 'tr', 'zh-TW', 'zn'].map((lang) => [lang, `Another one (${lang})`])),
    );
    await ask(`update announcement set title = '${other}', summary = '${other}', content = '${other}' where id = 1`);
    await t.twin();
    expect((await announced())[0]?.title.en).toBe('Another one (en)');
  });
});
