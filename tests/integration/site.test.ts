import { gunzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#machines/model/locale.ts';
import { openStack, type Stack } from './stack.ts';

let stack: Stack;
beforeAll(async () => void (stack = await openStack()));
afterAll(() => stack.close());

const origin = 'http://localhost:3000';
const sriLanka = 659006000402;
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => stack.visitor().fetch(path, { headers });
const text = async (path: string): Promise<string> => (await get(path)).text();

/** An XML answer; throws where it is none. */
const parsed = (xml: string): Document => {
  const { DOMParser } = new JSDOM('').window;
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  if (document.querySelector('parsererror')) throw new Error(`no XML: ${xml.slice(0, 200)}`);
  return document;
};

/** The texts of an XML answer's elements of one name. */
const elements = (xml: string, name: string): string[] => [...parsed(xml).getElementsByTagName(name)].map(({ textContent }) => textContent);
const filesOf = async (): Promise<string[]> => elements(await text('/sitemap.xml'), 'loc').map((address) => new URL(address).pathname);
const productFiles = async (): Promise<string[]> => (await filesOf()).filter((file) => file.includes('/product-'));

describe('robots.txt', () => {
  it("names the site map, closes what is somebody's own and nothing that is listed there", async () => {
    const response = await get('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const robots = await response.text();
    const lines = robots.split('\n');
    expect(lines.filter((line) => !line.startsWith('Disallow: /'))).toEqual([
      'User-agent: *',
      'Allow: /',
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ]);
    const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
    expect(closed).toEqual(expect.arrayContaining(['/Cart', '/Checkout', '/profile', '/order-details']));
    const listed = (await Promise.all((await filesOf()).map(async (file) => elements(await text(file), 'loc'))))
      .flat()
      .map((address) => new URL(address).pathname);
    expect(listed.filter((path) => closed.some((one) => path.startsWith(one)))).toEqual([]);
  });
});

describe('The site map', () => {
  it('lists the fixed pages, every category, tag, shop and product once, and each of them is there', async () => {
    const files = await filesOf();
    const addresses = (await Promise.all(files.map(async (file) => elements(await text(file), 'loc')))).flat();
    expect(new Set(addresses).size).toBe(addresses.length);
    const { rows } = await stack.test.mall.context.database.pool.query<{ categories: number; shops: number; products: number }>(
      'select (select count(*)::int from categories) as categories, (select count(*)::int from shops where status = 1) as shops, (select count(*)::int from products where status = 1) as products',
    );
    const paths = addresses.map((address) => new URL(address).pathname);
    expect(paths.filter((path) => path.startsWith('/products/')).length).toBe(rows[0]?.products);
    expect(paths.filter((path) => path.startsWith('/store/')).length).toBe(rows[0]?.shops);
    expect(paths.filter((path) => /^\/[^/]+\/\d+$/.test(path) && !path.startsWith('/products/')).length).toBe(rows[0]?.categories);
    const sample = files.map((_, at) => paths[Math.floor((at / files.length) * paths.length)] ?? '/');
    const searches = addresses.map((address) => new URL(address).search);
    for (const path of sample) expect((await get(path + (searches[paths.indexOf(path)] ?? ''))).status, path).toBe(200);
  });

  it('shows each product with its picture, and the picture can be fetched', async () => {
    const [file = ''] = await productFiles();
    const xml = await text(file);
    const pictures = elements(xml, 'image:loc');
    expect(pictures.length).toBe(elements(xml, 'loc').length);
    const { pathname, search } = new URL(pictures[0] ?? origin);
    const picture = await get(pathname + search);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(960);
  });

  it('is XML of what the protocol knows, which may be kept for an hour', async () => {
    const namesIn = async (file: string): Promise<string[]> => {
      const { headers, body } = await get(file);
      expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
      expect(headers.get('vary')).toBe('Accept-Encoding');
      const { documentElement: root } = parsed(await new Response(body).text());
      const words = [...root.childNodes].filter(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
      expect(words, 'nothing between the elements').toEqual([]);
      return [root.localName, ...new Set([...root.children].map(({ localName }) => localName))];
    };
    expect(await namesIn('/sitemap.xml')).toEqual(['sitemapindex', 'sitemap']);
    for (const file of await filesOf()) expect(await namesIn(file), file).toEqual(['urlset', 'url']);
  });

  it('comes packed to who can unpack it', async () => {
    const [file = ''] = await productFiles();
    const packed = await get(file, { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await text(file));
  });

  it('is cut into files of 50,000, without double or gap, when a hundred and twenty thousand products are there', async () => {
    const { pool } = stack.test.mall.context.database;
    await pool.query(
      `insert into products select p.prod_id * 1000000 + n, kind, category_id, brand_id, shop_id, series_id, features, attr_values, colour, tint, condition, warranty_months, origin, weight_g, return_days, cod, max_buy, created_at, 1
       from (select * from products order by prod_id limit 1) p, generate_series(1, 120000) n`,
    );
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from products where status = 1');
    const files = await productFiles();
    expect(files.length).toBe(3);
    const parts = await Promise.all(
      files.map(async (file) => [...(await text(file)).matchAll(/<loc>[^<]*\/products\/(\d+)<\/loc>/g)].map(([, id]) => id)),
    );
    expect(parts.map((part) => part.length)).toEqual([50_000, 50_000, (rows[0]?.count ?? 0) - 100_000]);
    expect(new Set(parts.flat()).size).toBe(rows[0]?.count);
    await pool.query('delete from products where prod_id > 1000000000');
  });

  it('stops reading when nobody listens any more', async () => {
    const [file = ''] = await productFiles();
    const { body } = await get(file);
    const reader = body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    await reader?.cancel();
    expect((await get('/readyz')).status).toBe(200);
  });

  it('has no other file', async () => {
    for (const path of ['/sitemaps/nothing-0.xml', '/sitemaps/product-x.xml', '/sitemaps/../secrets.xml', '/sitemaps/order-0.xml'])
      expect((await get(path)).status, path).toBe(404);
    expect((await get('/sitemaps/nothing-0.xml')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });
});

describe('The installed shop', () => {
  it('has a manifest in each language, with icons of the size they say and shortcuts that lead somewhere', async () => {
    type Icon = { src: string; sizes: string; type: string; purpose?: string };
    const names = new Set<string>();
    for (const locale of locales) {
      const html = await text(`/contact-us?lang=${locale}`);
      const link = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
      const response = await get(link);
      expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
      const manifest = (await response.json()) as {
        name: string;
        start_url: string;
        display: string;
        icons: Icon[];
        shortcuts: { name: string; url: string; icons: Icon[] }[];
      };
      expect(manifest).toMatchObject({ name: 'Serendib', start_url: '/', display: 'standalone' });
      names.add(manifest.shortcuts.map(({ name }) => name).join());
      if (locale !== 'en') continue;
      expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
      const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)].filter(({ type }) => type === 'image/png');
      for (const { src, sizes } of [...pictures, { src: '/oss/app/touch-180.png', sizes: '180x180' }]) {
        const { width, height } = await sharp(Buffer.from(await (await get(src)).arrayBuffer())).metadata();
        expect(`${width}x${height}`, src).toBe(sizes);
      }
      for (const { url } of manifest.shortcuts) expect((await get(url)).status, url).toBe(200);
    }
    expect(names.size).toBe(locales.length);
  });

  it('has no icon of another kind or size', async () => {
    for (const path of ['/oss/app/any-4096.png', '/oss/app/other-192.png', '/oss/app/any-192.svg'])
      expect((await get(path)).status, path).toBe(404);
  });
});

describe('A shared page', () => {
  const readShare = async (path: string) => {
    const response = await get(path);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get('content-type'), etag: response.headers.get('etag') ?? '', bytes };
  };

  it('is drawn in 1200 by 630: a product with its name and price, in its language; a category, a shop and the mall with theirs', async () => {
    const { body } = await stack.test.ask<{ records: { prodId: number; shopId: number }[] }>('GET', '/indexTag/moreGoodStuff', {
      query: { current: 1, size: 1, regionId: sriLanka },
    });
    const { prodId = 0, shopId = 0 } = body.records[0] ?? {};
    const { body: tree } = await stack.test.ask<{ categoryId: number }[]>('GET', '/category/tree');
    const paths = [
      `product/${prodId}/${sriLanka}/en`,
      `product/${prodId}/${sriLanka}/ru`,
      `category/${tree[0]?.categoryId}/${sriLanka}/en`,
      `shop/${shopId}/${sriLanka}/en`,
      `mall/0/${sriLanka}/en`,
    ];
    const drawn = await Promise.all(paths.map((path) => readShare(`/oss/share/${path}.jpg`)));
    for (const { status, type, bytes } of drawn) {
      expect([status, type]).toEqual([200, 'image/jpeg']);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
      expect(bytes.length).toBeLessThan(300_000);
    }
    expect(new Set(drawn.map(({ etag }) => etag)).size).toBe(paths.length);
  });

  it('shows a changed price in a new picture, and the old one again when nothing changed', async () => {
    const { body } = await stack.test.ask<{ records: { prodId: number }[] }>('GET', '/indexTag/moreGoodStuff', {
      query: { current: 1, size: 1, regionId: sriLanka },
    });
    const prodId = body.records[0]?.prodId ?? 0;
    const path = `/oss/share/product/${prodId}/${sriLanka}/en.jpg`;
    const [before, again] = [await readShare(path), await readShare(path)];
    expect(again.bytes.equals(before.bytes)).toBe(true);
    expect((await get(path, { 'if-none-match': before.etag })).status).toBe(304);
    const { body: skus } = await stack.test.ask<{ skuId: number }[]>('GET', '/sku/getSkuList', { query: { prodId, regionId: sriLanka } });
    for (const { skuId } of skus) await stack.test.ops('POST', '/_ops/price', { skuId, regionId: sriLanka, price: 98_765 });
    const after = await readShare(path);
    expect(after.etag).not.toBe(before.etag);
    expect(after.bytes.equals(before.bytes)).toBe(false);
  });

  it('that is none is a 404', async () => {
    for (const path of [
      'product/999999999/659006000402/en.jpg',
      'order/1/659006000402/en.jpg',
      'mall/0/1/en.jpg',
      'mall/0/659006000402/xx.jpg',
    ])
      expect((await get(`/oss/share/${path}`)).status, path).toBe(404);
  });
});
