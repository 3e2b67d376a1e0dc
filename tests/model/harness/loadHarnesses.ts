import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fixture } from '#flows/fixtureTypes.ts';
import type { Harness } from './pathRunner.tsx';
import { harnesses } from './harness.tsx';
import { walkView } from './views.tsx';
import { isTable, root, walkFileOf } from './walkFiles.ts';

/** The harness on which a machine's view is walked, by its noun; none for a machine without a view. Wants a window (`jsdomWindow.ts`). */
export async function loadHarness(noun: string, fixture: Fixture): Promise<Harness | undefined> {
  const file = walkFileOf(noun);
  if (file && isTable(file)) await walkView(noun);
  else if (file) await import(pathToFileURL(join(root, file)).href);
  return harnesses.find((harness) => harness.fixture.machine === fixture.machine);
}
