import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import { buySomething, checkOut, comeIn, confirmCheckout, desk, logIn, openBag, tellPlane } from './harness/steps.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

test('what makes an order cheaper: vouchers chosen, a promo code refused, applied, removed, and ended before the order', async () => {
  const me = await ShopperDriver.enter(shop, { ...desk, width: 390 });
  await comeIn(shop, me.page.context(), 'demo');
  const { page } = me;
  await openBag(shop, me);
  await me.button('product.buyNow').click();
  await me.sees('choosing');

  await me.button('voucherChoice.choose').click();
  const sheet = page.getByRole('dialog', { name: me.says('voucherChoice.title'), exact: true });
  await sheet.getByText(me.says('mall.reason.VOUCHER_REGION')).waitFor();
  await me.looksAround('the vouchers of a checkout');
  const applied = sheet.getByRole('button', { pressed: true });
  const before = await applied.count();
  expect(before).toBeGreaterThan(0);
  await applied.first().press('Enter');
  await expect.poll(() => applied.count()).toBe(before - 1);
  await sheet.getByRole('button', { name: me.says('voucherChoice.takeBest'), exact: true }).press('Enter');
  await expect.poll(() => applied.count()).toBe(before);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  const code = page.getByRole('textbox', { name: me.says('promoCode.label'), exact: true });
  const total = page.locator('main aside button:visible').filter({ hasText: /\d/ }).first();
  const without = await total.innerText();
  await code.fill('summer');
  await code.press('Enter');
  await page.getByText(me.says('mall.reason.PROMO_ENDED')).waitFor();
  expect(await code.inputValue(), 'what was typed stays').toBe('summer');
  await me.looksAround('a promo code that ended');
  await code.fill('welcome10');
  await code.press('Enter');
  const remove = me.button('promoCode.removeThis', { code: 'WELCOME10' });
  await remove.waitFor();
  await page.locator('main aside').getByText(me.says('money.promoCodes'), { exact: true }).waitFor();
  expect(await total.innerText()).not.toBe(without);
  await me.looksAround('a promo code that counts');
  await remove.press('Enter');
  await code.waitFor();
  await expect.poll(() => total.innerText()).toBe(without);
  expect(await code.evaluate((field) => field === document.activeElement), 'the focus is where the button was').toBe(true);

  await code.fill('WELCOME10');
  await me.button('promoCode.apply').press('Enter');
  await remove.waitFor();
  const ended = await tellPlane(shop, 'promoCode', { code: 'WELCOME10', endTime: '2020-01-01T00:00:00.000Z' });
  expect(ended.status).toBe(200);
  await total.press('Enter');
  const difference = page.getByRole('alert').filter({ hasText: me.says('checkout.changed') });
  await difference.waitFor();
  expect((await difference.boundingBox())?.y, 'what changed is in view').toBeGreaterThanOrEqual(0);
  await difference.getByText(me.says('mall.promo.lost', { code: 'WELCOME10', reason: me.says('mall.reason.PROMO_ENDED') })).waitFor();
  await me.looksAround('a promo code that ended before the order');
  await difference.getByRole('button').first().press('Enter');
  await page.waitForURL(/\/paymentMethod/);
  await me.leave();
});

test('a price that moves while the shopper decides: its line says what it was and is, one press accepts it, and the order has it', async () => {
  const me = await ShopperDriver.enter(shop, { ...desk, width: 390 });
  const { page } = me;
  await buySomething(shop, me);
  await checkOut(shop, me);
  const place = await page.locator('main a[href*="skuId="]:visible').first().getAttribute('href');
  const skuId = Number(new URL(place ?? '', shop.address).searchParams.get('skuId'));
  const price = page
    .locator('main')
    .getByText(/22,222/)
    .first();
  expect(await price.count()).toBe(0);
  expect((await tellPlane(shop, 'price', { skuId, regionId: desk.regionId, price: 22_222 })).status).toBe(200);
  await confirmCheckout(me);
  const difference = page.getByRole('alert').filter({ hasText: me.says('checkout.changed') });
  await difference.waitFor();
  expect((await difference.boundingBox())?.y, 'what changed is in view').toBeGreaterThanOrEqual(0);
  const wasAndIs = me.says('checkout.oldNew', { old: 'Rs.[\\d,.]+', now: 'Rs.22,222' });
  await difference.getByText(new RegExp(`^${wasAndIs}$`)).waitFor();
  await me.looksAround('a price that moved before the order');
  await difference.getByRole('button').first().press('Enter');
  await page.waitForURL(/\/paymentMethod/);
  const orderNumber = new URL(page.url()).searchParams.get('orders') ?? '';
  await page.goto(`${shop.address}/order-details?orderNumber=${orderNumber}`);
  await me.sees('shown');
  await price.waitFor();
  await me.leave();
});

