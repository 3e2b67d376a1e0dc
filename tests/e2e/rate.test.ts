import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limit } from '../limit.ts';
import { openShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import { comeIn, desk } from './harness/steps.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const photograph = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background } })
    .png()
    .toBuffer();

test('an order is rated with stars, words and pictures, stands with the product, is added to and deleted', async () => {
  const me = await ShopperDriver.enter(shop, { ...desk, width: 390 });
  await comeIn(shop, me.page.context(), 'demo');
  await me.page.goto(`${shop.address}/Completed/Completed`);
  await me.sees('listed');
  await me.page
    .locator('main a:visible', { hasText: me.says('order.do.RATE') })
    .first()
    .click();
  await me.page.waitForURL(/\/Completed\/RateProduct\?orderNumber=/);
  await me.sees('writing.order.known writing.pictures.waiting');

  await me.button('rate.send').click();
  await me.page.getByText(me.says('rate.chooseStars')).first().waitFor();
  await me.page.getByText(me.says('rate.enterThoughts'), { exact: true }).first().waitFor();

  const line = me.page.locator('main [role=group]:visible').first();
  const name = (await line.getAttribute('aria-label')) ?? '';
  const product = await line.locator('a[href^="/products/"]').first().getAttribute('href');
  await line.getByRole('radio', { name: me.says('rate.starCount', { stars: 4 }), exact: true }).check({ force: true });
  const words = `Arrived well packed, ${Date.now()}`;
  await line.getByLabel(me.says('rate.thoughts'), { exact: true }).fill(words);
  const files = line.locator('input[type=file]');
  await files.setInputFiles([
    { name: 'front.png', mimeType: 'image/png', buffer: await photograph('#c33') },
    { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ]);
  await line.getByText(me.says('refusal.FILE_TYPE')).waitFor();
  expect(await me.button('rate.send').getAttribute('aria-disabled')).toBe('true');
  await line.getByRole('button', { name: me.says('photo.remove', { number: 2 }), exact: true }).click();
  await expect.poll(() => line.locator('img[src^="blob:"]').count()).toBe(1);
  await me.looksAround('the form of a rating');

  // A reload loses nothing that was written, chosen or uploaded.
  await me.page.reload();
  await me.sees('writing.order.known writing.pictures.waiting');
  await expect.poll(() => line.getByLabel(me.says('rate.thoughts'), { exact: true }).inputValue()).toBe(words);
  expect(await line.getByRole('radio', { name: me.says('rate.starCount', { stars: 4 }), exact: true }).isChecked()).toBe(true);
  await expect.poll(() => line.locator('img[src^="/oss/review-"]').count()).toBe(1);

  await me.page.getByLabel(me.says('rate.anonymous'), { exact: true }).check();
  await me.button('rate.send').click();
  await me.sees('rated');
  await me.looksAround('an order that is rated');

  await me.page.goto(`${shop.address}${product ?? ''}`);
  const review = me.page.locator('li', { hasText: words });
  // Guests share what is said of a product: it may be some seconds old.
  await expect
    .poll(
      async () => {
        await me.page.reload();
        await me.page
          .getByRole('heading', { name: me.says('product.reviews') })
          .first()
          .scrollIntoViewIfNeeded();
        return review
          .first()
          .waitFor({ timeout: limit / 4 })
          .then(
            () => 'shown',
            () => 'not yet',
          );
      },
      { timeout: 2 * limit, interval: 2_000 },
    )
    .toBe('shown');
  expect(await review.first().innerText()).not.toContain('Nimal');
  await expect
    .poll(() =>
      review
        .first()
        .locator('img')
        .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth)),
    )
    .toEqual([expect.toSatisfy((width: number) => width > 0 && width <= 1600)]);
  expect(name).not.toBe('');

  await me.page.goto(`${shop.address}/my-reviews`);
  await me.sees('listed.settled');
  const own = me.page.locator('main li:visible', { hasText: words });
  await own.getByRole('button', { name: me.says('myReviews.addTo', { name }), exact: true }).click();
  const sheet = me.page.getByRole('dialog', { name: me.says('myReviews.add') });
  await sheet.getByRole('button', { name: me.says('myReviews.send'), exact: true }).click();
  await sheet.getByText(me.says('rate.enterThoughts'), { exact: true }).waitFor();
  await sheet.getByLabel(me.says('myReviews.words'), { exact: true }).fill('Still good a month later');
  await me.looksAround('what is added to a review');
  await sheet.getByRole('button', { name: me.says('myReviews.send'), exact: true }).click();
  await own.getByText('Still good a month later', { exact: true }).waitFor();
  await me.looksAround("a shopper's own reviews");
  await own.getByRole('button', { name: me.says('myReviews.deleteOf', { name }), exact: true }).click();
  await me.page
    .getByRole('dialog')
    .getByRole('button', { name: me.says('myReviews.delete'), exact: true })
    .click();
  await own.waitFor({ state: 'detached' });
  await me.leave();
});
