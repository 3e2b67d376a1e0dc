import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { samplesFile } from '../foreign/foreignMachine.ts';

const sources = ['flows', 'machines', 'src', 'tests/fixtures'];

/** The foreign machine files that are drawn beside the shop's, with their samples. */
const foreignFiles = (files: readonly string[]): Plugin => ({
  name: 'foreign-machines',
  resolveId: (id) => (id === 'virtual:foreign' ? '\0virtual:foreign' : null),
  load: (id) => {
    if (id !== '\0virtual:foreign') return null;
    const part = (file: string, at: string): string => `import * as ${at} from ${JSON.stringify(file)};\n`;
    const parts = files.map((file, nth) => {
      const samples = samplesFile(file);
      const has = existsSync(samples);
      return {
        imports: part(file, `machines${nth}`) + (has ? part(samples, `samples${nth}`) : ''),
        entry: `{ file: ${JSON.stringify(file)}, machines: machines${nth}, samples: ${has ? `samples${nth}` : '{}'} }`,
      };
    });
    return `${parts.map(({ imports }) => imports).join('')}export default [${parts.map(({ entry }) => entry).join()}];`;
  },
});

/** Names and times of every file that the page is made from. */
const stampOf = async (root: string, beside: readonly string[]): Promise<string> => {
  const folders = await Promise.all(sources.map((source) => readdir(join(root, source), { recursive: true, withFileTypes: true })));
  const files = folders
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .concat(beside);
  return (await Promise.all(files.map(async (file) => `${file} ${(await stat(file)).mtimeMs}`))).join('\n');
};

// Libraries say "use client" for frameworks that split by it; we do not.
const quiet = (level: Rolldown.LogLevel, log: Rolldown.RolldownLog, report: Rolldown.LogOrStringHandler): void => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
};

/** Builds the visualiser's page into `dist/flows/map`, again whenever what it is made from changed. Answers the folder. */
export function pageBuilder(root: string, foreign: readonly string[] = []): () => Promise<string> {
  const folder = join(root, 'dist/flows/map');
  let stamp = '';
  let building: Promise<string> | null = null;
  const run = async (): Promise<string> => {
    await rm(folder, { recursive: true, force: true });
    await build({
      configFile: false,
      plugins: [foreignFiles(foreign)],
      root: join(root, 'flows/visualiser'),
      base: './',
      mode: 'production',
      logLevel: 'warn',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      // Whatever NODE_ENV is in the process that builds.
      oxc: { jsx: { runtime: 'automatic', development: false } },
      // Unminified, so that a guard can be shown as it is written.
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: 'es2022',
        minify: false,
        reportCompressedSize: false,
        chunkSizeWarningLimit: 5_000,
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: { input: join(root, 'flows/visualiser/visualiser.html'), onLog: quiet },
      },
    });
    return folder;
  };
  return async () => {
    const now = await stampOf(root, foreign);
    if (now !== stamp || !building) {
      stamp = now;
      building = run();
      building.catch(() => {
        building = null;
      });
    }
    return building;
  };
}
