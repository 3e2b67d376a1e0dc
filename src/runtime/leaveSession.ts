import { forgetLostPlace, storeHandover, storeLostAddress } from '../storage/reloadHandover.ts';
import type { Leaving } from './runtime.ts';
import { clearDrafts } from '../storage/draftStorage.ts';
import { hasJustLoggedOut } from '../storage/logout.ts';
import { answersCache } from '../offline/workerMessages.ts';

/**
 * Before the shop begins anew as a guest's: whoever logged out leaves nothing behind; whoever lost his session finds his place and his
 * drafts again. A tab whose question met a logout in another tab stays where it was. Answers where the guest goes on.
 */
export const leaveSession = async ({ notice, isLost }: Leaving): Promise<'home' | 'here'> => {
  if (notice) storeHandover({ wish: null, notice });
  const isLeftElsewhere = isLost && hasJustLoggedOut();
  if (isLost && !isLeftElsewhere) storeLostAddress(location.pathname + location.search);
  else forgetLostPlace();
  if (!isLost) clearDrafts();
  await self.caches?.delete(answersCache);
  return isLeftElsewhere ? 'here' : 'home';
};
