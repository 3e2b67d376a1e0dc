import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readQuarantine } from '../runner/quarantine.ts';
import { root } from './walls.ts';

/** What these prove is money, stock, somebody else's things or what a shopper would lose. */
const deciding = /^tests\/e2e\/(discount|keep|orders|outbox|purchase|receipt|refund|session|weather)\.test\.ts$/;

describe('The quarantine of tests that are not steady yet', () => {
  const entries = readQuarantine();

  it('holds at most twelve', () => {
    expect(entries.length).toBeLessThanOrEqual(12);
  });

  it('holds tests of the browser only, and none that must decide', () => {
    const wrong = entries.filter(({ file }) => !/^tests\/(e2e|gallery)\//.test(file) || deciding.test(file));
    expect(wrong.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  });

  it('holds tests that there are', () => {
    const gone = entries.filter(({ file }) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') === '');
    expect(gone).toEqual([]);
  });
});
