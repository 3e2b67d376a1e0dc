import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browserWatch.ts';
import { dataFolder, startShop, type RunningShop } from './shopProcess.ts';

export type OpenShop = RunningShop & { browser: Browser };

/** Fills a database once in a run, by a shop that is stopped again, and copies it; the copy keeps the owner of the database. */
const copyFilled = async (folder: string): Promise<void> => {
  const shared = process.env['SHARED_DATA'];
  if (!shared) return;
  const filled = join(shared, 'filled');
  if (!existsSync(filled)) {
    const filling = `${filled}.new`;
    await (await startShop(filling)).close();
    renameSync(filling, filled);
  }
  // Where the database's user cannot enter, the database lies elsewhere behind a link: it would be shared, not copied.
  if (!lstatSync(join(filled, 'postgres')).isSymbolicLink()) execFileSync('cp', ['-a', `${filled}/.`, folder]);
};

/**
 * A shop with a database of its own, and a browser beside it. The database is a copy, there in a quarter of the time; like after any
 * restart, the bank of the sandbox knows nothing then of the cards that the demo paid by. `isNew`: it is filled for this shop; `program`:
 * what node runs instead of the shop.
 */
export const openShop = async ({ isNew = false, program }: { isNew?: boolean; program?: string[] } = {}): Promise<OpenShop> => {
  const folder = dataFolder();
  if (!isNew) await copyFilled(folder);
  const [shop, browser] = await Promise.all([startShop(folder, program), launchBrowser()]);
  const close = async (): Promise<void> => {
    await browser.close();
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...shop, browser, close };
};
