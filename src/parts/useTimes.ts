import { useIntl } from 'react-intl';

/** Moments of the mall as this shopper reads them, in his time zone. */
export const useTimes = () => {
  const intl = useIntl();
  return {
    /** "Thu 19 Nov, 20:14" */
    momentOf: (time: string): string => intl.formatDate(time, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }),
    /** "19 November 2026" */
    dayOf: (time: string): string => intl.formatDate(time, { day: 'numeric', month: 'long', year: 'numeric' }),
    /** "20:14" */
    clockOf: (time: string): string => intl.formatTime(time, { hour: 'numeric', minute: '2-digit' }),
    /** "Sun 22 Nov, 11:00–14:00": a day and two clock times of the place of delivery. */
    slotOf: ({ day, start, end }: { day: string; start: string; end: string }): string =>
      `${intl.formatDate(new Date(`${day}T12:00:00Z`), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })}, ${start}–${end}`,
  };
};
