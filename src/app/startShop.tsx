import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import type { Place } from '#machines/model/place.ts';
import type { ProdCard } from '#machines/model/product.ts';
import { formatPlace } from '../navigation/formatPlace.ts';
import { parsePlace } from '../navigation/parsePlace.ts';
import { keepFocus } from '../design/keptFocus.ts';
import { browserEffects } from '../runtime/browserEffects.ts';
import { browserGateway } from '../runtime/browserGateway.ts';
import { onLoggedOut, wire } from '../data/gateway.ts';
import { mallNow, readClockOfDocument, readMallClock, resumeClock } from '../data/mallClock.ts';
import type { Inlined } from '../document/document.tsx';
import { replayEarly } from '../document/replayEarlyClick.ts';
import { prefetchOnIntent } from '../runtime/prefetchHeuristics.ts';
import { FavouritesStore } from '../runtime/favouritesStore.ts';
import { sharedStorage, tabStorage } from '../storage/browserStorage.ts';
import { isAppOffered } from '../storage/appOfferStorage.ts';
import { isUndoNoted, noteUndo } from '../storage/undoStorage.ts';
import { storeTimeZone, mirrorPreferences } from '../storage/preferenceStorage.ts';
import { hasJustLoggedOut } from '../storage/logout.ts';
import { keepPages } from '../storage/keepPages.ts';
import { forgetKept, forgetLostPlace, lostPlace, readKept } from '../storage/reloadHandover.ts';
import { PageCache, partAddress } from '../runtime/pageCache.ts';
import { unreachable } from '../runtime/backgroundRunner.ts';
import { createShop } from '../runtime/createShop.ts';
import { idle } from '../runtime/scheduleLoad.ts';
import { reloadForOthers } from '../storage/sessionCookie.ts';
import { Shop } from './Shop.tsx';
import { ActorSlots } from '../runtime/actorSlots.ts';
import { openToVisualiser, startEventLog } from '../devtools/eventLog.ts';
import type { PartRequest } from './pageTypes.ts';
import { loadMessages, intlLocaleOf, Messages } from '../i18n/messages.tsx';

/** The root of this tab's idempotency keys: a document may be cached for everybody, so it carries none. */
const seed = crypto.randomUUID();
const withSeed = (name: string, value: unknown): unknown => (name === 'seed' ? seed : value);

const inlined = JSON.parse(document.getElementById('snapshot')?.textContent ?? 'null', withSeed) as Inlined;
const { visitor, brand, region } = inlined;
const { locale, timeZone } = visitor;
resumeClock(sharedStorage.read('clockOffset'), (offset) => void sharedStorage.put('clockOffset', offset));
// What a document says itself is old where it was kept for guests; a shopper's was drawn just now.
if (!readClockOfDocument() && inlined.shopper) readMallClock({ at: visitor.at, asked: -Infinity, answered: Date.now() });
const slots = new ActorSlots();
const memory = new PageCache();
const tape = inlined.isTaped ? startEventLog(mallNow) : undefined;
const favourites = new FavouritesStore(inlined.shopper !== null);

const keptFor = [
  document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry,
  visitor.regionId,
  locale,
  inlined.shopper?.userId,
].join(' ');

let drawn = () => {};
const atDrawing: (() => void)[] = [];
const firstDrawing = new Promise<void>((resolve) => {
  drawn = resolve;
});
const tab = { slots, memory, favourites, visitor, keptFor, firstDrawing };
const gateway = browserGateway(tab);
const { effects, wayOf } = browserEffects(tab);

// What is looked at is written down once the page is at rest; a guest who leaves before that leaves a note of it.
addEventListener('pagehide', () => {
  if (!inlined.shopper && slots.looks?.[0])
    sharedStorage.put(
      `looks ${mallNow()}`,
      slots.looks.map(({ actor }) => actor.getSnapshot().context.product),
    );
});

reloadForOthers(inlined.shopper?.userId ?? null);
// A shopper's cart and news are asked for at once.
if (inlined.shopper) void wire().catch(() => undefined);

