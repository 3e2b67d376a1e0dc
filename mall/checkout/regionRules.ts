import type { PriceRules } from '#machines/rules/money/pricing.ts';
import { regionOf, type RegionCode } from '../region/region.ts';

/** Everything a region sets for carts, checkouts and orders (contract 4.7); amounts in minor units of its currency. */
export type RegionRules = PriceRules & {
  codMax: number | null;
  slotFee: number;
  eveningSlotFee: number;
  /** What can be paid later; null where nothing can. */
  payLater: { min: number; max: number } | null;
};

const rulesByRegion: Record<RegionCode, RegionRules> = {
  // Sri Lanka, LKR, cents
  LK: {
    minPayment: 100_00,
    smallCart: { threshold: 1_000_00, fee: 150_00 },
    freeDeliveryFrom: 5_000_00,
    insurance: { ratePermille: 10, min: 20_00, max: 500_00 },
    codMax: 100_000_00,
    slotFee: 0,
    eveningSlotFee: 100_00,
    payLater: { min: 5_000_00, max: 300_000_00 },
  },
  // China, CNY, fen
  CN: {
    minPayment: 1_00,
    smallCart: { threshold: 25_00, fee: 4_00 },
    freeDeliveryFrom: 99_00,
    insurance: { ratePermille: 10, min: 50, max: 12_00 },
    codMax: 2_000_00,
    slotFee: 0,
    eveningSlotFee: 3_00,
    payLater: null,
  },
  // Laos, LAK, kip
  LA: {
    minPayment: 5_000,
    smallCart: { threshold: 70_000, fee: 10_000 },
    freeDeliveryFrom: 350_000,
    insurance: { ratePermille: 10, min: 1_500, max: 35_000 },
    codMax: 7_000_000,
    slotFee: 0,
    eveningSlotFee: 7_000,
    payLater: { min: 350_000, max: 21_000_000 },
  },
  // Türkiye, TRY, kuruş
  TR: {
    minPayment: 10_00,
    smallCart: { threshold: 120_00, fee: 20_00 },
    freeDeliveryFrom: 600_00,
    insurance: { ratePermille: 10, min: 2_50, max: 60_00 },
    codMax: 10_000_00,
    slotFee: 0,
    eveningSlotFee: 15_00,
    payLater: null,
  },
};

/** The rules of a region the mall sells in. */
export function rulesOf(regionId: number): RegionRules {
  const region = regionOf(regionId);
  if (!region) throw new RangeError(`No rules for the region ${regionId}`);
  return rulesByRegion[region.code];
}
