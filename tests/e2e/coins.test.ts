import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, wayOf, type Variant } from './harness/shopperDriver.ts';
import { comeIn, comeInAsNew, desk } from './harness/steps.ts';
import { drawnOf } from './harness/variants.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

/** Whole numbers with their signs, however a language writes them. */
const numbersIn = async (texts: Locator): Promise<number[]> =>
  (await texts.allInnerTexts()).map((text) => Number(text.replaceAll(/\D/g, '')) * (/[-\u2212]/.test(text) ? -1 : 1));

const variants: Variant[] = [
  { ...desk, width: 390, theme: 'night' },
  { ...desk, locale: 'ru' },
];

test.each(drawnOf('coins', variants).map((variant) => [wayOf(variant), variant] as const))(
  'coins: what there is, what changed it, of one sort, and the way to the order; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant);
    const { page } = me;
    await comeIn(shop, page.context(), 'demo');
    await page.goto(`${shop.address}/profile`);
    await page.getByRole('link', { name: new RegExp(`^${me.says('profile.coins')}`) }).click();
    const latest = page.getByRole('list', { name: me.says('coins.latest'), exact: true }).getByRole('listitem');
    await latest.first().waitFor();
    const [balance = 0] = await numbersIn(latest.locator('.after'));
    expect(balance).toBeGreaterThan(0);
    await page
      .locator('main')
      .getByText(me.says('coins.count', { count: balance }), { exact: true })
      .waitFor();
    await me.looksAround('coins');

    await me.link('coins.allRecords').click();
    await me.sees('listed');
    const records = page.getByRole('list', { name: me.says('coinRecords.heading'), exact: true }).getByRole('listitem');
    const more = me.button('shell.loadMore');
    while ((await more.count()) > 0) {
      await more.click();
      await me.sees('listed');
    }
    const amounts = await numbersIn(records.locator('.amount'));
    expect(
      amounts.reduce((sum, amount) => sum + amount, 0),
      'all records together are the balance',
    ).toBe(balance);
    await me.looksAround('coin records');

    await me.link('coinRecords.filter.EARN').click();
    await expect.poll(() => records.count()).toBeLessThan(amounts.length);
    await me.sees('listed');
    for (const amount of await numbersIn(records.locator('.amount'))) expect(amount).toBeGreaterThan(0);
    await records.getByRole('link').first().click();
    await me.sees('shown');
    await page.getByText(me.says('order.fact.coins'), { exact: true }).waitFor();
    await page.goBack();
    await me.sees('listed');

    await me.link('coinRecords.filter.EXPIRE').click();
    await me.sees('empty');
    await page.getByText(me.says('coinRecords.emptyFilter'), { exact: true }).waitFor();
    await me.looksAround('no coin records of a sort');
    await me.link('coinRecords.toCoins').click();
    await me.sees('shown');
    await me.leave();
  },
);

test('who has no coins yet reads how one gets them', async () => {
  const me = await ShopperDriver.enter(shop, { ...desk, width: 390 });
  await comeInAsNew(shop, me.page.context());
  await me.page.goto(`${shop.address}/coins`);
  await me.sees('shown');
  await me.page.getByRole('heading', { name: me.says('coins.empty'), exact: true }).waitFor();
  await me.page.getByRole('heading', { name: me.says('coins.rules'), exact: true }).waitFor();
  await me.looksAround('no coins yet');
  await me.link('coins.toShop').click();
  await me.sees('browsing');
  await me.leave();
});

test('a guest sees what a coin is worth, as a plot and as a table', async () => {
  const me = await ShopperDriver.enter(shop, { ...desk, width: 390, locale: 'tr', theme: 'night' });
  const { page } = me;
  await page.goto(shop.address);
  await page
    .locator('footer')
    .getByRole('link', { name: me.says('shell.coinPrice'), exact: true })
    .click();
  await me.sees('shown');
  const plot = page.locator('main').getByRole('img');
  const label = (await plot.getAttribute('aria-label')) ?? '';
  const [lowest = '', highest = ''] = [...label.matchAll(/Rs\s\d+(?:,\d+)?/g)].map(([amount]) => amount);
  expect(lowest, 'the demo has a history').not.toBe(highest);
  await page.getByText(me.says('coinPrice.asTable'), { exact: true }).press('Enter');
  const rows = page.getByRole('row');
  await expect.poll(() => rows.count()).toBe(31);
  const prices = await rows.locator('td.number').allInnerTexts();
  expect([prices.includes(lowest), prices.includes(highest)]).toEqual([true, true]);
  await me.looksAround('the price of a coin');
  await me.leave();
});

test('a guest who wants to see coins is asked to log in', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  await me.page.goto(`${shop.address}/coins/records?type=SPEND`);
  await me.page.getByRole('dialog', { name: me.says('login.title') }).waitFor();
  await me.leave();
});
