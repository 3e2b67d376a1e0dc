import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from './browserWatch.ts';
import { startFilled, startFilledApart } from './filledShop.ts';
import { dataFolder, logOf, shopLogs, startShop, type RunningShop } from './shopProcess.ts';

export type OpenShop = RunningShop & { browser: Browser };
type Opening = { isNew?: boolean; isApart?: boolean; program?: string[] };

/**
 * A shop with a database of its own, and a browser beside it. The database is a copy, there in a quarter of the time; like after any
 * restart, the bank of the sandbox knows nothing then of the cards that the demo paid by. `isNew`: it is filled for this shop; `program`:
 * what node runs instead of the shop; `isApart`: its mall stands by itself.
 */
export const openShop = async ({ isNew = false, isApart = false, program }: Opening = {}): Promise<OpenShop> => {
  // What is filled for one file alone, and once more where a report of it is replayed, is a small catalogue.
  if (isNew) process.env.PRODUCTS ??= '300';
  const start = (): Promise<RunningShop> => (isNew ? startShop(dataFolder(), program) : startFilled(program));
  const [shop, browser] = await Promise.all([isApart ? startFilledApart() : start(), launchBrowser()]);
  const close = async (): Promise<void> => {
    await browser.close();
    await shop.close();
    rmSync(shop.dataDir, { recursive: true, force: true });
  };
  return { ...shop, browser, close };
};

/**
 * The shop that the run has started, and a browser of one's own: for journeys of guests, who come from an address of their own, and of
 * those who log in as somebody new or leave the demo account as it was; the clock is left alone.
 */
export const openSharedShop = async (): Promise<OpenShop> => {
  const browser = await launchBrowser();
  const shop = inject('sharedShop');
  shopLogs.add(logOf(shop.dataDir));
  return { ...shop, browser, close: () => browser.close() };
};
