import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import type { Locale } from '#machines/model/locale.ts';

/** A file that holds some of a font's letters, as the web serves it. */
export type FontSlice = { name: string; path: string };

/** European letters, and Chinese in both scripts. */
type FontName = 'noto-sans' | 'noto-sans-sc' | 'noto-sans-tc';

const resolve = createRequire(import.meta.url).resolve;
const opened = new Map<FontName, ReadonlyMap<number, readonly FontSlice[]>>();
const held = new Map<string, Promise<ReadonlySet<number>>>();

function codesIn(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
    const from = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, at) => from + at);
  });
}

/** The slices of a font by the letters that they are said to hold: whole blocks, of which they may have some. */
function openFont(font: FontName): ReadonlyMap<number, readonly FontSlice[]> {
  const known = opened.get(font);
  if (known) return known;
  const index = resolve(`@fontsource-variable/${font}/unicode.json`);
  const slices = new Map<number, FontSlice[]>();
  for (const [subset, ranges] of Object.entries(JSON.parse(readFileSync(index, 'utf8')) as Record<string, string>)) {
    const isNumbered = subset.startsWith('[');
    // The Chinese fonts' own European letters lack the signs of lira and kip.
    if (!isNumbered && font !== 'noto-sans') continue;
    const name = `${font}-${subset.replaceAll(/[[\]]/g, '')}`;
    const slice = { name, path: join(dirname(index), 'files', `${name}-wght-normal.woff2`) };
    for (const code of codesIn(ranges)) slices.set(code, [...(slices.get(code) ?? []), slice]);
  }
  opened.set(font, slices);
  return slices;
}

/** What a slice really holds; read once. */
function codesOf({ path }: FontSlice): Promise<ReadonlySet<number>> {
  const known = held.get(path) ?? readFile(path).then((bytes) => new Set((create(bytes) as Font).characterSet));
  held.set(path, known);
  return known;
}

/** The slice that holds a letter, in the reader's own script where both Chinese ones have it; null where no font does. */
export async function sliceOf(letter: string, locale: Locale): Promise<FontSlice | null> {
  const code = letter.codePointAt(0) ?? 0;
  const chinese: readonly FontName[] = locale === 'zh-TW' ? ['noto-sans-tc', 'noto-sans-sc'] : ['noto-sans-sc', 'noto-sans-tc'];
  for (const font of ['noto-sans', ...chinese] as const) {
    for (const slice of openFont(font).get(code) ?? []) {
      if ((await codesOf(slice)).has(code)) return slice;
    }
  }
  return null;
}
