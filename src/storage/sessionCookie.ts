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

/**
 * A document that Back brings again, from the back/forward cache or the browser's own, may be of a session that is over:
 * then it is asked for anew before anybody reads on. `userId`: of whom the document is, null for a guest.
 */
export const reloadForOthers = (userId: string | null): void => {
  const reloadUnlessHis = (): boolean => {
    const isHis = (shopperInCookie()?.userId ?? null) === userId;
    if (isHis) return true;
    document.documentElement.hidden = true;
    location.reload();
    return false;
  };
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward') reloadUnlessHis();
  addEventListener('pageshow', (event) => {
    // Nobody goes on in a page that is asked for anew: what he asks meets the end of the session, and sends the page home.
    if (event.persisted && !reloadUnlessHis()) event.stopImmediatePropagation();
  });
};
