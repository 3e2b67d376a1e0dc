import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, wayOf, type Variant } from './harness/shopperDriver.ts';
import { buySomething, cartBadge, confirmCheckout, desk, openBag, payByCard, typeCard, writeAddress } from './harness/steps.ts';
import { drawnOf } from './harness/variants.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const variants: Variant[] = [
  { ...desk, width: 390, theme: 'night' },
  { ...desk, locale: 'ru' },
];

/** Orders what the cart holds, up to the page where it is paid. */
const order = async (me: ShopperDriver, isFirst: boolean): Promise<void> => {
  await me.page.goto(`${shop.address}/Cart`);
  await me.sees('open.resting');
  await me.button('cart.checkout').click();
  await me.sees('choosing');
  if (isFirst) {
    await writeAddress(me);
    await me.sees('choosing');
  }
  await confirmCheckout(me);
};

test.each(drawnOf('savedCards', variants).map((variant) => [wayOf(variant), variant] as const))(
  'a card that was kept pays the next order without being typed, and is deleted; another one is added; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant);
    const { page } = me;
    await buySomething(shop, me);
    await order(me, true);
    await me.sees('choosing.card');
    const keep = page.getByRole('checkbox', { name: me.says('cards.keep'), exact: true });
    expect(await keep.isChecked(), 'a card is kept by itself').toBe(false);
    await keep.check();
    await payByCard(me, '4242 4242 4242 4242');
    await me.sees('placed');
    await page.getByText(me.says('toast.confirmByCard'), { exact: true }).waitFor();

    await openBag(shop, me);
    await me.button('product.addToCart').click();
    await cartBadge(page, me, 1).waitFor();
    await order(me, false);
    await me.sees('choosing.savedCard');
    const cards = page.getByRole('radiogroup', { name: me.says('cards.choose'), exact: true });
    const saved = cards.getByRole('radio', { name: me.says('cards.name', { brand: 'Visa', last4: '4242' }), exact: true });
    expect(await saved.isChecked(), 'the default card is chosen').toBe(true);
    await me.looksAround('saved cards');
    await cards.getByRole('radio', { name: me.says('cards.another'), exact: true }).check({ force: true });
    await me.sees('choosing.card');
    await me.looksAround('another card');
    await saved.check({ force: true });
    await me.sees('choosing.savedCard');
    await page.locator('main [data-state^="choosing.savedCard"] button[type="button"]').filter({ hasText: /\d/ }).first().click();
    await me.sees('placed');
    await page.getByText(me.says('toast.confirmByCard'), { exact: true }).waitFor();

    await page.goto(`${shop.address}/profile`);
    await page
      .getByRole('link', { name: new RegExp(`^${me.says('profile.cards')}`) })
      .first()
      .click();
    await me.sees('shown.settled');
    await me.looksAround('cards');
    const name = me.says('cards.name', { brand: 'Visa', last4: '4242' });
    await me.button('cards.removeThis', { name }).click();
    const sheet = page.getByRole('dialog', { name: me.says('cards.sure'), exact: true });
    await sheet.getByText(me.says('cards.sureText', { name }), { exact: true }).waitFor();
    await me.looksAround('a card is about to go');
    await sheet.getByRole('button', { name: me.says('cards.remove'), exact: true }).click();
    await page.getByText(me.says('toast.cardDeleted'), { exact: true }).waitFor();
    await page.getByText(me.says('cards.empty'), { exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), 'the focus is lost').toBe(true);

    await me.button('cards.add').click();
    const adding = page.getByRole('dialog', { name: me.says('cards.add'), exact: true });
    await me.sees('shown.adding.fields');
    await typeCard(me, '5555 5555 5555 4444');
    await me.looksAround('a card is added');
    await adding.getByRole('button', { name: me.says('cards.save'), exact: true }).click();
    await page.getByText(me.says('toast.cardSaved'), { exact: true }).waitFor();
    await page.getByRole('heading', { name: me.says('cards.name', { brand: 'Mastercard', last4: '4444' }), exact: true }).waitFor();
    await me.leave();
  },
);
