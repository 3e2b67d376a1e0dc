import { createServer, request as ask, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type OpenShop } from './openShop.ts';
import { Person } from './person.ts';
import { logIn } from './steps.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
}, 240_000);
afterAll(() => (shop as OpenShop | undefined)?.close());

const manner = { locale: 'en', width: 390, theme: 'day', regionId: 659006000402 } as const;
const firstCard = 'main article h3 a[href^="/products/"]:visible';

/** Waits until what this page needs is kept: the worker controls it, and has the empty document and the answers to what the page's own document asked. */
const isKept = async (me: Person): Promise<void> => {
  await expect.poll(() => me.page.evaluate(async () => {
    const [shell, answers] = [await caches.open('shell'), await caches.open('answers')];
    const { asked } = JSON.parse(document.getElementById('snapshot')?.textContent ?? '') as { asked: [hash: string, question: object][] };
    const kept = (await answers.keys()).map(({ url }) => new URL(url).searchParams);
    const isThere = ([hash, question]: [string, object]): boolean => kept.some((told) => told.get('documentId') === hash && told.get('variables') === JSON.stringify(question));
    return { isControlled: navigator.serviceWorker.controller !== null, shells: (await shell.keys()).length, isAnswered: kept.length > 0 && asked.every(isThere) };
  }), { timeout: 40_000, interval: 200 }).toEqual({ isControlled: true, shells: 1, isAnswered: true });
};

const goOffline = (me: Person, isOffline: boolean): Promise<void> => me.page.context().setOffline(isOffline);

/** What the console says of a request that found no network is no fault of the page. */
const forgiveWeather = (me: Person): void => {
  const real = me.wrong.filter((line) => !/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/.test(line));
  me.wrong.splice(0, me.wrong.length, ...real);
};

test('without a network a product and a list that were seen open, by direct load and by a link; an unseen one says so and offers to try again', async () => {
  const me = await Person.enter(shop, manner, { keeps: true });
  await me.page.goto(shop.address);
  await isKept(me);
  const seen = me.page.locator(firstCard).first();
  const name = (await seen.textContent()) ?? '';
  const path = (await seen.getAttribute('href')) ?? '';
  const unseen = (await me.page.locator(firstCard).last().getAttribute('href')) ?? '';
  expect(unseen).not.toBe(path);
  await me.page.goto(`${shop.address}/SearchResults/bag?key=bag`);
  await isKept(me);
  await me.page.goto(shop.address + path);
  await me.sees('onSale.settled');
  await isKept(me);

  await goOffline(me, true);
  await me.page.reload();
  await me.sees('onSale.settled');
  expect(await me.page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
  await me.page.goto(`${shop.address}/SearchResults/bag?key=bag`);
  await me.sees('browsing');
  expect(await me.page.locator(firstCard).count()).toBeGreaterThan(0);
  await me.page.goto(shop.address);
  await me.sees('browsing');
  await me.page.locator(`main a[href="${path}"]:visible`).first().click();
  await me.sees('onSale.settled');

  await me.page.goto(shop.address + unseen);
  await me.sees('unreadable');
  await me.page.getByText(me.says('problem.OFFLINE')).waitFor();
  forgiveWeather(me);
  await me.looksAround('offline, unseen product');
  await goOffline(me, false);
  await me.button('shell.retry').click();
  await me.sees('onSale');
  await me.leave();
});

test('the page that is not there says so in the shopper\'s language', async () => {
  for (const locale of ['ru', 'zn'] as const) {
    const me = await Person.enter(shop, { ...manner, locale }, { keeps: true });
    await me.page.goto(shop.address);
    await isKept(me);
    await goOffline(me, true);
    await me.page.goto(`${shop.address}/categories/`);
    await me.page.getByText(me.says('problem.OFFLINE')).first().waitFor();
    expect(await me.page.locator('html').getAttribute('lang')).toBe(locale === 'ru' ? 'ru' : 'zh-CN');
    await me.leave();
  }
});

test('nothing of a shopper is kept: no document and no personal answer; after the logout nothing is there of what he saw', async () => {
  const me = await Person.enter(shop, manner, { keeps: true });
  await me.page.goto(shop.address);
  await isKept(me);
  await me.page.goto(`${shop.address}/profile`);
  await logIn(shop, me);
  await me.page.waitForURL('**/profile');
  await me.sees('shown', 'open', 'reading', 'browsing', 'resting');
  const nickname = await me.page.evaluate(() => (JSON.parse(decodeURIComponent(/session=([^;]+)/.exec(document.cookie)?.[1] ?? '%7B%7D')) as { name?: string }).name ?? '');
  expect(nickname).not.toBe('');
  await isKept(me);
  const kept = await me.page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const type = answer?.headers.get('content-type') ?? '';
        texts.push(`${request.method} ${request.url} ${/json|html/.test(type) ? await answer?.text() : ''}`);
      }
    }
    return texts;
  });
  expect(kept.filter((text) => text.includes(nickname))).toEqual([]);
  expect(kept.filter((text) => /^\w+ https?:\/\/[^/]+\/(profile|Cart|order-details|events)/.test(text))).toEqual([]);

  await me.button('profile.logOut').click();
  await me.page.getByRole('button', { name: me.says('shell.login') }).first().waitFor();
  expect(await me.page.evaluate(async () => (await caches.has('answers')) && (await (await caches.open('answers')).keys()).length > 1)).toBe(false);
  await goOffline(me, true);
  await me.page.goto(`${shop.address}/profile`);
  await me.page.locator('#shop > *').first().waitFor();
  expect(await me.page.locator('body').textContent()).not.toContain(nickname);
  await me.leave();
});

