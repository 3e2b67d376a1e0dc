import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const sources = ['flows', 'machines', 'src', 'tests/happenings'];

/** Names and times of every file that the page is made from. */
const stampOf = async (root: string): Promise<string> => {
  const folders = await Promise.all(sources.map((source) => readdir(join(root, source), { recursive: true, withFileTypes: true })));
  const files = folders.flat().filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return (await Promise.all(files.map(async (file) => `${file} ${(await stat(file)).mtimeMs}`))).join('\n');
};

// Libraries say "use client" for frameworks that split by it; we do not.
const quiet = (level: Rolldown.LogLevel, log: Rolldown.RolldownLog, report: Rolldown.LogOrStringHandler): void => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
};

/** Builds the visualiser's page into `dist/flows/map`, again whenever what it is made from changed. Answers the folder. */
export function pageBuilder(root: string): () => Promise<string> {
  const folder = join(root, 'dist/flows/map');
  let stamp = '';
  let building: Promise<string> | null = null;
  const run = async (): Promise<string> => {
    await rm(folder, { recursive: true, force: true });
    await build({
      configFile: false, root: join(root, 'flows/map'), base: './', mode: 'production', logLevel: 'warn', publicDir: false, define: { 'process.env.NODE_ENV': '"production"' },
      // Whatever NODE_ENV is in the process that builds.
      oxc: { jsx: { runtime: 'automatic', development: false } },
      // Unminified, so that a guard can be shown as it is written.
      build: { outDir: folder, emptyOutDir: true, target: 'es2022', minify: false, reportCompressedSize: false, chunkSizeWarningLimit: 5_000, assetsInlineLimit: 0, modulePreload: false, rolldownOptions: { input: join(root, 'flows/map/map.html'), onLog: quiet } },
    });
    return folder;
  };
  return async () => {
    const now = await stampOf(root);
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
