import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What decides how a report replays. */
const rooms = ['machines', 'mall'];

/**
 * Which build of the shop this is. `stamp`: a digest of the machines and the mall (null where their sources are not here);
 * `revision`: the commit it stands at (null without git); `isChanged`: whether they are other than in that commit.
 */
export type Build = { stamp: string | null; revision: string | null; isChanged: boolean };

async function stampOf(root: string): Promise<string | null> {
  const digest = createHash('sha256');
  for (const room of rooms) {
    const files = (await readdir(join(root, room), { recursive: true }).catch(() => []))
      .filter((file) => /\.(ts|sql|json)$/.test(file))
      .sort();
    if (files.length === 0) return null;
    for (const file of files)
      digest
        .update(`${room}/${file}\0`)
        .update(await readFile(join(root, room, file)))
        .update('\0');
  }
  return digest.digest('hex').slice(0, 12);
}

/** The build whose sources stand in a folder, by default the one that the process was started in. */
export async function buildIn(root = process.cwd()): Promise<Build> {
  const git = async (...words: string[]): Promise<string | null> =>
    run('git', words, { cwd: root }).then(
      ({ stdout }) => stdout.trim(),
      () => null,
    );
  // In a folder inside somebody else's repository its commits are not ours.
  const revision = (await git('rev-parse', '--show-prefix')) === '' ? await git('rev-parse', 'HEAD') : null;
  return {
    stamp: await stampOf(root),
    revision,
    isChanged: revision !== null && (await git('status', '--porcelain', '--', ...rooms)) !== '',
  };
}
