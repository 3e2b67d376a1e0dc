import type { Destination } from '#machines/destination.ts';

/** The storage key of the place that products are to come to. */
const key = 'deliverTo';

const isKept = (found: unknown): found is Destination & { regionId: number } => {
  const { regionId, areaId, addrId } = (found ?? {}) as Partial<Destination & { regionId: number }>;
  return typeof regionId === 'number' && typeof areaId === 'number' && (addrId === null || typeof addrId === 'number');
};

/** The place that this browser remembers in a region; a shopper's address is nobody's after him. */
export const storedDestination = ({ regionId, isLoggedIn }: { regionId: number; isLoggedIn: boolean }): Destination | null => {
  const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
  if (!isKept(found) || found.regionId !== regionId) return null;
  const { areaId, addrId } = found;
  return addrId !== null && !isLoggedIn ? null : { areaId, addrId };
};

/** Remembers a place, or forgets it. */
export const storeDestination = ({ regionId, destination }: { regionId: number; destination: Destination | null }): void => {
  try {
    if (destination) localStorage.setItem(key, JSON.stringify({ regionId, ...destination }));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing is asked again on the next page.
  }
};
