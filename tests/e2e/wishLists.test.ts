import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, wayOf, type Variant } from './harness/shopperDriver.ts';
import { cartBadge, comeIn, comeInAsNew, desk, logIn, openBag, openWindow } from './harness/steps.ts';
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
/** Everything that an address could stumble over. */
const oddName = 'Tea / 100 % #1 "jam" 🍓';

test.each(drawnOf('wishLists', variants).map((variant) => [wayOf(variant), variant] as const))(
  'a list is created by the keyboard, found again under its odd name, renamed and deleted; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant);
    const { page } = me;
    await comeInAsNew(shop, page.context());
    await page.goto(`${shop.address}/wish-list`);
    await me.sees('shown.settled');
    await page.getByText(me.says('wishLists.empty'), { exact: true }).waitFor();
    await me.looksAround('no list yet');
    await me.field('wishLists.name').press('Enter');
    await page.getByText(me.says('refusal.LIST_NAME_REQUIRED'), { exact: true }).waitFor();
    await me.looksAround('a list without a name');
    await me.field('wishLists.name').fill(oddName);
    await me.field('wishLists.name').press('Enter');
    await page.getByText(me.says('toast.listCreated'), { exact: true }).waitFor();
    await me.field('wishLists.name').fill(oddName.toLowerCase());
    await me.field('wishLists.name').press('Enter');
    await page.getByText(me.says('refusal.LIST_NAME_EXISTS'), { exact: true }).waitFor();
    expect(await me.field('wishLists.name').inputValue()).toBe(oddName.toLowerCase());

    await page.getByRole('link', { name: oddName, exact: true }).click();
    await me.sees('shown.listed.settled');
    await page.getByRole('heading', { level: 1, name: oddName, exact: true }).waitFor();
    await page.reload();
    await me.sees('shown.listed.settled');
    await page.getByRole('heading', { level: 1, name: oddName, exact: true }).waitFor();
    await me.looksAround('an empty list');

    await page.goto(`${shop.address}/wish-list`);
    await me.sees('shown.settled');
    await me.button('wishLists.renameThis', { name: oddName }).click();
    await me.field('wishLists.newName').fill('Picnic');
    await me.looksAround('a list gets another name');
    await me.field('wishLists.newName').press('Enter');
    await page.getByRole('link', { name: 'Picnic', exact: true }).waitFor();
    await me.button('wishLists.deleteThis', { name: 'Picnic' }).click();
    const sheet = page.getByRole('dialog', { name: me.says('wishLists.sure'), exact: true });
    await sheet.getByRole('button', { name: me.says('wishLists.delete'), exact: true }).click();
    await page.getByText(me.says('wishLists.empty'), { exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), 'the focus is lost').toBe(true);
    await me.button('undo.press').waitFor();
    await me.looksAround('a deleted list can be taken back');
    await page.reload();
    const other = await openWindow(shop, me, '/wish-list', 'shown.settled');
    await me.button('undo.press').waitFor();
    await other.getByRole('button', { name: me.says('undo.press'), exact: true }).click();
    for (const each of [page, other]) {
      await each.getByRole('link', { name: 'Picnic', exact: true }).waitFor();
      await each.getByRole('button', { name: me.says('undo.press'), exact: true }).waitFor({ state: 'detached' });
    }
    await me.leave();
  },
);

