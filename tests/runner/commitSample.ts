import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';

/** So many commits count as the change: a branch lands several at once. */
const commitsOfChange = 5;

/** The lines that git says; none without git, or where it refuses. */
export const git = (...words: string[]): string[] => {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
};

/** The files that differ from a commit, with what is not committed yet; none without git. */
export const changedSince = (commit: string): string[] => [
  ...git('diff', '--name-only', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** What is long is taken by the commit in this part, beside what the commit touches; the long run takes all of it. */
export const partOfCommit = 1 / 10;

/** What `npm test` takes of what is long. The same commit always has the same. */
export type CommitSample = {
  /** Whether the commit's hash draws this: about the `part`th (between 0 and 1) of all keys. */
  draws(key: string, part: number): boolean;
  /** One of several, by the commit's hash and the key; without git the first. */
  pick<Item>(key: string, items: readonly Item[]): Item;
  /** Whether a file of this noun (`cart.machine.ts`, `cart.page.tsx`, `cart.data.ts` ...) was changed; what is written of it is none. */
  touches(noun: string): boolean;
  /** Whether what a walk perceives of this noun was changed, by whichever file; not where the writing of all of it was. */
  redraws(noun: string): boolean;
  /** What properties draw their cases by. */
  seed: number;
};

const itemAt = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

/** Texts that are written of the machines and their screens; what they are made of lies elsewhere. */
const written = 'tests/snapshots/';
const screens = `${written}screens/`;

const nounsOf = (files: readonly string[]): Set<string> => new Set(files.flatMap((file) => file.split('/').at(-1)?.split('.')[0] ?? []));

const hashed = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

/** The sample of the commit that is checked out, with what is not committed yet. Without git everything is taken. */
export const readCommitSample = (): CommitSample => {
  const [head] = git('rev-parse', 'HEAD');
  if (head === undefined)
    return { draws: () => true, pick: (_, items) => itemAt(items, 0), touches: () => true, redraws: () => true, seed: 1 };
  const [first = head] = git('rev-list', '--max-count=1', `--skip=${commitsOfChange}`, 'HEAD');
  const changed = changedSince(first);
  const touched = nounsOf(changed.filter((file) => !file.startsWith(written)));
  const redrawn = nounsOf(changed.filter((file) => file.startsWith(screens)));
  const isWrittenAnew = redrawn.size > readdirSync(screens).length / 2;
  return {
    draws: (key, part) => hashed(`${head} ${key}`) / 2 ** 32 < part,
    pick: (key, items) => itemAt(items, hashed(`${head} ${key}`) % items.length),
    touches: (noun) => touched.has(noun),
    redraws: (noun) => !isWrittenAnew && redrawn.has(noun),
    seed: hashed(head) >>> 1,
  };
};
