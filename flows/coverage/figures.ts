import { chartOf, type Chart } from '../chart.ts';
import type { Named } from '../named.ts';
import { fingerprint, type CoverageRecord } from './records.ts';

/** What there is of one sort, and what of it was missed, in the order of the chart. */
export type Sum = { all: string[]; missed: string[] };

export type Coverage = {
  named: Named;
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
};

/** Both answers of every guard at each place where it is asked. */
export const sidesOf = (chart: Chart): string[] => chart.transitions.flatMap(({ guards }) => guards.flatMap(({ place }) => [`${place} = yes`, `${place} = no`]));

const undescribedIn = ({ states, transitions }: Chart): string[] => [
  ...states.filter(({ type, description }) => type !== 'history' && description.trim() === '').map(({ path }) => `the state '${path || '(root)'}' has no description`),
  ...transitions.filter(({ description }) => description.trim() === '').map(({ place }) => `the transition '${place}' has no description`),
];

/** What some records took of a machine. */
export function coverageOf(named: Named, records: readonly CoverageRecord[]): Coverage {
  const chart = chartOf(named.machine);
  const print = fingerprint(named.machine);
  const about = records.filter(({ machine }) => machine === named.name);
  const own = about.filter((record) => record.chart === print);
  const times: Record<string, number> = {};
  const stood = new Set(own.flatMap(({ states }) => Object.keys(states)));
  for (const { items } of own) for (const [item, often] of Object.entries(items)) times[item] = (times[item] ?? 0) + often;
  const sum = (all: string[], has: (item: string) => boolean): Sum => ({ all, missed: all.filter((item) => !has(item)) });
  const taken = (item: string): boolean => item in times;
  return {
    named, chart, times,
    states: sum(chart.states.filter(({ type }) => type !== 'history').map(({ path }) => path), (path) => stood.has(path)),
    transitions: sum(chart.transitions.map(({ place }) => place), taken),
    sides: sum(sidesOf(chart), taken),
    undescribed: undescribedIn(chart),
    from: [...new Set(own.map(({ from }) => from))],
    outdated: about.filter((record) => record.chart !== print).map(({ from }) => from),
  };
}
