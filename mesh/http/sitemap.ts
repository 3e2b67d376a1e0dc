import { callMall, type Visit } from './mallClient.ts';
import type { MallConnection } from './mallConnection.ts';

type File = { sort: string; after: number };
type Row = { id: number; name: string; pic: string; since: number | null };

/** How a page's address is spelled, root-relative; null for a sort of page that the shop does not have. */
export type AddressOf = (sort: string, id: number, name: string) => string | null;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const urlset = `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;

const visitOf = (visit: Visit): Visit => ({ ...visit, session: null });

/** A file's address: `/sitemaps/product-0.xml`. */
const fileName = ({ sort, after }: File): string => `${sort}-${after}.xml`;

/** A picture as a file of its own, as large as is worth finding. */
const pictureOf = (pic: string): string =>
  /^\/oss\/[pi]\//.test(pic) ? `${pic}?w=960&fmt=webp${pic.startsWith('/oss/p/') ? '&theme=day' : ''}` : pic;

const entryOf = (origin: string, address: string, row?: Row): string => {
  const since = row?.since ? `<lastmod>${new Date(row.since).toISOString().slice(0, 10)}</lastmod>` : '';
  const image = row?.pic ? `<image:image><image:loc>${escaped(new URL(pictureOf(row.pic), origin).href)}</image:loc></image:image>` : '';
  return `<url><loc>${escaped(new URL(address, origin).href)}</loc>${since}${image}</url>\n`;
};

/** JSON lines in, a whole file of entries out; a line may come in pieces. */
const fileFrom = (entry: (row: Row) => string): TransformStream<string, string> => {
  let rest = '';
  return new TransformStream({
    start: (controller) => controller.enqueue(urlset),
    transform(piece, controller) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      if (lines.length > 0) controller.enqueue(lines.map((line) => entry(JSON.parse(line) as Row)).join(''));
    },
    flush: (controller) => controller.enqueue('</urlset>\n'),
  });
};

const xml = (request: Request, body: ReadableStream<Uint8Array> | string): Response => {
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' };
  if (typeof body === 'string' || !/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return new Response(body, { headers });
  return new Response(body.pipeThrough(new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>), {
    headers: { ...headers, 'content-encoding': 'gzip' },
  });
};

const gone = (): Response => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/**
 * `/sitemap.xml` and the files it names, each of at most 50,000 pages with their pictures, written line by line as the
 * mall tells them. Every page stands there once, under the address that negotiates the language; its document names the
 * others. A mall that tells no pages has a site map of the fixed ones.
 */
export const openSitemap = ({ mall, addressOf, pages }: { mall: MallConnection; addressOf: AddressOf; pages: readonly string[] }) => {
  const filesOf = async (visit: Visit): Promise<File[]> => {
    const response = await callMall(mall, visitOf(visit), '/sitemap', { method: 'GET' });
    return response.ok ? ((await response.json()) as File[]).filter(({ sort }) => addressOf(sort, 1, 'a') !== null) : [];
  };

  const index = async (origin: string, visit: Visit): Promise<string> => {
    const names = ['pages.xml', ...(await filesOf(visit)).map(fileName)];
    const entries = names.map((name) => `<sitemap><loc>${escaped(`${origin}/sitemaps/${name}`)}</loc></sitemap>\n`);
    return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
  };

  const fileOf = async (request: Request, origin: string, visit: Visit, { sort, after }: File): Promise<Response> => {
    const response = await callMall(mall, visitOf(visit), `/sitemap/${sort}?after=${after}`, { method: 'GET' });
    if (!response.ok || response.body === null) return gone();
    const written = fileFrom((row) => entryOf(origin, addressOf(sort, row.id, row.name) ?? '/', row));
    return xml(
      request,
      response.body
        .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
        .pipeThrough(written)
        .pipeThrough(new TextEncoderStream()),
    );
  };

  /** The answer to an address of the site map; null for every other address. */
  return async (request: Request, visit: Visit, { pathname, origin }: URL): Promise<Response | null> => {
    if (pathname === '/sitemap.xml') return xml(request, await index(origin, visit));
    const [, name] = /^\/sitemaps\/([\w-]+)\.xml$/.exec(pathname) ?? [];
    if (name === undefined) return pathname.startsWith('/sitemaps/') ? gone() : null;
    if (name === 'pages') return xml(request, `${urlset}${pages.map((address) => entryOf(origin, address)).join('')}</urlset>\n`);
    const [, sort = '', after = ''] = /^([a-z]+)-(\d{1,15})$/.exec(name) ?? [];
    return sort && addressOf(sort, 1, 'a') !== null ? fileOf(request, origin, visit, { sort, after: Number(after) }) : gone();
  };
};

/** `robots.txt`: everything may be read but what is somebody's own. `origin` null: the shop's own address is not known. */
export const robotsOf = (origin: string | null, closed: readonly string[]): Response =>
  new Response(
    [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      'Allow: /',
      '',
      ...(origin === null ? [] : [`Sitemap: ${origin}/sitemap.xml`, '']),
    ].join('\n'),
    {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    },
  );
