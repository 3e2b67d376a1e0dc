import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { navigate } from 'wouter/use-browser-location';
import { isWeather, problemOf } from '#machines/problem.ts';
import type { PartName, Place, ProdCard } from '#machines/words.ts';
import { addressOf } from './address.ts';
import { askMall, learnTime, learnTimeOfDocument, mallNow, metaOf, onLoggedOut, wire, type Ask } from './data/door.ts';
import type { Inlined } from './document.tsx';
import type { Listen } from './data/live.ts';
import { hearEarlyPress } from './early.ts';
import { Hearts } from './hearts.ts';
import { keepTimeZone, mirrorHere, store } from './here.ts';
import { keepForReload, takeKept } from './kept.ts';
import { Memory } from './memory.ts';
import { afterPainting } from './design/Later.tsx';
import { putGlobalStyles } from './design/stitches.config.ts';
import { createShop, type Deeds } from './plugs.ts';
import { placeAt } from './routes.ts';
import { Shop } from './Shop.tsx';
import { Stage } from './stage.ts';
import { openToFlows, startTape } from './tape.ts';
import { answersCache } from './worker/notes.ts';
import { readWords, tongueOf, Words } from './words.tsx';

/** The root of this tab's idempotency keys: a document may be cached for everybody, so it carries none. */
const seed = crypto.randomUUID();
const withSeed = (name: string, value: unknown): unknown => (name === 'seed' ? seed : value);

const inlined = JSON.parse(document.getElementById('snapshot')?.textContent ?? 'null', withSeed) as Inlined;
const { here, brand, region } = inlined;
const { locale, timeZone } = here;
// What a document says itself is old where it was kept for guests; a shopper's was drawn just now.
if (!learnTimeOfDocument() && inlined.shopper) learnTime(here.at);
/** After so many ms a page has what it needs for itself. */
const settled = 3_500;
const stage = new Stage();
const memory = new Memory();
const tape = inlined.isTaped ? startTape(mallNow) : undefined;
// Nothing new is heard before the first drawing: what the document shows must be what the browser draws first.
let drawn = () => {};
const firstDrawing = new Promise<void>((resolve) => {
  drawn = resolve;
});
const readRefusals = (): Promise<void> => readWords(locale, 'refusal').catch(() => undefined);
const ask: Ask = async (document, question, how) => {
  await firstDrawing;
  // What is refused can be said when it is told.
  const words = metaOf(document).shared ? undefined : readRefusals();
  try {
    const answer = await askMall(document, question, how);
    await words;
    return answer;
  } catch (failed) {
    if (!isWeather(problemOf(failed))) await readRefusals();
    throw failed;
  }
};
const listen: Listen = (listener) => {
  let isOver = false;
  let stop = () => {};
  void firstDrawing.then(() => import('./attending.ts')).then(({ attend }) => {
    if (!isOver) stop = attend(stage, listener);
  }, () => undefined);
  return () => {
    isOver = true;
    stop();
  };
};
const hearts = new Hearts(inlined.shopper !== null);
const door = { ask, listen, now: mallNow, hearts };
const pause = (ms: number, hurry: AbortSignal): Promise<void> => new Promise((resolve) => {
  setTimeout(resolve, ms);
  hurry.onabort = () => resolve();
});

// What is looked at is written down once the page is at rest; a guest who leaves before that leaves a note of it.
addEventListener('pagehide', () => {
  if (!inlined.shopper && stage.looks?.[0]) store(`looks ${mallNow()}`, JSON.stringify(stage.looks.map(({ actor }) => actor.getSnapshot().context.product)));
});

let way: 'link' | 'back' = 'back';
/** The page on the screen is left for the one of this entry of the browser's history. */
const leaveFor = (visit: string | null): void => {
  memory.ending = [memory.visit, window.scrollY];
  memory.visit = visit ?? '';
};
const leaveForThis = (): void => leaveFor(history.state as string | null);
leaveForThis();
addEventListener('popstate', leaveForThis);

/** Who sees the pages of this tab, where, and with which build: what was kept for others is dropped. */
const keptFor = [document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts?.split(' ')[0], here.regionId, locale, inlined.shopper?.userId].join(' ');

const deeds: Deeds = {
  goTo: (place, replace) => {
    way = 'link';
    leaveFor(`#${Date.now()}`);
    // Where a page was left is known here; the browser would scroll before that page stands.
    history.scrollRestoration = 'manual';
    navigate(addressOf(place), { replace, state: memory.visit });
  },
  settleAddress: (place) => history.replaceState(history.state, '', addressOf(place)),
  recordVisit: (place, how) => {
    way = 'back';
    afterPainting(() => sessionStorage.setItem('route', place.name));
    const left = stage.page;
    const top = how === 'back' ? memory.pageAt(addressOf(place) + memory.visit)?.scroll ?? 0 : null;
    if (top === null) requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    void import('./remembered.ts').then(({ keepOverReload, arrive }) => {
      keepOverReload(memory, keptFor);
      arrive(stage, left, top);
    }, () => undefined);
  },
  keepAndReload: (kept) => {
    keepForReload(kept);
    location.reload();
  },
  goHomeAfresh: (notice) => {
    if (notice) keepForReload({ wish: null, notice });
    // What the last one looked at is nobody's after him.
    void self.caches?.delete(answersCache);
    if (location.pathname === '/') location.reload();
    else location.assign('/');
  },
  reload: () => location.reload(),
  reloadOnce: () => {
    const lost = keptFor + location.href;
    if (!navigator.onLine || sessionStorage.getItem('reloaded') === lost) return false;
    sessionStorage.setItem('reloaded', lost);
    location.reload();
    return true;
  },
  loadWords: (room) => readWords(locale, room),
  atRest: async (hurry) => {
    await firstDrawing;
    await pause(1_000, hurry);
    // A shopper's hearts are to be filled; where none stands, nothing hurries.
    if (!hearts.isAwaited && !hurry.aborted) await pause(3_000, hurry);
  },
};

