import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { walkFileOf } from '#tests/model/harness/walkFiles.ts';
import { CommandError } from '../command.ts';
import { childEnvironment } from '../environment.ts';
import type { NamedMachine } from '../machineRegistry.ts';

/** What a person first saw of a mutant in the view: on which walk, after which step; null when nothing. */
export type Sight = { number: number; name: string; seen: { walk: number; step: number; what: string } | null };

/** Where the walks through a machine's view write what was seen of its mutants, from the root of the project. */
export const sightsFile = (id: string): string => `dist/flows/mutate/${id}.views.json`;

type Walked = { one: NamedMachine; file: string };

/** Runs the walks of some machines over their mutants, to their end or not. */
const walkThrough = (walked: readonly Walked[], isSample: boolean): Promise<void> =>
  new Promise((resolve) => {
    const command = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '-c',
      'tests/vitest.config.ts',
      '--project',
      'dom',
      '-t',
      'its mutants are shown',
      ...new Set(walked.map(({ file }) => file)),
    ];
    spawn(process.execPath, command, {
      stdio: 'ignore',
      env: childEnvironment({ MUTANTS: isSample ? 'sample' : 'all', VIEWS: walked.map(({ one }) => one.noun).join() }),
    }).on('close', () => resolve());
  });

const sightsOf = async (one: NamedMachine): Promise<Sight[] | null> =>
  JSON.parse(await readFile(sightsFile(one.machine.id), 'utf8').catch(() => 'null')) as Sight[] | null;

/**
 * Walks the mutants of some machines, all or the sample, through their views, as the walks do; answers what was seen of them, by noun.
 * Machines without a view are left out. A machine whose walks do not come to their end among the others is walked once more alone.
 */
export async function seenInViews(named: readonly NamedMachine[], isSample: boolean): Promise<Map<string, Sight[]>> {
  const found = named.flatMap((one) => {
    const file = walkFileOf(one.noun);
    return file ? [{ one, file }] : [];
  });
  const sights = new Map<string, Sight[]>();
  if (found.length === 0) return sights;
  await Promise.all(found.map(({ one }) => rm(sightsFile(one.machine.id), { force: true })));
  await walkThrough(found, isSample);
  for (const { one, file } of found) {
    if ((await sightsOf(one)) === null) await walkThrough([{ one, file }], isSample);
    const seen = await sightsOf(one);
    if (seen === null)
      throw new CommandError(
        `${file} did not come to its end: run 'MUTANTS=all VIEWS=${one.noun} npx vitest run -c tests/vitest.config.ts ${file}' to see why.`,
        1,
      );
    sights.set(one.noun, seen);
  }
  return sights;
}
