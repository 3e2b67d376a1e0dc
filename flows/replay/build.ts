import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { commitCalled } from '../diff/commit.ts';
import type { Build } from './report.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The build of the shop that stands here. */
export const buildHere = async (): Promise<Build> =>
  JSON.parse(
    (await promisify(execFile)(process.execPath, ['--import', 'tsx', 'mall/simulation/build.main.ts'], { cwd: root })).stdout,
  ) as Build;

const short = (revision: string): string => revision.slice(0, 10);

/** A build as a person says it: `commit 7fe9b4e622, with changes that no commit holds (machines and mall 03ab5c1d22ef)`. */
const buildWord = ({ stamp, revision, isChanged }: Build): string =>
  `${revision === null ? 'no commit that git knows' : `commit ${short(revision)}`}${isChanged ? ', with changes that no commit holds' : ''} (machines and mall ${stamp ?? 'unknown'})`;

/** How to come to the build of a report: the command, or why there is none. `isKnown`: whether git has the commit here. */
const wayBack = ({ revision, isChanged }: Build, isKnown: boolean): string =>
  revision === null
    ? 'The report names no commit to go back to.'
    : `To replay it where it was recorded: ${isKnown ? '' : 'git fetch, then '}git worktree add ../then ${revision}, and npm ci there.${isChanged ? ' What was changed beside that commit is not in it.' : ''}`;

/** Which build recorded a report, against the one here, as lines. Only where both are the same one line says so. */
export function buildLines(then: Build | undefined, here: Build, isKnown: boolean): string[] {
  if (then === undefined)
    return [
      'The report does not say which build of the shop recorded it: that build is older than reports that say so.',
      `Here stands ${buildWord(here)}: what differs below may be the builds' difference.`,
    ];
  if (then.stamp !== null && then.stamp === here.stamp) return [`Recorded by this build: machines and mall ${then.stamp}.`];
  return [
    'This report was recorded by another build of the shop.',
    `  It was      ${buildWord(then)}`,
    `  Here stands ${buildWord(here)}`,
    `  ${wayBack(then, isKnown)}`,
    "What differs below may be the builds' difference.",
  ];
}

/** Prints which build recorded a report, and how to come back to it where it is another one. */
export async function tellBuild(then: Build | undefined, say: (line: string) => void): Promise<void> {
  const isKnown = then?.revision
    ? await commitCalled(then.revision).then(
        () => true,
        () => false,
      )
    : false;
  for (const line of buildLines(then, await buildHere(), isKnown)) say(line);
}
