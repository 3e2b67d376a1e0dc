import { readdir } from 'node:fs/promises';
import type { Happenings } from '#flows/happenings.ts';
import type { Stage } from './performance.tsx';
import { stages } from './stage.tsx';

const folder = new URL('./', import.meta.url);

/** The stage on which a machine's view is walked, by its noun; none for a machine without a view. Wants a window (`window.ts`). */
export async function stageFor(noun: string, happenings: Happenings): Promise<Stage | undefined> {
  const file = `${noun}.walk.tsx`;
  if ((await readdir(folder)).includes(file)) await import(new URL(file, folder).href);
  return stages.find((stage) => stage.happenings.machine === happenings.machine);
}
