import { basename, join } from 'node:path';
import { canonical } from '../canonical.ts';
import { CommandError, writeWhole } from '../command.ts';
import type { Recording } from '#src/devtools/recording.ts';
import type { Player } from './play.ts';

/** What the written test is about: by default the end is as it was; `expected` states, by machine, say how it should have been. */
export type ExportOptions = { recording: Recording; name: string; title: string; expected: Record<string, string>; folder: string };

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;

/** Only what is played: the roots that ran on to the end, their steps that do not follow from others. */
const lean = (recording: Recording): Recording => {
  const roots = recording.roots.filter(({ end }) => end !== null);
  const known = new Set(roots.map(({ root }) => root));
  return {
    ...recording,
    roots,
    steps: recording.steps.filter(({ root, kind }) => known.has(root) && kind !== 'passed' && kind !== 'begun'),
  };
};

const testText = (
  { name, title, expected }: ExportOptions,
  states: Record<string, string>,
): string => `// Written by \`npm run replay -- ${name} --as test\` from what happened in a shopper's tab.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { replayed } from '#flows/replay/replayed.ts';

const played = await replayed(readFileSync(new URL('./${name}.recording.json', import.meta.url), 'utf8'));

it(${quoted(title)}, () => {
${Object.entries({ ...states, ...expected })
  .map(([machine, state]) => `  expect(played.stateOf(${quoted(machine)})).toBe(${quoted(state)});`)
  .join('\n')}
${
  Object.keys(expected).length > 0
    ? ''
    : `  expect(played.lost).toEqual([]);
  for (const { was, is } of played.ends()) expect(is).toBe(was);
`
}});
`;

/** Writes the test and its recording. @returns the test's path @throws CommandError when a machine of `expected` did not run at the end */
export const writeTest = async (options: ExportOptions, player: Player): Promise<string> => {
  const recording = lean(options.recording);
  const machines = [...new Set(recording.roots.map(({ machine }) => machine))];
  const strange = Object.keys(options.expected).find((machine) => !machines.includes(machine));
  if (strange !== undefined)
    throw new CommandError(`At the end of ${options.name} no machine '${strange}' ran. There were: ${machines.join(', ')}.`);
  const endings =
    Object.keys(options.expected).length > 0 ? {} : Object.fromEntries(machines.map((machine) => [machine, player.stateOf(machine) ?? '']));
  const file = join(options.folder, `${basename(options.name)}.test.ts`);
  await writeWhole(join(options.folder, `${basename(options.name)}.recording.json`), `${canonical(recording)}\n`);
  await writeWhole(file, testText(options, endings));
  return file;
};
