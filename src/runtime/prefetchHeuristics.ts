import type { PageName, Place } from '#machines/model/place.ts';
import { wire } from '../data/gateway.ts';
import { parsePlace } from '../navigation/parsePlace.ts';
import { scheduleLoad } from './scheduleLoad.ts';
import type { ActorSlots } from './actorSlots.ts';

/**
 * Makes ready what a shopper is likely to press: whoever moves may press a card next, so its page's chunk and what asks for it are fetched.
 */
export const prefetchOnIntent = ({
  slots,
  guess,
  warm,
}: {
  slots: ActorSlots;
  guess: (place: Place) => void;
  warm: (name: PageName) => void;
}): void => {
  const somebody = new AbortController();
  // Once a product was drawn, unseen, whichever card is pressed draws sooner.
  const drawFirst = () => {
    if (slots.page?.place.name === 'product') return;
    const card = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/products/"]')].find((link) => link.checkVisibility());
    if (card) guess(parsePlace(card.pathname, ''));
  };
  const prepare = () => {
    if (somebody.signal.aborted) return;
    somebody.abort();
    void wire().catch(() => undefined);
    warm('product');
    if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) scheduleLoad('idle', drawFirst);
  };
  for (const sign of ['pointermove', 'touchstart', 'scroll', 'keydown'])
    addEventListener(sign, prepare, { passive: true, signal: somebody.signal });
};
