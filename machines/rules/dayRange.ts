import type { DayRange } from '../model/order.ts';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** The days that an address asks for; what is no day is left out. */
export const dayRangeIn = (query: URLSearchParams): Partial<DayRange> => {
  const [from, to] = ['from', 'to'].map((name) => query.get(name) ?? '').map((day) => (isDay(day) ? day : ''));
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
};

/** The days of a place, both of them. */
export const dayRangeOf = ({ from = '', to = '' }: Partial<DayRange>): DayRange => ({ from, to });

/** Whether a place asks for days at all. */
export const hasDays = ({ from = '', to = '' }: Partial<DayRange>): boolean => from !== '' || to !== '';

/** True where the last day lies before the first. */
export const isTurnedRound = ({ from, to }: DayRange): boolean => from !== '' && to !== '' && from > to;
