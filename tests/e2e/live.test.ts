import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../chromium.ts';
import { browserArguments, expectFault, launchBrowser, lostRequest } from './harness/browserWatch.ts';
import { hashOf } from '../drivers/hashOf.ts';
import { gate } from '../drivers/gate.ts';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import {
  buySomething,
  cartBadge,
  confirmCheckout,
  desk,
  logIn,
  openBag,
  openWindow,
  payByCard,
  turnsTo,
  writeAddress,
} from './harness/steps.ts';
import { drawnOf } from './harness/variants.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

test('two windows agree: on the cart and its badge, on a payment made in one of them, and on a cancelled order', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  await buySomething(shop, me);

  const other = await openWindow(shop, me, '/Cart', 'open.resting');
  const quantity = other.getByRole('spinbutton').first();
  await expect.poll(() => quantity.inputValue()).toBe('1');
  // Another quantity: the same one again within a second is the second click of a double click.
  await me.button('product.more').first().click();
  await me.button('product.addToCart').click();
  await cartBadge(me.page, me, 3).waitFor();
  await expect.poll(() => quantity.inputValue()).toBe('3');
  await cartBadge(other, me, 3).waitFor();
  await other.getByRole('checkbox').nth(1).uncheck({ force: true });
  await me.page.goto(`${shop.address}/Cart`);
  await me.sees('open.resting');
  await expect.poll(() => me.page.getByRole('checkbox').nth(1).isChecked()).toBe(false);
  await other.getByRole('checkbox').nth(1).check({ force: true });
  await expect.poll(() => me.page.getByRole('checkbox').nth(1).isChecked()).toBe(true);

  await me.button('cart.checkout').click();
  await me.sees('choosing');
  await writeAddress(me);
  await me.sees('choosing');
  await confirmCheckout(me);
  await me.sees('choosing.card');
  await cartBadge(other, me, 3).waitFor({ state: 'detached' });

  const payment = new URL(me.page.url());
  const orderNumber = payment.searchParams.get('orders') ?? '';
  await other.goto(payment.href);
  await other.locator('#shop [data-state^="choosing.card"]').waitFor();
  const list = await openWindow(shop, me, '/ToDeliver', 'empty');
  await payByCard(me, '4242 4242 4242 4242');
  await me.sees('placed');
  await turnsTo(other, 'placed');
  await other.getByText(me.says('payment.elsewhere')).waitFor();
  expect(await me.page.getByText(me.says('payment.elsewhere')).count()).toBe(0);
  await turnsTo(list, 'listed');

  const order = await openWindow(shop, me, `/order-details?orderNumber=${orderNumber}`, 'shown.resting');
  const cancel = order.getByRole('link', { name: me.says('order.do.CANCEL'), exact: true });
  await cancel.waitFor();
  await other.goto(await cancel.getAttribute('href').then((href) => shop.address + href));
  await other.locator('#shop [data-state^="choosing"]').waitFor();
  await me.page.goto(other.url());
  await me.sees('choosing');
  await me.page.getByRole('radio').first().check({ force: true });
  await me.button('cancelOrder.submit').click();
  await me.sees('cancelled');
  await cancel.waitFor({ state: 'detached' });
  await turnsTo(other, 'refused');
  await turnsTo(list, 'empty');
  await me.leave();
});

