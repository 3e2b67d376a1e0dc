import type { Chart, ChartState } from '../chart/chart.ts';
import { owedBy } from '../coverage.ts';
import type { Tint } from './chart/Row.tsx';
import { isWithin, parentOf, targetsOf } from './chart/targets.ts';
import { joined } from './export/scxmlNames.ts';

/** What the tests took of a machine, and how each missed thing can be reached. */
export type CoverageRead = {
  taken: string[];
  missed: { item: string; path: string }[];
  /** The test files that walked it. */ from: string[];
};
export type Coverage = CoverageRead & { noun: string };

const sides = (chart: Chart, place: string): string[] =>
  (chart.transitions.find((transition) => transition.place === place)?.guards ?? []).flatMap((guard) => [
    `${guard.place} = yes`,
    `${guard.place} = no`,
  ]);

/**
 * Green where everything was taken, amber where a guard went only one way, red where nothing came. States go by the ways out of
 * them; one without goes by whether it was entered.
 */
export function coverageTint(chart: Chart, coverage: Coverage): (item: string) => Tint {
  const taken = new Set(coverage.taken);
  const transitionTint = (place: string): Tint => {
    if (!taken.has(place)) return 'missed';
    return sides(chart, place).some((side) => !taken.has(side)) ? 'half' : 'covered';
  };
  const tints = new Map<string, Tint>(chart.transitions.map((transition) => [transition.place, transitionTint(transition.place)]));
  const isEntered = ({ path }: ChartState): boolean => {
    const around = chart.states.find((state) => path !== '' && state.path === parentOf(path));
    const isBegin = around?.type === 'parallel' || (around !== undefined && joined(around.path, around.initial ?? '') === path);
    return (
      chart.transitions.some(
        (transition) => taken.has(transition.place) && targetsOf(chart, transition).some((to) => isWithin(to, path)),
      ) ||
      (isBegin && (around.path === '' ? taken.size > 0 : isEntered(around)))
    );
  };
  for (const state of chart.states) {
    const out = state.transitions.map((transition) => tints.get(transition.place));
    const [first = isEntered(state) ? 'covered' : 'missed'] = out;
    if (state.path !== '') tints.set(state.path, out.every((tint) => tint === first) ? first : 'half');
  }
  return (item) => tints.get(item) ?? 'none';
}

/** How many states, transitions and sides of guards a chart has, and how many of them the tests came by. */
export const coverageCount = (chart: Chart, coverage: Coverage): { owed: number; paid: number } => {
  const taken = new Set(coverage.taken);
  const owed = owedBy(chart);
  return { owed: owed.length, paid: owed.filter((item) => taken.has(item)).length };
};
