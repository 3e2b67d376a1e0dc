import { discountOf } from '#machines/rules/money/discount.ts';
import { defaultVariant } from '#machines/rules/variants.ts';
import { regions, type RegionCode } from '../region/region.ts';
import { rulesOf } from '../checkout/regionRules.ts';
import { seededRandomOf, type SeededRandom } from './seededRandom.ts';
import { brandsOf, familyIds, seriesIds, valueId } from './termDictionary.ts';
import { firstProdId, skuIdOf } from './ids.ts';
import { productTypes, type ProductType } from './productTypes.ts';
import { technicalSeries } from './brandNames.ts';
import { priceIn } from './prices.ts';
import { reviewsOf, type GeneratedReview } from './reviewGenerator.ts';
import type { Shop } from './shops.ts';
import { tagsFor } from './tags.ts';

export type GeneratedSku = {
  skuId: number;
  valueIds: number[];
  colour: string;
  stocks: number;
  status: 0 | 1;
  /** In a mall of long standing, when the last piece went. */ soldOutAt: number | null;
  prices: Map<number, { price: number; oriPrice: number | null }>;
};
export type GeneratedOffer = {
  regionId: number;
  price: number;
  oriPrice: number | null;
  discount: number;
  soldNum: number;
  rating: number;
  popularity: number;
  inStock: boolean;
  freeDelivery: boolean;
  terms: number[];
};
export type GeneratedProduct = {
  prodId: number;
  kind: ProductType;
  brandId: number;
  shop: Shop;
  seriesId: number;
  features: number[];
  attrValues: number[];
  colour: string;
  tint: number;
  condition: 'NEW' | 'USED';
  warrantyMonths: number | null;
  origin: string;
  grams: number;
  returnDays: number;
  cod: boolean;
  maxBuy: number | null;
  createdAt: number;
  status: 0 | 1;
  skus: GeneratedSku[];
  offers: GeneratedOffer[];
  reviews: GeneratedReview[];
  stars: number[];
};

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Families that name their models by technical words. */
const technical = new Set(['devices', 'audio', 'cameras', 'gadgets', 'lights', 'screens', 'tools', 'auto', 'wheels', 'sport']);
const technicalIds = [...seriesIds].filter(([name]) => technicalSeries.has(name)).map(([, id]) => id);
const placeIds = [...seriesIds].filter(([name]) => !technicalSeries.has(name)).map(([, id]) => id);
const elsewhere: Record<string, string[]> = {
  LK: ['LK', 'LK', 'LK', 'CN', 'IN', 'JP', 'TH'],
  CN: ['CN', 'CN', 'CN', 'CN', 'JP', 'VN'],
  LA: ['LA', 'LA', 'TH', 'VN', 'CN'],
  TR: ['TR', 'TR', 'TR', 'TR', 'IT', 'DE', 'CN'],
} satisfies Record<RegionCode, unknown>;
const homeTongue: Record<string, string[]> = {
  LK: ['english', 'sinhala', 'tamil'],
  CN: ['chinese'],
  LA: ['lao', 'english'],
  TR: ['turkish'],
} satisfies Record<RegionCode, unknown>;

/**
 * Which region a product's place in the line gives it: every kind and every region get their share early, so that a small mall has
 * everything too.
 */
function kindAndShop(chance: SeededRandom, at: number, shops: readonly Shop[]): { kind: ProductType; shop: Shop } {
  const kind = at < productTypes.length ? productTypes[(at * 151) % productTypes.length]! : chance.pick(productTypes);
  const sellers = shops.filter((shop) => shop.families.includes(kind.family.name));
  return { kind, shop: sellers.length === 0 ? chance.pick(shops) : chance.pick(sellers) };
}

/** The variants' values beside the colour: sizes of the family, or the kind's measures when all of them are sold. */
function sizesOf(chance: SeededRandom, kind: ProductType, isMeasured: boolean): { valueId: number; factor: number }[] {
  if (isMeasured && kind.measures !== null) {
    const [first = 1] = kind.measures.amounts;
    return kind.measures.amounts.map((amount) => ({
      valueId: valueId(kind.measures!.unit, amount),
      factor: scale(kind.measures!.unit, amount / first),
    }));
  }
  const property = kind.varies.find((each) => (kind.allowed[each]?.length ?? 0) > 0);
  if (property === undefined) return [];
  const values = kind.allowed[property]!;
  const from = chance.whole(0, Math.max(0, values.length - 4));
  return values.slice(from, from + chance.whole(3, 4)).map((value) => ({ valueId: valueId(property, value), factor: 1 }));
}

/** How a price grows with the measure: packs are where shops give most away, watts and inches cost little more each. */
const growth: Record<string, number> = { pcs: 0.55, w: 0.35, mah: 0.5, p: 0.15, gb: 0.24, tb: 0.24, in: 0.9, cm: 0.6 };

