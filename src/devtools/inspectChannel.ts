import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { VisitorContext } from '#machines/model/visitor.ts';
import { machineOf, plain, recordingOf, stepOf, wayTo, type Recording, type Step } from './recording.ts';
import { redactor } from './redaction.ts';
import type { LoggedEvent, EventLog } from './eventLog.ts';

/** What a visualiser may say on the channel `flows`. A tab answers `who` and what names it. */
export type InspectRequest = { ask: 'who' } | { ask: 'attach' | 'detach'; tab: string };

/** How a machine stands after a step: `to` as in `Step`. */
export type InspectedActor = { root: string; to: string; machine: string; value: unknown; context: unknown; status: string };

/** What a tab says there. After `recording` follow `live` messages, each in the order in which it happened. */
export type InspectMessage =
  | { tab: string; type: 'here'; address: string; title: string }
  | { tab: string; type: 'recording'; recording: Recording }
  | { tab: string; type: 'live'; what: ({ step: Step } | { standing: InspectedActor })[] };

const pace = 50;

const broadcast = (
  channel: BroadcastChannel,
  tape: EventLog,
  { now, visitor, tab }: { now: () => number; visitor: VisitorContext; tab: string },
) => {
  const tell = (message: InspectMessage): void => channel.postMessage(message);
  const names: string[] = [];
  const nameOf = (root: string): string => {
    if (!names.includes(root)) names.push(root);
    return `r${names.indexOf(root) + 1}`;
  };
  let waiting: { at: number; heard: InspectionEvent }[] = [];
  let redact = redactor();

  // Written down in a pause: the shopper's event does not wait for it.
  const flush = (): void => {
    const what = waiting.flatMap(({ at, heard }): ({ step: Step } | { standing: InspectedActor })[] => {
      const to = heard.actorRef as AnyActorRef;
      if (heard.type === '@xstate.event')
        return [
          {
            step: stepOf(
              { at, root: heard.rootId, from: heard.sourceRef as AnyActorRef | undefined, to, event: heard.event } satisfies LoggedEvent,
              nameOf,
            ),
          },
        ];
      if (heard.type !== '@xstate.snapshot' || !('value' in heard.snapshot)) return [];
      const { value, context, status } = heard.snapshot as unknown as { value: unknown; context: unknown; status: string };
      return [{ standing: { root: nameOf(heard.rootId), to: wayTo(to), machine: machineOf(to), value, context: plain(context), status } }];
    });
    waiting = [];
    if (what.length > 0) tell({ tab, type: 'live', what: redact(what) });
  };
  const hear = (heard: InspectionEvent): void => {
    if (waiting.length === 0) setTimeout(flush, pace);
    waiting.push({ at: now(), heard });
  };

  return (asked: InspectRequest): void => {
    if (asked.ask === 'who') return tell({ tab, type: 'here', address: location.pathname + location.search, title: document.title });
    if (asked.tab !== tab) return;
    tape.listeners.delete(hear);
    waiting = [];
    if (asked.ask === 'detach') return;
    redact = redactor();
    names.splice(0, names.length, ...tape.roots.keys());
    tell({ tab, type: 'recording', recording: recordingOf(tape, { at: now(), address: location.pathname + location.search, visitor }) });
    tape.listeners.add(hear);
  };
};

let answering: ((asked: InspectRequest) => void) | undefined;

/** Answers a visualiser that asks on the channel: with what happened in this tab, and then with what happens. */
export const answerInspector = (
  channel: BroadcastChannel,
  tape: EventLog,
  around: { now: () => number; visitor: VisitorContext; tab: string },
  asked: InspectRequest,
): void => {
  answering ??= broadcast(channel, tape, around);
  answering(asked);
};
