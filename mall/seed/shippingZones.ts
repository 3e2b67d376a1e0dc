import { countries } from '../address/area.ts';
import { regions, type RegionCode } from '../region/region.ts';

export type ShippingZone = {
  regionId: number;
  areaId: number;
  minDays: number;
  maxDays: number;
  fee: number;
  feePerKg: number;
  maxKg: number | null;
  courier: string;
};

/** Fees in the major unit by nearness: the city where the warehouses are, the country around it, the far ends. Couriers are invented. */
const rules: Record<RegionCode, { fee: [number, number, number]; perKg: [number, number, number]; couriers: [string, string] }> = {
  LK: { fee: [250, 350, 480], perKg: [60, 80, 120], couriers: ['Lagoon Express', 'Island Post Courier'] },
  CN: { fee: [6, 9, 18], perKg: [1.5, 2.5, 6], couriers: ['Crane Express', 'Panda Parcel'] },
  LA: { fee: [15_000, 25_000, 40_000], perKg: [4_000, 6_000, 10_000], couriers: ['Mekong Parcel', 'Naga Courier'] },
  TR: { fee: [45, 60, 85], perKg: [8, 12, 18], couriers: ['Martı Kargo', 'Anka Kargo'] },
};
const days: [number, number][] = [
  [1, 2],
  [2, 4],
  [4, 7],
];
/** What the far ends cannot take, kilograms. */
const farLimit = 60;

/**
 * The delivery rules of every region: a row for anywhere (area 0), one for the first province (the capital's), one for each third, which is
 * far.
 */
export const shippingZones: ShippingZone[] = regions.flatMap((region) => {
  const rule = rules[region.code];
  const provinces = countries.find((country) => country.areaId === region.regionId)?.children ?? [];
  const zone = (areaId: number, nearness: 0 | 1 | 2): ShippingZone => ({
    regionId: region.regionId,
    areaId,
    minDays: days[nearness]![0],
    maxDays: days[nearness]![1],
    fee: Math.round(rule.fee[nearness] * 10 ** region.digits),
    feePerKg: Math.round(rule.perKg[nearness] * 10 ** region.digits),
    maxKg: nearness === 2 ? farLimit : null,
    courier: rule.couriers[nearness === 0 ? 0 : 1],
  });
  const distant = (at: number): 1 | 2 => (at % 3 === 2 ? 2 : 1);
  return [zone(0, 1), ...provinces.map((province, at) => zone(province.areaId, at === 0 ? 0 : distant(at)))];
});
