import { LRUCache } from 'lru-cache';
import { z } from '../shapes.ts';
import type { House } from '../house.ts';

export const sortNames = ['default', 'price', 'soldNum', 'new', 'rating', 'discount'] as const;
export type SortName = (typeof sortNames)[number];

/** `sortName` and `sort` of every list (contract G): unknown values are refused. */
export const sortQuery = { sortName: z.enum(sortNames).optional(), sort: z.enum(['asc', 'desc']).optional() };

/** What narrows a region's shelf. `all`: every group must be met by one of its terms; prices in minor units. */
export type ShelfFilter = {
  regionId: number;
  all: number[][];
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  inStock?: boolean | undefined;
  freeDelivery?: boolean | undefined;
  used?: boolean | undefined;
  minRating?: number | undefined;
  origins?: string[] | undefined;
  /** Terms that count as a closer hit in the default order. */
  closer?: number[] | undefined;
  except?: number | undefined;
  only?: number | undefined;
};

export type ShelfOrder = { sortName: SortName; sort: 'asc' | 'desc' };

const columns: Record<SortName, { column: string; natural: 'asc' | 'desc' }> = {
  default: { column: 'popularity', natural: 'desc' }, price: { column: 'price', natural: 'asc' }, soldNum: { column: 'sold_num', natural: 'desc' },
  new: { column: 'created_at', natural: 'desc' }, rating: { column: 'rating', natural: 'desc' }, discount: { column: 'discount', natural: 'desc' },
};

/** The direction a sort has when the caller names none: cheapest first, otherwise most first. */
export const orderOf = (sortName: SortName = 'default', sort?: 'asc' | 'desc'): ShelfOrder => ({ sortName, sort: sort ?? columns[sortName].natural });

type Built = { where: string; values: unknown[]; name: string };

/** The conditions as SQL; `name` tells shapes apart, so that each is prepared once. */
function build(filter: ShelfFilter): Built {
  const values: unknown[] = [filter.regionId];
  const parts = ['region_id = $1'];
  const add = (sql: (place: string) => string, value: unknown) => {
    values.push(value);
    parts.push(sql(`$${values.length}`));
  };
  for (const group of filter.all) add((place) => `terms && ${place}::int[]`, group);
  if (filter.minPrice !== undefined) add((place) => `price >= ${place}`, filter.minPrice);
  if (filter.maxPrice !== undefined) add((place) => `price <= ${place}`, filter.maxPrice);
  if (filter.minRating !== undefined) add((place) => `rating >= ${place}`, filter.minRating);
  if (filter.origins !== undefined) add((place) => `origin = any(${place}::char(2)[])`, filter.origins);
  if (filter.used !== undefined) add((place) => `used = ${place}`, filter.used);
  if (filter.inStock) parts.push('in_stock');
  if (filter.freeDelivery) parts.push('free_delivery');
  if (filter.except !== undefined) add((place) => `prod_id <> ${place}`, filter.except);
  if (filter.only !== undefined) add((place) => `prod_id = ${place}`, filter.only);
  return { where: parts.join(' and '), values, name: parts.map((part) => part.replaceAll(/[^a-z&<>=$\d_]/g, '')).join(',') };
}

/** The conditions of a filter as SQL over `shelves`, with their values. */
export function shelfWhere(filter: ShelfFilter): { where: string; values: unknown[] } {
  const { where, values } = build(filter);
  return { where, values };
}

/** The ids of a filtered, sorted shelf, and nothing else. Equal places are ordered by id, so pages neither repeat nor skip. */
export async function shelfIds(house: House, filter: ShelfFilter, order: ShelfOrder, limit: number, offset = 0): Promise<number[]> {
  const built = build(filter);
  const { column } = columns[order.sortName];
  const closer = order.sortName === 'default' && filter.closer !== undefined && filter.closer.length > 0;
  const values = [...built.values, limit, offset, ...(closer ? [filter.closer] : [])];
  const first = closer ? `(terms && $${built.values.length + 3}::int[]) desc, ` : '';
  const text = `select prod_id as "prodId" from shelves where ${built.where} order by ${first}${column} ${order.sort}, prod_id ${order.sort} limit $${built.values.length + 1} offset $${built.values.length + 2}`;
  // A plan for any value would not see how rare a term is, so lists filtered by terms are planned each time.
  const { rows } = await house.database.pool.query<{ prodId: number }>(filter.all.length > 0 ? { text, values } : { name: `shelf ${built.name} ${column} ${order.sort}`.slice(0, 63), text, values });
  return rows.map((row) => row.prodId);
}

const counts = new WeakMap<House, LRUCache<string, number>>();

/** How many products a filter leaves. Totals may lag by this many milliseconds; lists themselves never do. */
const countLife = 5_000;

export async function shelfCount(house: House, filter: ShelfFilter): Promise<number> {
  const cache = counts.get(house) ?? new LRUCache<string, number>({ max: 2_000, ttl: countLife });
  counts.set(house, cache);
  const built = build(filter);
  const key = `${built.where} ${JSON.stringify(built.values)}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const { rows } = await house.database.pool.query<{ total: number }>({ text: `select count(*)::int as total from shelves where ${built.where}`, values: built.values });
  const total = rows[0]?.total ?? 0;
  cache.set(key, total);
  return total;
}
