import { StateMachine, type AnyStateMachine } from 'xstate';
import { chartOf, type Chart } from '../chart.ts';
import type { Happenings } from '../happenings.ts';

/** A machine as the visualiser knows it: its chart, and its happenings where it has some. */
export type Known = { noun: string; name: string; machine: AnyStateMachine; chart: Chart; happenings: Happenings | null };

type Modules = Record<string, Record<string, unknown>>;
const machineFiles: Modules = import.meta.glob<Record<string, unknown>>('../../machines/*.{machine,lifecycle}.ts', { eager: true });
const happeningFiles: Modules = import.meta.glob<Record<string, unknown>>('../../tests/happenings/*.happenings.ts', { eager: true });

const isMachine = (thing: unknown): thing is AnyStateMachine => thing instanceof StateMachine;
const isHappenings = (thing: unknown): thing is Happenings => typeof thing === 'object' && thing !== null && 'machine' in thing && 'ports' in thing && 'limits' in thing;
const nameOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.ts$/, '');

const told = new Map(Object.values(happeningFiles).flatMap((module) => Object.values(module).filter(isHappenings)).map((happenings) => [happenings.machine, happenings]));

/** Every machine and lifecycle of the shop, in the order of the alphabet, by noun: `cart`, `order.lifecycle`. */
export const known: ReadonlyMap<string, Known> = new Map(
  Object.entries(machineFiles).flatMap(([path, module]): [string, Known][] => {
    const machine = Object.values(module).find(isMachine);
    if (!machine) return [];
    const name = nameOf(path);
    const noun = name.replace('.machine', '');
    return [[noun, { noun, name, machine, chart: chartOf(machine), happenings: told.get(machine) ?? null }]];
  }).sort(([one], [other]) => (one < other ? -1 : 1)),
);

/** The noun of the machine that a machine invokes or spawns as `src`; null for a port or feed. */
export function childNoun(machine: AnyStateMachine, src: string): string | null {
  const logic: unknown = machine.implementations.actors[src];
  return isMachine(logic) ? ([...known.values()].find((one) => one.machine.id === logic.id)?.noun ?? null) : null;
}

/** Who invokes or spawns a machine. */
export const parentsOf = (noun: string): string[] =>
  [...known.values()].filter((one) => Object.keys(one.machine.implementations.actors).some((src) => childNoun(one.machine, src) === noun)).map((one) => one.noun);
