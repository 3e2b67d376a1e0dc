import { addDays, momentOf } from '../checkout/zonedTime.ts';
import { z } from '../platform/http/schemas.ts';

/** A moment, or a day of the region. */
export const momentOrDay = z.string().refine((text) => z.union([z.iso.datetime(), z.iso.date()]).safeParse(text).success);

const isDay = (text: string): boolean => !text.includes('T');

/** The moment from which on something counts, in ms: a day's first one in `zone`. */
export const beginOf = (text: string, zone: string): number => (isDay(text) ? momentOf(text, '00:00', zone) : Date.parse(text));

/** The moment until which something counts, in ms, not included: a day counts whole. */
export const endOf = (text: string, zone: string): number => beginOf(isDay(text) ? addDays(text, 1) : text, zone);
