import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chartOf, type Chart } from '../chart/chart.ts';
import { CommandError } from '../command.ts';
import { allMachines, type Folders, type NamedMachine } from '../machineRegistry.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
// Inside the project, so that what the other commit imports is found where ours is.
const worktree = join(root, 'dist/flows/at');
/** Where commits of before November 2026 have their fixtures. */
const beforeFixtures = 'tests/stimuli';
const rooms = ['package.json', 'machines', 'flows', 'tests/fixtures', beforeFixtures, 'lang'];

const git = async (...words: string[]): Promise<string> => {
  try {
    return (await run('git', words, { cwd: root })).stdout.trim();
  } catch (reason) {
    const { stderr = '', code } = reason as { stderr?: string; code?: unknown };
    if (code === 'ENOENT') throw new CommandError('There is no git here: the difference is one between commits.');
    throw new CommandError(
      `git says: ${stderr
        .trim()
        .split('\n')[0]
        ?.replace(/^fatal: /, '')}`,
    );
  }
};

/** The full name of a commit. A reference that git does not know is a `CommandError`. */
export async function commitCalled(ref: string): Promise<string> {
  return git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).catch(() => {
    throw new CommandError(`git knows no commit '${ref}'. Name a branch, a tag or a commit: origin/main, HEAD~3.`);
  });
}

/** Where our branch left the main line: what a review compares with. */
export const mergeBase = async (): Promise<string> => git('merge-base', 'HEAD', 'origin/main');

/** Lays a commit's machines and samples beside ours, under `dist/flows/at`; once per commit, whole or not at all. */
export async function laidOut(commit: string): Promise<Folders> {
  const folder = join(worktree, commit);
  await mkdir(worktree, { recursive: true });
  if (!(await readdir(worktree)).includes(commit)) {
    const part = await mkdtemp(join(worktree, 'part-'));
    try {
      const known = new Set((await git('ls-tree', '-r', '--name-only', commit)).split('\n'));
      const wanted = rooms.filter((room) => [...known].some((file) => file === room || file.startsWith(`${room}/`)));
      await git('archive', `--output=${part}/all.tar`, commit, ...wanted);
      await run('tar', ['-xf', 'all.tar'], { cwd: part });
      await rm(join(part, 'all.tar'));
      await rename(part, folder);
    } catch (reason) {
      await rm(part, { recursive: true, force: true });
      throw reason;
    }
  }
  const fixtures = ['tests/fixtures', beforeFixtures].find((room) => existsSync(join(folder, room))) ?? 'tests/fixtures';
  return { machines: pathToFileURL(`${folder}/machines/`), fixture: pathToFileURL(`${folder}/${fixtures}/`) };
}

/** The machines of a commit, by the names of their files. */
export const machinesAt = async (ref: string): Promise<Map<string, NamedMachine>> =>
  new Map((await allMachines(await laidOut(await commitCalled(ref)))).map((named) => [named.name, named]));

/** The charts of a commit, by the names of their machines' files: what the visualiser lays over ours. */
export const chartsAt = async (ref: string): Promise<Map<string, Chart>> =>
  new Map([...(await machinesAt(ref))].map(([name, { machine }]) => [name, chartOf(machine)]));
