import type { Browser, Page } from 'playwright-core';
import type { Shop } from './shop.ts';
import { inBrowser, phoneOf, slowDown } from './browser.bench.ts';
import { atMost, figure, median } from './table.ts';

type Task = { duration: number };

/** The longest list of the demo: its largest category. */
const longList = '/electronics/1001';
const cardsOf = (page: Page) => page.locator('main article');

/** Scrolls a list until it holds so many cards, pressing where the shop waits for a press. */
const readOn = async (page: Page, wanted: number): Promise<void> => {
  const more = page.getByRole('button', { name: 'Load more' });
  while ((await cardsOf(page).count()) < wanted) {
    const before = await cardsOf(page).count();
    await page.mouse.wheel(0, 3_000);
    if (await more.isVisible()) await more.click();
    await page
      .waitForFunction((count) => document.querySelectorAll('main article').length > count, before, { timeout: 2_000 })
      .catch(() => undefined);
  }
};

/** Milliseconds from Back to the painted list, in its place, after a card of it was opened. */
const backToList = async (page: Page): Promise<number> => {
  const card = cardsOf(page).nth(180);
  await card.scrollIntoViewIfNeeded();
  const { top, address } = await page.evaluate(() => ({ top: window.scrollY, address: location.pathname }));
  await card.locator('h3 a').click({ force: true });
  await page.locator('main [data-state^="onSale"]:visible').waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    ({ wanted, path }) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const look = (): void => {
          const isThere =
            location.pathname === path && document.querySelectorAll('main article').length >= 200 && Math.abs(window.scrollY - wanted) <= 1;
          // A task of its own after the frame: what it found there is painted.
          requestAnimationFrame(() => setTimeout(() => (isThere ? resolve(performance.now() - begun) : look())));
        };
        history.back();
        look();
      }),
    { wanted: top, path: address },
  );
};

/** Back to a list of 200 cards. */
export const benchBack = (shop: Shop): Promise<void> =>
  inBrowser(async (browser) => {
    const context = await phoneOf(browser);
    const page = await context.newPage();
    await page.goto(shop.origin + longList, { waitUntil: 'networkidle' });
    await readOn(page, 200);
    figure('cards of the list that Back returns to', String(await cardsOf(page).count()));
    const taken: number[] = [];
    for (let time = 0; time < 5; time += 1) taken.push(await backToList(page));
    atMost('Back to a list of 200 cards, in its place, median of 5', median(taken), 100, 'ms');
    await context.close();
  });

/** Milliseconds that the page's main thread was busy, by the browser's own counter. */
const busyTime = async (read: () => Promise<{ metrics: { name: string; value: number }[] }>): Promise<number> =>
  ((await read()).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;

/** Scrolling 500 cards on a phone of a quarter of the speed: the longest task, and how busy the main thread is. */
export const benchScroll = (shop: Shop): Promise<void> =>
  inBrowser(async (browser: Browser) => {
    const context = await phoneOf(browser);
    const page = await context.newPage();
    await page.goto(shop.origin + longList, { waitUntil: 'networkidle' });
    await readOn(page, 500);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await session.send('Performance.enable');
    await page.evaluate(() => {
      const probe = window as unknown as { tasks: Task[] };
      probe.tasks = [];
      new PerformanceObserver((list) => probe.tasks.push(...list.getEntries().map(({ duration }) => ({ duration })))).observe({
        type: 'longtask',
      });
    });
    const read = () => session.send('Performance.getMetrics');
    const busyBefore = await busyTime(read);
    const begun = performance.now();
    const { height } = await page.evaluate(() => ({ height: document.documentElement.scrollHeight }));
    // A thumb's flicks, made by the browser as its own gesture.
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 500,
      yDistance: -(height - 844),
      speed: 4_000,
      gestureSourceType: 'touch',
    });
    const took = performance.now() - begun;
    const busy = (await busyTime(read)) - busyBefore;
    const longest = await page.evaluate(() =>
      Math.max(0, ...(window as unknown as { tasks: Task[] }).tasks.map(({ duration }) => duration)),
    );
    figure('cards scrolled past, and how long it took', `${await cardsOf(page).count()}, ${(took / 1_000).toFixed(1)} s`);
    atMost('scrolling 500 cards at 4x CPU: longest task', longest, 100, 'ms');
    atMost('scrolling 500 cards at 4x CPU: main thread busy', (busy / took) * 100, 50, '%');
    await context.close();
  });
