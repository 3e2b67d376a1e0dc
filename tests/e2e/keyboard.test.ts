import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const farthest = 150;

/** Presses Tab until the control with this role and name has the focus. */
const tabTo = async (
  me: ShopperDriver,
  role: 'button' | 'link' | 'checkbox' | 'radio' | 'textbox',
  name: string | RegExp,
): Promise<void> => {
  const wanted = me.page.getByRole(role, { name, exact: typeof name === 'string' });
  await wanted.first().waitFor();
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    const isThere = await wanted.evaluateAll((controls) => controls.some((control) => control === document.activeElement));
    if (isThere) return;
    await me.page.keyboard.press('Tab');
  }
  throw new Error(`${role} "${String(name)}" cannot be reached by Tab`);
};

const focused = (me: ShopperDriver) => me.page.evaluate(() => document.activeElement?.textContent);

/** Goes over the filters of a list that is alive to its first card, and opens it; answers the card's name. */
const openFirstCard = async (me: ShopperDriver): Promise<string> => {
  const { keyboard } = me.page;
  await me.page.goto(`${shop.address}/fashion/1002`);
  await me.sees('browsing');
  await me.rests();
  await tabTo(me, 'link', me.says('list.skip'));
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  const card = await me.page.locator('main article h3 a').first().innerText();
  expect(await focused(me)).toBe(card);
  await keyboard.press('Enter');
  await me.sees('onSale.settled');
  return card;
};

test('keyboard alone goes back: a card that is drawn after the page has the focus has it again', async () => {
  const me = await ShopperDriver.enter(shop, { locale: 'en', width: 1280, theme: 'day', regionId: 659006000402 });
  const card = await openFirstCard(me);
  const showCards = (isShown: boolean): Promise<void> =>
    me.page.evaluate(
      (display) => {
        for (const each of document.querySelectorAll<HTMLElement>('#main article')) each.style.display = display;
      },
      isShown ? '' : 'none',
    );
  await me.page.evaluate(() => void (document.body.style.minBlockSize = '9000px'));
  await showCards(false);
  await me.page.goBack();
  await me.sees('browsing');
  await me.rests();
  expect(await me.page.evaluate(() => document.activeElement?.id), 'the page has the focus').toBe('main');
  await showCards(true);
  await expect.poll(() => focused(me)).toBe(card);
  await me.leave();
});

test('keyboard alone finds: over the filters to a product, back to its card, and out of a menu', async () => {
  const me = await ShopperDriver.enter(shop, { locale: 'en', width: 1280, theme: 'day', regionId: 659006000402 });
  const { keyboard } = me.page;
  const card = await openFirstCard(me);
  await me.page.goBack();
  await me.sees('browsing');
  await expect.poll(() => focused(me), { message: 'the card that was opened has the focus again' }).toBe(card);

  const region = me.page.getByRole('button', { name: me.says('shell.region', { name: 'Sri Lanka' }) });
  await region.focus();
  await keyboard.press('Enter');
  await me.page.getByRole('menuitemradio', { checked: true }).waitFor();
  await keyboard.press('Escape');
  await me.page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => region.evaluate((button) => button === document.activeElement)).toBe(true);
  await me.leave();
});

/** The edge that a control shows: how wide it is, in px; 0 where there is none or nobody sees it. */
const edgeOf = (control: Locator): Promise<number> =>
  control.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle === 'none' || outlineColor === 'rgba(0, 0, 0, 0)' ? 0 : Number.parseFloat(outlineWidth);
  });

