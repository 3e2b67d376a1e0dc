import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isKnownImage } from '#mall/image/knownImages.ts';
import { openTestMall, type TestMall } from '../harness.ts';

type Card = {
  prodId: number;
  prodName: string;
  price: number;
  oriPrice: number | null;
  soldNum: number;
  rating: number | null;
  discount: number | null;
  shopId: number;
  placeOfOrigin: string;
  condition: string;
  freeDelivery: boolean;
  stockStatus: string;
  hasVariants: boolean;
  skuId: number | null;
  currency: string;
};
type Page = { records: Card[]; total: number; size: number; current: number; pages: number };
type Result = Page & { scrollId: string | null; correctedKey: string | null; noResultHint: string | null };
type Row = {
  prodId: number;
  price: number;
  terms: number[];
  freeDelivery: boolean;
  inStock: boolean;
  used: boolean;
  rating: number;
  origin: string;
};

const sriLanka = 659006000402;
const laos = 659006000404;
let t: TestMall;
let rows: Row[];

const get = async <Body>(path: string, query: Record<string, string | number> = {}, language = 'en') =>
  (await t.ask<Body>('GET', path, { query, headers: { 'accept-language': language } })).body;
const ids = (page: Page) => page.records.map((card) => card.prodId);
const sorted = (list: number[]) => [...list].sort((one, other) => one - other);

/** Every page of a list, one after the other. */
async function wholeList(path: string, query: Record<string, string | number>): Promise<Card[]> {
  const all: Card[] = [];
  for (let current = 1; ; current += 1) {
    const page = await get<Page>(path, { ...query, current, size: 100 });
    all.push(...page.records);
    if (all.length >= page.total || page.records.length === 0) return all;
  }
}

beforeAll(async () => {
  t = await openTestMall({ products: 2_500 });
  const found = await t.mall.context.database.pool.query<Row>(
    'select prod_id as "prodId", price, terms, free_delivery as "freeDelivery", in_stock as "inStock", used, rating, origin from shelves where region_id = $1',
    [sriLanka],
  );
  rows = found.rows;
});
afterAll(() => t.close());

