import type { Locale } from '#machines/model/locale.ts';
import { afterPaint } from '../design/layout/DeferredContent.tsx';
import { updateHead } from '../seo/updateHead.ts';
import type { PageCache, Scroll } from '../runtime/pageCache.ts';
import { scrollTopOf } from '../runtime/scrollAnchor.ts';
import { parsePlace } from '../navigation/parsePlace.ts';
import type { RunningPage, ActorSlots } from '../runtime/actorSlots.ts';
import { tabStorage } from './browserStorage.ts';
import type { StoredPages } from './keepPages.ts';

/** Gives the tab back what it remembered before its reload, if the same shopper sees it with the same build. */
export const recall = (memory: PageCache, of: string): void => {
  const stored = tabStorage.read('pages') as StoredPages | null;
  tabStorage.put('pages', null);
  if (stored?.of !== of) return;
  for (const [address, { snapshot, scroll }] of stored.pages) memory.keepPage(address, { snapshot, ...(scroll && { scroll }) });
};

/** By these a shopper goes where he wants himself. */
const ownWays = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where the page was left, and again whenever it grows or shrinks: what comes above it later would push it away. It ends where
 * the shopper goes his own way.
 */
const settleAt = (left: Scroll, given: AbortController, onReached: () => void): void => {
  let heldAt = 0;
  const isThere = (): boolean => Math.abs(window.scrollY - scrollTopOf(left)) <= 1;
  const hold = (): void => {
    window.scrollTo({ top: scrollTopOf(left), behavior: 'instant' });
    heldAt = window.scrollY;
    if (isThere()) onReached();
  };
  // Who pulls the scrollbar tells it by nothing else. Where the page grows or shrinks the browser may scroll, too: then it is held by now.
  const giveWay = (): void => {
    if (Math.abs(window.scrollY - heldAt) > 1 && !isThere()) given.abort();
  };
  // It holds for the first time as soon as it observes, in this frame.
  const growth = new ResizeObserver(hold);
  given.signal.addEventListener('abort', () => growth.disconnect());
  for (const way of ownWays) addEventListener(way, () => given.abort(), { passive: true, signal: given.signal });
  addEventListener('scroll', () => void afterPaint(giveWay), { passive: true, signal: given.signal });
  growth.observe(document.body);
};

const isInSight = (element: Element): boolean => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
};

/**
 * Whoever goes by the keyboard goes on where he left: once the page has the focus, the link to `left` in sight has it again, also one that
 * is drawn later. Answers with what looks for it.
 */
const returnTo = (left: RunningPage, own: AbortController): (() => void) => {
  const main = document.getElementById('main');
  const { pathname } = new URL(left.address, location.origin);
  const back = (): void => {
    if (own.signal.aborted || !main?.matches(':focus-visible')) return;
    [...main.querySelectorAll('a')].find((link) => link.pathname === pathname && isInSight(link))?.focus({ preventScroll: true });
  };
  for (const way of ownWays) addEventListener(way, () => own.abort(), { passive: true, signal: own.signal });
  main?.addEventListener('focus', back, { signal: own.signal });
  const drawing = new MutationObserver(back);
  if (main) drawing.observe(main, { childList: true, subtree: true, attributeFilter: ['style'] });
  own.signal.addEventListener('abort', () => drawing.disconnect());
  return back;
};

let awaited = new AbortController();
let returning = new AbortController();

/**
 * Another address was opened: finders read that one from now on. Once another page than `left` stands on the stage, however
 * late it comes, scrolls it to where it was left and gives the keyboard back to where it was; null: it is no way back, and where the last
 * one led is forgotten.
 */
export const arrive = (slots: ActorSlots, left: RunningPage | null, scroll: Scroll | null): void => {
  awaited.abort();
  returning.abort();
  afterPaint(() => updateHead(document, parsePlace(location.pathname, location.search), document.documentElement.dataset.locale as Locale));
  if (scroll === null) return;
  const given = new AbortController();
  awaited = given;
  returning = new AbortController();
  const back = left ? returnTo(left, returning) : () => undefined;
  const look = (): void => {
    if (slots.page === left) return;
    forget();
    requestAnimationFrame(() => {
      if (!given.signal.aborted) settleAt(scroll, given, back);
    });
  };
  const forget = slots.subscribe(look);
  given.signal.addEventListener('abort', forget);
  look();
};
