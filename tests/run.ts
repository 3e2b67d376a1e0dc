import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { countOf, resultsOf, type TestResult, type VitestReport } from './reports/results.ts';
import { writeReports } from './reports/write.ts';

/** `results` of each test, where a kind knows them; `tail` is what a program printed last. */
type Count = { passed: number; failed: number; results?: TestResult[]; tail?: string };
type Kind = { name: string; proves: string; run: () => Promise<Count> };

const reports = 'dist/tests';
const full = process.argv.includes('--full');
const environment = {
  ...process.env,
  FULL: full ? '1' : '',
  ...(full ? { RUNS: '300' } : {}),
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-old-space-size=4096'].filter(Boolean).join(' '),
};

/** Runs a program of `node_modules`; answers its code and the last of what it printed. */
const program = (command: string[], more: Record<string, string> = {}): Promise<{ code: number; tail: string }> =>
  new Promise((resolve) => {
    const [name = '', ...rest] = command;
    const child = spawn(process.execPath, [name, ...rest], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...environment, ...more } });
    let tail = '';
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      tail = (tail + chunk.toString()).slice(-4_000);
    });
    child.on('close', (code) => resolve({ code: code ?? 1, tail: tail.trim() }));
  });

/** One thing that holds or does not. */
const holds = async (command: string[]): Promise<Count> => {
  const { code, tail } = await program(command);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, tail };
};

/** A program that counts for itself and says so in its last line. */
const counted = async (command: string[], more: Record<string, string> = {}): Promise<Count> => {
  const { code, tail } = await program(command, more);
  const said = /(\d+) passed, (\d+) failed/.exec(tail.split('\n').at(-1) ?? '');
  if (!said) return { passed: 0, failed: 1, tail };
  const failed = Number(said[2]);
  return { passed: Number(said[1]), failed: code === 0 ? failed : Math.max(failed, 1), tail };
};

