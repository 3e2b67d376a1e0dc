import type { House } from '../house.ts';
import { everything, firstBy, holdersOfAny, sift, type Conditions } from '../shelf/find.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { shelfOf } from '../shelf/shelves.ts';
import { z } from '../shapes.ts';

export const sortNames = ['default', 'price', 'soldNum', 'new', 'rating', 'discount'] as const;
export type SortName = (typeof sortNames)[number];

/** `sortName` and `sort` of every list (contract G): unknown values are refused. */
export const sortQuery = { sortName: z.enum(sortNames).optional(), sort: z.enum(['asc', 'desc']).optional() };

/** What narrows a region's shelf. `all`: every group must be met by one of its terms; `closer`: what has this term stands before all else; prices in minor units. */
export type ShelfFilter = Omit<Conditions, 'scope' | 'choices'> & { regionId: number; all: readonly (readonly number[])[]; closer?: number };

export type ShelfOrder = { sortName: SortName; sort: 'asc' | 'desc' };

/** The direction a sort has when the caller names none: cheapest first, otherwise most first. */
export const orderOf = (sortName: SortName = 'default', sort?: 'asc' | 'desc'): ShelfOrder => ({ sortName, sort: sort ?? (sortName === 'price' ? 'asc' : 'desc') });

const columns = { default: 'popularity', price: 'price', soldNum: 'soldNum', new: 'createdAt', rating: 'rating', discount: 'discount' } as const;

/** The first products at these places in an order. Equal ones follow their ids, so pages neither repeat nor skip. `bonus` goes before the order's own figure. */
export function firstIds(shelf: Shelf, places: Uint32Array, order: ShelfOrder, limit: number, bonus?: (index: number) => number): number[] {
  const column = shelf[columns[order.sortName]];
  const sign = order.sort === 'asc' ? -1 : 1;
  const indexes = new Uint32Array(places.length);
  for (let index = 0; index < indexes.length; index += 1) indexes[index] = index;
  const key = bonus === undefined ? (index: number) => sign * column[places[index]!]! : (index: number) => bonus(index) + column[places[index]!]!;
  return firstBy(indexes, limit, key, (index) => sign * shelf.prodIds[places[index]!]!).map((index) => shelf.prodIds[places[index]!]!);
}

/** More than any popularity. */
const before = 1e9;

async function placesOf(house: House, { regionId, all, closer, ...columnsOf }: ShelfFilter): Promise<{ shelf: Shelf; places: Uint32Array; bonus: ((index: number) => number) | undefined }> {
  const { shelf, terms } = await shelfOf(house, regionId);
  const found = everything(shelf, terms, all);
  const { hits } = sift(shelf, terms, found, { ...columnsOf, scope: all, choices: [] }, false);
  const places = hits.map((index) => found.places[index]!);
  const code = closer === undefined ? undefined : terms.known(closer);
  if (code === undefined) return { shelf, places, bonus: undefined };
  const close = new Set(holdersOfAny(shelf, [code]));
  return { shelf, places, bonus: (index) => (close.has(places[index]!) ? before : 0) };
}

/** The ids of a filtered, sorted shelf, and nothing else. */
export async function shelfIds(house: House, filter: ShelfFilter, order: ShelfOrder, limit: number, offset = 0): Promise<number[]> {
  const { shelf, places, bonus } = await placesOf(house, filter);
  return firstIds(shelf, places, order, offset + limit, bonus).slice(offset);
}

/** How many products a filter leaves. */
export async function shelfCount(house: House, filter: ShelfFilter): Promise<number> {
  return (await placesOf(house, filter)).places.length;
}

/** How many products of a narrowed shelf have each term. */
export async function termCounts(house: House, regionId: number, all: readonly (readonly number[])[]): Promise<{ termId: number; count: number }[]> {
  const [{ shelf, places }, { terms }] = await Promise.all([placesOf(house, { regionId, all }), shelfOf(house, regionId)]);
  const counts = new Uint32Array(terms.terms.length);
  for (const place of places) for (let at = shelf.starts[place]!, end = shelf.starts[place + 1]!; at < end; at += 1) counts[shelf.codes[at]!]! += 1;
  return [...counts.entries()].filter(([, count]) => count > 0).map(([code, count]) => ({ termId: terms.terms[code]!, count }));
}