test('what was just drawn is not read again, what changed between a document and its stream is, and a second window hears the same', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  const { page } = me;
  await buySomething(shop, me);
  await me.rests();
  const requests: string[] = [];
  const isCartRead = (body: string | null): boolean => (body ?? '').includes(hashOf('ReadCartLines'));
  page.on('request', (request) => (isCartRead(request.postData()) ? requests.push(request.url()) : undefined));
  const opened = page.waitForResponse((response) => new URL(response.url()).pathname === '/events');
  await page.goto(`${shop.address}/Cart`);
  await me.sees('open.resting');
  await opened;
  await me.rests();
  expect(requests).toEqual([]);

  // The stream is held; meanwhile the cart is emptied on another device.
  const stream = gate();
  await page.context().route('**/events?*', (route) => stream.opened.then(() => route.continue()));
  await page.goto(`${shop.address}/Cart`);
  await me.sees('open.resting');
  const second = await openWindow(shop, me, '/Cart', 'open.resting');
  const elsewhere = await shop.browser.newContext();
  await elsewhere.addCookies(await page.context().cookies());
  const device = await elsewhere.newPage();
  await device.goto(`${shop.address}/Cart`);
  await device
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await device.getByText(me.says('cart.empty')).waitFor();
  expect(await page.getByText(me.says('cart.empty')).count()).toBe(0);
  stream.open();
  for (const each of [page, second]) await each.getByText(me.says('cart.empty')).waitFor();
  await elsewhere.close();
  await me.leave();
});

test('a window whose network was lost catches up when it is back', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  await buySomething(shop, me);
  await me.page.goto(`${shop.address}/Cart`);
  await me.sees('open.resting');
  const { page } = me;
  const elsewhere = await shop.browser.newContext();
  await elsewhere.addCookies(await page.context().cookies());
  const device = await elsewhere.newPage();
  await device.goto(`${shop.address}/Cart`);
  await device.locator('#shop [data-state^="open.resting"]').waitFor();
  await me.setOffline(true);
  await device
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await device.getByText(me.says('cart.empty')).waitFor();
  expect(await page.getByText(me.says('cart.empty')).count()).toBe(0);
  await me.setOffline(false);
  await page.getByText(me.says('cart.empty')).waitFor();
  await elsewhere.close();
  await me.leave();
});

test('a window that lost the script by which it hears the mall asks for it again, and catches up', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  await buySomething(shop, me);
  // The badge counts before the mall has it: the next document is drawn with it only then.
  await me.rests();
  const { page } = me;
  expectFault(page.context(), lostRequest);
  await page.route('**/assets/flushOnLeave-*', (route) => route.abort());
  await page.goto(`${shop.address}/Cart`);
  await me.sees('open.resting');
  await me.rests();
  await page.getByRole('button', { name: /^Remove/ }).waitFor();
  const device = await openWindow(shop, me, '/Cart', 'open.resting');
  await device
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await device.getByText(me.says('cart.empty')).waitFor();
  expect(await page.getByText(me.says('cart.empty')).count()).toBe(0);
  await page.unroute('**/assets/flushOnLeave-*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText(me.says('cart.empty')).waitFor();
  await me.leave();
});

