import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Moment } from '#machines/ports.ts';

/** A timer that runs: what it will say and when, by the walk's own clock. */
export type Timer = { id: string; event: AnyEventObject; due: Moment };

/** A port, feed or child that was started and has not ended. */
export type Invocation = { id: string; src: string; ref: AnyActorRef; since: Moment; input: unknown };

/** An action that left the machine: a effect, an event sent elsewhere. */
export type Effect = { type: string; params: unknown };

/**
 * What was taken and asked in one step, by places of the chart, which actions changed what the machine knows, which states it came to,
 * which timers it moved.
 */
export type Trace = {
  taken: readonly string[];
  sides: readonly string[];
  changes: readonly string[];
  entered: readonly string[];
  moved: readonly string[];
};

/** What belongs to a situation beside the machine's snapshot. */
export type Flow = { now: Moment; timers: readonly Timer[]; invocations: readonly Invocation[]; did: readonly Effect[]; trace: Trace };

/** A machine's snapshot, with the time, the timers and the open questions it stands in. */
export type ExplorerState = AnyMachineSnapshot & { readonly flow: Flow };

/** One thing that can happen to a machine. `raw` is the event it gets. */
export type Stimulus = {
  /** The event's own type, or `readCart.answered`, `readCart.refused`, `time.passed`. */
  type: string;
  kind: 'event' | 'answer' | 'refusal' | 'time';
  raw: AnyEventObject;
  /** Which sample it is: the answer's name, the refusal's code, the payload in short. */
  sample: string;
  /** Which of the samples of its type it is. */
  nth: number;
  /** For answers and refusals the id of the asked actor. */
  id: string;
  /** The moment it happens at. */
  at: Moment;
};

/** The moment at which every walk begins: Monday 2 February 2026, 09:00 UTC. */
export const dawn: Moment = Date.UTC(2026, 1, 2, 9);
