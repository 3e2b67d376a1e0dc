import { i64, int, ts, z } from '../platform/http/schemas.ts';

export const deadlineKinds = [
  'PAY',
  'CANCEL_ANSWER',
  'SHIP',
  'SLOT',
  'RECEIVE',
  'RETURN',
  'RATE',
  'BIN',
  'REFUND',
  'VOUCHER',
  'COINS',
] as const;

/** A clock that runs for the shopper: until when somebody has time, and what happens then. */
export const deadline = z
  .object({
    kind: z.enum(deadlineKinds),
    time: ts,
    /** Who can still do something before it. */
    turn: z.enum(['BUYER', 'SELLER', 'MALL']),
    /** What has to be done, and by what it happens if nobody does. */
    title: z.string(),
    desc: z.string(),
    /** The shop's name, what the voucher is called, or how many coins. */
    subject: z.string(),
    orderNumber: z.string().nullable(),
    refundSn: z.string().nullable(),
    couponUserId: i64.nullable(),
  })
  .openapi('Deadline');

export const deadlines = z
  .object({
    /** The soonest ones, at most 200. */
    records: z.array(deadline),
    total: int,
    /** The same as an iCalendar file (RFC 5545); only with `format=ics`. */
    calendar: z.string().nullable(),
    nowTime: ts,
  })
  .openapi('Deadlines');
