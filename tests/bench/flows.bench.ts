import { chromium, type CDPSession, type Page } from 'playwright-core';
import { findChromium } from '../chromium.ts';
import type { Shop } from './shop.ts';
import { atMost, figure, median } from './table.ts';

const pairs = 20;
const eventsAPair = 50;

/** Opens the first of the products of which more than one piece can be taken: each press on its quantity is an event then. */
const openRoomy = async (page: Page, origin: string, products: number[]): Promise<void> => {
  for (const id of products.slice(0, 20)) {
    await page.goto(`${origin}/products/${id}`);
    await page.waitForLoadState('networkidle');
    if ((await page.getByRole('button', { name: 'Increase quantity', disabled: false }).count()) > 0) return;
  }
  throw new Error('none of twenty products has two pieces');
};

/** Milliseconds of processor time of the shop's main thread for one event, with all that is written down in the pause after it: one more and one less, which the product's machine hears. */
const costOf = async (page: Page, session: CDPSession): Promise<number> => {
  const spentMs = async (): Promise<number> =>
    ((await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1_000;
  await page.waitForTimeout(150);
  const before = await spentMs();
  await page.evaluate(async (count) => {
    for (let nth = 0; nth < count; nth += 1) {
      document.querySelector<HTMLElement>(`main button[aria-label="${nth % 2 === 0 ? 'Increase' : 'Decrease'} quantity"]`)?.click();
      // React draws in the microtask after a press; only then has the other button its handler.
      await new Promise<void>((resolve) => queueMicrotask(resolve));
    }
  }, eventsAPair);
  await page.waitForTimeout(150);
  return ((await spentMs()) - before) / eventsAPair;
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
    await openRoomy(page, shop.origin, products);
    await listener.goto(`${shop.origin}/_flows/bridge`);
    const tab = await listener.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const channel = new BroadcastChannel('flows');
          const probe = globalThis as unknown as { heard: number };
          probe.heard = 0;
          channel.onmessage = ({ data }) => {
            if (data.type === 'here') resolve(String(data.tab));
            if (data.type === 'live')
              probe.heard += data.what.filter(
                ({ step }: { step?: { event: { type: string } } }) => step?.event.type === 'quantity.changed',
              ).length;
          };
          channel.postMessage({ ask: 'who' });
        }),
    );
    const say = (ask: 'attach' | 'detach'): Promise<void> =>
      listener.evaluate(
        ({ ask: what, tab: whom }) => {
          const channel = new BroadcastChannel('flows');
          channel.postMessage({ ask: what, tab: whom });
          channel.close();
        },
        { ask, tab },
      );
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
    const heard = await listener.evaluate(() => (globalThis as unknown as { heard: number }).heard);
    figure('events that the attached visualiser heard', String(heard), `= ${pairs * eventsAPair}`, heard === pairs * eventsAPair);
    atMost(`a visualiser attached, the shop's cost of an event, median of ${pairs} pairs`, median(differences), 1, 'ms');
  } catch (failed) {
    figure("the visualiser's part was cut short", (failed as Error).message.split('\n')[0] ?? '', '', false);
  } finally {
    await browser.close();
  }
};
