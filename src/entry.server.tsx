import { renderToString } from 'react-dom/server';
import { waitFor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import type { Here, Locale, Region, Shopper } from '#machines/words.ts';
import { addressOf } from './address.ts';
import { metaOf, type Ask } from './data/door.ts';
import { documentOf, type Assets, type Inlined } from './document.tsx';
import { Hearts } from './hearts.ts';
import { Memory } from './memory.ts';
import { createShop } from './plugs.ts';
import { placeAt } from './routes.ts';
import { Shop } from './Shop.tsx';
import { Stage } from './stage.ts';
import { getCssText, putGlobalStyles } from './design/stitches.config.ts';
import { readWords, Words } from './words.tsx';
import { headOf } from './head.ts';
import { namedIn, type Named, type Names } from './found/links.ts';
import { movedTo } from './found/moved.ts';

putGlobalStyles();

export { inlineScripts } from './document.tsx';
export { manifestOf, ownPaths, siteAddress, sitePages } from './found/site.ts';

/** What the document server asks for: everything in the document follows from these. */
export type Asked = {
  url: string;
  here: { region: Region; lang: Locale; timeZone: string; shopper: Shopper | null; origin: string; brand: string };
  ask: Ask;
  now: number;
  assets: Assets;
  isTaped: boolean;
  canReport: boolean;
  /** What something in an address is called in every language; null where the mall does not know it. */
  namesOf: (named: Named) => Promise<Names | null>;
  /** Longest wait for the page's data, in ms; 500 unless told. */
  patience?: number;
};

/** Longest wait for a page's data, in ms, before what is there is sent (architecture 7). */
const usualPatience = 500;

const settled = (snapshot: AnyMachineSnapshot): boolean => !snapshot.hasTag('busy');

/** Card fields need HTTPS or a loopback name (architecture 10). */
const isSafePlace = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';

const noDeeds = {
  goTo: () => undefined,
  settleAddress: () => undefined,
  recordVisit: () => undefined,
  keepAndReload: () => undefined,
  goHomeAfresh: () => undefined,
  reload: () => undefined,
  reloadOnce: () => false,
  atRest: () => new Promise<void>(() => undefined),
};

/** Renders one document: runs the shop at the address until nothing is busy, draws it, inlines the snapshots. */
export const render = async ({ url, here: asked, ask, now: at, assets, isTaped, canReport, namesOf, patience = usualPatience }: Asked): Promise<{ status: number; headers: Record<string, string>; html: string }> => {
  const { pathname, search } = new URL(url, asked.origin);
  const isSafe = isSafePlace(new URL(asked.origin));
  const place = placeAt(pathname, search);
  const named = namedIn(place);
  const names = named ? await namesOf(named) : null;
  const moved = movedTo({ place, search, names, locale: asked.lang });
  if (moved !== null) return { status: 301, headers: { location: moved }, html: '' };
  const here: Here = { regionId: asked.region.regionId, locale: asked.lang, timeZone: asked.timeZone, seed: '', at, isLoggedIn: asked.shopper !== null, phoneCode: asked.region.phoneCode };
  const stage = new Stage();
  const now = () => at;
  const hearts = new Hearts(false);
  const words = new Set<string>();
  const questions: Inlined['asked'] = [];
  const counted: Ask = (document, question, how) => {
    const { hash, shared } = metaOf(document);
    if (shared) questions.push([hash, question ?? {}]);
    return ask(document, question, how).catch((failed: Error) => {
      words.add('refusal');
      throw failed;
    });
  };
  const deeds = { ...noDeeds, loadWords: (room: string) => { words.add(room); return readWords(asked.lang, room); } };
  await Promise.all(['shell', 'found', 'refusal'].map((room) => readWords(asked.lang, room)));
  const { actor, near } = createShop({ door: { ask: counted, listen: () => () => undefined, now, hearts }, stage, memory: new Memory(), deeds, input: { place, here, shopper: asked.shopper } });
  actor.start();
  const deadline = Date.now() + patience;
  const within = () => ({ timeout: Math.max(1, deadline - Date.now()) });
  await waitFor(actor, settled, within()).catch(() => undefined);
  const page: AnyActorRef | null = stage.page?.actor ?? null;
  if (page) await waitFor(page, settled, within()).catch(() => undefined);

  const around = { here, brand: asked.brand, region: asked.region, isSafe, addressOf, go: () => undefined, near, now, hearts, report: canReport ? () => undefined : undefined };
  const body = renderToString(
    <Words locale={asked.lang} timeZone={asked.timeZone}>
      <Shop actor={actor} stage={stage} around={around} now={now} wayOf={() => 'link'} ssrPath={pathname} ssrSearch={search} />
    </Words>,
  );
  const inlined: Inlined = {
    shop: actor.getPersistedSnapshot(),
    page: page?.getPersistedSnapshot() ?? null,
    place, brand: asked.brand, region: asked.region, isSafe, here, shopper: asked.shopper, rooms: [...words], isTaped, canReport, asked: questions,
  };
  const head = headOf({ place, search, names, shop: actor.getSnapshot(), running: stage.page, here, region: asked.region, brand: asked.brand, origin: asked.origin });
  const html = documentOf({ body, css: getCssText(), head, inlined, assets, locale: asked.lang, place });
  actor.stop();
  return { status: head.status, headers: { 'content-type': 'text/html; charset=utf-8' }, html };
};

/** The empty document of a language and region: it stands for every place where there is no network, and holds nothing of anybody. */
export const renderShell = async ({ here: asked, now: at, assets, isTaped, canReport }: Pick<Asked, 'here' | 'now' | 'assets' | 'isTaped' | 'canReport'>): Promise<string> => {
  await readWords(asked.lang, 'shell');
  const here: Here = { regionId: asked.region.regionId, locale: asked.lang, timeZone: asked.timeZone, seed: '', at, isLoggedIn: false, phoneCode: asked.region.phoneCode };
  const place = { name: 'home' } as const;
  const inlined: Inlined = { shop: null, page: null, place, brand: asked.brand, region: asked.region, isSafe: isSafePlace(new URL(asked.origin)), here, shopper: null, rooms: [], isTaped, canReport, asked: [] };
  const head = headOf({ place, search: '?empty', names: null, shop: null, running: null, here, region: asked.region, brand: asked.brand, origin: asked.origin });
  return documentOf({ body: '', css: getCssText(), head, inlined, assets, locale: asked.lang, place });
};
