import type { Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../drivers/hashOf.ts';
import { gate } from '../drivers/gate.ts';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import { buySomething, desk } from './harness/steps.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

test('a press after a slow answer counts, though that answer told the time of long ago', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  const { page } = me;
  await buySomething(shop, me);
  await page.goto(`${shop.address}/Cart`);
  await me.sees('open.resting');
  const more = page.getByRole('button', { name: /^Increase quantity of/ }).first();
  const count = page.getByRole('spinbutton').first();
  const press = async (shown: string): Promise<void> => {
    await more.click();
    await expect.poll(() => count.inputValue()).toBe(shown);
  };
  /** What the answer of the first save and the second save wait for. */
  const [firstAnswer, secondSave] = [gate(), gate()];
  const isSet = hashOf('SetCartItem');
  const isSave = (request: Request): boolean => request.postData()?.includes(isSet) === true;
  let [saves, saved] = [0, 0];
  page.on('requestfinished', (request) => {
    if (isSave(request)) saved += 1;
  });
  await page.route('**/graphql', async (route) => {
    if (isSave(route.request())) saves += 1;
    if (saves === 0) return route.fallback();
    if (saves > 1 || !isSave(route.request())) {
      await secondSave.opened;
      return route.fallback();
    }
    const response = await route.fetch();
    await firstAnswer.opened;
    return route.fulfill({ response });
  });
  await press('2');
  await expect.poll(() => saves).toBe(1);
  // What is on its way for so long says that it is so much earlier.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await press('3');
  firstAnswer.open();
  await expect.poll(() => saves).toBe(2);
  await press('4');
  secondSave.open();
  await expect.poll(() => saved).toBe(3);
  await page.reload();
  await me.sees('open.resting');
  expect(await count.inputValue()).toBe('4');
  await me.leave();
});
