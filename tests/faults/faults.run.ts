import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { walkFileOf } from '../model/harness/walkFiles.ts';
import { faults, type Fault } from './faults.ts';

const root = join(import.meta.dirname, '../..');
const report = join(tmpdir(), `faults-${process.pid}.json`);

type Report = { testResults: { message: string; assertionResults: { status: string; failureMessages: string[] }[] }[] };

/** The first message of the walks that a fault lets fail; null where none does. */
function messageOf(fault: Fault, number: number): string | null {
  const file = walkFileOf(fault.noun);
  if (!file) throw new Error(`No view of '${fault.noun}' is walked.`);
  rmSync(report, { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/faults/vitest.config.ts', '--project=walks', '--bail=1'];
  const { status } = spawnSync(
    process.execPath,
    [...vitest, '-t', 'obeys its machine', '--reporter=json', `--outputFile.json=${report}`, file],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, FAULT: String(number), VIEWS: fault.noun },
    },
  );
  if (status === 0) return null;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = testResults.flatMap(({ assertionResults }) => assertionResults).find((each) => each.status === 'failed');
  // A file that could not be read at all proves nothing.
  if (!failed) throw new Error(testResults.map(({ message }) => message).join('\n'));
  return failed.failureMessages[0] ?? '';
}

/** What a developer reads first: where, and what changed there. */
const shortened = (message: string): string =>
  message
    .split('\n')
    .filter((line) => !/^\s+at |^Path:|^\s*$/.test(line))
    .slice(0, 6)
    .map((line) => line.slice(0, 200))
    .join('\n');

const rows: string[] = [];
let survivors = 0;

const write = (): void =>
  writeFileSync(
    join(root, 'docs/faults.views.md'),
    [
      '# Seeded faults',
      '',
      'Written by `npm run faults`: each fault is put into one file as the tests load it, and the walks of one page must fail.',
      '',
      `${rows.length} faults, ${survivors} survive.`,
      '',
      rows.join('\n'),
    ].join('\n'),
  );

for (const [number, fault] of faults.entries()) {
  const begun = performance.now();
  const message = messageOf(fault, number);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const verdict = message === null ? 'Survives' : 'Caught';
  if (message === null) survivors += 1;
  process.stdout.write(`${verdict}: ${fault.what} (${fault.noun}, ${seconds} s)\n`);
  rows.push(
    [
      `## ${number + 1}. ${fault.what[0]?.toUpperCase()}${fault.what.slice(1)}`,
      '',
      `\`${fault.file}\`: \`${fault.find}\` becomes \`${fault.put}\`. ${verdict} in ${seconds} s by the walks of \`${fault.noun}\`.`,
      '',
      ...(message === null ? [] : ['```', shortened(message), '```', '']),
    ].join('\n'),
  );
  write();
}
process.exitCode = survivors === 0 ? 0 : 1;
