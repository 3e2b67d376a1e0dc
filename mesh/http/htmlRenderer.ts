import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Execute } from '#src/data/gateway.ts';
import type { Locale } from '#machines/model/locale.ts';
import type { Region } from '#machines/model/region.ts';
import type { Shopper } from '#machines/model/visitor.ts';
import type { AssetMap, AssetMaps } from './assets.ts';
import { callMall } from './mallClient.ts';
import type { MallConnection } from './mallConnection.ts';
import { openEntityNames } from '../entityNames.ts';
import type { GraphqlExecutor } from './graphqlExecutor.ts';
import { forgetting } from './session.ts';
import { ResponseCache, type Outcome } from './responseCache.ts';
import type { AddressOf } from './sitemap.ts';
import type { RequestVisitor } from './requestVisitor.ts';

/** What `src/entry.server.tsx` exports. */
export type Renderer = {
  inlineScript: string;
  /** How addresses are spelled, which pages always stand, and which paths are somebody's own. */
  siteAddress: AddressOf;
  sitePages: string[];
  ownPaths: string[];
  /** Whether the page at an address of this shop is for shoppers alone. */
  isForShoppers(pathname: string, search: string): boolean;
  /** Whether the document at an address says when a product comes to the visitor's place. */
  isDelivered(pathname: string, search: string): boolean;
  /** Whether what an address opens ends the moment its owner says so. */
  isRevocable(pathname: string, search: string): boolean;
  /** Loads what every page is made of; what is not loaded then comes with its first visitor. */
  loadPages(): Promise<void>;
  manifestOf(locale: Locale, brand: string): Promise<Record<string, unknown>>;
  renderShell(asked: Pick<Parameters<Renderer['render']>[0], 'visitor' | 'now' | 'assets' | 'isTaped' | 'canReport'>): Promise<string>;
  render(asked: {
    url: string;
    visitor: {
      region: Region;
      lang: Locale;
      deviceZone: string | null;
      deliverTo: string | null;
      shopper: Shopper | null;
      origin: string;
      brand: string;
    };
    execute: Execute;
    now: number;
    assets: AssetMap;
    isTaped: boolean;
    canReport: boolean;
    namesOf(wanted: {
      sort: 'category' | 'tag' | 'shop' | 'brand' | 'campaign';
      id: number;
    }): Promise<Readonly<Record<Locale, string>> | null>;
  }): Promise<{ isWhole: boolean; failed: Error | null; status: number; headers: Record<string, string>; html: string }>;
};

/** `isAnswered`: every question behind it was answered before it was drawn; only such a document is kept for others. */
type Kept = Awaited<ReturnType<Renderer['render']>> & { isAnswered: boolean; compressed?: Promise<Buffer> };

export type HtmlRenderer = {
  answer(request: Request, visitor: RequestVisitor): Promise<Response>;
  /** The empty document of a language and region, in which a browser without a network draws what it has kept. */
  shell(request: Request, visitor: RequestVisitor): Promise<Response>;
  counts(): Record<Outcome, number>;
  purge(): void;
};

const megabyte = 1024 * 1024;
/** As long as a document waits for its data, in ms (architecture 7). */
const longestConfirm = 500;
const compress = promisify(brotliCompress);
const compressed = (document: Kept): Promise<Buffer> =>
  (document.compressed ??= compress(document.html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: document.html.length },
  }));

/** The address as the browser sees it: at the shop's public one where that is set, since something before us may have ended the TLS. */
export const openAddresses =
  (publicUrl: string | null) =>
  (request: Request): URL => {
    const url = new URL(request.url);
    return publicUrl === null ? url : new URL(publicUrl + url.pathname + url.search);
  };

/**
 * Renders documents. A guest's document follows from its address, region, language, time zone and place of delivery alone, so it is kept
 * on a shelf like every other public answer, unless its owner may end it; a shopper's is rendered each time, and may renew his session.
 */
