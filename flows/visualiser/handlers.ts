import type { Chart } from '../chart/chart.ts';
import { CommandError } from '../command.ts';
import { missingPaths } from '../coverage/missingPaths.ts';
import { coverageOf } from '../coverage/metrics.ts';
import { readRecords } from '../coverage/records.ts';
import { chartsAt } from '../diff/commit.ts';
import { machineCalled, type NamedMachine } from '../machineRegistry.ts';
import type { CoverageRead } from './coverage.ts';

/** What the tests walked of a machine, and the shortest way to what they missed. @throws CommandError where there are no records */
export async function coverageFor(noun: string): Promise<CoverageRead> {
  const named = await machineCalled(noun);
  const { times, transitions, sides, from, outdated } = coverageOf(named, await readRecords());
  if (from.length === 0) {
    throw new CommandError(
      outdated.length > 0
        ? `The records of ${noun} are of an older chart: run its tests again, npm test writes them.`
        : `No test has walked ${noun} yet: run npm test, or its own walk, and the records are there.`,
    );
  }
  const missed = [...transitions.missed, ...sides.missed];
  const closing = named.fixture && missed.length > 0 ? missingPaths(named.fixture, missed) : new Map<string, string[]>();
  return {
    taken: Object.keys(times),
    missed: missed.map((item) => ({ item, path: closing.get(item)?.join(', ') ?? 'No sample stimulus leads there.' })),
    from,
  };
}

/** What travels of a chart: what functions it was written with stays here. */
const carried = (chart: Chart): Chart => ({
  ...chart,
  states: chart.states.map((state) => ({
    ...state,
    config: { id: state.config['id'] },
    transitions: state.transitions.map((transition) => ({ ...transition, config: {} })),
  })),
  transitions: chart.transitions.map((transition) => ({ ...transition, config: {} })),
});

/** A machine's chart as another commit has it; null where it did not exist then. @throws CommandError for an unknown commit */
export async function chartAt(noun: string, ref: string): Promise<Chart | null> {
  const named: NamedMachine = await machineCalled(noun);
  const chart = (await chartsAt(ref)).get(named.name);
  return chart ? carried(chart) : null;
}

/** A problem that was reported to the shop, by its code: its recording. @throws CommandError where there is none */
export async function reportCalled(ops: string, code: string): Promise<unknown> {
  const response = await fetch(`${ops}/_ops/reports/${encodeURIComponent(code)}`).catch(() => {
    throw new CommandError(`The shop's simulation plane does not answer at ${ops}: start the shop with npm start, in the demo.`);
  });
  if (!response.ok) throw new CommandError(`The shop knows no report '${code}'. Take the code that "Report a problem" showed.`);
  return response.json();
}
