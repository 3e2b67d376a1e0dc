import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, wayOf, type Variant } from './harness/shopperDriver.ts';
import { comeInAsNew, desk, logIn, openBag } from './harness/steps.ts';
import { drawnOf } from './harness/variants.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const variants: Variant[] = [
  { ...desk, width: 390, theme: 'night', locale: 'ru' },
  { ...desk, locale: 'zh-TW' },
];

/** A list of one thing, on its page. */
const writeList = async (me: ShopperDriver, listName: string): Promise<void> => {
  const { page } = me;
  await openBag(shop, me);
  await me.button('product.addToList').click();
  const field = page.getByRole('dialog', { name: me.says('listPicker.title'), exact: true }).getByLabel(me.says('listPicker.name'));
  await field.fill(listName);
  await field.press('Enter');
  await page.getByText(me.says('toast.itemAdded'), { exact: true }).waitFor();
  await page.goto(`${shop.address}/wish-list/${listName}`);
  await me.sees('shown.listed.settled');
};

test.each(drawnOf('sharedList', variants).map((variant) => [wayOf(variant), variant] as const))(
  'a list is shared to be edited: a friend changes it and its owner sees that; a guest copies it; the link ends, and says so; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant);
    const { page } = me;
    await comeInAsNew(shop, page.context());
    await writeList(me, 'Picnic');
    await me.button('listShare.open').click();
    const sheet = page.getByRole('dialog', { name: me.says('listShare.title'), exact: true });
    await sheet.getByRole('radio', { name: me.says('listShare.mode.EDIT'), exact: true }).check({ force: true });
    await sheet.getByRole('button', { name: me.says('listShare.share'), exact: true }).click();
    await page.getByText(me.says('listShare.opened'), { exact: true }).waitFor();
    const link = await sheet.getByLabel(me.says('listShare.link'), { exact: true }).innerText();
    await me.looksAround('a list is shared');

    const friend = await ShopperDriver.enter(shop, variant);
    await comeInAsNew(shop, friend.page.context());
    await friend.page.goto(link);
    await friend.sees('shown.settled');
    await friend.looksAround("a friend's list");
    const name = await friend.page.locator('main ul li h2').first().innerText();
    await friend.button('cart.more', { name }).click();
    await sheet.getByRole('button', { name: me.says('shell.close'), exact: true }).click();
    const count = page.getByRole('spinbutton', { name: me.says('cart.quantityOf', { name }), exact: true });
    await expect.poll(() => count.inputValue(), { message: 'its owner sees it' }).toBe('2');
    await friend.setOffline(true);
    await friend.button('cart.more', { name }).click();
    await friend.page.getByText(friend.says('cart.waits')).waitFor();
    await friend.looksAround("a change of a friend's list waits");
    await friend.setOffline(false);
    await expect.poll(() => count.inputValue(), { message: 'what waited is saved' }).toBe('3');

    const guest = await ShopperDriver.enter(shop, variant);
    await guest.page.goto(link);
    await guest.sees('shown.settled');
    await guest.looksAround('a list by its link');
    await guest.button('sharedList.copy').click();
    await logIn(shop, guest);
    await guest.page.getByText(guest.says('toast.listCreated'), { exact: true }).waitFor();
    await guest.sees('shown.listed.settled');
    await guest.page.getByRole('heading', { level: 1, name: 'Picnic', exact: true }).waitFor();
    await guest.page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    await guest.leave();

    await me.button('listShare.open').click();
    await sheet.getByRole('button', { name: me.says('listShare.revoke'), exact: true }).click();
    const sure = page.getByRole('dialog', { name: me.says('listShare.sure'), exact: true });
    await me.looksAround('a link is about to end');
    await sure.getByRole('button', { name: me.says('listShare.revoke'), exact: true }).click();
    await page.getByText(me.says('listShare.ended'), { exact: true }).waitFor();
    friend.expects(/^410: GET /);
    await friend.page.goto(link);
    await friend.sees('ended');
    await friend.page.getByRole('heading', { level: 1, name: friend.says('sharedList.ended'), exact: true }).waitFor();
    await friend.looksAround('a link that ended');
    await friend.leave();
    await me.leave();
  },
);
