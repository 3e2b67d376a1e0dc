import type { Moment } from '../../ports.ts';

/** Why a voucher cannot be collected (contract 1.3). */
export type VoucherRefusal = 'VOUCHER_NOT_STARTED' | 'VOUCHER_ENDED' | 'VOUCHER_SOLD_OUT' | 'VOUCHER_LIMIT' | 'VOUCHER_NEW_USER_ONLY';

/** What decides about one shopper's one voucher. */
export type VoucherContext = {
  startAt: Moment;
  endAt: Moment;
  /** How many can still be collected; null is without limit. */
  left: number | null;
  /** How many of it the shopper has collected, and how many he may. */
  held: number;
  limit: number;
  isForNewcomers: boolean;
  isNewcomer: boolean;
  /** How long it lasts once collected, in days; null: as long as it is given out. */
  validDays: number | null;
  validFrom: Moment | null;
  validUntil: Moment | null;
};
export type VoucherInput = Omit<VoucherContext, 'validFrom' | 'validUntil'>;
export type VoucherEvent = {
  at: Moment;
  type: 'voucher.collected' | 'order.submitted' | 'order.settled' | 'order.closed' | 'validity.passed' | 'voucher.deleted';
};

const day = 86_400_000;

/** Why it cannot be collected at a moment; null when it can (contract 4.4, UV1). */
export const whyNotCollect = (
  { startAt, endAt, left, held, limit, isForNewcomers, isNewcomer }: VoucherInput,
  at: Moment,
): VoucherRefusal | null => {
  if (at >= endAt) return 'VOUCHER_ENDED';
  if (at < startAt) return 'VOUCHER_NOT_STARTED';
  if (held >= limit) return 'VOUCHER_LIMIT';
  if (left !== null && left <= 0) return 'VOUCHER_SOLD_OUT';
  return isForNewcomers && !isNewcomer ? 'VOUCHER_NEW_USER_ONLY' : null;
};

/** How long a voucher that comes back after its time can still be used (contract 4.4, UV6). */
export const voucherGrace = day;

/** Whether a held voucher can be used at a moment. */
export const isVoucherValid = ({ validFrom, validUntil }: Pick<VoucherContext, 'validFrom' | 'validUntil'>, at: Moment): boolean =>
  validFrom !== null && validUntil !== null && validFrom <= at && at < validUntil;

/** Until when a voucher collected at a moment lasts. */
export const validUntilOf = ({ validDays, endAt }: Pick<VoucherInput, 'validDays' | 'endAt'>, at: Moment): Moment =>
  validDays === null ? endAt : at + validDays * day;

export type VoucherState = 'COLLECT' | 'COLLECTED' | 'SOLD_OUT' | 'NOT_STARTED' | 'ENDED';

/** How a voucher stands for a shopper: what he holds he holds, whatever became of the offer. */
export const voucherStateOf = (voucher: VoucherInput, at: Moment): VoucherState => {
  if (voucher.held > 0 && voucher.held >= voucher.limit) return 'COLLECTED';
  if (at >= voucher.endAt) return 'ENDED';
  if (at < voucher.startAt) return 'NOT_STARTED';
  return voucher.left !== null && voucher.left <= 0 ? 'SOLD_OUT' : 'COLLECT';
};
