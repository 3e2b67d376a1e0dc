import type { OrderContext, RefundDone } from './order.ts';
import type { Moment } from '../../ports.ts';

type Facts = Partial<OrderContext>;

/**
 * Money is there, the window is open and a line is free (O29). A refund that was refused and goes on holds its lines already: it asks for
 * none, at any time.
 */
export const isRefundable = (
  { captured, refunded, refundBy, linesHeld, linesLeft }: OrderContext,
  { at, lines }: { at: Moment; lines: number },
): boolean => captured > refunded && (lines === 0 || ((refundBy === null || at < refundBy) && linesHeld + lines <= linesLeft));

/** What was paid back was asked for, and is not more than the mall has. */
export const isRefundDue = (
  { captured, refunded, refundsOpen, linesHeld }: OrderContext,
  { amount, lines }: Pick<RefundDone, 'amount' | 'lines'>,
): boolean => refundsOpen > 0 && linesHeld >= lines && amount > 0 && refunded + amount <= captured;

/** While a refund is open the deadlines stand still (O29). */
export const openRefundUpdates = (
  { refundsOpen, linesHeld, pausedAt }: OrderContext,
  { at, lines }: { at: Moment; lines: number },
): Facts => ({ refundStatus: 1, refundsOpen: refundsOpen + 1, linesHeld: linesHeld + lines, pausedAt: pausedAt ?? at });

/** With the last open refund over, the deadlines go on with the time that was left. */
const goOn = ({ pausedAt, receiveBy, sellerLateAt }: OrderContext, at: Moment): Facts => {
  const pause = at - (pausedAt ?? at);
  return {
    pausedAt: null,
    receiveBy: receiveBy === null ? null : receiveBy + pause,
    sellerLateAt: sellerLateAt === null ? null : sellerLateAt + pause,
  };
};

const statusWithoutOpen = (refunded: number, isRefused: boolean): OrderContext['refundStatus'] => {
  if (refunded > 0) return 3;
  return isRefused ? 4 : 0;
};

/** A refund was refused or given up; `open` says whether the order waited for it (O32). */
export const settledRefundUpdates = (
  order: OrderContext,
  { at, lines, open, isRefused }: { at: Moment; lines: number; open: number; isRefused: boolean },
): Facts => {
  const refundsOpen = order.refundsOpen - open;
  return {
    refundsOpen,
    linesHeld: order.linesHeld - lines,
    refundStatus: refundsOpen > 0 ? 1 : statusWithoutOpen(order.refunded, isRefused),
    ...(open > 0 && refundsOpen === 0 ? goOn(order, at) : {}),
  };
};

/** A refund was paid: its lines are free again, what is refunded in full is neither sent nor rated any more (O30, O31). */
export const refundedUpdates = (order: OrderContext, done: RefundDone): Facts => {
  const refundsOpen = order.refundsOpen - 1;
  return {
    payStatus: 'PART_REFUNDED',
    refunded: order.refunded + done.amount,
    refundsOpen,
    linesHeld: order.linesHeld - done.lines,
    linesLeft: order.linesLeft - done.whole,
    unitsToSend: order.unitsToSend - done.units,
    linesToRate: order.linesToRate - done.unrated,
    refundStatus: refundsOpen > 0 ? 1 : 3,
    ...(refundsOpen === 0 ? goOn(order, done.at) : {}),
  };
};
