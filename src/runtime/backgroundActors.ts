import { createActor, type AnyActorRef, type SnapshotFrom } from 'xstate';
import { isFavourite, shownFollowers } from '#machines/rules/favourite.ts';
import { cardOf } from '#machines/rules/footprintEntries.ts';
import type { productMachine } from '#machines/product.machine.ts';
import type { PageEvent } from '#machines/model/pageEvent.ts';
import type { VisitorContext, Shopper } from '#machines/model/visitor.ts';
import { adaptFootprintRecorder } from '../adapters/footprintRecorder.adapter.ts';
import { adaptFavouritesSync } from '../adapters/favouritesSync.adapter.ts';
import type { Gateway } from '../adapters/adapt.ts';
import type { RunningPage, ActorSlots } from './actorSlots.ts';
import type { Runtime } from './runtime.ts';
import type { BoxName } from '../storage/shopperStorage.ts';
import { recordFootprint } from '../storage/footprintStorage.ts';

type Parts = Pick<Runtime, 'gateway' | 'slots' | 'inspect'> & { visitor: VisitorContext; shopper: Shopper | null };
/** What the shop tells those who keep. */
export type BackgroundEvent = Extract<PageEvent, { type: 'favourites.wanted' }>;

/** Tells `seen` of every product whose page is in its slot, once a visit, as soon as its data is there. */
const watchProducts = (slots: ActorSlots, seen: (snapshot: SnapshotFrom<typeof productMachine>) => void): (() => void) => {
  let shown: RunningPage | null = null;
  let leave = () => {};
  const look = (): void => {
    if (slots.page === shown) return;
    leave();
    shown = slots.page;
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
  const stop = slots.subscribe(look);
  for (const { actor } of slots.looks ?? [])
    if (actor !== slots.page?.actor && actor.getSnapshot().matches('onSale')) seen(actor.getSnapshot());
  slots.looks = null;
  look();
  return () => {
    stop();
    leave();
  };
};

/**
 * Calls back once something waits in a box that no open page sends; the answer ends the watch. A script that gets lost is asked for with
 * the next intent.
 */
const awaitIntents = ({ storage }: Gateway, box: BoxName, bring: () => Promise<void>): (() => void) => {
  let isComing = false;
  return storage.follow(box, (waiting) => {
    if (waiting.length === 0 || isComing) return;
    isComing = true;
    bring().catch(() => {
      isComing = false;
    });
  });
};

/** Runs the owners of favourites, footprint and what no open page sends beside the shop: takes what the shop tells, and says facts back. */
export const startBackgroundActors = ({ gateway, slots, visitor, shopper, inspect }: Parts, say: (fact: PageEvent) => void) => {
  const { favourites: hearts, now } = gateway;
  const { isLoggedIn, seed } = visitor;
  const timeZone = visitor.deviceZone ?? visitor.timeZone;
  const collection = createActor(adaptFavouritesSync(gateway), { input: { isLoggedIn, seed }, inspect });
  recordFootprint(timeZone);
  const browsing = createActor(adaptFootprintRecorder(gateway, timeZone), { input: { isLoggedIn, seed }, inspect });
  const actors: AnyActorRef[] = [collection, browsing];
  collection.on('*', say);
  let shown = collection.getSnapshot().context;
  collection.subscribe(({ context }) => {
    const { kept, mutations } = shown;
    shown = context;
    if (kept !== context.kept || mutations !== context.mutations) hearts.changed();
  });
  for (const actor of actors) actor.start();
  hearts.follow({
    isKept: (favourite) => isFavourite(collection.getSnapshot().context, favourite),
    fansOf: (shop, counted) => shownFollowers(collection.getSnapshot().context, shop, counted),
    see: (favourites) => collection.send({ type: 'cards.shown', favourites, at: now() }),
  });
  let isOver = false;
  const bringSender = (box: 'messages' | 'lists') => async (): Promise<void> => {
    const { adaptOutboxSender } = await import('../adapters/outboxSender.adapter.ts');
    if (isOver) return;
    const outboxSender = createActor(adaptOutboxSender(gateway, box), { inspect });
    actors.push(outboxSender);
    outboxSender.start();
  };
  const watches = shopper ? (['messages', 'lists'] as const).map((box) => awaitIntents(gateway, box, bringSender(box))) : [];
  const online = () => actors.forEach((actor) => actor.send({ type: 'network.returned', at: now() }));
  addEventListener('online', online);
  const leave = watchProducts(slots, ({ context: { product } }) => {
    if (product) browsing.send({ type: 'product.seen', product: cardOf(product), at: now() });
  });
  return {
    tell: ({ favourites, isWanted }: BackgroundEvent) => collection.send({ type: 'favourites.wanted', favourites, isWanted, at: now() }),
    stop: () => {
      isOver = true;
      for (const leaveBox of watches) leaveBox();
      removeEventListener('online', online);
      leave();
      for (const actor of actors) actor.stop();
    },
  };
};
