import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One test as every report tells it. `start` and `duration` in ms; `message` says why it failed. */
export type TestResult = {
  suite: string;
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  start: number;
  duration: number;
  message?: string;
  /** It failed first, with this, and passed when it was tried again. */
  flaky?: string;
  /** It failed and does not decide (`tests/quarantine.json`). */
  isQuarantined?: true;
};

/** What is read of the report that vitest writes as JSON. */
export type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[]; startTime?: number; duration?: number | null }[];
  }[];
};

const statusOf = (word: string): TestResult['status'] => (word === 'passed' || word === 'failed' ? word : 'skipped');

/** Each test of a vitest report. A file that cannot even be read is one failed test. */
export const resultsOf = ({ testResults }: VitestReport, root: string): TestResult[] =>
  testResults.flatMap(({ name: file, status, message, startTime, endTime, assertionResults }) => {
    const suite = relative(root, file);
    const tests = assertionResults.map((one): TestResult => ({
      suite,
      name: one.fullName,
      status: statusOf(one.status),
      start: Math.round(one.startTime ?? startTime),
      duration: Math.round(one.duration ?? 0),
      ...(one.status === 'failed' ? { message: one.failureMessages.join('\n') } : {}),
    }));
    if (status !== 'failed' || tests.some((test) => test.status === 'failed')) return tests;
    const duration = Math.round(endTime - startTime);
    return [...tests, { suite, name: 'can be read', status: 'failed', start: Math.round(startTime), duration, message }];
  });

/** How many ended so. */
export const countOf = (results: readonly TestResult[], status: TestResult['status']): number =>
  results.filter((result) => result.status === status).length;

/** The span from the first start to the last end, ms since 1970. */
export const spanOf = (results: readonly TestResult[]): { start: number; stop: number } => {
  const starts = results.map(({ start }) => start);
  const stops = results.map(({ start, duration }) => start + duration);
  return { start: starts.reduce((a, b) => Math.min(a, b), starts[0] ?? 0), stop: stops.reduce((a, b) => Math.max(a, b), 0) };
};

/** A message without the colours of a terminal. */
export const plain = (message: string): string => stripVTControlCharacters(message);
