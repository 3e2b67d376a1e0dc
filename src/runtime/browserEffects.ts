import { navigate } from 'wouter/use-browser-location';
import type { VisitorContext } from '#machines/model/visitor.ts';
import { formatPlace } from '../navigation/formatPlace.ts';
import { routeNameOf } from '../navigation/routeNameOf.ts';
import { afterPaint } from '../design/layout/DeferredContent.tsx';
import type { FavouritesStore } from './favouritesStore.ts';
import { readScroll } from './scrollAnchor.ts';
import { tabStorage } from '../storage/browserStorage.ts';
import { beginSignIn } from '../storage/signInStorage.ts';
import { hasJustLoggedOut } from '../storage/logout.ts';
import { storeHandover } from '../storage/reloadHandover.ts';
import { isAskedAnew } from '../storage/sessionCookie.ts';
import type { PageCache } from './pageCache.ts';
import type { BrowserEffects } from './runtime.ts';
import { idle } from './scheduleLoad.ts';
import { inTurn } from './inTurn.ts';
import type { ActorSlots } from './actorSlots.ts';
import { loadMessages } from '../i18n/messages.tsx';

/** What there is one of in a tab. `keptFor` says who sees its pages, where, and with which build: what was kept for others is dropped. */
export type Tab = {
  slots: ActorSlots;
  memory: PageCache;
  favourites: FavouritesStore;
  visitor: VisitorContext;
  keptFor: string;
  firstDrawing: Promise<void>;
};

/**
 * What the shop machine does to this tab: its address, its history and its reloads. `wayOf` tells how the page that comes was asked for.
 */
export const browserEffects = ({
  slots,
  memory,
  favourites,
  visitor,
  keptFor,
  firstDrawing,
}: Tab): { effects: BrowserEffects; wayOf: () => 'link' | 'back' } => {
  let way: 'link' | 'back' = 'back';
  const arriveInTurn = inTurn();
  const leaveFor = (visit: string | null): void => memory.leaveFor(visit, readScroll());
  memory.visit = (history.state as string | null) ?? '';
  addEventListener('popstate', () => leaveFor(history.state as string | null));

  const effects: BrowserEffects = {
    goTo: (place, replace) => {
      way = 'link';
      leaveFor(`#${Date.now()}`);
      // Where a page was left is known here; the browser would scroll before that page stands.
      history.scrollRestoration = 'manual';
      navigate(formatPlace(place), { replace, state: memory.visit });
    },
    settleAddress: (place) => history.replaceState(history.state, '', formatPlace(place)),
    recordVisit: (place, arrivedBy) => {
      way = 'back';
      afterPaint(() => tabStorage.put('route', routeNameOf(place)));
      const left = slots.page;
      const scroll = arrivedBy === 'back' ? (memory.pageAt(formatPlace(place) + memory.visit)?.scroll ?? { top: 0 }) : null;
      if (scroll === null) requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      // Of two imports that wait for the script, the later one may have it first.
      void arriveInTurn(() =>
        import('../storage/pageCacheStorage.ts').then(
          ({ arrive }) => arrive(slots, left, scroll),
          () => undefined,
        ),
      );
    },
    keepAndReload: (kept) => {
      storeHandover(kept);
      location.reload();
    },
    leaveForProvider: ({ provider, intent }) => beginSignIn(provider, { address: location.pathname + location.search, intent }),
    goHomeAfresh: (leaving) => {
      // Known before the script comes: a page that is being drawn anew already loses that, and must not be sent home then.
      const isLeftElsewhere = leaving.isLost && hasJustLoggedOut();
      void import('./leaveSession.ts')
        .then(({ leaveSession }) => (isAskedAnew() ? undefined : leaveSession({ ...leaving, isLeftElsewhere })))
        .catch(() => undefined)
        .then(() => {
          if (isAskedAnew()) return;
          if (isLeftElsewhere || location.pathname === '/') location.reload();
          else location.assign('/');
        });
    },
    reload: () => location.reload(),
    reloadOnce: () => {
      const lost = keptFor + location.href;
      if (!navigator.onLine || tabStorage.text('reloaded') === lost) return false;
      tabStorage.put('reloaded', lost);
      location.reload();
      return true;
    },
    loadWords: (room) => loadMessages(visitor.locale, room),
    atRest: async (hurry) => {
      await firstDrawing;
      // A shopper's hearts are to be filled; of a guest nothing is kept before he looked at a product.
      if (favourites.isAwaited) return;
      if (!visitor.isLoggedIn) await slots.until(() => slots.looks?.length !== 0, hurry);
      await idle(hurry);
    },
  };
  return { effects, wayOf: () => way };
};
