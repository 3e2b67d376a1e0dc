import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { places, type PlaceName } from '#machines/model/place.ts';
import { parsePlace } from '#src/navigation/parsePlace.ts';
import { calibrate, factorsOf } from '../bench/calibration.ts';
import { openShop, type OpenShop } from './harness/openShop.ts';
import { advanceClock, comeIn, desk } from './harness/steps.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import { drawnOf } from './harness/variants.ts';

let shop: OpenShop;
let dial = '';
beforeAll(async () => {
  shop = await openShop({ program: ['--import', 'tsx', 'tests/e2e/harness/impatientShop.ts'] });
  dial = readFileSync(join(shop.dataDir, 'patience'), 'utf8');
});
afterAll(() => (shop as OpenShop | undefined)?.close());

/** How long a document waits for its page's data, in ms; the last one is enough. */
const patiences = [0, 1, 20, 60, 150, 20_000] as const;
const widths = [390, 1280] as const;
type Who = 'guest' | 'shopper';

/** From here on documents wait so long, nothing is answered from a cache, and no shopper opens too many event streams a minute. */
const waitFor = async (patience: number): Promise<void> => {
  await fetch(`${dial}/?ms=${patience}`, { method: 'POST' });
  await advanceClock(shop, 2_000);
};

/** What no link leads to. */
const known: Partial<Record<PlaceName, string>> = {
  subCategory: '/discover/sub/phones-1',
  checkout: '/Checkout',
  payment: '/paymentMethod?orders=1',
  notFound: '/no/such/place',
  register: '/Register',
  sharedList: '/wish-list/shared/demo-birthday-presents',
  search: '/SearchResults/bag?key=bag',
  signIn: '/SignIn/google',
};

/** So many documents of one place are read for links to other places: not every order can be sent back. */
const read = 12;

/** An address of each place: the first that the documents of the shop lead to, as a shopper reads them. */
const addressesOf = async (me: ShopperDriver): Promise<Map<PlaceName, string>> => {
  const found = new Map(Object.entries(known) as [PlaceName, string][]);
  const waiting = ['/', '/profile', '/ToPay', '/ToDeliver', '/ToReceive', '/Completed/Completed', '/Refund', '/iCanchat', '/notification'];
  const addresses = new Map<PlaceName, Set<string>>();
  for (let path = waiting.shift(); path !== undefined && found.size < Object.keys(places).length; path = waiting.shift()) {
    const answer = await me.page.request.get(shop.address + path, { failOnStatusCode: false });
    const html = answer.ok() ? await answer.text() : '';
    for (const [, href = ''] of html.matchAll(/href="(\/[^"#]*)"/g)) {
      const { pathname, search } = new URL(href.replaceAll('&amp;', '&'), shop.address);
      const { name } = parsePlace(pathname, search);
      const own = addresses.get(name) ?? new Set();
      addresses.set(name, own);
      if (name === 'notFound' || own.size >= read || own.has(pathname + search)) continue;
      own.add(pathname + search);
      if (!found.has(name)) found.set(name, pathname + search);
      waiting.push(pathname + search);
    }
  }
  return found;
};

/** Longest silence of a page's main thread, in ms, on the reference machine: the long run asks for it. */
const longestSilence = 200;
/** So often a page is come to whose main thread was silent for longer: a neighbour's noise only ever adds, and a freeze comes each time. */
const mostVisits = 3;

type Beating = Window & { longest: number };

/** Has each page of a window notice how long its main thread was silent. */
const watchSilence = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const beating = window as unknown as Beating;
    beating.longest = 0;
    let last = performance.now();
    setInterval(() => {
      beating.longest = Math.max(beating.longest, performance.now() - last);
      last = performance.now();
    }, 20);
  });
};

type Visit = { who: Who; width: (typeof widths)[number]; patience: number; name: PlaceName; path: string };

