import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../drivers/hashOf.ts';
import { openShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, type Variant } from './harness/shopperDriver.ts';
import { chooseRadio, comeIn } from './harness/steps.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const sriLanka = 659006000402;
const phone: Variant = { width: 390, theme: 'day', locale: 'en', regionId: sriLanka };
const desk: Variant = { ...phone, width: 1280 };

const requestOf = (name: string, variables: object) => ({ documentId: hashOf(name), variables });
const ownPage = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** Ends the session at the mall. The browser does not hear of it, nor does the gateway, which knows by the refresh token who leaves. */
const revoke = async (context: BrowserContext): Promise<void> => {
  const told = (await context.cookies()).filter(({ name }) => name !== 'refresh');
  const cookie = told.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${shop.address}/graphql`, {
    method: 'POST',
    headers: { ...ownPage, cookie },
    body: JSON.stringify(requestOf('Logout', {})),
  });
  expect(await answer.text()).toContain('done');
};

/** Logs in again, by password, in the dialog that is open. */
const logInAgain = async (me: ShopperDriver): Promise<void> => {
  const dialog = me.page.getByRole('dialog', { name: me.says('login.title') });
  await dialog.getByRole('tab', { name: me.says('login.byPassword') }).click();
  await dialog.getByRole('button', { name: me.says('field.useMail') }).click();
  await dialog.getByLabel(me.says('field.mail'), { exact: true }).fill('demo@serendib.example');
  await dialog.getByLabel(me.says('field.password'), { exact: true }).fill('Demo#2026');
  await dialog.getByRole('button', { name: me.says('login.submit'), exact: true }).click();
};

/** Opens the checkout of a thing that can be bought on the spot. */
const openCheckout = async (me: ShopperDriver): Promise<void> => {
  await me.page.goto(`${shop.address}/trending`);
  const cards = me.page.locator('main article h3 a:visible');
  await cards.first().waitFor();
  const links = await cards.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  for (const link of links) {
    await me.page.goto(link);
    await me.sees('onSale.settled');
    const buyNow = me.button('product.buyNow');
    if ((await buyNow.getAttribute('aria-disabled')) === 'true') continue;
    await buyNow.click();
    await me.page.waitForURL(/\/Checkout\?/);
    await me.sees('choosing');
    if (
      (await me.page
        .getByRole('radiogroup', { name: me.says('pay.method') })
        .getByRole('radio', { disabled: false })
        .count()) > 1
    )
      return;
  }
  throw new Error('nothing can be bought in cash');
};

const addresses = (me: ShopperDriver) => me.page.getByRole('radiogroup', { name: me.says('address.choose') }).getByRole('radio');
const methods = (me: ShopperDriver) =>
  me.page.getByRole('radiogroup', { name: me.says('pay.method') }).getByRole('radio', { disabled: false });

/** What is chosen and typed at the checkout: the address, the time, the payment, the insurance and the word to the shop. */
const choicesOf = async (me: ShopperDriver): Promise<unknown> => {
  await me.sees('choosing');
  const values = (radios: ReturnType<typeof addresses>) =>
    radios.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked));
  return {
    address: await values(addresses(me)),
    method: await values(methods(me)),
    times: await me.page
      .locator('main input[type="radio"]:checked')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
    insurance: await me.page.getByRole('checkbox').first().isChecked(),
    words: await me.page.locator('main textarea, main input[type="text"]').first().inputValue(),
  };
};

const settled = async (me: ShopperDriver): Promise<void> => {
  await me.sees('choosing');
  await me.page.locator('main [aria-busy="true"]').first().waitFor({ state: 'hidden' });
};

const chooseOtherwise = async (me: ShopperDriver): Promise<void> => {
  await addresses(me).nth(1).check({ force: true });
  await settled(me);
  await me.page.getByRole('checkbox').first().check({ force: true });
  await settled(me);
  await chooseRadio(methods(me).nth(1));
  await me.page.locator('main textarea, main input[type="text"]').first().fill('Ring twice');
};

describe('A shopper at the checkout', () => {
  test('finds everything as he chose it after a reload, and after a session that was lost in the middle', async () => {
    const me = await ShopperDriver.enter(shop, phone);
    const context = me.page.context();
    await comeIn(shop, context, 'demo');
    await openCheckout(me);
    const usual = await choicesOf(me);
    await chooseOtherwise(me);
    const chosen = await choicesOf(me);
    expect(chosen).not.toEqual(usual);
    const address = me.page.url();

    await me.page.reload();
    await expect.poll(() => choicesOf(me)).toEqual(chosen);

    await me.button('address.add').first().click();
    const sheet = me.page.getByRole('dialog');
    await sheet.getByLabel(me.says('address.receiver'), { exact: true }).fill('Nadeesha Perera');
    await me.page.reload();
    await expect
      .poll(() => me.page.getByRole('dialog').getByLabel(me.says('address.receiver'), { exact: true }).inputValue())
      .toBe('Nadeesha Perera');
    await me.page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await settled(me);

    await revoke(context);
    // By keyboard: the page may be left at once, and a pointer would press what stands there then.
    await me.page
      .getByRole('checkbox')
      .first()
      .press('Space', { timeout: 5_000 })
      .catch(() => undefined);
    await me.page.waitForURL(`${shop.address}/`);
    await me.page.getByRole('dialog').getByText(me.says('login.lost')).waitFor();
    await me.looksAround('lost session');
    await logInAgain(me);
    await me.page.waitForURL(address);
    await expect.poll(() => choicesOf(me)).toEqual({ ...(chosen as object), insurance: false });
    await me.leave();
  });

  test('is told of a lost session by a document too, and comes back to its page', async () => {
    const me = await ShopperDriver.enter(shop, desk);
    const context = me.page.context();
    await comeIn(shop, context, 'demo');
    await me.page.goto(`${shop.address}/ToDeliver`);
    await me.sees('listed');
    await revoke(context);
    await me.page.reload();
    await me.page.waitForURL(`${shop.address}/`);
    await me.page.getByRole('dialog').getByText(me.says('login.lost')).waitFor();
    await logInAgain(me);
    await me.page.waitForURL(`${shop.address}/ToDeliver`);
    await me.sees('listed');
    await me.leave();
  });

  test('is told of a lost session also where he reloads before he has heard of it', async () => {
    const me = await ShopperDriver.enter(shop, desk);
    const context = me.page.context();
    await comeIn(shop, context, 'demo');
    await me.page.goto(`${shop.address}/ToDeliver`);
    await me.sees('listed');
    await me.page.goto('about:blank');
    await revoke(context);
    // The page has asked, and is gone before the answer comes.
    const data = requestOf('ReadStanding', {});
    await context.request.post(`${shop.address}/graphql`, { headers: { ...ownPage, referer: `${shop.address}/ToDeliver` }, data });
    await me.page.goto(`${shop.address}/ToDeliver`);
    const lostNotice = me.page.getByRole('dialog').getByText(me.says('login.lost'));
    await lostNotice.waitFor();
    await me.page.reload();
    await lostNotice.waitFor();
    await me.page.keyboard.press('Escape');
    await lostNotice.waitFor({ state: 'detached' });
    await me.page.reload();
    await me.rests();
    expect(await lostNotice.count()).toBe(0);
    await me.leave();
  });

  test('is told by the next page, where his own comes alive only while the answer that ends the session arrives', async () => {
    const me = await ShopperDriver.enter(shop, desk);
    const context = me.page.context();
    await comeIn(shop, context, 'demo');
    // What that answer brings is there before the page that it meets.
    await context.addCookies([{ name: 'lost', value: '%2FToDeliver', url: shop.address }]);
    await me.page.goto(`${shop.address}/ToDeliver`);
    await me.sees('listed');
    await me.rests();
    const cookie = (await context.cookies()).find(({ name }) => name === 'lost');
    expect(cookie?.value).toBe('%2FToDeliver');
    await me.leave();
  });

  test('has the total and "Confirm & Pay" in reach on the phone, and no focused control under them', async () => {
    const me = await ShopperDriver.enter(shop, phone);
    await comeIn(shop, me.page.context(), 'demo');
    await openCheckout(me);
    const pay = me.page.getByRole('button', { name: /^Confirm & Pay .*\d/ });
    expect(await pay.count()).toBe(1);
    const isInReach = () =>
      pay.evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    expect(await isInReach()).toBe(true);
    await me.page.evaluate(() => scrollTo(0, 300));
    expect(await isInReach()).toBe(true);
    await me.page.evaluate(() => scrollTo(0, 0));
    await me.looksAround('checkout with its bar');
    const covered: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await me.page.keyboard.press('Tab');
      covered.push(
        ...(await me.page.evaluate(() => {
          const focused = document.activeElement;
          const bar = [...document.querySelectorAll('[data-bar]')].find((each) => each.getClientRects().length > 0);
          if (!focused || !bar || bar.contains(focused) || !focused.closest('main')) return [];
          return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1 ? [focused.outerHTML.slice(0, 120)] : [];
        })),
      );
    }
    expect(covered).toEqual([]);
    await me.leave();
  });

  test('finds a way on at the payment page without orders', async () => {
    const me = await ShopperDriver.enter(shop, phone);
    await comeIn(shop, me.page.context(), 'demo');
    await me.page.goto(`${shop.address}/paymentMethod`);
    await me.page.getByText(me.says('payment.nothing')).waitFor();
    await me.looksAround('payment without orders');
    await me.link('payment.toOrders').click();
    await me.page.waitForURL(`${shop.address}/ToPay`);
    await me.leave();
  });
});

describe('What is typed', () => {
  test('by a shopper to the mall: his name and address stand there, and what he writes instead stays', async () => {
    const me = await ShopperDriver.enter(shop, desk);
    await comeIn(shop, me.page.context(), 'demo');
    const contact = me.field('field.contact');
    await me.page.goto(`${shop.address}/contact-us`);
    await me.sees('writing.known');
    expect(await me.field('contact.name').inputValue()).not.toBe('');
    expect(await contact.inputValue()).toBe('demo@serendib.example');
    await contact.fill('dilani@example.com');
    await me.page.reload();
    await expect.poll(() => contact.inputValue()).toBe('dilani@example.com');
    await me.leave();
  });

  test('to the mall and in the form of a new account survives a reload and another language; passwords do not', async () => {
    const me = await ShopperDriver.enter(shop, desk);
    await me.page.goto(`${shop.address}/contact-us`);
    await me.sees('writing');
    await me.field('contact.name').fill('Ama');
    await me.field('contact.content').fill('Where is my parcel?');
    await me.page.reload();
    await expect.poll(() => me.field('contact.content').inputValue()).toBe('Where is my parcel?');
    await me.page.goto(`${shop.address}/contact-us?lang=pt`);
    await expect.poll(() => me.page.locator('main textarea').inputValue()).toBe('Where is my parcel?');

    await me.page.goto(`${shop.address}/Register?lang=en`);
    await me.sees('open');
    await me.field('field.nickName').fill('Ama');
    await me.field('field.password').fill('Secret#2026');
    await me.page.reload();
    await expect.poll(() => me.field('field.nickName').inputValue()).toBe('Ama');
    expect(await me.field('field.password').inputValue()).toBe('');
    expect(await me.page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Secret#2026');
    await me.leave();
  });
});

describe('After a logout', () => {
  const nickName = 'Nimal';
  const isShown = async (page: Page): Promise<boolean> => (await page.locator('body').innerText()).includes(nickName);

  test('neither Back, nor another tab, nor the storage shows who was here, and the next shopper sees his own', async () => {
    const me = await ShopperDriver.enter(shop, desk);
    const context = me.page.context();
    await comeIn(shop, context, 'new');
    await me.page.goto(`${shop.address}/profile`);
    await expect.poll(() => isShown(me.page)).toBe(true);
    const other = await context.newPage();
    await other.goto(`${shop.address}/contact-us`);
    await other.getByLabel(me.says('contact.content'), { exact: true }).fill('My secret is 12');
    await expect.poll(() => other.evaluate(() => JSON.stringify(sessionStorage))).toContain('My secret');

    await me.page.bringToFront();
    await me.button('profile.logOut').click();
    await me.page.waitForURL(`${shop.address}/`);
    await me.page
      .getByRole('button', { name: me.says('shell.login'), exact: true })
      .first()
      .waitFor();
    await expect.poll(() => isShown(other)).toBe(false);
    await expect.poll(() => other.locator('main textarea').inputValue()).toBe('');
    expect(await other.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('My secret');

    await me.page.goBack();
    await me.page.getByRole('dialog', { name: me.says('login.title') }).waitFor();
    expect(await isShown(me.page)).toBe(false);
    expect(await me.page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(nickName);

    await comeIn(shop, context, 'demo');
    await me.page.goto(`${shop.address}/profile`);
    await me.sees('shown', 'settled', 'open');
    expect(await isShown(me.page)).toBe(false);
    await me.page.goBack();
    await me.page.goBack().catch(() => null);
    expect(await isShown(me.page)).toBe(false);
    await me.leave();
  });

  test('another tab stays where it was, as a guest, though its document comes late and a request of it met the logout', async () => {
    const me = await ShopperDriver.enter(shop, desk);
    const context = me.page.context();
    await comeIn(shop, context, 'demo');
    await me.page.goto(`${shop.address}/profile`);
    await me.sees('shown', 'settled', 'open');
    const other = await context.newPage();
    await other.goto(`${shop.address}/contact-us`);
    await other.getByLabel(me.says('contact.content'), { exact: true }).fill('My secret is 12');
    await expect.poll(() => other.evaluate(() => JSON.stringify(sessionStorage))).toContain('My secret');

    await other.route(`${shop.address}/contact-us`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue();
    });
    await me.page.route('**/graphql*', async (route) => {
      const answer = await route.fetch();
      if (route.request().postData()?.includes(hashOf('Logout'))) {
        // The mall has ended the session, this browser has not heard of it: the other tab asks for something.
        await other.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      await route.fulfill({ response: answer });
    });
    await me.button('profile.logOut').click();
    await me.page.getByText(me.says('toast.loggedOut')).first().waitFor();

    await expect.poll(() => other.locator('main textarea').inputValue()).toBe('');
    await other
      .getByRole('button', { name: me.says('shell.login'), exact: true })
      .first()
      .waitFor();
    expect(other.url()).toBe(`${shop.address}/contact-us`);
    expect(await other.getByRole('dialog').count()).toBe(0);
    await me.leave();
  });
});

describe('A deadline', () => {
  test.each([
    ['America/New_York', true],
    ['Asia/Colombo', false],
  ] as const)(
    "is said in the region's time by the document and by later pages alike, named where the device is elsewhere or not known yet: %s",
    async (timezoneId, isNamed) => {
      const context = await shop.browser.newContext({
        timezoneId,
        locale: 'en-US',
        viewport: { width: 1280, height: 900 },
        serviceWorkers: 'block',
      });
      await context.addCookies([
        { name: 'lang', value: 'en', url: shop.address },
        { name: 'region', value: String(sriLanka), url: shop.address },
      ]);
      await comeIn(shop, context, 'demo');
      const page = await context.newPage();
      const announcements = async (): Promise<string[]> => {
        await page.locator('#shop [data-state^="listed"]:visible').waitFor();
        return (await page.locator('main article').allInnerTexts()).map((text) => (/Please pay by [^\n·]*/.exec(text)?.[0] ?? '').trim());
      };
      const asFirst: string[][] = [];
      // Nobody knows this device yet: its document names the zone.
      await expect.poll(async () => (await context.request.get(`${shop.address}/ToPay`)).text()).toContain('(Sri Lanka time)');
      await page.goto(`${shop.address}/ToPay`);
      await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'timeZone')).toBe(true);
      // The second document knows the device by its cookie.
      await page.reload();
      asFirst.push(await announcements());
      expect(asFirst[0]?.map((text) => text.includes('(Sri Lanka time)'))).toEqual(asFirst[0]?.map(() => isNamed));
      await page.goto(`${shop.address}/ToDeliver`);
      await page.locator('#shop [data-state^="listed"]:visible').waitFor();
      await page.locator('main nav a[href="/ToPay"], main a[href="/ToPay"]').first().click();
      await page.waitForURL(`${shop.address}/ToPay`);
      asFirst.push(await announcements());
      expect(asFirst[0]?.length).toBeGreaterThan(0);
      expect(asFirst[0]?.[0]).toMatch(/^Please pay by .*\d/);
      expect(asFirst[1]).toEqual(asFirst[0]);
      const html = await (await context.request.get(`${shop.address}/ToPay`)).text();
      expect(html.includes('Sri Lanka time')).toBe(isNamed);
      await context.close();
    },
  );
});

describe('The devices of a shopper', () => {
  test('are listed in his settings; where he logs one out, its open page says so at once', async () => {
    const other = await ShopperDriver.enter(shop, desk);
    await comeIn(shop, other.page.context(), 'demo');
    await other.page.goto(`${shop.address}/Cart`);
    await other.sees('open.resting');
    await other.rests();
    const me = await ShopperDriver.enter(shop, phone);
    await comeIn(shop, me.page.context(), 'demo');
    await me.page.goto(`${shop.address}/Settings`);
    await me.sees('shown.settled');
    await me.page.getByRole('heading', { name: me.says('settings.devices'), exact: true }).scrollIntoViewIfNeeded();
    const list = me.page.getByRole('list', { name: me.says('devices.title'), exact: true });
    await list.getByText(me.says('devices.this'), { exact: true }).waitFor();
    await me.looksAround('devices');
    const count = await list.getByRole('listitem').count();
    await list.getByRole('button').first().click();
    await me.page.getByText(me.says('toast.deviceEnded'), { exact: true }).first().waitFor();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(count - 1);
    await other.page.waitForURL(`${shop.address}/`);
    await other.page.getByRole('dialog').getByText(other.says('login.lost')).waitFor();
    await other.leave();
    await me.leave();
  });
});
