import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listOf, nounsWithScreens, screensWanted } from '#flows/gallery/screenInventory.ts';

const nounOf = (line: string): string => line.slice(0, line.lastIndexOf('-', line.indexOf(' ')));

/** Every screen of these machines in every state is on the list of pictures, and no other one of theirs. */
export function checkGalleryList(isMeant: (noun: string) => boolean): void {
  test('every screen in every state is on the list of pictures', async () => {
    const all = (await readFile(join(import.meta.dirname, 'gallery.txt'), 'utf8')).split(/(?<=\n)/);
    const screens = await screensWanted((await nounsWithScreens()).filter(isMeant));
    expect(listOf(screens), "the screens changed: look at them (npm run gallery), then 'npm run gallery -- --list --write'").toBe(
      all.filter((line) => isMeant(nounOf(line))).join(''),
    );
  });
}
