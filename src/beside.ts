import { createActor, type AnyActorRef, type InspectionEvent } from 'xstate';
import type { Here, PartName, Place } from '#machines/words.ts';
import { addressOf } from './address.ts';
import type { Begun } from './ahead.ts';
import { bring, chunk, type Chunk } from './chunks.ts';
import type { Memory } from './memory.ts';
import type { Door } from './plugs/plug.ts';
import type { Stage } from './stage.ts';

/** Where each part of a page comes from. */
export const besideChunks: Record<PartName, Chunk> = {
  reviews: chunk(() => import('./pages/reviews.page.tsx'), () => import('./plugs/reviews.plugs.ts')),
  vouchers: chunk(() => import('./pages/vouchers.page.tsx'), () => import('./plugs/vouchers.plugs.ts')),
  restock: chunk(() => import('./pages/restock.page.tsx'), () => import('./plugs/restock.plugs.ts')),
  share: chunk(() => import('./pages/share.page.tsx'), () => import('./plugs/share.plugs.ts')),
  estimate: chunk(() => import('./pages/estimate.page.tsx'), () => import('./plugs/estimate.plugs.ts')),
  categoryMenu: chunk(() => import('./pages/categoryMenu.page.tsx'), () => import('./plugs/categoryMenu.plugs.ts')),
  zoom: chunk(() => import('./pages/zoom.page.tsx'), () => import('./plugs/zoom.plugs.ts')),
};

/** Parts that are begun anew when their page is shown again: the sheet of the device is closed, the menu is a button. */
export const fleeting: ReadonlySet<PartName> = new Set<PartName>(['share', 'categoryMenu']);

type Surroundings = { door: Door; stage: Stage; memory: Memory; deeds: { loadWords: (room: string) => Promise<void> }; inspect: ((told: InspectionEvent) => void) | undefined; shop: AnyActorRef };

/**
 * Brings a part of the page on the screen and runs its machine: its facts reach the shop, what a guest wanted of it before
 * the login is given to it, and on the way back it stands as it was left.
 */
export const bringBeside = async ({ door, stage, memory, deeds, inspect, shop }: Surroundings, name: PartName, given: object): Promise<Begun> => {
  const [loaded] = await bring(() => Promise.all([besideChunks[name](door), deeds.loadWords(name)]));
  const { place, here } = shop.getSnapshot().context as { place: Place; here: Here };
  const address = `${addressOf(place)} ${name} ${JSON.stringify(given)}`;
  const snapshot = stage.page?.wasLeft ? memory.pageAt(address)?.snapshot : undefined;
  const { wish } = memory;
  const id = wish?.kind === 'beside' && wish.beside === name ? wish.id : null;
  if (id !== null) memory.wish = null;
  const actor = createActor(loaded.plugged, { input: { ...given, here: { ...here, at: door.now() }, wish: id }, snapshot, inspect });
  const heard = actor.on('*', (fact) => shop.send({ ...fact, at: door.now() }));
  actor.start();
  if (snapshot && actor.getSnapshot().status === 'active') actor.send({ type: 'resume', at: door.now() });
  const drop = () => {
    heard.unsubscribe();
    actor.stop();
  };
  const stop = () => {
    if (!fleeting.has(name)) memory.keepPage(address, { snapshot: actor.getPersistedSnapshot(), scroll: 0 });
    drop();
  };
  return { running: { place, address, actor, page: loaded.page }, stop, drop };
};
