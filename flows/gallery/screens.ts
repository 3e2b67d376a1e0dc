import { createHash } from 'node:crypto';
import type { Snapshot } from 'xstate';
import { statePath } from '#machines/rules/statePath.ts';
import { canonical } from '../canonical.ts';
import { chartOf } from '../chart/chart.ts';
import { explore, heardFrom, type Exploration } from '../explorer.ts';
import type { Fixture } from '../fixtureTypes.ts';
import type { ExplorerState } from '../explorerState.ts';
import { kindOf, listsIn, problemsIn, type ScreenKind } from './screenKinds.ts';

/** One thing to look at: a machine in a state, with what can be seen to differ there. */
export type Screen = {
  noun: string;
  /** Names its pictures; the same as long as what tells it apart is the same. */
  slug: string;
  state: string;
  kind: ScreenKind;
  problems: string[];
  /** The events that the machine hears here, with the number of the sample where there are several. */
  hears: string[];
  /** The moment it stands at. */
  at: number;
  snapshot: Snapshot<unknown>;
};

const heardIn = ({ walker }: Exploration, snapshot: ExplorerState): string[] => {
  const heard = heardFrom(walker, snapshot).filter(({ kind }) => kind === 'event');
  return [...new Set(heard.map(({ type, nth }) => (walker.fixture.events[type]?.length === 1 ? type : `${type} ${nth + 1}`)))].sort();
};

const persisted = ({ machine }: Fixture, situation: ExplorerState): Snapshot<unknown> => {
  const { flow: _, ...snapshot } = machine.getPersistedSnapshot(situation) as Snapshot<unknown> & { flow: unknown };
  return JSON.parse(JSON.stringify(snapshot)) as Snapshot<unknown>;
};

/** The lists that hold something in some situation of a state, by state. */
const filledLists = (snapshots: readonly ExplorerState[]): Map<string, Set<string>> => {
  const filled = new Map<string, Set<string>>();
  for (const { value, context } of snapshots) {
    const fields = filled.get(statePath(value)) ?? new Set();
    for (const [field, count] of listsIn(context)) if (count > 0) fields.add(field);
    filled.set(statePath(value), fields);
  }
  return filled;
};

/**
 * The screens of a machine: of all situations that the explorer finds, one for each state, tags, kind, problems
 * and set of events that the guards let through; of several the one that knows most.
 */
export function screensOf(noun: string, fixture: Fixture, exploration: Exploration = explore(fixture)): Screen[] {
  const snapshots = [...exploration.nodes.values()].map(({ snapshot }) => snapshot).filter(({ status }) => status !== 'error');
  const filled = filledLists(snapshots);
  const found = new Map<string, { snapshot: ExplorerState; knows: number; listing: Omit<Screen, 'at' | 'snapshot'> }>();
  for (const snapshot of snapshots) {
    const state = statePath(snapshot.value);
    const listing = {
      noun,
      state,
      kind: kindOf(snapshot, filled.get(state) ?? new Set()),
      problems: [...new Set(problemsIn(snapshot.context))].sort(),
      hears: heardIn(exploration, snapshot),
    };
    const key = canonical([listing, [...snapshot.tags].sort()]);
    const knows = canonical(snapshot.context).length;
    const known = found.get(key);
    if (known && known.knows >= knows) continue;
    found.set(key, {
      snapshot,
      knows,
      listing: { ...listing, slug: `${noun}-${createHash('sha256').update(key).digest('hex').slice(0, 8)}` },
    });
  }
  return [...found.values()].map(({ snapshot, listing }) => ({
    ...listing,
    at: snapshot.flow.now,
    snapshot: persisted(fixture, snapshot),
  }));
}

/** The states of a chart that no screen shows, though the machine can rest in them. */
export const unshownStates = ({ machine }: Fixture, screens: readonly Screen[]): string[] => {
  const shown = new Set(screens.flatMap(({ state }) => state.split(' ')));
  const rested = chartOf(machine).states.filter(
    ({ type, transitions }) =>
      (type === 'atomic' || type === 'final') && !transitions.some(({ kind, guard }) => kind === 'always' && guard === null),
  );
  return rested.map(({ path }) => path).filter((leaf) => leaf !== '' && !shown.has(leaf));
};
