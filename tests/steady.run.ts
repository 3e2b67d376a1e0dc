import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import type { TestResult } from './reports/results.ts';
import { fast, slow } from './runner/kinds.ts';
import { reports } from './runner/vitestRun.ts';

// npm run test:steady             every kind
// npm run test:steady -- mall     one kind
// Runs each kind five times beside two busy loops, its files in another order each time, and lists what did not end alike.

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

const words = process.argv.slice(2);
const kinds = [...fast, ...slow].filter(({ name }) => words.length === 0 || words.includes(name));
mkdirSync(reports, { recursive: true });
const loops = Array.from({ length: busyLoops }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
const unsteady: string[] = [];
try {
  for (const kind of kinds) {
    const all: TestResult[][] = [];
    for (let run = 1; run <= runs; run += 1) {
      console.log(`\n== ${kind.name}, ${run} of ${runs}`);
      const { failed, results = [] } = await kind.run({ files: [], seed: run });
      const itself: TestResult = { suite: kind.name, name: kind.proves, status: failed === 0 ? 'passed' : 'failed', start: 0, duration: 0 };
      all.push([...results, itself]);
    }
    unsteady.push(...unsteadyOf(kind.name, all));
  }
} finally {
  for (const loop of loops) loop.kill();
}
console.log(`\n${unsteady.join('\n')}\n\n${kinds.length} kinds, ${runs} runs each: ${unsteady.length} did not end alike`);
process.exit(unsteady.length === 0 ? 0 : 1);
