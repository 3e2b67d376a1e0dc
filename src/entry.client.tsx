import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import type { PartName, Place, ProdCard } from '#machines/words.ts';
import { addressOf } from './address.ts';
import { clientDeeds } from './clientDeeds.ts';
import { clientDoor } from './clientDoor.ts';
import { learnTime, learnTimeOfDocument, mallNow, onLoggedOut, wire } from './data/door.ts';
import type { Inlined } from './document.tsx';
import { hearEarlyPress } from './early.ts';
import { foresee } from './foresight.ts';
import { Hearts } from './hearts.ts';
import { keepTimeZone, mirrorHere, store } from './here.ts';
import { takeKept } from './kept.ts';
import { Memory } from './memory.ts';
import { putGlobalStyles } from './design/stitches.config.ts';
import { createShop } from './plugs.ts';
import { Shop } from './Shop.tsx';
import { Stage } from './stage.ts';
import { openToFlows, startTape } from './tape.ts';
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
const hearts = new Hearts(inlined.shopper !== null);

const keptFor = [document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts?.split(' ')[0], here.regionId, locale, inlined.shopper?.userId].join(' ');

let drawn = () => {};
const firstDrawing = new Promise<void>((resolve) => {
  drawn = resolve;
});
const tab = { stage, memory, hearts, here, keptFor, firstDrawing };
const door = clientDoor(tab);
const { deeds, wayOf } = clientDeeds(tab);

// What is looked at is written down once the page is at rest; a guest who leaves before that leaves a note of it.
addEventListener('pagehide', () => {
  if (!inlined.shopper && stage.looks?.[0]) store(`looks ${mallNow()}`, JSON.stringify(stage.looks.map(({ actor }) => actor.getSnapshot().context.product)));
});

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
  foresee({ stage, near, warm });
  await breath();
  tongueOf(locale, timeZone);
  await breath();
  const root = document.getElementById('shop')!;
  const shop = (
    <Words locale={locale} timeZone={timeZone}>
      <Shop actor={actor} stage={stage} around={around} now={mallNow} wayOf={wayOf} onDrawn={carryOut} />
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
