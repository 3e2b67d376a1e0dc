import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { findChromium } from '../chromium.ts';
import { pushBrowser, type PushBrowser } from '../drivers/pushService.ts';
import { limit } from '../limit.ts';
import { launchBrowser } from './harness/browserWatch.ts';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import { buySomething, checkOut, confirmCheckout, desk, openWindow, payByCard, shipOrder } from './harness/steps.ts';

let shop: OpenShop;
let browserWithNotices: Browser;
beforeAll(async () => {
  shop = await openSharedShop();
  // Without windows no browser is ever allowed to show any.
  browserWithNotices = await launchBrowser({ executablePath: findChromium() });
});
afterAll(async () => {
  await (browserWithNotices as Browser | undefined)?.close();
  await (shop as OpenShop | undefined)?.close();
});

type Subscription = PushBrowser['subscription'];

/** This browser's maker has its push service here: what it would ask of it, it finds there. */
const subscribeAt = (page: Page, subscription: Subscription): Promise<unknown> =>
  page.context().addInitScript((given) => {
    const opened = (): PushSubscription | null => {
      const key = localStorage.getItem('subscribed');
      if (key === null) return null;
      const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
      const applicationServerKey = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0).buffer;
      return {
        endpoint: given.endpoint,
        options: { applicationServerKey },
        toJSON: () => given,
        unsubscribe: async () => {
          localStorage.removeItem('subscribed');
          return true;
        },
      } as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => opened();
    PushManager.prototype.subscribe = async (wanted) => {
      localStorage.setItem('subscribed', String(wanted?.applicationServerKey));
      return opened() as PushSubscription;
    };
  }, subscription);

/** This browser's maker gives it another address, and tells its worker alone; answers once that has done what it does then. */
const moveTo = async (page: Page, oldSubscription: Subscription, next: Subscription): Promise<void> => {
  const renew = async ([before, after]: readonly [Subscription, Subscription]): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    const change = {
      oldSubscription: before,
      newSubscription: { toJSON: () => after },
      waitUntil: (given: Promise<unknown>) => (work = given),
    };
    dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), change));
    await work;
  };
  await page
    .context()
    .serviceWorkers()
    .at(-1)
    ?.evaluate(renew, [oldSubscription, next] as const);
};

/** Gives a message to the shop's worker, as a browser does while no page of the shop is open; answers what the worker shows then. */
const shownFor = async (page: Page, origin: string, message: object): Promise<unknown> => {
  const worker = page.context().serviceWorkers().at(-1);
  const cdp = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (registration) resolve(registration.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  for (const window of page.context().pages()) await window.goto('about:blank');
  const delivery = { origin, registrationId: await registrationId, data: JSON.stringify(message) };
  const look = () =>
    worker?.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, url: data as unknown }));
    });
  // A window that was left may still count as looked at; the same message twice is shown once.
  const deliverAndLook = async () => {
    await cdp.send('ServiceWorker.deliverPushMessage', delivery);
    return look();
  };
  await expect.poll(deliverAndLook, { timeout: limit, interval: 200 }).not.toEqual([]);
  return look();
};

test('push: whoever wants it hears of his order on his device, in every window the same, until he turns it off', async () => {
  const me = await ShopperDriver.enter({ ...shop, browser: browserWithNotices }, desk, { keeps: true });
  const { page } = me;
  await page.context().grantPermissions(['notifications'], { origin: shop.address });
  const browser = pushBrowser(inject('pushOrigin'));
  await subscribeAt(page, browser.subscription);
  await buySomething(shop, me);
  const settings = await openWindow(shop, me, '/Settings', 'shown.settled');
  await settings.getByRole('heading', { name: me.says('settings.notify'), exact: true }).scrollIntoViewIfNeeded();
  const box = settings.getByRole('checkbox', { name: me.says('pushNotices.label'), exact: true });
  expect(await box.isChecked()).toBe(false);

  await checkOut(shop, me);
  await confirmCheckout(me);
  await me.sees('choosing.card');
  const orderNumber = new URL(page.url()).searchParams.get('orders') ?? '';
  await payByCard(me, '4242 4242 4242 4242');
  await me.sees('placed');
  const offer = page.getByRole('checkbox', { name: me.says('pushNotices.offer'), exact: true });
  await offer.scrollIntoViewIfNeeded();
  await me.looksAround('notices are offered');
  await offer.click();
  await page.getByText(me.says('pushNotices.on'), { exact: true }).waitFor();
  expect(await offer.isChecked()).toBe(true);
  await expect.poll(() => box.isChecked(), { timeout: limit }).toBe(true);

  const moved = pushBrowser(inject('pushOrigin'));
  await moveTo(page, browser.subscription, moved.subscription);
  await shipOrder(shop, orderNumber);
  const title = me.says('mall.notice.order.shipped.title');
  const url = `/order-details?orderNumber=${orderNumber}`;
  await expect.poll(() => browser.heard(), { timeout: limit }).toMatchObject([{ title, url }]);
  await expect.poll(() => moved.heard(), { timeout: limit }).toMatchObject([{ title, url }]);
  await box.click();
  await expect.poll(() => offer.isChecked(), { timeout: limit }).toBe(false);
  await settings.reload();
  await settings.getByRole('heading', { name: me.says('settings.notify'), exact: true }).scrollIntoViewIfNeeded();
  await box.waitFor();
  expect(await box.isChecked()).toBe(false);
  const [told] = await browser.heard();
  expect(await shownFor(page, shop.address, told ?? {})).toEqual([{ title, body: told?.body, url }]);
  await me.leave();
});
