import type { AnyStateMachine } from 'xstate';

/** A named guard as it is written, without its types; '' for one that is put together from others. */
export function guardText(machine: AnyStateMachine, guard: string): string {
  const written: unknown = machine.implementations.guards[guard];
  return typeof written === 'function' && !('check' in written) ? String(written) : '';
}

/** What a guard looks at: the fields of the context that its text names, with their values. */
export function fieldsSeen(machine: AnyStateMachine, guard: string, context: unknown): [string, unknown][] {
  const text = guardText(machine, guard);
  const names = [...text.matchAll(/\bcontext\.(\w+)/g)].map(([, name = '']) => name);
  const known = typeof context === 'object' && context !== null ? (context as Record<string, unknown>) : {};
  return [...new Set(names)].map((name) => [name, known[name]]);
}
