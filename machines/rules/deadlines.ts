import type { Moment } from '../ports.ts';
import type { Deadline } from '../model/deadline.ts';
import type { Place } from '../model/place.ts';
import { voucherPlace } from './money/voucherPlace.ts';
import { nextMomentOf } from './nextMoment.ts';

/** The moment after `at` at which the next of these ends; null where none does. */
export const nextEndOf = (all: readonly Deadline[], at: Moment): Moment | null =>
  nextMomentOf(
    all.map(({ time }) => Date.parse(time)),
    at,
  );

/** Where something can be done about it. */
export const placeOfDeadline = ({ kind, orderNumber, refundSn, couponUserId }: Deadline): Place | null => {
  if (refundSn !== null) return { name: 'refund', refundSn };
  if (couponUserId !== null) return voucherPlace('mine');
  if (kind === 'COINS') return { name: 'coins' };
  if (orderNumber === null) return null;
  return kind === 'PAY' ? { name: 'payment', orderNumbers: orderNumber } : { name: 'order', orderNumber };
};
