import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { writeWhole } from '../command.ts';
import type { Staged } from './inspect.ts';
import { pictureFile, type Variant } from './variants.ts';
import type { Screen } from './screens.ts';
import type { BrowserHarness } from './browserHarness.ts';

export type AlbumScreen = Pick<Screen, 'noun' | 'slug' | 'state' | 'kind' | 'problems' | 'hears'>;
/** What the album's document knows. */
export type AlbumData = { screens: AlbumScreen[] };

const selectOf = (label: string, field: string, options: readonly string[], all: string | null): string =>
  `<label>${label}<select name="${field}">${all === null ? '' : `<option value="">${all}</option>`}${options.map((option) => `<option>${option}</option>`).join('')}</select></label>`;

/** Writes `index.html`, which shows the pictures beside it. */
export async function writeAlbum(folder: string, staged: readonly Staged[], variants: readonly Variant[]): Promise<void> {
  const [page, script] = await Promise.all(
    ['album.html', 'album.client.ts'].map((file) => readFile(new URL(file, import.meta.url), 'utf8')),
  );
  const { code } = await transform(script ?? '', { loader: 'ts', target: 'es2022' });
  const screens = staged.map(({ screen: { noun, slug, state, kind, problems, hears } }): AlbumScreen => ({
    noun,
    slug,
    state,
    kind,
    problems,
    hears,
  }));
  const data: AlbumData = { screens };
  const of = (values: readonly (string | number)[]): string[] => [...new Set(values.map(String))];
  const filters = [
    selectOf('Machine', 'machine', of(screens.map(({ noun }) => noun)), 'all'),
    selectOf('Kind', 'kind', of(screens.map(({ kind }) => kind)), 'all'),
    selectOf('Width', 'width', of(variants.map(({ width }) => width)), null),
    selectOf('Theme', 'theme', of(variants.map(({ theme }) => theme)), null),
    selectOf('Language', 'locale', of(variants.map(({ locale }) => locale)), null),
    selectOf('Text', 'text', of(variants.map(({ text }) => text)), null),
  ].join('\n');
  const filled = (page ?? '')
    .replace('<!--filters-->', () => filters)
    .replace('>null<', () => `>${JSON.stringify(data).replaceAll('<', '\\u003c')}<`)
    .replace('/*script*/', () => code);
  await writeWhole(`${folder}/index.html`, filled);
}

/** Takes the pictures of all screens in all variants, one window for each width; `taken` is told each. */
export async function takePictures(
  browser: BrowserHarness,
  folder: string,
  staged: readonly Staged[],
  variants: readonly Variant[],
  taken: () => void,
): Promise<void> {
  const widths = [...new Set(variants.map(({ width }) => width))];
  await Promise.all(
    widths.map(async (width) => {
      const seat = await browser.seat(width, width < 600 ? 844 : 900);
      for (const { screen, scene } of staged) {
        for (const variant of variants.filter((each) => each.width === width)) {
          await seat.show(scene, variant);
          await writeWhole(`${folder}/pictures/${pictureFile(screen.slug, variant)}`, await seat.picture());
          taken();
        }
      }
    }),
  );
}
