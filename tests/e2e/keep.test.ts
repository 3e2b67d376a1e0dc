import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, type Variant } from './harness/shopperDriver.ts';
import { logIn } from './harness/steps.ts';
import { takenOver } from './harness/takenOver.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const desk: Variant = { width: 1280, theme: 'day', locale: 'en', regionId: 659006000402 };

/** Sets what every variant of a product costs, in rupees. */
const reprice = async (path: string, price: number): Promise<void> => {
  const document = await (await fetch(shop.address + path)).text();
  const [, snapshot = '{}'] = /<script id="snapshot"[^>]*>(.*?)<\/script>/s.exec(document) ?? [];
  const ids = new Set<number>();
  JSON.parse(snapshot, (name, value: unknown) => {
    if (name === 'skuList') for (const { skuId } of value as { skuId: number }[]) ids.add(skuId);
    return value;
  });
  expect(ids.size).toBeGreaterThan(0);
  for (const skuId of ids) {
    const set = await fetch(`${shop.ops}/_ops/price`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ skuId, regionId: desk.regionId, price }),
    });
    expect(set.status).toBe(200);
  }
};

test('a guest who leaves a product at once has it in the footprint', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  const { page } = me;
  await page.goto(`${shop.address}/SearchResults/bag?key=bag`);
  const path = await page.locator('main article h3 a:visible').first().getAttribute('href');
  await page.goto(shop.address + path);
  await me.sees('onSale.settled');
  // A document whose scripts have not begun can note nothing.
  await takenOver(page.locator('#main'));
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(`${shop.address}/MyFootPrint`);
  await me.sees('listed');
  await page.locator('main article').filter({ hasText: name }).waitFor();
  await me.leave();
});

test('a guest looks at a product and presses its heart: after the login both are his, with the price then and now, and can be taken out and brought back; a product that he leaves at once is in the footprint too', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  const { page } = me;
  const footprint = () => page.evaluate(() => localStorage.getItem('__footprint'));
  await page.goto(`${shop.address}/SearchResults/bag?key=bag`);
  await me.sees('browsing');
  const card = page
    .locator('main article:visible')
    .filter({ has: page.locator('h3 a') })
    .first();
  const name = await card.locator('h3').innerText();
  const path = (await card.locator('h3 a').getAttribute('href')) ?? '';
  const other = page.locator('main article h3 a:visible').nth(1);
  const glimpse = { name: await other.innerText(), path: await other.getAttribute('href') };
  await card.locator('h3 a').click();
  await me.sees('onSale');
  await expect.poll(footprint).toContain(name);
  await page.goBack();
  await me.sees('browsing');
  const heart = me.button('card.addFavourite', { name }).first();
  await heart.click();
  await logIn(shop, me);
  await page.getByText(me.says('toast.addedToFavourites')).first().waitFor();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(footprint).toBeNull();

  await reprice(path, 1);
  await page.goto(`${shop.address}/collection`);
  await me.sees('listed');
  const favourite = page.getByRole('article', { name });
  await favourite.getByText(/less than when you saved it/).waitFor();
  await me.looksAround('favourites, one is cheaper now');
  await page.getByLabel(me.says('favourites.choose', { name }), { exact: true }).check();
  await me.button('favourites.remove').click();
  await page.getByText(me.says('favourites.removed', { count: 1 })).waitFor();
  await favourite.waitFor({ state: 'detached' });
  await me.looksAround('a favourite taken out');
  await me.button('favourites.undo').click();
  await favourite.waitFor();

  await page.goto(`${shop.address}/MyFootPrint`);
  await me.sees('listed');
  const seen = page.locator('main article').filter({ hasText: name });
  await seen.waitFor();
  await me.looksAround('footprint');
  await page.getByLabel(me.says('footprint.choose', { name }), { exact: true }).check();
  await me.button('footprint.remove').click();
  await page.getByText(me.says('footprint.removed', { count: 1 })).waitFor();
  await seen.waitFor({ state: 'detached' });
  await me.looksAround('footprint, one taken out');
  await me.button('footprint.undo').click();
  await seen.waitFor();

  // Those who would write it down while the page rests never come.
  await page.route(/\/backgroundActors-[^/]*\.js$/, () => undefined);
  const script = page.waitForResponse(/\/flushOnLeave-[^/]*\.js$/);
  await page.goto(shop.address + glimpse.path);
  await page.evaluate(`import('${(await script).url()}').then(() => undefined)`);
  // The document of the next page may be older than the last word of this one.
  await expect
    .poll(async () => {
      await page.goto(`${shop.address}/MyFootPrint`);
      await me.sees('listed');
      return page.locator('main article').filter({ hasText: glimpse.name }).count();
    })
    .toBe(1);
  await me.leave();
});
