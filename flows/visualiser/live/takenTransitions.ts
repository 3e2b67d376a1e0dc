import type { AnyStateMachine } from 'xstate';
import { inertScope } from '../../inertScope.ts';
import { takenAction, instrumented } from '../../instrument.ts';
import type { Frame } from './log.ts';
import { revived } from './replayed.ts';

export type Trace = { taken: string[]; sides: string[] };

const tracers = new WeakMap<AnyStateMachine, { machine: AnyStateMachine; sides: string[] }>();

const tracerOf = (machine: AnyStateMachine): { machine: AnyStateMachine; sides: string[] } => {
  const known = tracers.get(machine);
  if (known) return known;
  const sides: string[] = [];
  const tracer = { machine: instrumented(machine, (place, side) => sides.push(`${place} = ${side ? 'yes' : 'no'}`)), sides };
  tracers.set(machine, tracer);
  return tracer;
};

/** Which ways a machine took in a step of the shop, and how its guards answered: the step is taken again from how it stood before. */
export function takenTransitionsOf(machine: AnyStateMachine, frame: Frame): Trace {
  const { before, step } = frame;
  const tracer = tracerOf(machine);
  const taken: string[] = [];
  tracer.sides.length = 0;
  const scope = inertScope((effect) => {
    if (effect.type === takenAction) taken.push(String((effect.params as { place: string }).place));
  });
  try {
    if (before && step)
      tracer.machine.transition(
        tracer.machine.resolveState({ value: before.value, context: before.context as object }),
        revived(step.event),
        scope,
      );
  } catch {
    // What was masked or left out of the recording can break a step; then only the states light up.
    return { taken: [], sides: [] };
  }
  return { taken, sides: [...new Set(tracer.sides)] };
}
