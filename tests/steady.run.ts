import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestResult } from './reports/results.ts';
import { git } from './runner/commitSample.ts';
import { fast, slow, type Kind } from './runner/kinds.ts';
import { reports } from './runner/vitestRun.ts';

// npm run test:steady             every kind
// npm run test:steady -- mall     one kind
// Runs each kind five times beside two busy loops, its files in another order each time, and lists what did not end alike. All kinds take
// many hours: what a run ended with is kept for its commit, and the next call goes on behind it.

const runs = 5;
const busyLoops = 2;

/** What did not end alike in these runs of one kind: a test, or the kind itself where it counts for itself. */
const unsteadyOf = (kind: string, all: readonly TestResult[][]): string[] => {
  const outcomes = new Map<string, string[]>();
  for (const results of all)
    for (const { suite, name, status, flaky } of results) {
      const key = `${kind} ${suite} > ${name}`;
      outcomes.set(key, [...(outcomes.get(key) ?? []), flaky === undefined ? status : 'flaky']);
    }
  return [...outcomes]
    .filter(([, seen]) => seen.length < all.length || new Set(seen).size > 1 || seen.includes('failed') || seen.includes('flaky'))
    .map(([key, seen]) => `${key}: ${seen.join(', ')}`);
};

const [commit] = git('rev-parse', 'HEAD');
if (commit === undefined) throw new Error('What is kept is of a commit: here is no git.');
if (git('status', '--porcelain', '--untracked-files=no').length > 0)
  throw new Error('What is kept is of a commit: commit your changes first.');
const kept = join('dist', 'steady', commit);

/** One run of a kind, or what it ended with when it was run before. */
const resultsOfRun = async (kind: Kind, run: number): Promise<TestResult[]> => {
  const file = join(kept, `${kind.name}.${run}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as TestResult[];
  console.log(`\n== ${kind.name}, ${run} of ${runs}`);
  const { failed, results = [] } = await kind.run({ files: [], seed: run });
  const itself: TestResult = { suite: kind.name, name: kind.proves, status: failed === 0 ? 'passed' : 'failed', start: 0, duration: 0 };
  const all = [...results, itself];
  writeFileSync(file, JSON.stringify(all));
  return all;
};

const wanted = process.argv.slice(2);
const kinds = [...fast, ...slow].filter(({ name }) => wanted.length === 0 || wanted.includes(name));
for (const folder of [reports, kept]) mkdirSync(folder, { recursive: true });
const loops = Array.from({ length: busyLoops }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
const unsteady: string[] = [];
try {
  for (const kind of kinds) {
    const all: TestResult[][] = [];
    for (let run = 1; run <= runs; run += 1) all.push(await resultsOfRun(kind, run));
    unsteady.push(...unsteadyOf(kind.name, all));
  }
} finally {
  for (const loop of loops) loop.kill();
}
console.log(`\n${unsteady.join('\n')}\n\n${kinds.length} kinds, ${runs} runs each: ${unsteady.length} did not end alike`);
process.exit(unsteady.length === 0 ? 0 : 1);
