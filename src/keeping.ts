import { createActor, type AnyActorRef, type InspectionEvent, type SnapshotFrom } from 'xstate';
import { isKept, shownFans } from '#machines/favourite.ts';
import { cardOf } from '#machines/looks.ts';
import type { productMachine } from '#machines/product.machine.ts';
import type { Fact, Here, Shopper } from '#machines/words.ts';
import { plugBrowsing } from './plugs/browsing.plugs.ts';
import { plugCollection } from './plugs/collection.plugs.ts';
import type { Door } from './plugs/plug.ts';
import type { Running, Stage } from './stage.ts';
import { noteLooks } from './storedLooks.ts';
import { forgetWishes, takeWishes } from './storedWishes.ts';

type Parts = { door: Door; stage: Stage; here: Here; shopper: Shopper | null; inspect: ((told: InspectionEvent) => void) | undefined };
/** What the shop tells those who keep. */
export type Told = Extract<Fact, { type: 'favourites.wanted' }>;

/** Whether anybody is logged in: the cookie of the session that the page may read (architecture 8). */
const isSomebody = (): boolean => /(^|; )session=/.test(document.cookie);

/** Tells `seen` of every product whose page is on the stage, once a visit, as soon as its data is there. */
const watchProducts = (stage: Stage, seen: (snapshot: SnapshotFrom<typeof productMachine>) => void): (() => void) => {
  let shown: Running | null = null;
  let leave = () => {};
  const look = (): void => {
    if (stage.page === shown) return;
    leave();
    shown = stage.page;
    if (shown?.place.name !== 'product') return;
    const page = shown.actor;
    const tell = (snapshot: SnapshotFrom<typeof productMachine>): void => {
      if (!snapshot.matches('onSale')) return;
      leave();
      seen(snapshot);
    };
    const watch = page.subscribe(tell);
    leave = () => watch.unsubscribe();
    tell(page.getSnapshot());
  };
  const stop = stage.subscribe(look);
  for (const { actor } of stage.looks ?? []) if (actor !== stage.page?.actor && actor.getSnapshot().matches('onSale')) seen(actor.getSnapshot());
  stage.looks = null;
  look();
  return () => {
    stop();
    leave();
  };
};

/** Runs the owners of favourites and footprint beside the shop: takes what the shop tells, and says facts back. */
export const keep = async ({ door, stage, here, shopper, inspect }: Parts, say: (fact: Fact) => void) => {
  const { hearts, now } = door;
  const { isLoggedIn, timeZone } = here;
  if (!shopper) forgetWishes();
  const collection = createActor(plugCollection(door, shopper), { input: { isLoggedIn, wishes: shopper ? await takeWishes(shopper) : [] }, inspect });
  noteLooks(timeZone);
  const browsing = createActor(plugBrowsing(door, timeZone), { input: { isLoggedIn }, inspect });
  const actors: AnyActorRef[] = [collection, browsing];
  collection.on('*', say);
  let shown = collection.getSnapshot().context;
  collection.subscribe(({ context }) => {
    const { kept, wishes } = shown;
    shown = context;
    if (kept !== context.kept || wishes !== context.wishes) hearts.changed();
  });
  for (const actor of actors) actor.start();
  hearts.follow({
    isKept: (favourite) => isKept(collection.getSnapshot().context, favourite),
    fansOf: (shop, counted) => shownFans(collection.getSnapshot().context, shop, counted),
    see: (favourites) => collection.send({ type: 'cards.shown', favourites, at: now() }),
  });
  const online = () => collection.send({ type: 'network.returned', at: now() });
  addEventListener('online', online);
  const forget = () => {
    if (shopper && !isSomebody()) forgetWishes();
  };
  addEventListener('pagehide', forget);
  const leave = watchProducts(stage, ({ context: { product } }) => {
    if (product) browsing.send({ type: 'product.seen', product: cardOf(product), at: now() });
  });
  return {
    tell: ({ favourites, isWanted }: Told) => collection.send({ type: 'favourites.wanted', favourites, isWanted, at: now() }),
    stop: () => {
      removeEventListener('online', online);
      removeEventListener('pagehide', forget);
      leave();
      for (const actor of actors) actor.stop();
    },
  };
};
