import { countOf, plain, spanOf, type TestResult } from './results.ts';

/** The results of one kind in the Common Test Report Format (ctrf.io). */
export const ctrfOf = (kind: string, results: readonly TestResult[]) => ({
  reportFormat: 'CTRF',
  specVersion: '0.0.0',
  generatedBy: 'serendib',
  results: {
    tool: { name: 'serendib', extra: { kind } },
    summary: {
      tests: results.length,
      passed: countOf(results, 'passed'),
      failed: countOf(results, 'failed'),
      pending: 0,
      skipped: countOf(results, 'skipped'),
      other: 0,
      ...spanOf(results),
    },
    tests: results.map(({ suite, name, status, start, duration, message, flaky }) => ({
      name,
      status,
      duration,
      start,
      stop: start + duration,
      suite: [suite],
      filePath: suite,
      ...(flaky === undefined ? {} : { flaky: true, retries: 1 }),
      ...(message === undefined ? {} : { message: plain(message).split('\n')[0], trace: plain(message) }),
    })),
  },
});
