import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const collectionPath = (): string => createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');

const svgOf = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="32" height="32" viewBox="0 0 32 32">${body}</svg>`;

/**
 * The wanted drawings out of the collection, which is 100 MB of JSON with one drawing's body to a line: read as bytes and
 * cut by line, because parsing all of it would leave the house 300 MB heavier.
 */
function* bodiesOf(wanted: ReadonlySet<string>): Generator<[name: string, body: string]> {
  const bytes = readFileSync(collectionPath());
  const sign = Buffer.from('"body": "');
  for (let at = bytes.indexOf(sign); at !== -1; at = bytes.indexOf(sign, at + 1)) {
    const lineEnd = bytes.indexOf(10, at);
    const nameLine = bytes.subarray(bytes.lastIndexOf(10, bytes.lastIndexOf(10, at) - 1) + 1, bytes.lastIndexOf(10, at)).toString();
    const name = /"([^"]+)": \{/.exec(nameLine)?.[1] ?? '';
    if (!wanted.has(name)) continue;
    const line = bytes.subarray(at + sign.length - 1, lineEnd).toString().replace(/,?\s*$/, '');
    yield [name, JSON.parse(line) as string];
  }
}

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
  const left = new Set(missing);
  for (const [name, body] of bodiesOf(new Set(missing))) {
    writeWhole(join(folder, `${name}.svg`), svgOf(body));
    left.delete(name);
  }
  if (left.size > 0) throw new Error(`there is no drawing called ${[...left].join(', ')}`);
  return missing.length;
}

/** A drawing that was taken out; null when there is none of that name. */
export function drawing(folder: string, name: string): string | null {
  if (!namePattern.test(name)) return null;
  const path = join(folder, `${name}.svg`);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
