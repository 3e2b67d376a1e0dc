import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '#flows/chart/chart.ts';
import { chartText } from '#flows/chart/chart.text.ts';
import { unreachedBy } from '#flows/coverage.ts';
import { loadFixtures } from '#flows/loadFixtures.ts';
import type { Fixture } from '#flows/fixtureTypes.ts';
import { gatherMachines } from '#flows/machines.ts';
import type { Exploration } from '#flows/explorer.ts';
import { walked } from '#flows/stepText.ts';
import { walksText } from '#flows/walk.text.ts';
import { requestsOf } from './requests.ts';

const walkText = (fixture: Fixture): string => {
  const { chart, exploration, walks } = walked(fixture);
  return [
    `${exploration.nodes.size} situations`,
    ...exploration.stopped,
    ...unreachedBy(exploration).map((item) => `unreached: ${item}`),
    ...walksText(chart, walks),
  ].join('\n');
};

/** One machine's page of the ledger: its chart, and the walks that together take all of it. */
export const pageOf = (machine: AnyStateMachine, fixture: Fixture | undefined): string =>
  `${machine.id}\n\nCHART\n\n${chartText(chartOf(machine))}\n\nWALKS\n\n${fixture ? walkText(fixture) : 'no stimuli'}\n`;

/** Which machines are meant, by the name of their file (`cart.machine`) or their fixture's (`cart`, `order.lifecycle`). */
export type IsMeant = (name: string) => boolean;

/** The pages of the ledger by the name of their machine's file. */
export async function snapshotPages(isMeant: IsMeant = () => true): Promise<Map<string, string>> {
  const fixture = await loadFixtures();
  return new Map(
    [...(await gatherMachines())]
      .filter(([name]) => isMeant(name))
      .map(([name, machine]) => [
        name,
        pageOf(
          machine,
          [...fixture.values()].find((each) => each.machine === machine),
        ),
      ]),
  );
}

/** What goes over the wire for each machine, by its noun. */
export async function requestPages(isMeant: IsMeant = () => true): Promise<Map<string, string>> {
  const fixtures = await loadFixtures();
  const walkedOf = (machine: string): Exploration | undefined => {
    const fixture = fixtures.get(machine);
    return fixture && walked(fixture).exploration;
  };
  const pages = new Map<string, string>();
  for (const noun of [...fixtures.keys()].filter(isMeant)) {
    const page = await requestsOf(noun, walkedOf);
    if (page !== null) pages.set(noun, page);
  }
  return pages;
}

export const folder = join(import.meta.dirname, 'pages');
export const requestFolder = join(import.meta.dirname, 'requests');
