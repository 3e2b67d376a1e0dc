import { sharedStorage } from './browserStorage.ts';

/** When somebody last logged out in this browser: a tab that did not hear of it finds out before it shows what was his. */
export const logoutKey = 'loggedOutAt';

/** When somebody last logged out in this browser; 0: never. */
export const lastLogout = (): number => Number(sharedStorage.read(logoutKey));

/** Notes that somebody logs out now, for every tab of this browser. */
export const noteLogout = (): void => {
  sharedStorage.put(logoutKey, Date.now());
};

/** A question that was on its way, in any tab, may meet the end of the session this long after a logout. */
const aMoment = 60_000;

/** A session that ends now was not lost: it was logged out of, here or in another tab. */
export const hasJustLoggedOut = (): boolean => Date.now() - lastLogout() < aMoment;
