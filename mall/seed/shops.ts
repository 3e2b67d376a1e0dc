import { countries, type Area } from '../address/area.ts';
import { regions, type RegionCode } from '../region/region.ts';
import { seededRandomOf } from './seededRandom.ts';
import { introIds, noticeIds } from './termDictionary.ts';
import { firstId } from './ids.ts';
import { brandsByFamilies, shopWords } from './brandNames.ts';

export type Shop = {
  shopId: number;
  name: string;
  regionId: number;
  code: string;
  city: number;
  logo: string;
  banner: string;
  phrases: number[];
  families: string[];
  shipsTo: number[];
  fansCount: number;
  responseMinutes: number | null;
  onTimeRate: number;
  opens: string;
  quality: number;
};

/** How many shops a mall of this size has: 120 for 10,000 products. */
export const shopCountFor = (products: number): number => Math.min(9_000, Math.max(12, Math.round(12 * Math.sqrt(products / 100))));

/** Where shops sit, and how readily they send abroad from there. */
const homesByRegion: Record<RegionCode, { share: number; abroad: number }> = {
  LK: { share: 0.4, abroad: 0.3 },
  CN: { share: 0.3, abroad: 0.7 },
  TR: { share: 0.18, abroad: 0.35 },
  LA: { share: 0.12, abroad: 0.25 },
};
const homes = Object.entries(homesByRegion);

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

function districtsOf(code: string): Area[] {
  const region = regions.find((each) => each.code === code);
  const country = countries.find((each) => each.areaId === region?.regionId);
  return country?.children ?? [];
}

/** Groups of families that one shop can sell side by side. Every shop of fresh things is a grocer. */
const trades: string[][] = brandsByFamilies.map((group) => group.families);
const moreOften = [0, 0, 3, 3, 4, 4, 5, 1, 6, 7, 8, 9, 10, 11, 12, 2, 13];

/**
 * The shops of a mall, each with the sorts of things it sells; the first of each region cover every trade, so that no category is empty
 * anywhere.
 */
export function shopsFor(seed: string, products: number): Shop[] {
  const count = shopCountFor(products);
  const shops: Shop[] = [];
  const names = new Set<string>();
  const made: Record<string, number> = {};
  for (let at = 0; at < count; at += 1) {
    const chance = seededRandomOf(seed, 'shop', at);
    // The first ones go round the regions; then by share.
    const throwOf = chance.next();
    let sum = 0;
    const home = at < homes.length * 2 ? homes[at % homes.length]! : (homes.find(([, { share }]) => (sum += share) > throwOf) ?? homes[0]!);
    const [code, { abroad }] = home;
    const region = regions.find((each) => each.code === code)!;
    const nth = (made[code] = (made[code] ?? 0) + 1) - 1;
    const trade = nth < trades.length ? nth : chance.pick(moreOften);
    const second = chance.yes(0.35) ? chance.pick(moreOften) : trade;
    const words = shopWords[code]!;
    let name = `${chance.pick(words.first)} ${chance.pick(words.second)}`;
    for (let tries = 0; names.has(name) && tries < 40; tries += 1)
      name = `${chance.pick(words.first)} ${chance.pick(words.first)} ${chance.pick(words.second)}`;
    for (let number = 2; names.has(name); number += 1) name = `${name.replace(/ \d+$/, '')} ${number}`;
    names.add(name);
    const tint = (at % 6) + 1;
    const opens = chance.pick(['08:00–20:00', '09:00–18:00', '09:00–21:00', '10:00–19:00']);
    shops.push({
      shopId: firstId.shop + at,
      name,
      regionId: region.regionId,
      code,
      city: chance.pick(districtsOf(code))?.areaId ?? region.regionId,
      logo: `/oss/mark/${encodeURIComponent(initials(name))}/${tint}.svg`,
      banner: `/oss/b/${chance.pick(['shopping-bags.own~wrapped-gift.own', 'package.own~shopping-bags.teal', 'potted-plant.own~shopping-bags.navy', 'delivery-truck.own~package.own'])}/${tint}`,
      phrases: [chance.pick(introIds), chance.pick(noticeIds)],
      families: [...new Set([...trades[trade]!, ...trades[second]!])],
      shipsTo: regions.filter((each) => each.code === code || chance.yes(abroad)).map((each) => each.regionId),
      fansCount: Math.round(40 * 2 ** (chance.next() * 8)),
      responseMinutes: chance.pick([5, 10, 15, 30, 60, 120]),
      onTimeRate: Math.round((88 + chance.next() * 11.5) * 10) / 10,
      opens,
      quality: 0.35 + chance.next() * 0.6,
    });
  }
  return shops;
}
