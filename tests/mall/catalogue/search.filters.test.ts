import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '../harness.ts';

type Card = { prodId: number; price: number };
type Result = {
  records: Card[];
  total: number;
  pages: number;
  current: number;
  scrollId: string | null;
  noResultHint: string | null;
  correctedKey: string | null;
};
type Counted = { count: number };
type Facets = {
  attrs: { attrId: number; values: (Counted & { attrValueId: number })[] }[];
  brands: (Counted & { brandId: number })[];
  categories: (Counted & { categoryId: number })[];
  shops: (Counted & { shopId: number })[];
  placesOfOrigin: (Counted & { code: string })[];
  price: { min: number; max: number };
  ratings: (Counted & { min: number })[];
  conditions: (Counted & { code: string })[];
  freeDelivery: number;
  inStock: number;
};
/** A product as the plain tables tell it, without the shelf's terms. */
type Plain = {
  prodId: number;
  price: number;
  categories: number[];
  brandId: number;
  shopId: number;
  values: number[];
  origin: string;
  used: boolean;
  rating: number;
  freeDelivery: boolean;
  inStock: boolean;
};
type Combination = {
  key?: string;
  categoryId?: number;
  categoryIds?: number[];
  attrs?: number[];
  brandIds?: number[];
  shopId?: number;
  origins?: string[];
  minPrice?: number;
  maxPrice?: number;
  minRating?: number;
  condition?: 'NEW' | 'USED';
  freeDelivery?: true;
  hasStock?: true;
};

const region = 659006000402;
let t: TestMall;
let all: Plain[];
let attrOf: Map<number, number>;

beforeAll(async () => {
  t = await openTestMall({ products: 2_500 });
  const { pool } = t.mall.context.database;
  const { rows } = await pool.query<Omit<Plain, 'categories'> & { leaf: number }>(
    `select p.prod_id as "prodId", k.price, p.category_id as leaf, p.brand_id as "brandId", p.shop_id as "shopId", array(select distinct v from unnest(p.attr_values || k.values) v) as values, p.origin,
       p.condition = 'USED' as used, coalesce(r.rating, 0)::float8 as rating, s.free_delivery as "freeDelivery", k.has as "inStock"
     from products p join shelves s on s.prod_id = p.prod_id and s.region_id = $1
     join lateral (select coalesce(min(c.price) filter (where u.status = 1 and (u.stocks = -1 or u.stocks > u.reserved)), min(c.price) filter (where u.status = 1)) as price,
       coalesce(bool_or(u.status = 1 and (u.stocks = -1 or u.stocks > u.reserved)), false) as has,
       coalesce((select array_agg(distinct v) from skus w, unnest(w.value_ids) v where w.prod_id = p.prod_id), '{}') as values
       from skus u join sku_prices c on c.sku_id = u.sku_id and c.region_id = $1 where u.prod_id = p.prod_id) k on true
     left join (select prod_id, avg(score) as rating from reviews where status = 1 group by prod_id) r on r.prod_id = p.prod_id`,
    [region],
  );
  const parents = new Map(
    (await pool.query<{ id: number; parent: number }>('select category_id as id, parent_id as parent from categories')).rows.map((row) => [
      row.id,
      row.parent,
    ]),
  );
  all = rows.map(({ leaf, ...row }) => {
    const categories = [leaf];
    while ((parents.get(categories.at(-1)!) ?? 0) > 0) categories.push(parents.get(categories.at(-1)!)!);
    return { ...row, categories };
  });
  attrOf = new Map(
    (
      await pool.query<{ id: number; parent: number }>("select term_id as id, parent_id as parent from terms where type = 'value'")
    ).rows.map((row) => [row.id, row.parent]),
  );
});
afterAll(() => t.close());

const ask = async <Body>(path: string, query: Record<string, string | number>) =>
  t.ask<Body>('GET', path, { query: { regionId: region, ...query } });
