import { joinPaths } from '@xstate/test';
import { statePath } from '#machines/rules/statePath.ts';
import { chartOf } from '../chart/chart.ts';
import { CommandError, oneOf } from '../command.ts';
import { explore, exploreUntil, type Edge, type Exploration } from '../explorer.ts';
import type { Fixture } from '../fixtureTypes.ts';
import { createTestModel, type Path } from '../model.ts';
import type { ExplorerState } from '../explorerState.ts';
import { beginWalk, takeStep, type Walk } from '../coveringPaths.ts';
import { chooseWalks, type Choice } from './chooseWalks.ts';
import { meetings } from './pageControls.ts';
import { walksOnScreen } from './screenExits.ts';

/** Which walks are wanted: all that are needed, or only the shortest to a state, through an event, or both; or a choice of walks. */
export type PathOptions = { to?: string | undefined; through?: string | undefined } & Choice;

/** True where all is wanted that a machine can do. */
export const isWholeSelection = (options: PathOptions): boolean =>
  Object.values(options).every((value) => value === undefined || value === false);

type Way = { key: string; isThrough: boolean; back: Way | null; edge: Edge | null; start: Exploration['starts'][number] };

const edgesOf = (way: Way): Edge[] => (way.back && way.edge ? [...edgesOf(way.back), way.edge] : []);

const taken = (exploration: Exploration, way: Way): Walk | null =>
  edgesOf(way).reduce<Walk | null>(
    (walk, edge) => {
      const step = walk && takeStep(exploration, walk.state, edge);
      return walk && step ? joinPaths(walk, step) : null;
    },
    beginWalk(exploration, way.start),
  );

/** The shortest walk that takes an event (none asked for: null) and then stands where it should; breadth first over what was explored. */
function shortestWalk(exploration: Exploration, through: string | null, isThere: (snapshot: ExplorerState) => boolean): Walk | null {
  const ways: Way[] = exploration.starts.map((start) => ({ key: start.key, isThrough: through === null, back: null, edge: null, start }));
  const seen = new Set(ways.map((way) => `${way.isThrough} ${way.key}`));
  for (let next = 0; next < ways.length; next += 1) {
    const way = ways[next];
    const node = way && exploration.nodes.get(way.key);
    if (!way || !node) continue;
    const walk = way.isThrough && isThere(node.snapshot) ? taken(exploration, way) : null;
    if (walk && isThere(walk.state)) return walk;
    for (const edge of node.edges) {
      const isThrough = way.isThrough || (edge.stimulus.type === through && edge.covers.length > 0);
      const key = `${isThrough} ${edge.to}`;
      if (!seen.has(key)) ways.push({ key: edge.to, isThrough, back: way, edge, start: way.start });
      seen.add(key);
    }
  }
  return null;
}

/** The state that somebody means by a word: its path, its last part where only one state ends so, or whole words as the screen has them. */
function stateMeant(noun: string, word: string, states: readonly string[], words: ReadonlySet<string>): string {
  if (states.includes(word) || words.has(word)) return word;
  const ends = states.filter((path) => path.endsWith(`.${word}`));
  if (ends.length > 1) throw new CommandError(`'${word}' is more than one state of '${noun}': ${ends.join(', ')}.`);
  return ends[0] ?? oneOf(`state of '${noun}'`, word, states);
}

/**
 * The paths of a machine, as the package's own `getPaths` gives them: by default the covering ones, what leaves the screen last, with a
 * wish the one
 * shortest way. An unknown state or event is a `CommandError` with the nearest names; so is one that nothing leads to.
 */
export function selectPaths(
  noun: string,
  fixture: Fixture,
  options: PathOptions = {},
): { paths: Path[]; exploration: Exploration; notes: string[] } {
  const { to, through } = options;
  const exploration = explore(fixture);
  const model = createTestModel(fixture);
  if (to === undefined && through === undefined) {
    const { walks, notes } = isWholeSelection(options)
      ? { walks: walksOnScreen(exploration, meetings[noun]?.leaving), notes: [] }
      : chooseWalks(noun, exploration, options);
    return { paths: model.getPaths(() => [...walks]), exploration, notes };
  }
  const nodes = [...exploration.nodes.values()];
  const states = chartOf(fixture.machine)
    .states.map((state) => state.path)
    .filter((path) => path !== '');
  const goal = to === undefined ? null : stateMeant(noun, to, states, new Set(nodes.map((node) => statePath(node.snapshot.value))));
  const events = [...new Set(nodes.flatMap((node) => node.edges.map((edge) => edge.stimulus.type)))].sort();
  const event = through === undefined ? null : oneOf(`event of '${noun}'`, through, events);
  const isThere = (snapshot: ExplorerState): boolean =>
    goal === null || statePath(snapshot.value) === goal || snapshot._nodes.some((node) => node.path.join('.') === goal);
  const walk = shortestWalk(exploration, event, isThere);
  if (!walk)
    throw new CommandError(
      `Nothing that can happen leads ${event === null ? '' : `through '${event}' `}${goal === null ? '' : `to '${goal}' `}in '${noun}'.`,
    );
  return { paths: model.getPaths(() => [walk]), exploration, notes: [] };
}

/** The shortest path through an event, of a machine that is explored only as far as there; none where nothing leads to it. */
export function firstWayThrough(fixture: Fixture, event: string): Path[] {
  const exploration = exploreUntil(fixture, ({ flow: { trace } }) => trace.taken.some((place) => place.split(' · ')[1] === event));
  const walk = shortestWalk(exploration, event, () => true);
  return walk ? createTestModel(fixture).getPaths(() => [walk]) : [];
}
