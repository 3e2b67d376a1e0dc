import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allureOf } from './allure.ts';
import { ctrfOf } from './ctrf.ts';
import { junitOf } from './junit.ts';
import type { TestResult } from './results.ts';

/** Writes the results of one kind in each format: `junit/KIND.xml`, `ctrf/KIND.json`, and `allure/` with a file for each test. */
export const writeReports = (folder: string, kind: string, results: readonly TestResult[]): void => {
  const file = kind.replace(/[^a-z0-9]+/gi, '-');
  for (const format of ['junit', 'ctrf', 'allure']) mkdirSync(join(folder, format), { recursive: true });
  writeFileSync(join(folder, 'junit', `${file}.xml`), junitOf(kind, results));
  writeFileSync(join(folder, 'ctrf', `${file}.json`), JSON.stringify(ctrfOf(kind, results), null, 1));
  for (const result of results) {
    const one = allureOf(kind, result);
    writeFileSync(join(folder, 'allure', `${one.uuid}-result.json`), JSON.stringify(one));
  }
};
