import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePlace } from '#src/navigation/parsePlace.ts';
import { openStack, type Stack } from './stack.ts';

const origin = 'http://localhost:3000';
/** Of what narrows, orders or searches there is no end: so many of each kind are opened. */
const mostOfEndless = 6;

type Page = {
  status: number;
  location: string | null;
  title: string;
  headings: number;
  canonical: string | null;
  robots: string | null;
  alternates: number;
  data: { '@type'?: string }[];
  links: string[];
};

const plain = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const found = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, text = '']) => plain(text));

/** A document as a crawler reads it: no script runs. */
const read = async (stack: Stack, address: string, regionId: number): Promise<Page> => {
  const visitor = stack.visitor();
  visitor.cookies.region = String(regionId);
  const response = await visitor.fetch(address);
  const html = await response.text();
  return {
    status: response.status,
    location: response.headers.get('location'),
    title: found(html, /<title>([^<]*)/g)[0] ?? '',
    headings: found(html, /(<h1[\s>])/g).length,
    canonical: found(html, /<link rel="canonical" href="([^"]*)"/g)[0] ?? null,
    robots: found(html, /<meta name="robots" content="([^"]*)"/g)[0] ?? null,
    alternates: new Set(found(html, /<link rel="alternate" href[lL]ang="([^"]*)"/g)).size,
    data: found(html, /<script type="application\/ld\+json"[^>]*>([^<]*)/g).map((text) => JSON.parse(text) as { '@type'?: string }),
    links: found(html, /<a [^>]*?href="([^"]*)"/g),
  };
};

/** The kind of place at an address, and whether there is no end of its like. */
const kindOf = (address: string): { kind: string; isEndless: boolean } => {
  const { pathname, searchParams, search } = new URL(address, origin);
  const place = parsePlace(pathname, search);
  const parameters = [...searchParams.keys()]
    .filter((name) => !['page', 'tagId', 'categoryId', 'letter', 'lang', 'skuId'].includes(name))
    .sort();
  return {
    kind: [place.name, ...parameters].join(' '),
    isEndless: parameters.length > 0 || place.name === 'search' || searchParams.has('lang'),
  };
};

type Crawled = { pages: Map<string, Page>; linkedFrom: Map<string, string> };
const regions = { sriLanka: 659006000402, china: 659006000403, laos: 659006000404, turkey: 659006000405 };

/** Opens what is linked from `start` on, a bounded number of what `isOpened` lets pass; of the rest only the link is kept. */
const crawl = async (
  stack: Stack,
  regionId: number,
  start: readonly string[],
  most: (kind: string, isEndless: boolean) => number,
): Promise<Crawled> => {
  const [pages, linkedFrom, opened] = [new Map<string, Page>(), new Map<string, string>(), new Map<string, number>()];
  const waiting: string[] = [];
  const follow = (link: string, from: string): void => {
    const { origin: its, pathname, search } = new URL(link, origin + from);
    const address = pathname + search;
    if (its !== origin || linkedFrom.has(address) || /^\/(oss|assets)\//.test(pathname)) return;
    linkedFrom.set(address, from);
    const { kind, isEndless } = kindOf(address);
    const count = (opened.get(kind) ?? 0) + 1;
    if (count > most(kind, isEndless)) return;
    opened.set(kind, count);
    waiting.push(address);
  };
  for (const address of start) follow(address, '/');
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const page = await read(stack, next, regionId);
    pages.set(next, page);
    for (const link of [...page.links, ...(page.location ? [page.location] : [])]) follow(link, next);
  }
  return { pages, linkedFrom };
};

/** Lists and their pages only: they lead to everything that is sold. */
const lists = new Set(['home', 'categories', 'categoryList', 'brands', 'shops']);
const manyOfAKind = 12;

let stack: Stack;
let pages: Crawled['pages'];
let linkedFrom: Crawled['linkedFrom'];
const reached = new Set<string>();

