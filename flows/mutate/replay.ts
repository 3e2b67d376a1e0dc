import { stateWord } from '#machines/stateWord.ts';
import type { Happenings } from '../happenings.ts';
import { happeningWord } from '../sentences.ts';
import type { Happening, Situation } from '../situation.ts';
import type { Walker } from '../step.ts';
import type { Walk } from '../walks.ts';
import { firstDifference, observed, pressable, type Observed } from './observed.ts';

/** A walk of the machine as it is, and what it shows after each step. */
export type Expected = { walk: Walk; shows: Observed[] };

/** Where two machines part on a walk: after how many steps, in what, and how each stands. */
export type Parting = { steps: number; in: string; was: string; is: string; after: string };

const whole = (happenings: Happenings, situation: Situation, before: Situation | null): Observed => ({ ...observed(situation, before), pressable: pressable(happenings, situation) });

/** What the machine as it is shows along its walks. */
export const expectedOf = (happenings: Happenings, walks: readonly Walk[]): Expected[] =>
  walks.map((walk) => ({ walk, shows: walk.steps.map((step, index) => whole(happenings, step.state, walk.steps[index - 1]?.state ?? null)) }));

/** The same happening for another machine: time lets its own earliest timer ring. */
export const happeningFor = (situation: Situation, happening: Happening): Happening => {
  if (happening.kind !== 'time' || !happening.raw.type.startsWith('xstate.')) return happening;
  const [first] = [...situation.flow.timers].sort((a, b) => a.due - b.due);
  return first ? { ...happening, id: first.id, raw: first.event } : happening;
};

/** Walks another machine along a walk until it shows something else; null when it never does. */
export function partingOf(happenings: Happenings, other: Walker, { walk, shows }: Expected): Parting | null {
  let situation: Situation | null = null;
  for (const [steps, { event }] of walk.steps.entries()) {
    const expected = shows[steps];
    if (!expected) return null;
    const after = `${happeningWord(event)} -> ${stateWord(walk.steps[steps]?.state.value ?? {})}`;
    try {
      const before: Situation | null = situation;
      situation = before === null ? other.begin(happenings.inputs[event.sample]) : other.happen(before, happeningFor(before, event));
      const quick = observed(situation, before);
      const word = firstDifference(quick, expected);
      if (word) return { steps, in: word, was: expected[word] ?? '', is: quick[word] ?? '', after };
      const pressed = pressable(happenings, situation);
      if (pressed !== expected.pressable) return { steps, in: 'pressable', was: expected.pressable ?? '', is: pressed, after };
    } catch (reason) {
      return { steps, in: 'running', was: 'it runs', is: reason instanceof Error ? reason.message : String(reason), after };
    }
  }
  return null;
}
