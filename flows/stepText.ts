import { chartOf, type Chart, type ChartTransition } from './chart/chart.ts';
import type { Stimulus, ExplorerState } from './explorerState.ts';
import { explore, type Exploration } from './explorer.ts';
import { refusingGuards } from './guardText.ts';
import type { Fixture } from './fixtureTypes.ts';
import { coveringPaths, type Walk } from './coveringPaths.ts';

const by = (chart: Chart): Map<string, ChartTransition> => new Map(chart.transitions.map((transition) => [transition.place, transition]));

/** What happens in a step, in a few words: the event, the answer, the time. */
export const stimulusText = (stimulus: Stimulus): string => {
  if (stimulus.type === 'xstate.init') return `starts: ${stimulus.sample}`;
  if (stimulus.kind === 'time') return `${stimulus.sample} later`;
  const port = stimulus.type.replace(/\.(answered|refused)$/, '');
  if (stimulus.kind === 'answer') return `${port} answers: ${stimulus.sample}`;
  if (stimulus.kind === 'refusal') return `${port} is refused: ${stimulus.sample}`;
  return stimulus.sample === '' ? stimulus.type : `${stimulus.type} ${stimulus.sample}`;
};

/** The descriptions of what a step took, as sentences; where nothing was taken, that nothing happens. */
export function stepText(chart: Chart, snapshot: ExplorerState): string[] {
  const transitions = by(chart);
  const sentences = snapshot.flow.trace.taken
    .map((place) => transitions.get(place)?.description ?? '')
    .filter((sentence) => sentence !== '');
  return snapshot.flow.trace.taken.length > 0 ? sentences : ['Nothing happens.'];
}

type Walked = { chart: Chart; exploration: Exploration; walks: readonly Walk[] };

const walkedFixtures = new WeakMap<Fixture, Walked>();

/** A machine explored and walked, once: what most tools of this room begin with. */
export function walked(fixture: Fixture): Walked {
  const known = walkedFixtures.get(fixture);
  if (known) return known;
  const exploration = explore(fixture);
  const result = { chart: chartOf(fixture.machine), exploration, walks: coveringPaths(exploration) };
  walkedFixtures.set(fixture, result);
  return result;
}

/** The guards that say no to what happened, each once; those of what follows by itself are asked too, but not about it. */
export const guardsThatRefuse = (snapshot: ExplorerState): string[] =>
  refusingGuards(snapshot.flow.trace.sides.filter((side) => !side.includes(' · always · ')));