putGlobalStyles();
// A shopper's cart and news are asked for at once.
if (inlined.shopper) void wire().catch(() => undefined);

/** Lets the browser breathe: what follows is a task of its own. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Takes over what the document server began: same snapshots, no second request. */
const takeOver = async (): Promise<void> => {
  await breath();
  if (mirrorHere(here)) return location.reload();
  if (sessionStorage.getItem('pages')) await import('./remembered.ts').then(({ recall }) => recall(memory, keptFor), () => undefined);
  await Promise.all(['shell', ...inlined.rooms].map((room) => readWords(locale, room)));
  const { actor, near, warm, beside, bringPart } = createShop({
    door, stage, memory, deeds, inspect: tape?.inspect,
    input: { place: inlined.place, here, shopper: inlined.shopper },
    snapshot: inlined.shop ?? undefined,
    restored: inlined.page ? { page: inlined.page, address: addressOf(inlined.place), drawn: firstDrawing } : undefined,
  });
  if (tape) openToFlows(tape, { now: mallNow, here, tab: seed });
  onLoggedOut(() => actor.send({ type: 'session.ended', at: mallNow() }));
  addEventListener('online', () => actor.getSnapshot().children.cart?.send({ type: 'network.returned', at: mallNow() }));
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.matches({ page: { open: 'shown' } }) || stage.page !== null || snapshot.hasTag('busy'));
  const go = (place: Place, known?: ProdCard) => {
    if (known) memory.know(known);
    deeds.goTo(place, false);
  };
  const around = {
    here, brand, region, isSafe: inlined.isSafe, addressOf, go, now: mallNow, hearts, beside, bring: bringPart, isWished: (name: PartName) => memory.isWished(name),
    report: tape && inlined.canReport ? async () => (await import('./report.ts')).openReport(tape, stage, { now: mallNow, here, place: actor.getSnapshot().context.place }) : undefined,
    near: (place: Place, known?: ProdCard) => {
      if (known) memory.know(known);
      near(place);
    },
  };
  const kept = takeKept();
  memory.wish = kept?.wish ?? null;
  let isCarriedOut = false;
  const carryOut = () => {
    if (isCarriedOut) return;
    isCarriedOut = true;
    drawn();
    // What had the focus before anybody listened is told that it has.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    if (kept) actor.send({ type: 'kept.found', kept, at: mallNow() });
  };
  // Whoever moves, or stays, may press a card next: its page's chunk and what asks for it are worth fetching.
  const somebody = new AbortController();
  const prepare = () => {
    if (somebody.signal.aborted) return;
    somebody.abort();
    void wire().catch(() => undefined);
    warm('product');
  };
  // Once a product was drawn, unseen, whichever card is pressed draws sooner.
  const drawFirst = () => {
    if (stage.ahead || stage.page?.place.name === 'product') return;
    const card = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/products/"]')].find((link) => link.checkVisibility());
    if (card) near(placeAt(card.pathname, ''));
  };
  for (const sign of ['pointermove', 'touchstart', 'scroll', 'keydown']) addEventListener(sign, prepare, { passive: true, signal: somebody.signal });
  if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) setTimeout(() => {
    prepare();
    drawFirst();
  }, 4_000);
  await breath();
  tongueOf(locale, timeZone);
  await breath();
  const root = document.getElementById('shop')!;
  const shop = (
    <Words locale={locale} timeZone={timeZone}>
      <Shop actor={actor} stage={stage} around={around} now={mallNow} wayOf={() => way} onDrawn={carryOut} />
    </Words>
  );
  // A page whose script is lost says so where its document stood.
  if (inlined.shop && !actor.getSnapshot().matches({ page: { open: 'unreachable' } })) startTransition(() => void hydrateRoot(root, shop));
  else createRoot(root).render(shop);
  // From here on React hears every press, and draws first what it needs for it.
  hearEarlyPress();
  void firstDrawing.then(breath).then(keepTimeZone);
  // The page has long settled: nothing of this counts among what a visit waits for.
  if (import.meta.env.PROD && navigator.serviceWorker) setTimeout(() => void import('./worker/keeping.ts').then(({ keepShop }) => keepShop({ here, now: mallNow, stage, asked: inlined.asked })).catch(() => undefined), settled);
};

void takeOver();