export const openHtmlRenderer = (parts: {
  renderer: () => Promise<Renderer>;
  interpreter: GraphqlExecutor;
  mall: MallConnection;
  assets: AssetMaps;
  brand: string;
  addressOf: (request: Request) => URL;
  finish?: (html: string, url: string) => Promise<string>;
  isKept: boolean;
  isTaped: boolean;
  log: (line: string) => void;
}): HtmlRenderer => {
  const { renderer, interpreter, mall, assets, brand, addressOf, finish, isKept, isTaped, log } = parts;
  const names = openEntityNames(mall);
  const cache = new ResponseCache<Kept>(
    64 * megabyte,
    ({ html }) => html.length * 2.5,
    ({ status, isWhole, isAnswered }) => status === 200 && isWhole && isAnswered,
  );

  const draw = async (
    render: Renderer['render'],
    request: Request,
    { visit, region, locale, deviceZone, deliverTo }: RequestVisitor,
  ): Promise<Kept> => {
    const { pathname, search, origin } = addressOf(request);
    const url = pathname + search;
    const shopper = visit.session?.shopper ?? null;
    const execute = interpreter.askFor(visit);
    let open = 0;
    const counted: Execute = async (...input) => {
      open += 1;
      const answer = await execute(...input);
      open -= 1;
      return answer;
    };
    const drawn = await render({
      url,
      visitor: { region, lang: locale, deviceZone, deliverTo, shopper, origin, brand },
      execute: counted,
      now: mall.now(),
      assets: assets(locale),
      isTaped,
      canReport: mall.ops !== null,
      namesOf: names.of,
    });
    if (drawn.failed) log(`${url} could not be drawn: ${drawn.failed.stack ?? drawn.failed.message}`);
    return { ...drawn, isAnswered: open === 0, html: finish ? await finish(drawn.html, url) : drawn.html };
  };

  /**
   * Asks the mall whether it still knows the session, beside the drawing: a cookie alone, copied before a logout, names nobody. A mall that
   * does not answer says nothing.
   */
  const confirm = async ({ visit }: RequestVisitor): Promise<void> => {
    await callMall(mall, visit, '/p/user/userInfo', { method: 'GET', signal: AbortSignal.timeout(longestConfirm) }).catch(() => undefined);
  };

  return {
    counts: () => cache.counts,
    purge() {
      cache.purge();
      names.purge();
    },
    async shell(request, { region, locale, deviceZone }) {
      const { renderShell } = await renderer();
      const html = await renderShell({
        visitor: { region, lang: locale, deviceZone, deliverTo: null, shopper: null, origin: addressOf(request).origin, brand },
        now: mall.now(),
        assets: assets(locale),
        isTaped,
        canReport: mall.ops !== null,
      });
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
    },
    async answer(request, visitor) {
      const { session } = visitor;
      const { pathname, search, origin } = addressOf(request);
      const { render, isDelivered, isForShoppers, isRevocable } = await renderer();
      const place = visitor.deliverTo !== null && isDelivered(pathname, search) ? visitor.deliverTo : null;
      const key = [origin, pathname + search, visitor.region.regionId, visitor.locale, visitor.deviceZone, place].join(' ');
      const isGuest = !session.isKnown;
      const home = (cookies: string[], ...more: [string, string][]): Response =>
        new Response(null, {
          status: 303,
          headers: [
            ['location', '/'],
            ['cache-control', 'no-store'],
            ...more,
            ...cookies.map((line): [string, string] => ['set-cookie', line]),
          ],
        });
      // His session ended a moment ago, while another answer was on its way: where it was lost, home says so (spec 8).
      if (session.wasLost && isForShoppers(pathname, search)) return home([]);
      const asGuest = () => draw(render, request, { ...visitor, visit: { ...visitor.visit, session: null } });
      const own = async (): Promise<Kept> =>
        (await Promise.all([draw(render, request, visitor), isGuest ? undefined : confirm(visitor)]))[0];
      const isShared = isGuest && isKept && !isRevocable(pathname, search);
      const drawn = isShared ? await cache.take(key, asGuest) : { value: await own(), outcome: 'miss' as const };
      // The mall no longer knows this session: cookies cleared, home, drawn anew where one is there already (spec 8).
      const isEnded = !isGuest && !session.isKnown;
      const cookies = session.setCookies(pathname + search);
      if (isEnded && pathname !== '/') return home(cookies, forgetting);
      const { value, outcome } = isEnded ? { ...drawn, value: await asGuest() } : drawn;
      const headers = new Headers(value.headers);
      // No-store would keep a shopper's pages out of the back/forward cache; what the browser keeps of them goes with the session.
      headers.set('cache-control', value.isWhole ? 'private, no-cache' : 'no-store');
      if (isEnded) headers.set(forgetting[0], forgetting[1]);
      headers.set('vary', 'Cookie, Accept-Language, Accept-Encoding');
      const position = isEnded ? null : session.streamPosition;
      const stream = position === null ? '' : `, stream;desc="${position}"`;
      headers.set('server-timing', `document;desc=${outcome}, mall;desc="${mall.now()}"${stream}`);
      for (const line of cookies) headers.append('set-cookie', line);
      if (!/\bbr\b/.test(request.headers.get('accept-encoding') ?? '')) return new Response(value.html, { status: value.status, headers });
      headers.set('content-encoding', 'br');
      return new Response(new Uint8Array(await compressed(value)), { status: value.status, headers });
    },
  };
};
