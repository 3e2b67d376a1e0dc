import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { Recording, Root, Step } from '#src/devtools/recording.ts';
import { inertScope } from '../../inertScope.ts';
import type { Stood } from './log.ts';

/** A recorded step, and how the machine that it reached stood after it; null for a port, and where the step does not fit. */
export type Replayed = { step: Step; machine: string; stood: Stood | null };

type Persisted = { value: StateValue; context: object; children?: Record<string, { snapshot?: unknown; src?: unknown } | undefined> };
type Running = { machine: AnyStateMachine; snapshot: AnyMachineSnapshot };

const isPersisted = (thing: unknown): thing is Persisted =>
  typeof thing === 'object' && thing !== null && 'value' in thing && 'context' in thing;
const isMachineSnapshot = (thing: unknown): thing is AnyMachineSnapshot =>
  typeof thing === 'object' && thing !== null && 'machine' in thing;
const aboveOf = (way: string): string => way.split('/').slice(0, -1).join('/');
const scope = () => inertScope(() => undefined);

/** Errors as they were before they were written down. */
export const revived = (event: AnyEventObject): AnyEventObject => {
  const error = event['error'] as { $error?: { message: string; problem?: unknown } } | undefined;
  return error?.$error ? { ...event, error: Object.assign(new Error(error.$error.message), { problem: error.$error.problem }) } : event;
};

/**
 * Takes the steps of a recording again, one after another, without a clock or a network: every event that reached a machine
 * is written in it. `machineOf` knows the machines by id, or by their parent and the name under which it invokes them.
 */
export function replayed(recording: Recording, machineOf: (id: string) => AnyStateMachine | null): Replayed[] {
  const running = new Map<string, Running>();
  const key = (root: string, way: string): string => `${root} ${way}`;

  const restore = (root: string, way: string, machine: AnyStateMachine, persisted: Persisted): void => {
    running.set(key(root, way), { machine, snapshot: machine.resolveState({ value: persisted.value, context: persisted.context }) });
    for (const [id, child] of Object.entries(persisted.children ?? {})) {
      const logic: unknown = machine.implementations.actors[String(child?.src)];
      if (isPersisted(child?.snapshot) && isMachine(logic)) restore(root, way ? `${way}/${id}` : id, logic, child.snapshot);
    }
  };
  const isMachine = (logic: unknown): logic is AnyStateMachine => typeof logic === 'object' && logic !== null && 'implementations' in logic;

  const start = ({ root, machine: id, snapshot, input }: Root): void => {
    const machine = machineOf(id);
    if (!machine) return;
    if (isPersisted(snapshot)) restore(root, '', machine, snapshot);
    else running.set(key(root, ''), { machine, snapshot: machine.getInitialSnapshot(scope(), input) });
  };
  const startInner = ({ root, to }: Step): void => {
    const above = running.get(key(root, aboveOf(to)));
    const child = (above?.snapshot.children as Record<string, AnyActorRef | undefined> | undefined)?.[to.split('/').at(-1) ?? ''];
    const snapshot: unknown = child?.getSnapshot();
    if (isMachineSnapshot(snapshot)) running.set(key(root, to), { machine: snapshot.machine, snapshot });
  };
  const stoodOf = ({ snapshot: { value, context, status } }: Running): Stood => ({ value, context, status });

  for (const root of recording.roots) if (isPersisted(root.snapshot)) start(root);
  return recording.steps.map((step): Replayed => {
    const id = key(step.root, step.to);
    try {
      if (step.kind === 'begun') {
        const root = recording.roots.find((one) => one.root === step.root);
        if (step.to === '' && root && !running.has(id)) start(root);
        else if (step.to !== '' && !running.has(id)) startInner(step);
      } else if (step.kind !== 'answered' && step.kind !== 'refused') {
        const one = running.get(id);
        if (one) running.set(id, { ...one, snapshot: one.machine.transition(one.snapshot, revived(step.event), scope()) });
      }
    } catch {
      running.delete(id);
    }
    const now = running.get(id);
    return { step, machine: now?.machine.id ?? '', stood: now ? stoodOf(now) : null };
  });
}
