import type { Fixture } from './fixtureTypes.ts';
import { allMachines } from './machineRegistry.ts';

/** The fixtures of every machine that has some, by the noun of their file, in the order of the alphabet. */
export const loadFixtures = async (): Promise<Map<string, Fixture>> =>
  new Map((await allMachines()).flatMap(({ noun, fixture }) => (fixture ? [[noun, fixture] as const] : [])));
