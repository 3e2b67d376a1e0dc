import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { places, type PlaceName } from '#machines/model/place.ts';

const folder = join(import.meta.dirname, '../../src/pages');

/** A page by the name of its file; `place` is one that it is for, null for a dialog. */
export type Page = { name: string; machine: AnyStateMachine; place: PlaceName | null };

/** Which page follows which machine. */
export class Pages {
  readonly #pages: readonly Page[];

  constructor(pages: readonly Page[]) {
    this.#pages = pages;
  }

  following(machine: AnyStateMachine): Page | null {
    return this.#pages.find((page) => page.machine === machine) ?? null;
  }
}

/** All pages of the shop. */
export async function gatherPages(): Promise<Pages> {
  const names = (await readdir(folder))
    .filter((file) => file.endsWith('.page.tsx'))
    .map((file) => file.replace('.page.tsx', ''))
    .sort();
  const pages: Page[] = [];
  for (const name of names) {
    const { page } = (await import(pathToFileURL(join(folder, `${name}.page.tsx`)).href)) as { page: { machine: AnyStateMachine } };
    const place = (Object.keys(places) as PlaceName[]).find((each) => places[each].page === name) ?? null;
    pages.push({ name, machine: page.machine, place });
  }
  return new Pages(pages);
}
