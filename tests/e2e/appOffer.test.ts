import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, wayOf, type Variant } from './harness/shopperDriver.ts';
import { desk, logIn } from './harness/steps.ts';
import { drawnOf } from './harness/variants.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const variants: Variant[] = [
  { ...desk, width: 390, theme: 'night', locale: 'zh-TW' },
  { ...desk, locale: 'tr' },
];

test.each(drawnOf('appOffer', variants).map((variant) => [wayOf(variant), variant] as const))(
  'the mobile app is offered after a login that was refused, and no more once that was closed; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant, { offersApp: true });
    const { page } = me;
    const offer = page.getByRole('region', { name: me.says('appOffer.title', { brand: 'Serendib' }) });
    const dialog = page.getByRole('dialog', { name: me.says('login.title') });
    const openLogin = async (): Promise<void> => {
      await page.goto(`${shop.address}/profile`);
      await dialog.waitFor();
    };
    await openLogin();
    await dialog.getByLabel(me.says('field.contact'), { exact: true }).fill('nobody@example.com');
    await dialog.getByLabel(me.says('field.code'), { exact: true }).fill('000000');
    expect(await offer.count(), 'not before a login was tried').toBe(0);
    await dialog.getByRole('button', { name: me.says('login.submit'), exact: true }).click();
    await dialog.getByText(me.says('field.codeInvalid'), { exact: true }).waitFor();
    expect(await offer.isVisible(), 'not over the dialog').toBe(false);
    await page.keyboard.press('Escape');
    await offer.waitFor();
    await me.looksAround('the offer of the app');
    const stores = await offer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).hostname));
    expect(stores).toEqual(['apps.apple.com', 'play.google.com']);
    expect(await offer.getByRole('img').isVisible(), 'a code to scan, but not on the phone itself').toBe(variant.width > 834);

    await page.reload();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await offer.getByRole('button', { name: me.says('appOffer.close'), exact: true }).click();
    await offer.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id), 'the focus goes to the page').toBe('main');
    await openLogin();
    await logIn(shop, me);
    await me.sees('shown');
    expect(await page.evaluate(() => localStorage.getItem('appOffer'))).toBe('false');
    expect(await offer.count()).toBe(0);
    await me.leave();
  },
);
