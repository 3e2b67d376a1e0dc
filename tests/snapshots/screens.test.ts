import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nounsWithScreens } from '../model/harness/walkFiles.ts';
import { readScreensText, screensFolder, screensText } from './screens.ts';

describe('the screens of the walks', () => {
  test('are committed of every view that is walked, and of none that is gone', async () => {
    expect((await readdir(screensFolder)).map((file) => file.replace('.txt', '')).sort()).toEqual(nounsWithScreens().sort());
  });

  test('are read back as they were written', async () => {
    for (const file of await readdir(screensFolder)) {
      const text = await readFile(join(screensFolder, file), 'utf8');
      expect(screensText(file.replace('.txt', ''), readScreensText(text)), file).toBe(text);
    }
  });
});
