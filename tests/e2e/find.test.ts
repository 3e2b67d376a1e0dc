import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, type Variant } from './harness/shopperDriver.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const sriLanka = 659006000402;
const desk: Variant = { width: 1280, theme: 'day', locale: 'en', regionId: sriLanka };
const phone: Variant = { width: 390, theme: 'night', locale: 'en', regionId: sriLanka };

const enter = async (variant: Variant, path: string): Promise<ShopperDriver> => {
  const me = await ShopperDriver.enter(shop, variant);
  await me.page.goto(shop.address + path);
  await me.rests();
  return me;
};

/** For what is polled: a busy machine takes its time. */
const cards = (page: Page) => page.locator('main article h3 a');
const queryIn = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name);

describe('Finding a thing', () => {
  test('why products stand there is told to who asks, by touch and by keyboard', async () => {
    const me = await enter(phone, '/');
    const summary = me.page.locator('summary').filter({ hasText: 'Why am I seeing this? Trending deals' });
    const answer = me.page.getByText('These are the bestsellers in your region.');
    await summary.waitFor();
    expect(await answer.isVisible()).toBe(false);
    expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await summary.click();
    await answer.waitFor();
    await me.looksAround('a home that says why');
    await summary.press('Enter');
    await answer.waitFor({ state: 'hidden' });
    await me.leave();
  });

  test('a filter says what it would leave, lives in the address, and survives reload and Back', async () => {
    const me = await enter(desk, '/SearchResults/bag?key=bag');
    const { page } = me;
    await page.getByRole('checkbox', { name: /^Free delivery/ }).check();
    const show = page.getByRole('link', { name: /^Show \d+ products$/ });
    await show.waitFor();
    const promised = Number(/\d+/.exec(await show.innerText())?.[0]);
    await show.click();
    await page.waitForURL(/freeDelivery=1/);
    await page
      .getByRole('status')
      .filter({ hasText: `${promised} products` })
      .waitFor();
    await me.looksAround('a filtered search');
    await page.reload();
    await me.rests();
    await page.getByRole('link', { name: 'Remove filter Free delivery' }).waitFor();
    expect(await page.getByRole('checkbox', { name: /^Free delivery/ }).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Remove filter Free delivery' }).click();
    await page.waitForURL((url) => !url.searchParams.has('freeDelivery'));
    await page.goBack();
    await page.waitForURL(/freeDelivery=1/);
    await page.getByRole('link', { name: 'Remove filter Free delivery' }).waitFor();
    await me.leave();
  });

  test('Back returns to the same place of a list without asking again: after a reload, two products and a visit to home deep, on every list', async () => {
    const me = await enter(desk, '/SearchResults/bag?key=bag&sortName=price&sort=asc');
    const { page } = me;
    const place = () => page.evaluate(() => window.scrollY);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(decodeURIComponent(request.url())));
    const open = async (card: Locator, isOpen: RegExp | ((url: URL) => boolean) = /\/products\//) => {
      await card.click();
      await page.waitForURL(isOpen);
      await page.locator('main [data-state^="onSale"]:visible').waitFor();
    };
    const backTo = async (address: string, top: number, count: number) => {
      await page.goBack();
      await page.waitForURL(address);
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(count);
      await expect.poll(async () => Math.abs((await place()) - top)).toBeLessThan(2);
    };
    const leaveFrom = async (card: Locator, isOpen?: (url: URL) => boolean) => {
      await card.scrollIntoViewIfNeeded();
      const left = { address: page.url(), count: await cards(page).count() };
      // The press itself may scroll the card into sight once more.
      await card.evaluate((link) =>
        link.addEventListener('click', () => (document.documentElement.dataset.top = String(window.scrollY)), { once: true }),
      );
      await open(card, isOpen);
      const top = Number(await page.evaluate(() => document.documentElement.dataset.top));
      expect(top, 'far down').toBeGreaterThan(1_000);
      return { ...left, top };
    };
    const isAskedAgain = (words: RegExp) => requests.filter((url) => words.test(url));

    await page.mouse.move(600, 600);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 2_000);
        return cards(page).count();
      })
      .toBe(72);
    const shown = await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(shown).size, 'no card stands there twice').toBe(shown.length);
    const search = await leaveFrom(cards(page).nth(60));
    await page.reload();
    await me.rests();
    requests.length = 0;
    await backTo(search.address, search.top, search.count);
    expect(isAskedAgain(/"pageNumber":1[,}]/)).toEqual([]);

    await page.goto(`${shop.address}/electronics/1001`);
    await me.rests();
    const drawn = await cards(page).nth(20).elementHandle();
    const category = await leaveFrom(cards(page).nth(20));
    const first = { address: page.url() };
    // Its reviews come as they come near, and stand above what is left and come back to.
    const reviews = page.locator('#reviews [data-state][aria-busy="false"]:visible');
    await page.getByRole('heading', { name: me.says('product.reviews'), exact: true }).scrollIntoViewIfNeeded();
    await reviews.waitFor();
    const similar = await leaveFrom(cards(page).locator('visible=true').nth(1), (url) => url.href !== first.address);
    // What stands above comes late: the page is there, and then pushed down.
    await page.evaluate(() =>
      addEventListener(
        'popstate',
        () => {
          const { style } = document.querySelector<HTMLElement>('header')!;
          style.marginBlockEnd = '-200px';
          setTimeout(() => {
            style.marginBlockEnd = '';
            document.documentElement.dataset.whole = '';
          }, 1_000);
        },
        { once: true },
      ),
    );
    await page.goBack();
    await page.waitForURL(first.address);
    await reviews.waitFor();
    await page.locator('html[data-whole]').waitFor();
    await expect.poll(async () => Math.abs((await place()) - similar.top)).toBeLessThan(2);
    const goHome = async () => {
      await me.link('shell.home', { brand: 'Serendib' }).first().click();
      await page.waitForURL(`${shop.address}/`);
      await cards(page).locator('visible=true').nth(3).waitFor();
    };
    await goHome();
    await open(cards(page).locator('visible=true').nth(3));
    for (const address of [`${shop.address}/`, first.address]) {
      await page.goBack();
      await page.waitForURL(address);
    }
    requests.length = 0;
    await backTo(category.address, category.top, category.count);
    expect(isAskedAgain(/"pageNumber":1[,}]/)).toEqual([]);
    expect(await drawn?.evaluate((link) => link.isConnected), 'the list stayed drawn over the detour').toBe(true);

    await page.goto(shop.address);
    await me.rests();
    const home = await leaveFrom(cards(page).nth(40));
    await goHome();
    await page.goBack();
    await page.waitForURL(/\/products\//);
    await backTo(home.address, home.top, home.count);
    await me.leave();
  });

  test('on the phone the filters are a sheet', async () => {
    const me = await enter(phone, '/SearchResults/bag?key=bag');
    const { page } = me;
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /^In stock/ }).check();
    await me.looksAround('the filters');
    await sheet.getByRole('link', { name: /^Show \d+ products$/ }).click();
    await page.waitForURL(/hasStock=1/);
    await sheet.waitFor({ state: 'hidden' });
    expect(queryIn(page, 'hasStock')).toBe('1');
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
    await me.leave();
  });

  test('a misspelled word is corrected, and can be searched for as it is', async () => {
    const me = await enter(desk, '/SearchResults/haedphones?key=haedphones');
    await me.page.getByText('Showing results for “headphones”.').waitFor();
    expect(await cards(me.page).count()).toBeGreaterThan(0);
    await me.page.getByRole('link', { name: 'Search instead for “haedphones”' }).click();
    await me.page.waitForURL(/literal=1/);
    await me.page.getByText('Showing results for').waitFor({ state: 'hidden' });
    await me.leave();
  });

  test('whatever stands in an address, the page has words for it', async () => {
    const me = await enter(desk, '/SearchResults/bag?key=bag&minPrice=900&maxPrice=1');
    await me.page.getByRole('heading', { name: 'No products match these filters' }).waitFor();
    await me.page.goto(`${shop.address}/SearchResults/bag?key=bag&minPrice=1e999&brandIds=zz&maxPrice=-4`);
    await me.page.getByText('We couldn’t read part of this link, so we left it out.').waitFor();
    await me.page.goto(`${shop.address}/SearchResults/bag?key=bag&page=100000`);
    await me.page.getByText(/Page 100,000 doesn’t exist/).waitFor();
    await me.page.goto(`${shop.address}/SearchResults/bag?key=bag&categoryTypeAttrIds=999999999`);
    await me.page.getByRole('heading', { name: 'No products match these filters' }).waitFor();
    await me.leave();
  });

  test('without scripts the pages of a list are links', async () => {
    const context = await shop.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shop.address}/SearchResults/bag?key=bag`);
    const first = await cards(page).allInnerTexts();
    await page.locator('a[rel=next]').click();
    await page.waitForURL(/page=2/);
    const second = await cards(page).allInnerTexts();
    expect(second.length).toBeGreaterThan(0);
    await page.locator('a[rel=prev]').waitFor();
    expect(second).not.toEqual(first);
    await context.close();
  });
});
