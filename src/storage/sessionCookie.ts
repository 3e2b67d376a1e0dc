import type { Shopper } from '#machines/model/visitor.ts';
import { cookieOf } from './preferenceStorage.ts';

/** Who is logged in now, as the readable cookie says; null for a guest. */
export const shopperInCookie = (): Shopper | null => {
  try {
    const { userId, name, pic } = JSON.parse(decodeURIComponent(cookieOf('session') ?? '')) as Partial<Shopper>;
    return userId !== undefined && name !== undefined && pic !== undefined ? { userId, name, pic } : null;
  } catch {
    return null;
  }
};

/** Whether this document is being asked for anew, because another one is logged in, or nobody: then it leads nowhere else. */
export const isAskedAnew = (): boolean => document.documentElement.hidden === true;

/** Hides the document and asks for it anew once somebody else, or nobody, is logged in. @returns whether it is still his */
export const reloadUnlessOf = (userId: string | null): boolean => {
  if ((shopperInCookie()?.userId ?? null) === userId) return true;
  document.documentElement.hidden = true;
  location.reload();
  return false;
};

/**
 * A document that Back brings again, from the back/forward cache or the browser's own, may be of a session that is over:
 * then it is asked for anew before anybody reads on. `userId`: of whom the document is, null for a guest.
 */
export const reloadForOthers = (userId: string | null): void => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward') reloadUnlessOf(userId);
  addEventListener('pageshow', (event) => {
    // Nobody goes on in a page that is asked for anew: what he asks meets the end of the session, and sends the page home.
    if (event.persisted && !reloadUnlessOf(userId)) event.stopImmediatePropagation();
  });
};
