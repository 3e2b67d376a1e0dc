import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StateMachine } from 'xstate';
import type { Chart } from '../chart/chart.ts';
import { CommandError } from '../command.ts';
import { coverageOf, type Coverage } from '../coverage/metrics.ts';
import { readRecords } from '../coverage/records.ts';
import { allMachines, type NamedMachine } from '../machineRegistry.ts';
import { citingSentences, servedRequirements, type NamedIn, type ServedRequirement } from '../requirements.ts';
import { contractCalls, operationsByPort, type Call } from './calls.ts';
import { readRefusalPage, type RefusalText } from './markdownText.ts';
import { screenEntries, type ScreenEntry } from './screenPictures.ts';
import { readSnapshotPage, refusalsIn, type SnapshotPage } from './snapshotPage.ts';

export const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** A port of a machine: the machine that fills it, or the calls that its data function asks. */
export type PortAbout = { src: string; child: string | null; calls: Call[] };

/** Everything that is told of one machine. */
export type MachineAbout = {
  named: NamedMachine;
  chart: Chart;
  coverage: Coverage;
  snapshot: SnapshotPage;
  refusals: ReturnType<typeof refusalsIn>;
  screens: ScreenEntry[];
  ports: PortAbout[];
};

/** A page of `docs/`, as it is written. */
export type DocumentText = { path: string; title: string; text: string };

/** What the site is made from, all of one commit. */
export type Material = {
  commit: { hash: string; date: string; isChanged: boolean };
  machines: MachineAbout[];
  requirements: ServedRequirement[];
  sentences: NamedIn[];
  refusals: RefusalText[];
  calls: Call[];
  documents: DocumentText[];
  glossary: string;
  /** The events that views send. */
  pressed: ReadonlySet<string>;
};

/** A machine's committed page. @throws CommandError where nobody has written it yet */
const committedPage = (name: string): string => {
  const path = `tests/snapshots/pages/${name}.txt`;
  if (!existsSync(join(root, path))) throw new CommandError(`${path} is not there: npm run ledger -- --write writes it.`);
  return read(path);
};

/** What other tools left in folders: records of what tests walked, pictures of screens. */
export type MadeBefore = { records: string; pictures: string };

const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

const commitNow = (): Material['commit'] => ({
  hash: git('rev-parse', '--short=12', 'HEAD'),
  date: git('log', '-1', '--format=%cs'),
  isChanged: git('status', '--porcelain', '--untracked-files=no') !== '',
});

/** What stands in quotes after `type:` where something is drawn. */
function eventsOfViews(): Set<string> {
  const files = ['src/pages', 'src/components', 'src/app'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx'))
      .map((path) => `${folder}/${path}`),
  );
  return new Set(files.flatMap((path) => [...read(path).matchAll(/'(\w+(?:\.\w+)+)'/g)].map(([, type = '']) => type)));
}

const documentTexts = (): DocumentText[] =>
  readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !path.startsWith('errors/'))
    .sort()
    .map((path) => {
      const text = read(`docs/${path}`);
      return { path, title: /^# (.*)$/m.exec(text)?.[1] ?? path, text };
    });

const portsOf = (named: NamedMachine, all: readonly NamedMachine[], calls: readonly Call[], asked: Map<string, string[]>): PortAbout[] =>
  Object.entries(named.machine.implementations.actors)
    .map(([src, logic]) => ({
      src,
      child: (logic instanceof StateMachine && all.find(({ machine }) => machine === logic)?.noun) || null,
      calls: (asked.get(src) ?? []).flatMap((operation) => calls.filter((call) => call.operation === operation)),
    }))
    .sort((one, other) => one.src.localeCompare(other.src));

/** Reads what the site is made from: machines, their committed walks and screens, coverage records, docs and the contract. */
export async function gatherMaterial({ records: walked, pictures }: MadeBefore): Promise<Material> {
  const [all, records] = [await allMachines(), await readRecords(walked)];
  const [calls, asked, screens, sentences] = [contractCalls(), operationsByPort(), screenEntries(pictures), citingSentences()];
  const machines = all.map((named): MachineAbout => {
    const coverage = coverageOf(named, records);
    const snapshot = readSnapshotPage(named.name, committedPage(named.name));
    return {
      named,
      chart: coverage.chart,
      coverage,
      snapshot,
      refusals: refusalsIn(snapshot),
      screens: screens.filter(({ noun }) => noun === named.noun),
      ports: portsOf(named, all, calls, asked),
    };
  });
  return {
    commit: commitNow(),
    machines,
    requirements: servedRequirements(read('docs/specification.md'), all, sentences),
    sentences,
    refusals: readdirSync(join(root, 'docs/errors'))
      .filter((file) => /^[A-Z_]+\.md$/.test(file) && file !== 'README.md')
      .map((file) => readRefusalPage(file.replace('.md', ''), read(`docs/errors/${file}`))),
    calls,
    documents: documentTexts(),
    glossary: read('docs/glossary.md'),
    pressed: eventsOfViews(),
  };
}
