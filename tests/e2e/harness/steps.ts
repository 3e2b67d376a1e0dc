import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { gate } from '../../drivers/gate.ts';
import { hashOf } from '../../drivers/hashOf.ts';
import type { OpenShop } from './openShop.ts';
import { until } from './shopProcess.ts';
import { fileNumber, type Variant, type ShopperDriver } from './shopperDriver.ts';

/** A desk in Sri Lanka. */
export const desk: Variant = { width: 1280, theme: 'day', locale: 'en', regionId: 659006000402 };

type Letter = { target: string; code: string | null };
let guests = 0;

/** The code that was sent to somebody, from the simulation plane's mailbox. */
export const codeOf = async (shop: OpenShop, target: string): Promise<string> => {
  let code = '';
  await until(`a code for ${target}`, async () => {
    const letters = (await (await fetch(`${shop.ops}/_ops/mailbox?target=${encodeURIComponent(target)}`)).json()) as Letter[];
    code = letters[0]?.code ?? '';
    return code !== '';
  });
  return code;
};

/** Asks a document of the shop behind the page, and answers its data. */
const askBehind = async <Data = unknown>(shop: OpenShop, context: BrowserContext, name: string, input: object): Promise<Data> => {
  const answer = await context.request.post(`${shop.address}/graphql`, {
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
    data: { documentId: hashOf(name), variables: { input } },
  });
  if (!answer.ok()) throw new Error(`${name} was answered ${answer.status()}`);
  return ((await answer.json()) as { data: Data }).data;
};

/** Logs a demo account in behind the page: what is tried here begins later. */
export const comeIn = async (shop: OpenShop, context: BrowserContext, name: 'demo' | 'new'): Promise<void> => {
  await askBehind(shop, context, 'LoginByPassword', { userMail: `${name}@serendib.example`, loginPassword: 'Demo#2026' });
};

/** Chooses a radio among those that can be chosen. A press that meets the mall while it prices anew does nothing: it is made again. */
export const chooseRadio = (radio: Locator): Promise<void> =>
  until('the radio to be chosen', async () => {
    await radio.click({ force: true });
    return radio.isChecked();
  });

type Talk = { conversationId: number; userId: string; buyerTypingUntil: number | null };

/** A shopper's latest talk, as the simulation plane lists it; undefined before he has opened one. */
export const talkOf = async (shop: OpenShop, shopper: string): Promise<Talk | undefined> =>
  ((await (await fetch(`${shop.ops}/_ops/chat`)).json()) as Talk[]).find(({ userId }) => userId === shopper);

