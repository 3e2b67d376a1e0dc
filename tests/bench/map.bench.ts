import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { openVisualiser } from '#flows/visualiser/serve.ts';
import { findChromium } from '../chromium.ts';
import type { Shop } from './shop.ts';
import { atMost, figure } from './table.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Milliseconds from the press on a machine's name until its chart stands, for each machine of the list. */
const drawings = async (page: Page): Promise<{ noun: string; ms: number }[]> => {
  const list = page.getByRole('navigation', { name: 'Machines' });
  // On a screen of 1280 px it is folded.
  if (!(await list.isVisible())) await page.getByRole('button', { name: 'Machines', exact: true }).click();
  await list.waitFor();
  const entries = await list.getByRole('button').all();
  const drawn: { noun: string; ms: number }[] = [];
  for (const entry of entries) {
    const noun = await entry.locator('strong').innerText();
    const ms = await entry.evaluate(
      (button, wanted) =>
        new Promise<number>((resolve) => {
          const begun = performance.now();
          const look = (): void => {
            const isThere =
              document.querySelector('h2')?.textContent === wanted && document.querySelector('[data-drawn] svg [data-box=""]') !== null;
            if (isThere || performance.now() - begun > 10_000) resolve(performance.now() - begun);
            else requestAnimationFrame(look);
          };
          (button as HTMLElement).click();
          requestAnimationFrame(look);
        }),
      noun,
    );
    drawn.push({ noun, ms });
  }
  return drawn;
};

/** Milliseconds of the visualiser's longest task while it follows a guest of the shop from a product into the login. */
const longestTask = async (context: BrowserContext, map: Page, shop: Shop, productId: number): Promise<number> => {
  await map.getByRole('tab', { name: 'Live', exact: true }).click();
  const window = await context.newPage();
  await window.goto(`${shop.origin}/products/${productId}`);
  await window.locator('[data-state="onSale.settled"]').first().waitFor();
  await map.locator('main[data-state="live.attached.following"]').waitFor();
  await map.evaluate(() => {
    const probe = globalThis as unknown as { long: number[] };
    probe.long = [];
    new PerformanceObserver((list) => probe.long.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: 'longtask' });
  });
  await window.getByRole('button', { name: 'Add to cart' }).first().click();
  await window.getByRole('dialog').waitFor();
  await map.locator('[data-box="dialog.quick.typing"][aria-current="true"]').waitFor();
  await map
    .getByRole('region', { name: 'Running machines' })
    .getByRole('button', { name: /^product/ })
    .click();
  await map.getByRole('button', { name: 'Who asked whom' }).click();
  await map.getByRole('img', { name: /Sequence diagram/ }).waitFor();
  return map.evaluate(() => Math.max(0, ...(globalThis as unknown as { long: number[] }).long));
};

/** The visualiser itself: how long each chart takes, and whether it follows the shop without a long task. */
export const benchMap = async (shop: Shop, products: number[]): Promise<void> => {
  const server: Server = createServer(getRequestListener(openVisualiser(root, { shop: shop.origin, ops: shop.ops })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/#machine=product`);
    await page.locator('[data-drawn]').waitFor({ timeout: 120_000 });
    const drawn = await drawings(page);
    const slowest = drawn.reduce((slow, each) => (each.ms > slow.ms ? each : slow));
    atMost(`the slowest chart of ${drawn.length} machines, ${slowest.noun}`, slowest.ms, 1_000, 'ms');
    atMost("the visualiser's longest task while it follows the shop", await longestTask(context, page, shop, products[3] ?? 0), 100, 'ms');
  } catch (failed) {
    figure("the visualiser's own part was cut short", (failed as Error).message.split('\n')[0] ?? '', '', false);
  } finally {
    await browser.close();
    server.close();
  }
};
