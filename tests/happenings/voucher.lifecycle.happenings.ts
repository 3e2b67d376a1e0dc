import { happeningsOf } from '#flows/happenings.ts';
import { dawn } from '#flows/situation.ts';
import { voucherLifecycle } from '#machines/voucher.lifecycle.ts';

const day = 86_400_000;
const given = { startAt: dawn - day, endAt: dawn + 30 * day, left: 3, held: 0, limit: 1, isForNewcomers: false, isNewcomer: true, validDays: 7 };

/** One shopper's one voucher: given out, and gone. */
export const voucher = happeningsOf(voucherLifecycle)({
  inputs: { 'one that is given out': given, 'one that is gone': { ...given, left: 0 } },
  events: { 'voucher.collected': [{}], 'validity.passed': [{}] },
  timers: ({ value, context }) => (value === 'collected' && context.validUntil !== null ? [{ type: 'validity.passed', due: context.validUntil }] : []),
  ports: {},
  shownBy: 'the doors and timers of the mall',
  stays: { expired: 'it can be used no more' },
});
