import { readdirSync, rmSync } from 'node:fs';
import { findChromium } from '../chromium.ts';
import { partOfCommit, readCommitSample } from './commitSample.ts';
import { counted, full, holds, tsx, type Count } from './program.ts';
import { browserTests, vitest, type Wanted } from './vitestRun.ts';

/** One kind of test. `reaches` are the files whose change can change its result; without it every change can. */
export type Kind = { name: string; proves: string; reaches?: RegExp; run: (wanted: Wanted) => Promise<Count> };

/** Forgets what earlier runs walked. */
const unwalked = (...kinds: string[]): void => {
  for (const kind of kinds) rmSync(`dist/flows/coverage/${kind}`, { recursive: true, force: true });
};

/** The machines that the commit touches, and a tenth of all others. */
const chosenMachines = (): string[] => {
  const { draws, touches } = readCommitSample();
  const names = readdirSync('machines').flatMap((file) => /^(.+\.(?:machine|lifecycle))\.ts$/.exec(file)?.[1] ?? []);
  const chosen = names.filter((name) => touches(name.split('.')[0] ?? '') || draws(name, partOfCommit));
  return chosen.length > 0 ? chosen : ['--all'];
};

/** The nouns of these machines. */
const chosenNouns = (): string[] => chosenMachines().flatMap((name) => (name === '--all' ? [] : [name.replace(/\.machine$/, '')]));

/** What `npm run check` runs. */
export const fast: Kind[] = [
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
    name: 'messages',
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
    name: 'openapi',
    proves: 'the contract is what the routes say',
    run: () => holds(tsx('mall/platform/http/openapi.write.ts', '--check')),
  },
  {
    name: 'unit',
    proves: 'architecture, model, properties and snapshots: the shop keeps its promises',
    run: (wanted) => (unwalked('walks'), vitest('unit', 'tests/vitest.config.ts', wanted)),
  },
];

/** What `npm test` runs besides. */
export const slow: Kind[] = [
  {
    name: 'mutants',
    proves: 'no fault in a machine goes unnoticed',
    reaches: /^(machines|flows|src|tests\/(fixtures|model))\//,
    run: () => holds(tsx('flows/mutate/mutate.run.ts', ...(full ? ['--all', '--views'] : ['--sample', ...chosenMachines()]))),
  },
  {
    name: 'bodies',
    proves: 'no fault in what a data function asks and answers goes unnoticed',
    reaches: /^(machines|flows|src|tests\/(fixtures|model|snapshots|mutants))\//,
    run: () => holds(tsx('tests/mutants/storey.run.ts', 'data', ...(full ? [] : chosenNouns()))),
  },
  {
    name: 'mall',
    proves: 'the mall is right',
    reaches: /^(machines|mall|tests\/(mall|drivers))\//,
    run: (wanted) => (unwalked('mall', 'steps'), vitest('mall', 'tests/mall/vitest.config.ts', wanted)),
  },
  {
    name: 'coverage',
    proves: 'every transition and guard side was walked, lifecycles in the mall',
    run: () => counted(tsx('flows/coverage/coverage.run.ts', '--html')),
  },
  {
    name: 'integration',
    proves: 'document, gateway and mall fit together',
    run: (wanted) => vitest('integration', 'tests/integration/vitest.config.ts', wanted),
  },
  {
    name: 'site',
    proves: 'the documents are made from the code',
    run: (wanted) => vitest('site', 'tests/site/vitest.config.ts', wanted),
  },
  {
    name: 'recipes',
    proves: 'what CONTRIBUTING tells to do can be done',
    run: (wanted) => vitest('recipes', 'tests/recipes/vitest.config.ts', wanted),
  },
  {
    name: 'contract',
    proves: 'the mall keeps the contract over HTTP',
    reaches: /^(machines|mall|mesh|tests\/(contract|drivers))\//,
    run: () => counted(tsx('tests/contract/contract.run.ts')),
  },
  {
    name: 'attack',
    proves: 'nothing that is thrown at it takes the shop down',
    reaches: /^(mall|mesh|src|tests\/(attack|drivers))\//,
    run: () => counted(tsx('tests/attack/attack.run.ts', ...(full ? [] : ['--short']))),
  },
  {
    name: 'e2e',
    proves: 'it works for a person',
    reaches: /^(machines|src|lang|mesh|mall|flows|tests\/e2e)\//,
    run: (wanted) => (findChromium(), browserTests('e2e', 'tests/e2e/vitest.config.ts', wanted)),
  },
  {
    name: 'gallery',
    proves: 'screens are without fault: those that the commit chooses, in the long run all',
    reaches: /^(machines|src|lang|flows|tests\/(gallery|fixtures))\//,
    run: (wanted) => (findChromium(), browserTests('gallery', 'tests/gallery/vitest.config.ts', wanted)),
  },
];
