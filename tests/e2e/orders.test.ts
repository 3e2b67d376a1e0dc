import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import { comeIn, desk } from './harness/steps.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

test('orders are searched, deleted, restored, bought again, followed and sent elsewhere', async () => {
  const me = await ShopperDriver.enter(shop, { ...desk, width: 390 });
  const main = me.page.locator('main');
  await comeIn(shop, me.page.context(), 'demo');

  await me.page.goto(`${shop.address}/Completed/Completed`);
  await me.sees('listed');
  await main.getByRole('heading', { level: 1, name: me.says('shell.completed'), exact: true }).waitFor();
  const card = main.locator('article:visible', { has: me.link('order.do.DELETE') }).first();
  const address = (await card.locator('h2 a').getAttribute('href')) ?? '';
  const orderNumber = new URL(address, shop.address).searchParams.get('orderNumber') ?? '';
  await me.page.getByText(me.says('orders.search'), { exact: true }).click();
  await me.field('orders.search.from').fill('2026-02-02');
  await me.field('orders.search.to').fill('2026-02-01');
  await me.button('orders.search.find').click();
  await me.page.getByText(me.says('orders.search.turnedRound')).waitFor();
  await me.looksAround('a search that ends before it begins');
  await me.field('orders.search.from').fill('');
  await me.field('orders.search.to').fill('');
  await me.field('orders.search.key').fill(orderNumber);
  await me.button('orders.search.find').click();
  await me.page.waitForURL(/key=/);
  await me.sees('listed');
  expect(await main.locator('article:visible').count()).toBe(1);

  // What is deleted can be had back at once.
  await me.page.goto(shop.address + address);
  await me.sees('shown.resting');
  const badge = (count: number) => me.link('shell.cartCount', { count }).filter({ visible: true }).first();
  // What the demo account has in its cart.
  await badge(4).waitFor();
  await me.button('order.do.BUY_AGAIN').click();
  await me.page.getByText(me.says('toast.order.BUY_AGAIN'), { exact: true }).filter({ visible: true }).first().waitFor();
  await badge(5).waitFor();
  await me.button('order.do.DELETE').click();
  const sheet = me.page.getByRole('dialog');
  await sheet
    .getByRole('listitem')
    .filter({ hasText: me.says('mall.step.BIN_UNTIL') })
    .waitFor();
  await me.looksAround('what a deletion changes, before it is made');
  await sheet.getByRole('button', { name: me.says('order.do.DELETE'), exact: true }).click();
  await me.page.getByText(me.says('order.inBin')).waitFor();
  await me.looksAround('an order that is deleted');
  await me.page.goto(`${shop.address}/deleted-orders`);
  await me.sees('listed');
  await me.looksAround('deleted orders');
  await main.locator(`a[href="${address}"]`, { hasText: me.says('order.do.RESTORE') }).click();
  await me.button('order.do.RESTORE').click();
  await me.button('order.do.DELETE').waitFor();

  await me.page.goto(`${shop.address}/ToReceive`);
  await me.sees('listed');
  await me.link('order.track').first().click();
  await me.sees('shown');
  await main
    .getByRole('list', { name: me.says('logistics.way') })
    .first()
    .waitFor();
  await me.looksAround('the way of a parcel');

  await me.page.goto(`${shop.address}/ToDeliver`);
  await me.sees('listed');
  await me.link('order.do.CHANGE_ADDRESS').first().click();
  await me.sees('open.choosing');
  await me.looksAround('another address for an order');
  await me.leave();
});
