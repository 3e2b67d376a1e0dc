import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { folder, ledgerPages } from './ledger.ts';

const pages = await ledgerPages();

describe('the ledger says what every machine does today', () => {
  test.each([...pages])('%s', async (name, page) => {
    const written = await readFile(new URL(`${name}.txt`, folder), 'utf8').catch(() => '');
    expect(page, "the behaviour changed: read the difference, then 'npm run ledger -- --write'").toBe(written);
  });

  test('and of no machine that is gone', async () => {
    expect((await readdir(folder)).map((file) => file.replace('.txt', '')).filter((name) => !pages.has(name))).toEqual([]);
  });
});
