import { forgetLostPlace, storeHandover, storeLostAddress } from '../storage/reloadHandover.ts';
import type { Leaving } from './runtime.ts';
import { clearDrafts } from '../storage/draftStorage.ts';
import { answersCache } from '../offline/workerMessages.ts';

/**
 * Before the shop begins anew as a guest's: whoever logged out leaves nothing behind; whoever lost his session finds his place and his
 * drafts again. `isLeftElsewhere`: this tab's question met a logout in another tab, so it stays where it was.
 */
export const leaveSession = async ({ notice, isLost, isLeftElsewhere }: Leaving & { isLeftElsewhere: boolean }): Promise<void> => {
  if (notice) storeHandover({ intent: null, notice });
  if (isLost && !isLeftElsewhere) storeLostAddress(location.pathname + location.search);
  else forgetLostPlace();
  if (!isLost) clearDrafts();
  await self.caches?.delete(answersCache);
};
