import type {
  AnyActorLogic,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
  StateValue,
} from 'xstate';
import type { Answered, Moment } from '#machines/ports.ts';
import type { Stimulus, ExplorerState } from './explorerState.ts';
import type { Problem, ProblemCode } from '#machines/model/problem.ts';

/** What a sample may look at when its content depends on the situation it happens in. */
export type Now<Context = unknown, Input = unknown> = { value: StateValue; context: Context; at: Moment; input: Input };

/** How a port fails: a code, or a code with what the mall says beside it. */
export type RefusalSample = ProblemCode | Omit<Problem, 'at'>;

/** A content, or how it follows from the situation; null where it cannot happen there (there is no such line to remove). */
type Sample<Body, Context, Input = undefined> = Body | ((now: Now<Context, Input>) => Body | null);
/** As `Sample`, of an answer: it may be null itself, so undefined says that it cannot come there. */
type AnswerSample<Body, Context, Input> = Body | ((now: Now<Context, Input>) => Body | undefined);
/** An event's content; `at` only where the sample itself is about a time (a deadline that passed): the walk's clock moves there. */
type BodyOf<Event> = Event extends unknown ? Omit<Event, 'type' | 'at'> & { at?: Moment } : never;
/** The events of a type, also where several types share one shape. */
export type EventOfType<Event, Type> = Event extends { type: infer Own } ? (Type extends Own ? Event : never) : never;

type TypeOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>['type'];

type EventSamples<Machine extends AnyStateMachine> = {
  [Type in TypeOf<Machine>]: readonly Sample<BodyOf<EventOfType<EventFromLogic<Machine>, Type>>, ContextFrom<Machine>>[];
};

type ActorOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actor
    : never;

type PortSample<Machine extends AnyStateMachine, Logic extends AnyActorLogic> =
  OutputFrom<Logic> extends Answered<infer Answer>
    ? { answers: Record<string, AnswerSample<Answer, ContextFrom<Machine>, InputFrom<Logic>>>; refusals: readonly RefusalSample[] }
    : { says: readonly TypeOf<Machine>[]; ends?: Record<string, AnswerSample<OutputFrom<Logic>, ContextFrom<Machine>, InputFrom<Logic>>> };

type PortSamples<Machine extends AnyStateMachine> = {
  [Actor in ActorOf<Machine> as Actor['src']]: PortSample<Machine, Actor['logic']>;
};

/** A start in the midst of a life: a lifecycle as the mall restores it from a row. */
export class Standing<Value = unknown, Context = unknown> {
  readonly value: Value;
  readonly context: Context;

  constructor(value: Value, context: Context) {
    this.value = value;
    this.context = context;
  }
}

/** The fixture of one machine: everything that can come to it, with the payloads that matter. */
export type FixtureOf<Machine extends AnyStateMachine> = {
  /** The starts that matter; each is walked. */
  inputs?: Record<string, InputFrom<Machine> | Standing<SnapshotFrom<Machine>['value'], ContextFrom<Machine>>>;
  events: EventSamples<Machine>;
  /** Per port its kinds of answer and its refusals; per feed or child the event types that it says to this machine, and how it may end. */
  ports: PortSamples<Machine>;
  /** For a lifecycle, whose timers run outside: the deadlines that run now. They ring in the order of time, as events of these types. */
  timers?: (now: { value: SnapshotFrom<Machine>['value']; context: ContextFrom<Machine> }) => readonly Deadline<TypeOf<Machine>>[];
  /**
   * Only the part of the context that decides what can happen next; default the whole. Walks stay true in any case, a part too small loses
   * ways.
   */
  seen?: (context: ContextFrom<Machine>) => unknown;
  /** Busy states that nothing inside leads out of, because somebody else ends them: by whom. */
  handsOver?: Record<string, string>;
  /** States that nothing inside leads out of though they are not final: what comes after them, by their paths. */
  stays?: Record<string, string>;
  /**
   * For a lifecycle: what no route and no timer makes happen, by places of the chart, with the reason; tests take it by the one step in
   * which all routes end.
   */
  directSteps?: Record<string, string>;
  /**
   * Why this machine is never stored in the midst of things, where that is so: then a closed tab ends it.
   * `tests/properties/stored.law.test.ts` knows who is stored.
   */
  begunAnew?: string;
  /** For a machine without a view: the part of the shop that shows its effect (issue Flows, 3). */
  shownBy?: string;
  limits?: Partial<Limits>;
};

/** A timer outside the machine: the event it will be, and when. */
export type Deadline<Type extends string = string> = { type: Type; due: Moment };

/** How far the explorer goes before it says that it stopped. */
export type Limits = { snapshots: number; depth: number; steps: number };
export const usualLimits: Limits = { snapshots: 2_000, depth: 60, steps: 80 };

/** `FixtureOf` after the types have done their work: what the explorer reads. */
export type Fixture<Machine extends AnyStateMachine = AnyStateMachine> = {
  machine: Machine;
  inputs: Record<string, unknown>;
  events: Record<string, readonly unknown[]>;
  ports: Record<
    string,
    { isRequest: boolean; answers: Record<string, unknown>; refusals: readonly RefusalSample[]; says: readonly string[] }
  >;
  timers: (now: { value: unknown; context: unknown }) => readonly Deadline[];
  seen: ((context: unknown) => unknown) | undefined;
  handsOver: Record<string, string>;
  stays: Record<string, string>;
  directSteps: Record<string, string>;
  begunAnew: string | undefined;
  shownBy: string | undefined;
  limits: Limits;
  /** Where these are the fixtures of another machine without some: whose, and which of what can happen there is here too. */
  part?: { of: Fixture; has: (stimulus: Stimulus, snapshot: ExplorerState) => boolean };
};

/** States the samples of a machine; an event or port without samples does not compile, and `lacksOf` finds it too. */
export const fixtureOf =
  <Machine extends AnyStateMachine>(machine: Machine) =>
  (samples: FixtureOf<Machine>): Fixture<Machine> => {
    const ports = samples.ports as Record<
      string,
      { answers?: Record<string, unknown>; ends?: Record<string, unknown>; refusals?: readonly RefusalSample[]; says?: readonly string[] }
    >;
    return {
      machine,
      inputs: samples.inputs ?? { usual: undefined },
      events: samples.events as Record<string, readonly unknown[]>,
      ports: Object.fromEntries(
        Object.entries(ports).map(([src, port]) => [
          src,
          {
            isRequest: port.refusals !== undefined,
            answers: port.answers ?? port.ends ?? {},
            refusals: port.refusals ?? [],
            says: port.says ?? [],
          },
        ]),
      ),
      timers: (samples.timers ?? (() => [])) as Fixture['timers'],
      seen: samples.seen as ((context: unknown) => unknown) | undefined,
      handsOver: samples.handsOver ?? {},
      stays: samples.stays ?? {},
      directSteps: samples.directSteps ?? {},
      begunAnew: samples.begunAnew,
      shownBy: samples.shownBy,
      limits: { ...usualLimits, ...samples.limits },
    };
  };

/** The content of a sample in a situation. */
export const bodyOf = (sample: unknown, now: Now): unknown =>
  typeof sample === 'function' ? (sample as (now: Now) => unknown)(now) : sample;