test('in forced colours, which drop fills and shadows, what the keyboard is at has an edge', async () => {
  const me = await ShopperDriver.enter(shop, { locale: 'en', width: 1280, theme: 'day', regionId: 659006000402 });
  const { keyboard } = me.page;
  await me.page.emulateMedia({ forcedColors: 'active' });
  await me.page.goto(shop.address);
  await me.sees('browsing');
  await me.rests();
  await me.page.getByRole('combobox', { name: me.says('shell.search') }).focus();
  await me.page.getByRole('option').first().waitFor();
  await keyboard.press('ArrowDown');
  await expect.poll(() => edgeOf(me.page.locator('[role=option][data-active]'))).toBeGreaterThanOrEqual(2);
  await keyboard.press('Escape');

  await me.page.getByRole('button', { name: me.says('shell.region', { name: 'Sri Lanka' }) }).focus();
  await keyboard.press('Enter');
  await me.page.getByRole('menuitemradio', { checked: true }).waitFor();
  await keyboard.press('ArrowDown');
  await expect.poll(() => edgeOf(me.page.locator('[role=menuitemradio][data-highlighted]'))).toBeGreaterThanOrEqual(2);
  await keyboard.press('Escape');
  await me.leave();
});

test('keyboard alone buys: from the shelf to the placed order, the focus never lost', async () => {
  const me = await ShopperDriver.enter(shop, { locale: 'en', width: 1280, theme: 'day', regionId: 659006000402 });
  const { keyboard } = me.page;
  await me.page.goto(shop.address);
  await me.sees('browsing');
  await keyboard.press('Tab');
  expect(await me.page.evaluate(() => document.activeElement?.textContent)).toBe(me.says('shell.skip'));
  await keyboard.press('Enter');
  await tabTo(me, 'link', await me.page.locator('main article h3 a').nth(10).innerText());
  await keyboard.press('Enter');
  await me.sees('onSale.settled');
  await tabTo(me, 'button', me.says('product.addToCart'));
  await keyboard.press('Enter');

  const dialog = me.page.getByRole('dialog', { name: me.says('login.title') });
  await dialog.waitFor();
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await me.page.evaluate(() => document.activeElement?.textContent), 'the focus comes back to what opened the dialog').toBe(
    me.says('product.addToCart'),
  );
  await keyboard.press('Enter');
  await dialog.waitFor();
  const mail = 'keyboard@example.com';
  await tabTo(me, 'textbox', me.says('field.contact'));
  await keyboard.type(mail);
  await tabTo(me, 'button', me.says('field.sendCode'));
  await keyboard.press('Enter');
  await me.page.getByText(me.says('toast.codeSent')).waitFor();
  const [letter] = (await (await fetch(`${shop.ops}/_ops/mailbox?target=${mail}`)).json()) as { code: string }[];
  await tabTo(me, 'textbox', me.says('field.code'));
  await keyboard.type(letter?.code ?? '');
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });

  await tabTo(me, 'link', me.says('shell.cartCount', { count: 1 }));
  await keyboard.press('Enter');
  await me.sees('open.resting');
  await tabTo(me, 'button', me.says('cart.checkout'));
  await keyboard.press('Enter');
  await me.sees('choosing');
  await tabTo(me, 'button', me.says('address.add'));
  await keyboard.press('Enter');
  await tabTo(me, 'textbox', me.says('address.receiver'));
  await keyboard.type('Nadeesha Perera');
  await tabTo(me, 'textbox', me.says('address.mobile'));
  await keyboard.type('772148890');
  for (const level of ['address.province', 'address.city', 'address.area']) {
    const choice = me.page.getByRole('combobox', { name: me.says(level), exact: true });
    while (!(await choice.evaluate((control) => control === document.activeElement))) await keyboard.press('Tab');
    await keyboard.press('ArrowDown');
  }
  await tabTo(me, 'textbox', me.says('address.addr'));
  await keyboard.type('14/2 Park Road');
  await tabTo(me, 'button', me.says('address.save'));
  await keyboard.press('Enter');
  await me.page.getByRole('dialog').waitFor({ state: 'detached' });

  await tabTo(me, 'radio', 'Credit or debit card');
  await keyboard.press('ArrowDown');
  await tabTo(me, 'button', new RegExp(`^${me.says('checkout.confirm', { total: '' }).trim()}`));
  await keyboard.press('Enter');
  await tabTo(me, 'button', me.says('pay.cashConfirm'));
  await keyboard.press('Enter');
  await me.sees('placed');
  await me.leave();
});
