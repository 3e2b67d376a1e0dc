import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../drivers/hashOf.ts';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { until } from './harness/shopProcess.ts';
import { ShopperDriver, type Variant } from './harness/shopperDriver.ts';
import { comeInAsNew, holdScripts } from './harness/steps.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const desk: Variant = { width: 1280, theme: 'day', locale: 'en', regionId: 659006000402 };

const documentAt = async (path: string): Promise<string> => (await fetch(shop.address + path)).text();

/** The address of a product with several vouchers of which one can be collected, a choice of variants, and its parts in its document. */
const productWithVouchers = async (): Promise<string> => {
  let home = '';
  await until('the home with its products', async () => (home = await documentAt('/')).includes('href="/products/'));
  for (const [, id] of home.matchAll(/href="\/products\/(\d+)/g)) {
    const path = `/products/${id}`;
    const html = await documentAt(path);
    if (
      /"couponCount":[2-9]/.test(html) &&
      html.includes('type="radio"') &&
      html.includes('data-state="COLLECT"') &&
      !html.includes('aria-busy="true"')
    )
      return path;
  }
  throw new Error('no product on the home has vouchers and variants');
};

/** Somebody at a drawn page whose scripts have not come; `start` lets them come. */
const atFirstPaint = async (me: ShopperDriver, path: string): Promise<() => void> => {
  const start = await holdScripts(me);
  await me.page.goto(shop.address + path, { waitUntil: 'domcontentloaded' });
  await me.page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return start;
};

/** How often a document of the shop was asked. */
const countAsked = (me: ShopperDriver, name: string): (() => number) => {
  let count = 0;
  me.page.on('request', (request) => {
    if ((request.postData() ?? '').includes(hashOf(name))) count += 1;
  });
  return () => count;
};

type Sharing = Window & { shared: string[] };
type Frames = { ask: typeof requestAnimationFrame; letGo: () => void };

describe('What is pressed between the first paint and the scripts is carried out once', () => {
  test.each(['guest', 'shopper'] as const)('on the parts of a product and its share, for a %s', async (who) => {
    const me = await ShopperDriver.enter(shop, desk);
    const { page } = me;
    if (who === 'shopper') await comeInAsNew(shop, page.context());
    const path = await productWithVouchers();
    await page.addInitScript(() => {
      const sharing = window as unknown as Sharing;
      sharing.shared = [];
      // What a phone has; closing its sheet is up to the shopper.
      Object.assign(navigator, { share: async ({ url }: { url: string }) => void sharing.shared.push(url) });
    });
    const vouchers = page.getByRole('region', { name: me.says('vouchers.list') });
    const more = vouchers.getByRole('button').filter({ hasText: /more voucher/ });
    const shared = () => page.evaluate(() => (window as unknown as Sharing).shared.length);
    for (const [pressed, hasCome] of [
      [me.button('deliveryEstimate.open'), () => me.field('deliveryEstimate.province').isVisible()],
      [more, () => me.button('vouchers.fewer').isVisible()],
      [me.button('share.share'), async () => (await shared()) === 1],
      [me.button('product.addToList'), () => page.getByRole('dialog').isVisible()],
    ] as [Locator, () => Promise<boolean>][]) {
      const start = await atFirstPaint(me, path);
      await pressed.click();
      start();
      await expect.poll(hasCome).toBe(true);
      await me.rests();
      expect(await hasCome(), 'and nothing undoes it').toBe(true);
    }
    await me.leave();
  });

  test('"Add to cart", a heart and a voucher, though they are pressed one after another and twice', async () => {
    const me = await ShopperDriver.enter(shop, desk);
    const { page } = me;
    await comeInAsNew(shop, page.context());
    const path = await productWithVouchers();
    const collected = countAsked(me, 'CollectVoucher');
    const start = await atFirstPaint(me, path);
    const heart = me.button('product.addFavourite');
    const collect = page.locator('[data-state="COLLECT"]').first().getByRole('button');
    for (const pressed of [heart, me.button('product.addToCart'), collect, heart, me.button('product.addToCart'), collect])
      await pressed.click();
    start();
    await page
      .getByRole('link', { name: me.says('shell.cartCount', { count: 1 }), exact: true })
      .first()
      .waitFor();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await page.locator('[data-state="COLLECTED"]').first().waitFor();
    await me.rests();
    expect(collected()).toBe(1);
    await page.goto(`${shop.address}/Cart`);
    await me.sees('open.resting');
    expect(await page.getByRole('spinbutton').first().inputValue()).toBe('1');
    await page.goto(`${shop.address}/collection`);
    await me.sees('listed');
    expect(await page.locator('main article:visible').count()).toBe(1);
    await me.leave();
  });

  test('a guest\'s "Add to cart" and heart ask for the login', async () => {
    const me = await ShopperDriver.enter(shop, desk);
    const path = await productWithVouchers();
    for (const name of ['product.addToCart', 'product.addFavourite']) {
      const start = await atFirstPaint(me, path);
      await me.button(name).click();
      start();
      await me.page.getByRole('dialog', { name: me.says('login.title') }).waitFor();
    }
    await me.leave();
  });
});

describe('What is ticked, chosen and typed between the first paint and the scripts is heard', () => {
  test('a variant', async () => {
    const me = await ShopperDriver.enter(shop, desk);
    const start = await atFirstPaint(me, await productWithVouchers());
    const group = me.page.getByRole('radiogroup').first();
    const other = group.getByRole('radio', { checked: false }).first();
    const name = await other.getAttribute('value');
    await other.check({ force: true });
    start();
    await group
      .locator('strong')
      .filter({ hasText: name ?? '' })
      .waitFor();
    expect(await group.getByRole('radio', { checked: true }).getAttribute('value')).toBe(name);
    await me.leave();
  });

  test('a filter', async () => {
    const me = await ShopperDriver.enter(shop, desk);
    const path = '/SearchResults/bag?key=bag';
    await until('the filters in the document', async () => (await documentAt(path)).includes('type="checkbox"'));
    const start = await atFirstPaint(me, path);
    const box = me.page.getByRole('checkbox', { name: /^Free delivery/ });
    await box.check();
    start();
    await me.page.getByRole('link', { name: /^Show \d+ products$/ }).waitFor();
    expect(await box.isChecked()).toBe(true);
    await me.leave();
  });

  test('what is searched for, and what is written in a form that is sent too', async () => {
    const me = await ShopperDriver.enter(shop, desk);
    const { page } = me;
    const search = page.getByRole('combobox', { name: me.says('shell.search') });
    const start = await atFirstPaint(me, '/');
    await search.pressSequentially('bag');
    start();
    await page.getByRole('listbox').getByRole('option').filter({ hasText: /bag/i }).first().waitFor();
    expect(await search.inputValue()).toBe('bag');

    const startAgain = await atFirstPaint(me, '/contact-us');
    const name = page.getByRole('main').getByRole('textbox').first();
    await name.fill('Nadeesha Perera');
    await me.button('contact.send').click();
    startAgain();
    await page.getByText(me.says('field.formFault')).waitFor();
    expect(await name.inputValue()).toBe('Nadeesha Perera');
    expect(await name.getAttribute('aria-invalid')).not.toBe('true');
    await me.leave();
  });

  test('a field of the next page that has the focus before that page is painted', async () => {
    const me = await ShopperDriver.enter(shop, desk);
    const { page } = me;
    await page.goto(shop.address);
    await me.rests();
    await page.evaluate(() => {
      const held: FrameRequestCallback[] = [];
      const frames = window as unknown as Frames;
      frames.ask = window.requestAnimationFrame.bind(window);
      frames.letGo = () => held.splice(0).forEach((draw) => frames.ask(draw));
      window.requestAnimationFrame = (draw) => held.push(draw);
    });
    // Not the footer's: what the list reads as it comes near pushes it away.
    await page
      .getByRole('banner')
      .getByRole('link', { name: me.says('shell.contact'), exact: true })
      .click();
    const name = page.getByRole('main').getByRole('textbox').first();
    await name.focus();
    await page.evaluate(() => {
      const { ask, letGo } = window as unknown as Frames;
      letGo();
      return new Promise((resolve) => ask(() => setTimeout(resolve, 100)));
    });
    await page.keyboard.type('Nadeesha Perera');
    expect(await name.inputValue()).toBe('Nadeesha Perera');
    await me.leave();
  });
});
