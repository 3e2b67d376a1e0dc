import { join, relative } from 'node:path';
import { expect } from 'vitest';
import { Recorder } from '#flows/coverage/recorder.ts';
import { writeRecord, type Kind } from '#flows/coverage/records.ts';

const root = join(import.meta.dirname, '../..');

/** The test file that runs now, from the root. */
export const thisTest = (): string => relative(root, expect.getState().testPath ?? '');

/** Keeps what the running test file walked of a machine, where `npm run flows:coverage` finds it. */
export const keepRecord = async (kind: Kind, machine: string, recorder: Recorder): Promise<void> => {
  if (!recorder.isEmpty) await writeRecord(recorder.record({ kind, machine, from: thisTest() }));
};