/** A door before the shop that can give a newer worker, as after a deploy. */
const openDoor = async (): Promise<{ address: string; deploy: () => void; close: () => Promise<void> }> => {
  let isNewer = false;
  const target = new URL(shop.address);
  const door: Server = createServer((asked, answer) => {
    const passed = ask({ host: '127.0.0.1', port: target.port, path: asked.url, method: asked.method, headers: { ...asked.headers, ...(asked.url === '/worker.js' ? { 'accept-encoding': 'identity' } : {}) } }, (told) => {
      const isChanged = asked.url === '/worker.js' && isNewer;
      const { 'content-length': _length, ...headers } = told.headers;
      answer.writeHead(told.statusCode ?? 502, isChanged ? headers : told.headers);
      if (!isChanged) return void told.pipe(answer);
      const parts: Buffer[] = [];
      told.on('data', (part: Buffer) => parts.push(part)).on('end', () => answer.end(Buffer.concat(parts).toString().replace(/entry:"\/assets\/entry\.client-[^"]+"/, 'entry:"/favicon.svg"')));
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((open) => door.listen(0, '127.0.0.1', open));
  const bound = door.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
  return {
    address: `http://localhost:${port}`,
    deploy: () => {
      isNewer = true;
    },
    close: () => new Promise((closed) => {
      door.close(() => closed());
      door.closeAllConnections();
    }),
  };
};

test('a newer shop is offered and not forced: "Later" leaves everything, "Reload now" brings it', async () => {
  const door = await openDoor();
  const me = await Person.enter({ browser: shop.browser, address: door.address }, manner, { keeps: true });
  await me.page.goto(door.address);
  await isKept(me);
  await me.page.evaluate(() => void Object.assign(window, { isOldPage: true }));
  const isOldPage = (): Promise<boolean> => me.page.evaluate(() => 'isOldPage' in window);
  door.deploy();
  await me.page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await me.page.getByText(me.says('edition.new')).waitFor();
  expect(await isOldPage()).toBe(true);
  await me.looksAround('newer shop');
  await me.button('edition.later').click();
  await me.page.getByText(me.says('edition.new')).waitFor({ state: 'detached' });
  expect(await isOldPage()).toBe(true);

  await me.page.reload();
  await me.page.evaluate(() => void Object.assign(window, { isOldPage: true }));
  await me.page.getByText(me.says('edition.new')).waitFor();
  await me.button('edition.reload').click();
  await expect.poll(() => isOldPage().catch(() => true), { timeout: 15_000, interval: 100 }).toBe(false);
  expect(await me.page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await me.leave();
  await door.close();
});
