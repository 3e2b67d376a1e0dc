import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import { comeIn, desk } from './harness/steps.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

test('a receipt is found at the order, kept as a PDF, printed by day without the shop around it, and is nobody else’s', async () => {
  const me = await ShopperDriver.enter(shop, { ...desk, theme: 'night', locale: 'tr' });
  const { page } = me;
  await comeIn(shop, page.context(), 'demo');
  await page.goto(`${shop.address}/Completed/Completed`);
  await me.sees('listed');
  await me.link('order.receipt').first().click();
  await me.sees('shown.sheet.resting');
  const place = page.url();
  expect(place).toMatch(/\/receipt\/[^/]+$/);
  await me.looksAround('a receipt');

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await me.button('receipt.print').click();
  await page.locator('body[data-printed]').waitFor();

  const [download] = await Promise.all([page.waitForEvent('download'), me.button('receipt.download').click()]);
  expect(download.suggestedFilename()).toMatch(/^serendib-\d+\.pdf$/);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync(await download.path()))), { mergePages: true });
  expect(text).toContain(me.says('receipt.heading'));

  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--colors-paper'));
  const night = await paper();
  await page.emulateMedia({ media: 'print' });
  expect(await paper()).not.toBe(night);
  for (const around of ['header', 'footer', 'nav']) expect(await page.locator(around).filter({ visible: true }).count(), around).toBe(0);
  expect(await me.button('receipt.print').count()).toBe(0);
  await page.getByRole('table', { name: me.says('receipt.lines') }).waitFor();
  await page.emulateMedia({ media: null });

  await page.goto(`${shop.address}/order-details?orderNumber=${place.split('/').at(-1) ?? ''}`);
  await me.sees('shown.resting');
  await me.link('order.receipt').waitFor();
  me.expects(/^404: GET .*\/receipt\/1$/);
  await page.goto(`${shop.address}/receipt/1`);
  await me.sees('unknown');
  await me.leave();
});
