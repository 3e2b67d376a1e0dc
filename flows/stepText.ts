import { chartOf, type Chart, type ChartTransition } from './chart/chart.ts';
import type { Happening, ExplorerState } from './explorerState.ts';
import { explore, type Exploration } from './explorer.ts';
import { refusingGuards } from './guardText.ts';
import type { Fixture } from './fixtureTypes.ts';
import { coveringPaths, type Walk } from './coveringPaths.ts';

const by = (chart: Chart): Map<string, ChartTransition> => new Map(chart.transitions.map((transition) => [transition.place, transition]));

/** What happens in a step, in a few words: the event, the answer, the time. */
export const happeningWord = (happening: Happening): string => {
  if (happening.type === 'xstate.init') return `starts: ${happening.sample}`;
  if (happening.kind === 'time') return `${happening.sample} later`;
  const port = happening.type.replace(/\.(answered|refused)$/, '');
  if (happening.kind === 'answer') return `${port} answers: ${happening.sample}`;
  if (happening.kind === 'refusal') return `${port} is refused: ${happening.sample}`;
  return happening.sample === '' ? happening.type : `${happening.type} ${happening.sample}`;
};

/** The descriptions of what a step took, as sentences; where nothing was taken, that nothing happens. */
export function stepText(chart: Chart, situation: ExplorerState): string[] {
  const transitions = by(chart);
  const said = situation.flow.trace.taken.map((place) => transitions.get(place)?.description ?? '').filter((sentence) => sentence !== '');
  return situation.flow.trace.taken.length > 0 ? said : ['Nothing happens.'];
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
export const guardsThatRefuse = (situation: ExplorerState): string[] =>
  refusingGuards(situation.flow.trace.sides.filter((side) => !side.includes(' · always · ')));
