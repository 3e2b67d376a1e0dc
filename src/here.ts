import type { Here, Locale } from '#machines/words.ts';

// The gateway reads these cookies to draw the first document right; storage keeps them when cookies age (architecture 8).
const cookieDays = 7;

const keepCookie = (name: string, value: string, life = `; Max-Age=${cookieDays * 86_400}`): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/${life}; SameSite=Lax`;
};

/** As it was written, encoded. */
const cookieOf = (name: string): string | null =>
  document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a text, where the browser keeps anything. */
export const store = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // What must last has a cookie too.
  }
};

const keep = (key: 'region' | 'lang', value: string): void => {
  store(key, value);
  keepCookie(key, value);
};

/** Spec 4, 9: the chosen region, under the key `region`. */
export const storeRegion = (regionId: number): void => keep('region', String(regionId));

/** The chosen language, under the key `lang`. */
export const storeLanguage = (locale: Locale): void => keep('lang', locale);

/** Keeps the browser's time zone for the next document. The browser's first look at it is dear. */
export const keepTimeZone = (): void => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone && cookieOf('timeZone') !== encodeURIComponent(zone)) keepCookie('timeZone', zone);
};

/**
 * Makes cookies and storage say the same about region and language.
 * True when storage knew a choice that the cookies had lost, so that this document was drawn for somebody else: reload.
 */
export const mirrorHere = (here: Here): boolean => {
  const query = new URLSearchParams(location.search);
  const isSaid = query.get('lang') === here.locale || query.get('region') === String(here.regionId);
  const own = stored('region');
  const isOwn = own === String(here.regionId);
  // A shared link's region is this visit's alone: what the visitor chose himself stays stored, and comes back with the next visit.
  const isVisit = query.get('region') === String(here.regionId) && !isOwn;
  const wanted = { region: own ?? String(here.regionId), lang: stored('lang') ?? here.locale };
  const lost = (['region', 'lang'] as const).filter((key) => cookieOf(key) === null && stored(key) !== null);
  const isOther = wanted.region !== String(here.regionId) || wanted.lang !== here.locale;
  if (isSaid) {
    // What the address said is chosen now, and may be chosen otherwise on this very page.
    for (const name of ['lang', 'region']) query.delete(name);
    history.replaceState(history.state, '', `${location.pathname}${query.size ? `?${query}` : ''}`);
  } else if (lost.length > 0 && isOther) {
    keep('region', wanted.region);
    keep('lang', wanted.lang);
    return lost.every((key) => cookieOf(key) !== null);
  }
  if (isVisit) keepCookie('region', String(here.regionId), '');
  else if (isOwn || (own === null && cookieOf('region') === null)) storeRegion(here.regionId);
  storeLanguage(here.locale);
  return false;
};
