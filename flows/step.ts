import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { Standing, type Happenings } from './happenings.ts';
import { inertScope } from './scope.ts';
import { dawn, type Ask, type Deed, type Flow, type Happening, type Situation, type Timer } from './situation.ts';
import { doneAction, takenAction, traced } from './traced.ts';
import { canonical } from './canonical.ts';

/** A machine that can be walked: each step is pure, and tells what was taken, asked and done. */
export type Walker = {
  happenings: Happenings;
  begin: (input: unknown) => Situation;
  happen: (situation: Situation, happening: Happening) => Situation;
};

type Params = { event?: AnyEventObject; id?: string; delay?: number; sendId?: string; place?: string; context?: Record<string, unknown> };

const isOther = (one: unknown, other: unknown): boolean => one !== other && canonical(one) !== canonical(other);

/** The actions that left the machine knowing something else than before, by their places. */
function changesOf(before: Record<string, unknown> | undefined, deeds: readonly Deed[]): string[] {
  const changes = new Set<string>();
  let known = before;
  for (const { params } of deeds.filter((deed) => deed.type === doneAction)) {
    const { place = '', context = {} } = params as Params;
    const earlier = known ?? context;
    if (Object.keys(context).some((field) => isOther(context[field], earlier[field]))) changes.add(place);
    known = context;
  }
  return [...changes];
}

const timersAfter = (before: readonly Timer[], deeds: readonly Deed[], now: number): Timer[] => {
  let timers = [...before];
  for (const deed of deeds) {
    const params = deed.params as Params | undefined;
    if (deed.type === 'xstate.cancel') timers = timers.filter((timer) => timer.id !== params?.sendId);
    if (deed.type === 'xstate.raise' && typeof params?.delay === 'number' && params.event) {
      const id = params.id ?? params.event.type;
      timers = [...timers.filter((timer) => timer.id !== id), { id, event: params.event, due: now + Math.max(0, params.delay) }];
    }
  }
  return timers;
};

const asksAfter = (before: Flow | null, earlier: AnyMachineSnapshot | null, later: AnyMachineSnapshot, ended: string, now: number): Ask[] =>
  Object.entries(later.children as Record<string, AnyActorRef | undefined>).flatMap(([id, ref]) => {
    if (!ref) return [];
    const known = before?.asks.find((ask) => ask.ref === ref);
    if (known) return id === ended ? [] : [known];
    if (earlier?.children[id] === ref) return [];
    const shown = ref.getSnapshot() as { input?: unknown } | undefined;
    return [{ id, src: String(ref.src), ref, since: now, question: shown?.input }];
  });

/** Prepares a machine for walking. */
export function walkerOf(happenings: Happenings): Walker {
  let sides: string[] = [];
  const machine: AnyStateMachine = traced(happenings.machine, (place, side) => sides.push(`${place} = ${side ? 'yes' : 'no'}`));

  const situated = (before: Situation | null, now: number, ended: string, fired: string, next: (scope: ReturnType<typeof inertScope>) => AnyMachineSnapshot): Situation => {
    const deeds: Deed[] = [];
    sides = [];
    const snapshot = next(inertScope((deed) => deeds.push(deed)));
    const running = snapshot.status === 'active';
    const timers = (before?.flow.timers ?? []).filter((timer) => timer.id !== fired);
    const rings = running ? timersAfter(timers, deeds, now) : [];
    return {
      ...snapshot,
      flow: {
        now,
        timers: rings,
        asks: running ? asksAfter(before?.flow ?? null, before, snapshot, ended, now) : [],
        did: deeds.filter((deed) => deed.type !== takenAction && deed.type !== doneAction),
        trace: {
          taken: deeds.filter((deed) => deed.type === takenAction).map((deed) => String((deed.params as Params).place)),
          sides: [...new Set(sides)],
          entered: snapshot._nodes.filter((node) => !before?._nodes.some((earlier) => earlier.id === node.id)).map((node) => node.path.join('.')),
          moved: rings.filter((timer) => timers.some((earlier) => earlier.id === timer.id && earlier.due !== timer.due)).map((timer) => timer.id),
          changes: changesOf(before?.context as Record<string, unknown> | undefined, deeds),
        },
      },
    };
  };

  return {
    happenings,
    begin: (input) => {
      const situation = situated(null, dawn, '', '', (scope) => (input instanceof Standing ? machine.resolveState({ value: input.value as StateValue, context: input.context }) : machine.getInitialSnapshot(scope, input)));
      if (situation.status === 'error') throw situation.error;
      return situation;
    },
    happen: (situation, happening) =>
      situated(
        situation, happening.at, happening.kind === 'answer' || happening.kind === 'refusal' ? happening.id : '',
        happening.kind === 'time' ? happening.id : '', (scope) => machine.transition(situation, happening.raw, scope),
      ),
  };
}
