import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, wayOf, type Variant } from './harness/shopperDriver.ts';
import { comeIn, desk, openBag } from './harness/steps.ts';
import { drawnOf } from './harness/variants.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const variants: Variant[] = [
  { ...desk, width: 390 },
  { ...desk, locale: 'tr', theme: 'night' },
];

test.each(drawnOf('cartVouchers', variants).map((variant) => [wayOf(variant), variant] as const))(
  'vouchers at the cart: what the best set takes off at the checkout, why others do not, and where more are; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant);
    const { page } = me;
    await comeIn(shop, page.context(), 'demo');
    await openBag(shop, me);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await me.button('product.addToCart').click();
    await page.getByText(me.says('toast.addedToCart'), { exact: true }).waitFor();
    await page.goto(`${shop.address}/Cart`);
    await me.sees('open.resting');

    await me.button('vouchers.list').press('Enter');
    const sheet = page.getByRole('dialog', { name: me.says('voucherChoice.title'), exact: true });
    await sheet.getByText(me.says('mall.reason.VOUCHER_REGION')).first().waitFor();
    const [before = ''] = me.says('cartVouchers.saves', { saved: '§', names: '§' }).split('§');
    expect(await sheet.getByText(before.trim(), { exact: false }).count()).toBeGreaterThan(0);
    expect(await sheet.getByRole('button', { pressed: true }).count(), 'nothing is applied here').toBe(0);
    await me.looksAround('vouchers at the cart');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await me.button('vouchers.list').press('Enter');
    await sheet.getByRole('link', { name: me.says('cartVouchers.more'), exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name: me.says('voucherCentre.title'), exact: true }).waitFor();
    await page.goBack();
    await me.sees('open.resting');
    await me.button('cart.remove', { name }).first().press('Enter');
    await page.getByText(me.says('cart.removed', { name })).waitFor();
    await me.rests();
    await me.leave();
  },
);
