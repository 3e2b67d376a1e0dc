import Validator from '@adobe/structured-data-validator';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageTag, locales } from '#machines/model/locale.ts';
import type { Banner } from '#machines/model/home.ts';
import { formatPlace } from '#src/navigation/formatPlace.ts';
import { inlineJson } from '#src/seo/inlineJson.ts';
import { bannerPlace } from '#src/components/link/bannerPlace.ts';
import { openStack, type Stack, type Visitor } from './stack.ts';

let stack: Stack;
beforeAll(async () => void (stack = await openStack()));
afterAll(() => stack.close());

const origin = 'http://localhost:3000';

type Thing = { '@type': string; [name: string]: unknown };

/** A document as a finder reads it: no script runs. */
const readIn = async (visitor: Visitor, path: string) => {
  const response = await visitor.fetch(path);
  const html = await response.text();
  const { document } = new JSDOM(html).window;
  const attribute = (selector: string, name: string): string | null => document.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    status: response.status,
    html,
    location: response.headers.get('location'),
    title: document.title,
    policy: response.headers.get('content-security-policy') ?? '',
    canonical: attribute('link[rel=canonical]', 'href'),
    description: attribute('meta[name=description]', 'content'),
    robots: attribute('meta[name=robots]', 'content'),
    og: (property: string) => attribute(`meta[property="og:${property}"]`, 'content'),
    alternates: Object.fromEntries(
      [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent) as Thing),
  };
};
const read = (path: string) => readIn(stack.visitor(), path);

type Category = { categoryId: number; categoryName: string; children: Category[] };
const firstCategory = async (language = 'en'): Promise<Category> => {
  const { body } = await stack.test.ask<Category[]>('GET', '/category/tree', { headers: { 'accept-language': language } });
  if (!body[0]) throw new Error('no category');
  return body[0];
};
const someProduct = async (): Promise<{ prodId: number; shopId: number; shopName: string }> => {
  const { body } = await stack.test.ask<{ records: { prodId: number; shopId: number; shopName: string }[] }>(
    'GET',
    '/indexTag/moreGoodStuff',
    { query: { current: 1, size: 1, regionId: 659006000402 } },
  );
  if (!body.records[0]) throw new Error('no product');
  return body.records[0];
};
const slugOf = (name: string): string =>
  encodeURIComponent(
    name
      .toLowerCase()
      .replaceAll('&', 'and')
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, ''),
  );

