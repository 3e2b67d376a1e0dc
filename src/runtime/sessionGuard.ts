import { removeStaleDrafts } from '../storage/draftStorage.ts';
import { logoutKey } from '../storage/logout.ts';
import { reloadUnlessOf } from '../storage/sessionCookie.ts';

/**
 * Shows nobody's page to anybody else: one that stood in another tab is drawn anew once somebody else, or nobody, is logged in; and nothing
 * that he had typed stays in any tab. `userId`: whose page this is; null for a guest's.
 */
export const guardSession = (userId: string | null): void => {
  removeStaleDrafts();
  addEventListener('storage', ({ key }) => {
    if (key !== logoutKey) return;
    removeStaleDrafts();
    reloadUnlessOf(userId);
  });
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? reloadUnlessOf(userId) : undefined));
};
