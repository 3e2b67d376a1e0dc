import { flagOf, packOrigin, type ColumnIndex, type TermCodes } from './columnIndex.ts';

/** What narrows an index. In `scope` and `choices` every group must be met by one of its terms; prices in minor units. */
export type Conditions = {
  /** The frame: never left out of a count. */
  scope: readonly (readonly number[])[];
  /** What was chosen among the facets, each under the name of its facet: counts of that facet leave it out. */
  choices: readonly { facet: string; terms: readonly number[] }[];
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  minRating?: number | undefined;
  inStock?: boolean | undefined;
  freeDelivery?: boolean | undefined;
  used?: boolean | undefined;
  origins?: readonly string[] | undefined;
  except?: number | undefined;
  only?: number | undefined;
};

/** Places in an index, and how well each answers a question where one was asked. */
export type Found = { places: Uint32Array; scores: Float32Array | null };

/** What is left, as indexes into what was sifted; `near`: what fails one facet only, with the number of that facet in `facets`. */
export type Sifted = { hits: Uint32Array; near: Uint32Array; nearFacet: Uint8Array; facets: string[] };

type Test = { facet: string | null; holds(place: number): boolean };

/** A region has no product with values of more attributes than fit into a number. */
const mostGroups = 31;

function testsOf(index: ColumnIndex, conditions: Conditions): Test[] {
  const tests: Test[] = [];
  const { minPrice, maxPrice, minRating, origins, used, only, except } = conditions;
  const flag = (facet: string, bit: number, wanted: number) =>
    tests.push({ facet, holds: (place) => (index.flags[place]! & bit) === wanted });
  if (only !== undefined) tests.push({ facet: null, holds: (place) => index.prodIds[place] === only });
  if (except !== undefined) tests.push({ facet: null, holds: (place) => index.prodIds[place] !== except });
  if (minPrice !== undefined || maxPrice !== undefined) {
    const [low, high] = [minPrice ?? Number.NEGATIVE_INFINITY, maxPrice ?? Number.POSITIVE_INFINITY];
    tests.push({ facet: 'price', holds: (place) => index.price[place]! >= low && index.price[place]! <= high });
  }
  if (minRating !== undefined) tests.push({ facet: 'rating', holds: (place) => index.rating[place]! >= Math.fround(minRating) });
  if (origins !== undefined) {
    const wanted = new Set(origins.map(packOrigin));
    tests.push({ facet: 'origin', holds: (place) => wanted.has(index.origin[place]!) });
  }
  if (used !== undefined) flag('condition', flagOf.used, used ? flagOf.used : 0);
  if (conditions.inStock === true) flag('inStock', flagOf.inStock, flagOf.inStock);
  if (conditions.freeDelivery === true) flag('freeDelivery', flagOf.freeDelivery, flagOf.freeDelivery);
  return tests;
}

/** Every product in the index that meets the narrowest frame; without one, the whole index. */
export function everything(index: ColumnIndex, terms: TermCodes, groups: readonly (readonly number[])[]): Found {
  const codesOf = (group: readonly number[]) => group.flatMap((term) => terms.known(term) ?? []);
  const sizes = groups.map((group) => codesOf(group).reduce((sum, code) => sum + index.holderCount(code), 0));
  const narrowest = sizes.indexOf(Math.min(...sizes));
  if (narrowest < 0) {
    const all = new Uint32Array(index.size);
    let count = 0;
    for (let place = 0; place < index.size; place += 1) if ((index.flags[place]! & flagOf.gone) === 0) all[count++] = place;
    return { places: all.subarray(0, count), scores: null };
  }
  return { places: holdersOfAny(index, codesOf(groups[narrowest]!)), scores: null };
}

/** Places that have any of these codes, each once, without those that are gone. */
export function holdersOfAny(index: ColumnIndex, codes: readonly number[]): Uint32Array {
  const seen = new Uint8Array(codes.length > 1 ? index.size : 0);
  const places = new Uint32Array(codes.reduce((sum, code) => sum + index.holderCount(code), 0));
  let count = 0;
  for (const code of codes) {
    for (const list of index.holdersOf(code)) {
      for (let at = 0; at < list.length; at += 1) {
        const place = list[at]!;
        if ((index.flags[place]! & flagOf.gone) !== 0 || seen[place] === 1) continue;
        if (codes.length > 1) seen[place] = 1;
        places[count++] = place;
      }
    }
  }
  return places.subarray(0, count);
}

