import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chartOf } from '../chart/chart.ts';
import { assignmentsIn, owedBy } from '../coverage.ts';
import { coversOf, exploreUntil, type Exploration } from '../explorer.ts';
import { linesIn } from '../visualiser/sourceLines.ts';
import { allMachines, type NamedMachine } from '../machineRegistry.ts';
import { chartRules } from './chart.rules.ts';
import { pressRules } from './press.rules.ts';
import type { Built, Finding, Rule, Subject, World } from './rule.ts';
import { sourceOf, type Script } from './syntax.ts';
import { walkedRules } from './walked.rules.ts';
import { worldRules } from './world.rules.ts';
import { writtenRules } from './written.rules.ts';

/** What machines of this project keep to. */
export const rules: readonly Rule[] = [...writtenRules, ...chartRules, ...walkedRules, ...worldRules, ...pressRules];

const root = join(import.meta.dirname, '../..');

/** Everything under a room that is written by hand. */
export const scriptsIn = (...rooms: string[]): Script[] =>
  rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.endsWith('/gql') && !entry.parentPath.includes('.mesh'),
      )
      .map((entry) => ({
        file: relative(root, join(entry.parentPath, entry.name)),
        text: readFileSync(join(entry.parentPath, entry.name), 'utf8'),
      })),
  );

/**
 * Walks a machine until it has seen every transition, both sides of every guard, every state, and each assignment change something; a
 * machine without fault is soon done.
 */
function explorationOf({ fixture, machine }: NamedMachine): Exploration | null {
  if (!fixture) return null;
  const chart = chartOf(machine);
  const owed = new Set([
    ...owedBy(chart),
    ...assignmentsIn(chart, machine).map(({ item }) => item),
    ...chart.states.filter(({ type }) => type !== 'history').map(({ path }) => `state ${path}`),
  ]);
  return exploreUntil(fixture, (snapshot) => {
    for (const item of coversOf(snapshot)) {
      owed.delete(item);
      const source = item.split(' · ')[0] ?? '';
      owed.delete(`state ${source}`);
    }
    for (const node of snapshot._nodes) owed.delete(`state ${node.path.join('.')}`);
    return owed.size === 0;
  });
}

/** A source with the machine that it builds. */
export function subjectOf(script: Script, named: NamedMachine | null): Subject {
  const source = sourceOf(script);
  if (!named) return { source, built: null };
  let exploration: Exploration | null | undefined;
  const built: Built = {
    named,
    chart: chartOf(named.machine),
    lines: linesIn(source, named.machine.id),
    explored: () => (exploration ??= explorationOf(named)),
  };
  return { source, built };
}

/** The shop's machines, and everything that sends to them or looks at them. */
export async function ownWorld(): Promise<World> {
  const machines = await allMachines();
  const scripts = scriptsIn('machines', 'src', 'mall');
  const subjects = scripts
    .filter(({ file }) => file.startsWith('machines/'))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map((script) => subjectOf(script, machines.find(({ name }) => script.file === `machines/${name}.ts`) ?? null));
  return { subjects, scripts };
}

/** Every finding of the rules about these subjects, by file and line. */
export const findingsIn = (world: World, subjects: readonly Subject[] = world.subjects): Finding[] =>
  subjects.flatMap((subject) =>
    rules
      .flatMap((rule) =>
        rule.find(subject, world).map(({ line, sentence, file }): Finding => ({
          rule: rule.name,
          file: file ?? subject.source.file,
          line,
          sentence,
          fix: rule.fix,
        })),
      )
      .filter(
        (one, index, found) =>
          found.findIndex((each) => each.rule === one.rule && each.line === one.line && each.sentence === one.sentence) === index,
      )
      .sort((a, b) => a.line - b.line),
  );
