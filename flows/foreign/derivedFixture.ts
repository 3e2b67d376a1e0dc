import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../chart/chart.ts';
import { usualLimits, type Fixture } from '../fixtureTypes.ts';
import { withNames } from './withNames.ts';

/** What a foreign machine's samples may say; what they leave out is derived from its chart. */
export type Samples = {
  /** The starts that matter, by name. */
  inputs?: Record<string, unknown>;
  /** Per event type what it brings. */
  events?: Record<string, readonly object[]>;
  /** Per actor its answers by name, and as what it fails. */
  ports?: Record<string, { answers?: Record<string, unknown>; refusals?: Fixture['ports'][string]['refusals'] }>;
};

/** A machine of XState 5, also one of another copy of the library. */
export const isMachine = (thing: unknown): thing is AnyStateMachine =>
  typeof thing === 'object' &&
  thing !== null &&
  ['config', 'implementations', 'root', 'transition', 'getInitialSnapshot'].every((key) => key in thing);

/** The ending of a machine's file. */
export const ending = /(?:\.machine)?(\.[cm]?[jt]sx?)$/;
/** What a foreign machine is called: its file and its export. */
export const foreignNoun = (file: string, name: string): string => `${(file.split('/').at(-1) ?? '').replace(ending, '')}#${name}`;

/** A foreign machine with fixtures: where no sample says more, each event comes without content and each actor answers nothing or fails. */
export function derivedFixture(foreign: AnyStateMachine, { inputs, events = {}, ports = {} }: Samples = {}): Fixture {
  const machine = withNames(foreign);
  const chart = chartOf(machine);
  const types = chart.transitions.filter(({ kind, event }) => kind === 'on' && !event.includes('*')).map(({ event }) => event);
  const allInvokes = chart.states.flatMap(({ invokes }) => invokes);
  const isRefused = (src: string): boolean => allInvokes.some((invoke) => invoke.src === src && invoke.refusals);
  const portOf = (src: string): Fixture['ports'][string] => ({
    isRequest: false,
    answers: ports[src]?.answers ?? { done: undefined },
    refusals: ports[src]?.refusals ?? (isRefused(src) ? ['UNREACHABLE'] : []),
    says: [],
  });
  const names = [...new Set([...allInvokes.map(({ src }) => src), ...Object.keys(machine.implementations.actors), ...Object.keys(ports)])];
  return {
    machine,
    inputs: inputs ?? { usual: undefined },
    events: { ...Object.fromEntries(types.map((type) => [type, [{}]])), ...events },
    ports: Object.fromEntries(names.map((src) => [src, portOf(src)])),
    timers: () => [],
    seen: undefined,
    handsOver: {},
    stays: {},
    directSteps: {},
    begunAnew: undefined,
    shownBy: undefined,
    limits: usualLimits,
  };
}
