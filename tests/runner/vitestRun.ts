import { existsSync, readFileSync } from 'node:fs';
import { countOf, resultsOf, type TestResult, type VitestReport } from '../reports/results.ts';
import { readCommitSample } from './commitSample.ts';
import { full, program, type Count } from './program.ts';
import { withoutQuarantined } from './quarantine.ts';

/** Where a run leaves what it found. */
export const reports = 'dist/tests';

/**
 * Which tests of a kind are wanted: parts of their files' paths, and a pattern of their names; all where neither is told. `nouns`
 * are the machines whose walks are wanted, else all; `seed` shuffles the files.
 */
export type Wanted = { files: readonly string[]; names?: string | undefined; nouns?: readonly string[]; seed?: number };

/** The long run draws other cases each time. */
const drawnBy = (): Record<string, string> => (full ? {} : { PROPERTY_SEED: String(readCommitSample().seed) });

/** The tests of one vitest configuration. Properties draw the cases that the commit chooses. A file that cannot even be read counts as one failed test. */
export const vitest = async (
  name: string,
  config: string,
  { files, names, nouns, seed }: Wanted,
  more: Record<string, string> = {},
): Promise<Count> => {
  const file = `${reports}/${name}.json`;
  const order = seed === undefined ? [] : ['--sequence.shuffle.files', `--sequence.seed=${seed}`];
  const wanted = [...files, ...(names === undefined ? [] : ['-t', names]), ...order];
  const reporters = ['--reporter=tests/runner/progressReporter.ts', '--reporter=json', `--outputFile.json=${file}`];
  const { code, tail } = await program(['node_modules/vitest/vitest.mjs', 'run', '-c', config, ...reporters, ...wanted], {
    ...drawnBy(),
    ...(nouns === undefined ? {} : { NOUNS: nouns.join() }),
    ...more,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1, tail };
  const results = resultsOf(JSON.parse(readFileSync(file, 'utf8')) as VitestReport, process.cwd());
  const failed = countOf(results, 'failed');
  return { passed: countOf(results, 'passed'), failed: code === 0 ? failed : Math.max(failed, 1), results, tail };
};

const keyOf = ({ suite, name }: TestResult): string => `${suite} ${name}`;

/** What failed first and passed later is flaky: it is reported with what it saw, and does not decide. */
const merged = (first: TestResult[], again: TestResult[]): TestResult[] => {
  const later = new Map(again.map((one) => [keyOf(one), one]));
  return first.map((one) => {
    if (one.status !== 'failed' || later.get(keyOf(one))?.status !== 'passed') return one;
    const { message = '', ...rest } = one;
    return { ...rest, status: 'passed', flaky: message };
  });
};

/**
 * Tests in a browser: files in which something failed run once more, with a shop and a browser of their own. The long run does not try
 * again: what failed there once has failed.
 */
export const browserTests = async (name: string, config: string, wanted: Wanted): Promise<Count> => {
  const first = await vitest(name, config, wanted);
  if (!first.results) return first;
  const failed = first.results.filter(({ status }) => status === 'failed');
  const canRepeat = !full && failed.length > 0 && failed.length === first.failed;
  const again = canRepeat
    ? await vitest(`${name}.again`, config, { files: [...new Set(failed.map(({ suite }) => suite))] }, { TRACE: '1' })
    : { results: [] };
  const results = withoutQuarantined(merged(first.results, again.results ?? []));
  const unnamed = first.failed - failed.length;
  return { ...first, passed: countOf(results, 'passed'), failed: countOf(results, 'failed') + unnamed, results };
};
