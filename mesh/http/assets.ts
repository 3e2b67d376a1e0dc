import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What a document names: the entry's script, and that of the empty document; the chunks of a source with all that they import, and the
 * sentences of `rooms`.
 */
export type AssetMap = { entry: string; shell: string; chunksOf(source: string, rooms: string[]): string[] };
/** Documents name the sentences of their own language too. */
export type AssetMaps = (locale: string) => AssetMap;

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }>;
type File = { plain: Buffer; brotli: Buffer | null; type: string; forever: boolean };

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json',
  map: 'application/json',
};

/** Vite's manifest as documents need it; `client` is the folder of the client build. */
export const readAssetMaps = async (client: string): Promise<AssetMaps> => {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const [entry, shell] = ['src/entry.client.ts', 'src/offline/offlineShell.entry.ts'];
  if (!manifest[entry] || !manifest[shell]) throw new Error('the client build has no entry');
  const reach = (source: string, found: Set<string>): Set<string> => {
    const chunk = manifest[source];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) reach(imported, found);
    return found;
  };
  // The entry fetches nothing but what every visit needs.
  const begun = manifest[entry].dynamicImports ?? [];
  const files = Object.values(manifest).map(({ file }) => file);
  const chunksIn = (locale: string, source: string, rooms: string[]): string[] => {
    const noun = /^src\/pages\/(\w+)\.page\.tsx$/.exec(source)?.[1] ?? '';
    // A noun's page, adapter and data travel in one file, which the manifest knows by its name alone.
    const own = Object.keys(manifest).filter((key) => key.startsWith(`_${noun}-`));
    const scripts = [entry, ...begun, source, `src/adapters/${noun}.adapter.ts`, `src/data/${noun}.data.ts`, ...own].flatMap((one) => [
      ...reach(one, new Set()),
    ]);
    const names = [`assets/words.${locale}-`, ...rooms.map((room) => `assets/words.${locale}.${room}-`)];
    const sentences = files.filter((file) => names.some((name) => file.startsWith(name)));
    return [...new Set([...scripts, ...sentences])].filter((file) => file !== manifest[entry]?.file).map((file) => `/${file}`);
  };
  const known = new Map<string, string[]>();
  return (locale) => ({
    entry: `/${manifest[entry]?.file}`,
    shell: `/${manifest[shell]?.file}`,
    chunksOf(source, rooms) {
      const key = [locale, source, ...rooms].join(' ');
      const chunks = known.get(key) ?? chunksIn(locale, source, rooms);
      known.set(key, chunks);
      return chunks;
    },
  });
};

/** Every file of the client build, kept in memory; `.br` beside a file is that file, compressed. */
export const readAssets = async (client: string): Promise<(request: Request) => Response | null> => {
  const files = new Map<string, File>();
  const names = (await readdir(client, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length));
  for (const name of names) {
    if (name.endsWith('.br') || name.startsWith('/.vite/')) continue;
    const brotli = names.includes(`${name}.br`) ? await readFile(join(client, `${name}.br`)) : null;
    files.set(name, {
      plain: await readFile(join(client, name)),
      brotli,
      type: types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      forever: name.startsWith('/assets/'),
    });
  }
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    // An old page may ask for a chunk of an older build: that is no document.
    if (!file)
      return pathname.startsWith('/assets/') ? new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } }) : null;
    const useBrotli = file.brotli !== null && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
    const body = useBrotli && file.brotli ? file.brotli : file.plain;
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: {
        'content-type': file.type,
        'cache-control': file.forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        vary: 'Accept-Encoding',
        ...(useBrotli ? { 'content-encoding': 'br' } : {}),
      },
    });
  };
};
