import { spawn } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { Halt } from '../command.ts';
import type { Named } from '../named.ts';

/** What a person first saw of a mutant in the view: on which walk, after which step; null when nothing. */
export type Sight = { number: number; name: string; seen: { walk: number; step: number; what: string } | null };

const folder = 'tests/walks';

/** Where the walks through a machine's view write what was seen of its mutants, from the root of the house. */
export const sightsFile = (id: string): string => `dist/flows/mutate/${id}.views.json`;

/** The files that walk each machine through its view. */
async function walkFiles(named: readonly Named[]): Promise<{ one: Named; file: string }[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.walk.tsx'));
  const texts = await Promise.all(files.map(async (file) => ({ file: `${folder}/${file}`, text: await readFile(`${folder}/${file}`, 'utf8') })));
  return named.flatMap((one) => texts.filter(({ text }) => text.includes(`/happenings/${one.noun}.happenings.ts'`)).map(({ file }) => ({ one, file })));
}

/** Runs the walks of these files over their mutants, to their end or not. */
const walkThrough = (files: readonly string[], isSample: boolean): Promise<void> =>
  new Promise((resolve) => {
    const command = ['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', '--project', 'walks', '-t', 'its mutants are shown', ...files];
    spawn(process.execPath, command, { stdio: 'ignore', env: { ...process.env, MUTANTS: isSample ? 'sample' : 'all' } }).on('close', () => resolve());
  });

const sightsOf = async (one: Named): Promise<Sight[] | null> => JSON.parse(await readFile(sightsFile(one.machine.id), 'utf8').catch(() => 'null')) as Sight[] | null;

/**
 * Walks the mutants of some machines, all or the sample, through their views, as the walks do; answers what was seen of them, by noun.
 * Machines without a view are left out. A file that does not come to its end among the others is walked once more alone.
 */
export async function seenInViews(named: readonly Named[], isSample: boolean): Promise<Map<string, Sight[]>> {
  const found = await walkFiles(named);
  const sights = new Map<string, Sight[]>();
  if (found.length === 0) return sights;
  await Promise.all(found.map(({ one }) => rm(sightsFile(one.machine.id), { force: true })));
  await walkThrough(found.map(({ file }) => file), isSample);
  for (const { one, file } of found) {
    if ((await sightsOf(one)) === null) await walkThrough([file], isSample);
    const seen = await sightsOf(one);
    if (seen === null) throw new Halt(`${file} did not come to its end: run 'MUTANTS=all npx vitest run -c tests/vitest.config.ts ${file}' to see why.`, 1);
    sights.set(one.noun, seen);
  }
  return sights;
}
