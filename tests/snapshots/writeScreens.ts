import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nounsWithScreens, walkFileOf } from '../model/harness/walkFiles.ts';
import { screensFile, screensFolder } from './screens.ts';

/** Only the walks: what else a test file says of a view is of no matter here. */
const walksTitle = 'obeys its machine';
const root = join(import.meta.dirname, '../..');

/** Walks the view of one machine, or of all, and writes what is perceived to `tests/snapshots/screens`; answers whether every walk came to its end. */
export function writeScreens(noun?: string): boolean {
  const file = noun === undefined ? 'tests/model/' : walkFileOf(noun);
  if (file === undefined) return true;
  for (const gone of readdirSync(screensFolder).filter((each) => !nounsWithScreens().includes(each.replace('.txt', ''))))
    rmSync(screensFile(gone.replace('.txt', '')));
  const command = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '-c',
    'tests/vitest.config.ts',
    '--project=dom',
    '--reporter=dot',
    '-t',
    walksTitle,
    file,
  ];
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SCREENS: 'write', ...(noun === undefined ? {} : { VIEWS: noun }) },
  });
  return status === 0;
}
