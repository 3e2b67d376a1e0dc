import { statePath } from '#machines/rules/statePath.ts';
import type { Fixture } from '../fixtureTypes.ts';
import { stimulusText } from '../stepText.ts';
import type { Stimulus, ExplorerState } from '../explorerState.ts';
import type { Simulator } from '../simulate.ts';
import type { Walk } from '../coveringPaths.ts';
import { firstDifference, observe, pressable, type Observed } from './observe.ts';

/** A walk of the machine as it is, and what it shows after each step. */
export type Expected = { walk: Walk; shows: Observed[] };

/** Where two machines part on a walk: after how many steps, in what, and how each stands. */
export type Parting = { steps: number; in: string; was: string; is: string; after: string };

const whole = (fixture: Fixture, snapshot: ExplorerState, before: ExplorerState | null): Observed => ({
  ...observe(snapshot, before),
  pressable: pressable(fixture, snapshot),
});

/** What the machine as it is shows along its walks. */
export const expectedOf = (fixture: Fixture, walks: readonly Walk[]): Expected[] =>
  walks.map((walk) => ({ walk, shows: walk.steps.map((step, index) => whole(fixture, step.state, walk.steps[index - 1]?.state ?? null)) }));

/** The same stimulus for another machine: time lets its own earliest timer ring. */
export const stimulusFor = (snapshot: ExplorerState, stimulus: Stimulus): Stimulus => {
  if (stimulus.kind !== 'time' || !stimulus.raw.type.startsWith('xstate.')) return stimulus;
  const [first] = [...snapshot.flow.timers].sort((a, b) => a.due - b.due);
  return first ? { ...stimulus, id: first.id, raw: first.event } : stimulus;
};

/**
 * Walks another machine along a walk until it shows something else; null when it never does. Where the two only know different
 * things, the walk goes on: that is the answer when nothing comes of it.
 */
export function partingOf(fixture: Fixture, other: Simulator, { walk, shows }: Expected): Parting | null {
  let known: Parting | null = null;
  let snapshot: ExplorerState | null = null;
  for (const [steps, { event }] of walk.steps.entries()) {
    const expected = shows[steps];
    if (!expected) return known;
    const after = `${stimulusText(event)} -> ${statePath(walk.steps[steps]?.state.value ?? {})}`;
    try {
      const before: ExplorerState | null = snapshot;
      snapshot = before === null ? other.begin(fixture.inputs[event.sample]) : other.happen(before, stimulusFor(before, event));
      const quick = observe(snapshot, before);
      const word = firstDifference(quick, expected);
      const parting = word === null ? null : { steps, in: word, was: expected[word] ?? '', is: quick[word] ?? '', after };
      if (parting && word !== 'context') return parting;
      known ??= parting;
      const pressed = pressable(fixture, snapshot);
      if (pressed !== expected.pressable) return { steps, in: 'pressable', was: expected.pressable ?? '', is: pressed, after };
    } catch (reason) {
      return { steps, in: 'running', was: 'it runs', is: reason instanceof Error ? reason.message : String(reason), after };
    }
  }
  return known;
}
