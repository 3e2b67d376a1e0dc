import { withLook, type Look } from '#machines/looks.ts';

/** The footprint's storage key. */
const key = '__footprint';

const isLook = (found: unknown): found is Look => {
  const { product, at } = (found ?? {}) as Partial<Look>;
  return typeof at === 'number' && typeof product?.prodId === 'number' && typeof product.prodName === 'string' && typeof product.pic === 'string' && typeof product.price === 'number';
};

/** What this browser remembers of a guest, newest first; what is no list of looks is none. */
export const storedLooks = (): Look[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter(isLook) : [];
  } catch {
    return [];
  }
};

export const storeLooks = (looks: readonly Look[]): void => {
  try {
    if (looks.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(looks));
  } catch {
    // A browser that keeps nothing has no footprint.
  }
};

/** Remembers one look; `timeZone` says which day it is. */
export const storeLook = (look: Look, timeZone: string): void => {
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone });
  storeLooks(withLook(storedLooks(), look, (at) => days.format(at)));
};
