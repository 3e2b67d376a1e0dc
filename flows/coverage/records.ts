import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../chart/chart.ts';
import { writeWhole } from '../command.ts';

/**
 * What was walked: `walks` a machine through its real view, `mall` a lifecycle through the mall's routes and timers, `steps` a
 * lifecycle's step that a test took directly, `integration` whatever ran there.
 */
export const kinds = ['walks', 'mall', 'steps', 'integration'] as const;
export type Kind = (typeof kinds)[number];

/** What one test file walked of one machine: how often each state was stood in, each transition taken, each side of a guard answered. */
export type CoverageRecord = {
  format: 1;
  kind: Kind;
  /** The name of its file: `cart.machine`, `order.lifecycle`. */
  machine: string;
  /** The fingerprint of the chart that was walked; of another one the record says nothing. */
  chart: string;
  /** The test file, from the root. */
  from: string;
  states: Record<string, number>;
  items: Record<string, number>;
};

export const recordsFolder = join(import.meta.dirname, '../../dist/flows/coverage');

/** Equal for charts with the same states, transitions and guards, whatever their words and actions. */
export function fingerprint(machine: AnyStateMachine): string {
  const { states } = chartOf(machine);
  const shape = states.map(({ path, type, initial, transitions }) => [
    path,
    type,
    initial,
    transitions.map(({ place, guard, targets, reenter }) => [place, guard, targets, reenter]),
  ]);
  return createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 16);
}

/** Writes a record where the test file's last one stood. */
export const writeRecord = (record: CoverageRecord, folder = recordsFolder): Promise<void> => {
  const test = record.from.replace(/^.*\//, '').replace(/(\.test|\.walk)?\.tsx?$/, '');
  return writeWhole(join(folder, record.kind, `${record.machine}.${test}.json`), `${JSON.stringify(record)}\n`);
};

const isRecord = (thing: unknown): thing is CoverageRecord =>
  typeof thing === 'object' && thing !== null && 'format' in thing && thing.format === 1 && 'items' in thing;

/** Every record that lies there, in the order of their names; what another version wrote is passed over. */
export async function readRecords(folder = recordsFolder): Promise<CoverageRecord[]> {
  const found: CoverageRecord[] = [];
  for (const kind of kinds) {
    const inside = join(folder, kind);
    const files = await readdir(inside).catch((): string[] => []);
    for (const file of files.filter((each) => each.endsWith('.json')).sort()) {
      const record: unknown = JSON.parse(await readFile(join(inside, file), 'utf8'));
      if (isRecord(record)) found.push(record);
    }
  }
  return found;
}
