import { cardOf, withFootprintEntry, type FootprintEntry } from '#machines/rules/footprintEntries.ts';
import { sharedStorage } from './browserStorage.ts';

const isLook = (found: unknown): found is FootprintEntry => {
  const { product, at } = (found ?? {}) as Partial<FootprintEntry>;
  return (
    typeof at === 'number' &&
    typeof product?.prodId === 'number' &&
    typeof product.prodName === 'string' &&
    typeof product.pic === 'string' &&
    typeof product.price === 'number'
  );
};

const listAt = (name: Parameters<typeof sharedStorage.read>[0]): unknown[] => {
  const found = sharedStorage.read(name);
  return Array.isArray(found) ? found : [];
};

/** What this browser remembers of a guest, newest first; what is no list of looks is none. */
export const storedFootprint = (): FootprintEntry[] => listAt('__footprint').filter(isLook);

/** Remembers these looks of a guest instead of all others. */
export const storeFootprint = (looks: readonly FootprintEntry[]): void => {
  sharedStorage.put('__footprint', looks.length > 0 ? looks : null);
};

/** Remembers one look; `timeZone` says which day it is. */
export const storeFootprintEntry = (look: FootprintEntry, timeZone: string): void => {
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone });
  storeFootprint(withFootprintEntry(storedFootprint(), look, (at) => days.format(at)));
};

/** Takes what pages noted as they were left among the looks, the earliest first; `timeZone` as in `storeFootprintEntry`. */
export const recordFootprint = (timeZone: string): void => {
  for (const name of sharedStorage.names('looks ').sort()) {
    const at = Number(name.slice('looks '.length));
    const looks = listAt(name).map((product) => ({ product, at }));
    for (const { product } of looks.filter(isLook)) storeFootprintEntry({ product: cardOf(product), at }, timeZone);
    sharedStorage.put(name, null);
  }
};
