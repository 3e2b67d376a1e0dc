import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type Collection = { icons: Record<string, { body: string }>; width: number; height: number };

function readCollection(): Collection {
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Collection;
}

const svgOf = (collection: Collection, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${collection.width}" height="${collection.height}" viewBox="0 0 ${collection.width} ${collection.height}">${body}</svg>`;

/** Writes whole or not at all, so that two processes may do it at once. */
function writeWhole(path: string, data: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, data);
  renameSync(draft, path);
}

/**
 * Takes the drawings a catalogue uses out of the collection (100 MB of JSON) into files of their own, once.
 * @returns how many were written; 0 when all were there
 * @throws when the collection does not have one of them
 */
export function takeOut(folder: string, names: Iterable<string>): number {
  mkdirSync(folder, { recursive: true });
  const missing = [...new Set(names)].filter((name) => !existsSync(join(folder, `${name}.svg`)));
  if (missing.length === 0) return 0;
  const collection = readCollection();
  for (const name of missing) {
    const icon = collection.icons[name];
    if (icon === undefined) throw new Error(`there is no drawing called ${name}`);
    writeWhole(join(folder, `${name}.svg`), svgOf(collection, icon.body));
  }
  return missing.length;
}

/** A drawing that was taken out; null when there is none of that name. */
export function drawing(folder: string, name: string): string | null {
  if (!namePattern.test(name)) return null;
  const path = join(folder, `${name}.svg`);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