test('a guest wants a product on a list: after the login his lists open, and the one he names has it', async () => {
  const me = await ShopperDriver.enter(shop, { ...desk, width: 390 });
  const { page } = me;
  await openBag(shop, me);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const address = page.url();
  await me.button('product.addToList').click();
  await logIn(shop, me);
  const sheet = page.getByRole('dialog', { name: me.says('listPicker.title'), exact: true });
  await sheet.getByText(me.says('listPicker.none'), { exact: true }).waitFor();
  const field = sheet.getByLabel(me.says('listPicker.name'), { exact: true });
  await field.fill('Picnic');
  await field.press('Enter');
  await expect.poll(() => sheet.getByRole('checkbox', { name: 'Picnic', exact: true }).isChecked()).toBe(true);
  await page.getByText(me.says('toast.itemAdded'), { exact: true }).waitFor();
  await me.looksAround('on a list');
  await page.goto(`${shop.address}/wish-list/Picnic`);
  await me.sees('shown.listed.settled');
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();

  await page.goto(address);
  await me.sees('onSale.settled');
  await me.button('product.addToCart').click();
  await cartBadge(page, me, 1).waitFor();
  await page.goto(`${shop.address}/Cart`);
  await me.sees('open.resting');
  const fromCart = me.button('listPicker.openOf', { name });
  await fromCart.press('Enter');
  const box = sheet.getByRole('checkbox', { name: 'Picnic', exact: true });
  expect(await box.isChecked(), 'the cart knows what is on the list').toBe(true);
  await me.looksAround('lists of a line of the cart');
  await box.uncheck();
  await page.getByText(me.says('toast.itemsDeleted'), { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  const hasFocus = (button: Locator) => button.evaluate((element) => element === document.activeElement);
  expect(await hasFocus(fromCart), 'the focus is on the button').toBe(true);

  await page.goto(`${shop.address}/trending`);
  const fromCard = page
    .locator('main article:visible')
    .getByRole('button', { name: me.says('card.addToList', { name: '' }).trim() })
    .first();
  await fromCard.press('Enter');
  expect(await box.isChecked()).toBe(false);
  await box.check();
  await page.getByText(me.says('toast.itemAdded'), { exact: true }).waitFor();
  await me.looksAround('lists of a card');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await hasFocus(fromCard), 'the focus is on the button of the card').toBe(true);
  await me.leave();
});

test('a guest wants a similar product on a list, by its card: after the login the lists open for that one', async () => {
  const me = await ShopperDriver.enter(shop, { ...desk, width: 390 });
  const { page } = me;
  const similar = page.getByRole('region', { name: me.says('product.similar'), exact: true });
  const card = similar
    .locator('article')
    .filter({ has: page.getByRole('button', { name: me.says('card.addToList', { name: '' }).trim() }) });
  // What comes in several variants leads to them instead.
  await openBag(shop, me, async () => {
    await similar.waitFor();
    return (await card.count()) > 0;
  });
  const own = await page.getByRole('heading', { level: 1 }).innerText();
  const name = await card.first().getByRole('heading').innerText();
  expect(name).not.toBe(own);
  await me.button('card.addToList', { name }).first().press('Enter');
  await logIn(shop, me);
  const sheet = page.getByRole('dialog', { name: me.says('listPicker.title'), exact: true });
  const field = sheet.getByLabel(me.says('listPicker.name'), { exact: true });
  await field.fill('Later');
  await field.press('Enter');
  await page.getByText(me.says('toast.itemAdded'), { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.goto(`${shop.address}/wish-list/Later`);
  await me.sees('shown.listed.settled');
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  expect(await page.getByRole('heading', { level: 2, name: own, exact: true }).count()).toBe(0);
  await me.leave();
});

test('what was taken out of a list and is put in again from the same page, opened again, stands in it', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  const { page } = me;
  await comeInAsNew(shop, page.context());
  await openBag(shop, me);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const sheet = page.getByRole('dialog', { name: me.says('listPicker.title'), exact: true });
  const box = sheet.getByRole('checkbox', { name: 'Picnic', exact: true });
  const leaveSheet = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  };
  const toProfile = () => page.getByRole('banner').locator('a[href="/profile"]').click();
  await me.button('product.addToList').click();
  const field = sheet.getByLabel(me.says('listPicker.name'), { exact: true });
  await field.fill('Picnic');
  await field.press('Enter');
  await page.getByText(me.says('toast.itemAdded'), { exact: true }).waitFor();
  await box.uncheck();
  await page.getByText(me.says('toast.itemsDeleted'), { exact: true }).waitFor();
  await leaveSheet();
  await toProfile();
  await page.getByRole('link', { name: new RegExp(`^${me.says('profile.wishLists')}`) }).waitFor();
  await page.goBack();
  await me.sees('onSale.settled');
  await me.button('product.addToList').click();
  await expect.poll(() => box.isChecked()).toBe(false);
  const added = page.getByText(me.says('toast.itemAdded'), { exact: true });
  await added.waitFor({ state: 'detached' });
  await box.check();
  await added.waitFor();
  await leaveSheet();
  await toProfile();
  await page.getByRole('link', { name: new RegExp(`^${me.says('profile.wishLists')}`) }).click();
  await page.getByRole('main').getByRole('link', { name: 'Picnic', exact: true }).click();
  await me.sees('shown.listed.settled');
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  await me.leave();
});

test('what stands in a list goes into the cart, and what is taken out is gone from it in the other window', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  const { page } = me;
  await comeInAsNew(shop, page.context());
  await page.goto(`${shop.address}/wish-list`);
  await me.sees('shown.settled');
  await me.field('wishLists.name').fill('Weekly');
  await me.field('wishLists.name').press('Enter');
  await page.getByRole('link', { name: 'Weekly', exact: true }).waitFor();
  await openBag(shop, me);
  await me.button('product.addToList').click();
  const box = page
    .getByRole('dialog', { name: me.says('listPicker.title'), exact: true })
    .getByRole('checkbox', { name: 'Weekly', exact: true });
  await box.check();
  await page.getByText(me.says('toast.itemAdded'), { exact: true }).waitFor();

  await page.goto(`${shop.address}/wish-list/Weekly`);
  await me.sees('shown.listed.settled');
  await me.looksAround('a list');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const rows = (of: typeof page) => of.locator('main ul li h2').count();
  await expect.poll(() => rows(other)).toBe(1);

  const name = await page.locator('main ul li h2').first().innerText();
  await me.setOffline(true);
  await me.button('cart.more', { name }).click();
  await me.sees('shown.listed.waiting');
  await me.looksAround('a change of a list waits for the network');
  await me.setOffline(false);
  await page.reload();
  for (const each of [page, other]) await expect.poll(() => each.getByRole('spinbutton').first().inputValue()).toBe('2');

  await me.sees('shown.listed.settled');
  await me.button('wishList.buy', { count: 1 }).click();
  await page.getByText(me.says('toast.addedToCart'), { exact: true }).waitFor();
  await cartBadge(page, me, 2).waitFor();
  await page.locator('main ul li').first().getByRole('button').last().click();
  await page.getByText(me.says('toast.itemsDeleted'), { exact: true }).waitFor();
  await page.getByText(me.says('wishList.none'), { exact: true }).waitFor();
  await expect.poll(() => rows(other)).toBe(0);
  await other.close();
  await me.leave();
});

test('the demo account has two lists, one with a note', async () => {
  const me = await ShopperDriver.enter(shop, { ...desk, width: 390, theme: 'night' });
  const { page } = me;
  await comeIn(shop, page.context(), 'demo');
  await page.goto(`${shop.address}/wish-list`);
  await me.sees('shown.settled');
  await me.looksAround('two lists');
  await page.getByRole('link', { name: 'Birthday presents', exact: true }).click();
  await me.sees('shown.listed.settled');
  await page.getByText('For Amara').waitFor();
  await me.looksAround('a list with a note');
  const search = me.field('wishList.search');
  await search.fill('aMARA');
  const rows = page.locator('main ul li h2');
  await expect.poll(() => rows.count()).toBe(1);
  await search.fill('no such thing');
  await page.getByText(me.says('wishList.searchNone', { search: 'no such thing' }), { exact: true }).waitFor();
  await me.looksAround('nothing is found in a list');
  await me.leave();
});
