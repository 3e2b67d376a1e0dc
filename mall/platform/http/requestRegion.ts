import type { Caller } from './route.ts';
import { defaultRegion, regionOf, type Region } from '../../region/region.ts';

/** The region of a call: query, header, the shopper's own, the default (contract 1.1). */
export function regionFor(query: string | undefined, header: string | undefined, user: Caller | null): Region {
  return regionOf(Number(query)) ?? regionOf(Number(header)) ?? regionOf(user?.regionId) ?? defaultRegion;
}

const zones = new Map<string, boolean>();

/** The caller's time zone when it is one, else the region's. */
export function zoneOf(header: string | undefined, region: Region): string {
  if (!header || header.length > 64) return region.zone;
  let isKnown = zones.get(header);
  if (isKnown === undefined) {
    try {
      new Intl.DateTimeFormat('en', { timeZone: header });
      isKnown = true;
    } catch {
      isKnown = false;
    }
    if (zones.size < 1000) zones.set(header, isKnown);
  }
  return isKnown ? header : region.zone;
}