describe('lists of a region', () => {
  it('hold every product of a category once, and nothing else', async () => {
    for (const category of [1001, 1002, 1005, 2010, 3016]) {
      const cards = await wholeList('/prod/pageProd', { categoryId: category, regionId: sriLanka });
      expect(sorted(cards.map((card) => card.prodId)), String(category)).toEqual(
        sorted(rows.filter((row) => row.terms.includes(category)).map((row) => row.prodId)),
      );
    }
  });

  it('of similar products have its category alone, its own kind first, each part the most popular first', async () => {
    const { rows: all } = await t.mall.context.database.pool.query<{
      prodId: number;
      kind: number;
      categoryId: number;
      popularity: number;
    }>(
      'select s.prod_id as "prodId", p.kind, p.category_id as "categoryId", s.popularity from shelves s join products p using (prod_id) where s.region_id = $1 order by s.prod_id',
      [sriLanka],
    );
    const mixed = all.find(
      ({ prodId, kind, categoryId }) =>
        all.some((other) => other.categoryId === categoryId && other.kind !== kind) &&
        all.some((other) => other.kind === kind && other.categoryId === categoryId && other.prodId !== prodId),
    )!;
    const found = await wholeList('/prod/similar', { prodId: mixed.prodId, regionId: sriLanka });
    const rivals = all.filter(({ categoryId, prodId }) => categoryId === mixed.categoryId && prodId !== mixed.prodId);
    const wanted = rivals.sort(
      (one, other) =>
        Number(other.kind === mixed.kind) - Number(one.kind === mixed.kind) ||
        other.popularity - one.popularity ||
        other.prodId - one.prodId,
    );
    expect(found.map(({ prodId }) => prodId)).toEqual(wanted.map(({ prodId }) => prodId));
  });

  it('lead from a shop to the kinds of things that it sells there, and to no other', async () => {
    const { pool } = t.mall.context.database;
    const { rows: shops } = await pool.query<{ shopId: number; categoryIds: number[] }>(
      'select shop_id as "shopId", category_ids as "categoryIds" from shops order by shop_id',
    );
    const { rows: sold } = await pool.query<{ shopId: number; terms: number[] }>(
      'select p.shop_id as "shopId", s.terms from shelves s join products p using (prod_id) where s.region_id = $1',
      [laos],
    );
    let unsold = 0;
    for (const { shopId, categoryIds } of shops) {
      const terms = new Set(sold.filter((row) => row.shopId === shopId).flatMap((row) => row.terms));
      const listed = await get<{ categoryId: number }[]>('/shopDetail/categories', { shopId, regionId: laos });
      expect(sorted(listed.map(({ categoryId }) => categoryId)), `shop ${shopId}`).toEqual(
        sorted(categoryIds.filter((categoryId) => terms.has(categoryId))),
      );
      unsold += categoryIds.length - listed.length;
    }
    expect(unsold, 'some kinds are not sold everywhere').toBeGreaterThan(0);
  });

  it('are narrowed by attribute values: any of one attribute, all attributes together', async () => {
    const fashion = rows.filter((row) => row.terms.includes(1002));
    const has = (row: Row, ...values: number[]) => values.some((value) => row.terms.includes(value));
    const cards = await wholeList('/prod/pageProd', { categoryId: 1002, regionId: sriLanka, categoryTypeAttrIds: '60001,60007,62801' });
    expect(cards.length).toBeGreaterThan(0);
    expect(sorted(cards.map((card) => card.prodId))).toEqual(
      sorted(fashion.filter((row) => has(row, 60001, 60007) && has(row, 62801)).map((row) => row.prodId)),
    );
  });

  it('are sorted as asked, both ways, over the whole result', async () => {
    const by: Record<string, (card: Card) => number> = {
      price: (card) => card.price,
      soldNum: (card) => card.soldNum,
      discount: (card) => card.discount ?? 0,
    };
    for (const [sortName, value] of Object.entries(by)) {
      for (const sort of ['asc', 'desc']) {
        const list = (await wholeList('/prod/pageProd', { categoryId: 1004, regionId: sriLanka, sortName, sort })).map(value);
        const wanted = [...list].sort((one, other) => (sort === 'asc' ? one - other : other - one));
        expect(list, `${sortName} ${sort}`).toEqual(wanted);
        expect(list.length).toBeGreaterThan(20);
      }
    }
  });

  it('end with no records, the same total and status 200, and clamp a foolish size', async () => {
    const past = await get<Page>('/prod/moreBuyProdList', { regionId: sriLanka, current: 5_000, size: 50 });
    const first = await get<Page>('/prod/moreBuyProdList', { regionId: sriLanka, current: 1, size: 50 });
    expect(past.records).toEqual([]);
    expect(past.total).toBe(first.total);
    expect((await get<Page>('/prod/moreBuyProdList', { regionId: sriLanka, size: 9_999 })).size).toBe(100);
  });

  it('show prices with exactly the digits of the region', async () => {
    for (const [region, digits, currency] of [
      [sriLanka, 2, 'LKR'],
      [659006000403, 2, 'CNY'],
      [laos, 0, 'LAK'],
      [659006000405, 2, 'TRY'],
    ] as const) {
      const page = await get<Page>('/prod/moreBuyProdList', { regionId: region, size: 40 });
      expect(page.records.length).toBeGreaterThan(0);
      for (const card of page.records) {
        expect(card.currency).toBe(currency);
        expect(Number(card.price.toFixed(digits))).toBe(card.price);
        if (currency === 'LAK') expect(card.price % 500).toBe(0);
      }
    }
  });

  it('never show a sold-out thing as trending', async () => {
    const cards = await wholeList('/prod/moreBuyProdList', { regionId: sriLanka });
    expect(cards.every((card) => card.stockStatus === 'IN_STOCK' || card.stockStatus === 'LOW')).toBe(true);
  });
});

