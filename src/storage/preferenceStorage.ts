import type { VisitorContext } from '#machines/model/visitor.ts';
import type { Locale } from '#machines/model/locale.ts';
import { sharedStorage } from './browserStorage.ts';

// The gateway reads these cookies to draw the first document right; storage keeps them when cookies age (architecture 8).
const week = 7 * 86_400;

/** Writes a cookie that the document server reads too. `life`: a week unless told, in seconds; null for this visit alone. */
export const keepCookie = (name: string, value: string, life: number | null = week): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/${life === null ? '' : `; Max-Age=${life}`}; SameSite=Lax`;
};

/** A cookie as it was written, encoded. */
export const cookieOf = (name: string): string | null =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

const keep = (key: 'region' | 'lang', value: string): void => {
  sharedStorage.put(key, value);
  keepCookie(key, value);
};

/** Spec 4, 9: the chosen region, under the key `region`. */
export const storeRegion = (regionId: number): void => keep('region', String(regionId));

/** The chosen language, under the key `lang`. */
export const storeLanguage = (locale: Locale): void => keep('lang', locale);

let seenZone: string | null | undefined;

/** The device's time zone; null where the browser does not tell it. Its first look is dear. */
export const deviceZone = (): string | null => (seenZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone || null);

/** Keeps the device's time zone for the next document. */
export const storeTimeZone = (): void => {
  const zone = deviceZone();
  if (zone && cookieOf('timeZone') !== encodeURIComponent(zone)) keepCookie('timeZone', zone);
};

/**
 * Makes cookies and storage say the same about region and language.
 * True when storage knew a choice that the cookies had lost, so that this document was drawn for somebody else: reload.
 */
export const mirrorPreferences = (visitor: VisitorContext): boolean => {
  const query = new URLSearchParams(location.search);
  const isSaid = query.get('lang') === visitor.locale || query.get('region') === String(visitor.regionId);
  const own = sharedStorage.text('region');
  const isOwn = own === String(visitor.regionId);
  // A shared link's region is this visit's alone: what the visitor chose himself stays stored, and comes back with the next visit.
  const isVisit = query.get('region') === String(visitor.regionId) && !isOwn;
  const wanted = { region: own ?? String(visitor.regionId), lang: sharedStorage.text('lang') ?? visitor.locale };
  const lost = (['region', 'lang'] as const).filter((key) => cookieOf(key) === null && sharedStorage.text(key) !== null);
  const isOther = wanted.region !== String(visitor.regionId) || wanted.lang !== visitor.locale;
  if (isSaid) {
    // What the address said is chosen now, and may be chosen otherwise on this very page.
    for (const name of ['lang', 'region']) query.delete(name);
    history.replaceState(history.state, '', `${location.pathname}${query.size ? `?${query}` : ''}`);
  } else if (lost.length > 0 && isOther) {
    keep('region', wanted.region);
    keep('lang', wanted.lang);
    return lost.every((key) => cookieOf(key) !== null);
  }
  if (isVisit) keepCookie('region', String(visitor.regionId), null);
  else if (isOwn || (own === null && cookieOf('region') === null)) storeRegion(visitor.regionId);
  storeLanguage(visitor.locale);
  return false;
};