describe('A page is found', () => {
  it('at one address in each language, and at one that negotiates it', async () => {
    const { prodId } = await someProduct();
    const page = await read(`/products/${prodId}`);
    expect(page.canonical).toBe(`${origin}/products/${prodId}`);
    expect(page.alternates).toEqual({
      ...Object.fromEntries(locales.map((locale) => [languageTag(locale), `${origin}/products/${prodId}?lang=${locale}`])),
      'x-default': `${origin}/products/${prodId}`,
    });
    for (const locale of locales) {
      const html = await read(`/products/${prodId}?lang=${locale}`);
      expect(html.html).toContain(`<html lang="${languageTag(locale)}"`);
      expect(html.canonical).toBe(`${origin}/products/${prodId}?lang=${locale}`);
      expect(html.alternates).toEqual(page.alternates);
    }
  });

  it('under one address whatever the click that led to it: variant, old path, letter case, campaign', async () => {
    const { prodId } = await someProduct();
    for (const path of [
      `/goods/${prodId}`,
      `/PRODUCTS/${prodId}/`,
      `/products/${prodId}?skuId=1`,
      `/products/${prodId}?utm_source=mail&gclid=1`,
    ]) {
      expect((await read(path)).canonical, path).toBe(`${origin}/products/${prodId}`);
    }
  });

  it("under its category's address where the first of all stands because none was named", async () => {
    const { categoryId } = await firstCategory();
    const named = await read(`/category?categoryId=${categoryId}`);
    expect(named.canonical).toBe(`${origin}/category?categoryId=${categoryId}`);
    const unnamed = await read('/category');
    expect([unnamed.status, unnamed.canonical, unnamed.alternates]).toEqual([200, named.canonical, named.alternates]);
  });

  it('straight from the banner that leads to it', async () => {
    const regions = (await stack.test.ask<{ regionId: number }[]>('GET', '/salesRegions/all')).body;
    const banners = (
      await Promise.all(regions.map(({ regionId }) => stack.test.ask<Banner[]>('GET', '/indexImgs', { query: { regionId } })))
    ).flatMap(({ body }) => body);
    expect(banners.filter(({ type }) => type === 1).length).toBeGreaterThan(0);
    for (const place of banners.map(bannerPlace)) expect((await read(formatPlace(place ?? { name: 'home' }))).status).toBe(200);
  });

  it('with its category spelled in the language of its address', async () => {
    const [english, russian] = [await firstCategory('en-US'), await firstCategory('ru')];
    const page = await read(`/${slugOf(english.categoryName)}/${english.categoryId}`);
    expect(page.canonical).toBe(`${origin}/${slugOf(english.categoryName)}/${english.categoryId}`);
    expect(page.alternates.ru).toBe(`${origin}/${slugOf(russian.categoryName)}/${russian.categoryId}?lang=ru`);
    expect((await read(`/${slugOf(russian.categoryName)}/${english.categoryId}`)).canonical).toBe(page.canonical);
  });

  it("by its own title and description, not by the shop's", async () => {
    const category = await firstCategory();
    const { prodId, shopId, shopName } = await someProduct();
    const pages = await Promise.all(
      [
        '/',
        '/categories/',
        `/${slugOf(category.categoryName)}/${category.categoryId}`,
        `/store/${slugOf(shopName)}/${shopId}`,
        `/products/${prodId}`,
        '/SearchResults/bag',
      ].map(read),
    );
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
    for (const { description, status } of pages) {
      expect(status).toBe(200);
      expect(description?.length).toBeGreaterThan(40);
    }
  });

  it('by its picture, name and sentence where it is shared', async () => {
    const { prodId } = await someProduct();
    const page = await read(`/products/${prodId}?lang=tr`);
    expect(page.og('type')).toBe('product');
    expect(page.og('title')).toBe(page.title);
    expect(page.og('url')).toBe(page.canonical);
    expect(page.og('locale')).toBe('tr_TR');
    expect([page.og('image:width'), page.og('image:height')]).toEqual(['1200', '630']);
    expect(page.og('image')).toBe(`${origin}/oss/share/product/${prodId}/659006000402/tr.jpg`);
  });

  it('behind a proxy that ends TLS under its own address', async () => {
    const visitor = stack.visitor(await stack.gateway(stack.test.mall, { publicUrl: 'https://shop.example' }));
    const response = await visitor.fetch('/contact-us');
    expect(await response.text()).toContain('<link rel="canonical" href="https://shop.example/contact-us"/>');
  });
});

describe('A page is not indexed', () => {
  it('where a list is filtered, ordered or turned; the bare one is', async () => {
    const { categoryName, categoryId } = await firstCategory();
    const { shopId, shopName } = await someProduct();
    for (const bare of [`/${slugOf(categoryName)}/${categoryId}`, '/SearchResults/bag', `/store/${slugOf(shopName)}/${shopId}`]) {
      expect((await read(bare)).robots, bare).toBeNull();
      expect((await read(`${bare}?lang=ru&utm_source=mail`)).robots, bare).toBeNull();
      for (const query of ['page=2', 'sortName=price&sort=asc', 'minPrice=5', 'brandIds=7']) {
        const narrowed = await read(`${bare}?${query}`);
        expect(narrowed.robots, `${bare}?${query}`).toBe('noindex');
        expect(narrowed.alternates).toEqual({});
      }
    }
  });

  it('where the search says other words than its address, or finds nothing', async () => {
    expect((await read('/SearchResults/bag?key=Bag')).robots).toBeNull();
    expect((await read('/SearchResults/bag?key=Bag')).canonical).toBe(`${origin}/SearchResults/bag`);
    expect((await read('/SearchResults/bag?key=cheap+tickets')).robots).toBe('noindex');
    expect((await read('/SearchResults/qqxxyyzzqq')).robots).toBe('noindex');
  });

  it("where it is somebody's own", async () => {
    for (const path of ['/Cart', '/profile', '/Checkout', '/ToPay', '/notification', '/Register'])
      expect((await read(path)).robots, path).toBe('noindex');
  });
});