describe('you may like', () => {
  it('never repeats an item on one day, and has another order on the next', async () => {
    const cards = await wholeList('/indexTag/moreGoodStuff', { regionId: sriLanka });
    expect(new Set(cards.map((card) => card.prodId)).size).toBe(cards.length);
    const today = ids(await get<Page>('/indexTag/moreGoodStuff', { regionId: sriLanka, size: 20 }));
    expect(ids(await get<Page>('/indexTag/moreGoodStuff', { regionId: sriLanka, size: 20 }))).toEqual(today);
    await t.advance(86_400_000);
    expect(ids(await get<Page>('/indexTag/moreGoodStuff', { regionId: sriLanka, size: 20 }))).not.toEqual(today);
  });

  it("begins another day at the region's midnight, not at that of UTC", async () => {
    const shown = async (moment: string) => {
      await t.advance(Date.parse(moment) - t.mall.context.clock.now());
      return ids(await get<Page>('/indexTag/moreGoodStuff', { regionId: sriLanka, size: 20 }));
    };
    const day = new Date(t.mall.context.clock.now() + 86_400_000).toISOString().slice(0, 10);
    const evening = await shown(`${day}T18:29:59.000Z`);
    const night = await shown(`${day}T18:30:00.000Z`);
    expect(night, 'the order after 00:00 in Colombo').not.toEqual(evening);
    expect(await shown(`${day}T23:59:59.000Z`)).toEqual(night);
    expect(await shown(new Date(Date.parse(day) + 86_400_000).toISOString()), 'the order after 00:00 UTC').toEqual(night);
  });
});

