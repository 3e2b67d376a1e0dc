import type { Moment } from '../ports.ts';
import type { Deadline } from '../model/deadline.ts';
import type { Place } from '../model/place.ts';
import { voucherPlace } from './money/voucherPlace.ts';

/** No timer of a browser runs longer than 24 days; one that ends early only asks once more. */
const longestWait = 20 * 24 * 3_600_000;

/** The moment after `at` at which the next of these ends; null where none does. */
export const nextEndOf = (all: readonly Deadline[], at: Moment): Moment | null => {
  const times = all.map(({ time }) => Date.parse(time)).filter((time) => time > at);
  return times.length === 0 ? null : Math.min(...times, at + longestWait);
};

/** Where something can be done about it. */
export const placeOfDeadline = ({ kind, orderNumber, refundSn, couponUserId }: Deadline): Place | null => {
  if (refundSn !== null) return { name: 'refund', refundSn };
  if (couponUserId !== null) return voucherPlace('mine');
  if (kind === 'COINS') return { name: 'coins' };
  if (orderNumber === null) return null;
  return kind === 'PAY' ? { name: 'payment', orderNumbers: orderNumber } : { name: 'order', orderNumber };
};
