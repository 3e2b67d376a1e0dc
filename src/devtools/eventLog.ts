import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import type { VisitorContext } from '#machines/model/visitor.ts';

/** One event on its way to an actor, as it was: secrets are taken out where it is written down (`recording.ts`). */
export type LoggedEvent = {
  at: number;
  /** The session id of the outermost actor. */
  root: string;
  from: AnyActorRef | undefined;
  to: AnyActorRef;
  event: AnyEventObject;
  /** Now and then: how every running root stood just before, so that what is older may go. */
  before?: Map<string, unknown>;
};

export type EventLog = {
  inspect: (seen: InspectionEvent) => void;
  seen: LoggedEvent[];
  /** The outermost actors that `seen` speaks of, by session id. */
  roots: Map<string, AnyActorRef>;
  /** Who follows live: each hears everything that the actors' inspection tells. */
  listeners: Set<(event: InspectionEvent) => void>;
};

/** The steps that are kept at least; at most a mark more. */
const retainedSteps = 500;
const mark = 50;

/** Keeps the last events of all actors of this tab, in the demo and in development. `now` is the mall's time in ms. */
export const startEventLog = (now: () => number): EventLog => {
  const tape: EventLog = { seen: [], roots: new Map(), listeners: new Set(), inspect };
  let marked = 0;
  function inspect(inspected: InspectionEvent): void {
    for (const hear of tape.listeners) hear(inspected);
    if (inspected.type !== '@xstate.event') return;
    const { event, rootId: root } = inspected;
    const [to, from] = [inspected.actorRef as AnyActorRef, inspected.sourceRef as AnyActorRef | undefined];
    const { seen, roots } = tape;
    const one: LoggedEvent = { at: now(), root, from, to, event };
    if (to.sessionId === root) roots.set(root, to);
    // A port's answer and a view's word come while no machine is in the middle of a step.
    if (++marked > mark && (!from || event.type.startsWith('xstate.promise')) && event.type !== 'xstate.init') {
      marked = 0;
      one.before = new Map(
        [...roots].flatMap(([id, actor]) => (actor.getSnapshot().status === 'active' ? [[id, actor.getPersistedSnapshot()]] : [])),
      );
      const first = seen.findLastIndex(({ before }, index) => before && index <= seen.length - retainedSteps);
      if (first > 0) {
        seen.splice(0, first);
        for (const id of roots.keys()) if (!seen[0]!.before!.has(id) && !seen.some((each) => each.root === id)) roots.delete(id);
      }
    }
    seen.push(one);
  }
  return tape;
};

/** Lets visualisers in other tabs of this origin follow; what that takes is loaded when the first one asks. */
export const openToVisualiser = (tape: EventLog, around: { now: () => number; visitor: VisitorContext; tab: string }): void => {
  const channel = new BroadcastChannel('flows');
  channel.onmessage = async ({ data }) => {
    if (data.ask) (await import('./inspectChannel.ts')).answerInspector(channel, tape, around, data);
  };
};
