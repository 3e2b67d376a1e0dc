import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { walkFileOf } from '#tests/model/harness/walkFiles.ts';
import { linesOf } from './sourceLines.ts';

/** Where everything of a machine stands: files by what they are, and the lines of its states, transitions and guards. */
export type SourceIndexEntry = {
  name: string;
  noun: string;
  file: string;
  related: { what: string; file: string }[];
  lines: Record<string, number>;
};
export type SourceIndex = { root: string; machines: SourceIndexEntry[] };

const beside = (noun: string, name: string): { what: string; file: string }[] => [
  { what: 'Page', file: `src/pages/${noun}.page.tsx` },
  { what: 'Component', file: `src/components/shell/${noun[0]?.toUpperCase()}${noun.slice(1)}.tsx` },
  { what: 'Adapter', file: `src/adapters/${noun}.adapter.ts` },
  { what: 'Data', file: `src/data/${noun}.data.ts` },
  { what: 'Fixture', file: `tests/fixtures/${noun}.fixture.ts` },
  { what: 'Walk', file: walkFileOf(noun) ?? '' },
  { what: 'Law', file: `tests/properties/${noun}.law.test.ts` },
  { what: 'Mall test', file: `tests/mall/${noun.replace('.lifecycle', '')}.walk.test.ts` },
  { what: 'Snapshot', file: `tests/snapshots/pages/${name}.txt` },
];

/** Reads where everything is. `root` is the project's folder. */
export async function readSourceIndex(root: string): Promise<SourceIndex> {
  const files = (await readdir(join(root, 'machines'))).filter((file) => /\.(machine|lifecycle)\.ts$/.test(file)).sort();
  const machines = await Promise.all(
    files.map(async (file): Promise<SourceIndexEntry> => {
      const name = file.replace(/\.ts$/, '');
      const noun = name.replace('.machine', '');
      const path = `machines/${file}`;
      return {
        name,
        noun,
        file: path,
        related: beside(noun, name).filter((one) => existsSync(join(root, one.file))),
        lines: linesOf(file, await readFile(join(root, path), 'utf8'), noun.replace('.lifecycle', '')),
      };
    }),
  );
  return { root, machines };
}