/** How much dearer the larger one is. */
const scale = (unit: string, times: number): number => times ** (growth[unit] ?? 0.82);

/** Families whose volumes are what is inside, not what fits in: a litre of it weighs a kilogram. */
const poured = new Set(['chilled', 'coolers', 'drinks', 'skincare', 'wash', 'household', 'auto']);
const gramsOf: Record<string, number> = { g: 1, kg: 1_000 };
const pouredGramsOf: Record<string, number> = { ...gramsOf, ml: 1, l: 1_000 };

/** What such an amount of a kind weighs without its packing; 0 where its measure does not say. */
const netGrams = ({ family, measures }: ProductType, amount: number): number =>
  amount * ((poured.has(family.name) ? pouredGramsOf : gramsOf)[measures?.unit ?? ''] ?? 0);

/**
 * Product number `at` of the mall with this seed: everything about it, the same whenever and in whatever order it is asked for. `now`: ms,
 * only dates hang on it.
 */
export function generateProduct(seed: string, at: number, shops: readonly Shop[], now: number): GeneratedProduct {
  const chance = seededRandomOf(seed, 'product', at);
  const { kind, shop } = kindAndShop(chance, at, shops);
  const { family } = kind;
  const prodId = firstProdId + at;
  const allowed: Record<string, string[]> =
    family.name === 'books' ? { ...kind.allowed, tongue: homeTongue[shop.code] ?? ['english'] } : kind.allowed;
  const isMeasured = kind.measures !== null && kind.measures.amounts.length > 1 && chance.yes(0.45);
  const sizes = sizesOf(chance, kind, isMeasured);
  const varying = new Set([...(isMeasured ? [] : kind.varies), 'colour']);
  const material = kind.materials.length === 0 ? [] : [valueId('material', chance.pick(kind.materials))];
  const amount = kind.measures === null || isMeasured ? null : chance.pick(kind.measures.amounts);
  const [firstAmount = 1] = kind.measures?.amounts ?? [];
  const amountFactor = amount === null ? 1 : scale(kind.measures!.unit, amount / firstAmount);
  const params = Object.entries(allowed).filter(
    ([property, values]) =>
      values.length > 0 &&
      !varying.has(property) &&
      (family.params.includes(property) || property === 'scent' || property === 'source' || property === 'link'),
  );
  const attrValues = [
    ...material,
    ...(amount === null ? [] : [valueId(kind.measures!.unit, amount)]),
    ...params
      .filter(([property]) => property !== 'material' && (property !== 'diet' || chance.yes(0.35)))
      .map(([property, values]) => valueId(property, chance.pick(values))),
  ];
  const heaviest = netGrams(kind, isMeasured ? Math.max(...kind.measures!.amounts) : (amount ?? 0));
  const ids = familyIds.get(family.name)!;
  const features = chance
    .some(
      kind.features.map((each) => ids.features[each]!),
      chance.whole(1, 3),
    )
    .sort(() => chance.next() - 0.5);
  const colours =
    kind.colours.length === 0 ? ['own'] : chance.some(kind.colours, sizes.length > 3 ? chance.whole(1, 2) : chance.whole(1, 4));
  const isUsed = family.used > 0 && chance.yes(family.used);
  const dollars = kind.usd[0] * (kind.usd[1] / kind.usd[0]) ** (chance.next() ** 1.3) * amountFactor ** 0.9 * (isUsed ? 0.6 : 1);
  const off = chance.yes(0.42) ? chance.pick([10, 10, 15, 15, 20, 20, 25, 30, 35, 40, 50]) : 0;
  const fortune = chance.next() ** 3;
  const isGone = chance.yes(0.03);
  const isScarce = !isGone && chance.yes(0.06);
  const usualLimit = dollars > 300 ? 5 : null;
  const reach = shop.shipsTo.filter(
    (regionId) => regionId === shop.regionId || (!family.isLocal && kind.grams < 30_000 && chance.yes(0.8)),
  );
  const skus = variants({ chance, kind, prodId, colours, sizes, reach, dollars, off, isGone, isScarce });
  const createdAt = Math.floor((now - dayMs * (1 + 420 * chance.next() ** 1.4)) / minuteMs) * minuteMs;
  for (const sku of skus)
    if (sku.stocks === 0)
      sku.soldOutAt =
        Math.floor((now - (now - createdAt) * 0.2 * seededRandomOf(seed, 'sold out', sku.skuId).next()) / minuteMs) * minuteMs;
  const quality = Math.min(0.98, Math.max(0.2, shop.quality * 0.5 + chance.next() * 0.55));
  const reviews = reviewsOf({ seed, at, kind, shop, reach, quality, fortune, createdAt, now, skus });
  const stars = [0, 0, 0, 0, 0];
  for (const review of reviews) stars[review.score - 1]! += 1;
  const rating = reviews.length === 0 ? 0 : reviews.reduce((sum, review) => sum + review.score, 0) / reviews.length;
  const origin = kind.family.isLocal ? shop.code : chance.pick(elsewhere[shop.code] ?? [shop.code]);
  const brand = chance.pick(brandsOf.get(family.name) ?? []);
  const seriesId = chance.pick(technical.has(family.name) ? technicalIds : placeIds);
  const variantValues = [...new Set(skus.flatMap((sku) => sku.valueIds))];
  const terms = [...kind.path, brand.brandId, shop.shopId, kind.kindId, seriesId, ...features, ...attrValues, ...variantValues];
  const inStock = skus.some((sku) => sku.status === 1 && sku.stocks !== 0);
  const offers = reach.map((regionId): GeneratedOffer => {
    const local = chance.next();
    const { price, oriPrice } = defaultVariant(skus.map(({ prices, status, stocks }) => ({ ...prices.get(regionId)!, status, stocks })))!;
    const soldNum = Math.floor((reviews.length * (3 + local * 9) + fortune * 900 * local) * (regionId === shop.regionId ? 1 : 0.25));
    const discount = discountOf({ price, oriPrice }) ?? 0;
    const popularity =
      Math.round(
        (Math.log10(soldNum + 2) * 20 +
          rating * 4 +
          discount * 0.15 +
          (regionId === shop.regionId ? 14 : 0) +
          (inStock ? 0 : -60) +
          local * 12) *
          1000,
      ) / 1000;
    const freeDelivery = regionId === shop.regionId && price >= rulesOf(regionId).freeDeliveryFrom;
    return {
      regionId,
      price,
      oriPrice,
      discount,
      soldNum,
      rating,
      popularity,
      inStock,
      freeDelivery,
      terms: [
        ...terms,
        ...tagsFor({ kind, discount, rating, soldNum, freeDelivery, isAbroad: regionId !== shop.regionId, createdAt, now }),
      ],
    };
  });
  return {
    prodId,
    kind,
    brandId: brand.brandId,
    shop,
    seriesId,
    features,
    attrValues,
    colour: colours[0] ?? 'own',
    tint: 1 + ((chance.whole(0, 5) + at) % 6),
    condition: isUsed ? 'USED' : 'NEW',
    warrantyMonths: family.warranty !== null && isUsed ? 3 : family.warranty,
    origin,
    grams: Math.max(20, Math.ceil(Math.max(kind.grams * (0.85 + chance.next() * 0.4), heaviest * 1.05) / 10) * 10),
    returnDays: family.returns,
    cod: dollars < 450,
    maxBuy: isScarce ? 2 : usualLimit,
    createdAt,
    status: chance.yes(0.994) ? 1 : 0,
    skus,
    offers,
    reviews,
    stars,
  };
}

