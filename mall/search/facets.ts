import type { z } from 'zod';
import type { Locale } from '#machines/words.ts';
import { toMajor } from '#machines/money.ts';
import type { AttrFacet } from '../category/category.ts';
import { firstId } from '../catalogue/ids.ts';
import { countryName } from '../catalogue/texts.ts';
import { vocabularyOf } from '../catalogue/vocabulary.ts';
import type { House } from '../house.ts';
import { shelfWhere, type ShelfFilter } from '../product/listing.ts';
import type { Region } from '../region/region.ts';
import type { facets } from './search.shapes.ts';

type Facets = z.input<typeof facets>;
type Sums = { min: number | null; max: number | null; freeDelivery: number; inStock: number; used: number; fresh: number; r4: number; r3: number; r2: number };

/** What a result can be narrowed by, with the count each choice would leave; counted over the whole result, not a page of it. */
export async function facetsOf(house: House, filter: ShelfFilter, at: { region: Region; locale: Locale }): Promise<Facets> {
  const { where, values } = shelfWhere(filter);
  const { pool } = house.database;
  const [words, terms, origins, sums] = await Promise.all([
    vocabularyOf(house),
    pool.query<{ term: number; count: number }>({ text: `select t as term, count(*)::int as count from shelves cross join lateral unnest(terms) t where ${where} group by t`, values }),
    pool.query<{ origin: string; count: number }>({ text: `select origin, count(*)::int as count from shelves where ${where} group by origin order by count desc, origin`, values }),
    pool.query<Sums>({
      text: `select min(price) as min, max(price) as max, count(*) filter (where free_delivery)::int as "freeDelivery", count(*) filter (where in_stock)::int as "inStock", count(*) filter (where used)::int as used,
             count(*) filter (where not used)::int as fresh, count(*) filter (where rating >= 4)::int as r4, count(*) filter (where rating >= 3)::int as r3, count(*) filter (where rating >= 2)::int as r2
             from shelves where ${where}`,
      values,
    }),
  ]);
  const { locale } = at;
  const between = (from: number, to: number) => terms.rows.filter(({ term }) => term >= from && term < to).sort((one, other) => other.count - one.count || one.term - other.term);
  const attrs = new Map<number, AttrFacet>();
  for (const { term, count } of between(firstId.value, firstId.phrase).sort((one, other) => one.term - other.term)) {
    const attrId = words.terms.get(term)?.parentId ?? 0;
    const group = attrs.get(attrId) ?? { attrId, attrName: words.say(attrId, locale), values: [] };
    group.values.push({ attrValueId: term, value: words.say(term, locale), count });
    attrs.set(attrId, group);
  }
  const row = sums.rows[0];
  const money = (minor: number | null | undefined) => toMajor(minor ?? 0, at.region.digits);
  return {
    attrs: [...attrs.values()].filter((group) => group.values.length > 1),
    brands: between(firstId.brand, firstId.shop).map(({ term, count }) => ({ brandId: term, brandName: words.brands.get(term)?.name ?? '', count })),
    categories: between(firstId.leaf, firstId.tag).map(({ term, count }) => ({ categoryId: term, categoryName: words.categories.get(term)?.texts[locale] ?? '', count })),
    shops: between(firstId.shop, firstId.series).slice(0, 50).map(({ term, count }) => ({ shopId: term, shopName: words.shops.get(term)?.name ?? '', count })),
    placesOfOrigin: origins.rows.map(({ origin, count }) => ({ code: origin, name: countryName(origin, locale), count })),
    price: { min: money(row?.min), max: money(row?.max), currency: at.region.currency, priceSymbol: at.region.symbol },
    ratings: [{ min: 4, count: row?.r4 ?? 0 }, { min: 3, count: row?.r3 ?? 0 }, { min: 2, count: row?.r2 ?? 0 }],
    conditions: [{ code: 'NEW', count: row?.fresh ?? 0 }, { code: 'USED', count: row?.used ?? 0 }], freeDelivery: row?.freeDelivery ?? 0, inStock: row?.inStock ?? 0,
  };
}
