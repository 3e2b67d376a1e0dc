import { readdir } from 'node:fs/promises';
import type { Happenings } from './happenings.ts';

const folder = new URL('../tests/happenings/', import.meta.url);

const isHappenings = (thing: unknown): thing is Happenings => typeof thing === 'object' && thing !== null && 'machine' in thing && 'ports' in thing && 'limits' in thing;

/** The happenings of every machine that has some, by the noun of their file, in the order of the alphabet. */
export async function gatherHappenings(): Promise<Map<string, Happenings>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.happenings.ts')).sort();
  const found = new Map<string, Happenings>();
  for (const file of files) {
    const noun = file.replace('.happenings.ts', '');
    const told = Object.values((await import(new URL(file, folder).href)) as Record<string, unknown>).filter(isHappenings);
    if (told.length !== 1 || !told[0]) throw new Error(`tests/happenings/${file} exports ${told.length} happenings; it is one machine per file.`);
    found.set(noun, told[0]);
  }
  return found;
}
