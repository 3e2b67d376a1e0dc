import { cardOf, withLook, type Look } from '#machines/looks.ts';

/** The footprint's storage key. */
const key = '__footprint';

/** Where a guest's page notes what he looked at and when, if it is left before anybody else writes it down. */
const note = /^looks (\d+)$/;

const isLook = (found: unknown): found is Look => {
  const { product, at } = (found ?? {}) as Partial<Look>;
  return typeof at === 'number' && typeof product?.prodId === 'number' && typeof product.prodName === 'string' && typeof product.pic === 'string' && typeof product.price === 'number';
};

const listAt = (place: string): unknown[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
};

/** What this browser remembers of a guest, newest first; what is no list of looks is none. */
export const storedLooks = (): Look[] => listAt(key).filter(isLook);

export const storeLooks = (looks: readonly Look[]): void => {
  try {
    if (looks.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(looks));
  } catch {
    // A browser that keeps nothing has no footprint.
  }
};

const keys = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

/** Remembers one look; `timeZone` says which day it is. */
export const storeLook = (look: Look, timeZone: string): void => {
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone });
  storeLooks(withLook(storedLooks(), look, (at) => days.format(at)));
};

/** Takes what pages noted as they were left among the looks, the earliest first; `timeZone` as in `storeLook`. */
export const noteLooks = (timeZone: string): void => {
  for (const place of keys().filter((each) => note.test(each)).sort()) {
    const at = Number(note.exec(place)?.[1]);
    for (const look of listAt(place).map((product) => ({ product, at })).filter(isLook)) storeLook({ product: cardOf(look.product), at }, timeZone);
    localStorage.removeItem(place);
  }
};
