import { readFile } from 'node:fs/promises';
import { readAssetMaps, readAssets } from './http/assets.ts';
import type { Renderer } from './http/htmlRenderer.ts';
import type { Mesh } from './http/graphqlExecutor.ts';
import type { Built } from './serve.ts';

const at = (path: string): URL => new URL(`../${path}`, import.meta.url);
const json = async <Value>(path: string): Promise<Value> => JSON.parse(await readFile(at(path), 'utf8')) as Value;

/** The command line of the sandbox's process, as it was built. */
export const builtSandbox: string[] = [process.execPath, at('dist/server/sandbox.js').pathname];

/** What `npm run build` made, with every page and message loaded: no first visitor waits for them. */
export const readBuilt = async (): Promise<Built> => {
  const client = at('dist/client').pathname;
  const [artifact, renderer, calls, documents, assetMaps, assets] = await Promise.all([
    import(at('dist/server/mesh.js').href) as Promise<{ getBuiltMesh(): Promise<Mesh> }>,
    import(at('dist/server/entry.server.js').href) as Promise<Renderer>,
    json<Built['calls']>('mesh/.mesh/calls.json'),
    json<Built['documents']>('src/data/gql/documents.json'),
    readAssetMaps(client),
    readAssets(client),
  ]);
  const [mesh] = await Promise.all([artifact.getBuiltMesh(), renderer.loadPages()]);
  return {
    mesh,
    calls,
    documents,
    assetMaps,
    assets,
    graphiql: null,
    inlineScript: renderer.inlineScript,
    renderer: async () => renderer,
  };
};
