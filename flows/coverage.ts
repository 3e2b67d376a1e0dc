import type { AnyStateMachine } from 'xstate';
import { chartOf, type Chart } from './chart/chart.ts';
import { changePlace, enteringPlace, isAssignment, leavingPlace } from './instrument.ts';
import { coversOf, type Exploration } from './explorer.ts';
import type { Fixture } from './fixtureTypes.ts';
import type { ExplorerState } from './explorerState.ts';

/** What a test of a machine owes: every transition, and both answers of every guard at each place where it is asked. */
export const owedBy = (chart: Chart): string[] => [
  ...chart.transitions.map((transition) => transition.place),
  ...chart.transitions.flatMap((transition) => transition.guards.flatMap(({ place }) => [`${place} = yes`, `${place} = no`])),
];

/** An action that may change what a machine knows: the transition or state that does it, and the item of a step in which it did. */
export type Assignment = { action: string; by: string; item: string };

/** The named assignments of a machine, at each place where one is done. */
export const assignmentsIn = (chart: Chart, machine: AnyStateMachine): Assignment[] => {
  const done = (by: string, place: string, actions: readonly string[]): Assignment[] =>
    actions.filter((action) => isAssignment(machine, action)).map((action) => ({ action, by, item: changePlace(place, action) }));
  return [
    ...chart.transitions.flatMap(({ place, actions }) => done(place, place, actions)),
    ...chart.states.flatMap(({ path, entry, exit }) => [
      ...done(path, enteringPlace(path), entry),
      ...done(path, leavingPlace(path), exit),
    ]),
  ];
};

/** What some steps paid of it. */
export const paidBy = (snapshots: Iterable<ExplorerState>): Set<string> => {
  const paid = new Set<string>();
  for (const snapshot of snapshots) for (const item of coversOf(snapshot)) paid.add(item);
  return paid;
};

/** What no stimulus reaches, though it should: dead transitions, guards that always answer the same, or samples that are missing. */
export function unreachedBy(exploration: Exploration): string[] {
  const reached = new Set<string>(exploration.starts.flatMap((start) => start.covers));
  for (const node of exploration.nodes.values()) for (const edge of node.edges) for (const item of edge.covers) reached.add(item);
  return owedBy(chartOf(exploration.walker.fixture.machine)).filter((item) => !reached.has(item));
}

/** What the explorer reached and the walks do not take: `seen` is too small a part of the context. */
export function unwalkedBy(exploration: Exploration, snapshots: Iterable<ExplorerState>): string[] {
  const paid = paidBy(snapshots);
  const reached = new Set([...exploration.nodes.values()].flatMap((node) => node.edges.flatMap((edge) => edge.covers)));
  return [...reached].filter((item) => !paid.has(item));
}

/** Events and ports of a machine that have no samples, and samples that belong to nothing. */
export function lacksOf(fixture: Fixture): string[] {
  const chart = chartOf(fixture.machine);
  const heard = new Set(
    chart.transitions
      .filter((transition) => transition.kind === 'on' && !transition.event.includes('*'))
      .map((transition) => transition.event),
  );
  const invokes = chart.states.flatMap((state) => state.invokes);
  return [
    ...[...heard]
      .filter((type) => !type.startsWith('xstate.') && (fixture.events[type]?.length ?? 0) === 0)
      .map((type) => `no sample of the event '${type}'`),
    ...invokes.filter((invoke) => !fixture.ports[invoke.src]).map((invoke) => `no samples of the port '${invoke.src}'`),
    ...invokes
      .filter((invoke) => invoke.answers && fixture.ports[invoke.src] && Object.keys(fixture.ports[invoke.src]?.answers ?? {}).length === 0)
      .map((invoke) => `the port '${invoke.src}' is never answered`),
    ...invokes
      .filter((invoke) => invoke.refusals && fixture.ports[invoke.src]?.isRequest && fixture.ports[invoke.src]?.refusals.length === 0)
      .map((invoke) => `the port '${invoke.src}' is never refused`),
    ...Object.entries(fixture.events)
      .filter(([type]) => type !== 'resume' && !heard.has(type) && !chart.transitions.some((transition) => transition.event.includes('*')))
      .map(([type]) => `samples of '${type}', which no state of '${fixture.machine.id}' hears`),
  ];
}
