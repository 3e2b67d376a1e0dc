import { readArguments, runCommand } from '../command.ts';
import { machineCalled, machineNames, ownFolders, type NamedMachine } from '../machineRegistry.ts';
import { chartDifferences } from './chart.diff.ts';
import { commitCalled, laidOut, mergeBase } from './commit.ts';
import { sourcesOf } from './sources.ts';
import { pathDifferences, type OtherOutgoing, type PathEnd } from './path.diff.ts';

const most = 12;

const shortened = (walk: readonly string[]): readonly string[] =>
  walk.length > 7 ? [...walk.slice(0, 2), `… ${walk.length - 5} more`, ...walk.slice(-3)] : walk;

const wayLines = (title: string, ways: readonly PathEnd[]): string[] =>
  ways.length === 0
    ? []
    : [
        `  ${title}`,
        ...ways
          .slice(0, most)
          .flatMap(({ from, by, to, walk }) => [`    in '${from}', ${by} -> '${to}'`, `      (${shortened(walk).join(', ')})`]),
        ...(ways.length > most ? [`    and ${ways.length - most} more`] : []),
      ];

const outgoingLines = (ways: readonly OtherOutgoing[]): string[] =>
  ways.length === 0
    ? []
    : [
        '  what goes out is another:',
        ...ways
          .slice(0, most)
          .flatMap(({ way: { from, by, to }, was, is }) => [
            `    in '${from}', ${by} -> '${to}'`,
            ...was.map((line) => `      no longer ${line}`),
            ...is.map((line) => `      now ${line}`),
          ]),
        ...(ways.length > most ? [`    and ${ways.length - most} more`] : []),
      ];

const differenceLines = (was: NamedMachine, is: NamedMachine, isBrief: boolean): string[] => {
  const differences = chartDifferences(was.machine, is.machine);
  const { gone, fresh, other } = isBrief ? { gone: [], fresh: [], other: [] } : pathDifferences(was, is);
  if (differences.length + gone.length + fresh.length + other.length === 0) return [];
  return [
    '',
    `${is.noun}`,
    ...differences.map(({ sentence }) => `  ${sentence}`),
    ...wayLines('ways that exist no longer:', gone),
    ...wayLines('ways that are new:', fresh),
    ...outgoingLines(other),
  ];
};

await runCommand(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { machine: { type: 'string' }, brief: { type: 'boolean', default: false } },
  });
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
    if (old && now) lines.push(...differenceLines(old, now, values.brief));
    else if (now) lines.push('', `${now.noun} is new: ${String(now.machine.config.description ?? '')}`);
    else if (old) lines.push('', `${old.noun} is gone: ${String(old.machine.config.description ?? '')}`);
  }
  process.stdout.write(
    `What the working tree does otherwise than ${positionals[0] ?? 'the merge base'} (${commit.slice(0, 10)})\n` +
      (lines.length === 0 ? '\nnothing: every machine behaves as it did\n' : `${lines.join('\n')}\n`),
  );
});
