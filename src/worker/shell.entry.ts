import type { Shopper } from '#machines/words.ts';
import type { Inlined } from '../document.tsx';
import { placeAt } from '../routes.ts';

// The empty document begins here: without a network it stands for every place. What it cannot know stands in this browser.

/** Who is logged in, as the readable cookie says. */
const shopperHere = (): Shopper | null => {
  const cookie = /(?:^|; )session=([^;]+)/.exec(document.cookie)?.[1];
  try {
    const { userId, name, pic } = JSON.parse(decodeURIComponent(cookie ?? '')) as Partial<Shopper>;
    return userId !== undefined && name !== undefined && pic !== undefined ? { userId, name, pic } : null;
  } catch {
    return null;
  }
};

const snapshot = document.getElementById('snapshot')!;
const inlined = JSON.parse(snapshot.textContent) as Inlined;
const shopper = shopperHere();
const here = { ...inlined.here, isLoggedIn: shopper !== null, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone || inlined.here.timeZone };
snapshot.textContent = JSON.stringify({ ...inlined, here, shopper, place: placeAt(location.pathname, location.search) } satisfies Inlined);

// Its own name stands first among the document's scripts, the shop's second.
const shop = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts?.split(' ')[1] ?? '';
void import(/* @vite-ignore */ shop);
