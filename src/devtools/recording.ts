import type { AnyActorRef, AnyEventObject, ActorOptions, AnyActorLogic } from 'xstate';
import type { Moment } from '#machines/ports.ts';
import type { VisitorContext } from '#machines/model/visitor.ts';
import { redactor } from './redaction.ts';
import type { LoggedEvent, EventLog } from './eventLog.ts';

/** The version of what is written below; a reader refuses another one. */
export const recordingVersion = 1;

/**
 * One event that reached an actor. `root` is the outermost actor it belongs to, `to` the way to it from there (`''` the root
 * itself, `cart`, `dialog/code`), `from` the way to who sent it, null from outside (a view, a fact of another root).
 *
 * - `begun`: the actor started; `sent`: from outside; `heard`: a feed says it; `answered`, `refused`: a port (`to`) got its
 *   answer; `rang`: a timer. These five happen to a machine.
 * - `passed`: one machine, or a port that ended, tells another: it follows from the others.
 */
export type Step = {
  at: Moment;
  root: string;
  to: string;
  from: string | null;
  kind: 'begun' | 'sent' | 'heard' | 'answered' | 'refused' | 'rang' | 'passed';
  event: AnyEventObject;
};

/** An outermost actor. `snapshot` is the persisted one it went on from when the steps begin, null where it began from `input`. */
export type Root = {
  root: string;
  machine: string;
  input: unknown;
  snapshot: unknown;
  /** As it stands at the end; null when it had stopped. */ end: unknown;
};

/** What happened in one tab: everything needed to make it happen again, and nothing secret. */
export type Recording = {
  format: 'serendib.recording';
  version: number;
  at: Moment;
  address: string;
  visitor: VisitorContext | null;
  roots: Root[];
  steps: Step[];
};

type Inside = AnyActorRef & { _parent?: AnyActorRef; options?: ActorOptions<AnyActorLogic> };

/** The ids from the outermost actor to this one, `''` for itself. */
export const wayTo = (actor: AnyActorRef): string => {
  const above = (actor as Inside)._parent;
  if (!above) return '';
  const before = wayTo(above);
  return before ? `${before}/${actor.id}` : actor.id;
};

const isMachine = (actor: AnyActorRef): boolean => 'machine' in (actor.getSnapshot() as object);

const kindOf = ({ from, to, event: { type } }: LoggedEvent): Step['kind'] => {
  if (type === 'xstate.init') return 'begun';
  if (type === 'xstate.promise.resolve') return 'answered';
  if (type === 'xstate.promise.reject') return 'refused';
  if (type.startsWith('xstate.after.') || (from === to && isMachine(to))) return 'rang';
  if (from === undefined) return 'sent';
  return !isMachine(from) && !type.startsWith('xstate.') ? 'heard' : 'passed';
};

/** As JSON. Errors become `{ $error: { name, message, problem } }`, what JSON cannot say is left out. */
export const plain = (thing: unknown): unknown => {
  const text = JSON.stringify(thing, (_, value: unknown) =>
    value instanceof Error
      ? { $error: { name: value.name, message: value.message, ...('problem' in value ? { problem: value.problem } : {}) } }
      : value,
  );
  return text === undefined ? null : (JSON.parse(text) as unknown);
};

/** Writes one event down; secrets are still in it. */
export const stepOf = (seen: LoggedEvent, nameOf: (root: string) => string): Step => {
  const event = (seen.event.type === 'xstate.init' ? { type: 'xstate.init' } : plain(seen.event)) as AnyEventObject;
  return { at: seen.at, root: nameOf(seen.root), to: wayTo(seen.to), from: seen.from ? wayTo(seen.from) : null, kind: kindOf(seen), event };
};

/** The id of an actor's machine. */
export const machineOf = (actor: AnyActorRef): string => {
  const snapshot = actor.getSnapshot() as { machine?: { id: string } };
  return snapshot.machine?.id ?? actor.id;
};

/** Writes a tape down. */
export const recordingOf = (
  tape: EventLog,
  { at, address, visitor }: { at: Moment; address: string; visitor: VisitorContext | null },
): Recording => {
  const ids = [...tape.roots.keys()];
  const nameOf = (root: string): string => `r${ids.indexOf(root) + 1}`;
  const before = tape.seen[0]?.before;
  const roots = [...tape.roots].map(([id, actor]): Root => {
    const { input, snapshot } = (actor as Inside).options ?? {};
    const isRunning = actor.getSnapshot().status !== 'stopped';
    return {
      root: nameOf(id),
      machine: machineOf(actor),
      input: plain(input),
      snapshot: plain(before?.get(id) ?? snapshot),
      end: isRunning ? plain(actor.getPersistedSnapshot()) : null,
    };
  });
  return redactor()({
    format: 'serendib.recording',
    version: recordingVersion,
    at,
    address,
    visitor,
    roots,
    steps: tape.seen.map((seen) => stepOf(seen, nameOf)),
  });
};
