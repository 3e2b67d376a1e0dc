import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, wayOf, type Variant } from './harness/shopperDriver.ts';
import { comeIn, comeInAsNew, desk } from './harness/steps.ts';
import { drawnOf } from './harness/variants.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const variants: Variant[] = [
  { ...desk, width: 390, theme: 'night', locale: 'tr' },
  { ...desk, locale: 'zh-TW' },
];

test.each(drawnOf('invitation', variants).map((variant) => [wayOf(variant), variant] as const))(
  'an invitation: code, link and its picture, whom it brought, the boards; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant);
    const { page } = me;
    await comeIn(shop, page.context(), 'demo');
    await page.goto(`${shop.address}/profile`);
    await me.link('profile.invitation').click();
    await me.sees('shown');
    await page.getByText('DEMODILA', { exact: true }).waitFor();
    await page.getByRole('img', { name: me.says('invitation.qr'), exact: true }).waitFor();
    await me.looksAround('invitation');
    await page.getByRole('tab', { name: me.says('invitation.all'), exact: true }).click();
    const rows = page.getByRole('row').filter({ hasText: me.says('invitation.you', { name: 'Dilani' }) });
    await expect.poll(() => rows.count()).toBe(1);
    await me.leave();
  },
);

test('who follows the link finds the code filled in; whoever has nobody yet reads how it works', async () => {
  const me = await ShopperDriver.enter(shop, { ...desk, width: 390 });
  const { page } = me;
  await page.goto(`${shop.address}/Register?invite=DEMODILA`);
  await me.sees('open');
  await expect.poll(() => me.field('field.invite').inputValue()).toBe('DEMODILA');
  await page.getByText(me.says('register.invitedBy', { name: 'D***' }), { exact: true }).waitFor();
  await comeInAsNew(shop, page.context());
  await page.goto(`${shop.address}/myInvitation`);
  await me.sees('shown');
  await page.getByText(me.says('invitation.noRecords'), { exact: true }).waitFor();
  await me.looksAround('nobody invited yet');
  const box = page.getByRole('checkbox', { name: me.says('invitation.show'), exact: true });
  await box.click();
  await expect.poll(() => box.isChecked()).toBe(false);
  await me.sees('shown');
  await page.reload();
  await me.sees('shown');
  expect(await box.isChecked()).toBe(false);
  await me.leave();
});
