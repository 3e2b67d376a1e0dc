import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { countOf, type TestResult } from './reports/results.ts';
import { writeReports } from './reports/write.ts';
import { nounsOfCheck } from './runner/chosenWalks.ts';
import { changedSince } from './runner/commitSample.ts';
import { failuresOf, linesOf, patternOf, remarksOf, type Failure } from './runner/failures.ts';
import { fast, slow, type Kind } from './runner/kinds.ts';
import { leftBehind, lookBefore } from './runner/leftovers.ts';
import type { Count } from './runner/program.ts';
import { reports, type Wanted } from './runner/vitestRun.ts';

// npm run check                     what is fast, with the walks that the change since main can reach
// npm test                          every kind
// npm test -- mall                  one kind
// npm test -- e2e purchase          one kind's files whose path has this word
// npm test -- e2e purchase -t NAME  those of its tests whose name matches
// npm test -- --failed              what failed in the last run
// npm test -- --changed             the kinds that what was changed since main can reach

type Asked = { kind: Kind; wanted: Wanted };

/** Lives as long as the checkout, not only as long as a run's reports. */
const lastFailures = 'dist/failures.json';
const every = [...fast, ...slow];

const kindNamed = (name: string): Kind => {
  const kind = every.find((each) => each.name === name);
  if (!kind) throw new Error(`There is no kind ${name}. There are ${every.map((each) => each.name).join(', ')}.`);
  return kind;
};

const askedByFailures = (): Asked[] => {
  const failures = existsSync(lastFailures) ? (JSON.parse(readFileSync(lastFailures, 'utf8')) as Failure[]) : [];
  return every
    .filter(({ name }) => failures.some((failure) => failure.kind === name))
    .map((kind) => {
      const own = failures.filter((failure) => failure.kind === kind.name);
      const files = [...new Set(own.flatMap(({ suite }) => suite ?? []))];
      const isWhole = own.some(({ name }) => name === undefined || name === 'can be read');
      return { kind, wanted: { files, ...(isWhole ? {} : { names: patternOf(own) }) } };
    });
};

const askedByChange = (): Asked[] => {
  const changed = changedSince('main');
  return every
    .filter(({ reaches }) => changed.length > 0 && (reaches === undefined || changed.some((file) => reaches.test(file))))
    .map((kind) => ({ kind, wanted: { files: [] } }));
};

const askedByCheck = (): Asked[] => {
  const nouns = nounsOfCheck();
  console.log(`Walked are ${nouns.length} machines: those that the change since main can reach, and a tenth of the others.`);
  return fast.map((kind) => ({ kind, wanted: { files: [], nouns } }));
};

const askedBy = (words: string[]): Asked[] => {
  if (words.includes('--failed')) return askedByFailures();
  if (words.includes('--changed')) return askedByChange();
  const at = words.indexOf('-t');
  const names = at < 0 ? undefined : words[at + 1];
  const plain = words.filter((word, place) => !word.startsWith('-') && (at < 0 || place !== at + 1));
  if (plain[0] === 'check') return askedByCheck();
  const kinds = plain.filter((word) => every.some(({ name }) => name === word));
  const files = plain.filter((word) => !kinds.includes(word));
  if (kinds.length === 0 && files.length > 0) kindNamed(files[0] ?? '');
  return (kinds.length > 0 ? kinds.map(kindNamed) : every).map((kind) => ({ kind, wanted: { files, names } }));
};

const ending = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`;

/** What is reported of a kind: each of its tests, else the kind itself as one; it fails where a program failed beside its tests, too. */
const reported = ({ name, proves }: Kind, { failed, results = [], tail = '' }: Count, start: number): TestResult[] => {
  if (results.length > 0 && countOf(results, 'failed') >= failed) return results;
  const duration = Math.round(Date.now() - start);
  const itself = { suite: name, name: proves, start, duration };
  return [...results, failed > 0 ? { ...itself, status: 'failed', message: tail } : { ...itself, status: 'passed' }];
};

/** Runs the kinds one after another; an error on the way is one failed test of that kind. The last line counts over all. */
const runAll = async (asked: Asked[]): Promise<void> => {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const sum = { passed: 0, failed: 0 };
  const table: string[] = [];
  const failures: Failure[] = [];
  const remarks: string[] = [];
  for (const { kind, wanted } of asked) {
    const begun = Date.now();
    const before = lookBefore();
    console.log(`\n== ${kind.name}: ${kind.proves}`);
    const count = await kind.run(wanted).catch((failed: Error): Count => {
      console.error(failed.message);
      return { passed: 0, failed: 1, tail: failed.message };
    });
    sum.passed += count.passed;
    sum.failed += count.failed;
    failures.push(...failuresOf(kind.name, count));
    remarks.push(...remarksOf(kind.name, count), ...(await leftBehind(kind.name, before)));
    writeReports(`${reports}/reports`, kind.name, reported(kind, count, begun));
    const line = `${kind.name.padEnd(14)} ${ending(count).padEnd(24)} ${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s`;
    console.log(`== ${line}`);
    table.push(line);
  }
  console.log(`\n${[...table, '', ...remarks, ...failures.flatMap(linesOf)].join('\n')}\n\n${ending(sum)}`);
  writeFileSync(`${reports}/summary.txt`, `${ending(sum)}\n`);
  writeFileSync(lastFailures, JSON.stringify(failures));
  process.exit(sum.failed === 0 ? 0 : 1);
};

await runAll(askedBy(process.argv.slice(2)));
