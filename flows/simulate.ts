import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { Standing, type Fixture } from './fixtureTypes.ts';
import { inertScope } from './inertScope.ts';
import { dawn, type Invocation, type Effect, type Flow, type Stimulus, type ExplorerState, type Timer } from './explorerState.ts';
import { doneAction, takenAction, instrumented } from './instrument.ts';
import { alike } from './canonical.ts';

/** A machine that can be walked: each step is pure, and tells what was taken, asked and done. */
export type Simulator = {
  fixture: Fixture;
  begin: (input: unknown) => ExplorerState;
  happen: (snapshot: ExplorerState, stimulus: Stimulus) => ExplorerState;
};

type Params = {
  event?: AnyEventObject;
  id?: string;
  delay?: number;
  sendId?: string;
  place?: string;
  context?: Record<string, unknown>;
  actorRef?: AnyActorRef;
  input?: unknown;
};

/** The actions that left the machine knowing something else than before, by their places. */
function changesOf(before: Record<string, unknown> | undefined, effects: readonly Effect[]): string[] {
  const changes = new Set<string>();
  let known = before;
  for (const { params } of effects.filter((effect) => effect.type === doneAction)) {
    const { place = '', context = {} } = params as Params;
    const earlier = known ?? context;
    if (Object.keys(context).some((field) => !alike(context[field], earlier[field]))) changes.add(place);
    known = context;
  }
  return [...changes];
}

const timersAfter = (before: readonly Timer[], effects: readonly Effect[], now: number): Timer[] => {
  let timers = [...before];
  for (const effect of effects) {
    const params = effect.params as Params | undefined;
    if (effect.type === 'xstate.cancel') timers = timers.filter((timer) => timer.id !== params?.sendId);
    if (effect.type === 'xstate.raise' && typeof params?.delay === 'number' && params.event) {
      const id = params.id ?? params.event.type;
      timers = [...timers.filter((timer) => timer.id !== id), { id, event: params.event, due: now + Math.max(0, params.delay) }];
    }
  }
  return timers;
};

/** What an actor was made of, by name; one that was spawned from its logic goes by the logic's id. */
const srcWord = (src: AnyActorRef['src']): string => (typeof src === 'string' ? src : ((src as { id?: string }).id ?? 'actor'));

const asksAfter = (
  before: Flow | null,
  earlier: AnyMachineSnapshot | null,
  later: AnyMachineSnapshot,
  effects: readonly Effect[],
  ended: string,
  now: number,
): Invocation[] => {
  const begun = effects.filter((effect) => effect.type === 'xstate.spawnChild').map(({ params }) => params as Params);
  return Object.entries(later.children as Record<string, AnyActorRef | undefined>).flatMap(([id, ref]) => {
    if (!ref) return [];
    const known = before?.invocations.find((invocation) => invocation.ref === ref);
    if (known) return id === ended ? [] : [known];
    if (earlier?.children[id] === ref) return [];
    return [{ id, src: srcWord(ref.src), ref, since: now, input: begun.find(({ actorRef }) => actorRef === ref)?.input }];
  });
};

const walkers = new WeakMap<Fixture, Simulator>();

/** A machine prepared for walking, once; a part of its fixtures is walked by the same walker. */
export function simulatorOf(fixture: Fixture): Simulator {
  const walker = walkers.get(fixture) ?? (fixture.part ? { ...simulatorOf(fixture.part.of), fixture } : prepared(fixture));
  walkers.set(fixture, walker);
  return walker;
}

function prepared(fixture: Fixture): Simulator {
  const begun = new Map<unknown, ExplorerState>();
  let sides: string[] = [];
  let effects: Effect[] = [];
  const note = (effect: Effect): void => void effects.push(effect);
  let scope = inertScope(note);
  const machine: AnyStateMachine = instrumented(fixture.machine, (place, side) => sides.push(`${place} = ${side ? 'yes' : 'no'}`));

  const situated = (
    before: ExplorerState | null,
    now: number,
    ended: string,
    fired: string,
    next: () => AnyMachineSnapshot,
  ): ExplorerState => {
    effects = [];
    sides = [];
    const snapshot = next();
    // Actors of different steps may not meet: surroundings in which one began are not used again.
    const known = new Set(Object.values(before?.children ?? {}));
    if (Object.values(snapshot.children).some((child) => !known.has(child))) scope = inertScope(note);
    const running = snapshot.status === 'active';
    const timers = (before?.flow.timers ?? []).filter((timer) => timer.id !== fired);
    const rings = running ? timersAfter(timers, effects, now) : [];
    return {
      ...snapshot,
      flow: {
        now,
        timers: rings,
        invocations: running ? asksAfter(before?.flow ?? null, before, snapshot, effects, ended, now) : [],
        did: effects.filter((effect) => effect.type !== takenAction && effect.type !== doneAction),
        trace: {
          taken: effects.filter((effect) => effect.type === takenAction).map((effect) => String((effect.params as Params).place)),
          sides: [...new Set(sides)],
          entered: snapshot._nodes
            .filter((node) => !before?._nodes.some((earlier) => earlier.id === node.id))
            .map((node) => node.path.join('.')),
          moved: rings
            .filter((timer) => timers.some((earlier) => earlier.id === timer.id && earlier.due !== timer.due))
            .map((timer) => timer.id),
          changes: changesOf(before?.context as Record<string, unknown> | undefined, effects),
        },
      },
    };
  };

  return {
    fixture,
    begin: (input) => {
      const snapshot =
        begun.get(input) ??
        situated(null, dawn, '', '', () =>
          input instanceof Standing
            ? machine.resolveState({ value: input.value as StateValue, context: input.context })
            : machine.getInitialSnapshot(scope, input),
        );
      if (snapshot.status === 'error') throw snapshot.error;
      begun.set(input, snapshot);
      return snapshot;
    },
    happen: (snapshot, stimulus) =>
      situated(
        snapshot,
        stimulus.at,
        stimulus.kind === 'answer' || stimulus.kind === 'refusal' ? stimulus.id : '',
        stimulus.kind === 'time' ? stimulus.id : '',
        () => machine.transition(snapshot, stimulus.raw, scope),
      ),
  };
}
