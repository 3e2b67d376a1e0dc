import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#machines/model/locale.ts';
import { sliceOf } from '#mall/pdf/fontSlices.ts';
import { regions } from '#mall/region/region.ts';
import { root } from '../architecture/walls.ts';

const missingOf = async (letters: Iterable<string>, locale: Locale): Promise<string[]> => {
  const missing: string[] = [];
  for (const letter of new Set(letters)) if ((await sliceOf(letter, locale)) === null) missing.push(letter);
  return missing;
};

describe('the fonts of what is printed', () => {
  it.each(locales)('hold every letter of %s', async (locale) => {
    const words = JSON.parse(readFileSync(`${root}lang/${locale}.json`, 'utf8')) as Record<string, string>;
    expect(await missingOf(Object.values(words).join('').replaceAll('\n', ''), locale)).toEqual([]);
  });

  it('hold every currency sign, the minus, and the box of a letter that nobody has', async () => {
    expect(await missingOf([...regions.map(({ symbol }) => symbol).join(''), '−', '×', '–', '□'], 'en')).toEqual([]);
  });

  it('write Chinese in the form of its reader', async () => {
    const fontOf = async (locale: Locale): Promise<string | undefined> => (await sliceOf('門', locale))?.name.slice(0, 12);
    expect([await fontOf('zh-TW'), await fontOf('zn')]).toEqual(['noto-sans-tc', 'noto-sans-sc']);
  });

  it.each(['ශ', '😀', '鿿'])('know that they do not hold %s, also where a package says so', async (letter) => {
    expect(await sliceOf(letter, 'en')).toBeNull();
  });
});
