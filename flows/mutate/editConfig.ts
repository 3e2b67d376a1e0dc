import { createMachine, type AnyStateMachine } from 'xstate';
import { mostMicrosteps } from '../instrument.ts';
import { isRecord, type UnknownRecord } from '../unknownRecord.ts';

/** A copy of a configuration in which one object is another; `null` takes it out. Throws where the object is not part of it. */
export function exchanged(config: UnknownRecord, old: UnknownRecord, put: UnknownRecord | null): UnknownRecord {
  let isFound = false;
  const copy = (thing: unknown): unknown => {
    if (thing === old) {
      isFound = true;
      return put ?? undefined;
    }
    if (Array.isArray(thing)) return thing.map(copy).filter((part) => part !== undefined);
    if (!isRecord(thing) || Object.getPrototypeOf(thing) !== Object.prototype) return thing;
    return Object.fromEntries(
      Object.entries(thing)
        .map(([key, part]): [string, unknown] => [key, copy(part)])
        .filter(([, part]) => part !== undefined),
    );
  };
  const changed = copy(config) as UnknownRecord;
  if (!isFound) throw new Error('What should be changed is not in the configuration: a transition must be written as an object.');
  return changed;
}

/** The same machine with another configuration, and with delays beside its own. What follows by itself without end is an error there. */
export const rebuilt = (machine: AnyStateMachine, config: UnknownRecord, delays: UnknownRecord = {}): AnyStateMachine =>
  createMachine(
    { ...config, options: { maxIterations: mostMicrosteps } } as AnyStateMachine['config'],
    { ...machine.implementations, delays: { ...machine.implementations.delays, ...delays } } as AnyStateMachine['implementations'],
  );
