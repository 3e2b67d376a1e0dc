import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, wayOf, type Variant } from './harness/shopperDriver.ts';
import { cartBadge, comeInAsNew, desk } from './harness/steps.ts';
import { drawnOf } from './harness/variants.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

/** The values of the first property that can be bought, by their labels. */
const valuesLeft = async (group: Locator): Promise<string[]> => {
  const radios = await group.getByRole('radio').all();
  const values = await Promise.all(
    radios.map(async (radio) => {
      const words = await radio.locator('xpath=ancestor::label').innerText();
      return [(await radio.getAttribute('value')) ?? '', words.trim().split('\n').length] as const;
    }),
  );
  // One that is sold out says so in a second line.
  return values.filter(([, lines]) => lines === 1).map(([value]) => value);
};

/** Opens the first bag of which two variants can be bought; answers both by the value of their property. */
const openVariedBag = async (me: ShopperDriver): Promise<[string, string]> => {
  for (let place = 0; ; place += 1) {
    await me.page.goto(`${shop.address}/SearchResults/bag?key=bag`);
    await me.page.locator('main article:visible h3 a').nth(place).click();
    await me.sees('onSale.settled');
    const groups = me.page.locator('main').getByRole('radiogroup');
    const [one, other] = (await groups.count()) === 1 ? await valuesLeft(groups.first()) : [];
    if (one !== undefined && other !== undefined) return [one, other];
  }
};

const choose = (around: Locator, value: string): Promise<void> =>
  around.locator(`input[type="radio"][value="${value}"]`).check({ force: true });

const variants: Variant[] = [
  { ...desk, width: 390, theme: 'night' },
  { ...desk, locale: 'ru' },
];

test.each(drawnOf('cartVariant', variants).map((variant) => [wayOf(variant), variant] as const))(
  'another variant for a line of the cart: in its place, without a network, and one line with what was there; %s',
  async (_, manner) => {
    const me = await ShopperDriver.enter(shop, manner);
    const { page } = me;
    await comeInAsNew(shop, page.context());
    const [one, other] = await openVariedBag(me);
    const address = page.url();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await choose(page.locator('main'), one);
    await me.button('product.addToCart').click();
    await cartBadge(page, me, 1).waitFor();

    await page.goto(`${shop.address}/Cart`);
    const change = (variant: string): Locator => me.button('variantChange.openOf', { variant, name });
    await change(one).press('Enter');
    const sheet = page.getByRole('dialog', { name: me.says('variantChange.title'), exact: true });
    await sheet.getByText(me.says('variantChange.same'), { exact: true }).waitFor();
    await choose(sheet, other);
    await me.looksAround('another variant of a line');
    await me.setOffline(true);
    const save = sheet.getByRole('button', { name: me.says('variantChange.save'), exact: true });
    await save.press('Enter');
    await sheet.getByText(me.says('problem.OFFLINE'), { exact: true }).waitFor();
    expect(await sheet.locator(`input[value="${other}"]`).isChecked(), 'what was chosen stays').toBe(true);
    await me.setOffline(false);
    await save.press('Enter');
    await sheet.waitFor({ state: 'detached' });
    await page.getByText(me.says('variantChange.changed', { name }), { exact: true }).waitFor();
    await change(other).waitFor();
    expect(await change(other).evaluate((button) => button === document.activeElement), 'the focus is on the button').toBe(true);
    await me.looksAround('a line with another variant');

    await page.goto(address);
    await me.sees('onSale.settled');
    await choose(page.locator('main'), one);
    await me.button('product.addToCart').click();
    await cartBadge(page, me, 2).waitFor();
    await page.goto(`${shop.address}/Cart`);
    await expect.poll(() => page.locator('main article:visible').count()).toBe(2);
    await change(one).press('Enter');
    await choose(sheet, other);
    await save.press('Enter');
    await page.getByText(me.says('variantChange.merged', { count: 2 }), { exact: true }).waitFor();
    await expect.poll(() => page.locator('main article:visible').count()).toBe(1);
    await cartBadge(page, me, 2).waitFor();
    await me.leave();
  },
);
