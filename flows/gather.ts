import type { Happenings } from './happenings.ts';
import { allMachines } from './named.ts';

/** The happenings of every machine that has some, by the noun of their file, in the order of the alphabet. */
export const gatherHappenings = async (): Promise<Map<string, Happenings>> =>
  new Map((await allMachines()).flatMap(({ noun, happenings }) => (happenings ? [[noun, happenings] as const] : [])));