const queryOf = ({
  attrs,
  categoryIds,
  brandIds,
  origins,
  freeDelivery,
  hasStock,
  ...rest
}: Combination): Record<string, string | number> => ({
  ...rest,
  ...(attrs ? { categoryTypeAttrIds: attrs.join() } : {}),
  ...(categoryIds ? { categoryIds: categoryIds.join() } : {}),
  ...(brandIds ? { brandIds: brandIds.join() } : {}),
  ...(origins ? { placeOfOrigin: origins.join() } : {}),
  ...(freeDelivery ? { freeDelivery: 1 } : {}),
  ...(hasStock ? { hasStock: 1 } : {}),
});

/** What each facet asks of a product. */
function demandsOf(filters: Combination): Map<string, (product: Plain) => boolean> {
  const demands = new Map<string, (product: Plain) => boolean>();
  const { categoryId, categoryIds, brandIds, shopId, origins, minPrice, maxPrice, minRating, condition } = filters;
  if (categoryId !== undefined) demands.set('frame', (product) => product.categories.includes(categoryId));
  if (categoryIds) demands.set('category', (product) => categoryIds.some((id) => product.categories.includes(id)));
  for (const attr of new Set(filters.attrs?.map((value) => attrOf.get(value)!))) {
    demands.set(`attr ${attr}`, (product) => filters.attrs!.some((value) => attrOf.get(value) === attr && product.values.includes(value)));
  }
  if (brandIds) demands.set('brand', (product) => brandIds.includes(product.brandId));
  if (shopId !== undefined) demands.set('shop', (product) => product.shopId === shopId);
  if (origins) demands.set('origin', (product) => origins.includes(product.origin));
  if (minPrice !== undefined || maxPrice !== undefined)
    demands.set('price', ({ price }) => price >= (minPrice ?? 0) * 100 && price <= (maxPrice ?? 1e12) * 100);
  if (minRating !== undefined) demands.set('rating', (product) => Math.fround(product.rating) >= Math.fround(minRating));
  if (condition) demands.set('condition', (product) => product.used === (condition === 'USED'));
  if (filters.freeDelivery) demands.set('freeDelivery', (product) => product.freeDelivery);
  if (filters.hasStock) demands.set('inStock', (product) => product.inStock);
  return demands;
}
const meeting = (products: readonly Plain[], filters: Combination, without = ''): Plain[] => {
  const demands = [...demandsOf(filters)].filter(([name]) => name !== without).map(([, demand]) => demand);
  return products.filter((product) => demands.every((demand) => demand(product)));
};

/** Chance that is the same in every run. */
function chanceOf(seed: number) {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  return {
    next,
    pick,
    some: <T>(list: readonly T[], most: number): T[] => [
      ...new Set(Array.from({ length: 1 + Math.floor(next() * most) }, () => pick(list))),
    ],
  };
}

/** A random wish around a random product, so that most wishes leave something. */
function combinationOf(chance: ReturnType<typeof chanceOf>): Combination {
  const like = chance.pick(all);
  const yes = (share: number) => chance.next() < share;
  const filters: Combination = {};
  if (yes(0.5)) filters.categoryId = chance.pick(like.categories);
  if (yes(0.25)) filters.categoryIds = [chance.pick(like.categories), ...chance.some(chance.pick(all).categories, 2)];
  const other = chance.pick(all);
  if (yes(0.45) && like.values.length > 0)
    filters.attrs = [
      ...new Set([...chance.some(like.values, 3), ...(yes(0.5) && other.values.length > 0 ? chance.some(other.values, 2) : [])]),
    ];
  if (yes(0.3)) filters.brandIds = [like.brandId, ...chance.some(all, 2).map((product) => product.brandId)];
  if (yes(0.1)) filters.shopId = like.shopId;
  if (yes(0.25)) filters.origins = [like.origin, chance.pick(all).origin];
  if (yes(0.2)) filters.minPrice = Math.floor((like.price / 100) * chance.next());
  if (yes(0.2)) filters.maxPrice = Math.ceil((like.price / 100) * (1 + chance.next() * 4));
  if (yes(0.15)) filters.minRating = chance.pick([2, 3, 4, 4.5]);
  if (yes(0.12)) filters.condition = chance.pick(['NEW', 'NEW', 'USED'] as const);
  if (yes(0.12)) filters.freeDelivery = true;
  if (yes(0.2)) filters.hasStock = true;
  if (Object.keys(filters).length === 0) filters.hasStock = true;
  return filters;
}

