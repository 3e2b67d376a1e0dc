import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer, type ViteDevServer } from 'vite';
import { openVisualiser } from '#flows/visualiser/serve.ts';
import type { Renderer } from './http/htmlRenderer.ts';
import { readEnvironment, type Environment } from './environment.ts';
import type { Mesh } from './http/graphqlExecutor.ts';
import { serve, type Built } from './serve.ts';
import { runMain } from './runMain.ts';

const at = (path: string): URL => new URL(`../${path}`, import.meta.url);
const json = async <Value>(path: string): Promise<Value> => JSON.parse(await readFile(at(path), 'utf8')) as Value;

/** GraphiQL comes with Mesh's own server, whole, so that it works without the net. */
const readGraphiql = (): string => {
  const { renderGraphiQL } = createRequire(import.meta.resolve('@graphql-mesh/cli'))('@graphql-yoga/render-graphiql') as {
    renderGraphiQL(options: object): string;
  };
  return renderGraphiQL({ title: 'Serendib', endpoint: '/graphql', method: 'POST' });
};

const mapRoot = '/_flows';

/** The visualiser beside the shop, at `/_flows`; what is not its own is passed on. */
const mapListener = ({ port, opsPort }: Environment) => {
  const answer = openVisualiser(fileURLToPath(at('')), { shop: `http://localhost:${port}`, ops: `http://127.0.0.1:${opsPort}` });
  const listen = getRequestListener((request) => {
    const url = new URL(request.url);
    if (url.pathname === mapRoot) return Response.redirect(`${url.origin}${mapRoot}/`);
    url.pathname = url.pathname.slice(mapRoot.length);
    return answer(new Request(url, request));
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop');
    const isOurs = pathname === mapRoot || (pathname.startsWith(`${mapRoot}/`) && pathname !== `${mapRoot}/bridge`);
    if (isOurs) void listen(request, response);
    else next();
  };
};

const readBuilt = async (vite: ViteDevServer, environment: Environment): Promise<Built> => {
  const map = mapListener(environment);
  const loadRenderer = async (): Promise<Renderer> => (await vite.ssrLoadModule('/src/entry.server.tsx')) as Renderer;
  const [artifact, { inlineScript }, calls, documents] = await Promise.all([
    import(at('mesh/.mesh/index.mjs').href) as Promise<{ getBuiltMesh(): Promise<Mesh> }>,
    loadRenderer(),
    json<Built['calls']>('mesh/.mesh/calls.json'),
    json<Built['documents']>('src/data/gql/documents.json'),
  ]);
  return {
    mesh: await artifact.getBuiltMesh(),
    calls,
    documents,
    inlineScript,
    renderer: loadRenderer,
    assetMaps: () => ({ entry: '/src/entry.client.ts', shell: '/src/offline/offlineShell.entry.ts', chunksOf: () => [] }),
    assets: () => null,
    graphiql: readGraphiql(),
    finish: (html, url) => vite.transformIndexHtml(url, html),
    before: (request, response, next) => map(request, response, () => vite.middlewares(request, response, next)),
  };
};

// `npm run dev`: the same shop, its pages served from their sources.
runMain(async () => {
  const environment = readEnvironment({ development: true });
  const vite = await createServer({
    configFile: fileURLToPath(at('vite.config.ts')),
    server: { middlewareMode: true, hmr: { port: environment.port + 20_000 } },
  });
  await serve(
    environment,
    [process.execPath, '--import', 'tsx', fileURLToPath(at('mall/sandbox/process.ts'))],
    readBuilt(vite, environment),
  );
});
