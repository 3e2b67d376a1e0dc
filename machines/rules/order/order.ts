import type { Moment } from '../../ports.ts';

/** The mall's words of an order (contract 4.1): four orthogonal parts and what is projected from them. */
export const orderStatuses = { unpaid: 1, waitGroup: 7, toDeliver: 2, shipped: 3, received: 4, success: 5, closed: 6 } as const;

export type OrderStatus = (typeof orderStatuses)[keyof typeof orderStatuses];
export type OrderSubStatus = 'NEW' | 'PACKING' | 'CANCEL_REQUESTED' | 'PART_SHIPPED' | 'IN_TRANSIT' | 'DELIVERED' | 'PROBLEM';
export type OrderPayStatus = 'UNPAID' | 'PROCESSING' | 'PAID' | 'COD_DUE' | 'REFUNDING' | 'PART_REFUNDED' | 'REFUNDED';
export type OrderCloseType = 'PAY_TIMEOUT' | 'BUYER_CANCEL' | 'SELLER_LATE' | 'DELIVERY_FAILED' | 'GROUP_FAILED' | 'REFUNDED';
export type OrderStage = 'PLACED' | 'PAID' | 'SHIPPED' | 'DELIVERED' | 'COMPLETED' | 'CANCELLED';
export type OrderGroup = 'toPay' | 'toDeliver' | 'toReceive' | 'completed' | 'refund';

