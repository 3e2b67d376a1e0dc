import type { MallContext } from '../platform/mallContext.ts';
import { everything, firstBy, holdersOfAny, sift, type Conditions } from '../searchIndex/query.ts';
import type { ColumnIndex } from '../searchIndex/columnIndex.ts';
import { regionIndexOf } from '../searchIndex/regionIndexes.ts';
import { z } from '../platform/http/schemas.ts';

export const sortNames = ['default', 'price', 'soldNum', 'new', 'rating', 'discount'] as const;
export type SortName = (typeof sortNames)[number];

/** `sortName` and `sort` of every list (contract G): unknown values are refused. */
export const sortQuery = { sortName: z.enum(sortNames).optional(), sort: z.enum(['asc', 'desc']).optional() };

/**
 * What narrows a region's index. `all`: every group must be met by one of its terms; `closer`: what has this term stands before all else;
 * prices in minor units.
 */
export type IndexFilter = Omit<Conditions, 'scope' | 'choices'> & {
  regionId: number;
  all: readonly (readonly number[])[];
  closer?: number;
};

export type IndexOrder = { sortName: SortName; sort: 'asc' | 'desc' };

/** The direction a sort has when the caller names none: cheapest first, otherwise most first. */
export const orderOf = (sortName: SortName = 'default', sort?: 'asc' | 'desc'): IndexOrder => ({
  sortName,
  sort: sort ?? (sortName === 'price' ? 'asc' : 'desc'),
});

const columns = {
  default: 'popularity',
  price: 'price',
  soldNum: 'soldNum',
  new: 'createdAt',
  rating: 'rating',
  discount: 'discount',
} as const;

/**
 * The first products at these places in an order. Equal ones follow their ids, so pages neither repeat nor skip. `bonus` goes before the
 * order's own figure.
 */
export function firstIds(
  regionIndex: ColumnIndex,
  places: Uint32Array,
  order: IndexOrder,
  limit: number,
  bonus?: (index: number) => number,
): number[] {
  const column = regionIndex[columns[order.sortName]];
  const sign = order.sort === 'asc' ? -1 : 1;
  const indexes = new Uint32Array(places.length);
  for (let index = 0; index < indexes.length; index += 1) indexes[index] = index;
  const key =
    bonus === undefined ? (index: number) => sign * column[places[index]!]! : (index: number) => bonus(index) + column[places[index]!]!;
  return firstBy(indexes, limit, key, (index) => sign * regionIndex.prodIds[places[index]!]!).map(
    (index) => regionIndex.prodIds[places[index]!]!,
  );
}

/** More than any popularity. */
const before = 1e9;

async function placesOf(
  context: MallContext,
  { regionId, all, closer, ...columnsOf }: IndexFilter,
): Promise<{ index: ColumnIndex; places: Uint32Array; bonus: ((index: number) => number) | undefined }> {
  const { index: regionIndex, terms } = await regionIndexOf(context, regionId);
  const found = everything(regionIndex, terms, all);
  const { hits } = sift(regionIndex, terms, found, { ...columnsOf, scope: all, choices: [] }, false);
  const places = hits.map((index) => found.places[index]!);
  const code = closer === undefined ? undefined : terms.known(closer);
  if (code === undefined) return { index: regionIndex, places, bonus: undefined };
  const close = new Set(holdersOfAny(regionIndex, [code]));
  return { index: regionIndex, places, bonus: (index) => (close.has(places[index]!) ? before : 0) };
}

/** The ids of a filtered, sorted index, and nothing else. */
export async function indexedIds(
  context: MallContext,
  filter: IndexFilter,
  order: IndexOrder,
  limit: number,
  offset = 0,
): Promise<number[]> {
  const { index, places, bonus } = await placesOf(context, filter);
  return firstIds(index, places, order, offset + limit, bonus).slice(offset);
}

/** How many products a filter leaves. */
export async function indexedCount(context: MallContext, filter: IndexFilter): Promise<number> {
  return (await placesOf(context, filter)).places.length;
}

/** How many products of a narrowed index have each term. */
export async function termCounts(
  context: MallContext,
  regionId: number,
  all: readonly (readonly number[])[],
): Promise<{ termId: number; count: number }[]> {
  const [{ index, places }, { terms }] = await Promise.all([placesOf(context, { regionId, all }), regionIndexOf(context, regionId)]);
  const counts = new Uint32Array(terms.terms.length);
  for (const place of places)
    for (let at = index.starts[place]!, end = index.starts[place + 1]!; at < end; at += 1) counts[index.codes[at]!]! += 1;
  return [...counts.entries()].filter(([, count]) => count > 0).map(([code, count]) => ({ termId: terms.terms[code]!, count }));
}
