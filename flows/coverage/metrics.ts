import { chartOf, type Chart } from '../chart/chart.ts';
import type { NamedMachine } from '../machineRegistry.ts';
import { fingerprint, type CoverageRecord, type Kind } from './records.ts';

/** What there is of one sort, and what of it was missed, in the order of the chart. */
export type Sum = { all: string[]; missed: string[] };

export type Coverage = {
  named: NamedMachine;
  chart: Chart;
  states: Sum;
  transitions: Sum;
  sides: Sum;
  /** Descriptions that are missing, as sentences. */
  undescribed: string[];
  /** How often each item was taken or answered. */
  times: Record<string, number>;
  /** The test files whose records speak of this chart. */
  from: string[];
  /** Records of another chart than the machine has now. */
  outdated: string[];
  /** What is told to happen by a direct step and is walked through a route, or does not exist. */
  needless: string[];
};

/** Both answers of every guard at each place where it is asked. */
export const sidesOf = (chart: Chart): string[] =>
  chart.transitions.flatMap(({ guards }) => guards.flatMap(({ place }) => [`${place} = yes`, `${place} = no`]));

const undescribedIn = ({ states, transitions }: Chart): string[] => [
  ...states
    .filter(({ type, description }) => type !== 'history' && description.trim() === '')
    .map(({ path }) => `the state '${path || '(root)'}' has no description`),
  ...transitions.filter(({ description }) => description.trim() === '').map(({ place }) => `the transition '${place}' has no description`),
];

/** Through what a machine must be walked: its view, or, for what lives in the mall, its routes and timers. */
export const kindOf = (name: string): Kind => (name.endsWith('.lifecycle') ? 'mall' : 'walks');

const timesIn = (records: readonly CoverageRecord[]): Record<string, number> => {
  const times: Record<string, number> = {};
  for (const { items } of records) for (const [item, often] of Object.entries(items)) times[item] = (times[item] ?? 0) + often;
  return times;
};

/** What the records took of a machine through what it must be walked through. */
export function coverageOf(named: NamedMachine, records: readonly CoverageRecord[]): Coverage {
  const chart = chartOf(named.machine);
  const print = fingerprint(named.machine);
  const about = records.filter(({ machine, kind }) => machine === named.name && kind === kindOf(named.name));
  const own = about.filter((record) => record.chart === print);
  const times = timesIn(own);
  const steps = timesIn(
    records.filter(({ machine, kind, chart: walked }) => machine === named.name && kind === 'steps' && walked === print),
  );
  const directSteps = named.fixture?.directSteps ?? {};
  const stood = new Set(own.flatMap(({ states }) => Object.keys(states)));
  const sum = (all: string[], has: (item: string) => boolean): Sum => ({ all, missed: all.filter((item) => !has(item)) });
  const taken = (item: string): boolean => item in times || (item in directSteps && item in steps);
  const owed = new Set([...chart.transitions.map(({ place }) => place), ...sidesOf(chart)]);
  return {
    named,
    chart,
    times,
    states: sum(
      chart.states.filter(({ type }) => type !== 'history').map(({ path }) => path),
      (path) => stood.has(path),
    ),
    transitions: sum(
      chart.transitions.map(({ place }) => place),
      taken,
    ),
    sides: sum(sidesOf(chart), taken),
    undescribed: undescribedIn(chart),
    from: [...new Set(own.map(({ from }) => from))],
    needless: Object.keys(directSteps).filter((item) => item in times || !owed.has(item)),
    outdated: about.filter((record) => record.chart !== print).map(({ from }) => from),
  };
}
