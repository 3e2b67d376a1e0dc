import { useState, useSyncExternalStore } from 'react';
import { useIntl, type FormatDateOptions } from 'react-intl';
import { deviceZone } from '../../storage/preferenceStorage.ts';
import { useAppContext } from '../../app/AppContext.ts';

const toTheMinute = { hour: 'numeric', minute: '2-digit' } as const;
const never = () => () => undefined;

/**
 * Moments of the mall as this shopper reads them: everywhere in the region's time, which is named where his device's
 * clock shows another ("20:14 (Sri Lanka time)") or is not known yet. A document knows the device by its cookie, and what it
 * has drawn stays as it stands, so that nothing moves; what is drawn later asks the device itself.
 */
export const useDateFormat = () => {
  const intl = useIntl();
  const { visitor, region } = useAppContext();
  const isDocument = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isOfDocument] = useState(isDocument);
  const device = isOfDocument ? visitor.deviceZone : deviceZone();
  const isElsewhere = (time: string | number): boolean =>
    device === null ||
    (device !== visitor.timeZone &&
      intl.formatDate(time, { ...toTheMinute, day: 'numeric' }) !==
        intl.formatDate(time, { ...toTheMinute, day: 'numeric', timeZone: device }));
  const named = (text: string, at: string | number): string =>
    isElsewhere(at)
      ? intl.formatMessage({ id: 'shell.regionTime' }, { time: text, country: region.countryCode, region: region.regionName })
      : text;
  const yearOf = (time: string | number): string => intl.formatDate(time, { year: 'numeric' });
  const otherYearOf = (time: string): FormatDateOptions => (yearOf(time) === yearOf(visitor.at) ? {} : { year: 'numeric' });
  const timeOf = (time: string, options: FormatDateOptions): string => named(intl.formatDate(time, { ...options, ...toTheMinute }), time);
  const clockOfDay = (time: string): string => intl.formatDate(time, toTheMinute);
  return {
    /** "Thu 19 Nov, 20:14"; of another year than this "19 Nov 2025, 20:14", where no weekday helps */
    momentOf: (time: string): string =>
      timeOf(time, {
        day: 'numeric',
        month: 'short',
        ...(yearOf(time) === yearOf(visitor.at) ? { weekday: 'short' } : { year: 'numeric' }),
      }),
    /** "19 November 2026" */
    dayOf: (time: string): string => intl.formatDate(time, { day: 'numeric', month: 'long', year: 'numeric' }),
    /** "Thursday 19 November (Sri Lanka time)", over moments of that day that are told by `clockOfDay` */
    dayHeadingOf: (time: string): string =>
      named(
        intl.formatDate(time, {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          ...otherYearOf(time),
        }),
        time,
      ),
    /** "20:14", below its day */
    clockOfDay,
    /** "20:14" of the day on which the document was drawn, "19 Nov" of another one, "19 Nov 2025" of another year */
    latestOf: (time: string): string => {
      if (intl.formatDate(time) === intl.formatDate(visitor.at)) return clockOfDay(time);
      return intl.formatDate(time, { day: 'numeric', month: 'short', ...otherYearOf(time) });
    },
    /** "20:14" */
    clockOf: (time: string): string => timeOf(time, {}),
    /** "Thu 20:14", within the week that is ahead */
    cutoffOf: (time: string): string => timeOf(time, { weekday: 'short' }),
    /** "Sun 22 Nov, 11:00–14:00": a day and two clock times of the place of delivery. */
    slotOf: ({ day, start, end }: { day: string; start: string; end: string }): string => {
      const noon = `${day}T12:00:00Z`;
      return named(`${intl.formatDate(noon, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })}, ${start}–${end}`, noon);
    },
  };
};
