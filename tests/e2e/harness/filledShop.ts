import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, startShop, startShopApart, type RunningShop } from './shopProcess.ts';

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

/** Starts a shop on a copy of the filled database. */
export const startFilled = async (program?: string[]): Promise<RunningShop> => {
  const folder = dataFolder();
  await copyFilled(folder);
  return startShop(folder, program);
};

/** The same with a mall that stands by itself. */
export const startFilledApart = async (): Promise<RunningShop> => {
  const folder = dataFolder();
  await copyFilled(folder);
  return startShopApart(folder);
};
