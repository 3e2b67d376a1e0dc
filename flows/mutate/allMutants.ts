import { ownFolders, type NamedMachine } from '../machineRegistry.ts';
import { bodyMutantsOf } from './bodies/mutants.ts';
import type { Mutant } from './mutant.ts';
import { mutantsOf } from './mutants.ts';

/** Every mutant of a machine of the house: first those of its chart, then those of its bodies. */
export const allMutantsOf = async ({ name, machine }: NamedMachine): Promise<Mutant[]> => [
  ...mutantsOf(machine),
  ...(await bodyMutantsOf(new URL(`${name}.ts`, ownFolders.machines))),
];
