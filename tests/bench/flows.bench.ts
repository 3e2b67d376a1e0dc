import { chromium, type CDPSession, type Page } from 'playwright-core';
import { findChromium } from '../chromium.ts';
import type { Shop } from './shop.ts';
import { atMost, figure, median } from './table.ts';

const pairs = 20;
const eventsAPair = 50;

/** Milliseconds of the shop's main thread for one event, with all that is written down in the pause after it: presses that the product's machine hears. */
const costOf = async (page: Page, session: CDPSession): Promise<number> => {
  const busyMs = async (): Promise<number> => ((await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  await page.waitForTimeout(150);
  const before = await busyMs();
  await page.evaluate((count) => {
    const button = document.querySelector<HTMLElement>('main [role="spinbutton"] ~ button:not([aria-disabled]), main button:not([aria-disabled]):has(+ [role="spinbutton"])');
    if (!button) throw new Error('the quantity has no button that can be pressed');
    for (let nth = 0; nth < count; nth += 1) button.click();
  }, eventsAPair);
  await page.waitForTimeout(150);
  return ((await busyMs()) - before) / eventsAPair;
};

/** What a visualiser that listens costs the shop for each event: the same page with and without one, in turns. */
export const benchFlows = async (shop: Shop, products: number[]): Promise<void> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext();
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const listener = await context.newPage();
    await page.goto(`${shop.origin}/products/${products[3] ?? 0}`);
    await page.waitForLoadState('networkidle');
    await listener.goto(`${shop.origin}/_flows/bridge`);
    const tab = await listener.evaluate(() => new Promise<string>((resolve) => {
      const channel = new BroadcastChannel('flows');
      channel.onmessage = ({ data }) => (data.told === 'here' ? resolve(String(data.tab)) : undefined);
      channel.postMessage({ ask: 'who' });
    }));
    const say = (ask: 'attach' | 'detach'): Promise<void> => listener.evaluate(({ ask: what, tab: whom }) => {
      const channel = new BroadcastChannel('flows');
      channel.postMessage({ ask: what, tab: whom });
      channel.close();
    }, { ask, tab });
    const differences: number[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const order = pair % 2 === 0 ? (['detach', 'attach'] as const) : (['attach', 'detach'] as const);
      const cost = { attach: 0, detach: 0 };
      for (const how of order) {
        await say(how);
        cost[how] = await costOf(page, session);
      }
      differences.push(cost.attach - cost.detach);
    }
    atMost(`a visualiser attached, the shop's cost of an event, median of ${pairs} pairs`, median(differences), 1, 'ms');
  } catch (failed) {
    figure('the visualiser\'s part was cut short', (failed as Error).message.split('\n')[0] ?? '', '', false);
  } finally {
    await browser.close();
  }
};
