import { StateMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { canonical } from '#flows/canonical.ts';
import type { Exploration } from '#flows/explorer.ts';
import type { Fixture } from '#flows/fixtureTypes.ts';
import { adaptedMachine } from '#flows/paths/mall.answers.ts';

/** The numbers and words of a thing by their names, those that lie deeper too. */
export const namedIn = (thing: unknown): Record<string, unknown> =>
  typeof thing !== 'object' || thing === null
    ? {}
    : Object.assign({}, ...Object.entries(thing).map(([key, value]) => (typeof value === 'object' ? namedIn(value) : { [key]: value })));

/** What says yes or no as a number. */
const flags = new Set(['on']);

/** The question with no number in it twice: then no two of its arguments can change places unseen. */
export const discriminating = (input: unknown): unknown => {
  const used = new Set<number>();
  const differing = (thing: unknown): unknown => {
    if (typeof thing === 'number') {
      let number = thing;
      while (number > 0 && used.has(number)) number += 1;
      used.add(number);
      return number;
    }
    if (Array.isArray(thing)) return thing.map(differing);
    if (typeof thing !== 'object' || thing === null) return thing;
    return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, flags.has(key) ? value : differing(value)]));
  };
  return differing(input);
};

/** The different questions of each port in everything that a machine was walked through. */
export const questionsOf = (exploration: Exploration): Map<string, unknown[]> => {
  const found = new Map<string, Map<string, unknown>>();
  for (const { snapshot } of exploration.nodes.values())
    for (const { src, input } of snapshot.flow.invocations) {
      const known = found.get(src) ?? new Map<string, unknown>();
      found.set(src, known.set(canonical(input), input));
    }
  return new Map([...found].map(([src, questions]) => [src, [...questions.values()]]));
};

/** A machine's walked situations by its id. */
export type WalkedMachines = (machine: string) => Exploration | undefined;
export type Port = { name: string; machine: string; src: string; logicFor: (gateway: object) => Promise<AnyActorLogic> };

const isMachine = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine;

/** True for a port that asks something, and that the shop fills: what is a hole in the bare machine never answers. */
const isFilledPort = (fixture: Fixture | undefined, src: string, logic: unknown): boolean =>
  fixture?.ports[src]?.isRequest === true && fixture.machine.implementations.actors[src] !== logic;

/** The ports of a machine and of its children, as the shop's adapter fills them. */
export async function portsOf(noun: string, walkedOf: WalkedMachines): Promise<Port[]> {
  const inside = async (gateway: object, way: readonly string[]): Promise<AnyActorLogic> => {
    let logic = (await adaptedMachine(noun, gateway)) as AnyActorLogic;
    for (const src of way) logic = (logic as AnyStateMachine).implementations.actors[src] as AnyActorLogic;
    return logic;
  };
  const collect = async (machine: AnyStateMachine, way: readonly string[]): Promise<Port[]> => {
    const ports: Port[] = [];
    for (const [src, logic] of Object.entries(machine.implementations.actors)) {
      const steps = [...way, src];
      if (isMachine(logic)) ports.push(...(await collect(logic, steps)));
      else if (isFilledPort(walkedOf(machine.id)?.walker.fixture, src, logic))
        ports.push({ name: steps.join('.'), machine: machine.id, src, logicFor: (gateway) => inside(gateway, steps) });
    }
    return ports;
  };
  const machine = await adaptedMachine(noun, {});
  return isMachine(machine) ? collect(machine, []) : [];
}
