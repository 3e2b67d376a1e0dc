import { sharedStorage } from './browserStorage.ts';

/** A login was tried: from the first one on the mobile app is offered (spec 4). */
export const noteLoginAttempt = (): void => {
  if (sharedStorage.text('appOffer') === null) sharedStorage.put('appOffer', 'true');
};

/** Whether the mobile app is offered: a login was tried, and the offer was never closed. */
export const isAppOffered = (): boolean => sharedStorage.text('appOffer') === 'true';

/** The offer was closed: it does not come again in this browser (spec 4). */
export const closeAppOffer = (): void => void sharedStorage.put('appOffer', 'false');
