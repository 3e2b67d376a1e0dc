import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { beginWith, reachedSoFar } from './switch.ts';

const folder = join(import.meta.dirname, '../../dist/mutants/mall');

const on = Number(readFileSync(join(folder, 'on'), 'utf8'));
beginWith(on);

afterAll(() => {
  // A file that a mutant has ended early came by less than it does.
  if (on !== -1) return;
  const { testPath = '' } = expect.getState();
  mkdirSync(join(folder, 'reached'), { recursive: true });
  writeFileSync(join(folder, 'reached', `${testPath.split('/tests/')[1]?.replaceAll('/', '+')}.json`), JSON.stringify([...reachedSoFar()]));
});
