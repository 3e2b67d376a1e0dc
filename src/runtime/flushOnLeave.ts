import { addLooks } from '../data/footprintRecorder.data.ts';
import { cardOf, type FootprintIntent } from '#machines/rules/footprintEntries.ts';
import type { ProdInfo } from '#machines/model/product.ts';
import { metaOf, unpack, type Execute, type GatewayAnswer } from '../data/gateway.ts';
import { mallNow } from '../data/mallClock.ts';
import { listenLive, type LiveListener } from '../data/liveEvents.ts';
import { send } from '../data/transport.ts';
import type { ShopperStorage } from '../storage/shopperStorage.ts';
import type { RunningPage, ActorSlots } from './actorSlots.ts';

/** What is asked this way the browser carries on after the page is gone. */
const askLeaving: Execute = async (document, variables, options = {}) =>
  unpack(
    (await send({ ...metaOf(document), variables: variables as object, key: options.key, keepalive: true })) as GatewayAnswer,
    mallNow(),
  );

const lookAt = ({ actor }: RunningPage): FootprintIntent[] => {
  const { product } = actor.getSnapshot().context as { product: ProdInfo | null };
  return product ? [{ product: cardOf(product), at: mallNow(), key: crypto.randomUUID(), refused: null }] : [];
};

let isAttended = false;

/**
 * Attends to a shopper: hears the mall's live word as `listenLive` does, and tells the mall what was looked at,
 * if the tab is left before anybody else writes it down; the next visit says it again, under the same key.
 */
export const flushOnLeave = (slots: ActorSlots, storage: () => ShopperStorage, listener: LiveListener): (() => void) => {
  if (!isAttended) {
    isAttended = true;
    addEventListener('pagehide', () => {
      const looks = slots.looks?.flatMap(lookAt) ?? [];
      if (looks.length === 0) return;
      slots.looks = [];
      storage().keep('footprint', looks);
      for (const { product, at, key } of looks) addLooks(askLeaving, [{ prodId: product.prodId, at }], { key }).catch(() => undefined);
    });
  }
  return listenLive(listener);
};
