import { and, createMachine, not, or, type AnyStateMachine } from 'xstate';
import type { Call, PlainInvoke, PlainState, PlainTransition } from '../export/plainMachine.ts';
import { readScxml } from './scxml.ts';
import { readStately } from './stately.ts';

const composed = { and, or } as const;

const guardOf = ({ type, params }: Call): unknown => {
  const { guards } = (params ?? {}) as { guards?: Call[] };
  if (guards && type === 'not') return not(guardOf(guards[0]!) as string);
  return guards && (type === 'and' || type === 'or') ? composed[type](guards.map((each) => guardOf(each) as string)) : { type, params };
};
const transitionOf = ({ guard, ...rest }: PlainTransition): object => (guard ? { ...rest, guard: guardOf(guard) } : rest);
const listOf = (transitions: PlainTransition[] | undefined): object | undefined => transitions?.map(transitionOf);
const tableOf = (table: Record<string, PlainTransition[]> | undefined): object | undefined =>
  table && Object.fromEntries(Object.entries(table).map(([key, each]) => [key, listOf(each)]));
const invokeOf = ({ onDone, onError, onSnapshot, ...rest }: PlainInvoke): object => ({
  ...rest,
  ...(onDone ? { onDone: listOf(onDone) } : {}),
  ...(onError ? { onError: listOf(onError) } : {}),
  ...(onSnapshot ? { onSnapshot: listOf(onSnapshot) } : {}),
});

const stateOf = ({ on, after, always, onDone, invoke, states, initial, ...rest }: PlainState): object => ({
  ...rest,
  ...(initial ? { initial: initial.actions ? initial : initial.target } : {}),
  ...(on ? { on: tableOf(on) } : {}),
  ...(after ? { after: tableOf(after) } : {}),
  ...(always ? { always: listOf(always) } : {}),
  ...(onDone ? { onDone: listOf(onDone) } : {}),
  ...(invoke ? { invoke: invoke.map(invokeOf) } : {}),
  ...(states ? { states: Object.fromEntries(Object.entries(states).map(([key, inner]) => [key, stateOf(inner)])) } : {}),
});

/** A machine of what was read; what its actions and guards do is not in it. @throws Error with XState's sentence for a wrong target */
export const machineFrom = (state: PlainState): AnyStateMachine => createMachine(stateOf(state) as Parameters<typeof createMachine>[0]);

/** Whether a file's text is a chart: SCXML, or a machine's JSON, and no session. */
export const isChartText = (text: string): boolean =>
  text.trimStart().startsWith('<') || (/^\s*\{/.test(text) && /"states"\s*:/.test(text) && !/"format"\s*:\s*"serendib\./.test(text));

/** The machine in the text of a file, SCXML or Stately's JSON. @throws Error with one sentence: what is wrong, and what to do */
export function readMachine(text: string, parser: DOMParser = new DOMParser()): AnyStateMachine {
  const state = text.trimStart().startsWith('<') ? readScxml(text, parser) : readStately(JSON.parse(text));
  return machineFrom(state);
}
