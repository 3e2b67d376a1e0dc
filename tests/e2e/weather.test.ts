import { afterAll, beforeAll, expect, test } from 'vitest';
import documents from '#src/data/gql/documents.json' with { type: 'json' };
import { lostRequest } from './harness/browserWatch.ts';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import { logIn, writeAddress } from './harness/steps.ts';
import { takenOver } from './harness/takenOver.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const variant = { locale: 'en', width: 390, theme: 'day', regionId: 659006000402 } as const;
const idOf = (name: string): string => Object.entries(documents).find(([, { text }]) => text.includes(`mutation ${name}(`))?.[0] ?? '';

/** A guest with one thing in the cart, logged in. */
const enterWithOne = async (): Promise<ShopperDriver> => {
  const me = await ShopperDriver.enter(shop, variant);
  await me.page.goto(shop.address);
  await me.page.locator('main article h3 a').nth(10).click();
  await me.sees('onSale.settled');
  await me.button('product.addToCart').click();
  await logIn(shop, me);
  await me.link('shell.cartCount', { count: 1 }).first().waitFor();
  return me;
};

test('what stands in the way of a press far down a page is in view', async () => {
  const me = await enterWithOne();
  const name = await me.page.getByRole('heading', { level: 1 }).innerText();
  await me.page.goto(`${shop.address}/Cart`);
  const more = me.button('cart.more', { name });
  await more.waitFor();
  await me.setOffline(true);
  await more.evaluate((button: HTMLElement) => {
    button.scrollIntoView({ block: 'start' });
    button.click();
  });
  const notice = me.page.getByText(me.says('cart.waits'));
  await notice.waitFor();
  const isUncovered = (sentence: Element): boolean => {
    const { left, top, bottom } = sentence.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => sentence.contains(document.elementFromPoint(left + 1, y)));
  };
  expect(await notice.evaluate(isUncovered)).toBe(true);
  await me.setOffline(false);
  await notice.waitFor({ state: 'detached' });
  await me.leave();
});

test('what was put into the cart, and a heart that was pressed, without a way to the mall are there when it is back, over a reload too, and the heart after its tab was closed', async () => {
  const me = await enterWithOne();
  await me.setOffline(true);
  await me.button('product.addToCart').click();
  await me.link('shell.cartCount', { count: 2 }).first().waitFor();
  const saved = me.page.waitForResponse(
    (response) => (response.request().postData() ?? '').includes(idOf('ChangeCartItem')) && response.ok(),
  );
  await me.setOffline(false);
  await saved;
  await me.page.reload();
  await me.link('shell.cartCount', { count: 2 }).first().waitFor();

  const saves: string[] = [];
  let isCut = true;
  await me.page.context().route('**/graphql', (route) => {
    if (!(route.request().postData() ?? '').includes(idOf('CollectProduct'))) return route.continue();
    if (isCut) return route.abort('connectionreset');
    saves.push(JSON.stringify((route.request().postDataJSON() as { variables: object }).variables));
    return route.continue();
  });
  const heart = me.button('product.addFavourite');
  const waits = me.says('toast.favouriteWaits');
  const other = await me.page.context().newPage();
  await other.goto(me.page.url());
  await other.getByRole('button', { name: me.says('product.addFavourite'), exact: true }).click();
  await other.getByText(waits).first().waitFor();
  await other.close();
  for (const time of ['after its tab was closed', 'after a reload']) {
    await me.page.reload();
    await me.page.getByText(waits).first().waitFor();
    expect(await heart.getAttribute('aria-pressed'), time).toBe('true');
  }
  const beside = await me.page.context().newPage();
  await beside.goto(
    new URL((await me.page.locator('main article a[href^="/products/"]').first().getAttribute('href')) ?? '', shop.address).href,
  );
  await beside.getByRole('button', { name: me.says('product.addFavourite'), exact: true }).click();
  await beside.getByText(waits).first().waitFor();
  isCut = false;
  for (const tab of [me.page, beside]) await tab.getByText(me.says('toast.addedToFavourites')).first().waitFor();
  await beside.reload();
  await expect
    .poll(() => beside.getByRole('button', { name: me.says('product.addFavourite'), exact: true }).getAttribute('aria-pressed'))
    .toBe('true');
  await beside.close();
  await me.page.reload();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  expect(saves, 'each tab carries out its own, once').toHaveLength(2);
  expect(new Set(saves).size, 'and no other').toBe(2);
  await me.leave();
});