/** Changes the world behind the shop by the simulation plane. */
export const tellPlane = (shop: OpenShop, path: string, body: object): Promise<Response> =>
  fetch(`${shop.ops}/_ops/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Speaks, types or reads as the other side of a talk. */
export const speakAsShop = (shop: OpenShop, conversationId: number | undefined, body: object): Promise<Response> =>
  tellPlane(shop, `chat/${conversationId}`, body);

/** Moves the mall's clock on, in ms; whatever was due by then has been done. */
export const advanceClock = async (shop: OpenShop, advanceMs: number): Promise<void> => {
  await tellPlane(shop, 'clock', { advanceMs });
};

/** The seller accepts and packs an order and hands it to the courier. */
export const shipOrder = async (shop: OpenShop, orderNumber: string): Promise<void> => {
  for (const step of ['accept', 'pack', 'ship']) {
    const answer = await tellPlane(shop, `seller/${orderNumber}/${step}`, {});
    if (!answer.ok) throw new Error(`the seller cannot ${step} ${orderNumber}: ${await answer.text()}`);
  }
};

/** An address of e-mail that nobody has yet, also where files share a shop. */
export const newMail = (): string => {
  guests += 1;
  return `guest${guests}.${fileNumber}@example.com`;
};

/** Logs somebody new in behind the page, by a code, and answers his user id. */
export const comeInAsNew = async (shop: OpenShop, context: BrowserContext, mail = newMail()): Promise<string> => {
  await askBehind(shop, context, 'SendMailCode', { mail });
  const variables = { loginType: 1, loginId: mail, code: await codeOf(shop, mail), region: desk.regionId };
  const { loginByCode } = await askBehind<{ loginByCode: { userId: string } }>(shop, context, 'LoginByCode', variables);
  const hasCome = (await context.cookies()).some(({ name }) => name === 'session');
  if (!hasCome) throw new Error(`${mail} cannot log in`);
  return loginByCode.userId;
};

/** Logs a new guest in by a code, in the dialog that is open. */
export const logIn = async (shop: OpenShop, me: ShopperDriver): Promise<void> => {
  const dialog = me.page.getByRole('dialog', { name: me.says('login.title') });
  await dialog.waitFor();
  await me.looksAround('login');
  const mail = newMail();
  await dialog.getByLabel(me.says('field.contact'), { exact: true }).fill(mail);
  await dialog.getByRole('button', { name: me.says('field.sendCode') }).click();
  await dialog.getByLabel(me.says('field.code'), { exact: true }).fill(await codeOf(shop, mail));
  await dialog.getByRole('button', { name: me.says('login.submit'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Lets no script of the shop come before `start()`. */
export const holdScripts = async (me: ShopperDriver): Promise<() => void> => {
  const scripts = gate();
  await me.page.unrouteAll();
  await me.page.route('**/assets/**', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  return scripts.open;
};

/** Writes a first address at the checkout: faults first, then a right one. */
export const writeAddress = async (me: ShopperDriver): Promise<void> => {
  await me.button('address.add').first().click();
  const sheet = me.page.getByRole('dialog');
  await sheet.getByRole('button', { name: me.says('address.save'), exact: true }).click();
  await sheet.getByText(me.says('field.formFault')).waitFor();
  await me.looksAround('address with faults');
  await sheet.getByLabel(me.says('address.receiver'), { exact: true }).fill('Nadeesha Perera');
  await sheet.getByLabel(me.says('address.mobile'), { exact: true }).fill('772148890');
  for (const level of ['address.province', 'address.city', 'address.area']) {
    await sheet.getByLabel(me.says(level), { exact: true }).selectOption({ index: 1 });
  }
  await sheet.getByRole('textbox', { name: me.says('address.addr'), exact: true }).fill('14/2 Park Road');
  await sheet.getByRole('button', { name: me.says('address.save'), exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
};

/** Goes from the cart to a checkout that could be confirmed, with the shopper's first address. */
export const checkOut = async (shop: OpenShop, me: ShopperDriver): Promise<void> => {
  await me.page.goto(`${shop.address}/Cart`);
  await me.sees('open.resting');
  await me.button('cart.checkout').click();
  await me.sees('choosing');
  await writeAddress(me);
  await me.sees('choosing');
};

/** Presses the button of a checkout that bears what is due. */
export const confirmCheckout = (me: ShopperDriver): Promise<void> =>
  me.page.locator('main aside button:visible').filter({ hasText: /\d/ }).first().click();

/** Types a card into the vault's fields. */
export const typeCard = async (me: ShopperDriver, number: string): Promise<void> => {
  const fields = me.page.frameLocator('#vault-frame');
  await fields.locator('[autocomplete="cc-number"]').fill(number);
  await fields.locator('[autocomplete="cc-exp"]').fill('12/34');
  await fields.locator('[autocomplete="cc-csc"]').fill('123');
  await fields.locator('[autocomplete="cc-name"]').fill('N PERERA');
};

/** Types a card into the vault's fields and pays. */
export const payByCard = async (me: ShopperDriver, number: string): Promise<void> => {
  await typeCard(me, number);
  await me.page.locator('main [data-state^="choosing.card"] button[type="button"]').filter({ hasText: /\d/ }).first().click();
};

/**
 * What the shopper says at the page of his bank, or of who lends to him. By keyboard: a frame that is only now given its height moves away
 * from a pointer.
 */
export const answerInFrame = (me: ShopperDriver, result: 'approved' | 'refused'): Promise<void> =>
  me.page.frameLocator('#vault-frame').locator(`[data-answer="${result}"]:enabled`).press('Enter');

/** The machine of an open page, in a state that begins with this word. */
const inState = (page: Page, state: string): Locator => page.locator(`#shop [data-state^="${state}"]:visible`).first();

/** Another window of the same browser, at a page whose machine is in this state. */
export const openWindow = async (shop: OpenShop, me: ShopperDriver, path: string, state: string): Promise<Page> => {
  const page = await me.page.context().newPage();
  await page.goto(shop.address + path);
  await inState(page, state).waitFor();
  return page;
};

/** A window hears soon what another one did. */
export const turnsTo = (page: Page, state: string): Promise<void> => inState(page, state).waitFor();

/** The way to the cart, which tells how many things are in it. */
export const cartBadge = (page: Page, me: ShopperDriver, count: number): Locator =>
  page.getByRole('link', { name: me.says('shell.cartCount', { count }), exact: true }).first();

/**
 * Opens the first bag of which many are left, and that suits the test: where files share a shop, the last pieces of another may be ordered
 * by any of them, and which bag is the first follows from what they order.
 */
export const openBag = async (shop: OpenShop, me: ShopperDriver, suits = (): Promise<boolean> => Promise.resolve(true)): Promise<void> => {
  const [beforeCount = '', afterCount = ''] = me.says('product.left', { count: 9 }).split('9');
  for (let place = 0; ; place += 1) {
    await me.page.goto(`${shop.address}/SearchResults/bag?key=bag`);
    await me.page.locator('main article:visible h3 a').nth(place).click();
    await me.sees('onSale.settled');
    const fewLeft = me.page.getByText(new RegExp(`^${beforeCount}\\d+${afterCount}$`));
    if ((await fewLeft.count()) === 0 && (await suits())) return;
  }
};

/** Puts a bag into the cart, as somebody new. */
export const buySomething = async (shop: OpenShop, me: ShopperDriver): Promise<void> => {
  await comeInAsNew(shop, me.page.context());
  await openBag(shop, me);
  await me.button('product.addToCart').click();
  await cartBadge(me.page, me, 1).waitFor();
};
