import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { executeRemotely } from '../data/gateway.ts';
import { showPushMessages, type PushScope } from './pushMessages.ts';
import { renewPushSubscription, type RenewalScope } from './pushRenewal.ts';
import { isDocument } from './isDocument.ts';
import { answersCache, type WorkerMessage } from './workerMessages.ts';

/** The entry of this build, the files that every page needs, and each language's sentences for them; written by the build. */
declare const edition: { entry: string; files: string[]; words: Record<string, string[]> };

/** As much of a service worker's scope as is used here: its library's types and the window's do not go together. */
type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Told = Waiting & { data: WorkerMessage; ports: readonly MessagePort[] };
type Scope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
};
const scope = self as unknown as Scope;

/** Scripts bear their content in their names; those of another build are none of ours. */
const assetsCache = `assets ${edition.entry}`;
const picturesCache = 'pictures';
const shellCache = 'shell';
const shellKey = '/_shell';

/** The oldest go first: a cache lists its entries as they came. */
const atMost = (most: number) => ({
  cacheDidUpdate: async ({ cacheName }: { cacheName: string }): Promise<void> => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((request) => cache.delete(request)));
  },
});

/** Only what the gateway gives to everybody is kept; whoever asked plays no part in it. */
const publicOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }): Promise<Response | null> =>
    response.status === 200 && /^public\b/.test(response.headers.get('cache-control') ?? '') ? response : null,
};

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), new CacheFirst({ cacheName: assetsCache }));
// Uploads may be somebody's own; what the mall draws is everybody's.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/oss\/(p|i|b|mark|flag|app)\//.test(url.pathname),
  new CacheFirst({ cacheName: picturesCache, plugins: [publicOnly, atMost(400)] }),
);
const publicAnswers = new NetworkFirst({ cacheName: answersCache, plugins: [publicOnly, atMost(300)] });
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === '/graphql', publicAnswers);

const shellResponse = async (): Promise<Response> => (await (await caches.open(shellCache)).match(shellKey)) ?? Response.error();

// A document comes from the network or not at all: none is kept, so nobody's old page is ever shown. Without network the
// empty one is given, in which the shop draws the place from the answers that are kept.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isDocument(url.pathname),
  async ({ event, request }) => {
    const { preloadResponse } = event as unknown as { preloadResponse?: Promise<Response | undefined> };
    return (await preloadResponse?.catch(() => undefined)) ?? fetch(request).catch(shellResponse);
  },
);

const keepAssets = async (addresses: string[]): Promise<void> => {
  const cache = await caches.open(assetsCache);
  const missing = await Promise.all(addresses.map(async (address) => ((await cache.match(address)) ? [] : [address])));
  await cache.addAll(missing.flat());
};

/** One answer after the other, as a page would ask for them; what nobody answers now is not kept. */
const keepAnswers = async (event: Waiting, addresses: string[]): Promise<void> => {
  for (const address of addresses) {
    const fetchEvent = { event, request: new Request(address) } as unknown as Parameters<typeof publicAnswers.handleAll>[0];
    const [, settled] = publicAnswers.handleAll(fetchEvent);
    await settled.catch(() => undefined);
  }
};

/** The empty document as it was drawn, without the clock of that moment. */
const keepShell = async (address: string): Promise<void> => {
  const answered = await fetch(address, { credentials: 'omit' });
  if (!answered.ok) return;
  const headers = new Headers(answered.headers);
  headers.delete('server-timing');
  await (await caches.open(shellCache)).put(shellKey, new Response(await answered.text(), { headers }));
};

scope.addEventListener('install', (event) => event.waitUntil(keepAssets([edition.entry, ...edition.files])));

scope.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name.startsWith('assets ') && name !== assetsCache);
    await Promise.all(old.map((name) => caches.delete(name)));
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(begin());
});

scope.addEventListener('message', (event) => {
  const { data: note } = event;
  if (note.type === 'edition') event.ports[0]?.postMessage(edition.entry);
  if (note.type === 'takeOver') event.waitUntil(scope.skipWaiting());
  if (note.type !== 'keep') return;
  const assets = [...new Set([...note.addresses, ...(edition.words[note.locale] ?? [])])];
  event.waitUntil(Promise.all([keepShell(note.shell), keepAssets(assets), keepAnswers(event, note.answers)]));
});

showPushMessages(self as unknown as PushScope);
renewPushSubscription(self as unknown as RenewalScope, executeRemotely);
