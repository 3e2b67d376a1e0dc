import { happeningsOf } from '#flows/happenings.ts';
import { collectionMachine } from '#machines/collection.machine.ts';
import { isKept } from '#machines/favourite.ts';
import type { Favourite } from '#machines/words.ts';

const shirt: Favourite = { kind: 'product', id: 101 };
const store: Favourite = { kind: 'shop', id: 7 };

export const collection = happeningsOf(collectionMachine)({
  inputs: {
    'a guest': { isLoggedIn: false, wishes: [] }, 'a shopper': { isLoggedIn: true, wishes: [] },
    'a shopper whose heart waited for the network when the page was reloaded': { isLoggedIn: true, wishes: [{ favourite: shirt, isWanted: true }] },
  },
  events: {
    'favourites.wanted': [
      ({ context }) => (context.wishes.length < 2 ? { favourites: [shirt], isWanted: !isKept(context, shirt) } : null),
      ({ context }) => (context.wishes.length < 2 ? { favourites: [store], isWanted: !isKept(context, store) } : null),
      ({ context }) => (context.isLoggedIn ? null : { favourites: [shirt], isWanted: false }),
    ],
    'cards.shown': [{ favourites: [shirt, shirt, store] }],
    'network.returned': [{}],
  },
  ports: {
    readKept: { answers: { 'the shirt is kept': [shirt] }, refusals: ['UNREACHABLE'] },
    saveFavourite: { answers: { saved: ({ question }) => ({ fansCount: question.favourite.kind === 'shop' ? 12 : null }) }, refusals: ['NOT_FOUND', 'OFFLINE'] },
  },
  begunAnew: 'it comes when the page is at rest, and asks for itself what is kept',
  seen: ({ isLoggedIn, kept, asked, wishes }) => ({ isLoggedIn, kept, asked: asked.length, wishes }),
  shownBy: 'the hearts and follow buttons of every page',
});
