/**
 * When what a page does not need to be drawn is loaded. This file is the shop's whole policy; nothing waits for a fixed time.
 * - `now`: it stands on the first screen, or is the shopper's own.
 * - `near`: it stands below the first screen: as it comes near.
 * - `idle`: nothing on the screen waits for it: when the browser has nothing else to do.
 */
export type When = 'now' | 'near' | 'idle';

/** How far below the screen something is near, as the observer's margin. */
const nearMargin = '300px';
/** A browser that is never idle is interrupted after so many ms. */
const idleTimeout = 2_000;

/** Calls back when the browser idles, at once where it cannot tell; the answer takes the call back. */
const whenIdle = (then: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(then);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(then, { timeout: idleTimeout });
  return () => cancelIdleCallback(request);
};

/** Calls back once `element` is near the screen; the answer ends the watch. */
const whenNear = (element: Element, then: () => void): (() => void) => {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      then();
    },
    { rootMargin: nearMargin },
  );
  watch.observe(element);
  return () => watch.disconnect();
};

/** Calls `then` once when the time has come for what stands in `element` (null: nowhere yet); the answer takes the call back. */
export const scheduleLoad = (when: When, then: () => void, element: Element | null = null): (() => void) => {
  if (when === 'idle') return whenIdle(then);
  if (when === 'near' && element) return whenNear(element, then);
  then();
  return () => undefined;
};

/** Settles when the browser idles, or as soon as `hurry` is aborted. */
export const idle = (hurry?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (hurry?.aborted) return resolve();
    const cancel = scheduleLoad('idle', resolve);
    hurry?.addEventListener(
      'abort',
      () => {
        cancel();
        resolve();
      },
      { once: true },
    );
  });
