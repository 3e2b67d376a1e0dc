import { readFileSync } from 'node:fs';
import type { Response } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../drivers/hashOf.ts';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, wayOf, type Variant } from './harness/shopperDriver.ts';
import { codeOf, comeInAsNew, desk, newMail } from './harness/steps.ts';
import { drawnOf } from './harness/variants.ts';

const isAbout = (response: Response, name: string): boolean => response.request().postData()?.includes(hashOf(name)) ?? false;

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const variants: Variant[] = [
  { ...desk, width: 390, theme: 'night', locale: 'ru' },
  { ...desk, locale: 'pt' },
];

test.each(drawnOf('settings', variants).map((variant) => [wayOf(variant), variant] as const))(
  'settings: a name that is missing is asked for at its field, what is saved stays and stands in the other window; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant);
    const { page } = me;
    await comeInAsNew(shop, page.context());
    await page.goto(`${shop.address}/profile`);
    await me.link('profile.settings').click();
    await me.sees('shown.settled');
    await me.looksAround('settings');
    const other = await page.context().newPage();
    await other.goto(page.url());
    const name = me.field('field.nickName');
    await name.fill('');
    await name.press('Enter');
    await page.getByText(me.says('field.nickNameRequired'), { exact: true }).waitFor();
    expect(await name.evaluate((field) => field === document.activeElement), 'the field has the focus').toBe(true);
    await me.looksAround('a name is missing');
    await name.fill('Nadeesha');
    await me.field('settings.birthDate').fill('1990-02-28');
    await name.press('Enter');
    await page.getByText(me.says('toast.profileUpdated'), { exact: true }).waitFor();
    await expect.poll(() => other.getByLabel(me.says('field.nickName'), { exact: true }).inputValue()).toBe('Nadeesha');
    const offers = page.getByRole('checkbox', { name: me.says('settings.notify.promo'), exact: true });
    expect(await offers.isChecked()).toBe(true);
    await offers.click();
    await me.rests();
    await page.reload();
    await me.sees('shown.settled');
    expect(await offers.isChecked()).toBe(false);
    expect(await me.field('settings.birthDate').inputValue()).toBe('1990-02-28');
    const picture = page.getByLabel(me.says('avatar.change'), { exact: true });
    await picture.setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.getByText(me.says('refusal.FILE_TYPE')).waitFor();
    const face = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c63' } })
      .png()
      .toBuffer();
    await picture.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: face });
    await page.locator('main img[src^="/oss/avatar-"]').waitFor();
    await other.locator('main img[src^="/oss/avatar-"]').waitFor();
    await me.looksAround('another picture');
    await other.close();
    await me.leave();
  },
);

test.each(drawnOf('deletion', variants).map((variant) => [wayOf(variant), variant] as const))(
  'settings: an account is deleted by its code, which ends it in every window; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant);
    const { page } = me;
    const mail = newMail();
    await comeInAsNew(shop, page.context(), mail);
    await page.goto(`${shop.address}/Settings`);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await page.getByRole('heading', { name: me.says('settings.deletion'), exact: true }).scrollIntoViewIfNeeded();
    await me.button('accountDeletion.start').click();
    const sheet = page.getByRole('dialog', { name: me.says('accountDeletion.title'), exact: true });
    const confirm = sheet.getByRole('button', { name: me.says('accountDeletion.confirm'), exact: true });
    await confirm.click();
    await sheet.getByText(me.says('field.codeRequired'), { exact: true }).waitFor();
    await me.looksAround('what goes, what stays');
    await sheet.getByRole('button', { name: me.says('field.sendCode'), exact: true }).click();
    await page.getByText(me.says('toast.codeSent'), { exact: true }).waitFor();
    await sheet.getByLabel(me.says('field.code'), { exact: true }).fill(await codeOf(shop, mail));
    const [answer] = await Promise.all([page.waitForResponse((each) => isAbout(each, 'DeleteAccount')), confirm.click()]);
    const { data } = (await answer.json()) as { data: { deleteAccount: { deleteAt: string } } };
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Colombo' }).format(new Date(data.deleteAccount.deleteAt));
    const planned = me.says('toast.deletionPlanned', { date: Date.parse(`${day}T12:00:00Z`) });
    await page.getByText(planned, { exact: true }).waitFor();
    await me.looksAround('until when it can be kept');
    await other.getByRole('dialog', { name: me.says('login.title') }).waitFor();
    await other.close();
    await me.leave();
  },
);

test.each(drawnOf('contact', variants).map((variant) => [wayOf(variant), variant] as const))(
  'settings: another e-mail address is proven by its code, stands in the other window and in all the data that he takes along; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant);
    const { page } = me;
    await comeInAsNew(shop, page.context());
    await page.goto(`${shop.address}/Settings`);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const change = me.button('settings.change.mail');
    await change.click();
    const sheet = page.getByRole('dialog', { name: me.says('settings.change.mail'), exact: true });
    const send = sheet.getByRole('button', { name: me.says('field.sendCode'), exact: true });
    await send.click();
    await sheet.getByText(me.says('field.mailRequired'), { exact: true }).waitFor();
    await me.looksAround('where is the code to go');
    const mail = newMail();
    await sheet.getByLabel(me.says('field.mail'), { exact: true }).fill(mail);
    await send.click();
    await sheet.getByLabel(me.says('field.code'), { exact: true }).fill(await codeOf(shop, mail));
    await me.looksAround('the code of another address');
    await sheet.getByRole('button', { name: me.says('contactChange.save'), exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByText(me.says('toast.contactChanged'), { exact: true }).waitFor();
    expect(await change.evaluate((button) => button === document.activeElement), 'the focus is where it came from').toBe(true);
    for (const window of [page, other]) await window.locator('main').getByText(mail).waitFor();
    await page.getByRole('heading', { name: me.says('settings.data'), exact: true }).scrollIntoViewIfNeeded();
    const [download] = await Promise.all([page.waitForEvent('download'), me.button('dataExport.download').click()]);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ parts: { account: [{ mail }] } });
    await page.getByText(me.says('dataExport.saved'), { exact: true }).waitFor();
    await other.close();
    await me.leave();
  },
);