describe('search', () => {
  it('finds the same things in six languages, each in its own words', async () => {
    const words = { en: 'teapot', pt: 'bule', ru: 'чайник', tr: 'demlik', 'zh-TW': '茶壺', 'zh-CN': '茶壶' };
    const found = new Map<string, string>();
    for (const [language, key] of Object.entries(words)) {
      const result = await get<Result>('/search', { key, regionId: sriLanka, pageSize: 20 }, language);
      expect(result.total, language).toBeGreaterThan(0);
      found.set(language, result.records[0]!.prodName);
    }
    expect(new Set(found.values()).size).toBe(6);
  });

  it('knows Turkish letters typed or not, a beginning, an ending and a slip', async () => {
    const total = async (key: string, language: string) => (await get<Result>('/search', { key, regionId: sriLanka }, language)).total;
    expect(await total('canta', 'tr')).toBe(await total('ÇANTA', 'tr'));
    expect(await total('ışık', 'tr')).toBe(await total('IŞIK', 'tr'));
    expect(await total('headph', 'en')).toBe(await total('headphones', 'en'));
    const slip = await get<Result>('/search', { key: 'haedphones', regionId: sriLanka });
    expect(slip.correctedKey).toBe('headphones');
    expect(slip.total).toBeGreaterThan(0);
  });

  it('filters the whole result, not a page of it', async () => {
    const questions: [Record<string, string | number>, (row: Row) => boolean][] = [
      [{ hasStock: 1 }, (row) => row.inStock],
      [{ freeDelivery: 1 }, (row) => row.freeDelivery],
      [{ condition: 'USED' }, (row) => row.used],
      [{ condition: 'NEW' }, (row) => !row.used],
      [{ minRating: 4 }, (row) => row.rating >= 4],
      [{ placeOfOrigin: 'CN,TR' }, (row) => row.origin === 'CN' || row.origin === 'TR'],
      [{ minPrice: 1_000, maxPrice: 5_000 }, (row) => row.price >= 100_000 && row.price <= 500_000],
      [{ brandIds: '5001,5012' }, (row) => row.terms.includes(5001) || row.terms.includes(5012)],
      [{ shopId: 10_001 }, (row) => row.terms.includes(10_001)],
    ];
    for (const [filter, keeps] of questions) {
      const result = await get<Result>('/search', { categoryId: 1002, regionId: sriLanka, pageSize: 100, ...filter });
      const wanted = rows.filter((row) => row.terms.includes(1002) && keeps(row)).map((row) => row.prodId);
      expect(result.total, JSON.stringify(filter)).toBe(wanted.length);
      const all = ids(result);
      for (let pageNumber = 2; pageNumber <= result.pages; pageNumber += 1) {
        all.push(
          ...ids(
            await get<Result>('/search', {
              categoryId: 1002,
              regionId: sriLanka,
              pageSize: 100,
              ...filter,
              pageNumber,
              scrollId: result.scrollId ?? '',
            }),
          ),
        );
      }
      expect(sorted(all)).toEqual(sorted(wanted));
    }
  });

  it('scrolls through everything without doubles, even when the world changes underneath', async () => {
    const first = await get<Result>('/search', { categoryId: 1004, regionId: sriLanka, pageSize: 12, sortName: 'price' });
    const seen = ids(first);
    const last = first.records.at(-1)!;
    const sku = (await get<{ skuId: number }[]>('/sku/getSkuList', { prodId: last.prodId, regionId: sriLanka }))[0]!;
    expect((await t.ops('POST', '/_ops/price', { skuId: sku.skuId, regionId: sriLanka, price: 9_999_990 })).status).toBe(200);
    for (let pageNumber = 2; pageNumber <= first.pages; pageNumber += 1) {
      const page = await get<Result>('/search', {
        categoryId: 1004,
        regionId: sriLanka,
        pageSize: 12,
        sortName: 'price',
        scrollId: first.scrollId ?? '',
        pageNumber,
        oldSort: 'price:asc',
      });
      expect(page.scrollId).toBe(first.scrollId);
      seen.push(...ids(page));
    }
    expect(seen.length).toBe(first.total);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('starts again at page 1 for a scroll that is unknown, sorted otherwise or half an hour old', async () => {
    const input = { categoryId: 1003, regionId: sriLanka, pageSize: 5 };
    const first = await get<Result>('/search', input);
    const again = { ...input, pageNumber: 2, scrollId: first.scrollId ?? '' };
    expect((await get<Result>('/search', again)).current).toBe(2);
    expect((await get<Result>('/search', { ...again, scrollId: 'nobodyknowsthis' })).current).toBe(1);
    expect((await get<Result>('/search', { ...again, sortName: 'price', oldSort: 'default:desc' })).current).toBe(1);
    await t.advance(31 * 60_000);
    const renewed = await get<Result>('/search', again);
    expect(renewed.current).toBe(1);
    expect(ids(renewed)).toEqual(ids(first));
  });

  it('refuses an empty question, answers junk with words, and never with a 500', async () => {
    expect((await t.ask('GET', '/search', { query: { regionId: sriLanka } })).status).toBe(400);
    for (const query of [
      { sortName: 'x', key: 'a' },
      { minPrice: 'abc', key: 'a' },
      { categoryTypeAttrIds: '1;drop', key: 'a' },
      { brandIds: 'x', key: 'a' },
    ] as Record<string, string>[]) {
      const answer = await t.ask('GET', '/search', { query });
      expect(answer.status, JSON.stringify(query)).toBe(400);
      expect(answer.body['code']).toBe('VALIDATION');
    }
    for (const key of ["'; drop table products; --", '%', '_', '\\', '🫖', 'a'.repeat(200), '٣', '\u0000x']) {
      expect([200, 400], key).toContain((await t.ask('GET', '/search', { query: { key, regionId: sriLanka } })).status);
    }
  });

  it('suggests at most ten, in the language, from the first letter', async () => {
    const english = await get<string[]>('/search/suggest/keyword', { keyword: 'te', size: 50 });
    expect(english.length).toBe(10);
    expect(english.slice(0, 3).every((text) => text.toLowerCase().includes('te'))).toBe(true);
    expect(
      (await get<string[]>('/search/suggest/keyword', { keyword: 'ча', size: 5 }, 'ru')).every((text) => /\p{Script=Cyrillic}/u.test(text)),
    ).toBe(true);
    const hot = await get<{ content: string }[]>('/search/hotSearch', { number: 10, sort: 1, regionId: laos });
    expect(hot.length).toBe(10);
  });
});

describe('a product', () => {
  it('says the same in every language and nothing in the wrong one', async () => {
    const { prodId } = (await get<Page>('/prod/pageProd', { categoryId: 1004, regionId: sriLanka })).records[0]!;
    const answers = await Promise.all(
      ['en', 'pt', 'ru', 'tr', 'zh-TW', 'zh-CN'].map((language) =>
        get<Record<string, string> & { price: number; parameters: { parameterKey: string }[] }>(
          '/prod/prodInfo',
          { prodId, regionId: sriLanka },
          language,
        ),
      ),
    );
    for (const field of ['prodName', 'brief', 'content', 'shipFrom'])
      expect(new Set(answers.map((each) => each[field])).size, field).toBeGreaterThanOrEqual(field === 'shipFrom' ? 4 : 6);
    for (const chinese of answers.slice(4)) expect(chinese.shipFrom).toMatch(/^\p{Script=Han}+$/u);
    expect(answers[0]!.shipFrom).toMatch(/^[A-Z][\w -]+, [A-Z]/);
    expect(new Set(answers.map((each) => each.price)).size).toBe(1);
    expect(answers[2]!.parameters.every((row) => /\p{Script=Cyrillic}/u.test(row.parameterKey))).toBe(true);
  });

  it('agrees with its card, its variants and its shelf', async () => {
    const cards = (await get<Page>('/prod/moreBuyProdList', { regionId: sriLanka, size: 40 })).records;
    for (const card of cards) {
      const info = await get<
        Card & {
          skuList: { skuId: number; price: number; stocks: number }[];
          totalStocks: number;
          actions: { action: string; allowed: boolean }[];
        }
      >('/prod/prodInfo', { prodId: card.prodId, regionId: sriLanka });
      expect(info.price).toBe(card.price);
      expect(info.prodName).toBe(card.prodName);
      expect(Math.min(...info.skuList.filter((sku) => sku.stocks > 0).map((sku) => sku.price))).toBe(card.price);
      expect(info.skuList.length > 1).toBe(card.hasVariants);
      expect(info.totalStocks).toBe(info.skuList.reduce((sum, sku) => sum + sku.stocks, 0));
      expect(info.actions.find((action) => action.action === 'ADD_TO_CART')?.allowed).toBe(info.totalStocks > 0);
    }
  });

  it('that is unknown is not found; one that left the shelf is still there with status 0', async () => {
    expect((await t.ask('GET', '/prod/prodInfo', { query: { prodId: 1, regionId: sriLanka } })).status).toBe(404);
    expect((await t.ask('GET', '/prod/prodInfo', { query: { prodId: 'x' } })).status).toBe(400);
    const { rows: gone } = await t.mall.context.database.pool.query<{ prodId: number }>(
      'select prod_id as "prodId" from products where status = 0 limit 1',
    );
    expect((await get<{ status: number }>('/prod/prodInfo', { prodId: gone[0]!.prodId, regionId: sriLanka })).status).toBe(0);
  });

  it('has reviews that add up to its summary', async () => {
    const { prodId } = (await get<Page>('/prod/moreBuyProdList', { regionId: sriLanka, size: 1 })).records[0]!;
    const summary = await get<{ number: number; praiseNumber: number; secondaryNumber: number; negativeNumber: number; score: number }>(
      '/prod/prodCommData',
      { prodId },
    );
    const count = async (evaluate: number) => (await get<Page>('/prod/prodCommPageByProd', { prodId, evaluate })).total;
    expect(await count(-1)).toBe(summary.number);
    expect([await count(0), await count(1), await count(2)]).toEqual([
      summary.praiseNumber,
      summary.secondaryNumber,
      summary.negativeNumber,
    ]);
  });

  it('tells when it comes: sooner at home than from abroad, and answers 304 to who knows it already', async () => {
    const cards = await wholeList('/prod/pageProd', { categoryId: 1002, regionId: sriLanka });
    const info = async (prodId: number) =>
      get<{ delivery: { latest: string; deliverable: boolean }; overseas: boolean }>('/prod/prodInfo', { prodId, regionId: sriLanka });
    const infos = await Promise.all([...cards.slice(0, 10), ...cards.slice(-60)].map((card) => info(card.prodId)));
    const home = infos.find((each) => !each.overseas)!;
    const abroad = infos.find((each) => each.overseas)!;
    expect(Date.parse(abroad.delivery.latest)).toBeGreaterThan(Date.parse(home.delivery.latest));
    const query = { prodId: cards[0]!.prodId, regionId: sriLanka };
    const first = await t.ask('GET', '/prod/prodInfo', { query });
    const second = await t.ask('GET', '/prod/prodInfo', { query, headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(second.status).toBe(304);
  });
});

describe('the world under the shelf', () => {
  it('is heard of whole when one statement puts five hundred things there whose ids are long', async () => {
    const { pool } = t.mall.context.database;
    const total = async () => (await get<Page>('/prod/pageProd', { categoryId: 1004, regionId: sriLanka, size: 1 })).total;
    const [before, first] = [await total(), 9_000_000_000_000_000];
    await pool.query(
      `insert into shelves select region_id, $2::bigint + n, kind, price, ori_price, discount, sold_num, rating, 0, in_stock, used, free_delivery, origin, created_at, terms
       from (select * from shelves where region_id = $1 and 1004 = any(terms) limit 1) one, generate_series(1, 500) n`,
      [sriLanka, first],
    );
    await expect.poll(total).toBe(before + 500);
    await pool.query('delete from shelves where prod_id > $1', [first]);
    await expect.poll(total).toBe(before);
  });

  it('changes stock and price for the next reader (X9)', async () => {
    const card = (await wholeList('/prod/moreBuyProdList', { regionId: sriLanka })).find((each) => each.skuId !== null)!;
    expect((await t.ops('POST', '/_ops/stock', { skuId: card.skuId, stocks: 0 })).status).toBe(200);
    expect((await t.ops('POST', '/_ops/price', { skuId: card.skuId, regionId: sriLanka, price: 1_234.5 })).status).toBe(200);
    const info = await get<Card>('/prod/prodInfo', { prodId: card.prodId, regionId: sriLanka });
    expect([info.price, info.stockStatus]).toEqual([1_234.5, 'SOLD_OUT']);
    const low = async (prodId: number) => (await get<{ priceLow30: number }>('/prod/prodInfo', { prodId, regionId: sriLanka })).priceLow30;
    const other = (await wholeList('/prod/pageProd', { categoryId: 1004, regionId: sriLanka })).find(
      (each) => each.skuId !== null && each.stockStatus === 'IN_STOCK',
    )!;
    await t.ops('POST', '/_ops/price', { skuId: other.skuId, regionId: sriLanka, price: other.price + 500 });
    expect(await low(other.prodId)).toBe(other.price);
    await t.advance(31 * 86_400_000);
    expect(await low(other.prodId)).toBe(other.price + 500);
    expect((await t.ops('POST', '/_ops/stock', { skuId: 5, stocks: 0 })).status).toBe(404);
    const { rows: shelf } = await t.mall.context.database.pool.query<{ price: number; inStock: boolean }>(
      'select price, in_stock as "inStock" from shelves where region_id = $1 and prod_id = $2',
      [sriLanka, card.prodId],
    );
    expect(shelf[0]).toEqual({ price: 123_450, inStock: false });
  });
});

describe('pictures', () => {
  it("are drawn for the catalogue's own combinations only: forty made-up ones are refused, and a new one of the catalogue's comes", async () => {
    const statusOf = async (path: string) => (await t.mall.fetch(new Request(`http://mall${path}`), '203.0.113.9')).status;
    const objects = ['backpack', 'teapot', 'candle', 'guitar'];
    const madeUp = objects.flatMap((one) =>
      objects.flatMap((other) => [
        `/oss/b/${one}.teal~${other}.red/1?w=1280`,
        `/oss/b/${one}.own~${other}.own~${one}.gold/2?w=1280`,
        `/oss/p/shopping-bags/${other}/1`,
      ]),
    );
    expect(new Set(await Promise.all(madeUp.map(statusOf)))).toEqual(new Set([404]));
    const pictures = await t.mall.context.db.execute<{ pic: string }>(
      sql`select pic from banners union select pic from campaigns union select banner from shops limit 3`,
    );
    for (const { pic } of pictures.rows) expect(await statusOf(`${pic}?w=80&fmt=webp`), pic).toBe(200);
    const shown = await t.mall.context.db.execute<{ object: string; colour: string }>(sql`
      select distinct terms.facts->>'object' as object, skus.colour from skus join products using (prod_id) join terms on terms.term_id = products.kind`);
    for (const thing of shown.rows)
      expect(await isKnownImage(t.mall.context, { sort: 'i', ...thing, width: 80, format: 'webp' }), JSON.stringify(thing)).toBe(true);
  });

  it('are drawn once and kept, and nothing else can be asked for', async () => {
    const { records } = await get<Page & { records: { pic: string }[] }>('/prod/moreBuyProdList', { regionId: sriLanka, size: 1 });
    const answer = await t.mall.fetch(new Request(`http://mall${records[0]!.pic}?w=80&fmt=webp`));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(300);
    for (const path of [
      '/oss/p/nothing/red/1',
      '/oss/p/backpack/nocolour/1',
      '/oss/p/backpack/red/7',
      '/oss/p/..%2fdraw/red/1',
      '/oss/flag/zz.webp',
    ]) {
      expect((await t.mall.fetch(new Request(`http://mall${path}`))).status, path).toBeGreaterThanOrEqual(400);
    }
    const flag = await t.mall.fetch(new Request('http://mall/oss/flag/lk.webp'));
    expect(flag.headers.get('content-type')).toBe('image/webp');
  });
});
