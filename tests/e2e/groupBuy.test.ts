import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, wayOf, type Variant } from './harness/shopperDriver.ts';
import { comeInAsNew, confirmCheckout, desk, logIn, payByCard, writeAddress } from './harness/steps.ts';
import { drawnOf } from './harness/variants.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const variants: Variant[] = [
  { ...desk, width: 390, theme: 'night' },
  { ...desk, locale: 'zh-TW' },
];

test.each(drawnOf('groupBuy', variants).map((variant) => [wayOf(variant), variant] as const))(
  'a group buy: what it costs and what happens when it fails, a seat ordered by card, and left again; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant);
    const { page } = me;
    await comeInAsNew(shop, page.context());
    await page.goto(`${shop.address}/group-buy`);
    await me.sees('listed');
    await page.getByRole('heading', { level: 1, name: me.says('groupBuys.title'), exact: true }).waitFor();
    await page.getByRole('timer').first().waitFor();
    await me.looksAround('group buys in progress');
    await page.locator('main article:visible h3 a').first().click();
    await me.sees('open.resting');
    await page.getByText(me.says('groupBuy.ifItFails'), { exact: true }).waitFor();
    await page
      .getByRole('list', { name: me.says('groupBuy.log'), exact: true })
      .getByRole('listitem')
      .first()
      .waitFor();
    await me.looksAround('a group buy');

    const group = page.url();
    const watcher = await ShopperDriver.enter(shop, desk);
    await comeInAsNew(shop, watcher.page.context());
    await watcher.page.goto(group);
    await watcher.sees('open.resting');
    const seats = () => watcher.page.getByText(/\d+ paid, \d+ held, \d+ free/).innerText();
    const before = await seats();
    await me.link('groupBuy.join').click();
    await me.sees('choosing');
    await writeAddress(me);
    await me.sees('choosing');
    await me.looksAround('the checkout of a seat');
    await confirmCheckout(me);
    await me.sees('choosing.card');
    await payByCard(me, '4242 4242 4242 4242');
    await me.sees('placed');
    await expect.poll(seats, { message: 'the seats as somebody else sees them' }).not.toBe(before);

    await page.goto(group);
    await me.sees('open.resting');
    await page.getByText(me.says('groupBuy.mine'), { exact: true }).waitFor();
    expect(await me.link('groupBuy.join').count(), 'one seat for one shopper').toBe(0);
    await me.looksAround('a group buy with a seat of mine');
    await me.link('groupBuy.toOrder').click();
    await me.sees('shown');
    await page.getByText(me.says('order.status.WAIT_GROUP'), { exact: true }).first().waitFor();
    await me.looksAround('an order that waits for its group');
    await me.link('order.do.CANCEL').or(me.button('order.do.CANCEL')).first().click();
    await me.sees('choosing');
    await page.getByRole('radio').first().check({ force: true });
    await me.button('cancelOrder.submit').click();
    await me.sees('leaving');
    await me.button('undo.stay').waitFor();
    await me.looksAround('a moment to think again');
    await me.button('undo.stay').click();
    await me.sees('choosing');
    await me.button('cancelOrder.submit').click();
    await me.sees('cancelled');
    await expect.poll(seats, { message: 'the seats as somebody else sees them' }).toBe(before);
    await watcher.leave();
    await page.goto(group);
    await me.sees('open.resting');
    await me.link('groupBuy.join').waitFor();
    await page.getByText(me.says('groupBuy.mine'), { exact: true }).waitFor({ state: 'detached' });

    await page.goto(`${shop.address}/notification`);
    await me.sees('shown');
    const notices = page.getByRole('list', { name: me.says('notification.notices'), exact: true }).getByRole('listitem');
    const all = await notices.count();
    const title = await notices.first().getByRole('heading').innerText();
    await me.button('notification.removeOf', { title }).first().click();
    await expect.poll(() => notices.count()).toBe(all - 1);
    await me.looksAround('a deleted notification can be taken back');
    await me.button('undo.press').click();
    await expect.poll(() => notices.count()).toBe(all);
    await me.leave();
  },
);

test('who wants to be reminded logs in first; complete and timed-out groups say so; an unknown one is not there', async () => {
  const me = await ShopperDriver.enter(shop, { ...desk, width: 390 });
  const { page } = me;
  await page.goto(`${shop.address}/group-buy?tab=upcoming`);
  await me.sees('listed');
  await page.locator('main article:visible h3 a').first().click();
  await me.sees('open.resting');
  await me.button('groupBuy.remind').click();
  await logIn(shop, me);
  await page.getByText(me.says('groupBuy.reminded'), { exact: true }).waitFor();
  await me.sees('open.resting');
  expect(page.url(), 'the wish leaves the address').not.toContain('remind');
  await me.looksAround('a reminder');
  await me.button('groupBuy.remindOff').click();
  await page.getByText(me.says('groupBuy.notReminded'), { exact: true }).waitFor();

  await page.goto(`${shop.address}/group-buy?tab=ended`);
  await me.sees('listed');
  await page.getByText(me.says('groupBuy.time.completed'), { exact: true }).first().waitFor();
  await me.looksAround('group buys that ended');
  me.expects(/404/);
  await page.goto(`${shop.address}/group-buy/lamp/1`);
  await me.sees('unknown');
  await page.getByRole('heading', { level: 1, name: me.says('groupBuy.unknown'), exact: true }).waitFor();
  await me.looksAround('an unknown group buy');
  await me.leave();
});
