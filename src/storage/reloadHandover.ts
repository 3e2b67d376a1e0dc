import { lostPlaceCookie } from '#machines/model/lostPlace.ts';
import type { ReloadHandover } from '#machines/model/pageEvent.ts';
import type { Place } from '#machines/model/place.ts';
import { tabStorage } from './browserStorage.ts';
import { cookieOf, keepCookie } from './preferenceStorage.ts';
import { parsePlace } from '../navigation/parsePlace.ts';

/** Puts what must survive the login's reload into this tab's storage. */
export const storeHandover = (kept: ReloadHandover): void => void tabStorage.put('kept', kept);

/** What survived the reload and was not carried out yet: it stays in storage until it is, since this page may be left before that. */
export const readKept = (): ReloadHandover | null => tabStorage.read('kept') as ReloadHandover | null;

/** It is carried out, once. */
export const forgetKept = (): void => void tabStorage.put('kept', null);

/** Remembers where this tab's session was lost; the gateway writes the same cookie with the end of the session (`mesh/http/session.ts`). */
export const storeLostAddress = (address: string): void => keepCookie(lostPlaceCookie.name, address, lostPlaceCookie.life);

/** Where the session was lost a moment ago, and that was not said to the end yet; null where none was. */
export const lostPlace = (): Place | null => {
  const address = cookieOf(lostPlaceCookie.name);
  if (!address) return null;
  try {
    const { pathname, search } = new URL(decodeURIComponent(address), location.origin);
    return parsePlace(pathname, search);
  } catch {
    return null;
  }
};

/** It was said, and answered: by a login or by going on as a guest. */
export const forgetLostPlace = (): void => keepCookie(lostPlaceCookie.name, '', 0);
