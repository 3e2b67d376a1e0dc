import type { AnyStateMachine } from 'xstate';
import { guardWord } from '../../traced.ts';

const isLoose = (thing: unknown): thing is Record<string, unknown> => typeof thing === 'object' && thing !== null && !Array.isArray(thing);

const guardJson = (guard: unknown): unknown => {
  const inner = typeof guard === 'function' ? (guard as { guards?: unknown[] }).guards : undefined;
  return inner && typeof guard === 'function' ? { type: guard.name, params: { guards: inner.map(guardJson) } } : { type: guardWord(guard) };
};

const json = (value: unknown, key = ''): unknown => {
  if (key === 'guard') return guardJson(value);
  if (Array.isArray(value)) return value.map((part) => json(part));
  if (!isLoose(value)) return typeof value === 'function' ? undefined : value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, json(part, name)] as const).filter(([, part]) => part !== undefined));
};

/** A machine's configuration as the JSON that Stately and other tools of XState read: names instead of functions. */
export const machineJson = (machine: AnyStateMachine): string => `${JSON.stringify(json(machine.config), null, 2)}\n`;
