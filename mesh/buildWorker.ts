import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readAssetMaps } from './assets.ts';

/** Pages that are worth opening without a network: their scripts are kept from the first visit on. */
const keptPages = ['home', 'shelf', 'categories', 'search', 'product', 'notFound'];

const shellSource = 'src/worker/shell.entry.ts';

/**
 * The service worker, with the names of what this client build is made of, and the script that begins the empty document.
 * They are no part of vite's graph: a second entry there would cut the shop's own files anew. `client` is the folder of
 * the build, `root` the project's.
 */
export const buildWorker = async (root: string, client: string): Promise<void> => {
  const { build } = await import('esbuild');
  const how = { absWorkingDir: root, bundle: true, minify: true, target: 'es2022', logLevel: 'warning' } as const;
  const { metafile } = await build({ ...how, entryPoints: { shell: shellSource }, outdir: `${client}/assets`, entryNames: '[name]-[hash]', format: 'esm', metafile: true });
  const path = `${client}/.vite/manifest.json`;
  const file = `assets/${basename(Object.keys(metafile.outputs)[0] ?? '')}`;
  await writeFile(path, JSON.stringify({ ...(JSON.parse(await readFile(path, 'utf8')) as object), [shellSource]: { file } }));

  const { entry, shell, chunksOf } = (await readAssetMaps(client))('en');
  const scripts = keptPages.flatMap((noun) => chunksOf(`src/pages/${noun}.page.tsx`, []));
  // Sentences are kept in the language in which the shop was seen.
  const files = [...new Set([shell, ...scripts])].filter((name) => !name.startsWith('/assets/words.'));
  await build({ ...how, entryPoints: ['src/worker/worker.ts'], outfile: `${client}/worker.js`, format: 'iife', define: { edition: JSON.stringify({ entry, files }), 'process.env.NODE_ENV': '"production"' } });
};
