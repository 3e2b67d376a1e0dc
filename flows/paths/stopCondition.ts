import type { Chart } from '../chart/chart.ts';
import { CommandError, oneOf } from '../command.ts';
import type { ExplorerState } from '../explorerState.ts';

const names = ['edge_coverage', 'vertex_coverage', 'reached_edge', 'reached_vertex', 'length'] as const;
const example = 'edge_coverage(80), vertex_coverage(100), reached_vertex(ready), reached_edge(pay.pressed) or length(50)';

const numberIn = (text: string, condition: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number <= 0) throw new CommandError(`'${condition}' wants a whole number above 0, as in ${example}.`);
  return number;
};

/**
 * A stop condition as GraphWalker writes it: hears each situation that is walked through, and answers whether it is enough. Percentages are
 * of all transitions or states of the chart, reachable or not.
 */
export function stopCondition(condition: string, chart: Chart): (snapshot: ExplorerState) => boolean {
  const [, word = '', argument = ''] = /^([a-z_]+)\((.*)\)$/.exec(condition.trim()) ?? [];
  if (word === '') throw new CommandError(`'${condition}' is no stop condition: write ${example}.`);
  const name = oneOf('stop condition', word, names);
  const states = chart.states.map(({ path }) => path).filter((path) => path !== '');
  const seen = new Set<string>();
  const visited = (snapshot: ExplorerState): string[] => snapshot._nodes.map((node) => node.path.join('.')).filter((path) => path !== '');
  switch (name) {
    case 'edge_coverage': {
      const share = (numberIn(argument, condition) / 100) * chart.transitions.length;
      return ({ flow: { trace } }) => {
        for (const place of trace.taken) seen.add(place);
        return seen.size >= share;
      };
    }
    case 'vertex_coverage': {
      const share = (numberIn(argument, condition) / 100) * states.length;
      return (snapshot) => {
        for (const path of visited(snapshot)) seen.add(path);
        return seen.size >= share;
      };
    }
    case 'reached_vertex': {
      const ends = states.filter((path) => path === argument || path.endsWith(`.${argument}`));
      const goal = ends.length === 1 ? (ends[0] ?? '') : oneOf('state', argument, states);
      return (snapshot) => visited(snapshot).includes(goal);
    }
    case 'reached_edge': {
      const goal = oneOf('event', argument, [...new Set(chart.transitions.map(({ event }) => event))]);
      return ({ flow: { trace } }) => trace.taken.some((place) => place.split(' · ')[1] === goal);
    }
    case 'length': {
      let left = numberIn(argument, condition) + 1;
      return () => (left -= 1) <= 0;
    }
  }
}
