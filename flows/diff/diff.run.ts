import { readArguments, runCommand } from '../command.ts';
import { machineCalled, machineNames, ownFolders, type Named } from '../named.ts';
import { chartDifferences } from './chart.diff.ts';
import { commitCalled, laidOut, mergeBase } from './commit.ts';
import { sourcesOf } from './sources.ts';
import { wayDifferences, type Way } from './way.diff.ts';

const most = 12;
const wayLines = (title: string, ways: readonly Way[]): string[] =>
  ways.length === 0 ? [] : [
    `  ${title}`,
    ...ways.slice(0, most).flatMap(({ from, by, to, walk }) => [`    in '${from}', ${by} -> '${to}'`, `      (${walk.length > 7 ? [...walk.slice(0, 2), `… ${walk.length - 5} more`, ...walk.slice(-3)].join(', ') : walk.join(', ')})`]),
    ...(ways.length > most ? [`    and ${ways.length - most} more`] : []),
  ];

const told = (was: Named, is: Named): string[] => {
  const differences = chartDifferences(was.machine, is.machine);
  const { gone, fresh } = wayDifferences(was, is);
  if (differences.length + gone.length + fresh.length === 0) return [];
  return ['', `${is.noun}`, ...differences.map(({ sentence }) => `  ${sentence}`), ...wayLines('ways that exist no longer:', gone), ...wayLines('ways that are new:', fresh)];
};

await runCommand(async () => {
  const { values, positionals } = readArguments({ allowPositionals: true, options: { machine: { type: 'string' } } });
  const ref = positionals[0] ?? (await mergeBase());
  const commit = await commitCalled(ref);
  const folders = await laidOut(commit);
  const [before, ours] = [await machineNames(folders), await machineNames()];
  const wanted = values.machine === undefined ? null : (await machineCalled(values.machine)).name;
  const names = [...new Set([...before, ...ours])].filter((name) => wanted === null || name === wanted).sort();
  const lines: string[] = [];
  for (const name of names) {
    const [was, is] = [before.includes(name), ours.includes(name)];
    if (was && is && (await sourcesOf(name, folders.machines)) === (await sourcesOf(name, ownFolders.machines))) continue;
    const [old, now] = [was ? await machineCalled(name, folders) : null, is ? await machineCalled(name) : null];
    if (old && now) lines.push(...told(old, now));
    else if (now) lines.push('', `${now.noun} is new: ${String(now.machine.config.description ?? '')}`);
    else if (old) lines.push('', `${old.noun} is gone: ${String(old.machine.config.description ?? '')}`);
  }
  process.stdout.write(`What the working tree does otherwise than ${positionals[0] ?? 'the merge base'} (${commit.slice(0, 10)})\n${lines.length === 0 ? '\nnothing: every machine behaves as it did\n' : `${lines.join('\n')}\n`}`);
});
