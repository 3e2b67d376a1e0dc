import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildMesh } from './buildMesh.ts';
import { buildWorker } from './buildWorker.ts';
import { bundleServer } from './bundleServer.ts';
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

/** The gateway, the mall and the sandbox. */
const buildServer = (): Promise<void> =>
  bundleServer({
    entryPoints: { production: 'mesh/production.ts', sandbox: 'mall/sandbox/process.ts', mesh: 'mesh/.mesh/index.mjs' },
    outdir: 'dist/server',
    chunkNames: 'gateway/[name]-[hash]',
  });

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
    const startedAt = performance.now();
    process.stdout.write(`Building ${title} ... `);
    // What a broken run leaves is nobody's.
    await keepStamp(what, '');
    await run();
    await keepStamp(what, stamp);
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    if (what === last) return;
  }
};

buildAll(process.argv[2]).catch((failed: Error) => {
  console.error(`\nThe build failed: ${failed.message}`);
  process.exit(1);
});
