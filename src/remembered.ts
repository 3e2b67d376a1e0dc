import type { Locale } from '#machines/words.ts';
import { afterPainting } from './design/Later.tsx';
import { tellFinders } from './found/arrived.ts';
import type { Memory } from './memory.ts';
import { isEverybodys, placeAt } from './routes.ts';
import type { Running, Stage } from './stage.ts';

const key = 'pages';
/** The most that is stored, in characters: what was left longest ago gives way. */
const most = 2_000_000;
type Stored = { of: string; pages: ReturnType<Memory['pages']> };

const isOfEverybody = (address: string): boolean => {
  const { pathname, search } = new URL(address, location.origin);
  return isEverybodys(placeAt(pathname, search).name);
};

const store = (memory: Memory, of: string): void => {
  let size = 0;
  const pages = memory.pages().filter(([address]) => isOfEverybody(address)).reverse().filter((left) => (size += JSON.stringify(left).length) < most).reverse();
  try {
    sessionStorage.setItem(key, JSON.stringify({ of, pages } satisfies Stored));
  } catch {
    sessionStorage.removeItem(key);
  }
};

let isStoring = false;

/** Has the pages of this tab stored when it is left or reloaded. `of` says who sees them, where, and with which build. */
export const keepOverReload = (memory: Memory, of: string): void => {
  if (isStoring) return;
  isStoring = true;
  addEventListener('pagehide', () => {
    store(memory, of);
    // What a reload shows is a document: where it stood only the browser knows.
    history.scrollRestoration = 'auto';
  });
};

/** Gives the tab back what it remembered before its reload, if the same shopper sees it with the same build. */
export const recall = (memory: Memory, of: string): void => {
  const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Stored | null;
  sessionStorage.removeItem(key);
  if (stored?.of !== of) return;
  for (const [address, { snapshot, scroll }] of stored.pages) memory.keepPage(address, { snapshot, scroll });
  keepOverReload(memory, of);
};

/** By these a shopper goes where he wants himself. */
const ownWays = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to `top`, and again whenever the page grows, until it is reached or the shopper goes his own way. */
const settleAt = (top: number, given: AbortController): void => {
  const growth = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) <= 1) given.abort();
  });
  given.signal.addEventListener('abort', () => growth.disconnect());
  for (const way of ownWays) addEventListener(way, () => given.abort(), { passive: true, signal: given.signal });
  growth.observe(document.body);
};

const isInSight = (element: Element): boolean => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
};

/** Whoever goes by the keyboard goes on where he left: once the page has the focus, the link to `left` in sight has it again. */
const returnTo = (left: Running, settled: AbortSignal): AbortController => {
  const own = new AbortController();
  const main = document.getElementById('main');
  const { pathname } = new URL(left.address, location.origin);
  const back = (): void => {
    if (own.signal.aborted || !main?.matches(':focus-visible')) return;
    [...main.querySelectorAll('a')].find((link) => link.pathname === pathname && isInSight(link))?.focus({ preventScroll: true });
  };
  for (const way of ownWays) addEventListener(way, () => own.abort(), { passive: true, signal: own.signal });
  main?.addEventListener('focus', back, { signal: own.signal });
  settled.addEventListener('abort', back);
  return own;
};

let awaited = new AbortController();
let returning = new AbortController();

/**
 * Another address was opened: finders read that one from now on. Once another page than `left` stands on the stage, however
 * late it comes, scrolls it to `top` and gives the keyboard back to where it was; null: it is no way back, and where the last one led is forgotten.
 */
export const arrive = (stage: Stage, left: Running | null, top: number | null): void => {
  awaited.abort();
  returning.abort();
  afterPainting(() => tellFinders(document, placeAt(location.pathname, location.search), document.documentElement.dataset.locale as Locale));
  if (top === null) return;
  const given = new AbortController();
  awaited = given;
  if (left) returning = returnTo(left, given.signal);
  const look = (): void => {
    if (stage.page === left) return;
    forget();
    requestAnimationFrame(() => {
      window.scrollTo({ top, behavior: 'instant' });
      if (!given.signal.aborted) settleAt(top, given);
    });
  };
  const forget = stage.subscribe(look);
  given.signal.addEventListener('abort', forget);
  look();
};
