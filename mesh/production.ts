import { readFile } from 'node:fs/promises';
import { ConfigError } from '#mall/config.ts';
import { DatabaseUnreachable } from '#mall/postgres.ts';
import { readAssetMap, readAssets } from './assets.ts';
import type { Renderer } from './documents.ts';
import { EnvironmentMistake, readEnvironment } from './environment.ts';
import { MallUnreachable } from './guest.ts';
import type { Mesh } from './interpreter.ts';
import { serve, type Built } from './serve.ts';

const at = (path: string): URL => new URL(`../${path}`, import.meta.url);
const json = async <Value>(path: string): Promise<Value> => JSON.parse(await readFile(at(path), 'utf8')) as Value;

const readBuilt = async (): Promise<Built> => {
  const client = at('dist/client').pathname;
  const [artifact, renderer, calls, documents, assetMap, assets] = await Promise.all([
    import(at('mesh/.mesh/index.mjs').href) as Promise<{ getBuiltMesh(): Promise<Mesh> }>,
    import(at('dist/server/entry.server.js').href) as Promise<Renderer>,
    json<Built['calls']>('mesh/.mesh/calls.json'),
    json<Built['documents']>('src/data/gql/documents.json'),
    readAssetMap(client),
    readAssets(client),
  ]);
  return {
    mesh: await artifact.getBuiltMesh(), calls, documents, assetMap, assets, graphiql: null,
    themeScript: renderer.themeScript, renderer: async () => renderer,
    sandbox: [process.execPath, at('dist/server/sandbox.js').pathname],
  };
};

const isForTerminal = (failed: unknown): failed is Error =>
  [ConfigError, DatabaseUnreachable, EnvironmentMistake, MallUnreachable].some((kind) => failed instanceof kind);

const main = async (): Promise<void> => {
  const environment = readEnvironment(process.env);
  process.env.DEMO = environment.demo ? '1' : '0';
  await serve(environment, readBuilt());
};

main().catch((failed: unknown) => {
  console.error(isForTerminal(failed) ? failed.message : failed);
  process.exit(1);
});