test('an answer that is lost while paying orders once, says so and goes on', async () => {
  const me = await enterWithOne();
  await me.link('shell.cartCount', { count: 1 }).first().click();
  await me.sees('open.resting');
  await me.button('cart.checkout').click();
  await me.sees('choosing');
  await writeAddress(me);
  await me.sees('choosing');
  const keys: (string | null)[] = [];
  me.expects(lostRequest);
  await me.page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes(idOf('SubmitOrder'))) return route.continue();
    keys.push(await route.request().headerValue('idempotency-key'));
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await me.page.locator('main aside button').filter({ hasText: /\d/ }).first().click();
  await me.page.getByText(me.says('checkout.uncertain')).waitFor();
  await me.button('shell.retry').click();
  await me.page.waitForURL(/paymentMethod/);
  await me.sees('choosing');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);

  await me.page.goto(`${shop.address}/ToPay`);
  await me.sees('listed');
  expect(await me.page.locator('main article').count(), 'one order').toBe(1);
  await me.leave();
});

test('a page, a menu or a sheet whose script gets lost is asked for again, reloaded once, tried again or closed', async () => {
  const me = await ShopperDriver.enter(shop, { ...variant, width: 1280 });
  const { page } = me;
  me.expects(lostRequest);
  let lost = 0;
  let left = 1;
  await page.route('**/assets/contact*.js', (route) => {
    if (left === 0) return route.continue();
    left -= 1;
    lost += 1;
    return route.abort('connectionreset');
  });
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  const open = async () => {
    await page.goto(shop.address);
    await me.sees('browsing');
    opened.length = 0;
    const link = page.locator('a[href="/contact-us"]:visible').first();
    // Pressed before React hears it, a link opens a document.
    await takenOver(link);
    await link.click();
  };
  const heading = page.getByRole('heading', { level: 1, name: me.says('shell.contact') });

  await open();
  await heading.waitFor();
  expect({ lost, opened }).toEqual({ lost: 1, opened: [] });

  left = Infinity;
  await open();
  await page.locator('main[data-page="open.unreachable"]').waitFor();
  expect(opened, 'reloaded once').toEqual(['/contact-us']);
  await page.getByText(me.says('problem.UNREACHABLE')).waitFor();
  left = 0;
  await me.button('shell.retry').click();
  await heading.waitFor();

  let isCut = true;
  await page.route('**/assets/Menu-*.js', (route) => (isCut ? route.abort('connectionreset') : route.continue()));
  const language = me.button('shell.language', { name: 'English' });
  await page.goto(shop.address);
  await me.sees('browsing');
  opened.length = 0;
  await Promise.all([page.waitForEvent('framenavigated'), language.click()]);
  await me.sees('browsing');
  await language.click();
  await page.getByRole('alert').getByText(me.says('shell.unopened')).waitFor();
  expect(opened, 'reloaded once').toEqual(['/']);
  isCut = false;
  await me.button('shell.retry').click();
  await page.getByRole('menu').waitFor();

  isCut = true;
  await page.route('**/assets/Sheet-*.js', (route) => (isCut ? route.abort('connectionreset') : route.continue()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.address}/SearchResults/bag?key=bag`);
  const filters = me.button('list.filters');
  await takenOver(filters);
  const isFocused = () => filters.evaluate((button) => button === document.activeElement);
  await Promise.all([page.waitForEvent('framenavigated'), filters.click()]);
  await takenOver(filters);
  await filters.click();
  const close = me.button('shell.close');
  await close.click();
  await close.waitFor({ state: 'detached' });
  expect(await isFocused(), 'the focus is where it was').toBe(true);
  isCut = false;
  await filters.click();
  await page.getByRole('dialog', { name: me.says('list.filters') }).waitFor();
  await me.leave();
});
