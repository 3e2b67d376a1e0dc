import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listOf, stageAll } from '#flows/gallery/screenInventory.ts';

test('every screen in every state is on the list of pictures', async () => {
  expect(listOf(await stageAll()), "the screens changed: look at them (npm run gallery), then 'npm run gallery -- --list --write'").toBe(
    await readFile(new URL('gallery.txt', import.meta.url), 'utf8'),
  );
});