type Varying = {
  chance: SeededRandom;
  kind: ProductType;
  prodId: number;
  colours: string[];
  sizes: { valueId: number; factor: number }[];
  reach: number[];
  dollars: number;
  off: number;
  isGone: boolean;
  isScarce: boolean;
};

function variants({ chance, kind, prodId, colours, sizes, reach, dollars, off, isGone, isScarce }: Varying): GeneratedSku[] {
  const made: GeneratedSku[] = [];
  const noise = new Map(reach.map((regionId) => [regionId, 0.95 + chance.next() * 0.12]));
  for (const colour of colours) {
    for (const size of sizes.length === 0 ? [null] : sizes) {
      const prices = new Map(
        reach.map((regionId) => {
          const region = regions.find((each) => each.regionId === regionId)!;
          const full = priceIn(region.code, kind.family.name, dollars * (size?.factor ?? 1) * noise.get(regionId)!, region.digits);
          const price =
            off === 0
              ? full
              : Math.min(
                  full,
                  priceIn(
                    region.code,
                    kind.family.name,
                    dollars * (size?.factor ?? 1) * noise.get(regionId)! * (1 - off / 100),
                    region.digits,
                  ),
                );
          return [regionId, { price, oriPrice: price < full ? full : null }];
        }),
      );
      const draw = chance.next();
      const drawStocks = (): number => {
        if (isGone) return 0;
        if (isScarce) return chance.whole(0, 4);
        if (draw < 0.08 && colours.length * Math.max(1, sizes.length) > 1) return 0;
        return draw < 0.14 ? chance.whole(1, 5) : chance.whole(12, 400);
      };
      const stocks = drawStocks();
      const valueIds = [
        ...(kind.colours.length === 0 || colour === 'own' || (colours.length === 1 && sizes.length === 0)
          ? []
          : [valueId('colour', colour)]),
        ...(size === null ? [] : [size.valueId]),
      ];
      made.push({ skuId: skuIdOf(prodId, made.length), valueIds, colour, stocks, status: 1, soldOutAt: null, prices });
    }
  }
  return made;
}
