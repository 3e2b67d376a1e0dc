import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gate } from '../drivers/gate.ts';
import { openShop, type OpenShop } from './harness/openShop.ts';
import { until } from './harness/shopProcess.ts';
import { ShopperDriver, type Variant } from './harness/shopperDriver.ts';
import { advanceClock, holdScripts, shipOrder } from './harness/steps.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const sriLanka = 659006000402;
const desk: Variant = { width: 1280, theme: 'day', locale: 'en', regionId: sriLanka };
const phone: Variant = { width: 390, theme: 'night', locale: 'en', regionId: sriLanka };

type Letter = { target: string; code: string };
const letters = async (target: string): Promise<Letter[]> =>
  (await (await fetch(`${shop.ops}/_ops/mailbox?target=${encodeURIComponent(target)}`)).json()) as Letter[];
const codeSentTo = async (target: string): Promise<string> => {
  await until(`a code for ${target}`, async () => (await letters(target)).length > 0);
  return (await letters(target))[0]?.code ?? '';
};

const enter = async (variant: Variant, path = '/'): Promise<ShopperDriver> => {
  const me = await ShopperDriver.enter(shop, variant);
  await me.page.goto(shop.address + path);
  await me.rests();
  return me;
};

const openLogin = async (me: ShopperDriver): Promise<Locator> => {
  await me.page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }).click();
  const dialog = me.page.getByRole('dialog', { name: 'Log in', exact: true });
  await dialog.waitFor();
  return dialog;
};

const box = (me: ShopperDriver): Locator => me.page.getByRole('combobox', { name: 'Search' });
const focused = (me: ShopperDriver): Promise<string | null> =>
  me.page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? null);

const logInAsDemo = async (me: ShopperDriver): Promise<void> => {
  await me.page.getByRole('tab', { name: 'Password login' }).click();
  await me.page.getByRole('button', { name: 'Use e-mail' }).click();
  await me.page.getByLabel('E-mail').fill('demo@serendib.example');
  await me.page.getByLabel('Password', { exact: true }).fill('Demo#2026');
  await me.page.getByLabel('Password', { exact: true }).press('Enter');
};

/** The number of the first order of the list on the screen. */
const orderInSight = async (me: ShopperDriver): Promise<string> => {
  const addresses = await me.page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map((address) => new URL(address, shop.address).searchParams.get('orderNumber')).find((number) => number !== null) ?? '';
};

