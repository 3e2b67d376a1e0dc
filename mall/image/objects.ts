import { createReadStream, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const collectionPath = (): string => createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');

const svgOf = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="32" height="32" viewBox="0 0 32 32">${body}</svg>`;

/** The lines of a file as bytes: only what is wanted of them becomes text. */
async function* linesOf(path: string): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, from)) {
      yield bytes.subarray(from, end);
      from = end + 1;
    }
    rest = bytes.subarray(from);
  }
}

/**
 * The wanted drawings out of the collection, which is 100 MB of JSON with one drawing's body to a line: read line by line,
 * because the whole of it would leave the installation hundreds of megabytes heavier.
 */
async function* bodiesOf(wanted: ReadonlySet<string>): AsyncGenerator<[name: string, body: string]> {
  let name = '';
  for await (const line of linesOf(collectionPath())) {
    if (line.length < 100) name = /^\s*"([^"]+)": \{$/.exec(line.toString())?.[1] ?? name;
    else if (wanted.has(name))
      yield [
        name,
        JSON.parse(
          line
            .toString()
            .replace(/^\s*"body": /, '')
            .replace(/,\s*$/, ''),
        ) as string,
      ];
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
export async function takeOut(folder: string, names: Iterable<string>): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const missing = [...new Set(names)].filter((name) => !existsSync(join(folder, `${name}.svg`)));
  if (missing.length === 0) return 0;
  const left = new Set(missing);
  for await (const [name, body] of bodiesOf(new Set(missing))) {
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
