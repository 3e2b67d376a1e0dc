import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, wayOf, type Variant } from './harness/shopperDriver.ts';
import { desk } from './harness/steps.ts';
import { drawnOf } from './harness/variants.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const variants: Variant[] = [
  { ...desk, width: 390, theme: 'night', locale: 'pt' },
  { ...desk, locale: 'zn' },
];

test.each(drawnOf('signIn', variants).map((variant) => [wayOf(variant), variant] as const))(
  'a provider says who a guest is: given up there, then confirmed, and he stands where he was; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant);
    const { page } = me;
    await page.goto(`${shop.address}/Cart`);
    const dialog = page.getByRole('dialog', { name: me.says('login.title') });
    const google = dialog.getByRole('button', { name: me.says('login.with', { provider: 'Google' }), exact: true });
    await google.click();
    await page.waitForURL(/\/identity\/google\/authorize/);
    await page.getByRole('link').last().click();
    await page.waitForURL(`${shop.address}/SignIn/google`);
    await page.getByRole('heading', { name: me.says('signIn.failed'), exact: true }).waitFor();
    await me.looksAround('a login that failed');

    await me.button('shell.retry').click();
    await page.waitForURL(/\/identity\/google\/authorize/);
    await page.getByRole('link').first().click();
    await page.waitForURL(`${shop.address}/Cart`);
    await page.getByText(me.says('toast.loggedIn'), { exact: true }).waitFor();
    await me.sees('open.resting');
    expect((await page.context().cookies()).some(({ name }) => name === 'session')).toBe(true);
    expect(await page.evaluate(() => sessionStorage.getItem('signIn'))).toBeNull();
    await me.leave();
  },
);

test('a word that this tab did not ask for logs nobody in', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  await me.page.goto(`${shop.address}/SignIn/facebook#id_token=a.b.c&state=00000000-0000-0000-0000-000000000000`);
  await me.page.getByRole('heading', { name: me.says('signIn.failed'), exact: true }).waitFor();
  expect(new URL(me.page.url()).hash).toBe('');
  expect((await me.page.context().cookies()).some(({ name }) => name === 'session')).toBe(false);
  await me.leave();
});
