import {
  createActor,
  fromCallback,
  fromTransition,
  StateMachine,
  type ActorLogic,
  type AnyActor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyStateMachine,
  type EventObject,
  type Snapshot,
  type StateValue,
} from 'xstate';
import { Standing, type Fixture } from '#flows/fixtureTypes.ts';
import type { Stimulus } from '#flows/explorerState.ts';
import type { Answered } from '#machines/ports.ts';
import { ProblemError, type Problem } from '#machines/model/problem.ts';
import { WalkClock } from './walk.clock.ts';

/** A question that a port was asked while the machine ran. */
export type Asked = { src: string; input: unknown; at: number };

type Hole = Snapshot<unknown> & { input: unknown };
type Verdict = { type: 'answer'; output: unknown } | { type: 'refuse'; error: unknown };

/** A port that waits until the walk answers it; it answers at once, without a promise between. */
const hole = (asked: (input: unknown) => void): ActorLogic<Hole, EventObject | Verdict, unknown, AnyActorScope['system']> => ({
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition: (state, event) => {
    if (event.type === 'answer' && 'output' in event) return { status: 'done', output: event.output, error: undefined, input: state.input };
    if (event.type === 'refuse' && 'error' in event) return { status: 'error', output: undefined, error: event.error, input: state.input };
    return state;
  },
  getPersistedSnapshot: (state) => state,
  restoreSnapshot: (state) => state as Hole,
  start: (state) => {
    if (state.status === 'active') asked(state.input);
  },
});

type Heard = (to: string, event: EventObject) => void;

/** A child machine that stands where it began: views can draw it, what it says comes from the walk. */
const frozen = (machine: AnyStateMachine, heard: Heard): AnyStateMachine =>
  Object.assign(Object.create(machine) as AnyStateMachine, {
    transition: (snapshot: unknown, event: EventObject, { self }: AnyActorScope) => {
      if (!event.type.startsWith('xstate.')) heard(self.id, event);
      return snapshot;
    },
  });

/** A machine that really runs, with its ports in the walk's hands and the walk's clock. */
export class MachineDriver {
  readonly clock: WalkClock;
  readonly asked: Asked[] = [];
  /** What the machine told those around it: facts sent to its parent, facts emitted. */
  readonly told: EventObject[] = [];
  /** What it told its children and feeds, and whom. */
  readonly passed: { to: string; event: EventObject }[] = [];
  readonly actor: AnyActor;

  /** `snapshot`: a persisted one to go on from, at the moment `clock` shows. */
  constructor(fixture: Fixture, input: unknown, restored?: { snapshot: Snapshot<unknown>; clock: WalkClock }) {
    this.clock = restored?.clock ?? new WalkClock();
    const around = createActor(
      fromTransition((_: undefined, event: EventObject) => void this.told.push(event), undefined),
      { clock: this.clock },
    );
    around.start();
    const machine = this.#plugged(fixture);
    const midst =
      input instanceof Standing ? machine.resolveState({ value: input.value as StateValue, context: input.context }) : undefined;
    this.actor = createActor(machine, { input, parent: around, snapshot: restored?.snapshot ?? midst });
    this.actor.on('*', (fact) => this.told.push(fact));
    this.actor.start();
  }

  #plugged({ machine, ports }: Fixture): AnyStateMachine {
    return machine.provide({
      actors: Object.fromEntries(
        Object.entries(ports).map(([src, port]) => [
          src,
          port.isRequest
            ? hole((input) => this.asked.push({ src, input, at: this.clock.now() }))
            : this.#silent(machine.implementations.actors[src]),
        ]),
      ),
    });
  }

  #silent(child: unknown): AnyActorLogic {
    const heard: Heard = (to, event) => this.passed.push({ to, event });
    return child instanceof StateMachine
      ? frozen(child, heard)
      : fromCallback(({ receive, self }) => receive((event) => heard(self.id, event)));
  }

  #verdict(id: string, verdict: Verdict): void {
    const child = (this.actor.getSnapshot().children as Record<string, AnyActorRef | undefined>)[id];
    if (!child) throw new Error(`Nobody asked '${id}'.`);
    child.send(verdict);
  }

  /** Something happens to it, now. */
  tell(event: EventObject & Record<string, unknown>): void {
    const stamped: EventObject = Object.assign({ at: this.clock.now() }, event);
    this.actor.send(stamped);
  }

  /** A port that was asked brings what it was asked for. */
  answer(id: string, output: Answered<unknown>): void {
    this.#verdict(id, { type: 'answer', output });
  }

  /** A port that was asked fails. */
  refuse(id: string, problem: Problem): void {
    this.#verdict(id, { type: 'refuse', error: new ProblemError(problem) });
  }

  /** What happens to the machine in one step of a walk, except that `send` may come from elsewhere (a view, a route). */
  take(stimulus: Stimulus, send: (event: EventObject) => void = (event) => this.actor.send(event)): void {
    if (stimulus.type === 'xstate.init') return;
    if (stimulus.kind === 'time' && stimulus.raw.type.startsWith('xstate.')) return this.clock.fireNext();
    this.clock.goTo(stimulus.at);
    if (stimulus.kind === 'event' || stimulus.kind === 'time') return send(stimulus.raw);
    const isRequest = stimulus.type.endsWith('.answered') || stimulus.type.endsWith('.refused');
    if (!isRequest) throw new Error(`What is '${stimulus.type}'?`);
    const { output, error } = stimulus.raw as EventObject & { output?: unknown; error?: unknown };
    this.#verdict(stimulus.id, stimulus.kind === 'answer' ? { type: 'answer', output } : { type: 'refuse', error });
  }

  /** What a tab that closes now leaves in the storage. */
  stored(): Snapshot<unknown> {
    return JSON.parse(JSON.stringify(this.actor.getPersistedSnapshot())) as Snapshot<unknown>;
  }
}
