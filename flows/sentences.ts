import { chartOf, type Chart, type ChartTransition } from './chart.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { Happening, Situation } from './situation.ts';
import { explore, type Exploration } from './explorer.ts';
import type { Happenings } from './happenings.ts';
import { coveringWalks, type Walk } from './walks.ts';

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
export function stepSentences(chart: Chart, situation: Situation): string[] {
  const transitions = by(chart);
  const said = situation.flow.trace.taken.map((place) => transitions.get(place)?.description ?? '').filter((sentence) => sentence !== '');
  return situation.flow.trace.taken.length > 0 ? said : ['Nothing happens.'];
}

/** A walk as numbered lines: what happens, where it leads, and why in words. */
export function walkLines(chart: Chart, walk: Walk): string[] {
  return walk.steps.map((step, index) => {
    const why = index === 0 && step.state.flow.trace.taken.length === 0 ? '' : stepSentences(chart, step.state).join(' ');
    return `${String(index).padStart(3)}. ${happeningWord(step.event)} -> ${stateWord(step.state.value) || '(no states)'}${why ? `   ${why}` : ''}`;
  });
}

/** A machine explored and walked: what most tools of this room begin with. */
export function walked(happenings: Happenings): { chart: Chart; exploration: Exploration; walks: readonly Walk[] } {
  const exploration = explore(happenings);
  return { chart: chartOf(happenings.machine), exploration, walks: coveringWalks(exploration) };
}

/** The guards that say no to what happened, each once; those of what follows by itself are asked too, but not about it. */
export const guardsThatRefuse = (situation: Situation): string[] => {
  const noes = situation.flow.trace.sides.filter((side) => side.endsWith(' = no') && !side.includes(' · always · '));
  return [...new Set(noes.map((side) => side.replace(/^.* \? /, '').replace(/ = no$/, '')))];
};