test('Back brings a page as it was left, for a guest and for a shopper, and no page of somebody who logged out', async () => {
  // The driver switches the back/forward cache off unless it is told not to, and Chromium without windows has none.
  const browser = await launchBrowser({
    executablePath: findChromium(),
    args: [...browserArguments, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const me = await ShopperDriver.enter({ ...shop, browser }, desk);
  const { page } = me;
  /** That the page is the one that was left, else why the browser loaded it anew. */
  const comesFrom = (): Promise<string> =>
    page
      .evaluate(() => {
        const [how] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { notRestoredReasons?: unknown })[];
        const reasons = how?.notRestoredReasons ?? null;
        return 'isLeft' in globalThis && reasons === null ? 'as it was left' : `${location.pathname} anew: ${JSON.stringify(reasons)}`;
      })
      .catch((failed: Error) => failed.message);
  const leaveAndComeBack = async (path: string, state: string): Promise<string> => {
    // A document that was cut off, as the first one of a busy shop may be, is kept by nobody.
    await expect.poll(async () => (await page.goto(shop.address + path))?.headers()['cache-control']).not.toContain('no-store');
    await me.sees(state);
    await me.rests();
    await page.evaluate(() => Object.assign(globalThis, { isLeft: true }));
    await page.goto(`${shop.address}/robots.txt`);
    await page.evaluate(() => history.back()).catch(() => undefined);
    await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(path);
    return comesFrom();
  };
  // A busy browser may give up keeping a page, as it gives each a few seconds to fall asleep; what the page itself is to blame for stays.
  const isKept = (path: string, state: string): Promise<void> => expect.poll(() => leaveAndComeBack(path, state)).toBe('as it was left');
  await isKept('/', 'browsing');
  await buySomething(shop, me);
  await isKept('/', 'browsing');
  await isKept('/Cart', 'open.resting');
  await isKept('/profile', 'shown');

  // What comes back is alive: it hears what happened in another window while it was away, and what happens from then on.
  await page.goto(`${shop.address}/Cart`);
  await me.sees('open.resting');
  await page.goto(`${shop.address}/robots.txt`);
  const other = await page.context().newPage();
  await other.goto(`${shop.address}/Cart`);
  await other
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await other.getByText(me.says('cart.empty')).waitFor();
  await page.evaluate(() => history.back()).catch(() => undefined);
  await page.getByText(me.says('cart.empty')).waitFor();
  await other.getByRole('button', { name: me.says('cart.undo'), exact: true }).click();
  await cartBadge(page, me, 1).waitFor();

  const name = (await page.context().cookies()).find((cookie) => cookie.name === 'session')?.value ?? '';
  expect(name).not.toBe('');
  await page.goto(`${shop.address}/profile`);
  await me.sees('shown');
  await page.goto(`${shop.address}/robots.txt`);
  await other.goto(`${shop.address}/profile`);
  // Its session is over, and it has not done all that a logout does: what comes back meanwhile must know that nothing was lost.
  let isBack = (): void => undefined;
  const comes = new Promise<void>((resolve) => (isBack = resolve));
  await other.route(/leaveSession/, (route) => comes.then(() => route.continue()).catch(() => undefined));
  await other.getByRole('button', { name: me.says('profile.logOut'), exact: true }).click();
  await expect.poll(async () => (await page.context().cookies()).some((cookie) => cookie.name === 'session')).toBe(false);
  await page.evaluate(() => history.back()).catch(() => undefined);
  await page.getByRole('dialog', { name: me.says('login.title') }).waitFor();
  expect(await page.locator('#shop [data-state^="shown"]').count()).toBe(0);
  isBack();
  await browser.close();
});

const changeCartItem = hashOf('ChangeCartItem');
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const slowly = {
  'on its way there': async (route: Route) => {
    await pause(1_000);
    await route.continue().catch(() => undefined);
  },
  'on its way back': async (route: Route) => {
    const response = await route.fetch().catch(() => null);
    await pause(1_000);
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
  },
};

test.each(drawnOf('a double click', Object.entries(slowly)))(
  'a double click on "Add to cart" before the login puts one thing into the cart, and the Cart page that is opened at once says so, with the change slow %s',
  async (_, hold) => {
    const me = await ShopperDriver.enter(shop, desk);
    const { page } = me;
    await page
      .context()
      .route('**/graphql', (route) => ((route.request().postData() ?? '').includes(changeCartItem) ? hold(route) : route.continue()));
    await openBag(shop, me);
    await me.button('product.addToCart').click();
    await logIn(shop, me);
    await page.goto(`${shop.address}/Cart`);
    const quantity = page.getByRole('spinbutton').first();
    await expect.poll(() => quantity.inputValue()).toBe('1');
    expect(await page.getByText(me.says('cart.empty')).count()).toBe(0);

    await page.goBack();
    await me.sees('onSale.settled');
    await me.button('product.addToCart').dblclick();
    await cartBadge(page, me, 2).waitFor();
    await page.goto(`${shop.address}/Cart`);
    await expect.poll(() => quantity.inputValue()).toBe('2');
    await cartBadge(page, me, 2).waitFor();
    await me.leave();
  },
);
