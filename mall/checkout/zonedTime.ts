/** Days and hours on a region's own clock. Days are `YYYY-MM-DD`. */

const parts = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = parts.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  parts.set(zone, format);
  return format;
}

/** The day it is in `zone` at the moment `at`. */
export const dayOf = (at: number, zone: string): string => formatOf(zone).format(at).slice(0, 10);

/** The day (`YYYY-MM-DD`) so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The moment at which it is `time` (`HH:mm`) on `day` in `zone`. */
export function momentOf(day: string, time: string, zone: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const shown = (at: number): number => Date.parse(`${formatOf(zone).format(at).replace(' ', 'T')}Z`);
  const guess = wanted - (shown(wanted) - wanted);
  // A second look, because the guess may lie on the other side of a change of the clocks.
  return guess - (shown(guess) - wanted);
}