/** Comes to a place whose document waited so long, and looks until it is on the screen and answers. */
const visit = async (me: ShopperDriver, { patience, path }: Visit): Promise<void> => {
  const { page } = me;
  await waitFor(patience);
  const requests: string[] = [];
  const note = (request: Request): void => void (request.url().includes('/graphql') && requests.push(request.url() + request.postData()));
  // What the page before still asks is none of this one's: it is gone before anybody listens.
  await page.goto('about:blank');
  page.on('request', note);
  const answer = (await page.goto(shop.address + path, { waitUntil: 'commit' })) as Response;
  const html = await answer.text();
  const drawn = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  expect(drawn, 'the document has a heading').toMatch(/<h1/);
  await page.waitForFunction(() => document.querySelector('main')?.dataset['page'] !== 'open.opening');
  await page.waitForFunction(() => document.querySelector('main [data-state][aria-busy="true"]:not([hidden] *)') === null);
  expect(await page.evaluate(() => document.querySelectorAll('main h1').length), 'the page has a heading').toBeGreaterThan(0);
  const twice = requests.filter((one, at) => requests.indexOf(one) < at);
  expect(twice, `what is asked twice: ${twice.join(' and ')}`).toEqual([]);
  page.off('request', note);
};

/** Comes to a place as `visit`; no main thread is silent for longer than `most` ms at each of its visits. */
const visitInTime = async (me: ShopperDriver, one: Visit, most: number): Promise<void> => {
  const silences: number[] = [];
  do {
    await visit(me, one);
    silences.push(await me.page.evaluate(() => (window as unknown as Beating).longest));
  } while (Math.min(...silences) >= most && silences.length < mostVisits);
  expect(Math.min(...silences), 'the longest silence of the main thread').toBeLessThan(most);
};

/** Each place in every variant; or in one at one of the widths, a guest's where the shopper does not have it: the variants take turns. */
const visitsOf = (addresses: Map<PlaceName, string>, who: Who, width: (typeof widths)[number]): Visit[] =>
  [...addresses].flatMap(([name, path], at) => {
    const wide = widths.indexOf(width);
    const isTurn = (at + wide + (who === 'guest' ? 0 : 1)) % widths.length === 0;
    return patiences
      .map((patience) => ({ who, width, patience, name, path }))
      .filter((_, turn) => process.env.FULL || (isTurn && (turn + (at >> 1) + wide) % patiences.length === 0));
  });

let addressOfPlace = new Map<PlaceName, string>();
/** An address of each place, read once. */
const everyAddress = async (): Promise<Map<PlaceName, string>> => {
  if (addressOfPlace.size > 0) return addressOfPlace;
  const reader = await ShopperDriver.enter(shop, desk);
  await comeIn(shop, reader.page.context(), 'demo');
  await waitFor(20_000);
  // The demo's orders by card come once its bank stands.
  const missing = async (): Promise<string[]> => {
    addressOfPlace = await addressesOf(reader);
    return Object.keys(places).filter((name) => !addressOfPlace.has(name as PlaceName));
  };
  await expect.poll(missing, { message: 'places without an address' }).toEqual([]);
  await reader.leave();
  return addressOfPlace;
};

describe.each(drawnOf('late', widths))('However early its document was cut off, every page comes alive (%i px)', (width) => {
  test.each(['guest', 'shopper'] as const)('for a %s', { timeout: 1_200_000 }, async (who) => {
    const me = await ShopperDriver.enter(shop, { ...desk, width });
    const all = await everyAddress();
    if (who === 'shopper') await comeIn(shop, me.page.context(), 'demo');
    me.expects(/^404: GET/);
    // Without the browser's cache, which asks behind the page for what it answered out of date.
    await me.page.route('**/graphql?**', (route) => route.continue());
    const slowness = process.env.FULL ? factorsOf([await calibrate()]).time : null;
    if (slowness !== null) await watchSilence(me.page);
    for (const one of visitsOf(all, who, width)) {
      await (slowness === null ? visit(me, one) : visitInTime(me, one, longestSilence * slowness)).catch((failed: Error) => {
        throw new Error(`${one.path} after ${one.patience} ms: ${failed.message}`, { cause: failed });
      });
    }
    await me.leave();
  });
});
