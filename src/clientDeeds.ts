import { navigate } from 'wouter/use-browser-location';
import type { Here } from '#machines/words.ts';
import { addressOf } from './address.ts';
import { afterPainting } from './design/Later.tsx';
import type { Hearts } from './hearts.ts';
import { keepForReload } from './kept.ts';
import type { Memory } from './memory.ts';
import type { Deeds } from './plugs.ts';
import type { Stage } from './stage.ts';
import { answersCache } from './worker/notes.ts';
import { readWords } from './words.tsx';

/** What there is one of in a tab. `keptFor` says who sees its pages, where, and with which build: what was kept for others is dropped. */
export type Tab = { stage: Stage; memory: Memory; hearts: Hearts; here: Here; keptFor: string; firstDrawing: Promise<void> };

const pause = (ms: number, hurry: AbortSignal): Promise<void> => new Promise((resolve) => {
  setTimeout(resolve, ms);
  hurry.onabort = () => resolve();
});

/** What the shop machine does to this tab: its address, its history and its reloads. `wayOf` tells how the page that comes was asked for. */
export const clientDeeds = ({ stage, memory, hearts, here, keptFor, firstDrawing }: Tab): { deeds: Deeds; wayOf: () => 'link' | 'back' } => {
  let way: 'link' | 'back' = 'back';
  const leaveForThis = (): void => memory.leaveFor(history.state as string | null, window.scrollY);
  leaveForThis();
  addEventListener('popstate', leaveForThis);

  const deeds: Deeds = {
    goTo: (place, replace) => {
      way = 'link';
      memory.leaveFor(`#${Date.now()}`, window.scrollY);
      // Where a page was left is known here; the browser would scroll before that page stands.
      history.scrollRestoration = 'manual';
      navigate(addressOf(place), { replace, state: memory.visit });
    },
    settleAddress: (place) => history.replaceState(history.state, '', addressOf(place)),
    recordVisit: (place, how) => {
      way = 'back';
      afterPainting(() => sessionStorage.setItem('route', place.name));
      const left = stage.page;
      const top = how === 'back' ? memory.pageAt(addressOf(place) + memory.visit)?.scroll ?? 0 : null;
      if (top === null) requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      void import('./remembered.ts').then(({ keepOverReload, arrive }) => {
        keepOverReload(memory, keptFor);
        arrive(stage, left, top);
      }, () => undefined);
    },
    keepAndReload: (kept) => {
      keepForReload(kept);
      location.reload();
    },
    goHomeAfresh: (notice) => {
      if (notice) keepForReload({ wish: null, notice });
      // What the last one looked at is nobody's after him.
      void self.caches?.delete(answersCache);
      if (location.pathname === '/') location.reload();
      else location.assign('/');
    },
    reload: () => location.reload(),
    reloadOnce: () => {
      const lost = keptFor + location.href;
      if (!navigator.onLine || sessionStorage.getItem('reloaded') === lost) return false;
      sessionStorage.setItem('reloaded', lost);
      location.reload();
      return true;
    },
    loadWords: (room) => readWords(here.locale, room),
    atRest: async (hurry) => {
      await firstDrawing;
      await pause(1_000, hurry);
      // A shopper's hearts are to be filled; where none stands, nothing hurries.
      if (!hearts.isAwaited && !hurry.aborted) await pause(3_000, hurry);
    },
  };
  return { deeds, wayOf: () => way };
};
