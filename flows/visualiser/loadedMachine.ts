import foreign from 'virtual:foreign';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { chartOf, type Chart } from '../chart/chart.ts';
import type { Fixture } from '../fixtureTypes.ts';
import { derivedFixture, foreignNoun, isMachine as isForeign } from '../foreign/derivedFixture.ts';

/** A machine as the visualiser knows it: its chart, and its fixtures where it has some. */
export type LoadedMachine = { noun: string; name: string; machine: AnyStateMachine; chart: Chart; fixture: Fixture | null };

type Modules = Record<string, Record<string, unknown>>;
const machineFiles: Modules = import.meta.glob<Record<string, unknown>>('../../machines/*.{machine,lifecycle}.ts', { eager: true });
const fixtureFiles: Modules = import.meta.glob<Record<string, unknown>>('../../tests/fixtures/*.fixture.ts', { eager: true });

const isMachine = (thing: unknown): thing is AnyStateMachine => thing instanceof StateMachine;
const isFixture = (thing: unknown): thing is Fixture =>
  typeof thing === 'object' && thing !== null && 'machine' in thing && 'ports' in thing && 'limits' in thing;
const nameOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.ts$/, '');

const fixtureOfMachine = new Map(
  Object.values(fixtureFiles)
    .flatMap((module) => Object.values(module).filter(isFixture))
    .map((fixture) => [fixture.machine, fixture]),
);

const known = new Map<string, LoadedMachine>(
  Object.entries(machineFiles)
    .flatMap(([path, module]): [string, LoadedMachine][] => {
      const machine = Object.values(module).find(isMachine);
      if (!machine) return [];
      const name = nameOf(path);
      const noun = name.replace('.machine', '');
      return [[noun, { noun, name, machine, chart: chartOf(machine), fixture: fixtureOfMachine.get(machine) ?? null }]];
    })
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);
/** Every machine and lifecycle of the shop by noun (`cart`, `order.lifecycle`), in the order of the alphabet; then what was imported. */
export const loadedMachines: ReadonlyMap<string, LoadedMachine> = known;

for (const { file, machines, samples } of foreign) {
  for (const [name, machine] of Object.entries(machines)) {
    if (!isForeign(machine)) continue;
    const fixture = derivedFixture(machine, samples[name]);
    const noun = foreignNoun(file, name);
    known.set(noun, { noun, name, machine: fixture.machine, chart: chartOf(fixture.machine), fixture });
  }
}

/** Adds a machine that came from outside, and answers the noun that it has here. */
export function addMachine(machine: AnyStateMachine): string {
  const noun = `${machine.id} (imported)`;
  known.set(noun, { noun, name: machine.id, machine, chart: chartOf(machine), fixture: null });
  return noun;
}

/** The noun of the machine that a machine invokes or spawns as `src`; null for a port or feed. */
export function childNoun(machine: AnyStateMachine, src: string): string | null {
  const logic: unknown = machine.implementations.actors[src];
  return isMachine(logic) ? ([...loadedMachines.values()].find((one) => one.machine.id === logic.id)?.noun ?? null) : null;
}

/** Who invokes or spawns a machine. */
export const parentsOf = (noun: string): string[] =>
  [...loadedMachines.values()]
    .filter((one) => Object.keys(one.machine.implementations.actors).some((src) => childNoun(one.machine, src) === noun))
    .map((one) => one.noun);
