import type { PlaceName, Place } from '#machines/words.ts';
import { wire } from './data/door.ts';
import { placeAt } from './routes.ts';
import type { Stage } from './stage.ts';

/** Makes ready what a shopper is likely to press: whoever moves may press a card next, so its page's chunk and what asks for it are fetched. */
export const foresee = ({ stage, near, warm }: { stage: Stage; near: (place: Place) => void; warm: (name: PlaceName) => void }): void => {
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
};
