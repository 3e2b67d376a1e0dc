import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gate } from '../drivers/gate.ts';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import {
  answerInFrame,
  cartBadge,
  comeInAsNew,
  confirmCheckout,
  desk,
  openBag,
  openWindow,
  payByCard,
  speakAsShop,
  talkOf,
  turnsTo,
  writeAddress,
} from './harness/steps.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

test('two windows agree on a checkout and on a bank step that one of them answers; a third follows with counts and notices', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  const { page } = me;
  await comeInAsNew(shop, page.context());
  await openBag(shop, me);
  await me.button('product.addToCart').click();
  await cartBadge(page, me, 1).waitFor();
  await page.goto(`${shop.address}/Cart`);
  await me.sees('open.resting');
  const cart = await openWindow(shop, me, '/Cart', 'open.resting');
  await me.button('cart.checkout').click();
  await me.sees('choosing');
  const { pathname, search } = new URL(page.url());
  const checkout = await openWindow(shop, me, pathname + search, 'choosing');
  await writeAddress(me);
  await me.sees('choosing');
  await checkout.getByRole('radio', { name: /Nadeesha Perera/ }).waitFor();
  const total = (count: number): Promise<void> => checkout.getByText(me.says('checkout.shopTotal', { count })).waitFor();
  await total(1);
  await cart
    .getByRole('button', { name: /^Increase quantity of/ })
    .first()
    .click();
  await total(2);
  await cart
    .getByRole('button', { name: /^Decrease quantity of/ })
    .first()
    .click();
  await total(1);
  const due = (window: Page): Promise<string> =>
    window
      .getByRole('button', { name: /^Confirm & Pay .*\d/ })
      .first()
      .innerText();
  await expect.poll(async () => (await due(page)) === (await due(checkout))).toBe(true);
  await Promise.all([checkout.close(), cart.close()]);

  await confirmCheckout(me);
  await me.sees('choosing.card');
  const payment = new URL(page.url());
  const [other, profile] = await Promise.all([
    openWindow(shop, me, payment.pathname + payment.search, 'choosing.card'),
    openWindow(shop, me, '/profile', 'shown'),
  ]);
  const notices = profile.getByRole('link', { name: /^Notifications, [1-9]/ }).first();
  expect(await notices.count()).toBe(0);
  const script = gate();
  await page.route('**/step.client.js', async (route) => {
    await script.opened;
    await route.continue();
  });
  await payByCard(me, '4000 0000 0000 3220');
  await me.sees('atTheBank.asking');
  await turnsTo(other, 'atTheBank.asking');
  const approve = page.frameLocator('#vault-frame').locator('[data-answer="approved"]');
  expect(await approve.isDisabled(), 'nobody hears a press yet').toBe(true);
  script.open();
  await expect.poll(() => approve.isEnabled()).toBe(true);
  await answerInFrame(me, 'approved');
  await me.sees('placed');
  await turnsTo(other, 'placed');
  await other.getByText(me.says('payment.elsewhere')).waitFor();
  expect(await page.getByText(me.says('payment.elsewhere')).count()).toBe(0);
  await profile.getByRole('link', { name: /^1 To deliver/i }).waitFor();
  await notices.waitFor();
  await me.leave();
});

test('two windows of a chat agree; what was said without a network, in a window that was closed, is said once', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  const { page } = me;
  const context = page.context();
  const myId = await comeInAsNew(shop, context);
  await openBag(shop, me);
  await me.button('product.chat').first().click();
  await me.sees('open');
  const talk = new URL(page.url());
  const other = await openWindow(shop, me, talk.pathname + talk.search, 'open');
  const say = async (words: string): Promise<void> => {
    await page.getByLabel(me.says('chat.message'), { exact: true }).fill(words);
    await me.button('chat.send').click();
  };
  const saidIn = (window: Page, words: string) => window.getByRole('log').getByText(words, { exact: true });
  await say('Is it waterproof?');
  await saidIn(other, 'Is it waterproof?').waitFor();
  await say('My door code is 4711');
  await saidIn(other, 'My door code is 4711').waitFor();
  await page
    .getByRole('log')
    .getByRole('button', { name: me.says('chat.unsend'), exact: true })
    .last()
    .click();
  await Promise.all([page, other].map((window) => saidIn(window, me.says('chat.unsent')).waitFor()));
  for (const window of [page, other]) expect(await saidIn(window, 'My door code is 4711').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'the focus stays with the talk').toBe('log');

  const waiting = await talkOf(shop, myId);
  expect((await speakAsShop(shop, waiting?.conversationId, { content: 'Yes, it is' })).status).toBe(200);
  await Promise.all([page, other].map((window) => saidIn(window, 'Yes, it is').waitFor()));

  await other.close();
  await me.setOffline(true);
  await say('Then I take it');
  await saidIn(page, 'Then I take it').waitFor();
  await page.close();
  await me.setOffline(false);
  const later = await openWindow(shop, me, talk.pathname + talk.search, 'open');
  await saidIn(later, 'Then I take it').waitFor();
  await expect.poll(() => later.evaluate(() => Object.keys(localStorage).filter((name) => name.endsWith(' messages')))).toEqual([]);
  await later.reload();
  await saidIn(later, 'Then I take it').waitFor();
  expect(await saidIn(later, 'Then I take it').count()).toBe(1);
  await me.leave();
});
