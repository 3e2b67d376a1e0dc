import { createServer, request as ask, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { until } from './harness/shopProcess.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import { logIn } from './harness/steps.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const variant = { locale: 'en', width: 390, theme: 'day', regionId: 659006000402 } as const;
const firstCard = 'main article h3 a[href^="/products/"]:visible';

/** Waits until what this page needs is kept: the worker controls it, and has the empty document and the answers to what the page's own document asked. */
const isKept = async (me: ShopperDriver): Promise<void> => {
  await expect
    .poll(
      () =>
        me.page.evaluate(async () => {
          const [shell, answers] = [await caches.open('shell'), await caches.open('answers')];
          const { asked } = JSON.parse(document.getElementById('snapshot')?.textContent ?? '') as {
            asked: [hash: string, variables: object][];
          };
          const parameters = (await answers.keys()).map(({ url }) => new URL(url).searchParams);
          const isThere = ([hash, variables]: [string, object]): boolean =>
            parameters.some((told) => told.get('documentId') === hash && told.get('variables') === JSON.stringify(variables));
          return {
            isControlled: navigator.serviceWorker.controller !== null,
            shells: (await shell.keys()).length,
            isAnswered: parameters.length > 0 && asked.every(isThere),
          };
        }),
      { interval: 200 },
    )
    .toEqual({ isControlled: true, shells: 1, isAnswered: true });
};

test('without a network a product and a list that were seen open, by direct load and by a link; an unseen one says so and offers to try again', async () => {
  const me = await ShopperDriver.enter(shop, variant, { keeps: true });
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

  await me.setOffline(true);
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
  await me.looksAround('offline, unseen product');
  await me.setOffline(false);
  await me.button('shell.retry').click();
  await me.sees('onSale');
  await me.leave();
});

test('what is kept for when the network is gone the worker fetches: the page asks for nothing that it does not show', async () => {
  const me = await ShopperDriver.enter(shop, variant, { keeps: true });
  // A document waits half a second for its data, and its page asks for the rest; the next one has it at hand.
  const homeDocument = async (): Promise<string> => (await me.page.context().request.get(shop.address)).text();
  await until('a whole home', async () => !(await homeDocument()).includes('aria-busy="true"'));
  await me.page.goto(shop.address);
  await isKept(me);
  const wordsOf = (paths: string[]): string[] => [...new Set(paths.flatMap((path) => /words\.en\.(\w+)-/.exec(path)?.[1] ?? []))].sort();
  const keptPaths = (): Promise<string[]> =>
    me.page.evaluate(async () => {
      const cache = await caches.open((await caches.keys()).find((name) => name.startsWith('assets ')) ?? '');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  await expect
    .poll(async () => wordsOf(await keptPaths()))
    .toEqual(['categories', 'home', 'list', 'notFound', 'product', 'productList', 'refusal', 'search']);
  const fetched = await me.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  expect(wordsOf(fetched)).toEqual(['home']);
  expect(fetched.filter((path) => path === '/graphql')).toEqual([]);
  await me.leave();
});

test("the page that is not there says so in the shopper's language", async () => {
  for (const locale of ['ru', 'zn'] as const) {
    const me = await ShopperDriver.enter(shop, { ...variant, locale }, { keeps: true });
    await me.page.goto(shop.address);
    await isKept(me);
    await me.setOffline(true);
    await me.page.goto(`${shop.address}/categories/`);
    await me.page.getByText(me.says('problem.OFFLINE')).first().waitFor();
    expect(await me.page.locator('html').getAttribute('lang')).toBe(locale === 'ru' ? 'ru' : 'zh-CN');
    await me.leave();
  }
});

test('nothing of a shopper is kept: no document and no personal answer; after the logout nothing is there of what he saw', async () => {
  const me = await ShopperDriver.enter(shop, variant, { keeps: true });
  await me.page.goto(shop.address);
  await isKept(me);
  await me.page.goto(`${shop.address}/profile`);
  await logIn(shop, me);
  await me.page.waitForURL('**/profile');
  await me.sees('shown', 'open', 'reading', 'browsing', 'resting');
  const nickname = await me.page.evaluate(
    () => (JSON.parse(decodeURIComponent(/session=([^;]+)/.exec(document.cookie)?.[1] ?? '%7B%7D')) as { name?: string }).name ?? '',
  );
  expect(nickname).not.toBe('');
  await isKept(me);
  const parameters = await me.page.evaluate(async () => {
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
  expect(parameters.filter((text) => text.includes(nickname))).toEqual([]);
  expect(parameters.filter((text) => /^\w+ https?:\/\/[^/]+\/(profile|Cart|order-details|events)/.test(text))).toEqual([]);

  await me.button('profile.logOut').click();
  await me.page.waitForURL(`${shop.address}/`);
  await me.page
    .getByRole('button', { name: me.says('shell.login') })
    .first()
    .waitFor();
  expect(
    await me.page.evaluate(async () => (await caches.has('answers')) && (await (await caches.open('answers')).keys()).length > 1),
  ).toBe(false);
  await me.setOffline(true);
  await me.page.goto(`${shop.address}/profile`);
  await me.page.locator('#shop > *').first().waitFor();
  expect(await me.page.locator('body').textContent()).not.toContain(nickname);
  await me.leave();
});

/** A proxy before the shop that can give a newer worker, as after a deploy. */
const openProxy = async (): Promise<{ address: string; deploy: () => void; close: () => Promise<void> }> => {
  let isNewer = false;
  const target = new URL(shop.address);
  const proxy: Server = createServer((asked, answer) => {
    const passed = ask(
      {
        host: '127.0.0.1',
        port: target.port,
        path: asked.url,
        method: asked.method,
        headers: { ...asked.headers, ...(asked.url === '/worker.js' ? { 'accept-encoding': 'identity' } : {}) },
      },
      (told) => {
        const isChanged = asked.url === '/worker.js' && isNewer;
        const { 'content-length': _length, ...headers } = told.headers;
        answer.writeHead(told.statusCode ?? 502, isChanged ? headers : told.headers);
        if (!isChanged) return void told.pipe(answer);
        const parts: Buffer[] = [];
        told
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () =>
            answer.end(
              Buffer.concat(parts)
                .toString()
                .replace(/entry:"\/assets\/entry\.client-[^"]+"/, 'entry:"/favicon.svg"'),
            ),
          );
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((open) => proxy.listen(0, '127.0.0.1', open));
  const bound = proxy.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
  return {
    address: `http://localhost:${port}`,
    deploy: () => {
      isNewer = true;
    },
    close: () =>
      new Promise((closed) => {
        proxy.close(() => closed());
        proxy.closeAllConnections();
      }),
  };
};

test('a newer shop is offered and not forced: "Later" leaves everything, "Reload now" brings it', async () => {
  const proxy = await openProxy();
  const me = await ShopperDriver.enter({ browser: shop.browser, address: proxy.address }, variant, { keeps: true });
  await me.page.goto(proxy.address);
  await isKept(me);
  await me.page.evaluate(() => void Object.assign(window, { isOldPage: true }));
  const isOldPage = (): Promise<boolean> => me.page.evaluate(() => 'isOldPage' in window);
  proxy.deploy();
  await me.page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await me.page.getByText(me.says('appUpdate.new')).waitFor();
  expect(await isOldPage()).toBe(true);
  await me.looksAround('newer shop');
  await me.button('appUpdate.later').click();
  await me.page.getByText(me.says('appUpdate.new')).waitFor({ state: 'detached' });
  expect(await isOldPage()).toBe(true);

  await me.page.reload();
  await me.page.evaluate(() => void Object.assign(window, { isOldPage: true }));
  await me.page.getByText(me.says('appUpdate.new')).waitFor();
  await me.button('appUpdate.reload').click();
  await expect.poll(() => isOldPage().catch(() => true), { interval: 100 }).toBe(false);
  expect(await me.page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await me.leave();
  await proxy.close();
});
