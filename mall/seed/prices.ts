import type { RegionCode } from '../region/region.ts';

/** What a dollar of goods costs, in the major unit, and how prices of a region end: below a price in steps, each less a little. */
type Market = { perDollar: number; ends: { below: number; step: number; less?: number }[] };

const markets: Record<string, Market> = {
  // Rs 890, Rs 4,950, Rs 64,900
  LK: {
    perDollar: 300,
    ends: [
      { below: 1_000, step: 10 },
      { below: 10_000, step: 50 },
      { below: 100_000, step: 100 },
      { below: Infinity, step: 1_000, less: 100 },
    ],
  },
  // ¥9.90, ¥59, ¥299, ¥2,999
  CN: {
    perDollar: 6.2,
    ends: [
      { below: 20, step: 1, less: 0.1 },
      { below: 100, step: 1 },
      { below: 1_000, step: 10, less: 1 },
      { below: Infinity, step: 100, less: 1 },
    ],
  },
  // ₭18,500, ₭125,000
  LA: {
    perDollar: 21_500,
    ends: [
      { below: 100_000, step: 500 },
      { below: 1_000_000, step: 1_000 },
      { below: Infinity, step: 10_000 },
    ],
  },
  // ₺49,90, ₺349, ₺2.499
  TR: {
    perDollar: 40,
    ends: [
      { below: 100, step: 5, less: 0.1 },
      { below: 1_000, step: 10, less: 1 },
      { below: 10_000, step: 50, less: 1 },
      { below: Infinity, step: 500, less: 1 },
    ],
  },
} satisfies Record<RegionCode, unknown>;

const rounded = ({ ends }: Market, price: number): number => {
  const { step, less = 0 } = ends.find(({ below }) => price < below)!;
  return Math.max(step, Math.round(price / step) * step) - less;
};

/** How dear families are in a market compared with the exchange rate alone: made here or brought from afar, taxed or not. */
const local: Record<string, Record<string, number>> = {
  LK: {
    devices: 1.15,
    screens: 1.15,
    cameras: 1.2,
    gadgets: 1.05,
    audio: 1.1,
    fresh: 0.75,
    drinks: 0.7,
    coolers: 0.7,
    pantry: 0.75,
    clothes: 0.8,
    furniture: 0.9,
    wheels: 1.1,
    auto: 1.2,
    books: 0.7,
    skincare: 0.95,
    wash: 0.95,
    plants: 0.7,
    chilled: 0.95,
  },
  CN: {
    devices: 0.8,
    screens: 0.8,
    cameras: 0.9,
    gadgets: 0.6,
    audio: 0.65,
    fresh: 0.9,
    clothes: 0.7,
    shoes: 0.75,
    furniture: 0.75,
    toys: 0.6,
    decor: 0.65,
    kitchen: 0.65,
    tableware: 0.7,
    glassware: 0.7,
    lights: 0.6,
    tools: 0.65,
    books: 0.6,
    wheels: 0.75,
  },
  LA: {
    devices: 1.1,
    screens: 1.1,
    cameras: 1.15,
    fresh: 0.7,
    drinks: 0.8,
    coolers: 0.8,
    pantry: 0.75,
    clothes: 0.75,
    furniture: 0.85,
    sweets: 1.05,
    skincare: 1.1,
    wash: 1.1,
    auto: 1.15,
    books: 0.9,
  },
  TR: {
    devices: 1.55,
    screens: 1.55,
    cameras: 1.5,
    gadgets: 1.2,
    audio: 1.3,
    fresh: 0.75,
    drinks: 0.9,
    coolers: 0.9,
    pantry: 0.75,
    chilled: 1.05,
    clothes: 0.75,
    shoes: 0.85,
    linen: 0.75,
    skincare: 1.05,
    wash: 1.05,
    auto: 1.15,
    wheels: 1.15,
    furniture: 0.9,
  },
};

/**
 * A price as a shop of the region would write it, in minor units (`digits` of the region).
 * Not an exchange: families have their own level in each market.
 */
export function priceIn(code: string, family: string, dollars: number, digits: number): number {
  const market = markets[code];
  if (market === undefined) throw new RangeError(`no market ${code}`);
  const price = rounded(market, dollars * market.perDollar * (local[code]?.[family] ?? 1));
  return Math.max(1, Math.round(price * 10 ** digits));
}
