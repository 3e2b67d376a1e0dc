import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'esbuild';
import { locales } from '#machines/model/locale.ts';
import { places } from '#machines/model/place.ts';
import { readAssetMaps } from './http/assets.ts';
import { documentFile, withHashes } from './vite.strip.ts';

/** Pages that are worth opening without a network: their scripts are kept from the first visit on. */
const keptPages = [...new Set(Object.values(places).flatMap(({ loading, page }) => (loading === 'onDemand' ? [] : [page])))];

/** What carries a page's questions to the kept answers. */
const wireSource = 'src/data/transport.ts';
/** The sentences that are kept: those of the kept pages and of their lists, and why something is refused. */
const keptRooms = [...keptPages, 'list', 'refusal'];

const shellSource = 'src/offline/offlineShell.entry.ts';

/** The worker asks by hashes, too. */
const onlyHashes: Plugin = {
  name: 'serendib:only-hashes',
  setup: ({ onLoad }) =>
    onLoad({ filter: documentFile }, async ({ path }) => ({ contents: withHashes(await readFile(path, 'utf8'), path), loader: 'ts' })),
};

/**
 * The service worker, with the names of what this client build is made of, and the script that begins the empty document.
 * They are no part of vite's graph: a second entry there would cut the shop's own files anew. `client` is the folder of
 * the build, `root` the project's.
 */
export const buildWorker = async (root: string, client: string): Promise<void> => {
  const { build } = await import('esbuild');
  const options = { absWorkingDir: root, bundle: true, minify: true, target: 'es2022', logLevel: 'warning' } as const;
  const { metafile } = await build({
    ...options,
    entryPoints: { shell: shellSource },
    outdir: `${client}/assets`,
    entryNames: '[name]-[hash]',
    format: 'esm',
    metafile: true,
  });
  const path = `${client}/.vite/manifest.json`;
  const file = `assets/${basename(Object.keys(metafile.outputs)[0] ?? '')}`;
  await writeFile(path, JSON.stringify({ ...(JSON.parse(await readFile(path, 'utf8')) as object), [shellSource]: { file } }));

  const mapOf = await readAssetMaps(client);
  const { entry, shell, chunksOf } = mapOf('en');
  const isWords = (name: string): boolean => name.startsWith('/assets/words.');
  const scripts = [...keptPages.map((noun) => `src/pages/${noun}.page.tsx`), wireSource].flatMap((source) => chunksOf(source, []));
  const files = [...new Set([shell, ...scripts])].filter((name) => !isWords(name));
  // Sentences are kept in the language in which the shop was seen.
  const words = Object.fromEntries(locales.map((locale) => [locale, mapOf(locale).chunksOf(wireSource, keptRooms).filter(isWords)]));
  await build({
    ...options,
    entryPoints: ['src/offline/worker.ts'],
    outfile: `${client}/worker.js`,
    format: 'iife',
    plugins: [onlyHashes],
    alias: { graphql: `${root}/src/data/graphql.stub.ts` },
    define: { edition: JSON.stringify({ entry, files, words }), 'process.env.NODE_ENV': '"production"' },
  });
};
