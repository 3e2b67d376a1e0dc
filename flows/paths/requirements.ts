import type { Chart } from '../chart/chart.ts';
import { citationsOf } from '../citations.ts';

/** The points of the specification that a description says it serves: `(spec 2, 4)` are `spec 2` and `spec 4`. */
export const requirementsIn = (description: string): string[] =>
  citationsOf(description).flatMap(({ page, anchor }) => (page === 'specification' ? [`spec ${anchor}`] : []));

/** What of a chart serves a point: its own states and transitions, or the whole where only the machine itself says so. */
export function servedIn(chart: Chart, requirement: string): { states: string[]; places: string[]; isWhole: boolean } {
  const serves = ({ description }: { description: string }): boolean => requirementsIn(description).includes(requirement);
  const states = chart.states.filter((state) => state.path !== '' && serves(state)).map(({ path }) => path);
  const places = chart.transitions.filter(serves).map(({ place }) => place);
  const isWhole = states.length + places.length === 0 && serves(chart);
  return { states, places: isWhole ? chart.transitions.map(({ place }) => place) : places, isWhole };
}

/** Every point that a chart serves somewhere. */
export const requirementsOf = (chart: Chart): string[] =>
  [...new Set([...chart.states, ...chart.transitions].flatMap(({ description }) => requirementsIn(description)))].sort();
