import { canonical } from '../canonical.ts';
import type { Happenings } from '../happenings.ts';
import { possibleAt } from '../possible.ts';
import type { Deed, Happening, Situation } from '../situation.ts';

/** What can be seen of a situation from outside, by the word for it; each as canonical JSON. */
export type Observed = Record<string, string>;

// What a machine does to itself shows in its state, its timers and its questions.
const inner = new Set(['xstate.raise', 'xstate.cancel', 'xstate.spawnChild', 'xstate.stopChild', 'xstate.assign']);

const told = (deeds: readonly Deed[]): unknown[] =>
  deeds.filter((deed) => !inner.has(deed.type)).map(({ type, params }) => (type.startsWith('xstate.') ? { type, ...(params as object) } : { type, params }));

/** What the situation shows after a step from `before`: state, context, tags, what was asked and told, and what rings when. */
export function observed(situation: Situation, before: Situation | null): Observed {
  const { asks, timers, now, did } = situation.flow;
  return {
    state: canonical(situation.value), status: situation.status, context: canonical(situation.context), tags: canonical([...situation.tags].sort()),
    asked: canonical(asks.map(({ id, src, question, ref }) => ({ id, src, question, isNew: !before?.flow.asks.some((ask) => ask.ref === ref) }))),
    told: canonical(told(did)), timers: canonical(timers.map(({ due }) => due - now).sort((a, b) => a - b)),
  };
}

export const nameOf = (happening: Happening): string => canonical([happening.type, happening.nth, happening.id]);

/** What could be pressed or said in a situation: the events that the machine would take. */
export const pressable = (happenings: Happenings, situation: Situation): string =>
  canonical(possibleAt(happenings, situation).filter((happening) => happening.kind === 'event' && situation.can(happening.raw)).map(nameOf));

/** The first thing in which two observations differ. */
export const firstDifference = (one: Observed, other: Observed): string | null => Object.keys(one).find((word) => one[word] !== other[word]) ?? null;