test('coins pay a part of an order: chosen, kept over a reload, in the price of the order', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  await comeIn(shop, me.page.context(), 'demo');
  const { page } = me;
  await openBag(shop, me);
  await me.button('product.buyNow').click();
  await me.sees('choosing');
  const money = page.locator('main aside');
  const line = money.getByText(me.says('money.coins'), { exact: true });
  const coins = page.getByRole('checkbox', { name: /^Use [\d,]+ coins/ });
  const total = money.locator('button:visible').filter({ hasText: /\d/ }).first();
  const without = await total.innerText();
  expect(await line.count(), 'coins are never chosen beforehand').toBe(0);
  await coins.press('Space');
  await line.waitFor();
  expect(await total.innerText()).not.toBe(without);
  await me.looksAround('coins that pay a part');

  await page.reload();
  await me.sees('choosing');
  await line.waitFor();
  expect(await coins.isChecked(), 'the choice is kept').toBe(true);
  const price = /[\d,.]+\d/.exec(await total.innerText())?.[0] ?? '';
  await total.click();
  await page.waitForURL(/\/paymentMethod/);
  const orderNumber = new URL(page.url()).searchParams.get('orders') ?? '';
  await page.goto(`${shop.address}/order-details?orderNumber=${orderNumber}`);
  await page.getByText(me.says('money.coins'), { exact: true }).waitFor();
  await page.getByText(price).first().waitFor();
  await me.looksAround('an order that coins paid a part of');
  await me.leave();
});

test('the voucher centre: what a guest wanted is collected after the login, is his own, and goes when he deletes it', async () => {
  const me = await ShopperDriver.enter(shop, { ...desk, width: 390, theme: 'night', locale: 'tr' });
  const { page } = me;
  await page.goto(`${shop.address}/vouchers?tab=shop`);
  await me.sees('listed');
  await page.getByRole('heading', { level: 1, name: me.says('voucherCentre.title'), exact: true }).waitFor();
  await me.looksAround('the voucher centre');
  const offer = page
    .getByRole('list', { name: me.says('vouchers.list') })
    .getByRole('listitem')
    .first();
  const name = (await offer.locator('b').innerText()).trim();
  await me.button('vouchers.collectThis', { name }).first().press('Enter');
  await logIn(shop, me);
  await page.getByText(me.says('vouchers.done'), { exact: true }).waitFor();
  await me.sees('listed');
  await expect.poll(() => page.url(), { message: 'the wish leaves the address' }).toBe(`${shop.address}/vouchers?tab=shop`);

  await me.link('voucherCentre.tab.mine').press('Enter');
  await me.link('voucherCentre.list.usable', { count: 1 }).waitFor();
  const held = page.getByRole('list', { name: me.says('vouchers.list'), exact: true }).getByText(name, { exact: true });
  await held.waitFor();
  await me.looksAround('vouchers of a shopper');
  await me.link('voucherCentre.useThis', { name }).press('Enter');
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await me.sees('browsing');
  await me.looksAround('what a voucher is for');
  await page.goBack();
  await me.button('voucherCentre.deleteThis', { name }).press('Enter');
  const isFocused = (): Promise<boolean> => page.evaluate(() => document.activeElement?.closest('li, #main > *') !== null);
  expect(await isFocused(), 'the focus goes to the question').toBe(true);
  await me.button('voucherCentre.keep').press('Enter');
  expect(await isFocused(), 'and back').toBe(true);
  await held.waitFor();
  await me.button('voucherCentre.deleteThis', { name }).press('Enter');
  await page.getByText(me.says('voucherCentre.ask'), { exact: true }).waitFor();
  await me.button('voucherCentre.deleteThis', { name }).press('Enter');
  await me.sees('empty');
  await page.getByText(me.says('voucherCentre.empty.usable'), { exact: true }).waitFor();
  expect(await isFocused(), 'the focus stays on the page').toBe(true);
  await me.looksAround('no vouchers');
  await me.link('voucherCentre.list.used', { count: 0 }).press('Enter');
  await page.getByText(me.says('voucherCentre.empty.used'), { exact: true }).waitFor();
  await me.leave();
});
