import { renderToString } from 'react-dom/server';
import { waitFor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { places } from '#machines/model/place.ts';
import type { VisitorContext, Shopper } from '#machines/model/visitor.ts';
import { locales, type Locale } from '#machines/model/locale.ts';
import type { Region } from '#machines/model/region.ts';
import type { Gateway } from './adapters/adapt.ts';
import { formatPlace } from './navigation/formatPlace.ts';
import { loginLoader, pageLoaders } from './navigation/pageLoaders.ts';
import { metaOf, type Execute } from './data/gateway.ts';
import { documentOf, type Assets, type Inlined } from './document/document.tsx';
import { FavouritesStore } from './runtime/favouritesStore.ts';
import { noStorage } from './storage/shopperStorage.ts';
import { PageCache } from './runtime/pageCache.ts';
import { createShop } from './runtime/createShop.ts';
import { parsePlace } from './navigation/parsePlace.ts';
import { Shop } from './app/Shop.tsx';
import { ActorSlots } from './runtime/actorSlots.ts';
import { putGlobalStyles } from './design/globalStyles.ts';
import { documentStyles } from './design/stitches.config.ts';
import { loadAllMessages, loadMessages, Messages } from './i18n/messages.tsx';
import { documentHeadOf } from './document/documentHead.ts';
import { namedIn, type Named, type Names } from './seo/canonicalLinks.ts';
import { redirectOf } from './seo/redirects.ts';

putGlobalStyles();

/** Whether the page at an address is for shoppers alone. */
export const isForShoppers = (pathname: string, search: string): boolean =>
  places[parsePlace(pathname, search).name].audience === 'shopper';

/** Whether the document at an address says when a product comes to the visitor's place. */
export const isDelivered = (pathname: string, search: string): boolean => parsePlace(pathname, search).name === 'product';

/** Whether what an address opens ends the moment its owner says so: no document of it may be kept. */
export const isRevocable = (pathname: string, search: string): boolean => parsePlace(pathname, search).name === 'sharedList';

/** The script inside documents: by its content the policy lets it run. */
export { default as inlineScript } from './document/inlineScript.ts?script';
export { manifestOf, ownPaths, siteAddress, sitePages } from './seo/webManifest.ts';

/** What the document server asks for: everything in the document follows from these. */
export type Asked = {
  url: string;
  visitor: {
    region: Region;
    lang: Locale;
    deviceZone: string | null;
    /** The remembered place of delivery, as its cookie says it. */ deliverTo: string | null;
    shopper: Shopper | null;
    origin: string;
    brand: string;
  };
  execute: Execute;
  now: number;
  assets: Assets;
  isTaped: boolean;
  canReport: boolean;
  /** What something in an address is called in every language; null where the mall does not know it. */
  namesOf: (named: Named) => Promise<Names | null>;
  /** Longest wait for the page's data, in ms; 500 unless told. */
  patience?: number;
};

/**
 * A document. `isWhole`: nothing that it shows was still waited for when it was drawn. `failed`: what its page threw while it was drawn;
 * then the document says that the page is not reachable.
 */
export type Rendered = { isWhole: boolean; failed: Error | null; status: number; headers: Record<string, string>; html: string };

/** Longest wait for a page's data, in ms, before what is there is sent (architecture 7). */
const usualPatience = 500;

/** How much longer a document waits for what its header shows, in ms, once its page is there. */
const badgePatience = 50;

type Test = (snapshot: AnyMachineSnapshot) => boolean;

const settled: Test = (snapshot) => !snapshot.hasTag('busy');
const isCounted: Test = (snapshot) => !snapshot.hasTag('uncounted');

/** An actor and every machine that it runs, theirs too, as far as they are not over. */
const machinesOf = (actor: AnyActorRef): AnyActorRef[] => {
  const { hasTag, status, children = {} } = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
  if (hasTag === undefined || status !== 'active') return [];
  return [actor, ...Object.values(children as Record<string, AnyActorRef>).flatMap(machinesOf)];
};

/** The first of an actor's machines of which this does not hold. */
const laggardOf = (actor: AnyActorRef, test: Test): AnyActorRef | undefined =>
  machinesOf(actor).find((machine) => !test(machine.getSnapshot()));

/** Waits, at most until `end` (ms), for this to hold of an actor and of every machine that it runs. */
const waitForAll = async (actor: AnyActorRef, test: Test, end: number): Promise<void> => {
  for (let late = laggardOf(actor, test); late !== undefined && Date.now() < end; late = laggardOf(actor, test))
    await waitFor(late, test, { timeout: Math.max(1, end - Date.now()) }).catch(() => undefined);
};

/** Card fields need HTTPS or a loopback name (architecture 10). */
const isSafePlace = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';

/** Loads what every page, widget and dialog is made of, and every language's messages. */
export const loadPages = async (): Promise<void> => {
  const idle: Gateway = {
    execute: () => new Promise(() => undefined),
    listen: () => () => undefined,
    now: () => 0,
    favourites: new FavouritesStore(false),
    storage: noStorage,
    deliverTo: () => null,
  };
  const { widgetLoaders } = await import('./runtime/loadWidget.ts');
  const loaders = [...Object.values(pageLoaders), ...Object.values(widgetLoaders), loginLoader];
  await Promise.all([...loaders.map((load) => load(idle)), ...locales.map(loadAllMessages)]);
};

const noEffects = {
  goTo: () => undefined,
  settleAddress: () => undefined,
  recordVisit: () => undefined,
  keepAndReload: () => undefined,
  leaveForProvider: () => undefined,
  goHomeAfresh: () => undefined,
  reload: () => undefined,
  reloadOnce: () => false,
  atRest: () => new Promise<void>(() => undefined),
};

/** Renders one document: runs the shop at the address until nothing is busy, draws it, inlines the snapshots. */
export const render = async ({
  url,
  visitor: asked,
  execute,
  now: at,
  assets,
  isTaped,
  canReport,
  namesOf,
  patience = usualPatience,
}: Asked): Promise<Rendered> => {
  const { pathname, search } = new URL(url, asked.origin);
  const isSafe = isSafePlace(new URL(asked.origin));
  const place = parsePlace(pathname, search);
  const named = namedIn(place);
  const names = named ? await namesOf(named) : null;
  const moved = redirectOf({ place, search, names, locale: asked.lang });
  if (moved !== null) return { isWhole: true, failed: null, status: 301, headers: { location: moved }, html: '' };
  const visitor: VisitorContext = {
    regionId: asked.region.regionId,
    locale: asked.lang,
    timeZone: asked.region.timeZone,
    deviceZone: asked.deviceZone,
    seed: '',
    at,
    isLoggedIn: asked.shopper !== null,
    phoneCode: asked.region.phoneCode,
  };
  const slots = new ActorSlots();
  const now = () => at;
  const favourites = new FavouritesStore(false);
  const words = new Set<string>();
  const questions: Inlined['asked'] = [];
  const counted: Execute = (document, input, how) => {
    if (how?.isForBrowser) return new Promise(() => undefined);
    const { hash, shared } = metaOf(document);
    if (shared) questions.push([hash, input ?? {}]);
    return execute(document, input, how).catch((failed: Error) => {
      words.add('refusal');
      throw failed;
    });
  };
  const effects = {
    ...noEffects,
    loadWords: (room: string) => {
      words.add(room);
      return loadMessages(asked.lang, room);
    },
  };
  await Promise.all(['shell', 'seo', 'refusal'].map((room) => loadMessages(asked.lang, room)));
  const { actor, near, beginParts, partAt } = createShop({
    gateway: { execute: counted, listen: () => () => undefined, now, favourites, storage: noStorage, deliverTo: () => asked.deliverTo },
    slots,
    memory: new PageCache(),
    effects,
    input: { place, visitor, shopper: asked.shopper },
  });
  actor.start();
  const deadline = Date.now() + patience;
  // What a page is made of lies beside us: only its data may be late, and a page without data draws its own waiting state.
  await waitFor(actor, settled);
  const page: AnyActorRef | null = slots.page?.actor ?? null;
  if (page) await waitForAll(page, settled, deadline);

  const parts = page ? (slots.page?.page.parts?.(page.getSnapshot()) ?? []) : [];
  await beginParts(parts);
  const started = parts.flatMap((part) => partAt(part) ?? []);
  await Promise.all(started.map(({ running }) => waitForAll(running.actor, settled, deadline)));
  await waitForAll(actor, isCounted, Math.min(deadline, Date.now() + badgePatience));

  const around = {
    visitor,
    brand: asked.brand,
    region: asked.region,
    isSafe,
    addressOf: formatPlace,
    go: () => undefined,
    near,
    now,
    favourites,
    partAt,
    report: canReport ? () => undefined : undefined,
  };
  const draw = (): string =>
    renderToString(
      <Messages locale={asked.lang} timeZone={asked.region.timeZone}>
        <Shop actor={actor} slots={slots} around={around} now={now} wayOf={() => 'link'} ssrPath={pathname} ssrSearch={search} />
      </Messages>,
    );
  const drawWithoutPage = (): string => {
    slots.set('page', null);
    actor.send({ type: 'page.failed', problem: { code: 'BROKEN_ANSWER', at }, at });
    return draw();
  };
  let failed: Error | null = null;
  let body: string;
  try {
    body = draw();
  } catch (thrown) {
    failed = thrown as Error;
    body = drawWithoutPage();
  }
  const drawnParts = failed ? [] : parts;
  const inlined: Inlined = {
    shop: actor.getPersistedSnapshot(),
    page: failed ? null : (page?.getPersistedSnapshot() ?? null),
    parts: drawnParts.map((part) => ({ ...part, snapshot: partAt(part)?.running.actor.getPersistedSnapshot() })),
    brand: asked.brand,
    region: asked.region,
    isSafe,
    visitor,
    shopper: asked.shopper,
    rooms: [...words],
    isTaped,
    canReport,
    asked: questions,
  };
  const head = documentHeadOf({
    place,
    search,
    names,
    shop: actor.getSnapshot(),
    running: slots.page,
    visitor,
    region: asked.region,
    brand: asked.brand,
    origin: asked.origin,
  });
  const isWhole = [page, ...started.map(({ running }) => running.actor)].every(
    (one) => one === null || laggardOf(one, settled) === undefined,
  );
  const html = documentOf({ body, css: documentStyles(), head, inlined, assets, locale: asked.lang, place, isWhole });
  for (const part of started) part.drop();
  actor.stop();
  const status = failed ? 500 : head.status;
  return { isWhole, failed, status, headers: { 'content-type': 'text/html; charset=utf-8' }, html };
};

/** The empty document of a language and region: it stands for every place where there is no network, and holds nothing of anybody. */
export const renderShell = async ({
  visitor: asked,
  now: at,
  assets,
  isTaped,
  canReport,
}: Pick<Asked, 'visitor' | 'now' | 'assets' | 'isTaped' | 'canReport'>): Promise<string> => {
  await loadMessages(asked.lang, 'shell');
  const visitor: VisitorContext = {
    regionId: asked.region.regionId,
    locale: asked.lang,
    timeZone: asked.region.timeZone,
    deviceZone: asked.deviceZone,
    seed: '',
    at,
    isLoggedIn: false,
    phoneCode: asked.region.phoneCode,
  };
  const place = { name: 'home' } as const;
  const inlined: Inlined = {
    shop: null,
    page: null,
    parts: [],
    brand: asked.brand,
    region: asked.region,
    isSafe: isSafePlace(new URL(asked.origin)),
    visitor,
    shopper: null,
    rooms: [],
    isTaped,
    canReport,
    asked: [],
  };
  const head = documentHeadOf({
    place,
    search: '?empty',
    names: null,
    shop: null,
    running: null,
    visitor,
    region: asked.region,
    brand: asked.brand,
    origin: asked.origin,
  });
  return documentOf({ body: '', css: documentStyles(), head, inlined, assets, locale: asked.lang, place, isWhole: true });
};