/** Lets the browser breathe: what follows is a task of its own. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Takes over what the document server began: same snapshots, no second request. */
const takeOver = async (): Promise<void> => {
  await breath();
  if (mirrorPreferences(visitor)) return location.reload();
  if (tabStorage.text('pages'))
    await import('../storage/pageCacheStorage.ts').then(
      ({ recall }) => recall(memory, keptFor),
      () => undefined,
    );
  keepPages(memory, keptFor);
  const { shopper } = inlined;
  const place = parsePlace(location.pathname, location.search);
  await Promise.all([
    ...['shell', ...inlined.rooms].map((room) => loadMessages(locale, room)),
    shopper &&
      import('../runtime/outbox.ts').then(
        ({ Outbox }) => {
          gateway.storage = new Outbox(shopper, firstDrawing);
        },
        () => undefined,
      ),
  ]);
  const { actor, near, guess, warm, beside, beginParts, partAt, takePart, bringPart } = createShop({
    gateway,
    slots,
    memory,
    effects,
    inspect: tape?.inspect,
    input: { place, visitor, shopper: inlined.shopper },
    snapshot: inlined.shop ?? undefined,
    restored: inlined.page
      ? { page: inlined.page, address: formatPlace(place), drawn: firstDrawing, atDrawing: (begin) => atDrawing.push(begin) }
      : undefined,
  });
  if (tape) openToVisualiser(tape, { now: mallNow, visitor, tab: seed });
  onLoggedOut(() => actor.send({ type: 'session.ended', at: mallNow() }));
  addEventListener('online', () => actor.getSnapshot().children.cart?.send({ type: 'network.returned', at: mallNow() }));
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.matches({ page: { open: 'shown' } }) || slots.page !== null || snapshot.hasTag('busy'));
  const arePartsHere = await beginParts(inlined.parts).then(
    () => true,
    () => false,
  );
  const go = (target: Place, known?: ProdCard) => {
    if (known) memory.know(known);
    effects.goTo(target, false);
  };
  const around = {
    visitor,
    brand,
    region,
    isSafe: inlined.isSafe,
    addressOf: formatPlace,
    go,
    now: mallNow,
    favourites,
    beside,
    partAt,
    takePart,
    bring: bringPart,
    hasIntent: ({ name, input }: PartRequest) => memory.intentIdFor(name, input) !== null,
    sayUnreachable: () => actor.send({ ...unreachable, at: mallNow() }),
    wasLeft: ({ name, input }: PartRequest) =>
      slots.page?.wasLeft === true && memory.pageAt(partAddress(actor.getSnapshot().context.place, name, input)) !== null,
    report:
      tape && inlined.canReport
        ? async () =>
            (await import('../devtools/openProblemReport.ts')).openProblemReport(tape, slots, {
              now: mallNow,
              visitor,
              place: actor.getSnapshot().context.place,
            })
        : undefined,
    near: (target: Place, known?: ProdCard) => {
      if (known) memory.know(known);
      near(target);
    },
  };
  const kept = readKept();
  memory.intent = kept?.intent ?? null;
  /**
   * Tells of a session that was lost, in every document until it is answered: one that is left before its dialog stands has told nobody.
   */
  const sayLost = (): void => {
    const lost = lostPlace();
    // A shopper's page that is being left meets the word that is meant for the next one.
    if (!lost || inlined.shopper) return;
    if (hasJustLoggedOut()) return forgetLostPlace();
    actor.send({
      type: 'login.wanted',
      intent: lost.name === 'home' ? null : { kind: 'openPlace', place: lost },
      isLost: true,
      at: mallNow(),
    });
    // Where the dialog's script is lost with its document, nobody was told.
    const isAnswered = (): Promise<unknown> => waitFor(actor, (snapshot) => !snapshot.matches({ login: 'open' }), { timeout: Infinity });
    void slots
      .until(() => slots.dialog !== null)
      .then(isAnswered)
      .then(forgetLostPlace, () => undefined);
  };
  keepFocus();
  let isCarriedOut = false;
  const carryOut = () => {
    if (isCarriedOut) return;
    isCarriedOut = true;
    drawn();
    for (const begin of atDrawing) begin();
    // What had the focus before anybody listened is told that it has.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    if (kept) actor.send({ type: 'kept.found', kept, at: mallNow() });
    forgetKept();
    sayLost();
  };
  prefetchOnIntent({ slots, guess, warm });
  await breath();
  intlLocaleOf(locale, timeZone);
  await breath();
  const root = document.getElementById('shop')!;
  const shop = (
    <Messages locale={locale} timeZone={timeZone}>
      <Shop actor={actor} slots={slots} around={around} now={mallNow} wayOf={wayOf} onDrawn={carryOut} />
    </Messages>
  );
  // A page whose script is lost says so where its document stood.
  if (inlined.shop && arePartsHere && !actor.getSnapshot().matches({ page: { open: 'unreachable' } })) {
    slots.hydrate(inlined.page !== null);
    startTransition(() => void hydrateRoot(root, shop));
  } else createRoot(root).render(shop);
  // From here on React hears every press, and draws first what it needs for it.
  replayEarly();
  void firstDrawing.then(breath).then(storeTimeZone);
  void firstDrawing
    .then(() => import('../runtime/sessionGuard.ts'))
    .then(
      ({ guardSession }) => guardSession(inlined.shopper?.userId ?? null),
      () => undefined,
    );
  const offerApp = async (): Promise<void> => {
    await slots.until(isAppOffered);
    const { openAppOffer } = await import('../runtime/openAppOffer.ts');
    await openAppOffer({ gateway, slots, loadWords: effects.loadWords, place });
  };
  void firstDrawing
    .then(() => idle())
    .then(offerApp)
    .catch(() => undefined);
  const offerUndo = async (): Promise<void> => {
    await new Promise<void>((resolve) => {
      gateway.listen({
        missed: () => undefined,
        heard: ({ type, data }) => {
          if (type !== 'undo') return;
          noteUndo(data['until']);
          resolve();
        },
      });
      if (isUndoNoted(mallNow())) resolve();
    });
    const { openUndo } = await import('../runtime/openUndo.ts');
    const tell = (fact: { type: string }) => actor.send({ ...fact, at: mallNow() } as Parameters<typeof actor.send>[0]);
    await openUndo({ gateway, slots, loadWords: effects.loadWords, place, visitor, tell });
  };
  if (inlined.shopper) void offerUndo().catch(() => undefined);
  if (import.meta.env.PROD && navigator.serviceWorker) {
    const keepShop = async () =>
      (await import('../offline/registerWorker.ts')).registerWorker({ visitor, now: mallNow, slots, asked: inlined.asked });
    void firstDrawing
      .then(() => idle())
      .then(keepShop)
      .catch(() => undefined);
  }
};

void takeOver();
