import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import type { Tint } from './chart/Row.tsx';

/** Two charts over each other: everything of both, and what is new, gone or changed in the newer one. */
export type Difference = {
  noun: string;
  ref: string;
  chart: Chart;
  tints: ReadonlyMap<string, Tint>;
  words: { item: string; tint: Tint; text: string }[];
};

const guardWord = ({ guard }: ChartTransition): string => (guard ? ` [${guard}]` : '');
const transitionText = (transition: ChartTransition): string =>
  JSON.stringify([transition.targets, transition.guard, transition.actions, transition.reenter]);
const stated = (state: ChartState): string =>
  JSON.stringify([state.type, state.initial, state.tags, state.entry, state.exit, state.invokes.map((invoke) => invoke.src)]);

/** Lays an older chart (null: the machine did not exist) under a newer one. */
export function differenceOf(noun: string, ref: string, older: Chart | null, newer: Chart): Difference {
  const tints = new Map<string, Tint>();
  const words: Difference['words'] = [];
  const note = (item: string, tint: Tint, text: string): void => {
    tints.set(item, tint);
    words.push({ item, tint, text });
  };
  const oldStates = new Map((older?.states ?? []).map((state) => [state.path, state]));
  const oldWays = new Map((older?.transitions ?? []).map((transition) => [transition.place, transition]));
  for (const state of newer.states) {
    const before = oldStates.get(state.path);
    if (!before) note(state.path, 'added', `New state '${state.path || newer.id}'.`);
    else if (stated(before) !== stated(state)) note(state.path, 'changed', `The state '${state.path || newer.id}' is changed.`);
  }
  for (const transition of newer.transitions) {
    const before = oldWays.get(transition.place);
    const where = `${transition.place} → ${transition.targets.join(', ') || 'stays'}`;
    if (!before) note(transition.place, 'added', `New: ${where}`);
    else if (transitionText(before) !== transitionText(transition)) {
      const was = before.targets.join(', ') || 'stays';
      note(transition.place, 'changed', `Changed: ${was}${guardWord(before)} is now ${where}${guardWord(transition)}`);
    }
  }
  const newPaths = new Set(newer.states.map((state) => state.path));
  const newPlaces = new Set(newer.transitions.map((transition) => transition.place));
  const goneStates = [...oldStates.values()].filter((state) => !newPaths.has(state.path));
  const goneWays = [...oldWays.values()].filter((transition) => !newPlaces.has(transition.place));
  for (const state of goneStates) note(state.path, 'removed', `Gone: the state '${state.path}'.`);
  for (const transition of goneWays)
    note(transition.place, 'removed', `Gone: ${transition.place} → ${transition.targets.join(', ') || 'stays'}`);
  const transitions = [...newer.transitions, ...goneWays];
  const states = [...newer.states, ...goneStates].map((state) => ({
    ...state,
    transitions: transitions.filter((transition) => transition.source === state.path),
  }));
  return { noun, ref, chart: { ...newer, states, transitions }, tints, words };
}
