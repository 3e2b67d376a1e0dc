import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { withStartLock } from '#mall/platform/postgres/process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'serendib-lock-'));
const lock = join(dataDir, 'starting.lock');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Thirty at once; answers how many were inside together at most. */
async function crowd(): Promise<number> {
  let [inside, most] = [0, 0];
  await Promise.all(
    Array.from({ length: 30 }, () =>
      withStartLock(dataDir, async () => {
        most = Math.max(most, ++inside);
        await turn();
        inside--;
      }),
    ),
  );
  return most;
}

describe('the start lock', () => {
  it('lets one in at a time and leaves nothing behind', async () => {
    expect(await crowd()).toBe(1);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is taken over by one where its holder is gone', async () => {
    writeFileSync(lock, String(spawnSync(process.execPath, ['--version']).pid));
    expect(await crowd()).toBe(1);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("is taken over where another process has had its holder's number for minutes", async () => {
    writeFileSync(lock, String(process.pid));
    const longAgo = new Date(Date.now() - 600_000);
    utimesSync(lock, longAgo, longAgo);
    expect(await crowd()).toBe(1);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