describe("A page's title", () => {
  it("says to a guest before a shopper's place what stands there", async () => {
    for (const path of ['/Cart', '/profile', '/collection']) expect((await read(path)).title, path).toBe('Login to the mall | Serendib');
  });
});

describe('What is gone or has moved', () => {
  it('is a 404: an unknown product, category, tag and shop', async () => {
    for (const path of ['/products/999999999', '/bags/999999999', '/services/deals?tagId=999999999', '/store/nobody/999999999']) {
      const page = await read(path);
      expect(page.status, path).toBe(404);
      expect(page.robots, path).toBe('noindex');
      expect(page.data, path).toEqual([]);
    }
  });

  it('under a name that it bears in no language moves to the present one for good, with its query', async () => {
    const [english, turkish] = [await firstCategory('en-US'), await firstCategory('tr')];
    const moved = await read(`/an-old-name/${english.categoryId}?sortName=price`);
    expect(moved.status).toBe(301);
    expect(moved.location).toBe(`/${slugOf(english.categoryName)}/${english.categoryId}?sortName=price`);
    expect((await read(`/an-old-name/${english.categoryId}?lang=tr`)).location).toBe(
      `/${slugOf(turkish.categoryName)}/${english.categoryId}?lang=tr`,
    );
    expect((await read(moved.location ?? '')).status).toBe(200);
    const { shopId, shopName } = await someProduct();
    expect((await read(`/store/an-old-name/${shopId}`)).location).toBe(`/store/${slugOf(shopName)}/${shopId}`);
  });

  it('under any of its six names stays where it is', async () => {
    for (const language of ['en-US', 'pt', 'ru', 'tr', 'zh-TW', 'zh-CN']) {
      const { categoryName, categoryId } = await firstCategory(language);
      expect((await read(`/${slugOf(categoryName)}/${categoryId}`)).status, language).toBe(200);
    }
  });
});

