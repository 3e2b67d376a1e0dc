import type { OrderSearch } from '../../model/order.ts';
import { dayRangeIn, dayRangeOf, hasDays } from '../dayRange.ts';

/** The longest text that the mall searches for (contract M2). */
export const longestKey = 100;

/** What an address asks of a list of orders; what is no day is left out. */
export const orderSearchIn = (query: URLSearchParams): Partial<OrderSearch> => {
  const key = (query.get('key') ?? '').trim().slice(0, longestKey);
  return { ...(key ? { key } : {}), ...dayRangeIn(query) };
};

/** The search of a place, every field of it. */
export const orderSearchOf = ({ key = '', ...days }: Partial<OrderSearch>): OrderSearch => ({ key, ...dayRangeOf(days) });

/** True where a search asks for less than all orders. */
export const isSearched = (search: Partial<OrderSearch>): boolean => orderSearchOf(search).key !== '' || hasDays(search);
