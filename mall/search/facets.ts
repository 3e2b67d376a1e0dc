import type { z } from 'zod';
import type { Locale } from '#machines/model/locale.ts';
import { toMajor } from '#machines/rules/money/money.ts';
import { firstId } from '../seed/ids.ts';
import { countryName } from '../seed/texts.ts';
import { vocabularyOf, type Vocabulary } from '../seed/vocabulary.ts';
import type { AttrFacet } from '../category/category.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Region } from '../region/region.ts';
import type { Conditions, Found, Sifted } from '../searchIndex/query.ts';
import { flagOf, originText, type ColumnIndex, type TermCodes } from '../searchIndex/columnIndex.ts';
import { attrFacetName } from './filters.ts';
import type { facets } from './search.schemas.ts';

type Facets = z.input<typeof facets>;
type On = { index: ColumnIndex; terms: TermCodes };

/** Shops are many; so many of them are told. */
const mostShops = 50;
const ratingSteps = [4, 3, 2];

/** Under which facet a term is counted. */
function facetOfTerm(words: Vocabulary, term: number): string {
  if (term >= firstId.value && term < firstId.phrase) return attrFacetName(words.terms.get(term)?.parentId ?? 0);
  if (term >= firstId.brand && term < firstId.shop) return 'brand';
  if (term >= firstId.shop && term < firstId.series) return 'shop';
  return term >= firstId.root && term < firstId.tag ? 'category' : '';
}

/** Counts by term: of what met everything, and under its own facet of what that facet alone keeps out. */
function countTerms({ index: regionIndex, terms }: On, { places }: Found, sifted: Sifted, words: Vocabulary): Uint32Array {
  const counts = new Uint32Array(terms.terms.length);
  for (const index of sifted.hits) {
    const place = places[index]!;
    for (let at = regionIndex.starts[place]!, end = regionIndex.starts[place + 1]!; at < end; at += 1) counts[regionIndex.codes[at]!]! += 1;
  }
  const facetOf = Int16Array.from(terms.terms, (term) => sifted.facets.indexOf(facetOfTerm(words, term)));
  for (let each = 0; each < sifted.near.length; each += 1) {
    const place = places[sifted.near[each]!]!;
    const facet = sifted.nearFacet[each]!;
    for (let at = regionIndex.starts[place]!, end = regionIndex.starts[place + 1]!; at < end; at += 1)
      if (facetOf[regionIndex.codes[at]!] === facet) counts[regionIndex.codes[at]!]! += 1;
  }
  return counts;
}

/** Everything whose count leaves this facet's own choice out. */
function* forFacet(name: string, { places }: Found, sifted: Sifted): Generator<number> {
  for (const index of sifted.hits) yield places[index]!;
  const facet = sifted.facets.indexOf(name);
  if (facet < 0) return;
  for (let each = 0; each < sifted.near.length; each += 1) if (sifted.nearFacet[each] === facet) yield places[sifted.near[each]!]!;
}

function countColumns({ index }: On, found: Found, sifted: Sifted) {
  const origins = new Map<number, number>();
  for (const place of forFacet('origin', found, sifted)) origins.set(index.origin[place]!, (origins.get(index.origin[place]!) ?? 0) + 1);
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const place of forFacet('price', found, sifted)) {
    min = Math.min(min, index.price[place]!);
    max = Math.max(max, index.price[place]!);
  }
  const ratings = ratingSteps.map(() => 0);
  for (const place of forFacet('rating', found, sifted))
    ratingSteps.forEach((step, at) => (ratings[at]! += index.rating[place]! >= step ? 1 : 0));
  const flagged = (facet: string, bit: number) => {
    let [yes, no] = [0, 0];
    for (const place of forFacet(facet, found, sifted))
      if ((index.flags[place]! & bit) === bit) yes += 1;
      else no += 1;
    return { yes, no };
  };
  return {
    origins,
    min: Number.isFinite(min) ? min : 0,
    max,
    ratings,
    condition: flagged('condition', flagOf.used),
    free: flagged('freeDelivery', flagOf.freeDelivery).yes,
    inStock: flagged('inStock', flagOf.inStock).yes,
  };
}

/**
 * What a result can be narrowed by, counted over the whole of it. Every facet's counts leave its own choice out, so that another
 * value can be taken beside it; what is chosen is always told, with 0 if need be.
 */
export async function facetsOf(
  context: MallContext,
  on: On,
  found: Found,
  sifted: Sifted,
  asked: Conditions,
  at: { region: Region; locale: Locale },
): Promise<Facets> {
  const words = await vocabularyOf(context);
  const { locale } = at;
  const counts = countTerms(on, found, sifted, words);
  const columns = countColumns(on, found, sifted);
  const chosen = new Set(asked.choices.flatMap((choice) => choice.terms));
  const terms = [...counts.entries()]
    .map(([code, count]) => ({ term: on.terms.terms[code]!, count }))
    .filter(({ term, count }) => count > 0 || chosen.has(term));
  for (const term of chosen) if (on.terms.known(term) === undefined && facetOfTerm(words, term) !== '') terms.push({ term, count: 0 });
  const between = (from: number, to: number) =>
    terms.filter(({ term }) => term >= from && term < to).sort((one, other) => other.count - one.count || one.term - other.term);
  const attrs = new Map<number, AttrFacet>();
  for (const { term, count } of between(firstId.value, firstId.phrase).sort((one, other) => one.term - other.term)) {
    const attrId = words.terms.get(term)?.parentId ?? 0;
    const group = attrs.get(attrId) ?? { attrId, attrName: words.say(attrId, locale), values: [] };
    group.values.push({ attrValueId: term, value: words.say(term, locale), count });
    attrs.set(attrId, group);
  }
  const money = (minor: number) => toMajor(minor, at.region.digits);
  const origins = [
    ...columns.origins,
    ...(asked.origins ?? [])
      .filter((code) => ![...columns.origins.keys()].map(originText).includes(code))
      .map((code): [string, number] => [code, 0]),
  ]
    .map(([code, count]) => ({ code: typeof code === 'number' ? originText(code) : code, count }))
    .sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1));
  return {
    attrs: [...attrs.values()].filter((group) => group.values.length > 1 || group.values.some((value) => chosen.has(value.attrValueId))),
    brands: between(firstId.brand, firstId.shop).map(({ term, count }) => ({
      brandId: term,
      brandName: words.brands.get(term)?.name ?? '',
      count,
    })),
    categories: between(firstId.root, firstId.tag).map(({ term, count }) => ({
      categoryId: term,
      categoryName: words.categories.get(term)?.texts[locale] ?? '',
      count,
    })),
    shops: between(firstId.shop, firstId.series)
      .slice(0, mostShops)
      .map(({ term, count }) => ({ shopId: term, shopName: words.shops.get(term)?.name ?? '', count })),
    placesOfOrigin: origins.map(({ code, count }) => ({ code, name: countryName(code, locale), count })),
    price: { min: money(columns.min), max: money(columns.max), currency: at.region.currency, priceSymbol: at.region.symbol },
    ratings: ratingSteps.map((min, step) => ({ min, count: columns.ratings[step]! })),
    conditions: [
      { code: 'NEW', count: columns.condition.no },
      { code: 'USED', count: columns.condition.yes },
    ],
    freeDelivery: columns.free,
    inStock: columns.inStock,
  };
}
