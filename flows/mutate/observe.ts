import { canonical } from '../canonical.ts';
import type { Fixture } from '../fixtureTypes.ts';
import { enabledEventsAt } from '../enabledEvents.ts';
import type { Effect, Happening, ExplorerState } from '../explorerState.ts';

/** What can be seen of a situation from outside, by the word for it; each as canonical JSON. */
export type Observed = Record<string, string>;

// What a machine does to itself shows in its state, its timers and its questions.
const inner = new Set(['xstate.raise', 'xstate.cancel', 'xstate.spawnChild', 'xstate.stopChild', 'xstate.assign']);

const told = (deeds: readonly Effect[]): unknown[] =>
  deeds
    .filter((deed) => !inner.has(deed.type))
    .map(({ type, params }) => (type.startsWith('xstate.') ? { type, ...(params as object) } : { type, params }));

/** What the situation shows after a step from `before`: state, context, tags, what was asked and told, and what rings when. */
export function observe(situation: ExplorerState, before: ExplorerState | null): Observed {
  const { asks, timers, now, did } = situation.flow;
  return {
    state: canonical(situation.value),
    status: situation.status,
    context: canonical(situation.context),
    tags: canonical([...situation.tags].sort()),
    asked: canonical(
      asks.map(({ id, src, question, ref }) => ({ id, src, question, isNew: !before?.flow.asks.some((ask) => ask.ref === ref) })),
    ),
    told: canonical(told(did)),
    timers: canonical(timers.map(({ due }) => due - now).sort((a, b) => a - b)),
  };
}

export const nameOf = (happening: Happening): string => canonical([happening.type, happening.nth, happening.id]);

/** What could be pressed or said in a situation: the events that the machine would take. */
export const pressable = (fixture: Fixture, situation: ExplorerState): string =>
  canonical(
    enabledEventsAt(fixture, situation)
      .filter((happening) => happening.kind === 'event' && situation.can(happening.raw))
      .map(nameOf),
  );

/** The first thing in which two observations differ; what a machine only knows is told where nothing else differs. */
export function firstDifference(one: Observed, other: Observed): string | null {
  const words = Object.keys(one).filter((word) => one[word] !== other[word]);
  return words.find((word) => word !== 'context') ?? words[0] ?? null;
}
