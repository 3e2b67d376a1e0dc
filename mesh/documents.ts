import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Ask } from '#src/data/door.ts';
import type { Locale, Region, Shopper } from '#machines/words.ts';
import type { AssetMap, AssetMaps } from './assets.ts';
import type { Mall } from './guest.ts';
import { openNames } from './names.ts';
import type { Interpreter } from './interpreter.ts';
import { Shelf, type Outcome } from './shelf.ts';
import type { AddressOf } from './sitemap.ts';
import type { Visitor } from './visitor.ts';

/** What `src/entry.server.tsx` exports. */
export type Renderer = {
  inlineScripts: string[];
  /** How addresses are spelled, which pages always stand, and which paths are somebody's own. */
  siteAddress: AddressOf;
  sitePages: string[];
  ownPaths: string[];
  manifestOf(locale: Locale, brand: string): Promise<Record<string, unknown>>;
  renderShell(asked: Pick<Parameters<Renderer['render']>[0], 'here' | 'now' | 'assets' | 'isTaped' | 'canReport'>): Promise<string>;
  render(asked: {
    url: string;
    here: { region: Region; lang: Locale; timeZone: string; shopper: Shopper | null; origin: string; brand: string };
    ask: Ask;
    now: number;
    assets: AssetMap;
    isTaped: boolean;
    canReport: boolean;
    namesOf(wanted: { sort: 'category' | 'tag' | 'shop' | 'brand' | 'campaign'; id: number }): Promise<Readonly<Record<Locale, string>> | null>;
  }): Promise<{ status: number; headers: Record<string, string>; html: string }>;
};

/** `isWhole`: every question behind it was answered before it was drawn; the rest is not kept for others. */
type Kept = { isWhole: boolean; status: number; headers: Record<string, string>; html: string; compressed?: Promise<Buffer> };

export type Documents = {
  answer(request: Request, visitor: Visitor): Promise<Response>;
  /** The empty document of a language and region, in which a browser without a network draws what it has kept. */
  shell(request: Request, visitor: Visitor): Promise<Response>;
  counts(): Record<Outcome, number>;
  purge(): void;
};

const megabyte = 1024 * 1024;
const compress = promisify(brotliCompress);
const compressed = (document: Kept): Promise<Buffer> =>
  (document.compressed ??= compress(document.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: document.html.length } }));

/** The address as the browser sees it: before us something may have ended the TLS. */
export const addressOf = (request: Request): URL => {
  const url = new URL(request.url);
  if (request.headers.get('x-forwarded-proto') === 'https') url.protocol = 'https:';
  return url;
};

/**
 * Renders documents. A guest's document follows from its address, region, language and time zone alone, so it is kept
 * on a shelf like every other public answer; a shopper's is rendered each time, and may renew his session.
 */
export const openDocuments = (parts: { renderer: () => Promise<Renderer>; interpreter: Interpreter; mall: Mall; assets: AssetMaps; brand: string; finish?: (html: string, url: string) => Promise<string>; isKept: boolean; isTaped: boolean }): Documents => {
  const { renderer, interpreter, mall, assets, brand, finish, isKept, isTaped } = parts;
  const names = openNames(mall);
  const shelf = new Shelf<Kept>(64 * megabyte, ({ html }) => html.length * 2.5, ({ status, isWhole }) => status === 200 && isWhole);

  const draw = async (request: Request, { visit, region, locale, timeZone }: Visitor): Promise<Kept> => {
    const { render } = await renderer();
    const { pathname, search, origin } = addressOf(request);
    const url = pathname + search;
    const shopper = visit.session?.shopper ?? null;
    const ask = interpreter.askFor(visit);
    let open = 0;
    const counted: Ask = async (...question) => {
      open += 1;
      const answer = await ask(...question);
      open -= 1;
      return answer;
    };
    const drawn = await render({ url, here: { region, lang: locale, timeZone, shopper, origin, brand }, ask: counted, now: mall.now(), assets: assets(locale), isTaped, canReport: mall.ops !== null, namesOf: names.of });
    return { ...drawn, isWhole: open === 0, html: finish ? await finish(drawn.html, url) : drawn.html };
  };

  return {
    counts: () => shelf.counts,
    purge() {
      shelf.purge();
      names.purge();
    },
    async shell(request, { region, locale, timeZone }) {
      const { renderShell } = await renderer();
      const html = await renderShell({ here: { region, lang: locale, timeZone, shopper: null, origin: addressOf(request).origin, brand }, now: mall.now(), assets: assets(locale), isTaped, canReport: mall.ops !== null });
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
    },
    async answer(request, visitor) {
      const { session } = visitor;
      const { pathname, search, origin } = addressOf(request);
      const key = [origin, pathname + search, visitor.region.regionId, visitor.locale, visitor.timeZone].join(' ');
      const isGuest = !session.isKnown;
      const asGuest = () => draw(request, { ...visitor, visit: { ...visitor.visit, session: null } });
      const drawn = isGuest && isKept ? await shelf.take(key, asGuest) : { value: await draw(request, visitor), outcome: 'miss' as const };
      // The mall no longer knows this session: cookies cleared, home, drawn anew where one is there already (spec 8).
      const isEnded = !isGuest && !session.isKnown;
      if (isEnded && pathname !== '/') return new Response(null, { status: 303, headers: [['location', '/'], ['cache-control', 'no-store'], ...session.setCookies().map((line): [string, string] => ['set-cookie', line])] });
      const { value, outcome } = isEnded ? { ...drawn, value: await asGuest() } : drawn;
      const headers = new Headers(value.headers);
      // Nobody keeps a shopper's own document: not even the browser, for Back after a logout.
      headers.set('cache-control', isGuest ? 'private, no-cache' : 'private, no-store');
      headers.set('vary', 'Cookie, Accept-Language, Accept-Encoding');
      headers.set('server-timing', `document;desc=${outcome}, mall;desc="${mall.now()}"`);
      for (const line of session.setCookies()) headers.append('set-cookie', line);
      if (!/\bbr\b/.test(request.headers.get('accept-encoding') ?? '')) return new Response(value.html, { status: value.status, headers });
      headers.set('content-encoding', 'br');
      return new Response(new Uint8Array(await compressed(value)), { status: value.status, headers });
    },
  };
};
