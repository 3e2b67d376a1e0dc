import type { RecordedEvent } from '#tests/model/harness/recordedEvents.ts';
import type { AccessibleNode } from '#tests/model/harness/aria/accessibleTree.ts';
import type { Chart } from '../chart/chart.ts';
import type { Stimulus, ExplorerState } from '../explorerState.ts';

/** What is another on the screen after a step: what came, what went, what is still there in another state. */
export type Change = { came: AccessibleNode[]; went: AccessibleNode[]; changed: { thing: AccessibleNode; was: string }[] };

/** One step of a walk, as somebody can follow it. */
export type Step = {
  /** Who does it: the shopper at the screen, the mall that answers or refuses, time, another part of the shop. */
  who: 'shopper' | 'mall' | 'time' | 'shop';
  stimulus: Stimulus;
  /** False where a guard says no: then nothing happens. */
  isHeard: boolean;
  /** True where the walk ends because the screen is left: what its view would show now nobody sees. */
  isLeft: boolean;
  /** What the hands touched, in order; empty where no view is touched. */
  touches: readonly RecordedEvent[];
  /** Why it goes on as it does: the descriptions of what is taken. */
  why: string[];
  /** The state in words, and what the machine says about it. */
  state: string;
  means: string;
  /** As `means`, but only about what it was not in before: of what goes on beside each other, what goes on as before is not told again. */
  news: string;
  /** The whole screen after the step, and what changed on it. Empty without a view. */
  screen: AccessibleNode[];
  change: Change;
  /** What the shop says in passing (toasts), in the language of the script. */
  says: string[];
  snapshot: ExplorerState;
  /** What a tester prepares before it, the calls of the simulation plane before it, and how it is brought about: see `byHand.ts`. */
  before: string[];
  calls: PlaneCall[];
  how: string[];
};

/** `precondition`: what must be so before it begins; empty without a view. */
export type ScriptWalk = { number: number; start: string; input: unknown; precondition: string; steps: Step[] };

/** A call of the simulation plane (contract X). */
export type PlaneCall = { path: string; body: object };

/** The walks of one machine as scripts, in one language. */
export type Script = {
  noun: string;
  machine: string;
  about: string;
  locale: string;
  hasView: boolean;
  chart: Chart;
  says: Record<string, readonly string[]>;
  /** Per port how many kinds of answer it knows. */
  answers: Record<string, number>;
  /** By which control an event was sent, by its type and sample, and by its type alone. */
  controls: Map<string, AccessibleNode>;
  walks: ScriptWalk[];
  notes: string[];
};

const nameOf = (thing: AccessibleNode): string => `${thing.isIn} ${thing.role} ${thing.name} ${thing.nth}`;

/** What changed between two screens. */
export function changeOf(before: readonly AccessibleNode[], after: readonly AccessibleNode[]): Change {
  const [old, now] = [new Map(before.map((thing) => [nameOf(thing), thing])), new Set(after.map(nameOf))];
  return {
    came: after.filter((thing) => !old.has(nameOf(thing))),
    went: before.filter((thing) => !now.has(nameOf(thing))),
    changed: after.flatMap((thing) => {
      const was = old.get(nameOf(thing))?.state;
      return was === undefined || was === thing.state ? [] : [{ thing, was }];
    }),
  };
}

/** The controls that sent the events of these walks. */
export const controlsIn = (walks: readonly ScriptWalk[]): Map<string, AccessibleNode> =>
  new Map(
    walks
      .flatMap(({ steps }) => steps)
      .flatMap(({ stimulus: { type, sample }, touches }): [string, AccessibleNode][] => {
        const thing = touches.findLast(({ type: touch }) => touch === 'click')?.thing ?? touches.at(-1)?.thing;
        return thing
          ? [
              [type, thing],
              [`${type} ${sample}`, thing],
            ]
          : [];
      }),
  );