describe('the search box', () => {
  test('suggests while one types, is led by the keyboard and remembers what was searched', async () => {
    const me = await enter(desk);
    await box(me).focus();
    await me.page.getByRole('heading', { name: 'Popular in Sri Lanka' }).waitFor();
    expect(await me.page.getByRole('region', { name: 'Popular in Sri Lanka' }).getByRole('option').count()).toBe(10);
    await me.looksAround('popular searches');
    await box(me).press('Enter');
    expect(new URL(me.page.url()).pathname, 'an empty text is not submitted').toBe('/');

    await box(me).pressSequentially('tea');
    await me.page.getByRole('option').first().waitFor();
    expect(await me.page.getByRole('option').first().locator('mark').textContent()).toMatch(/tea/i);
    await me.looksAround('suggestions');
    await box(me).press('ArrowDown');
    await box(me).press('ArrowDown');
    const chosen = await me.page.getByRole('option', { selected: true }).textContent();
    expect(await box(me).getAttribute('aria-activedescendant')).toBe(
      await me.page.getByRole('option', { selected: true }).getAttribute('id'),
    );
    await box(me).press('Enter');
    await me.page.waitForURL(/SearchResults/);
    expect(new URL(me.page.url()).searchParams.get('key')).toBe(chosen);

    await box(me).fill('');
    await box(me).pressSequentially('head');
    await me.page.getByRole('group', { name: 'Categories' }).getByRole('option').first().waitFor();
    expect(await me.page.getByRole('listbox').getByRole('option').count(), 'all kinds together').toBeLessThanOrEqual(10);
    const category = me.page.getByRole('group', { name: 'Categories' }).getByRole('option').first();
    await expect
      .poll(
        async () => {
          await box(me).press('ArrowDown');
          return category.getAttribute('aria-selected');
        },
        { message: 'the arrow goes through all kinds' },
      )
      .toBe('true');
    const heading = (await category.locator('span').textContent()) ?? '';
    await box(me).press('Enter');
    await me.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(new URL(me.page.url()).pathname, 'a category opens its own page').toMatch(/^\/[^/]+\/\d+$/);

    await box(me).fill('Rain_jacket & BOOTS!');
    await box(me).press('Enter');
    await me.page.waitForURL(/rain-jacket-and-boots/);
    await expect.poll(() => box(me).inputValue()).toBe('Rain_jacket & BOOTS!');
    await me.page.goto(shop.address);
    expect(await box(me).inputValue()).toBe('');
    await box(me).focus();
    await me.page.getByRole('button', { name: 'Remove Rain_jacket & BOOTS!' }).click();
    expect(await me.page.evaluate(() => localStorage.getItem('__history'))).toBe(JSON.stringify([chosen]));
    await me.page.getByRole('button', { name: 'Clear all' }).click();
    expect(await me.page.evaluate(() => localStorage.getItem('__history'))).toBe('[]');
    await box(me).press('Escape');
    expect(await me.page.getByRole('heading', { name: 'Popular in Sri Lanka' }).count()).toBe(0);
    await me.leave();
  });

  test('opens where it had the focus before the page was alive', async () => {
    const me = await ShopperDriver.enter(shop, desk);
    const start = await holdScripts(me);
    await me.page.goto(shop.address, { waitUntil: 'domcontentloaded' });
    await box(me).focus();
    start();
    await me.page.getByRole('heading', { name: 'Popular in Sri Lanka' }).waitFor();
    await me.leave();
  });

  test('fills the screen of a phone and closes by its arrow', async () => {
    const me = await enter(phone);
    await box(me).click();
    const popular = me.page.getByRole('region', { name: 'Popular in Sri Lanka' });
    await popular.waitFor();
    await me.looksAround('search on the phone');
    await me.page.getByRole('button', { name: 'Close search' }).click();
    await popular.waitFor({ state: 'detached' });
    await box(me).click();
    const term = await popular.getByRole('option').nth(2).textContent();
    await popular.getByRole('option').nth(2).click();
    await me.page.waitForURL(/SearchResults/);
    expect(term).toContain(new URL(me.page.url()).searchParams.get('key'));
    await me.leave();
  });
});

