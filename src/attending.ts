import { addLooks } from './data/browsing.data.ts';
import { mallNow, metaOf, unpack, type Ask, type GatewayAnswer } from './data/door.ts';
import { listenLive, type LiveListener } from './data/live.ts';
import { send } from './data/wire.ts';
import type { Running, Stage } from './stage.ts';

/** What is asked this way the browser carries on after the page is gone. */
const askLeaving: Ask = async (document, question) =>
  unpack((await send({ ...metaOf(document), variables: question as object, isLast: true })) as GatewayAnswer, mallNow());

const lookAt = ({ actor }: Running): { prodId: number; at: number }[] => {
  const { product } = actor.getSnapshot().context as { product: { prodId: number } | null };
  return product ? [{ prodId: product.prodId, at: mallNow() }] : [];
};

/**
 * Attends to a shopper: hears the mall's live word as `listenLive` does, and tells the mall what was looked at,
 * if the tab is left before anybody else writes it down.
 */
export const attend = (stage: Stage, listener: LiveListener): (() => void) => {
  addEventListener('pagehide', () => {
    const looks = stage.looks?.flatMap(lookAt) ?? [];
    if (stage.looks) stage.looks = [];
    // Nobody is there any more who could be told that it failed.
    addLooks(askLeaving, looks).catch(() => undefined);
  });
  return listenLive(listener);
};