describe('Structured data', () => {
  const faultsOf = async (things: Thing[]): Promise<string[]> => {
    const jsonld: Record<string, Thing[]> = {};
    for (const thing of things) (jsonld[thing['@type']] ??= []).push(thing);
    const issues = await new Validator(null).validate({ jsonld, microdata: {}, rdfa: {}, errors: [], metatags: {} });
    return issues
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ path, issueMessage }) => `${path.map(({ type }) => type).join('.')}: ${issueMessage}`);
  };
  const steps = (list: Thing | undefined): { url: string }[] => (list?.itemListElement ?? []) as { url: string }[];
  const named = (things: Thing[], type: string): Thing | undefined => things.find((thing) => thing['@type'] === type);

  it('is without fault for the validator on every kind of page, and the validator finds a fault that is made', async () => {
    const { categoryName, categoryId } = await firstCategory();
    const { prodId, shopId, shopName } = await someProduct();
    for (const path of [
      '/',
      '/categories/',
      `/${slugOf(categoryName)}/${categoryId}`,
      `/store/${slugOf(shopName)}/${shopId}`,
      `/products/${prodId}`,
      '/SearchResults/bag',
    ]) {
      const { data } = await read(path);
      expect(data.length, path).toBeGreaterThan(0);
      expect(await faultsOf(data), path).toEqual([]);
    }
    const { data } = await read(`/products/${prodId}`);
    const product = named(data, 'Product');
    expect(await faultsOf([{ ...product, '@type': 'Product', name: undefined }])).not.toEqual([]);
  });

  it('of a product says what the page says: name, price, stock, rating', async () => {
    const { prodId } = await someProduct();
    const { body } = await stack.test.ask<{
      prodName: string;
      price: number;
      currency: string;
      itemCode: string;
      commData: { number: number; score: number | null };
    }>('GET', '/prod/prodInfo', { query: { prodId, regionId: 659006000402 } });
    const { data } = await read(`/products/${prodId}`);
    const product = named(data, 'Product');
    expect(product).toMatchObject({ name: body.prodName, sku: body.itemCode });
    const offer = product?.offers as Thing;
    expect(offer.priceCurrency).toBe(body.currency);
    expect(offer.price ?? offer.lowPrice).toBe(body.price);
    if (body.commData.number > 0)
      expect(product?.aggregateRating).toMatchObject({ ratingValue: body.commData.score, ratingCount: body.commData.number });
    else expect(product).not.toHaveProperty('aggregateRating');
    expect(steps(named(data, 'BreadcrumbList')).length).toBeGreaterThan(2);
  });

  it('of a product whose cheapest variant is sold out says what the others cost, and its lowest price only beside the variant that had it', async () => {
    const regionId = 659006000402;
    const { rows } = await stack.test.mall.context.database.pool.query<{ prodId: number; skuIds: number[] }>(
      `select p.prod_id as "prodId", array_agg(k.sku_id order by k.sku_id)::float8[] as "skuIds" from products p join shelves s on s.prod_id = p.prod_id and s.region_id = $1
       join shops h on h.shop_id = p.shop_id and h.region_id = $1 join skus k on k.prod_id = p.prod_id group by p.prod_id having count(*) = 2 order by p.prod_id desc limit 1`,
      [regionId],
    );
    const {
      prodId,
      skuIds: [cheap = 0, dear = 0],
    } = rows[0]!;
    for (const [skuId, price, oriPrice, stocks] of [
      [cheap, 40, 50, 0],
      [dear, 60, 80, 3],
    ]) {
      expect((await stack.test.ops('POST', '/_ops/price', { skuId, regionId, price, oriPrice })).status).toBe(200);
      expect((await stack.test.ops('POST', '/_ops/stock', { skuId, stocks })).status).toBe(200);
    }
    const { html, data } = await read(`/products/${prodId}?lang=en`);
    expect(named(data, 'Product')?.offers).toMatchObject({ '@type': 'Offer', price: 60 });
    expect(html).toMatch(/Lowest price in 30 days/i);
    expect((await read(`/products/${prodId}?lang=en&skuId=${cheap}`)).html).not.toMatch(/Lowest price in 30 days/i);
  });

  it('of the home page says whose it is and how it is searched; that search works', async () => {
    const { data } = await read('/');
    expect(named(data, 'Organization')).toMatchObject({ name: 'Serendib', url: `${origin}/` });
    const search = named(data, 'WebSite')?.potentialAction as { target: { urlTemplate: string } };
    const address = new URL(search.target.urlTemplate.replace('{search_term_string}', 'bag'));
    expect((await read(address.pathname + address.search)).html).toMatch(/href="\/products\/\d+/);
  });

  it('lists what stands on the page, in its order', async () => {
    const { categoryName, categoryId } = await firstCategory();
    const { data, html } = await read(`/${slugOf(categoryName)}/${categoryId}`);
    const paths = steps(named(data, 'ItemList')).map(({ url }) => new URL(url).pathname);
    const shown = [...new Set([...html.matchAll(/href="(\/products\/\d+)/g)].map(([, path]) => path))];
    expect(paths).toEqual(shown.slice(0, paths.length));
    expect(paths.length).toBeGreaterThan(0);
  });

  it('cannot close its script, whatever stands in it, and says the same', () => {
    const evil = { name: 'A</script><script>alert(1)</script><!--\u2028' };
    expect(inlineJson(evil)).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(inlineJson(evil))).toEqual(evil);
  });

  it('needs no leave to run: the policy lets no script of a document run but the known ones', async () => {
    const page = await read('/SearchResults/bag?key=%3C%2Fscript%3E%3Cscript%3Ealert(1)');
    expect(page.html).not.toContain('<script>alert(1)');
    expect(page.policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });
});