/** The tests of one vitest configuration. A file that cannot even be read counts as one failed test. */
const vitest = async (name: string, config: string, more: Record<string, string> = {}): Promise<Count> => {
  const file = `${reports}/${name}.json`;
  const { code, tail } = await program(
    ['node_modules/vitest/vitest.mjs', 'run', '-c', config, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    more,
  );
  if (!existsSync(file)) return { passed: 0, failed: 1, tail };
  const results = resultsOf(JSON.parse(readFileSync(file, 'utf8')) as VitestReport, process.cwd());
  const failed = countOf(results, 'failed');
  return { passed: countOf(results, 'passed'), failed: code === 0 ? failed : Math.max(failed, 1), results, tail };
};

/** Forgets what earlier runs walked. */
const unwalked = (...kinds: string[]): void => {
  for (const kind of kinds) rmSync(`dist/flows/coverage/${kind}`, { recursive: true, force: true });
};

const tsx = (file: string, ...rest: string[]): string[] => ['--import', 'tsx', file, ...rest];

const fast: Kind[] = [
  { name: 'build', proves: 'everything can be built', run: () => holds(tsx('mesh/build.ts')) },
  { name: 'types', proves: 'no type is wrong', run: () => holds(['node_modules/typescript/bin/tsc', '--noEmit']) },
  {
    name: 'lint',
    proves: 'no rule of the linter is broken',
    run: () => holds(['node_modules/oxlint/bin/oxlint', '--deny-warnings', 'machines', 'src', 'mesh', 'mall', 'flows', 'tests']),
  },
  {
    name: 'format',
    proves: 'every file is laid out as the formatter lays it out',
    run: () => holds(['node_modules/oxfmt/bin/oxfmt', '--check']),
  },
  { name: 'machines', proves: 'every machine keeps to the rules', run: () => holds(tsx('flows/lint/lint.run.ts')) },
  {
    name: 'sentences',
    proves: 'no language lacks one, none has one too many',
    run: () =>
      holds([
        'node_modules/@formatjs/cli/bin/formatjs',
        'verify',
        '--source-locale',
        'en',
        '--missing-keys',
        '--extra-keys',
        'lang/*.json',
      ]),
  },
  {
    name: 'contract document',
    proves: 'the contract is what the routes say',
    run: () => holds(tsx('mall/platform/http/openapi.write.ts', '--check')),
  },
  {
    name: 'architecture, model, properties, snapshots',
    proves: 'the shop keeps its promises',
    run: () => (unwalked('walks'), vitest('fast', 'tests/vitest.config.ts')),
  },
];

const slow: Kind[] = [
  {
    name: 'mutants',
    proves: 'no fault in a machine goes unnoticed',
    run: () => holds(tsx('flows/mutate/mutate.run.ts', '--all', full ? '--views' : '--sample')),
  },
  { name: 'mall', proves: 'the mall is right', run: () => (unwalked('mall', 'steps'), vitest('mall', 'tests/mall/vitest.config.ts')) },
  {
    name: 'coverage',
    proves: 'every transition and guard side was walked, lifecycles in the mall',
    run: () => counted(tsx('flows/coverage/coverage.run.ts', '--html')),
  },
  {
    name: 'integration',
    proves: 'document, gateway and mall fit together',
    run: () => vitest('integration', 'tests/integration/vitest.config.ts'),
  },
  { name: 'site', proves: 'the documents are made from the code', run: () => vitest('site', 'tests/site/vitest.config.ts') },
  { name: 'recipes', proves: 'what CONTRIBUTING tells to do can be done', run: () => vitest('recipes', 'tests/recipes/vitest.config.ts') },
  { name: 'contract', proves: 'the mall keeps the contract over HTTP', run: () => counted(tsx('tests/contract/contract.run.ts')) },
  {
    name: 'attack',
    proves: 'nothing that is thrown at it takes the shop down',
    run: () => counted(tsx('tests/attack/attack.run.ts', ...(full ? [] : ['--short']))),
  },
  { name: 'e2e', proves: 'it works for a person', run: () => vitest('e2e', 'tests/e2e/vitest.config.ts', { CHROME_PATH: findChromium() }) },
  {
    name: 'gallery',
    proves: 'every screen in every state is without fault',
    run: () => vitest('gallery', 'tests/gallery/vitest.config.ts', { CHROME_PATH: findChromium() }),
  },
];

const ending = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`;

/** What is reported of a kind: each of its tests, else the kind itself as one; it fails where a program failed beside its tests, too. */
const reported = ({ name, proves }: Kind, { failed, results = [], tail = '' }: Count, start: number): TestResult[] => {
  if (results.length > 0 && countOf(results, 'failed') >= failed) return results;
  const duration = Math.round(Date.now() - start);
  const itself = { suite: name, name: proves, start, duration };
  return [...results, failed > 0 ? { ...itself, status: 'failed', message: tail } : { ...itself, status: 'passed' }];
};

/** Runs the kinds one after another; an error on the way is one failed test of that kind. The last line counts over all. */
const runAll = async (kinds: Kind[]): Promise<void> => {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const sum = { passed: 0, failed: 0 };
  const table: string[] = [];
  const failures: string[] = [];
  for (const kind of kinds) {
    const begun = Date.now();
    console.log(`\n== ${kind.name}: ${kind.proves}`);
    const count = await kind.run().catch((failed: Error): Count => {
      console.error(failed.message);
      return { passed: 0, failed: 1, tail: failed.message };
    });
    sum.passed += count.passed;
    sum.failed += count.failed;
    const failed = (count.results ?? []).filter(({ status }) => status === 'failed');
    failures.push(...failed.map(({ name, message }) => `${kind.name}: ${name}: ${message?.split('\n')[0]}`));
    writeReports(`${reports}/reports`, kind.name, reported(kind, count, begun));
    table.push(`${kind.name.padEnd(28)} ${ending(count).padEnd(24)} ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  }
  console.log(`\n${[...failures, ...table].join('\n')}\n\n${ending(sum)}`);
  writeFileSync(`${reports}/summary.txt`, `${ending(sum)}\n`);
  process.exit(sum.failed === 0 ? 0 : 1);
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const every = [...fast, ...slow];
await runAll(wanted[0] === 'check' ? fast : wanted.length > 0 ? every.filter((kind) => wanted.includes(kind.name)) : every);
