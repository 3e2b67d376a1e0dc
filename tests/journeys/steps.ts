import { until, type OpenShop } from './openShop.ts';
import type { Person } from './person.ts';

type Letter = { target: string; code: string };
let guests = 0;

/** The code that was sent to somebody, from the simulation plane's mailbox. */
const codeOf = async (shop: OpenShop, target: string): Promise<string> => {
  let code = '';
  await until(`a code for ${target}`, async () => {
    const letters = (await (await fetch(`${shop.ops}/_ops/mailbox?target=${encodeURIComponent(target)}`)).json()) as Letter[];
    code = letters[0]?.code ?? '';
    return code !== '';
  }, 10_000);
  return code;
};

/** Logs a new guest in by a code, in the dialog that is open. */
export const logIn = async (shop: OpenShop, me: Person): Promise<void> => {
  const dialog = me.page.getByRole('dialog', { name: me.says('login.title') });
  await dialog.waitFor();
  await me.looksAround('login');
  guests += 1;
  const mail = `guest${guests}@example.com`;
  await dialog.getByLabel(me.says('field.contact'), { exact: true }).fill(mail);
  await dialog.getByRole('button', { name: me.says('field.sendCode') }).click();
  await dialog.getByLabel(me.says('field.code'), { exact: true }).fill(await codeOf(shop, mail));
  await dialog.getByRole('button', { name: me.says('login.submit'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Writes a first address at the checkout: faults first, then a right one. */
export const writeAddress = async (me: Person): Promise<void> => {
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

/** Types a card into the vault's fields and pays. */
export const payByCard = async (me: Person, number: string): Promise<void> => {
  const fields = me.page.frameLocator('#vault-frame');
  await fields.locator('[autocomplete="cc-number"]').fill(number);
  await fields.locator('[autocomplete="cc-exp"]').fill('12/34');
  await fields.locator('[autocomplete="cc-csc"]').fill('123');
  await fields.locator('[autocomplete="cc-name"]').fill('N PERERA');
  await me.page.locator('main [data-state^="choosing.card"] button[type="button"]').filter({ hasText: /\d/ }).first().click();
};
