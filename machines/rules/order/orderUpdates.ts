import type { OrderContext, OrderInput } from './order.ts';
import { orderDeadlines } from './orderDeadlines.ts';
import type { Moment } from '../../ports.ts';

type Facts = Partial<OrderContext>;

/** An order as it is submitted (contract 4.1, O1): nothing is paid, nothing has left. */
export const orderPlaced = (input: OrderInput): OrderContext => ({
  payStatus: 'UNPAID',
  refundStatus: 0,
  deleteStatus: 0,
  closeType: null,
  due: input.due,
  captured: 0,
  refunded: 0,
  isCashWelcome: input.isCashWelcome,
  isPayByExtended: false,
  isCancelUsed: false,
  isAddressChanged: false,
  isReceiptExtended: false,
  unitsToSend: input.units,
  parcels: 0,
  parcelsOut: 0,
  parcelsBack: 0,
  linesToRate: input.lines,
  refundsOpen: 0,
  linesLeft: input.lines,
  linesHeld: 0,
  pausedAt: null,
  slotStart: input.slotStart,
  groupEnd: input.groupEnd,
  placedOn: input.at,
  payBy: Math.min(input.at + orderDeadlines.pay, input.groupEnd ?? Infinity),
  paidOn: null,
  cancelAnswerBy: null,
  withdrawnAnswerBy: null,
  sellerLateAt: null,
  shippedOn: null,
  deliveredOn: null,
  receiveBy: null,
  receivedOn: null,
  refundBy: null,
  rateBy: null,
  cancelTime: null,
  purgeAt: null,
  cancelReason: null,
  cancelRemark: null,
});

/** An attempt to pay moves the deadline to its end, once, by ten minutes at most, and never past the end of its group buy (O2). */
export const paymentUpdates = ({ payBy, isPayByExtended, groupEnd }: OrderContext, attemptEnd: Moment): Facts => ({
  payStatus: 'PROCESSING',
  isPayByExtended: true,
  payBy: isPayByExtended ? payBy : Math.max(payBy, Math.min(attemptEnd, payBy + orderDeadlines.payExtension, groupEnd ?? Infinity)),
});

/** The seller is late 72 hours after he should have shipped, which is never before the chosen slot (O20). */
export const lateMoment = ({ slotStart }: OrderContext, since: Moment): Moment =>
  Math.max(since + orderDeadlines.handling, slotStart ?? 0) + orderDeadlines.sellerGrace;

/** Some of the lines have left in one more parcel (O18, O19). */
export const shipmentUpdates = ({ unitsToSend, parcels, parcelsOut }: OrderContext, units: number): Facts => ({
  unitsToSend: unitsToSend - units,
  parcels: parcels + 1,
  parcelsOut: parcelsOut + 1,
});

/** The last parcel has arrived: the time to confirm ends a week later, where it does not end before (O22). */
export const deliveryUpdates = ({ receiveBy }: OrderContext, at: Moment): Facts => ({
  deliveredOn: at,
  receiveBy: Math.min(receiveBy ?? Infinity, at + orderDeadlines.receiptAfterDelivery),
});

/** The courier has the cash of an order that owes it; else nothing changes (O22, O25). */
export const cashUpdates = ({ payStatus, due }: OrderContext, at: Moment): Facts =>
  payStatus === 'COD_DUE' ? { payStatus: 'PAID', captured: due, paidOn: at } : {};

/** The receipt opens the time for a refund and the time to rate (O25, O26). */
export const receiptUpdates = (at: Moment): Facts => ({
  receivedOn: at,
  refundBy: at + orderDeadlines.refund,
  rateBy: at + orderDeadlines.rating,
  receiveBy: null,
});

/** The last three days before the end, once, offer seven more (O24). */
export const isExtensionOffered = ({ isReceiptExtended, receiveBy }: OrderContext, at: Moment): boolean =>
  !isReceiptExtended && receiveBy !== null && at < receiveBy && receiveBy - at <= orderDeadlines.receiptExtensionOffer;
