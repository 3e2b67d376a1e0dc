import { joinPaths } from '@xstate/test';
import type { Chart } from '../chart/chart.ts';
import { beginWalk, takeStep, type Walk } from '../coveringPaths.ts';
import type { Edge, Exploration, Node } from '../explorer.ts';

/** Two transitions, one right after the other. */
const pairName = (first: string, second: string): string => `${first} → ${second}`;
const takenBy = ({ covers }: Edge, places: ReadonlySet<string>): string[] => covers.filter((item) => places.has(item));
const pairsOf = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => pairName(one, other)));

type Arrival = { key: string; last: readonly string[]; back: Arrival | null; edge: Edge | null };

const edgesOf = (arrival: Arrival): Edge[] => (arrival.back && arrival.edge ? [...edgesOf(arrival.back), arrival.edge] : []);

/** Walks that take every pair of transitions that can follow each other, and the pairs that cannot, with why. */
export function pairWalks(
  exploration: Exploration,
  chart: Chart,
  longest: number,
): { walks: Walk[]; taken: string[]; infeasible: string[] } {
  const places = new Set(chart.transitions.map(({ place }) => place));
  const owed = new Set<string>();
  const after = new Map<string, Set<Node>>();
  for (const node of exploration.nodes.values()) {
    for (const edge of node.edges) {
      const to = exploration.nodes.get(edge.to);
      for (const place of takenBy(edge, places)) if (to) after.set(place, (after.get(place) ?? new Set()).add(to));
      for (const next of to?.edges ?? []) for (const pair of pairsOf(takenBy(edge, places), takenBy(next, places))) owed.add(pair);
    }
  }
  const feasible = [...owed];

  /** The shortest way on that ends with a pair that is still owed. */
  const wayFrom = (key: string, last: readonly string[]): Edge[] | null => {
    const queue: Arrival[] = [{ key, last, back: null, edge: null }];
    const seen = new Set<string>();
    for (let next = 0; next < queue.length; next += 1) {
      const here = queue[next];
      for (const edge of here ? (exploration.nodes.get(here.key)?.edges ?? []) : []) {
        if (!here) continue;
        const taken = takenBy(edge, places);
        const arrival: Arrival = { key: edge.to, last: taken, back: here, edge };
        if (pairsOf(here.last, taken).some((pair) => owed.has(pair))) return edgesOf(arrival);
        const name = `${edge.to} ${taken.join()}`;
        if (!seen.has(name)) queue.push(arrival);
        seen.add(name);
      }
    }
    return null;
  };

  const walks: Walk[] = [];
  const lost = new Set<string>();
  for (const start of exploration.starts) {
    for (let isFound = true; isFound;) {
      isFound = false;
      let walk = beginWalk(exploration, start);
      let [key, last]: [string, string[]] = [start.key, walk.state.flow.trace.taken.filter((place) => places.has(place))];
      for (let way = wayFrom(key, last); way && (walk.weight === 0 || walk.weight + way.length <= longest); way = wayFrom(key, last)) {
        const isPaid = way.map((edge) => {
          const step = takeStep(exploration, walk.state, edge);
          const taken = step?.state.flow.trace.taken.filter((place) => places.has(place)) ?? [];
          const paid = pairsOf(last, taken).filter((pair) => owed.delete(pair));
          if (step) walk = joinPaths(walk, step);
          [key, last] = [edge.to, taken];
          return paid.length > 0;
        });
        isFound ||= isPaid.includes(true);
        // What `seen` holds for the same was not: the pair is given up rather than tried for ever.
        if (isPaid.includes(true)) continue;
        for (const pair of pairsOf(takenBy(way.at(-2) ?? emptyEdge, places), takenBy(way.at(-1) ?? emptyEdge, places)))
          if (owed.delete(pair)) lost.add(pair);
        isFound = true;
        break;
      }
      if (isFound && walk.weight > 0) walks.push(walk);
    }
  }
  return {
    walks,
    taken: feasible.filter((pair) => !owed.has(pair) && !lost.has(pair)),
    infeasible: infeasibleIn(chart, after, new Set(feasible)),
  };
}

const emptyEdge: Edge = {
  stimulus: { type: '', kind: 'event', raw: { type: '' }, sample: '', nth: 0, id: '', at: 0 },
  covers: [],
  to: '',
};

/** The pairs whose second begins where the first leads, and that still never follow each other, with why. */
function infeasibleIn(chart: Chart, after: ReadonlyMap<string, ReadonlySet<Node>>, feasible: ReadonlySet<string>): string[] {
  return [...after].flatMap(([first, arrivals]) =>
    chart.transitions.flatMap(({ place, source, guard }) => {
      const there = [...arrivals].filter(({ snapshot }) => snapshot._nodes.some((node) => node.path.join('.') === source));
      if (there.length === 0 || feasible.has(pairName(first, place))) return [];
      const isAsked = there.some(({ edges }) => edges.some(({ covers }) => covers.some((item) => item.startsWith(`${place} ? `))));
      const why = isAsked && guard !== null ? `${guard} says no there` : 'what it waits for does not happen there, or another comes first';
      return [`${pairName(first, place)}: ${why}`];
    }),
  );
}
