import { canonical } from '../canonical.ts';
import type { Fixture } from '../fixtureTypes.ts';
import { enabledEventsAt } from '../enabledEvents.ts';
import type { Effect, Stimulus, ExplorerState } from '../explorerState.ts';

/** What can be seen of a situation from outside, by the word for it; each as canonical JSON. */
export type Observed = Record<string, string>;

// What a machine does to itself shows in its state, its timers and its questions.
const inner = new Set(['xstate.raise', 'xstate.cancel', 'xstate.spawnChild', 'xstate.stopChild', 'xstate.assign']);

const emitted = (effects: readonly Effect[]): unknown[] =>
  effects
    .filter((effect) => !inner.has(effect.type))
    .map(({ type, params }) => (type.startsWith('xstate.') ? { type, ...(params as object) } : { type, params }));

/** What the situation shows after a step from `before`: state, context, tags, what was asked and told, and what rings when. */
export function observe(snapshot: ExplorerState, before: ExplorerState | null): Observed {
  const { invocations, timers, now, did } = snapshot.flow;
  return {
    state: canonical(snapshot.value),
    status: snapshot.status,
    context: canonical(snapshot.context),
    tags: canonical([...snapshot.tags].sort()),
    asked: canonical(
      invocations.map(({ id, src, input, ref }) => ({
        id,
        src,
        input,
        isNew: !before?.flow.invocations.some((invocation) => invocation.ref === ref),
      })),
    ),
    emitted: canonical(emitted(did)),
    timers: canonical(timers.map(({ due }) => due - now).sort((a, b) => a - b)),
  };
}

/** A stimulus as one word: equal where the same happens, whatever it brings. */
export const nameOf = (stimulus: Stimulus): string => canonical([stimulus.type, stimulus.nth, stimulus.id]);

/** What could be pressed or said in a situation: the events that the machine would take. */
export const pressable = (fixture: Fixture, snapshot: ExplorerState): string =>
  canonical(
    enabledEventsAt(fixture, snapshot)
      .filter((stimulus) => stimulus.kind === 'event' && snapshot.can(stimulus.raw))
      .map(nameOf),
  );

/** The first thing in which two observations differ; what a machine only knows is told where nothing else differs. */
export function firstDifference(one: Observed, other: Observed): string | null {
  const words = Object.keys(one).filter((word) => one[word] !== other[word]);
  return words.find((word) => word !== 'context') ?? words[0] ?? null;
}
