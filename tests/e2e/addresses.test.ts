import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, wayOf, type Variant } from './harness/shopperDriver.ts';
import { comeInAsNew, desk, writeAddress } from './harness/steps.ts';
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

test.each(drawnOf('addresses', variants).map((variant) => [wayOf(variant), variant] as const))(
  'the address book: two are added, the other one becomes the default, the first is deleted; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant);
    const { page } = me;
    await comeInAsNew(shop, page.context());
    await page.goto(`${shop.address}/profile`);
    await me.link('profile.addresses').click();
    await me.sees('empty');
    await me.looksAround('no address yet');
    await writeAddress(me);
    await writeAddress(me);
    const entries = page.locator('main ul li h2');
    await expect.poll(() => entries.count()).toBe(2);
    await me.looksAround('two addresses');
    const makeDefault = page.getByRole('button', { name: me.says('addresses.makeDefaultOf', { name: 'Nadeesha Perera' }), exact: true });
    await makeDefault.click();
    await page.getByText(me.says('toast.addressDefault'), { exact: true }).waitFor();
    await expect.poll(() => makeDefault.count()).toBe(1);
    await me.button('addresses.removeOf', { name: 'Nadeesha Perera' }).last().click();
    const sheet = page.getByRole('dialog', { name: me.says('addresses.sure'), exact: true });
    await me.looksAround('an address is about to go');
    await sheet.getByRole('button', { name: me.says('addresses.remove'), exact: true }).click();
    await page.getByText(me.says('toast.addressDeleted'), { exact: true }).waitFor();
    await expect.poll(() => entries.count()).toBe(1);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null), { message: 'the focus is there' })
      .toBe(true);
    await me.leave();
  },
);
