import { createActor, fromCallback, fromTransition, StateMachine, type ActorLogic, type AnyActor, type AnyActorLogic, type AnyActorRef, type AnyActorScope, type AnyStateMachine, type EventObject, type Snapshot, type StateValue } from 'xstate';
import { Standing, type Happenings } from '#flows/happenings.ts';
import type { Happening } from '#flows/situation.ts';
import { WalkClock } from './walk.clock.ts';

/** A question that a port was asked while the machine ran. */
export type Asked = { src: string; question: unknown; at: number };

type Hole = Snapshot<unknown> & { input: unknown };
type Verdict = { type: 'answer'; output: unknown } | { type: 'refuse'; error: unknown };

/** A port that waits until the walk answers it; it answers at once, without a promise between. */
const hole = (asked: (question: unknown) => void): ActorLogic<Hole, EventObject | Verdict, unknown, AnyActorScope['system']> => ({
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition: (state, event) =>
    event.type === 'answer' && 'output' in event ? { status: 'done', output: event.output, error: undefined, input: state.input }
    : event.type === 'refuse' && 'error' in event ? { status: 'error', output: undefined, error: event.error, input: state.input }
    : state,
  getPersistedSnapshot: (state) => state,
  restoreSnapshot: (state) => state as Hole,
  start: (state) => {
    if (state.status === 'active') asked(state.input);
  },
});

/** A child machine that stands where it began: views can draw it, what it says comes from the walk. */
const frozen = (machine: AnyStateMachine): AnyStateMachine =>
  Object.assign(Object.create(machine) as AnyStateMachine, { transition: (snapshot: unknown) => snapshot });

/** A machine that really runs, with its ports in the walk's hands and the walk's clock. */
export class MachineDriver {
  readonly clock: WalkClock;
  readonly asked: Asked[] = [];
  /** What the machine told those around it: facts sent to its parent, facts emitted. */
  readonly told: EventObject[] = [];
  readonly actor: AnyActor;

  /** `snapshot`: a persisted one to go on from, at the moment `clock` shows. */
  constructor(happenings: Happenings, input: unknown, restored?: { snapshot: Snapshot<unknown>; clock: WalkClock }) {
    this.clock = restored?.clock ?? new WalkClock();
    const around = createActor(fromTransition((_: undefined, event: EventObject) => void this.told.push(event), undefined), { clock: this.clock });
    around.start();
    const machine = this.#plugged(happenings);
    const midst = input instanceof Standing ? machine.resolveState({ value: input.value as StateValue, context: input.context }) : undefined;
    this.actor = createActor(machine, { input, parent: around, snapshot: restored?.snapshot ?? midst });
    this.actor.on('*', (fact) => this.told.push(fact));
    this.actor.start();
  }

  #plugged({ machine, ports }: Happenings): AnyStateMachine {
    return machine.provide({
      actors: Object.fromEntries(Object.entries(ports).map(([src, port]) => [
        src, port.isQuestion ? hole((question) => this.asked.push({ src, question, at: this.clock.now() })) : this.#silent(machine.implementations.actors[src]),
      ])),
    });
  }

  #silent(child: unknown): AnyActorLogic {
    return child instanceof StateMachine ? frozen(child) : fromCallback(() => undefined);
  }

  #verdict(id: string, verdict: Verdict): void {
    const child = (this.actor.getSnapshot().children as Record<string, AnyActorRef | undefined>)[id];
    if (!child) throw new Error(`Nobody asked '${id}'.`);
    child.send(verdict);
  }

  /** What happens to the machine in one step of a walk, except that `send` may come from elsewhere (a view, a door). */
  take(happening: Happening, send: (event: EventObject) => void = (event) => this.actor.send(event)): void {
    if (happening.type === 'xstate.init') return;
    if (happening.kind === 'time' && happening.raw.type.startsWith('xstate.')) return this.clock.fireNext();
    this.clock.goTo(happening.at);
    if (happening.kind === 'event' || happening.kind === 'time') return send(happening.raw);
    const isQuestion = happening.type.endsWith('.answered') || happening.type.endsWith('.refused');
    if (!isQuestion) throw new Error(`What is '${happening.type}'?`);
    const { output, error } = happening.raw as EventObject & { output?: unknown; error?: unknown };
    this.#verdict(happening.id, happening.kind === 'answer' ? { type: 'answer', output } : { type: 'refuse', error });
  }

  /** What a tab that closes now leaves in the storage. */
  stored(): Snapshot<unknown> {
    return JSON.parse(JSON.stringify(this.actor.getPersistedSnapshot())) as Snapshot<unknown>;
  }
}
