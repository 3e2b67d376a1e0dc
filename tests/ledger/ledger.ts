import type { AnyStateMachine } from 'xstate';
import { chartOf } from '#flows/chart.ts';
import { chartText } from '#flows/chart.text.ts';
import { unreachedBy } from '#flows/coverage.ts';
import { gatherHappenings } from '#flows/gather.ts';
import type { Happenings } from '#flows/happenings.ts';
import { gatherMachines } from '#flows/machines.ts';
import { walked, walkLines } from '#flows/sentences.ts';

const walkText = (happenings: Happenings): string => {
  const { chart, exploration, walks } = walked(happenings);
  return [
    `${exploration.nodes.size} situations`,
    ...exploration.stopped,
    ...unreachedBy(exploration).map((item) => `unreached: ${item}`),
    ...walks.flatMap((walk, index) => ['', `walk ${index + 1}`, ...walkLines(chart, walk)]),
  ].join('\n');
};

/** One machine's page of the ledger: its chart, and the walks that together take all of it. */
export const pageOf = (machine: AnyStateMachine, happenings: Happenings | undefined): string =>
  `${machine.id}\n\nCHART\n\n${chartText(chartOf(machine))}\n\nWALKS\n\n${happenings ? walkText(happenings) : 'no happenings'}\n`;

/** All pages of the ledger, by the name of their machine's file. */
export async function ledgerPages(): Promise<Map<string, string>> {
  const happenings = await gatherHappenings();
  return new Map([...(await gatherMachines())].map(([name, machine]) => [
    name, pageOf(machine, [...happenings.values()].find((each) => each.machine === machine)),
  ]));
}

export const folder = new URL('./pages/', import.meta.url);
