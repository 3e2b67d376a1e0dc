import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ports, stopped } from './shop.ts';
import { atMost } from './table.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A fresh clone of what is committed: `npm ci && npm start` to the first page. */
export const benchFresh = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'serendib-fresh-'));
  try {
    execFileSync('git', ['clone', '--quiet', root, folder]);
    const begun = performance.now();
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    const child = spawn(process.execPath, ['mesh/start.mjs'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...ports, DATA_DIR: join(folder, '.mall'), DEMO: '1' },
    });
    let isOver = false;
    child.on('exit', () => (isOver = true));
    const isThere = (): Promise<boolean> =>
      fetch(`http://localhost:${ports.PORT}/`).then(
        (response) => response.ok,
        () => false,
      );
    while (!isOver && !(await isThere())) await new Promise((resolve) => setTimeout(resolve, 100));
    atMost('fresh clone, npm ci && npm start, to the first page', isOver ? Number.NaN : (performance.now() - begun) / 1_000, 120, 's');
    if (!isOver) await stopped(child);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
