import type { Mall } from './guest.ts';
import type { AssetMaps } from './assets.ts';
import { bridge } from './bridge.ts';
import { addressOf, openDocuments, type Renderer } from './documents.ts';
import type { Environment } from './environment.ts';
import { graphqlDoor } from './graphqlDoor.ts';
import type { Calls } from './interpret.ts';
import { openInterpreter, type Interpreter, type Mesh } from './interpreter.ts';
import { passEvents, passFiles, passRaw, passReport } from './passage.ts';
import { securityHeaders } from './policy.ts';
import { openSitemap, robotsOf } from './sitemap.ts';
import { openVisitors, type Visitor } from './visitor.ts';

/** What the storeys are built from. */
export type Parts = {
  environment: Pick<Environment, 'brand' | 'geoUrl' | 'mallUrl' | 'development' | 'demo'>;
  mall: Mall;
  mesh: Mesh;
  calls: Calls;
  documents: Record<string, { text: string; shared: boolean }>;
  inlineScripts: string[];
  renderer: () => Promise<Renderer>;
  assetMaps: AssetMaps;
  /** Files of the client build; null for what is none. */
  assets: (request: Request) => Response | null;
  vaultOrigins: string[];
  /** The page that asks any document, in development. */
  graphiql: string | null;
  finish?: (html: string, url: string) => Promise<string>;
  log: (line: string) => void;
};

/** Document server, gateway and the mall behind them: any request in, its answer out; never throws. */
export type Storeys = { fetch(request: Request, ip: string): Promise<Response>; interpreter: Interpreter; shelves(): Record<string, object> };

const plain = (text: string, status: number): Response => new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });

export const openStoreys = (parts: Parts): Storeys => {
  const { environment, mall, mesh, calls, log, assets, graphiql } = parts;
  const { development } = environment;
  const interpreter = openInterpreter({ mesh, mall, calls, documents: parts.documents, log });
  const visitors = openVisitors({ mall, canLookUp: environment.geoUrl !== null || environment.mallUrl !== null, log });
  const documents = openDocuments({ renderer: parts.renderer, interpreter, mall, assets: parts.assetMaps, brand: environment.brand, isKept: !development, isTaped: environment.demo || development, ...(parts.finish ? { finish: parts.finish } : {}) });
  const graphql = graphqlDoor({ interpreter, mall, development });
  const security = Object.entries(securityHeaders({ inlineScripts: parts.inlineScripts, vaultOrigins: parts.vaultOrigins, development }));
  mall.onWorldChange(() => {
    interpreter.purge();
    documents.purge();
    visitors.purge();
  });

  const ready = async (): Promise<Response> => {
    const health = await mall.fetch(new Request('http://mall/healthz', { signal: AbortSignal.timeout(5_000) }), '');
    return health.ok ? plain('ready', 200) : plain('the mall does not answer', 503);
  };

  /** What finders and installers read that is no document. */
  const forFinders = async (request: Request, { locale, visit }: Visitor): Promise<Response | null> => {
    const url = addressOf(request);
    const isAsked = url.pathname === '/robots.txt' || url.pathname === '/manifest.webmanifest' || /^\/sitemaps?[./]/.test(url.pathname);
    if (!isAsked) return null;
    const { ownPaths, sitePages: pages, siteAddress, manifestOf } = await parts.renderer();
    if (url.pathname === '/robots.txt') return robotsOf(url.origin, ownPaths);
    if (url.pathname !== '/manifest.webmanifest') return openSitemap({ mall, addressOf: siteAddress, pages })(request, visit, url);
    return Response.json(await manifestOf(locale, environment.brand), { headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600', vary: 'Cookie, Accept-Language' } });
  };

  const answer = async (request: Request, ip: string): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const asset = assets(request);
    if (asset) return asset;
    if (pathname === '/healthz') return mall.fetch(new Request('http://mall/healthz'), ip).then((health) => new Response(health.body, { status: 200, headers: health.headers }));
    if (pathname === '/readyz') return ready();
    if (pathname.startsWith('/notice/')) return passRaw(mall, request, ip);
    if (pathname === '/graphql' && graphiql !== null && request.headers.get('accept')?.includes('text/html')) return new Response(graphiql, { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': '' } });
    if (pathname === '/_flows/bridge' && (environment.demo || development)) return bridge();
    const visitor = await visitors.of(request, ip);
    if (pathname === '/graphql') return graphql(request, visitor);
    if (pathname === '/_report' && request.method === 'POST') return passReport(mall, request, visitor);
    if (pathname === '/events') return passEvents(mall, request, visitor);
    if (pathname.startsWith('/oss/')) return passFiles(mall, request, visitor);
    if (pathname === '/_shell') return documents.shell(request, visitor);
    // A form sent before its page came alive: the page is shown again, and what was typed stands in no address.
    if (request.method === 'POST') return new Response(null, { status: 303, headers: { location: new URL(request.url).pathname } });
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain('Method not allowed', 405);
    return (await forFinders(request, visitor)) ?? documents.answer(request, visitor);
  };

  return {
    interpreter,
    shelves: () => ({ graphql: interpreter.counts(), documents: documents.counts() }),
    async fetch(request, ip) {
      const answered = await answer(request, ip).catch((failed: unknown) => {
        log(`${request.method} ${new URL(request.url).pathname} failed: ${failed instanceof Error ? (failed.stack ?? failed.message) : String(failed)}`);
        return plain('What this page needs is not reachable. Please try again.', 503);
      });
      for (const [name, value] of security) if (!answered.headers.has(name)) answered.headers.set(name, value);
      if (answered.headers.get('content-security-policy') === '') answered.headers.delete('content-security-policy');
      return answered;
    },
  };
};
