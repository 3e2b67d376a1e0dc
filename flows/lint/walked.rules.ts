import type { ChartTransition } from '../chart/chart.ts';
import { assignmentsIn } from '../coverage.ts';
import { ofMachines, type Built, type Rule } from './rule.ts';
import type { Exploration } from '../explorer.ts';

type Reach = { items: Set<string>; states: Set<string> };
const reaches = new WeakMap<Exploration, Reach>();

/** What the samples of a machine lead to. */
function reachOf(exploration: Exploration): Reach {
  const known = reaches.get(exploration);
  if (known) return known;
  const { starts, nodes } = exploration;
  const items = new Set(starts.flatMap(({ covers }) => covers));
  const states = new Set<string>();
  for (const { snapshot, edges } of nodes.values()) {
    for (const node of snapshot._nodes) states.add(node.path.join('.'));
    for (const { covers } of edges) for (const item of covers) items.add(item);
  }
  for (const item of items) {
    const source = item.split(' · ')[0] ?? '';
    for (let path = source; path !== '' && path !== '(root)'; path = path.split('.').slice(0, -1).join('.')) states.add(path);
  }
  const reach = { items, states };
  reaches.set(exploration, reach);
  return reach;
}

/** Events and ports without samples are told as such (`sample`). */
const isSampled = ({ named: { fixture } }: Built, { kind, event }: ChartTransition): boolean =>
  kind !== 'on' || (fixture?.events[event]?.length ?? 0) > 0;
const unreached = (built: Built, { states }: Reach) =>
  built.chart.states.filter(({ path, type }) => path !== '' && type !== 'history' && !states.has(path));

/** Before an unguarded or equal one the chart itself says that it is dead (`shadowed`). */
const isShadowed = ({ chart }: Built, place: string): boolean => {
  const own = chart.transitions.find((each) => each.place === place);
  return chart.transitions.some(
    (each) => each.source === own?.source && each.event === own.event && each.guard === null && each.place < place,
  );
};

/** Rules about what can happen at all, by the explorer over the fixture. */
export const walkedRules: Rule[] = [
  {
    name: 'unreachable',
    requirement: 'Every state can be reached.',
    fix: 'Lead a transition there, add the sample that takes it, or drop the state.',
    find: ofMachines((built) => {
      const exploration = built.explored();
      return exploration
        ? unreached(built, reachOf(exploration)).map(({ path }) => ({
            line: built.lines[path] ?? 1,
            sentence: `nothing that can happen leads to '${path}'`,
          }))
        : [];
    }),
  },
  {
    name: 'dead',
    requirement: 'Every transition of a reachable state can be taken.',
    fix: 'Add the sample that takes it, or drop it.',
    find: ofMachines((built) => {
      const exploration = built.explored();
      if (!exploration) return [];
      const reach = reachOf(exploration);
      const lost = new Set(unreached(built, reach).map(({ path }) => path));
      return built.chart.transitions
        .filter((transition) => isSampled(built, transition))
        .filter(
          ({ place, source, guards }) =>
            !reach.items.has(place) &&
            !lost.has(source) &&
            !isShadowed(built, place) &&
            !guards.some((guard) => reach.items.has(`${guard.place} = no`)),
        )
        .map(({ place }) => ({ line: built.lines[place] ?? 1, sentence: `nothing that can happen takes '${place}'` }));
    }),
  },
  {
    name: 'one-sided guard',
    requirement: 'Every guard is true at one time and false at another, at each place where it is asked.',
    fix: 'Add the sample that makes it answer the other way, or drop the guard or its transition.',
    find: ofMachines((built) => {
      const exploration = built.explored();
      if (!exploration) return [];
      const { items } = reachOf(exploration);
      return built.chart.transitions.flatMap(({ guards, place: transition }) =>
        guards.flatMap(({ place, guard }) => {
          const [yes, no] = [items.has(`${place} = yes`), items.has(`${place} = no`)];
          if (yes === no) return [];
          return [{ line: built.lines[transition] ?? 1, sentence: `'${guard}' is never ${yes ? 'false' : 'true'} at '${transition}'` }];
        }),
      );
    }),
  },
  {
    name: 'changeless',
    requirement: 'Every assignment changes something at one time, at each place where it is done.',
    fix: 'Add the sample by which it does, or drop it; what is cleared as its state is left, the action of a transition no longer knows.',
    find: ofMachines((built) => {
      const exploration = built.explored();
      if (!exploration) return [];
      const { items, states } = reachOf(exploration);
      return assignmentsIn(built.chart, built.named.machine)
        .filter(({ by, item }) => (items.has(by) || states.has(by)) && !items.has(item))
        .map(({ action, by }) => ({ line: built.lines[by] ?? 1, sentence: `'${action}' never changes anything at '${by}'` }));
    }),
  },
];