describe('logging in', () => {
  test('says what is wrong at each field and keeps what was typed', async () => {
    const me = await enter(desk);
    const dialog = await openLogin(me);
    const contact = dialog.getByLabel('E-mail or mobile number');
    const submit = dialog.getByRole('button', { name: 'Log in', exact: true });
    await submit.click();
    for (const sentence of [
      'Oops! It looks like you missed a few fields or entered invalid data.',
      'This field is required.',
      'Please enter verification code',
    ])
      await dialog.getByText(sentence).waitFor();
    expect(await focused(me)).toBe('loginId');
    await me.looksAround('login with faults');
    for (const [typed, sentence] of [
      ['nimal@example', 'Please enter valid email'],
      ['nimal', 'Please enter valid email'],
      ['07712345678', 'Please enter valid Mobile number'],
    ] as const) {
      await contact.fill(typed);
      await dialog.getByRole('button', { name: 'Send code' }).click();
      await dialog.getByText(sentence).waitFor();
      expect(await contact.inputValue()).toBe(typed);
    }
    await me.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focused(me)).toBe('Log in');
    await me.leave();
  });

  test('by a code whose countdown outlives a reload, then out again', async () => {
    const me = await enter(desk);
    let dialog = await openLogin(me);
    await dialog.getByLabel('E-mail or mobile number').fill('771230001');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await dialog.getByRole('button', { name: /^Resend in \d+ s$/ }).waitFor();
    await me.page.reload();
    await me.rests();
    dialog = await openLogin(me);
    expect(await dialog.getByRole('button', { name: /^Resend in \d+ s$/ }).getAttribute('aria-disabled')).toBe('true');
    await dialog.getByLabel('E-mail or mobile number').fill('077 123 0001');
    await dialog.getByLabel('Verification code').fill('000000');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await me.page.getByRole('alert').getByText('Please enter valid code').waitFor();
    await dialog.getByLabel('E-mail or mobile number').fill('771230001');
    await dialog.getByLabel('Verification code').fill(await codeSentTo('0094771230001'));
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await me.page.getByRole('status').getByText(me.says('toast.loggedIn')).waitFor();
    await me.page.goto(`${shop.address}/profile`);
    await me.button('profile.logOut').click();
    await me.page.getByRole('status').getByText(me.says('toast.loggedOut')).waitFor();
    expect(new URL(me.page.url()).pathname).toBe('/');
    await me.leave();
  });

  test('with a forgotten password: a new one, home, and in with it', async () => {
    const me = await enter(phone, '/Register');
    const main = me.page.getByRole('main');
    await main.getByRole('button', { name: 'Register' }).click();
    for (const sentence of ['Please enter nick name', 'Please enter mobile number', 'Please enter password', 'Please enter password again'])
      await main.getByText(sentence, { exact: true }).waitFor();
    expect(await focused(me)).toBe('nickName');
    await me.looksAround('register with faults');
    await main.getByLabel('Nickname').fill('Nimal');
    await main.getByRole('button', { name: 'Use e-mail' }).click();
    await main.getByLabel('E-mail').fill('nimal@example.lk');
    await main.getByRole('button', { name: 'Send code' }).click();
    await main.getByLabel('Verification code').fill(await codeSentTo('nimal@example.lk'));
    await main.getByLabel('Password', { exact: true }).fill('Demo#2026');
    await main.getByLabel('Confirm password').fill('Demo#2027');
    await main.getByRole('button', { name: 'Register' }).click();
    await main.getByText('Password does not match').waitFor();
    await main.getByLabel('Confirm password').fill('Demo#2026');
    await main.getByRole('button', { name: 'Register' }).click();
    await me.page.getByRole('status').getByText(me.says('toast.registered')).waitFor();
    await me.page.getByRole('link', { name: 'Nimal' }).waitFor();

    // A page that stands would notice that its session is gone, and go home by itself.
    await me.page.goto('about:blank');
    await me.page.context().clearCookies({ name: /token|refresh|session/ });
    // A minute later by the mall's clock, whatever this browser's own says: the next code may be sent.
    await advanceClock(shop, 61_000);
    await me.page.goto(`${shop.address}/Cart`);
    await me.rests();
    await me.page.getByRole('heading', { name: 'Login to the mall', includeHidden: true }).first().waitFor();
    await me.page.getByRole('tab', { name: 'Password login' }).click();
    await me.page.getByRole('button', { name: 'Use e-mail' }).click();
    await me.page.getByLabel('E-mail').fill('nimal@example.lk');
    await me.page.getByRole('button', { name: 'Forgot password?' }).click();
    const reset = me.page.getByRole('dialog', { name: 'Reset password' });
    await me.looksAround('reset');
    await reset.getByRole('button', { name: 'Back to login' }).click();
    await me.page.getByRole('button', { name: 'Forgot password?' }).click();
    const before = (await letters('nimal@example.lk')).length;
    await reset.getByRole('button', { name: 'Send code' }).click();
    await until('the second code', async () => (await letters('nimal@example.lk')).length > before);
    await reset.getByLabel('Verification code').fill(await codeSentTo('nimal@example.lk'));
    await reset.getByLabel('New password').fill('Demo#2027');
    await reset.getByLabel('Confirm password').fill('Demo#2027');
    await reset.getByRole('button', { name: 'Reset password' }).click();
    await me.page.waitForURL(`${shop.address}/`);
    await me.page.getByRole('status').getByText(me.says('toast.passwordReset')).waitFor();
    const dialog = await openLogin(me);
    await dialog.getByRole('tab', { name: 'Password login' }).click();
    await dialog.getByRole('button', { name: 'Use e-mail' }).click();
    await dialog.getByLabel('E-mail').fill('nimal@example.lk');
    await dialog.getByLabel('Password', { exact: true }).fill('Demo#2027');
    await dialog.getByLabel('Password', { exact: true }).press('Enter');
    await me.page.getByRole('status').getByText(me.says('toast.loggedIn')).waitFor();
    await me.leave();
  });

  test('a session that the mall does not know any more leads home as a guest', async () => {
    const me = await enter(desk);
    await me.page.context().addCookies(
      ['token', 'refresh', 'session'].map((name) => ({
        name,
        url: shop.address,
        value: name === 'session' ? encodeURIComponent(JSON.stringify({ userId: 'u', name: 'Nobody', pic: '' })) : 'junk',
      })),
    );
    await me.page.goto(`${shop.address}/profile`);
    await me.page.waitForURL(`${shop.address}/`);
    await me.page.getByRole('dialog').getByText(me.says('login.lost')).waitFor();
    await me.page.keyboard.press('Escape');
    await me.page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
    expect(
      (await me.page.context().cookies()).map(({ name }) => name).filter((name) => ['token', 'refresh', 'session'].includes(name)),
    ).toEqual([]);
    await me.leave();
  });
});

