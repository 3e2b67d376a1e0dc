import { existsSync } from 'node:fs';
import { plain, type TestResult } from '../reports/results.ts';
import type { Count } from './program.ts';

/** A test, or a kind that counts its tests by itself, that failed. */
export type Failure = { kind: string; suite?: string; name?: string; why: string; line?: string };

/** Where a browser test leaves what it saw when it failed. */
export const evidenceFolder = (suite: string, name: string): string =>
  `dist/tests/failed/${`${suite.split('/').at(-1)} ${name}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120)}`;

const firstLine = (message: string): string =>
  plain(message)
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? 'no reason was told';

/** The place that linter and bundler draw below a sentence: `╭─[src/a.ts:3:8]`. */
const placeBelow = /^╭─\[\s?(\S+:\d+:\d+)\s?\]/;

/** What a program that counts for itself printed of a failure. */
const toldBy = (tail: string): string[] => {
  const lines = plain(tail)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^((JSON report written to|npm warn) |\d+ ?[|│])/.test(line));
  const failures = lines.flatMap((line, at) => {
    if (!/^(FAILED|✗|✘|×|⚠|\[[A-Z_]+\]|not ok|unhandled:|\w*error\b)|\bfail(s|ed|ure)\b.*:|\berror( TS\d+)?:/i.test(line)) return [];
    const place = placeBelow.exec(lines[at + 1] ?? '')?.[1];
    return place === undefined ? line : `${line} (${place})`;
  });
  return failures.length > 0 ? failures.slice(-8) : lines.slice(-3);
};

/** Every failure of a kind, each test by its name where the kind knows them. */
export const failuresOf = (kind: string, { failed, results = [], tail = '' }: Count): Failure[] => {
  const tests = results
    .filter(({ status }) => status === 'failed')
    .map(({ suite, name, message = '' }): Failure => {
      const line = new RegExp(`${suite.replaceAll('.', '\\.')}:(\\d+)`).exec(plain(message))?.[1];
      return { kind, suite, name, why: firstLine(message), ...(line === undefined ? {} : { line }) };
    });
  if (tests.length >= failed) return tests;
  return [...tests, ...toldBy(tail).map((why) => ({ kind, why }))];
};

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** What runs this failure alone. */
export const commandOf = ({ kind, suite, name }: Failure): string =>
  suite === undefined || name === undefined ? `npm test -- ${kind}` : `npm test -- ${kind} ${suite} -t ${quoted(escaped(name))}`;

/** Two lines of one failure: what and why, and how to see it again. */
export const linesOf = (failure: Failure): string[] => {
  const { kind, suite, name, why, line } = failure;
  const place = suite === undefined ? '' : ` ${suite}${line === undefined ? '' : `:${line}`}`;
  const evidence = suite !== undefined && name !== undefined ? evidenceFolder(suite, name) : '';
  const seen = evidence !== '' && existsSync(evidence) ? `  (seen: ${evidence})` : '';
  return [`FAILED ${kind}${place}${name === undefined ? '' : ` > ${name}`}: ${why}`.slice(0, 400), `  ${commandOf(failure)}${seen}`];
};

/** A line for each test that failed first and passed in a fresh browser, and for each that is quarantined and failed. */
export const remarksOf = (kind: string, { results = [] }: Count): string[] =>
  results.flatMap(({ suite, name, flaky, isQuarantined, message }: TestResult) => [
    ...(flaky === undefined ? [] : [`FLAKY ${kind} ${suite} > ${name}: ${firstLine(flaky)}`.slice(0, 300)]),
    ...(isQuarantined ? [`QUARANTINED ${kind} ${suite} > ${name}: ${firstLine(message ?? '')}`.slice(0, 300)] : []),
  ]);

/** The pattern that finds these failures of one file by their names. */
export const patternOf = (failures: readonly Failure[]): string =>
  `^(${failures.flatMap(({ name }) => (name === undefined ? [] : [escaped(name)])).join('|')})$`;
