import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The rooms that a build is made from, by what is built. */
export const sources = {
  mesh: ['mesh/mall.openapi.json', 'mesh/contractToMesh.ts', 'mesh/buildMesh.ts', 'package-lock.json'],
  documents: ['mesh/schema.graphql', 'mesh/codegen.ts', 'src/data'],
  pages: [
    'machines',
    'src',
    'lang',
    'vite.config.ts',
    'mesh/vite.chunks.ts',
    'mesh/vite.strip.ts',
    'mesh/vite.messages.ts',
    'mesh/vite.script.ts',
    'mesh/http/assets.ts',
    'mesh/buildWorker.ts',
    'mesh/packAssets.ts',
    'mesh/schema.graphql',
    'package-lock.json',
  ],
  server: ['machines', 'lang', 'mall', 'mesh', 'src/data/gateway.ts', 'package-lock.json'],
};

// Written by the build itself.
const made = new Set(['mesh/.mesh', 'mesh/.cache', 'src/data/gql']);

const filesIn = (root, path) => {
  if (made.has(path) || !existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`));
};

/** A digest of every file in `paths`, by name and content. `root` is the project's folder. */
export const stampOf = (root, paths) => {
  const digest = createHash('sha1');
  for (const path of paths)
    for (const file of filesIn(root, path))
      digest
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0');
  return digest.digest('hex');
};

/** The stamps of the last finished build, by what was built; none where a run that was broken off left no whole file. */
export const lastStamps = (root) => {
  try {
    return JSON.parse(readFileSync(join(root, 'dist/stamps.json'), 'utf8'));
  } catch {
    return {};
  }
};

/** What is missing or older than its sources. */
export const stale = (root) => {
  const last = lastStamps(root);
  return Object.keys(sources).filter((what) => last[what] !== stampOf(root, sources[what]));
};