/** A facet's counts, worked out one product at a time. */
function countsOf(products: readonly Plain[], idsOf: (product: Plain) => readonly (number | string)[]): Map<number | string, number> {
  const counts = new Map<number | string, number>();
  for (const product of products) for (const id of idsOf(product)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
const countsById = <Each extends Counted>(list: readonly Each[], id: (each: Each) => number | string) =>
  new Map(list.filter((each) => each.count > 0).map((each) => [id(each), each.count]));

function compareFacets(facets: Facets, products: readonly Plain[], filters: Combination): void {
  const without = (facet: string) => meeting(products, filters, facet);
  const same = (name: string, counts: Map<number | string, number>, wanted: Map<number | string, number>) =>
    expect([...counts].sort(), `${name} of ${JSON.stringify(filters)}`).toEqual([...wanted].sort());
  same(
    'brands',
    countsById(facets.brands, (each) => each.brandId),
    countsOf(without('brand'), (product) => [product.brandId]),
  );
  same(
    'shops',
    countsById(facets.shops, (each) => each.shopId),
    new Map(
      [...countsOf(without('shop'), (product) => [product.shopId])]
        .sort((one, other) => other[1] - one[1] || Number(one[0]) - Number(other[0]))
        .slice(0, 50),
    ),
  );
  same(
    'categories',
    countsById(facets.categories, (each) => each.categoryId),
    countsOf(without('category'), (product) => product.categories),
  );
  same(
    'origins',
    countsById(facets.placesOfOrigin, (each) => each.code),
    countsOf(without('origin'), (product) => [product.origin]),
  );
  for (const { attrId, values } of facets.attrs) {
    same(
      `attribute ${attrId}`,
      countsById(values, (each) => each.attrValueId),
      countsOf(without(`attr ${attrId}`), (product) => product.values.filter((value) => attrOf.get(value) === attrId)),
    );
  }
  const prices = without('price').map((product) => product.price / 100);
  expect([facets.price.min, facets.price.max], JSON.stringify(filters)).toEqual(
    prices.length === 0 ? [0, 0] : [Math.min(...prices), Math.max(...prices)],
  );
  for (const { min, count } of facets.ratings)
    expect(count, `rating ${min}`).toBe(without('rating').filter((product) => product.rating >= min).length);
  expect(facets.conditions.find(({ code }) => code === 'USED')!.count).toBe(without('condition').filter((product) => product.used).length);
  expect(facets.freeDelivery).toBe(without('freeDelivery').filter((product) => product.freeDelivery).length);
  expect(facets.inStock).toBe(without('inStock').filter((product) => product.inStock).length);
}

describe('filters', () => {
  it('agree with the plain tables for a thousand combinations, in number, order and page', async () => {
    const chance = chanceOf(20_261_121);
    let found = 0;
    for (let round = 0; round < 1_000; round += 1) {
      const filters = combinationOf(chance);
      const wanted = meeting(all, filters).sort((one, other) => one.price - other.price || one.prodId - other.prodId);
      const { body } = await ask<Result>('/search', { ...queryOf(filters), sortName: 'price', pageSize: 40 });
      expect(body.total, JSON.stringify(filters)).toBe(wanted.length);
      expect(
        body.records.map((card) => card.prodId),
        JSON.stringify(filters),
      ).toEqual(wanted.slice(0, 40).map((product) => product.prodId));
      if (wanted.length > 0) found += 1;
    }
    expect(found).toBeGreaterThan(500);
  });

  it('tell beside every facet what another choice would leave, as the plain tables do', async () => {
    const chance = chanceOf(5_112_026);
    for (let round = 0; round < 150; round += 1) {
      const filters = combinationOf(chance);
      compareFacets((await ask<Facets>('/search/facets', queryOf(filters))).body, all, filters);
    }
  });

  it('narrow what a key found, and nothing else', async () => {
    const chance = chanceOf(77);
    for (const key of ['tea', 'leather', 'wireless', 'cotton']) {
      const found: number[] = [];
      const first = (await ask<Result>('/search', { key, pageSize: 100 })).body;
      for (let pageNumber = 1; pageNumber <= first.pages; pageNumber += 1)
        found.push(
          ...(await ask<Result>('/search', { key, pageSize: 100, pageNumber, scrollId: first.scrollId! })).body.records.map(
            (card) => card.prodId,
          ),
        );
      expect(found.length).toBe(first.total);
      const base = all.filter((product) => found.includes(product.prodId));
      for (let round = 0; round < 12; round += 1) {
        const filters = combinationOf(chance);
        expect((await ask<Result>('/search', { key, ...queryOf(filters) })).body.total, `${key} ${JSON.stringify(filters)}`).toBe(
          meeting(base, filters).length,
        );
        if (round < 4) compareFacets((await ask<Facets>('/search/facets', { key, ...queryOf(filters) })).body, base, filters);
      }
    }
  });
});

/** Waits until an answer is as it should be. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { interval: 20 }).toBe(true);
}

describe('a scroll of a thousand', () => {
  it('has no double and no gap while products are added, sold and repriced', async () => {
    const { pool } = t.mall.context.database;
    const input = { hasStock: 1, sortName: 'price', pageSize: 50 };
    const first = (await ask<Result>('/search', input)).body;
    expect(first.total).toBeGreaterThan(1_000);
    const before = meeting(all, { hasStock: true })
      .sort((one, other) => one.price - other.price || one.prodId - other.prodId)
      .slice(0, 1_000)
      .map((product) => product.prodId);
    const seen = first.records.map((card) => card.prodId);
    for (let pageNumber = 2; pageNumber <= 20; pageNumber += 1) {
      const cheap = before[pageNumber * 50 + 5] ?? before[5]!;
      const fresh = 900_000 + pageNumber;
      await pool.query(
        'insert into products select $1, kind, category_id, brand_id, shop_id, series_id, features, attr_values, colour, tint, condition, warranty_months, origin, weight_g, return_days, cod, max_buy, created_at, status from products where prod_id = $2',
        [fresh, cheap],
      );
      await pool.query('insert into skus select $1 * 100 + 1, $1, value_ids, colour, stocks, 0, 1 from skus where prod_id = $2 limit 1', [
        fresh,
        cheap,
      ]);
      await pool.query('insert into sku_prices values ($1::bigint * 100 + 1, $2, 100, null)', [fresh, region]);
      await pool.query(
        'insert into shelves select region_id, $1, kind, 100, null, 0, sold_num, rating, popularity, true, used, free_delivery, origin, created_at, terms from shelves where region_id = $2 and prod_id = $3',
        [fresh, region, cheap],
      );
      await pool.query('update shelves set in_stock = false where region_id = $1 and prod_id = $2', [region, before[pageNumber * 40 + 1]]);
      await pool.query('update shelves set price = price * 7 where region_id = $1 and prod_id = $2', [region, before[pageNumber * 30 + 2]]);
      const page = (await ask<Result>('/search', { ...input, pageNumber, scrollId: first.scrollId!, oldSort: 'price:asc' })).body;
      expect(page.scrollId).toBe(first.scrollId);
      seen.push(...page.records.map((card) => card.prodId));
    }
    expect(seen).toEqual(before);
    const added = 19;
    await until(async () => (await ask<Result>('/search', { ...input, minPrice: 1, maxPrice: 1 })).body.total === added);
    await pool.query('delete from shelves where prod_id > 900000');
    await until(async () => (await ask<Result>('/search', { ...input, minPrice: 1, maxPrice: 1 })).body.total === 0);
  });

  it('of yesterday begins again at page 1 under a new name', async () => {
    const input = { hasStock: 1, pageSize: 20 };
    const first = (await ask<Result>('/search', input)).body;
    await t.advance(24 * 3_600_000);
    const again = (await ask<Result>('/search', { ...input, pageNumber: 3, scrollId: first.scrollId! })).body;
    expect(again.current).toBe(1);
    expect(again.scrollId).not.toBe(first.scrollId);
    expect(again.records.length).toBe(20);
  });
});

describe('what nobody should ask', () => {
  it('is refused in words or answered with nothing, never with a 500', async () => {
    for (const [query, status] of [
      [{ minPrice: '1e999' }, 400],
      [{ maxPrice: '1e999' }, 400],
      [{ minPrice: -1 }, 400],
      [{ maxPrice: 'NaN' }, 400],
      [{ minRating: 6 }, 400],
      [{ brandIds: '1,,2' }, 400],
      [{ key: 'a'.repeat(1_001) }, 400],
      [{ minPrice: 500, maxPrice: 100 }, 200],
      [{ categoryTypeAttrIds: '69999,123456789' }, 200],
      [{ brandIds: '999999999' }, 200],
      [{ shopId: 4_000_000_000 }, 200],
      [{ categoryId: 1 }, 200],
      [{ placeOfOrigin: 'ZZ' }, 200],
      [{ categoryTypeAttrIds: Array.from({ length: 40 }, (_, at) => 60_001 + at * 200).join() }, 200],
    ] as [Record<string, string | number>, number][]) {
      for (const path of ['/search', '/search/facets']) {
        const answer = await t.ask<Result & { code: string }>('GET', path, { query: { regionId: region, ...query } });
        expect(answer.status, `${path} ${JSON.stringify(query)}`).toBe(status);
        if (status === 400) expect(answer.body.code).toBe('VALIDATION');
        else if (path === '/search') {
          expect(answer.body.total, JSON.stringify(query)).toBe(0);
          expect(answer.body.noResultHint).toBeTruthy();
        }
      }
    }
    const far = (await ask<Result>('/search', { hasStock: 1, pageNumber: 100_000 })).body;
    expect(far.records).toEqual([]);
    expect(far.total).toBeGreaterThan(0);
  });

  it('can be anything that a keyboard has', async () => {
    for (const key of [
      '&',
      '%',
      '_',
      "'",
      '"',
      '\\',
      '🫖',
      'tea & "coffee"',
      '100%',
      'O’Neill',
      'a'.repeat(500),
      '茶'.repeat(500),
      'çay '.repeat(120),
      '\u0000tea',
      '\ud800',
      '-',
      '...',
      ' , ',
      '12345678901234567890',
    ]) {
      const answer = await t.ask('GET', '/search', { query: { key, regionId: region, facets: 1 } });
      expect([200, 400], JSON.stringify(key.slice(0, 20))).toContain(answer.status);
      expect((await t.ask('GET', '/search/suggest/keyword', { query: { keyword: key.slice(0, 100) } })).status).toBe(200);
    }
  });
});

describe('the panel', () => {
  it('proposes what is meant by beginnings in any order and in spite of slips, and shops likewise', async () => {
    const proposals = async (keyword: string) => (await ask<string[]>('/search/suggest/keyword', { keyword })).body;
    expect(await proposals('headph wirel')).toContain('wireless headphones');
    expect((await proposals('haedphon')).some((text) => text.includes('headphones'))).toBe(true);
    expect(await proposals('qqqqqqqq')).toEqual([]);
    const { rows } = await t.mall.context.database.pool.query<{ name: string }>(
      'select name from shops where prod_count ? $1 order by shop_id limit 1',
      [String(region)],
    );
    const name = rows[0]!.name;
    const [first = '', second = ''] = name.toLowerCase().split(' ');
    const shops = async (typed: string) =>
      (await ask<{ shopName: string }[]>('/shopDetail/byShopName', { name: typed })).body.map((shop) => shop.shopName);
    expect(await shops(`${second.slice(0, 4)} ${first.slice(0, 4)}`)).toContain(name);
    expect(await shops(`${first.slice(0, 2)}${first.slice(3)} ${second}`)).toContain(name);
  });
});

describe('the panel of all kinds (G5)', () => {
  type Suggested = {
    terms: string[];
    categories: { categoryId: number; categoryName: string; parentName: string | null }[];
    brands: { brandId: number; brandName: string }[];
    shops: { shopId: number; shopName: string }[];
  };
  const suggested = async (keyword: string, language = 'en'): Promise<Suggested> =>
    (
      await t.ask<Suggested>('GET', '/search/suggest/panel', {
        query: { keyword, regionId: region },
        headers: { 'accept-language': language },
      })
    ).body;
  const count = ({ terms, categories, brands, shops }: Suggested) => terms.length + categories.length + brands.length + shops.length;

  it('finds a category, a brand and a shop by the beginning of their names, each with its id', async () => {
    const { pool } = t.mall.context.database;
    const [brand] = (
      await pool.query<{ id: number; name: string }>(
        'select brand_id as id, name from brands where prod_count ? $1 order by brand_id limit 1',
        [String(region)],
      )
    ).rows;
    const [shop] = (
      await pool.query<{ id: number; name: string }>(
        'select shop_id as id, name from shops where prod_count ? $1 and status = 1 order by shop_id limit 1',
        [String(region)],
      )
    ).rows;
    const [category] = (
      await pool.query<{ id: number; ru: string; en: string; parent: string }>(
        "select c.category_id as id, c.texts->>'ru' as ru, c.texts->>'en' as en, p.texts->>'en' as parent from categories c join categories p on p.category_id = c.parent_id order by c.category_id limit 1",
      )
    ).rows;
    expect((await suggested(brand!.name.toLowerCase())).brands).toContainEqual({ brandId: brand!.id, brandName: brand!.name });
    expect((await suggested(shop!.name.slice(0, -1))).shops).toContainEqual({ shopId: shop!.id, shopName: shop!.name });
    expect((await suggested(category!.en)).categories).toContainEqual({
      categoryId: category!.id,
      categoryName: category!.en,
      parentName: category!.parent,
    });
    expect((await suggested(category!.ru, 'ru')).categories.map(({ categoryId }) => categoryId)).toContain(category!.id);
  });

  it('answers ten at most of all kinds together, whatever is typed', async () => {
    for (const keyword of [...'abcdefghijklmnopqrstuvwxyz', 'tea', 'ha', 'mo', '%', "'", '🫖', '雨'])
      expect(count(await suggested(keyword)), keyword).toBeLessThanOrEqual(10);
    expect(count(await suggested(' '))).toBe(0);
    expect(count(await suggested('qqqqqqqq'))).toBe(0);
  });

  it('forgives slips only where nothing of any kind begins so', async () => {
    const sure = await suggested('headphones');
    expect(sure.terms.length).toBeGreaterThan(0);
    for (const { shopName } of sure.shops) expect(shopName.toLowerCase()).toContain('headphones');
    expect((await suggested('haedphones')).terms.some((term) => term.includes('headphones'))).toBe(true);
  });
});

describe('a correction', () => {
  it('is told when there was one, and can be declined', async () => {
    const slip = (await ask<Result>('/search', { key: 'haedphones black' })).body;
    expect(slip.correctedKey).toBe('headphones black');
    expect(slip.total).toBeGreaterThan(0);
    const literal = (await ask<Result>('/search', { key: 'haedphones', literal: 1 })).body;
    expect([literal.correctedKey, literal.total]).toEqual([null, 0]);
    expect(literal.noResultHint).toBeTruthy();
    expect((await ask<Result>('/search', { key: 'headphones' })).body.correctedKey).toBeNull();
  });

  it('is made of no code: angle brackets and braces are no slip of the pen', async () => {
    expect((await ask<Result>('/search', { key: 'script' })).body.correctedKey).not.toBeNull();
    for (const key of ['<script>', '<script>alert(1)</script>', '{script}']) {
      expect((await ask<Result>('/search', { key })).body.correctedKey, key).toBeNull();
    }
  });
});
