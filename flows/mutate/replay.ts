import { statePath } from '#machines/rules/statePath.ts';
import type { Fixture } from '../fixtureTypes.ts';
import { happeningWord } from '../stepText.ts';
import type { Happening, ExplorerState } from '../explorerState.ts';
import type { Simulator } from '../simulate.ts';
import type { Walk } from '../coveringPaths.ts';
import { firstDifference, observe, pressable, type Observed } from './observe.ts';

/** A walk of the machine as it is, and what it shows after each step. */
export type Expected = { walk: Walk; shows: Observed[] };

/** Where two machines part on a walk: after how many steps, in what, and how each stands. */
export type Parting = { steps: number; in: string; was: string; is: string; after: string };

const whole = (fixture: Fixture, situation: ExplorerState, before: ExplorerState | null): Observed => ({
  ...observe(situation, before),
  pressable: pressable(fixture, situation),
});

/** What the machine as it is shows along its walks. */
export const expectedOf = (fixture: Fixture, walks: readonly Walk[]): Expected[] =>
  walks.map((walk) => ({ walk, shows: walk.steps.map((step, index) => whole(fixture, step.state, walk.steps[index - 1]?.state ?? null)) }));

/** The same happening for another machine: time lets its own earliest timer ring. */
export const happeningFor = (situation: ExplorerState, happening: Happening): Happening => {
  if (happening.kind !== 'time' || !happening.raw.type.startsWith('xstate.')) return happening;
  const [first] = [...situation.flow.timers].sort((a, b) => a.due - b.due);
  return first ? { ...happening, id: first.id, raw: first.event } : happening;
};

/**
 * Walks another machine along a walk until it shows something else; null when it never does. Where the two only know different
 * things, the walk goes on: that is the answer when nothing comes of it.
 */
export function partingOf(fixture: Fixture, other: Simulator, { walk, shows }: Expected): Parting | null {
  let known: Parting | null = null;
  let situation: ExplorerState | null = null;
  for (const [steps, { event }] of walk.steps.entries()) {
    const expected = shows[steps];
    if (!expected) return known;
    const after = `${happeningWord(event)} -> ${statePath(walk.steps[steps]?.state.value ?? {})}`;
    try {
      const before: ExplorerState | null = situation;
      situation = before === null ? other.begin(fixture.inputs[event.sample]) : other.happen(before, happeningFor(before, event));
      const quick = observe(situation, before);
      const word = firstDifference(quick, expected);
      const parting = word === null ? null : { steps, in: word, was: expected[word] ?? '', is: quick[word] ?? '', after };
      if (parting && word !== 'context') return parting;
      known ??= parting;
      const pressed = pressable(fixture, situation);
      if (pressed !== expected.pressable) return { steps, in: 'pressable', was: expected.pressable ?? '', is: pressed, after };
    } catch (reason) {
      return { steps, in: 'running', was: 'it runs', is: reason instanceof Error ? reason.message : String(reason), after };
    }
  }
  return known;
}