describe('what stands around every page', () => {
  test('region and language are chosen from the header, saved, and the page comes again', async () => {
    const me = await enter(desk);
    await me.page.getByRole('button', { name: 'Region: Sri Lanka' }).click();
    await me.page.getByRole('menuitemradio', { name: 'Laos' }).waitFor();
    await me.looksAround('region menu');
    await me.page.getByRole('menuitemradio', { name: 'Laos' }).click();
    await me.page.getByRole('button', { name: 'Region: Laos' }).waitFor();
    expect(await me.page.evaluate(() => localStorage.getItem('region'))).toBe('659006000404');
    await me.page.getByRole('button', { name: 'Language: English' }).click();
    await me.page.getByRole('menuitemradio', { name: '简体中文' }).click();
    await me.page.locator('html[lang="zh-CN"]').waitFor();
    await me.leave();
  });

  test('another region says first what it does to the cart, and does it when told to', async () => {
    const me = await enter(desk, '/ToPay');
    await logInAsDemo(me);
    await me.sees('listed');
    await me.page.goto(`${shop.address}/`);
    await me.page.locator('main article a').first().click();
    await me.button('product.addToCart').click();
    await me.page.getByRole('status').getByText(me.says('toast.addedToCart')).waitFor();
    const openDialog = async (): Promise<Locator> => {
      await me.page.getByRole('button', { name: 'Region: Sri Lanka' }).click();
      await me.page.getByRole('menuitemradio', { name: 'Laos' }).click();
      const dialog = me.page.getByRole('dialog', { name: 'Change to Laos?' });
      await dialog.getByRole('heading', { level: 3 }).first().waitFor();
      return dialog;
    };
    const dialog = await openDialog();
    await me.looksAround('region change');
    await dialog.getByRole('button', { name: 'Stay in Sri Lanka' }).click();
    await dialog.waitFor({ state: 'detached' });
    await (await openDialog()).getByRole('button', { name: 'Change to Laos', exact: true }).click();
    await me.page.getByRole('button', { name: 'Region: Laos' }).waitFor();
    await me.leave();
  });

  test('does what was pressed before the page was alive; a menu that was left for it stays closed', async () => {
    const me = await ShopperDriver.enter(shop, desk);
    for (const [pressed, answered] of [
      [me.page.getByRole('button', { name: 'Region: Sri Lanka' }), me.page.getByRole('menuitemradio', { name: 'Laos' })],
      [me.button('shell.login').first(), me.page.getByRole('dialog', { name: me.says('login.title') })],
      [me.page.getByRole('button', { name: 'Night theme' }), me.page.locator('html[data-theme="night"]')],
    ] as const) {
      const start = await holdScripts(me);
      await me.page.goto(shop.address, { waitUntil: 'domcontentloaded' });
      await me.page.getByRole('button', { name: 'Language: English' }).click();
      await pressed.click();
      start();
      await answered.waitFor();
      expect(await me.page.getByRole('menuitemradio', { name: '简体中文' }).count()).toBe(0);
    }
    await me.leave();
  });

  test('the theme is chosen in the footer and stays', async () => {
    // On the home page the footer moves away while the list above it grows.
    const me = await enter(desk, '/contact-us');
    await me.page.getByRole('button', { name: 'Night theme' }).click();
    await me.page.locator('html[data-theme="night"]').waitFor();
    await me.page.reload();
    expect(await me.page.locator('html').getAttribute('data-theme')).toBe('night');
    await me.looksAround('contact by night');
    await me.leave();
  });

  test('the bell counts what the mall tells while it happens, and what is read, in every tab', async () => {
    // What the demo's own orders have to tell since the shop was filled comes first.
    await advanceClock(shop, 1);
    const me = await enter(desk, '/ToDeliver');
    await logInAsDemo(me);
    await me.sees('listed');
    const bell = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
    const count = async (page: Page): Promise<number> => Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
    await expect.poll(() => count(me.page)).toBeGreaterThan(0);
    const before = await count(me.page);
    const other = await me.page.context().newPage();
    await other.goto(`${shop.address}/contact-us`);
    await expect.poll(() => count(other)).toBe(before);

    const orderNumber = await orderInSight(me);
    await shipOrder(shop, orderNumber);
    for (const page of [me.page, other]) await expect.poll(() => count(page)).toBe(before + 1);

    await bell(me.page).click();
    await me.button('notification.allRead').click();
    for (const page of [me.page, other]) await expect.poll(() => count(page)).toBe(0);
    await me.leave();
  });

  test('a document is taken over as it was drawn, whatever its page asks next', async () => {
    const me = await enter(desk, '/ToPay');
    await logInAsDemo(me);
    await me.sees('listed');
    const number = await orderInSight(me);
    for (const path of [
      `/paymentMethod?orders=${number}`,
      `/order-details?orderNumber=${number}`,
      '/ToPay',
      '/Checkout',
      '/Cart',
      '/iCanchat',
      '/profile',
      '/notification',
    ]) {
      await me.page.goto(shop.address + path);
      await me.rests();
    }
    await me.leave();
  });

  test('the card fields follow the theme, and what is typed in them stays', async () => {
    const me = await enter(desk, '/ToPay');
    await logInAsDemo(me);
    await me.sees('listed');
    const script = gate();
    await me.page.route('**/fields.client.js', async (route) => {
      await script.opened;
      await route.continue();
    });
    await me.page.goto(`${shop.address}/paymentMethod?orders=${await orderInSight(me)}`, { waitUntil: 'commit' });
    await me.page.getByRole('radio', { name: 'Another card', exact: true }).click({ force: true });
    const fields = me.page.frameLocator('#vault-frame');
    const number = fields.getByLabel('Card number');
    await number.fill('4242424242424242');
    script.open();
    await expect
      .poll(() => number.inputValue(), { message: 'what was typed before the fields were alive is grouped too' })
      .toBe('4242 4242 4242 4242');
    const paper = (): Promise<string> => fields.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const [byDay, height] = [await paper(), (await me.page.locator('#vault-frame').boundingBox())?.height];
    await me.page.getByRole('button', { name: 'Night theme' }).click();
    await expect.poll(paper).not.toBe(byDay);
    await number.press('End');
    await fields.locator('#holder').fill('Nimal Perera');
    expect(await number.inputValue(), 'the frame was not loaded anew').toBe('4242 4242 4242 4242');
    expect((await me.page.locator('#vault-frame').boundingBox())?.height).toBe(height);
    await me.page.evaluate(() => {
      delete document.documentElement.dataset.theme;
    });
    await expect.poll(paper).toBe(byDay);
    await me.page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(paper).not.toBe(byDay);
    await me.leave();
  });

  test('an unknown address is a 404 that says so in three sentences', async () => {
    const me = await ShopperDriver.enter(shop, desk);
    me.expects(/^404: GET .*\/no\/such\/place$/);
    const answer = await me.page.goto(`${shop.address}/no/such/place`);
    expect(answer?.status()).toBe(404);
    await me.page.getByRole('heading', { level: 1, name: '404 - Page Not Found' }).waitFor();
    await me.page.getByText("Sorry, the page you're looking for cannot be found.").waitFor();
    await me.looksAround('404');
    await me.page.getByRole('link', { name: 'Go to Home' }).click();
    await me.page.waitForURL(`${shop.address}/`);
    await me.leave();
  });

  test('the skip link leads over the header, policies open beside the page', async () => {
    const me = await enter(desk);
    await me.page.keyboard.press('Tab');
    await me.page.keyboard.press('Enter');
    expect(await me.page.evaluate(() => document.activeElement?.id)).toBe('main');
    const [tab] = await Promise.all([
      me.page.context().waitForEvent('page'),
      // By keyboard: the foot moves while what stands above it comes.
      me.page.getByRole('link', { name: 'Privacy agreement' }).press('Enter'),
    ]);
    expect(tab.url()).toBe(`${shop.address}/policies/privacy-agreement?lang=en-us`);
    await me.leave();
  });

  test('without JavaScript the box still searches, and the page says what works', async () => {
    const context = await shop.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(shop.address);
    await expect
      .poll(() => page.locator('noscript').allInnerTexts())
      .toContainEqual(expect.stringContaining('Without JavaScript you can search, browse categories'));
    await page.getByRole('combobox', { name: 'Search' }).fill('tea');
    await page.getByRole('combobox', { name: 'Search' }).press('Enter');
    await page.waitForURL(/SearchResults/);
    // On a slow machine the first document comes without its results, and asks for itself once more.
    await page.locator('main a[href^="/products/"]').first().waitFor();
    await context.close();
  });
});
