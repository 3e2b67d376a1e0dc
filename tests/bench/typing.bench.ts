import type { Page } from 'playwright-core';
import { inBrowser, phoneOf, slowDown } from './browser.bench.ts';
import type { Shop } from './shop.ts';
import { atMost, median } from './table.ts';

/** Beginnings of which nothing is known yet when they are typed. */
const beginnings = ['bag', 'tea', 'lam', 'sho', 'pho'];

/** Milliseconds from a typed beginning to the painted panel that marks it in its suggestions. */
const typingToPanel = async (page: Page, beginning: string): Promise<number> => {
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('');
  // What was looked for often stands there meanwhile; nothing of it is marked.
  await page.waitForFunction(() => document.querySelector('[role=option] mark') === null);
  await page.evaluate((typed) => {
    const probe = window as unknown as { panelAfter: number | undefined };
    probe.panelAfter = undefined;
    addEventListener(
      'input',
      () => {
        const begun = performance.now();
        const look = (): void => {
          const isThere = [...document.querySelectorAll('[role=option] mark')].some(
            (mark) => mark.textContent?.toLowerCase().includes(typed) && mark.checkVisibility(),
          );
          // A task of its own after the frame: what it found there is painted.
          requestAnimationFrame(() =>
            setTimeout(() => {
              if (isThere) probe.panelAfter = performance.now() - begun;
              else look();
            }),
          );
        };
        look();
      },
      { capture: true, once: true },
    );
  }, beginning);
  await page.keyboard.insertText(beginning);
  await page.waitForFunction(() => (window as unknown as { panelAfter?: number }).panelAfter !== undefined, undefined, { timeout: 8_000 });
  return page.evaluate(() => (window as unknown as { panelAfter?: number }).panelAfter ?? Number.NaN);
};

/** From typing to the suggestions, on a phone of a quarter of the speed. */
export const benchTyping = (shop: Shop): Promise<void> =>
  inBrowser(async (browser) => {
    const context = await phoneOf(browser);
    const page = await context.newPage();
    await page.goto(shop.origin, { waitUntil: 'networkidle' });
    await page.getByRole('combobox', { name: 'Search' }).click();
    await page.waitForLoadState('networkidle');
    await slowDown(await context.newCDPSession(page));
    const taken: number[] = [];
    for (const beginning of beginnings) taken.push(await typingToPanel(page, beginning));
    atMost('typing to the panel of suggestions, 4x CPU, median of 5', median(taken), 220, 'ms');
    await context.close();
  });
