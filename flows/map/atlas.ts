import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { linesOf } from './lines.ts';

/** Where everything of a machine stands: files by what they are, and the lines of its states, transitions and guards. */
export type AtlasEntry = { name: string; noun: string; file: string; related: { what: string; file: string }[]; lines: Record<string, number> };
export type Atlas = { root: string; machines: AtlasEntry[] };

const beside = (noun: string, name: string): { what: string; file: string }[] => [
  { what: 'Page', file: `src/pages/${noun}.page.tsx` },
  { what: 'Part', file: `src/parts/${noun[0]?.toUpperCase()}${noun.slice(1)}.tsx` },
  { what: 'Plugs', file: `src/plugs/${noun}.plugs.ts` },
  { what: 'Data', file: `src/data/${noun}.data.ts` },
  { what: 'Happenings', file: `tests/happenings/${noun}.happenings.ts` },
  { what: 'Walk', file: `tests/walks/${noun}.walk.tsx` },
  { what: 'Law', file: `tests/laws/${noun}.law.test.ts` },
  { what: 'Mall test', file: `tests/mall/${noun.replace('.lifecycle', '')}.walk.test.ts` },
  { what: 'Ledger', file: `tests/ledger/pages/${name}.txt` },
];

/** Reads where everything is. `root` is the project's folder. */
export async function readAtlas(root: string): Promise<Atlas> {
  const files = (await readdir(join(root, 'machines'))).filter((file) => /\.(machine|lifecycle)\.ts$/.test(file)).sort();
  const machines = await Promise.all(
    files.map(async (file): Promise<AtlasEntry> => {
      const name = file.replace(/\.ts$/, '');
      const noun = name.replace('.machine', '');
      const path = `machines/${file}`;
      return { name, noun, file: path, related: beside(noun, name).filter((one) => existsSync(join(root, one.file))), lines: linesOf(file, await readFile(join(root, path), 'utf8')) };
    }),
  );
  return { root, machines };
}
