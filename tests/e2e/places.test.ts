import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { variantsOf } from './harness/variants.ts';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, wayOf } from './harness/shopperDriver.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const demo = { number: '771234567', password: 'Demo#2026' };

const logInByPassword = async (me: ShopperDriver): Promise<void> => {
  const dialog = me.page.getByRole('dialog');
  await dialog.getByRole('tab', { name: me.says('login.byPassword') }).click();
  const code = dialog.getByLabel(me.says('field.country'), { exact: true });
  await code.selectOption({ label: await code.locator('option', { hasText: '+94' }).first().innerText() });
  await dialog.getByLabel(me.says('field.mobile'), { exact: true }).fill(demo.number);
  await dialog.getByLabel(me.says('field.password'), { exact: true }).fill(demo.password);
  await me.looksAround('password login');
  await dialog.getByRole('button', { name: me.says('login.submit'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

const directly =
  (me: ShopperDriver) =>
  async (path: string, state: string, where: string): Promise<void> => {
    await me.page.goto(shop.address + path);
    await me.sees(state);
    await me.looksAround(where);
  };

describe.each(variantsOf('second'))('the places of the shop', (variant) => {
  test(`a guest looks around (${wayOf(variant)})`, async () => {
    const me = await ShopperDriver.enter(shop, variant);
    const direct = directly(me);
    await direct('/categories/', 'shown', 'categories');
    await me.page.locator('main section ul a:visible').first().click();
    await me.sees('browsing', 'empty');
    await me.looksAround('a category');
    await direct('/notification', 'shown', 'announcements');
    await direct('/contact-us', 'writing', 'contact');
    await direct('/policies/service-agreement', 'shown', 'a policy');
    await direct('/Register', 'open', 'registration');
    me.expects(/^404: GET .*\/no\/such\/place$/);
    const gone = await me.page.goto(`${shop.address}/no/such/place`);
    expect(gone?.status()).toBe(404);
    await me.page.getByText(me.says('notFound.code')).first().waitFor();
    await me.looksAround('404');

    await me.page.goto(shop.address);
    await me.sees('browsing');
    const box = me.page.getByRole('combobox', { name: me.says('shell.search') });
    await box.click();
    await me.looksAround('search panel, empty');
    const word = (await me.page.locator('main article h3:visible').first().innerText()).split(' ')[0] ?? 'a';
    await box.fill(word);
    await me.page.getByRole('option').first().waitFor();
    await me.looksAround('suggestions');
    await box.press('Enter');
    await me.sees('browsing', 'nothing');
    await me.looksAround('search results');
    await me.page.goto(`${shop.address}/SearchResults/qqzzxxyy?key=qqzzxxyy`);
    await me.sees('nothing');
    await me.looksAround('nothing found');
    await me.leave();
  });

  test(`a shopper looks after his things (${wayOf(variant)})`, async () => {
    const me = await ShopperDriver.enter(shop, variant);
    await me.page.goto(`${shop.address}/profile`);
    await logInByPassword(me);
    await me.sees('shown');
    await me.looksAround('profile');
    const direct = async (path: string, states: string[], where: string): Promise<void> => {
      await me.page.goto(shop.address + path);
      await me.sees(...states);
      await me.looksAround(where);
    };
    await direct('/ToPay', ['listed', 'empty'], 'to pay');
    await direct('/ToReceive', ['listed', 'empty'], 'to receive');
    await direct('/Completed/Completed', ['listed', 'empty'], 'completed');
    await direct('/notification', ['shown'], 'order notices');
    await direct('/iCanchat', ['listed'], 'conversations');
    await me.page.locator('main ul button:visible, main ul a:visible').first().click();
    await me.sees('open');
    await me.page.getByRole('textbox').last().fill('42?');
    await me.button('chat.send').click();
    await me.page.getByText('42?').filter({ visible: true }).first().waitFor();
    await me.looksAround('a conversation');
    await me.leave();
  });
});

describe.each(variantsOf('first'))('what is on in the shop', (variant) => {
  test(`a guest finds brands, shops and what is on (${wayOf(variant)})`, async () => {
    const me = await ShopperDriver.enter(shop, variant);
    const direct = directly(me);
    await direct('/discover', 'shown', 'discover');
    await direct('/trending', 'browsing', 'trending');
    await direct('/brands', 'shown', 'brands');
    await direct('/shops', 'shown', 'shops');
    await me.page.goto(shop.address);
    await me.sees('browsing');
    await me.page.locator('main a[href^="/campaign/"]:visible').first().click();
    await me.sees('open');
    await me.looksAround('a campaign');
    await me.leave();
  });
});
