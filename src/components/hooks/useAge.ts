import { useIntl } from 'react-intl';
import type { Moment } from '#machines/ports.ts';
import { useClock } from './useClock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Unit, its length, and from when on the next one is said. */
const units = [
  ['minute', minute, hour],
  ['hour', hour, day],
  ['day', day, Infinity],
] as const;

/** How long ago something was, in the shopper's language: "5 minutes ago". */
export const useAge = (at: Moment): string => {
  const { locale } = useIntl();
  const age = Math.max(0, useClock(at) - at);
  const [unit, length] = units.find((each) => age < each[2]) ?? units[2];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(age / length), unit);
};
