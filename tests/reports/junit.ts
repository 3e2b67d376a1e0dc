import { countOf, plain, spanOf, type TestResult } from './results.ts';

/** Characters that XML does not allow, not even escaped: control signs but tab and line ends, halves of a pair, no characters. */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' };

const text = (value: string): string =>
  plain(value)
    .replace(forbidden, '')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
const attributes = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${text(String(value)).replace(/["\n]/g, (sign) => entities[sign] ?? sign)}"`)
    .join('');
const seconds = (ms: number): string => (ms / 1000).toFixed(3);
const sumOf = (results: readonly TestResult[]): number => results.reduce((sum, { duration }) => sum + duration, 0);

const countsOf = (results: readonly TestResult[]) => ({
  tests: results.length,
  failures: countOf(results, 'failed'),
  errors: 0,
  time: seconds(sumOf(results)),
});

const caseOf = ({ suite, name, duration, status, message = '' }: TestResult): string => {
  const open = `<testcase${attributes({ classname: suite, name, time: seconds(duration) })}`;
  if (status === 'skipped') return `${open}><skipped/></testcase>`;
  if (status === 'passed') return `${open}/>`;
  const first = plain(message).split('\n')[0] ?? '';
  return `${open}><failure${attributes({ message: first, type: 'failure' })}>${text(message)}</failure></testcase>`;
};

const suiteOf = (name: string, results: readonly TestResult[]): string => {
  const timestamp = new Date(spanOf(results).start).toISOString().slice(0, 19);
  const open = `<testsuite${attributes({ name, timestamp, skipped: countOf(results, 'skipped'), ...countsOf(results) })}>`;
  return [open, ...results.map(caseOf), '</testsuite>'].join('\n');
};

/** The results of one kind as JUnit XML: a test suite for each file. */
export const junitOf = (kind: string, results: readonly TestResult[]): string => {
  const names = [...new Set(results.map(({ suite }) => suite))];
  const suites = names.map((name) =>
    suiteOf(
      name,
      results.filter(({ suite }) => suite === name),
    ),
  );
  const open = `<testsuites${attributes({ name: kind, ...countsOf(results) })}>`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...suites, '</testsuites>', ''].join('\n');
};
