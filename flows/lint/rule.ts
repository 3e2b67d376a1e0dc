import type { Chart } from '../chart/chart.ts';
import type { Exploration } from '../explorer.ts';
import type { NamedMachine } from '../machineRegistry.ts';
import type { Script, Source } from './syntax.ts';

/** A file of `machines/`, with its machine where it has one. */
export type Subject = { source: Source; built: Built | null };

/** A machine and where each of its states, transitions and guards is written (lines by path, place and `guard name`). */
export type Built = { named: NamedMachine; chart: Chart; lines: Record<string, number>; explored: () => Exploration | null };

/** Everything that can send to a machine or look at it. */
export type World = { subjects: Subject[]; scripts: Script[] };

export type Found = { line: number; sentence: string; file?: string };

/** One thing that machines of this project keep to (architecture 5). */
export type Rule = {
  name: string;
  /** What it asks, as a sentence. */
  requirement: string;
  /** What to do about a finding. */
  fix: string;
  find: (subject: Subject, world: World) => Found[];
};

export type Finding = { rule: string; file: string; line: number; sentence: string; fix: string };

/** A rule that looks only at machines. */
export const ofMachines =
  (find: (built: Built, source: Source, world: World) => Found[]): Rule['find'] =>
  ({ built, source }, world) =>
    built ? find(built, source, world) : [];