/** The reasons a buyer may give for a cancel: the spec's six, and one that asks for words. */
export const cancelReasons = [
  'duplicate_order',
  'wrong_description',
  'changed_address',
  'changed_mind',
  'found_cheaper',
  'too_long',
  'other',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** What the buyer is told when a step is taken. */
export type OrderNotificationName =
  | 'placed'
  | 'paid'
  | 'partShipped'
  | 'shipped'
  | 'problem'
  | 'delivered'
  | 'received'
  | 'cancelled'
  | 'cancelRejected'
  | 'timedOut'
  | 'sellerLate'
  | 'deliveryFailed'
  | 'lateMoney'
  | 'groupJoined'
  | 'groupComplete'
  | 'groupFailed'
  | 'refunded';

/** What the lifecycle wants done in the world; the mall does it in the transaction of the step. */
export type OrderEffectName =
  | 'cancelAttempt'
  | 'sellStock'
  | 'releaseStock'
  | 'takeStockBack'
  | 'freeSlot'
  | 'fillSeat'
  | 'freeSeat'
  | 'closeRefunds'
  | 'useDiscounts'
  | 'returnDiscounts'
  | 'refundMoney'
  | 'passCash'
  | 'strikeBuyer'
  | 'awaitCoins'
  | 'rewardRating'
  | 'makeUpForWait'
  | 'tellBuyer';

export type OrderInput = {
  at: Moment;
  /** What is to be paid, in minor units of the region's currency, as every amount below. */
  due: number;
  units: number;
  lines: number;
  slotStart: Moment | null;
  isCashWelcome: boolean;
  /** When the group buy ends whose seat it is; null: an ordinary order. */
  groupEnd: Moment | null;
};

export type OrderContext = {
  payStatus: OrderPayStatus;
  /** 0 none, 1 requested, 2 refunded in full, 3 in part, 4 refused. */
  refundStatus: 0 | 1 | 2 | 3 | 4;
  /** 0 shown, 1 in the recycle bin, 2 gone. */
  deleteStatus: 0 | 1 | 2;
  closeType: OrderCloseType | null;
  due: number;
  captured: number;
  refunded: number;
  isCashWelcome: boolean;
  isPayByExtended: boolean;
  isCancelUsed: boolean;
  isAddressChanged: boolean;
  isReceiptExtended: boolean;
  unitsToSend: number;
  parcels: number;
  parcelsOut: number;
  parcelsBack: number;
  linesToRate: number;
  /** Refunds that somebody still works on; a refused one waits for the buyer alone. */
  refundsOpen: number;
  /** Lines that are not refunded in full, and those of them that a refund holds, open or refused. */
  linesLeft: number;
  linesHeld: number;
  /** Since when the deadlines wait for an open refund. */
  pausedAt: Moment | null;
  slotStart: Moment | null;
  groupEnd: Moment | null;
  placedOn: Moment;
  payBy: Moment;
  paidOn: Moment | null;
  cancelAnswerBy: Moment | null;
  /** Until when the seller had to answer a request that the buyer withdrew. */
  withdrawnAnswerBy: Moment | null;
  sellerLateAt: Moment | null;
  shippedOn: Moment | null;
  deliveredOn: Moment | null;
  receiveBy: Moment | null;
  receivedOn: Moment | null;
  refundBy: Moment | null;
  rateBy: Moment | null;
  cancelTime: Moment | null;
  purgeAt: Moment | null;
  cancelReason: string | null;
  cancelRemark: string | null;
};

/** A refund that was paid: of how many lines, how many of them are refunded in full now, what is not sent and not rated any more. */
export type RefundDone = { at: Moment; amount: number; lines: number; whole: number; units: number; unrated: number };

export type OrderTimer =
  | 'payDeadline.passed'
  | 'cancelDeadline.passed'
  | 'shipDeadline.passed'
  | 'receiveDeadline.passed'
  | 'rateDeadline.passed'
  | 'binDeadline.passed';

export type OrderEvent = { at: Moment } & (
  | { type: 'payment.started'; attemptEnd: Moment }
  | { type: 'payment.failed' }
  | { type: 'payment.captured'; amount: number }
  | { type: 'group.completed' }
  | { type: 'group.failed' }
  | { type: 'cash.chosen' }
  | { type: 'cash.collected' }
  | { type: 'cancel.asked'; reason: CancelReason; remark: string | null }
  | { type: 'cancel.approved' }
  | { type: 'cancel.rejected' }
  | { type: 'cancel.withdrawn' }
  | { type: 'cancel.restored' }
  | { type: 'address.changed'; costsSame: boolean }
  | { type: 'packing.started' }
  | { type: 'parcel.sent'; units: number }
  | { type: 'trace.added'; isProblem: boolean }
  | { type: 'parcel.delivered' }
  | { type: 'parcel.returned' }
  | { type: 'receipt.confirmed' }
  | { type: 'receipt.extended' }
  | { type: 'lines.rated'; lines: number }
  | { type: 'refund.asked'; lines: number }
  | { type: 'refund.dropped'; lines: number; open: 0 | 1; isRefused: boolean }
  | ({ type: 'refund.finished' } & Omit<RefundDone, 'at'>)
  | { type: 'order.removed' }
  | { type: 'order.restored' }
  | { type: OrderTimer }
);

/** Where an order stands, as the lifecycle says it. */
export type OrderValue =
  | { unpaid: 'waiting' | 'paying' }
  | 'waitGroup'
  | { toDeliver: 'new' | 'packing' | 'cancelRequested' | 'partShipped' }
  | { shipped: 'inTransit' | 'delivered' | 'problem' }
  | 'received'
  | 'success'
  | 'closed';

export type OrderPlace = { status: OrderStatus; subStatus: OrderSubStatus | null };

const subStatuses = {
  new: 'NEW',
  packing: 'PACKING',
  cancelRequested: 'CANCEL_REQUESTED',
  partShipped: 'PART_SHIPPED',
  inTransit: 'IN_TRANSIT',
  delivered: 'DELIVERED',
  problem: 'PROBLEM',
} as const;

/** The columns `status` and `subStatus` for a state of the lifecycle. */
export function placeOf(value: OrderValue): OrderPlace {
  if (typeof value === 'string') return { status: orderStatuses[value], subStatus: null };
  if ('unpaid' in value) return { status: orderStatuses.unpaid, subStatus: null };
  if ('toDeliver' in value) return { status: orderStatuses.toDeliver, subStatus: subStatuses[value.toDeliver] };
  return { status: orderStatuses.shipped, subStatus: subStatuses[value.shipped] };
}

const toDeliverStates: Partial<Record<OrderSubStatus, 'packing' | 'cancelRequested' | 'partShipped'>> = {
  PACKING: 'packing',
  CANCEL_REQUESTED: 'cancelRequested',
  PART_SHIPPED: 'partShipped',
};
const shippedStates: Partial<Record<OrderSubStatus, 'delivered' | 'problem'>> = { DELIVERED: 'delivered', PROBLEM: 'problem' };

/** The state of the lifecycle for a row's columns: the way back of `placeOf`. */
export function valueOf(place: OrderPlace, payStatus: OrderPayStatus): OrderValue {
  switch (place.status) {
    case 1:
      return { unpaid: payStatus === 'PROCESSING' ? 'paying' : 'waiting' };
    case 2:
      return { toDeliver: toDeliverStates[place.subStatus ?? 'NEW'] ?? 'new' };
    case 3:
      return { shipped: shippedStates[place.subStatus ?? 'IN_TRANSIT'] ?? 'inTransit' };
    case 4:
      return 'received';
    case 5:
      return 'success';
    case 6:
      return 'closed';
    case 7:
      return 'waitGroup';
  }
}

/** One word for status and sub-state, e.g. `TO_DELIVER.NEW` or `CLOSED.PAY_TIMEOUT` (contract `statusCode`). */
export function statusCodeOf(place: OrderPlace, closeType: OrderCloseType | null): string {
  const words = { 1: 'UNPAID', 2: 'TO_DELIVER', 3: 'SHIPPED', 4: 'RECEIVED', 5: 'SUCCESS', 6: 'CLOSED', 7: 'WAIT_GROUP' } as const;
  const detail = place.status === orderStatuses.closed ? closeType : place.subStatus;
  return detail ? `${words[place.status]}.${detail}` : words[place.status];
}

/** The stage a shopper reads (contract 4.1, projections). */
export function stageOf(place: OrderPlace, payStatus: OrderPayStatus): OrderStage {
  switch (place.status) {
    case 1:
      return 'PLACED';
    case 2:
    case 7:
      return payStatus === 'COD_DUE' ? 'PLACED' : 'PAID';
    case 3:
      return place.subStatus === 'DELIVERED' ? 'DELIVERED' : 'SHIPPED';
    case 4:
    case 5:
      return 'COMPLETED';
    case 6:
      return 'CANCELLED';
  }
}

/** The statuses that each list of the spec shows; `refund` is chosen by `refundStatus` instead. */
export const groupStatuses: Record<Exclude<OrderGroup, 'refund'>, readonly OrderStatus[]> = {
  toPay: [1],
  toDeliver: [2, 7],
  toReceive: [3],
  completed: [4, 5],
};

/** The timers that run for an order as it stands now: one deadline for each, by the mall's clock. */
export function timersOf(place: OrderPlace, order: OrderContext): { type: OrderTimer; due: Moment }[] {
  const running: { type: OrderTimer; due: Moment | null }[] = [
    { type: 'payDeadline.passed', due: place.status === 1 && order.payStatus === 'UNPAID' ? order.payBy : null },
    { type: 'cancelDeadline.passed', due: place.subStatus === 'CANCEL_REQUESTED' ? order.cancelAnswerBy : null },
    {
      type: 'shipDeadline.passed',
      due: place.status === 2 && order.parcels === 0 && order.refundStatus !== 1 ? order.sellerLateAt : null,
    },
    { type: 'receiveDeadline.passed', due: place.status === 3 && order.refundStatus !== 1 ? order.receiveBy : null },
    { type: 'rateDeadline.passed', due: place.status === 4 ? order.rateBy : null },
    // The time to rate began before the order went into the bin, so it ends first.
    { type: 'binDeadline.passed', due: order.deleteStatus === 1 && place.status !== 4 ? order.purgeAt : null },
  ];
  return running.flatMap(({ type, due }) => (due === null ? [] : [{ type, due }]));
}
