import type { OrderSearch } from '../../model/order.ts';

/** The longest text that the mall searches for (contract M2). */
export const longestKey = 100;

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** What an address asks of a list of orders; what is no day is left out. */
export const orderSearchIn = (query: URLSearchParams): Partial<OrderSearch> => {
  const key = (query.get('key') ?? '').trim().slice(0, longestKey);
  const [from, to] = ['from', 'to'].map((name) => query.get(name) ?? '').map((day) => (isDay(day) ? day : ''));
  return { ...(key ? { key } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) };
};

/** The search of a place, every field of it. */
export const orderSearchOf = ({ key = '', from = '', to = '' }: Partial<OrderSearch>): OrderSearch => ({ key, from, to });

export const isSearched = (search: Partial<OrderSearch>): boolean => Object.values(orderSearchOf(search)).some((text) => text !== '');

/** True where the last day lies before the first. */
export const isTurnedRound = ({ from, to }: OrderSearch): boolean => from !== '' && to !== '' && from > to;