/** Applies the conditions to what was found. `wantsNear`: also tell what one facet alone keeps out. */
export function sift(regionIndex: ColumnIndex, terms: TermCodes, found: Found, conditions: Conditions, wantsNear: boolean): Sifted {
  const facets = conditions.choices.map((choice) => choice.facet);
  const groups = [...conditions.choices.map((choice) => choice.terms), ...conditions.scope];
  const tests = testsOf(regionIndex, conditions);
  if (groups.length > mostGroups) return { hits: new Uint32Array(0), near: new Uint32Array(0), nearFacet: new Uint8Array(0), facets };
  const bits = new Uint32Array(terms.terms.length);
  groups.forEach((group, index) => {
    for (const term of group) {
      const code = terms.known(term);
      if (code !== undefined) bits[code]! |= 1 << index;
    }
  });
  const full = groups.length === 0 ? 0 : 2 ** groups.length - 1;
  const testFacets = tests.map((test) => (test.facet === null ? -1 : facets.push(test.facet) - 1));
  const { places } = found;
  const hits = new Uint32Array(places.length);
  const near = new Uint32Array(wantsNear ? places.length : 0);
  const nearFacet = new Uint8Array(near.length);
  let hitCount = 0;
  let nearCount = 0;
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index]!;
    let missing = full;
    for (let at = regionIndex.starts[place]!, end = regionIndex.starts[place + 1]!; missing !== 0 && at < end; at += 1)
      missing &= ~bits[regionIndex.codes[at]!]!;
    // Which facet alone is missed: -1 none, -2 what cannot be made good.
    const single = (missing & (missing - 1)) === 0 ? 31 - Math.clz32(missing) : -2;
    let missed = missing === 0 ? -1 : single;
    if (missed >= conditions.choices.length) missed = -2;
    if (missed === -2 || (missed >= 0 && !wantsNear)) continue;
    for (let test = 0; test < tests.length; test += 1) {
      if (tests[test]!.holds(place)) continue;
      const facet = testFacets[test]!;
      missed = missed === -1 && wantsNear && facet >= 0 ? facet : -2;
      if (missed === -2) break;
    }
    if (missed === -1) hits[hitCount++] = index;
    else if (missed >= 0) {
      near[nearCount] = index;
      nearFacet[nearCount++] = missed;
    }
  }
  return { hits: hits.subarray(0, hitCount), near: near.subarray(0, nearCount), nearFacet: nearFacet.subarray(0, nearCount), facets };
}

/**
 * The first `limit` of these indexes by `keyOf`, largest first; equal ones by `tie`, largest first. A list of a hundred
 * thousand is not sorted whole: what cannot come in any more is passed over.
 */
export function firstBy(indexes: Uint32Array, limit: number, keyOf: (index: number) => number, tie: (index: number) => number): number[] {
  const keys: number[] = [];
  let candidates: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  const room = Math.max(1_000, limit * 2);
  const order = (one: number, other: number) => keys[other]! - keys[one]! || tie(candidates[other]!) - tie(candidates[one]!);
  const cut = () => {
    const best = candidates
      .map((_, at) => at)
      .sort(order)
      .slice(0, limit);
    const [newKept, newKeys] = [best.map((at) => candidates[at]!), best.map((at) => keys[at]!)];
    candidates = newKept;
    keys.splice(0, keys.length, ...newKeys);
    if (candidates.length === limit) least = keys.at(-1)!;
  };
  for (let at = 0; at < indexes.length; at += 1) {
    const index = indexes[at]!;
    const key = keyOf(index);
    if (key < least) continue;
    candidates.push(index);
    keys.push(key);
    if (candidates.length >= room) cut();
  }
  cut();
  return candidates;
}
