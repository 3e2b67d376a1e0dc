import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageTag } from '#machines/model/locale.ts';
import { variantsOf } from './harness/variants.ts';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, wayOf } from './harness/shopperDriver.ts';
import { buySomething, cartBadge, chooseRadio, confirmCheckout, desk, logIn, payByCard, writeAddress } from './harness/steps.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

describe.each(variantsOf('first'))('a guest buys', (variant) => {
  test(`from the first look to the placed order and back (${wayOf(variant)})`, async () => {
    const me = await ShopperDriver.enter(shop, variant);
    await me.page.goto(shop.address);
    await me.sees('browsing');
    expect(await me.page.getAttribute('html', 'lang')).toBe(languageTag(variant.locale));
    await me.looksAround('home');

    await me.page.locator('main article h3 a').last().click();
    await me.sees('onSale');
    await me.page.goBack();
    await me.sees('browsing');

    await me.page.locator('main article h3 a:visible').nth(10).click();
    await me.sees('onSale.settled');
    await me.looksAround('product');
    const addToCart = me.button('product.addToCart');
    if ((await addToCart.getAttribute('aria-disabled')) === 'true') throw new Error(`${me.page.url()} cannot be bought: choose another`);
    await addToCart.click();
    await logIn(shop, me);
    await me.page
      .getByRole('link', { name: me.says('shell.cartCount', { count: 1 }), exact: true })
      .first()
      .waitFor();

    await me.page
      .getByRole('link', { name: me.says('shell.cartCount', { count: 1 }), exact: true })
      .first()
      .click();
    await me.sees('open.resting');
    await me.looksAround('cart');
    await me.button('cart.checkout').click();
    await me.sees('choosing');
    await writeAddress(me);
    await me.sees('choosing');
    await me.looksAround('checkout');

    const pays = variant.width === 390 ? 'cash' : 'card';
    if (pays === 'cash') {
      // While the mall prices what was chosen nothing can be chosen.
      const methods = me.page.getByRole('radiogroup', { name: me.says('pay.method'), exact: true });
      await chooseRadio(methods.getByRole('radio', { disabled: false }).nth(1));
    }
    await confirmCheckout(me);
    if (pays === 'cash') {
      await me.button('pay.cashConfirm').waitFor();
      await me.looksAround('cash on delivery');
      await me.button('pay.cashConfirm').click();
    } else {
      await me.sees('choosing.card');
      await me.looksAround('payment');
      await payByCard(me, '4000 0000 0000 0002');
      await me.page.getByText(me.says('payment.nothingCharged')).waitFor();
      await me.looksAround('declined');
      await payByCard(me, '4242 4242 4242 4242');
    }
    await me.sees('placed');
    const heading = me.page.getByRole('main').getByRole('heading', { level: 1 });
    // Where the address becomes the payment's own, the heading is drawn once more.
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? -1, { message: 'the page begins at its top' })
      .toBeGreaterThanOrEqual(0);
    await me.looksAround('order placed');

    await me.link('payment.follow').click();
    await me.sees('listed');
    await me.looksAround('orders to deliver');

    await me.page.locator('main article h2 a:visible').first().click();
    await me.sees('shown');
    await me.looksAround('order details');
    await me.link('order.do.CANCEL').or(me.button('order.do.CANCEL')).first().click();
    await me.sees('choosing');
    await me.looksAround('cancel order');
    await me.page.getByRole('radio').first().check({ force: true });
    await me.button('cancelOrder.submit').click();
    await me.sees('cancelled');
    await me.looksAround('order cancelled');
    await me.leave();
  });
});

test('who buys, goes on looking by links and buys again has two orders', async () => {
  const me = await ShopperDriver.enter(shop, { ...desk, width: 390 });
  const { page } = me;
  await buySomething(shop, me);
  const order = async (isFirst: boolean): Promise<void> => {
    await page
      .getByRole('link', { name: me.says('shell.cartCount', { count: 1 }), exact: true })
      .first()
      .click();
    await me.sees('open.resting');
    await me.button('cart.checkout').click();
    await me.sees('choosing');
    if (isFirst) await writeAddress(me);
    await me.sees('choosing');
    const methods = page.getByRole('radiogroup', { name: me.says('pay.method'), exact: true });
    await chooseRadio(methods.getByRole('radio', { disabled: false }).nth(1));
    await confirmCheckout(me);
    await me.button('pay.cashConfirm').click();
    await me.sees('placed');
  };
  await order(true);
  await me.link('shell.tabHome').first().click();
  await me.sees('browsing');
  await page.locator('main article h3 a:visible').nth(10).click();
  await me.sees('onSale.settled');
  await me.button('product.addToCart').click();
  await cartBadge(page, me, 1).waitFor();
  await order(false);
  await me.link('payment.follow').click();
  await me.sees('listed');
  await expect.poll(() => page.locator('main article h2 a:visible').count()).toBe(2);
  await me.leave();
});
