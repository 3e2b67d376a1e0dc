import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { everyVariant, pictureFile, type Variant } from '../gallery/variants.ts';

const root = join(import.meta.dirname, '../..');
/** Where `npm run gallery` leaves its pictures. */
export const galleryPictures = join(root, 'dist/flows/gallery/pictures');

/** A picture of a screen: how it was looked at, and its file. */
export type Picture = Variant & { file: string };

/** One screen of the committed list, with the pictures that were made of it. */
export type ScreenEntry = {
  noun: string;
  slug: string;
  state: string;
  kind: string;
  problems: string[];
  hears: string;
  pictures: Picture[];
};

const madePictures = (taken: string): Set<string> => {
  try {
    return new Set(readdirSync(taken));
  } catch {
    return new Set();
  }
};

/** Every screen of `tests/snapshots/gallery.txt`, with its pictures in `taken`. */
export function screenEntries(taken: string): ScreenEntry[] {
  const made = madePictures(taken);
  const list = readFileSync(join(root, 'tests/snapshots/gallery.txt'), 'utf8');
  return list
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [slug = '', state = '', listing = '', hears = ''] = line.split(' | ');
      const [kind = '', ...problems] = listing.trim().split(' ');
      const pictures = everyVariant
        .map((variant) => ({ ...variant, file: pictureFile(slug, variant) }))
        .filter(({ file }) => made.has(file));
      return { noun: slug.replace(/-[0-9a-f]{8}$/, ''), slug, state, kind, problems, hears, pictures };
    });
}

/** Puts the pictures of the screens from `taken` into a folder of the site, without a second copy on the disk. */
export function linkPictures(screens: readonly ScreenEntry[], taken: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file } of screens.flatMap(({ pictures }) => pictures)) linkSync(join(taken, file), join(folder, file));
}
