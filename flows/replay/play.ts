import {
  createActor,
  StateMachine,
  type AnyActor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type Snapshot,
} from 'xstate';
import { statePath } from '#machines/rules/statePath.ts';
import { plain, type Recording, type Root, type Step } from '#src/devtools/recording.ts';
import { canonical } from '../canonical.ts';

/** Timers that never ring by themselves: the recording says when they rang. */
const still = { setTimeout: () => 0, clearTimeout: () => undefined };

type Told = { $error?: { name: string; message: string; problem?: unknown } };

/** Makes errors of what `plain` wrote as `$error`. */
const revived = (thing: unknown): unknown => {
  if (Array.isArray(thing)) return thing.map(revived);
  if (typeof thing !== 'object' || thing === null) return thing;
  const error = (thing as Told).$error;
  if (error)
    return Object.assign(
      new Error(error.message),
      { name: error.name },
      error.problem === undefined ? {} : { problem: revived(error.problem) },
    );
  return Object.fromEntries(Object.entries(thing).map(([name, part]) => [name, revived(part)]));
};

/** The machines of a recording, by their ids; those that are not ours are missing. */
export const byId = (machines: Iterable<AnyStateMachine>): Map<string, AnyStateMachine> =>
  new Map([...machines].map((machine) => [machine.id, machine]));

/** Something that happened the first time and found nobody who hears it now: its place among the steps. */
export type Lost = { index: number; step: Step };

/** Runs a recording's machines again, bare: no network, no clock, the ports answered as they were. Pure stepping, also in a browser. */
export class Player {
  readonly recording: Recording;
  readonly actors = new Map<string, AnyActor>();
  readonly lost: Lost[] = [];
  #next = 0;

  /** @throws Error with a sentence when a machine of the recording is not among `machines` */
  constructor(recording: Recording, machines: ReadonlyMap<string, AnyStateMachine>) {
    this.recording = recording;
    for (const root of recording.roots) {
      const machine = machines.get(root.machine);
      if (!(machine instanceof StateMachine))
        throw new Error(`There is no machine '${root.machine}' any more, which this recording speaks of.`);
      const snapshot = root.snapshot === null ? {} : { snapshot: revived(root.snapshot) as Snapshot<unknown> };
      const actor = createActor(machine, { input: root.input, clock: still, ...snapshot });
      // A machine that throws stands as `error`, which is compared like any other state.
      actor.subscribe({ error: () => undefined });
      this.actors.set(root.root, actor.start());
    }
  }

  /** How many steps were taken. */
  get position(): number {
    return this.#next;
  }

  #find({ root, to }: Step): AnyActorRef | undefined {
    const inside = to === '' ? [] : to.split('/');
    return inside.reduce<AnyActorRef | undefined>(
      (actor, id) => (actor?.getSnapshot() as { children?: Record<string, AnyActorRef> } | undefined)?.children?.[id],
      this.actors.get(root),
    );
  }

  /** Takes the next step. False when there is none. */
  next(): boolean {
    const step = this.recording.steps[this.#next];
    if (!step) return false;
    const index = this.#next++;
    if (step.kind === 'begun' || step.kind === 'passed') return true;
    const actor = this.#find(step);
    if (actor?.getSnapshot().status === 'active') actor.send(revived(step.event) as AnyEventObject);
    else this.lost.push({ index, step });
    return true;
  }

  /** Takes steps until `position` of them are taken; all of them without it. */
  play(position = this.recording.steps.length): this {
    while (this.#next < position && this.next());
    return this;
  }

  /** A root's persisted snapshot as it stands now, as JSON. */
  snapshotOf(root: string): unknown {
    return plain(this.actors.get(root)?.getPersistedSnapshot() ?? null);
  }

  /** The state of a machine among the roots, in words; of the last one of this name. */
  stateOf(machine: string): string | null {
    const root = this.recording.roots.findLast((each) => each.machine === machine);
    const snapshot = root && (this.actors.get(root.root)?.getSnapshot() as { value?: Parameters<typeof statePath>[0] } | undefined);
    return snapshot?.value === undefined ? null : statePath(snapshot.value);
  }

  /** The roots that ran on at the end, and whether each stands now as it stood: equal as canonical JSON. */
  ends(): { root: Root; was: string; is: string; isEqual: boolean }[] {
    return this.recording.roots
      .filter(({ end }) => end !== null)
      .map((root) => {
        const [was, is] = [canonical(root.end), canonical(this.snapshotOf(root.root))];
        return { root, was, is, isEqual: was === is };
      });
  }
}