beforeAll(async () => {
  stack = await openStack();
  ({ pages, linkedFrom } = await crawl(stack, regions.sriLanka, ['/', '/SearchResults/bag'], (kind, isEndless) => {
    if (isEndless) return mostOfEndless;
    return lists.has(kind) ? Infinity : manyOfAKind;
  }));
  for (const address of linkedFrom.keys()) reached.add(decodeURI(address));
  for (const regionId of [regions.china, regions.laos, regions.turkey]) {
    const there = await crawl(stack, regionId, ['/'], (kind, isEndless) => (isEndless || !lists.has(kind) ? 0 : Infinity));
    for (const address of there.linkedFrom.keys()) reached.add(decodeURI(address));
  }
}, 480_000);
afterAll(() => stack.close());

/** The crawled pages of which something does not hold, each with the page that links it. */
const thoseWhere = (isWrong: (page: Page, address: string) => boolean): string[] =>
  [...pages]
    .filter(([address, page]) => isWrong(page, address))
    .map(([address, { status }]) => `${address} (${status}), linked from ${linkedFrom.get(address)}`);

const isToFind = ({ status, robots }: Page): boolean => status === 200 && robots === null;
const listed = async (): Promise<string[]> => {
  const files = found(await (await stack.visitor().fetch('/sitemap.xml')).text(), /<loc>([^<]*)/g);
  const each = await Promise.all(
    files.map(async (file) => found(await (await stack.visitor().fetch(new URL(file).pathname)).text(), /<loc>([^<]*)/g)),
  );
  return each.flat().map((address) => address.slice(origin.length));
};

describe('Crawling from the home page without scripts', () => {
  it('meets every kind of place that is to be found', () => {
    const kinds = new Set([...pages].filter(([, page]) => isToFind(page)).map(([address]) => kindOf(address).kind.split(' ')[0]));
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining([
        'brand',
        'brands',
        'categories',
        'category',
        'categoryList',
        'contact',
        'discover',
        'home',
        'product',
        'search',
        'services',
        'shops',
        'store',
        'subCategory',
        'trending',
      ]),
    );
  });

  it('meets no link that leads nowhere', () => {
    // A banner names its category by what it says of it: such an address moves to the category's own.
    expect(thoseWhere(({ status, location }) => status !== 200 && !(status === 301 && pages.get(location ?? '')?.status === 200))).toEqual(
      [],
    );
  });

  it('reads one heading on every page, and a title that no other of its kind bears', () => {
    expect(thoseWhere(({ status, headings, title }) => status !== 301 && (headings !== 1 || title === ''))).toEqual([]);
    // A category's list and the page that looks around in it bear one name; that page opens with the first category, under an address of its own.
    const named = (page: Page, address: string): string => `${kindOf(address).kind}: ${page.title}`;
    const bearers = new Map<string, string | null>();
    for (const [address, page] of pages)
      if (isToFind(page) && !bearers.has(named(page, address))) bearers.set(named(page, address), page.canonical);
    expect(
      thoseWhere(
        (page, address) => isToFind(page) && kindOf(address).kind !== 'category' && bearers.get(named(page, address)) !== page.canonical,
      ),
    ).toEqual([]);
  });

  it('reads the address in six languages and one that negotiates it wherever a page is to be found', () => {
    // Policies are written in two languages, and their addresses say in which.
    expect(
      thoseWhere(
        (page, address) =>
          isToFind(page) && kindOf(address).kind !== 'policy' && (page.alternates !== 7 || !page.canonical?.startsWith(origin)),
      ),
    ).toEqual([]);
  });

  it('reads structured data with a type wherever a page shows products', () => {
    expect(
      thoseWhere(
        (page, address) =>
          isToFind(page) &&
          /products|categoryList|store|brand|services|trending|home/.test(kindOf(address).kind) &&
          (page.data.length === 0 || page.data.some((thing) => !thing['@type'])),
      ),
    ).toEqual([]);
  });

  it("reaches every product by the lists' page links, and every page of the site map", async () => {
    const missing = (await listed()).filter((address) => !reached.has(decodeURI(address)));
    expect(missing).toEqual([]);
  });

  it('is told not to index what is filtered, ordered or turned', () => {
    expect(
      thoseWhere(
        (page, address) => /[?&](page=[2-9]|sortName|minPrice|brandIds|freeDelivery|hasStock)/.test(address) && page.robots !== 'noindex',
      ),
    ).toEqual([]);
  });
});
