import { defaultRegion, regionOf } from '../region/region.ts';

/** What a coin is worth, in minor units of the currency: about a rupee of Sri Lanka everywhere. */
const prices: Record<string, number> = { LKR: 100, CNY: 3, LAK: 70, TRY: 15 };

export function coinPrice(regionId: number): number {
  const { currency } = regionOf(regionId) ?? defaultRegion;
  return prices[currency] ?? 100;
}
