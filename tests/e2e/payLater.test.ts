import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, wayOf, type Variant } from './harness/shopperDriver.ts';
import { answerInFrame, cartBadge, checkOut, chooseRadio, comeInAsNew, confirmCheckout, desk } from './harness/steps.ts';
import { drawnOf } from './harness/variants.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const variants: Variant[] = [
  { ...desk, width: 390, theme: 'night' },
  { ...desk, locale: 'tr' },
];

/** The line under a product's price that leads to its plans. */
const teaserOf = ({ page }: ShopperDriver): Locator =>
  page.locator('[data-state="closed"] button:visible').filter({ hasText: 'Serendib PayLater' });

/** Opens a product that can be paid later. */
const openDear = async (me: ShopperDriver): Promise<void> => {
  for (let place = 0; ; place += 1) {
    await me.page.goto(`${shop.address}/SearchResults/camera?key=camera`);
    await me.page.locator('main article:visible h3 a').nth(place).click();
    await me.sees('onSale.settled');
    if ((await teaserOf(me).count()) > 0 && (await me.button('product.addToCart').getAttribute('aria-disabled')) !== 'true') return;
  }
};
const laterIn = ({ page }: ShopperDriver): Locator => page.getByRole('radio', { name: /Serendib PayLater/ });

test.each(drawnOf('payLater', variants).map((variant) => [wayOf(variant), variant] as const))(
  'an order is paid later: plans on the product, chosen at the checkout, declined once, approved, and read on the order; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant);
    const { page } = me;
    await comeInAsNew(shop, page.context());
    await openDear(me);
    await teaserOf(me).click();
    const sheet = page.getByRole('dialog', { name: me.says('payLater.title'), exact: true });
    await sheet.waitFor();
    expect(await sheet.getByRole('heading', { level: 3 }).count(), 'the plans').toBe(3);
    await me.looksAround('the plans of a product');
    await sheet.getByRole('button', { name: me.says('shell.close'), exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    await me.button('product.addToCart').click();
    await cartBadge(page, me, 1).waitFor();

    await checkOut(shop, me);
    // While the mall prices what was chosen before, nothing can be chosen.
    await chooseRadio(laterIn(me).and(page.getByRole('radio', { disabled: false })));
    await me.looksAround('paying later is chosen');
    await confirmCheckout(me);

    await me.sees('choosing.payLater');
    expect(await laterIn(me).isChecked(), 'what was chosen at the checkout stands').toBe(true);
    const plans = page.getByRole('radiogroup', { name: me.says('payLater.choose'), exact: true }).getByRole('radio');
    expect(await plans.count()).toBe(3);
    await plans.nth(1).check({ force: true });
    await me.looksAround('a plan is chosen');
    const dates = await page.locator('main details li').allInnerTexts();
    expect(dates).toHaveLength(6);
    await me.button('payLater.confirm').click();
    await me.sees('atTheBank.asking');
    await me.looksAround('the provider asks');
    await answerInFrame(me, 'refused');
    await me.sees('choosing.payLater');
    await page.getByText(me.says('payment.nothingCharged')).waitFor();
    await me.looksAround('the plan is declined');
    await me.button('payLater.confirm').click();
    await me.sees('atTheBank.asking');
    await answerInFrame(me, 'approved');
    await me.sees('placed');

    await page.locator('main a[href*="/order-details"]:visible').first().click();
    await me.sees('shown');
    await page.getByText(me.says('order.payLater'), { exact: true }).first().waitFor();
    expect(await page.locator('main ul li').allInnerTexts()).toEqual(expect.arrayContaining(dates));
    await me.looksAround('an order that was paid later');
    await me.leave();
  },
);

test('what is too cheap to be paid later says from what amount it is, and has no line on its product', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  const { page } = me;
  await comeInAsNew(shop, page.context());
  await page.goto(`${shop.address}/SearchResults/soap?key=soap`);
  await page.locator('main article:visible h3 a').first().click();
  await me.sees('onSale.settled');
  expect(await teaserOf(me).count()).toBe(0);
  await me.button('product.addToCart').click();
  await cartBadge(page, me, 1).waitFor();
  await page.goto(`${shop.address}/Cart`);
  await me.sees('open.resting');
  await me.button('cart.checkout').click();
  await me.sees('choosing');
  expect(await laterIn(me).isDisabled()).toBe(true);
  await page.getByText(/5,000/).first().waitFor();
  await me.leave();
});
