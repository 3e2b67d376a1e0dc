import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver, wayOf, type Variant } from './harness/shopperDriver.ts';
import { comeInAsNew, desk, speakAsShop, talkOf } from './harness/steps.ts';
import { drawnOf } from './harness/variants.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

/** The uppermost of the conversations in a window. */
const newestTalk = (me: ShopperDriver, window: Page) =>
  window
    .getByRole('list', { name: me.says('chat.conversations'), exact: true })
    .getByRole('button')
    .first();

const variants: Variant[] = [
  { ...desk, width: 390, theme: 'night', locale: 'zh-TW' },
  { ...desk, locale: 'pt' },
];

test.each(drawnOf('chatPicture', variants).map((variant) => [wayOf(variant), variant] as const))(
  'a picture in the chat: what is none is told, one without a network is tried again, and every window has it; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant);
    const { page } = me;
    await comeInAsNew(shop, page.context());
    await page.goto(`${shop.address}/iCanchat`);
    await page.getByRole('button', { name: new RegExp(me.says('chat.supportNote')) }).click();
    const add = page.getByLabel(me.says('chat.addPicture'), { exact: true });
    await add.setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.getByText(me.says('refusal.FILE_TYPE')).waitFor();
    await me.looksAround('a file that is no picture');
    await me.button('chat.discard').press('Enter');
    await page.getByText(me.says('refusal.FILE_TYPE')).waitFor({ state: 'detached' });

    const bag = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
    await me.setOffline(true);
    await add.setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer: bag });
    const again = me.button('shell.retry');
    await again.waitFor();
    await me.setOffline(false);
    await again.press('Enter');
    const log = page.getByRole('log');
    const sent = log.locator('img[src^="/oss/chat-"]');
    await sent.waitFor();
    await log.getByText(me.says('chat.sent')).waitFor();
    await expect.poll(() => sent.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
    await me.looksAround('a picture that was sent');

    const other = await page.context().newPage();
    await other.goto(`${shop.address}/iCanchat`);
    await newestTalk(me, other).click();
    await other.getByRole('log').locator('img[src^="/oss/chat-"]').waitFor();
    await other.close();
    await me.leave();
  },
);

test.each(drawnOf('chatTyping', variants).map((variant) => [wayOf(variant), variant] as const))(
  'each side of a chat sees that the other one types, and a voucher of the shop leads to its page; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant);
    const { page } = me;
    const myId = await comeInAsNew(shop, page.context());
    await page.goto(`${shop.address}/vouchers`);
    const address = await page.locator('main a[href^="/vouchers/"]').first().getAttribute('href');
    await page.goto(`${shop.address}/iCanchat`);
    await page.getByRole('button', { name: new RegExp(me.says('chat.supportNote')) }).click();
    await page.getByRole('textbox', { name: me.says('chat.message'), exact: true }).fill('Is anybody there?');
    await expect.poll(async () => (await talkOf(shop, myId))?.buyerTypingUntil).toEqual(expect.any(Number));
    const conversationId = (await talkOf(shop, myId))?.conversationId;
    await page.getByRole('button', { name: me.says('chat.send'), exact: true }).press('Enter');
    await expect.poll(async () => (await talkOf(shop, myId))?.buyerTypingUntil).toBe(null);

    // What the shop types is seen for six seconds: it types on until somebody has looked.
    const typed = page.getByRole('status').getByText(me.says('typing.now'));
    await expect
      .poll(async () => {
        await speakAsShop(shop, conversationId, { typing: true });
        return typed.isVisible();
      })
      .toBe(true);
    await speakAsShop(shop, conversationId, {
      type: 'VOUCHER',
      content: 'A voucher for you',
      payload: { couponId: Number(address?.split('/').at(-1)) },
    });
    await typed.waitFor({ state: 'detached' });
    await me.looksAround('a voucher in the chat');
    await page.getByRole('log').getByRole('link', { name: 'A voucher for you', exact: true }).click();
    await page.waitForURL(`**${address}`);
    await me.leave();
  },
);

test.each(drawnOf('chatPlace', variants).map((variant) => [wayOf(variant), variant] as const))(
  'who reads what was said earlier stays there: what comes above and below moves nothing, and what is new can be reached; %s',
  async (_, variant) => {
    const me = await ShopperDriver.enter(shop, variant);
    const { page } = me;
    const myId = await comeInAsNew(shop, page.context());
    await page.goto(`${shop.address}/iCanchat`);
    await page.getByRole('button', { name: new RegExp(me.says('chat.supportNote')) }).click();
    const log = page.getByRole('log');
    await log.waitFor();
    const conversationId = (await talkOf(shop, myId))?.conversationId;
    const said = (number: number) => log.getByText(`Sentence ${number}.`, { exact: true });
    const topOf = (line: Locator) => line.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const isInView = (line: Locator) =>
      line.evaluate((element) => {
        const [box, frame] = [element.getBoundingClientRect(), element.closest('[role=log]')!.getBoundingClientRect()];
        return box.top >= frame.top && box.bottom <= frame.bottom;
      });
    const sentences = 60;
    for (let number = 1; number <= sentences; number += 1) await speakAsShop(shop, conversationId, { content: `Sentence ${number}.` });
    await expect.poll(() => isInView(said(sentences))).toBe(true);

    await page.reload();
    await newestTalk(me, page).click();
    await expect.poll(() => isInView(said(sentences))).toBe(true);
    const earlier = me.button('chat.older');
    const first = log.getByText(/^Sentence/).first();
    const [, number] = /(\d+)/.exec(await first.innerText()) ?? [];
    const reading = said(Number(number));
    await earlier.scrollIntoViewIfNeeded();
    const before = await topOf(reading);
    await earlier.press('Enter');
    await said(Number(number) - 1).waitFor();
    expect(await topOf(reading), 'what comes above moves nothing').toBe(before);

    await speakAsShop(shop, conversationId, { content: `Sentence ${sentences + 1}.` });
    const newBelow = me.button('chat.newBelow');
    await newBelow.waitFor();
    expect(await topOf(reading), 'what comes below moves nothing').toBe(before);
    await me.looksAround('something new below what is read');
    await newBelow.press('Enter');
    await newBelow.waitFor({ state: 'detached' });
    expect(await isInView(said(sentences + 1))).toBe(true);
    expect(await log.evaluate((element) => element === document.activeElement)).toBe(true);
    await me.leave();
  },
);
