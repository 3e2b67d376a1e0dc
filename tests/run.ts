import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findChromium } from './chromium.ts';

/** `failures` names what failed, each with the first line of why. */
type Count = { passed: number; failed: number; failures?: string[] };
type Kind = { name: string; proves: string; run: () => Promise<Count> };

const reports = 'dist/tests';
const full = process.argv.includes('--full');
const environment = { ...process.env, FULL: full ? '1' : '', ...(full ? { RUNS: '300' } : {}), NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-old-space-size=4096'].filter(Boolean).join(' ') };

/** Runs a program of `node_modules`; answers its code and the last line that it printed. */
const program = (command: string[], more: Record<string, string> = {}): Promise<{ code: number; lastLine: string }> =>
  new Promise((resolve) => {
    const [name = '', ...rest] = command;
    const child = spawn(process.execPath, [name, ...rest], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...environment, ...more } });
    let lastLine = '';
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      lastLine = chunk.toString().trim().split('\n').at(-1) || lastLine;
    });
    child.on('close', (code) => resolve({ code: code ?? 1, lastLine }));
  });

/** One thing that holds or does not. */
const holds = async (command: string[]): Promise<Count> => {
  const { code } = await program(command);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** A program that counts for itself and says so in its last line. */
const counted = async (command: string[], more: Record<string, string> = {}): Promise<Count> => {
  const { code, lastLine } = await program(command, more);
  const said = /(\d+) passed, (\d+) failed/.exec(lastLine);
  if (!said) return { passed: 0, failed: 1 };
  const failed = Number(said[2]);
  return { passed: Number(said[1]), failed: code === 0 ? failed : Math.max(failed, 1) };
};

type Report = { numPassedTests: number; numFailedTests: number; testResults: { name: string; status: string; message: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[] };

/** The tests of one vitest configuration. A file that cannot even be read counts as one failed test. */
const vitest = async (name: string, config: string, more: Record<string, string> = {}): Promise<Count> => {
  const file = `${reports}/${name}.json`;
  const { code } = await program(['node_modules/vitest/vitest.mjs', 'run', '-c', config, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], more);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const broken = report.testResults.filter((result) => result.status === 'failed' && !result.assertionResults.some((one) => one.status === 'failed'));
  const failed = report.numFailedTests + broken.length;
  const failures = [
    ...broken.map(({ name, message }) => [name, message]),
    ...report.testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed').map(({ fullName, failureMessages }) => [fullName, failureMessages[0] ?? ''])),
  ].map(([what = '', why = '']) => `${what}: ${why.split('\n')[0]}`);
  return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1), failures };
};

/** Forgets what earlier runs walked. */
const unwalked = (...kinds: string[]): void => {
  for (const kind of kinds) rmSync(`dist/flows/coverage/${kind}`, { recursive: true, force: true });
};

const tsx = (file: string, ...rest: string[]): string[] => ['--import', 'tsx', file, ...rest];

const fast: Kind[] = [
  { name: 'build', proves: 'everything can be built', run: () => holds(tsx('mesh/build.ts')) },
  { name: 'types', proves: 'no type is wrong', run: () => holds(['node_modules/typescript/bin/tsc', '--noEmit']) },
  { name: 'lint', proves: 'no rule of the linter is broken', run: () => holds(['node_modules/oxlint/bin/oxlint', '--deny-warnings', 'machines', 'src', 'mesh', 'mall', 'flows', 'tests']) },
  { name: 'machines', proves: 'every machine keeps to the rules', run: () => holds(tsx('flows/lint/lint.run.ts')) },
  { name: 'sentences', proves: 'no language lacks one, none has one too many', run: () => holds(['node_modules/@formatjs/cli/bin/formatjs', 'verify', '--source-locale', 'en', '--missing-keys', '--extra-keys', 'lang/*.json']) },
  { name: 'contract document', proves: 'the contract is what the doors say', run: () => holds(tsx('mall/document.write.ts', '--check')) },
  { name: 'house, walks, laws, ledger', proves: 'the shop keeps its promises', run: () => (unwalked('walks'), vitest('fast', 'tests/vitest.config.ts')) },
];

const slow: Kind[] = [
  { name: 'mutants', proves: 'no fault in a machine goes unnoticed', run: () => holds(tsx('flows/mutate/mutate.run.ts', '--all', full ? '--views' : '--sample')) },
  { name: 'mall', proves: 'the mall is right', run: () => (unwalked('mall', 'steps'), vitest('mall', 'tests/mall/vitest.config.ts')) },
  { name: 'coverage', proves: 'every transition and guard side was walked, lifecycles in the mall', run: () => counted(tsx('flows/coverage/coverage.run.ts', '--html')) },
  { name: 'tower', proves: 'the storeys fit together', run: () => vitest('tower', 'tests/tower/vitest.config.ts') },
  { name: 'contract', proves: 'the mall keeps the contract over HTTP', run: () => counted(tsx('tests/contract/contract.run.ts')) },
  { name: 'journeys', proves: 'it works for a person', run: () => vitest('journeys', 'tests/journeys/vitest.config.ts', { CHROME_PATH: findChromium() }) },
  { name: 'gallery', proves: 'every screen in every state is without fault', run: () => vitest('gallery', 'tests/gallery/vitest.config.ts', { CHROME_PATH: findChromium() }) },
];

const ending = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`;

/** Runs the kinds one after another; an error on the way is one failed test of that kind. The last line counts over all. */
const runAll = async (kinds: Kind[]): Promise<void> => {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const sum = { passed: 0, failed: 0 };
  const table: string[] = [];
  const failures: string[] = [];
  for (const kind of kinds) {
    const begun = performance.now();
    console.log(`\n== ${kind.name}: ${kind.proves}`);
    const count = await kind.run().catch((failed: Error): Count => {
      console.error(failed.message);
      return { passed: 0, failed: 1 };
    });
    sum.passed += count.passed;
    sum.failed += count.failed;
    failures.push(...(count.failures ?? []).map((failure) => `${kind.name}: ${failure}`));
    table.push(`${kind.name.padEnd(28)} ${ending(count).padEnd(24)} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
  console.log(`\n${[...failures, ...table].join('\n')}\n\n${ending(sum)}`);
  writeFileSync(`${reports}/summary.txt`, `${ending(sum)}\n`);
  process.exit(sum.failed === 0 ? 0 : 1);
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const every = [...fast, ...slow];
await runAll(wanted[0] === 'check' ? fast : wanted.length > 0 ? every.filter((kind) => wanted.includes(kind.name)) : every);
