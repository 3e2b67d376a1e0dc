import { createHash } from 'node:crypto';
import type { Rebuilt } from './mall.ts';
import type { Player } from './play.ts';
import type { Report } from './report.ts';

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
const verdict = (isEqual: boolean): string => (isEqual ? 'equal' : 'DIFFERENT');

/** Where two texts part, with a little of both. */
const parting = (was: string, is: string): string => {
  const at = [...was].findIndex((sign, index) => sign !== is[index]);
  const from = Math.max(0, at - 60);
  return `      was ...${was.slice(from, at + 80)}\n      is  ...${is.slice(from, at + 80)}`;
};

/** Prints how each machine stands against its recording. @returns whether all are equal, with no step lost */
export const tellMachines = (player: Player, say: (line: string) => void): boolean => {
  const { recording, lost } = player;
  const { steps, roots, address, at } = recording;
  say(`${steps.length} steps of ${roots.length} machines, at ${address}, ${new Date(at).toISOString()}`);
  for (const { root, was, is, isEqual } of player.ends()) {
    const taken = steps.filter((step) => step.root === root.root && step.kind !== 'passed').length;
    const state = player.stateOf(root.machine) ?? '';
    const line = [
      root.machine.padEnd(14),
      String(taken).padStart(4),
      'steps ',
      state.padEnd(40),
      'sha256',
      `${short(is)} `,
      verdict(isEqual),
    ];
    say(`  ${line.join(' ')}`);
    if (!isEqual) say(parting(was, is));
  }
  for (const { index, step } of lost) say(`  step ${index + 1}, ${step.event.type}, finds nobody at '${step.root}/${step.to}' any more`);
  return lost.length === 0 && player.ends().every(({ isEqual }) => isEqual);
};

/** Prints how the rebuilt mall stands against the report. @returns whether everything is equal */
export const tellMall = ({ tables, differences }: Rebuilt, { userId, mall }: Report, say: (line: string) => void): boolean => {
  const clock = new Date(mall.at).toISOString();
  say(`The mall's history: ${mall.history.length} entries done again, seed '${mall.base?.seed ?? ''}', clock ${clock}`);
  for (const { position, name, was, is } of differences) say(`  entry ${position}, ${name}, answered ${was}, now ${is}`);
  say(userId === null ? 'A guest: no rows.' : `The rows of shopper ${userId}:`);
  for (const { table, rows, digest, isEqual } of tables)
    say(`  ${table.padEnd(20)} ${String(rows).padStart(4)} rows  sha256 ${digest}  ${verdict(isEqual)}`);
  return differences.length === 0 && tables.every(({ isEqual }) => isEqual);
};
