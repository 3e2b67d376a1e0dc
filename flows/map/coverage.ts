import type { Chart } from '../chart.ts';
import { owedBy } from '../coverage.ts';
import type { Tint } from './chart/Row.tsx';

/** What the tests took of a machine, and how each missed thing can be reached. */
export type CoverageRead = { taken: string[]; missed: { item: string; path: string }[]; /** The test files that walked it. */ from: string[] };
export type Coverage = CoverageRead & { noun: string };

const sides = (chart: Chart, place: string): string[] => (chart.transitions.find((transition) => transition.place === place)?.guards ?? []).flatMap((guard) => [`${guard.place} = yes`, `${guard.place} = no`]);

/** Green where everything was taken, amber where a guard went only one way, red where nothing came. States go by the ways out of them. */
export function coverageTint(chart: Chart, coverage: Coverage): (item: string) => Tint {
  const taken = new Set(coverage.taken);
  const transitionTint = (place: string): Tint => (!taken.has(place) ? 'missed' : sides(chart, place).some((side) => !taken.has(side)) ? 'half' : 'covered');
  const tints = new Map<string, Tint>(chart.transitions.map((transition) => [transition.place, transitionTint(transition.place)]));
  for (const state of chart.states) {
    const out = state.transitions.map((transition) => tints.get(transition.place));
    if (state.path !== '' && out.length > 0) tints.set(state.path, out.every((tint) => tint === 'covered') ? 'covered' : out.every((tint) => tint === 'missed') ? 'missed' : 'half');
  }
  return (item) => tints.get(item) ?? 'none';
}

export const coverageCount = (chart: Chart, coverage: Coverage): { owed: number; paid: number } => {
  const taken = new Set(coverage.taken);
  const owed = owedBy(chart);
  return { owed: owed.length, paid: owed.filter((item) => taken.has(item)).length };
};
