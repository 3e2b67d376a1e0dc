import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import { comeIn, desk } from './harness/steps.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ isNew: true });
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const photograph = (name: string, background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .png()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/png', buffer }));

test('goods go back: asked with a photograph, refused, decided by the mall, sent, and paid back', async () => {
  const me = await ShopperDriver.enter(shop, { ...desk, width: 390 });
  await comeIn(shop, me.page.context(), 'demo');
  const { page } = me;
  const heading = (status: string) => page.getByRole('heading', { level: 1, name: me.says(`refund.status.${status}`), exact: true });
  const oneUploaded = () => expect.poll(() => page.locator('main img[src^="blob:"]').count()).toBe(1);
  await page.goto(`${shop.address}/Completed/Completed`);
  await me.sees('listed');
  await page
    .locator('main a:visible', { hasText: me.says('order.do.REFUND') })
    .first()
    .click();
  await page.waitForURL(/\/Refund\/apply\?orderNumber=/);
  await me.sees('writing.matter.known writing.pictures.waiting');

  await me.button('refundApply.send').click();
  await page.getByText(me.says('refundApply.chooseLine')).waitFor();
  const lines = page.getByRole('radiogroup', { name: me.says('refundApply.what'), exact: true });
  await lines.locator('input:enabled').first().check({ force: true });
  await page.getByRole('radio', { name: me.says('refund.kind.goods'), exact: true }).check({ force: true });
  await me.sees('writing.matter.known writing.pictures.waiting');
  await page
    .getByRole('radiogroup', { name: me.says('refundApply.why'), exact: true })
    .locator('input')
    .first()
    .check({ force: true });
  const amount = page.getByRole('textbox', { name: me.says('refundApply.amount'), exact: true });
  const most = await amount.inputValue();
  expect(Number(most)).toBeGreaterThan(0);
  await amount.fill('99999999');
  await me.button('refundApply.send').click();
  await page.locator('main').getByText(me.says('field.formFault')).waitFor();
  expect(await amount.getAttribute('aria-invalid')).toBe('true');
  await amount.fill('120');
  await page.getByRole('textbox', { name: me.says('refundApply.words'), exact: true }).fill('The zip is torn');
  await page.locator('main input[type=file]').setInputFiles([await photograph('zip.png', '#c33')]);
  await oneUploaded();
  await me.sees('writing.matter.known writing.pictures.waiting');
  await me.looksAround('the form of a refund');

  // A reload loses nothing that was chosen, written or uploaded.
  await page.reload();
  await me.sees('writing.matter.known writing.pictures.waiting');
  await expect.poll(() => amount.inputValue()).toBe('120');
  await expect.poll(() => page.locator('main img[src^="/oss/refund-"]').count()).toBe(1);
  await me.button('refundApply.send').click();
  await page.waitForURL(/\/Refund\/[0-9A-Za-z-]+$/);
  await heading('APPLIED').waitFor();
  await page.getByText(me.says('refund.turn.SELLER'), { exact: true }).waitFor();
  expect(await page.getByRole('timer').innerText()).toMatch(/\d\d:\d\d/);
  await me.looksAround('a refund that was asked for');
  const refundSn = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const tell = async (event: string, body: object = {}): Promise<void> => {
    const answer = await fetch(`${shop.ops}/_ops/refund/${refundSn}/${event}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([event, answer.status]).toEqual([event, 200]);
  };

  // What the other side says stands on the page by itself.
  await tell('reject', { msg: 'It left us whole' });
  await heading('REJECTED').waitFor();
  await page.getByText('It left us whole').first().waitFor();
  await me.button('refund.do.ESCALATE').click();
  await me.button('refund.send.ESCALATE').click();
  await page.getByText(me.says('field.required'), { exact: true }).waitFor();
  await page.getByRole('textbox', { name: me.says('refund.field.words'), exact: true }).fill('It was torn in the parcel');
  await page.locator('main input[type=file]').setInputFiles([await photograph('parcel.png', '#36c')]);
  await oneUploaded();
  await me.sees('shown.writing.refund.known shown.writing.pictures.waiting');
  await me.looksAround('a refund that the mall is asked to decide');
  await me.button('refund.send.ESCALATE').click();
  await heading('ARBITRATION').waitFor();

  await tell('arbitrate', { inFavourOf: 'BUYER' });
  await heading('ACCEPTED').waitFor();
  await me.button('refund.do.SEND_GOODS').click();
  await page.getByLabel(me.says('refund.field.company'), { exact: true }).fill('Lanka Post');
  await page.getByLabel(me.says('refund.field.number'), { exact: true }).fill('LP7712');
  await me.button('refund.send.SEND_GOODS').click();
  await heading('BUYER_SHIPPED').waitFor();
  await me.button('refund.do.CORRECT_EXPRESS').click();
  await page.getByLabel(me.says('refund.field.number'), { exact: true }).fill('LP7713');
  await me.button('refund.send.CORRECT_EXPRESS').click();
  await page.getByText('LP7713').waitFor();
  expect(await me.button('refund.do.CORRECT_EXPRESS').getAttribute('aria-disabled')).toBe('true');
  await tell('received');
  await expect.poll(async () => (await heading('SELLER_RECEIVED').count()) + (await heading('SUCCESS').count())).toBe(1);
  await page.getByText(me.says('toast.refund.CORRECT_EXPRESS')).waitFor({ state: 'detached' });

  await page.goto(`${shop.address}/Refund`);
  await me.sees('listed');
  await page.locator(`main a[href="/Refund/${refundSn}"]`).first().waitFor();
  await me.looksAround('the list of refunds');
  await me.leave();
});

test('a promise that was broken opens the claim with what is known of it, and the mall decides', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  await comeIn(shop, me.page.context(), 'demo');
  const { page } = me;
  await page.goto(`${shop.address}/ToReceive`);
  await me.sees('listed');
  await page
    .locator('main a:visible', { hasText: me.says('order.do.CLAIM') })
    .first()
    .click();
  await page.waitForURL(/\/Refund\/claim\?orderNumber=/);
  await me.sees('writing.matter.known writing.pictures.waiting');
  expect(await page.getByRole('radio', { name: me.says('mall.claimKind.LATE') }).isChecked(), 'what is known is chosen').toBe(true);
  expect(await page.getByRole('radio', { name: me.says('mall.claimKind.DAMAGED') }).isDisabled(), 'it has not come').toBe(true);
  const words = page.getByRole('textbox', { name: me.says('refundApply.words'), exact: true });
  expect(await words.inputValue()).toMatch(/\d/);
  await me.looksAround('a claim with what is known');
  await words.fill('');
  await me.button('claim.send').click();
  await page.getByText(me.says('field.required'), { exact: true }).waitFor();
  await words.fill('Nobody knows where it is');
  await page.reload();
  await me.sees('writing.matter.known writing.pictures.waiting');
  await expect.poll(() => words.inputValue()).toBe('Nobody knows where it is');
  await me.button('claim.send').click();
  await page.waitForURL(/\/Refund\/[0-9A-Za-z-]+$/);
  await page.getByRole('heading', { level: 1, name: me.says('refund.status.ARBITRATION'), exact: true }).waitFor();
  await me.looksAround('a claim that was made');
  await me.leave();
});
