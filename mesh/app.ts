import type { MallConnection } from './http/mallConnection.ts';
import type { AssetMaps } from './http/assets.ts';
import { visualiserBridge } from './visualiserBridge.ts';
import { openAddresses, openHtmlRenderer, type Renderer } from './http/htmlRenderer.ts';
import type { Environment } from './environment.ts';
import { graphqlEndpoint } from './http/graphqlEndpoint.ts';
import type { Calls } from './contractToMesh.ts';
import { openGraphqlExecutor, type GraphqlExecutor, type Mesh } from './http/graphqlExecutor.ts';
import { proxyEvents, proxyFiles, proxyRaw, proxyReport } from './http/proxy.ts';
import { isSignIn, sendToProvider } from './http/signIn.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { openSitemap, robotsOf } from './http/sitemap.ts';
import { openRequestVisitors, type RequestVisitor } from './http/requestVisitor.ts';

/** What the gateway and its documents are built from. */
export type Parts = {
  environment: Pick<Environment, 'brand' | 'geoUrl' | 'mallUrl' | 'publicUrl' | 'development' | 'demo'>;
  mall: MallConnection;
  mesh: Mesh;
  calls: Calls;
  documents: Record<string, { text: string; shared: boolean }>;
  inlineScript: string;
  renderer: () => Promise<Renderer>;
  assetMaps: AssetMaps;
  /** Files of the client build; null for what is none. */
  assets: (request: Request) => Response | null;
  vaultOrigins: string[];
  /** Where shoppers are asked who they are (contract B4, B5); null where nobody asks. */
  identityOrigin: string | null;
  /** The page that asks any document, in development. */
  graphiql: string | null;
  finish?: (html: string, url: string) => Promise<string>;
  log: (line: string) => void;
  /** True from when the process was told to end: nobody new should be sent here. */
  isClosing: () => boolean;
};

/** The path of a request as a place in this shop: one that begins with two slashes would name another host. */
const localPath = (request: Request): string => new URL(request.url).pathname.replace(/^\/+/, '/');

/** Document server, gateway and the mall behind them: any request in, its answer out; never throws. */
export type App = {
  fetch(request: Request, ip: string): Promise<Response>;
  interpreter: GraphqlExecutor;
  cacheOutcomes(): Record<string, object>;
};

const plain = (text: string, status: number): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });

/** The gateway: documents, GraphQL, streams and assets behind one door. */
export const openApp = (parts: Parts): App => {
  const { environment, mall, mesh, calls, log, assets, graphiql } = parts;
  const { development } = environment;
  const addressOf = openAddresses(environment.publicUrl);
  const isSecure = environment.publicUrl?.startsWith('https:') ?? false;
  const interpreter = openGraphqlExecutor({ mesh, mall, calls, documents: parts.documents, log });
  const visitors = openRequestVisitors({ mall, canLookUp: environment.geoUrl !== null || environment.mallUrl !== null, isSecure, log });
  const documents = openHtmlRenderer({
    renderer: parts.renderer,
    interpreter,
    mall,
    assets: parts.assetMaps,
    brand: environment.brand,
    addressOf,
    isKept: !development,
    isTaped: environment.demo || development,
    log,
    ...(parts.finish ? { finish: parts.finish } : {}),
  });
  const graphql = graphqlEndpoint({ interpreter, mall, development });
  const security = Object.entries(
    securityHeaders({ inlineScript: parts.inlineScript, vaultOrigins: parts.vaultOrigins, isSecure, development }),
  );
  mall.onWorldChange(() => {
    interpreter.purge();
    documents.purge();
    visitors.purge();
  });

  const ready = async (): Promise<Response> => {
    const why = parts.isClosing() ? 'the shop is closing' : await mall.ready().catch(() => 'the mall does not answer');
    return plain(why ?? 'ready', why === null ? 200 : 503);
  };

  /**
   * The request's own host is anybody's to write: without PUBLIC_URL only this machine's names are believed where absolute addresses are
   * made of it.
   */
  const isOwnAddress = ({ hostname }: URL): boolean =>
    environment.publicUrl !== null || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

  /** What finders and installers read that is no document. */
  const forFinders = async (request: Request, { locale, visit }: RequestVisitor): Promise<Response | null> => {
    const url = addressOf(request);
    const isAsked = url.pathname === '/robots.txt' || url.pathname === '/manifest.webmanifest' || /^\/sitemaps?[./]/.test(url.pathname);
    if (!isAsked) return null;
    const { ownPaths, sitePages: pages, siteAddress, manifestOf } = await parts.renderer();
    if (url.pathname === '/robots.txt') return robotsOf(isOwnAddress(url) ? url.origin : null, ownPaths);
    if (url.pathname !== '/manifest.webmanifest' && !isOwnAddress(url)) return plain('Not found', 404);
    if (url.pathname !== '/manifest.webmanifest') return openSitemap({ mall, addressOf: siteAddress, pages })(request, visit, url);
    return Response.json(await manifestOf(locale, environment.brand), {
      headers: {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        vary: 'Cookie, Accept-Language',
      },
    });
  };

  const answer = async (request: Request, ip: string): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const asset = assets(request);
    if (asset) return asset;
    if (pathname === '/healthz')
      return mall
        .fetch(new Request('http://mall/healthz'), ip)
        .then((health) => new Response(health.body, { status: 200, headers: health.headers }));
    if (pathname === '/readyz') return ready();
    if (pathname.startsWith('/notice/')) return proxyRaw(mall, request, ip);
    if (pathname === '/graphql' && graphiql !== null && request.headers.get('accept')?.includes('text/html'))
      return new Response(graphiql, { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': '' } });
    if (pathname === '/_flows/bridge' && (environment.demo || development)) return visualiserBridge();
    const visitor = await visitors.of(request, ip);
    if (pathname === '/graphql') return graphql(request, visitor);
    if (pathname === '/_report' && request.method === 'POST') return proxyReport(mall, request, visitor);
    if (isSignIn(pathname)) return sendToProvider(request, visitor, addressOf(request).origin, parts.identityOrigin);
    if (pathname === '/events') return proxyEvents(mall, request, visitor);
    if (pathname.startsWith('/oss/')) return proxyFiles(mall, request, visitor);
    if (pathname === '/_shell') return documents.shell(request, visitor);
    // A form sent before its page came alive: the page is shown again, and what was typed stands in no address.
    if (request.method === 'POST') return new Response(null, { status: 303, headers: { location: localPath(request) } });
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain('Method not allowed', 405);
    return (await forFinders(request, visitor)) ?? documents.answer(request, visitor);
  };

  return {
    interpreter,
    cacheOutcomes: () => ({ graphql: interpreter.counts(), documents: documents.counts() }),
    async fetch(request, ip) {
      const answered = await answer(request, ip).catch((failed: unknown) => {
        const why = failed instanceof Error ? (failed.stack ?? failed.message) : String(failed);
        // Who went has no answer coming.
        if (!request.signal.aborted) log(`${request.method} ${new URL(request.url).pathname} failed: ${why}`);
        return plain('What this page needs is not reachable. Please try again.', 503);
      });
      for (const [name, value] of security) if (!answered.headers.has(name)) answered.headers.set(name, value);
      if (answered.headers.get('content-security-policy') === '') answered.headers.delete('content-security-policy');
      return answered;
    },
  };
};
