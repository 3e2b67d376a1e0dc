import { and, assign, setup } from 'xstate';
import type { OrderContext, OrderEvent, OrderInput, OrderNotificationName, RefundDone } from './rules/order/order.ts';
import {
  cashUpdates,
  deliveryUpdates,
  isExtensionOffered,
  lateMoment,
  orderPlaced,
  paymentUpdates,
  receiptUpdates,
  shipmentUpdates,
} from './rules/order/orderUpdates.ts';
import { isRefundable, isRefundDue, openRefundUpdates, refundedUpdates, settledRefundUpdates } from './rules/order/orderRefunds.ts';
import { orderDeadlines } from './rules/order/orderDeadlines.ts';
import { required } from './rules/required.ts';
import { effect, fromEvent } from './ports.ts';

/**
 * The life of one order (contract 4.1). The mall restores it from the row's columns, asks it whether a step
 * may be taken and carries out the effects it names; it reads no clock, `at` stands on every event.
 */
export const orderLifecycle = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    input: {} as OrderInput,
  },
  actions: {
    markPaying: assign(({ context }, by: { attemptEnd: number }) => paymentUpdates(context, by.attemptEnd)),
    markUnpaid: assign({ payStatus: 'UNPAID' }),
    markPaid: assign((_, paid: { at: number; amount: number }) => ({ payStatus: 'PAID' as const, captured: paid.amount, paidOn: paid.at })),
    markCashDue: assign({ payStatus: 'COD_DUE' }),
    markRefunding: assign({
      payStatus: ({ context }) => (context.captured > context.refunded ? ('REFUNDING' as const) : ('UNPAID' as const)),
    }),
    markLateMoney: assign((_, paid: { at: number; amount: number }) => ({
      payStatus: 'REFUNDING' as const,
      captured: paid.amount,
      paidOn: paid.at,
    })),
    markRefunded: assign(({ context }, back: { amount: number }) => ({
      payStatus: 'REFUNDED' as const,
      refunded: context.refunded + back.amount,
    })),
    countMoneyBack: assign({ refunded: ({ context }, back: { amount: number }) => context.refunded + back.amount }),
    openRefund: assign(({ context }, asked: { at: number; lines: number }) => openRefundUpdates(context, asked)),
    settleRefund: assign(({ context }, over: { at: number; lines: number; open: number; isRefused: boolean }) =>
      settledRefundUpdates(context, over),
    ),
    countRefund: assign(({ context }, done: RefundDone) => refundedUpdates(context, done)),
    markAllRefunded: assign({ payStatus: 'REFUNDED', refundStatus: 2 }),
    clearRefunds: assign({ refundsOpen: 0, linesHeld: 0, pausedAt: null, refundStatus: ({ context }) => (context.refunded > 0 ? 3 : 0) }),
    closeRefunds: effect(),
    promiseShipping: assign({ sellerLateAt: ({ context }, since: { at: number }) => lateMoment(context, since.at) }),
    close: assign((_, closed: { at: number; why: NonNullable<OrderContext['closeType']> }) => ({
      closeType: closed.why,
      cancelTime: closed.at,
    })),
    storeReason: assign((_, asked: { reason: string; remark: string | null }) => ({
      cancelReason: asked.reason,
      cancelRemark: asked.remark,
    })),
    awaitAnswer: assign((_, asked: { at: number }) => ({ isCancelUsed: true, cancelAnswerBy: asked.at + orderDeadlines.cancelAnswer })),
    markAddressChanged: assign({ isAddressChanged: true }),
    dropAnswer: assign({ cancelAnswerBy: null }),
    withdrawAnswer: assign({ withdrawnAnswerBy: ({ context }) => context.cancelAnswerBy, cancelAnswerBy: null }),
    restoreAnswer: assign({ cancelAnswerBy: ({ context }) => context.withdrawnAnswerBy, withdrawnAnswerBy: null }),
    countSent: assign(({ context }, sent: { units: number }) => shipmentUpdates(context, sent.units)),
    markShipped: assign((_, shipped: { at: number }) => ({
      shippedOn: shipped.at,
      receiveBy: shipped.at + orderDeadlines.receipt,
      sellerLateAt: null,
    })),
    countArrived: assign({ parcelsOut: ({ context }) => context.parcelsOut - 1 }),
    countReturned: assign({ parcelsOut: ({ context }) => context.parcelsOut - 1, parcelsBack: ({ context }) => context.parcelsBack + 1 }),
    markDelivered: assign(({ context }, arrived: { at: number }) => deliveryUpdates(context, arrived.at)),
    takeCash: assign(({ context }, taken: { at: number }) => cashUpdates(context, taken.at)),
    extendReceipt: assign({
      isReceiptExtended: true,
      receiveBy: ({ context }) => required(context.receiveBy) + orderDeadlines.receiptExtension,
    }),
    markReceived: assign((_, received: { at: number }) => receiptUpdates(received.at)),
    countRated: assign({ linesToRate: ({ context }, rated: { lines: number }) => context.linesToRate - rated.lines }),
    remove: assign((_, removed: { at: number }) => ({ deleteStatus: 1 as const, purgeAt: removed.at + orderDeadlines.recycleBin })),
    restore: assign({ deleteStatus: 0, purgeAt: null }),
    purge: assign({ deleteStatus: 2, purgeAt: null }),
    cancelAttempt: effect(),
    sellStock: effect(),
    releaseStock: effect(),
    takeStockBack: effect(),
    freeSlot: effect(),
    fillSeat: effect(),
    freeSeat: effect(),
    useDiscounts: effect(),
    returnDiscounts: effect(),
    refundMoney: effect(),
    passCash: effect(),
    strikeBuyer: effect(),
    awaitCoins: effect(),
    rewardRating: effect(),
    makeUpForWait: effect(),
    tellBuyer: effect<{ notice: OrderNotificationName }>(),
  },
  guards: {
    isNothingDue: ({ context }) => context.due === 0,
    isBefore: (_, times: { at: number; limit: number | null }) => times.limit !== null && times.at < times.limit,
    isPast: (_, times: { at: number; limit: number | null }) => times.limit !== null && times.at >= times.limit,
    isWhatIsDue: ({ context }, paid: { amount: number }) => paid.amount === context.due,
    isGroupPaid: ({ context }, paid: { amount: number }) => context.groupEnd !== null && paid.amount === context.due,
    isCashWelcome: ({ context }) => context.isCashWelcome,
    isLateCapture: ({ context }, paid: { amount: number }) =>
      ['PAY_TIMEOUT', 'BUYER_CANCEL', 'GROUP_FAILED'].includes(context.closeType ?? '') &&
      context.captured === 0 &&
      paid.amount === context.due,
    isAddressFree: ({ context }, { costsSame }: { costsSame: boolean }) => !context.isAddressChanged && costsSame,
    isFirstCancel: ({ context }) => !context.isCancelUsed,
    isWithdrawn: ({ context }, { at }: { at: number }) =>
      context.refundStatus !== 1 && context.withdrawnAnswerBy !== null && context.withdrawnAnswerBy > at,
    isRest: ({ context }, sent: { units: number }) => sent.units === context.unitsToSend,
    isPart: ({ context }, sent: { units: number }) => sent.units > 0 && sent.units < context.unitsToSend,
    isUnsentPast: ({ context }, times: { at: number; limit: number | null }) =>
      context.parcels === 0 && context.refundStatus !== 1 && times.limit !== null && times.at >= times.limit,
    isParcelOut: ({ context }) => context.parcelsOut > 0,
    isLastParcelOut: ({ context }) => context.parcelsOut === 1,
    isOnlyOneOfMany: ({ context }) => context.parcelsOut > 1,
    isEverythingBack: ({ context }) => context.parcelsOut === 1 && context.parcelsBack === context.parcels - 1,
    isProblem: (_, trace: { isProblem: boolean }) => trace.isProblem,
    isNoRefundOpen: ({ context }) => context.refundStatus !== 1,
    isCashDue: ({ context }) => context.payStatus === 'COD_DUE',
    isTimeOfReceiptPast: ({ context }, times: { at: number }) =>
      context.refundStatus !== 1 && context.receiveBy !== null && times.at >= context.receiveBy,
    isExtensionOffered: ({ context }, times: { at: number }) => isExtensionOffered(context, times.at),
    isAllRated: ({ context }, rated: { lines: number }) => rated.lines === context.linesToRate,
    isSomeRated: ({ context }, rated: { lines: number }) => rated.lines > 0 && rated.lines < context.linesToRate,
    isRemovable: ({ context }) => context.deleteStatus === 0 && context.refundStatus !== 1 && context.payStatus !== 'REFUNDING',
    isInBin: ({ context }) => context.deleteStatus === 1,
    isBinTimePast: ({ context }, times: { at: number }) =>
      context.deleteStatus === 1 && context.purgeAt !== null && times.at >= context.purgeAt,
    isRefundRunning: ({ context }, back: { amount: number }) =>
      context.payStatus === 'REFUNDING' && back.amount > 0 && context.refunded + back.amount === context.captured,
    isPartOfRefundRunning: ({ context }, back: { amount: number }) =>
      context.payStatus === 'REFUNDING' && back.amount > 0 && context.refunded + back.amount < context.captured,
    isRefundable: ({ context }, asked: { at: number; lines: number }) => isRefundable(context, asked),
    isRefundHeld: ({ context }, over: { lines: number; open: number }) =>
      context.linesHeld >= over.lines && context.refundsOpen >= over.open,
    isLastRefund: ({ context }, done: RefundDone) => isRefundDue(context, done) && done.whole === context.linesLeft,
    isPartRefund: ({ context }, done: RefundDone) => isRefundDue(context, done) && done.whole < context.linesLeft,
    isRestRefunded: ({ context }, done: RefundDone) =>
      isRefundDue(context, done) && done.whole < context.linesLeft && done.units > 0 && done.units === context.unitsToSend,
    isRestRefundedAllArrived: ({ context }, done: RefundDone) =>
      isRefundDue(context, done) &&
      done.whole < context.linesLeft &&
      done.units > 0 &&
      done.units === context.unitsToSend &&
      context.parcelsOut === 0,
    isLastToRateRefunded: ({ context }, done: RefundDone) =>
      isRefundDue(context, done) && done.whole < context.linesLeft && done.unrated > 0 && done.unrated === context.linesToRate,
  },
}).createMachine({
  id: 'order',
  description: "One shop's order, from submit to the recycle bin.",
  context: ({ input }) => orderPlaced(input),
  initial: 'placed',
  states: {
    placed: {
      description: 'The buyer has submitted; stock is reserved and the seat in the delivery slot is taken.',
      always: [
        {
          guard: 'isNothingDue',
          description: 'O1: nothing is due, the order goes to the seller at once.',
          target: 'toDeliver',
          actions: [
            'useDiscounts',
            'sellStock',
            { type: 'markPaid', params: ({ context }) => ({ at: context.placedOn, amount: 0 }) },
            { type: 'promiseShipping', params: ({ context }) => ({ at: context.placedOn }) },
          ],
        },
        { description: 'O1: the order waits for its money.', target: 'unpaid' },
      ],
    },
    unpaid: {
      description: 'Waits for its money until the payment deadline.',
      initial: 'waiting',
      on: {
        'payment.captured': [
          {
            description: 'O4: the money of a seat in a group buy is captured; the order waits for the others.',
            guard: { type: 'isGroupPaid', params: fromEvent('amount') },
            target: 'waitGroup',
            actions: [
              { type: 'markPaid', params: fromEvent('at', 'amount') },
              'fillSeat',
              'useDiscounts',
              'sellStock',
              { type: 'tellBuyer', params: { notice: 'groupJoined' } },
            ],
          },
          {
            description: 'O4: the money is captured; the order goes to the seller.',
            guard: { type: 'isWhatIsDue', params: fromEvent('amount') },
            target: 'toDeliver',
            actions: [
              { type: 'markPaid', params: fromEvent('at', 'amount') },
              { type: 'promiseShipping', params: fromEvent('at') },
              'useDiscounts',
              'sellStock',
              { type: 'tellBuyer', params: { notice: 'paid' } },
            ],
          },
        ],
        'group.failed': {
          description: 'O10: its group buy ended before the money came; nothing is charged any more.',
          target: 'closed',
          actions: [
            'cancelAttempt',
            'markUnpaid',
            { type: 'close', params: ({ event }) => ({ at: event.at, why: 'GROUP_FAILED' }) },
            'returnDiscounts',
            'releaseStock',
            'freeSlot',
            'freeSeat',
            { type: 'tellBuyer', params: { notice: 'timedOut' } },
          ],
        },
        'cancel.asked': {
          description: 'O7: the buyer cancels before paying; a live attempt is cancelled first.',
          target: 'closed',
          actions: [
            'cancelAttempt',
            'markUnpaid',
            { type: 'storeReason', params: fromEvent('reason', 'remark') },
            { type: 'close', params: ({ event }) => ({ at: event.at, why: 'BUYER_CANCEL' }) },
            'returnDiscounts',
            'releaseStock',
            'freeSlot',
            'freeSeat',
            { type: 'tellBuyer', params: { notice: 'cancelled' } },
          ],
        },
      },
      states: {
        waiting: {
          description: 'Nobody is paying at the moment.',
          on: {
            'payment.started': {
              description:
                'O2: an attempt starts before the deadline, which is moved once to the end of the attempt, by 10 minutes at most.',
              guard: { type: 'isBefore', params: ({ context, event }) => ({ at: event.at, limit: context.payBy }) },
              target: 'paying',
              actions: { type: 'markPaying', params: fromEvent('attemptEnd') },
            },
            'cash.chosen': {
              description: 'O5: the buyer pays the courier; the order goes to the seller.',
              guard: 'isCashWelcome',
              target: '#order.toDeliver',
              actions: [
                'markCashDue',
                { type: 'promiseShipping', params: fromEvent('at') },
                'useDiscounts',
                'sellStock',
                { type: 'tellBuyer', params: { notice: 'placed' } },
              ],
            },
            'payDeadline.passed': {
              description: 'O6: nobody paid in time; the order is closed and gives everything back.',
              guard: { type: 'isPast', params: ({ context, event }) => ({ at: event.at, limit: context.payBy }) },
              target: '#order.closed',
              actions: [
                { type: 'close', params: ({ event }) => ({ at: event.at, why: 'PAY_TIMEOUT' }) },
                'returnDiscounts',
                'releaseStock',
                'freeSlot',
                'freeSeat',
                { type: 'tellBuyer', params: { notice: 'timedOut' } },
              ],
            },
          },
        },
        paying: {
          description: 'An attempt is under way; the deadline waits for it.',
          on: {
            'payment.failed': {
              description: 'O3: the attempt failed, was cancelled or ran out; another one may follow until the deadline.',
              target: 'waiting',
              actions: 'markUnpaid',
            },
          },
        },
      },
    },
    waitGroup: {
      description: 'Paid; its seat waits until all seats of the group buy are paid, or its time is over.',
      on: {
        'group.completed': {
          description: 'O9: the last seat is paid; all orders of the group go to the seller together.',
          target: 'toDeliver',
          actions: [
            { type: 'promiseShipping', params: fromEvent('at') },
            { type: 'tellBuyer', params: { notice: 'groupComplete' } },
          ],
        },
        'group.failed': {
          description: 'O10: the time was over before all seats were paid; the money goes back.',
          target: 'closed',
          actions: [
            { type: 'close', params: ({ event }) => ({ at: event.at, why: 'GROUP_FAILED' }) },
            'markRefunding',
            'returnDiscounts',
            'takeStockBack',
            'freeSlot',
            'refundMoney',
            { type: 'tellBuyer', params: { notice: 'groupFailed' } },
          ],
        },
        'cancel.asked': {
          description: 'O11: the buyer leaves the group while it is not complete; his seat is free and the money goes back.',
          target: 'closed',
          actions: [
            { type: 'storeReason', params: fromEvent('reason', 'remark') },
            { type: 'close', params: ({ event }) => ({ at: event.at, why: 'BUYER_CANCEL' }) },
            'markRefunding',
            'returnDiscounts',
            'takeStockBack',
            'freeSlot',
            'freeSeat',
            'refundMoney',
            { type: 'tellBuyer', params: { notice: 'cancelled' } },
          ],
        },
      },
    },
    toDeliver: {
      description: 'Paid, or to be paid to the courier; the seller has it.',
      initial: 'new',
      on: {
        'refund.dropped': {
          description: 'O32: a refund was refused or withdrawn; the deadlines go on.',
          guard: { type: 'isRefundHeld', params: fromEvent('lines', 'open') },
          actions: { type: 'settleRefund', params: fromEvent('at', 'lines', 'open', 'isRefused') },
        },
        'refund.finished': [
          {
            description: 'O31: everything is refunded; the order is closed.',
            guard: { type: 'isLastRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
            target: '#order.closed',
            actions: [
              { type: 'countRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
              'markAllRefunded',
              { type: 'close', params: ({ event }) => ({ at: event.at, why: 'REFUNDED' }) },
              'returnDiscounts',
              'freeSlot',
            ],
          },
          {
            description: 'O30: a part is refunded, other lines remain.',
            guard: { type: 'isPartRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
            actions: { type: 'countRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
          },
        ],
        'shipDeadline.passed': {
          description:
            'O20: the seller let 72 hours after his ship-by time pass without sending anything; the money goes back, with coins for the wait.',
          guard: { type: 'isUnsentPast', params: ({ context, event }) => ({ at: event.at, limit: context.sellerLateAt }) },
          target: 'closed',
          actions: [
            { type: 'close', params: ({ event }) => ({ at: event.at, why: 'SELLER_LATE' }) },
            'dropAnswer',
            'closeRefunds',
            'clearRefunds',
            'markRefunding',
            'returnDiscounts',
            'takeStockBack',
            'freeSlot',
            'refundMoney',
            'makeUpForWait',
            { type: 'tellBuyer', params: { notice: 'sellerLate' } },
          ],
        },
      },
      states: {
        new: {
          description: 'The seller has not begun to pack.',
          on: {
            'refund.asked': {
              description: 'O29: the buyer asks for a refund; the deadlines wait for it.',
              guard: { type: 'isRefundable', params: fromEvent('at', 'lines') },
              actions: { type: 'openRefund', params: fromEvent('at', 'lines') },
            },
            'cancel.asked': {
              description: 'O12: the buyer cancels before packing; it is done at once and the money goes back.',
              guard: 'isNoRefundOpen',
              target: '#order.closed',
              actions: [
                { type: 'storeReason', params: fromEvent('reason', 'remark') },
                { type: 'close', params: ({ event }) => ({ at: event.at, why: 'BUYER_CANCEL' }) },
                'closeRefunds',
                'clearRefunds',
                'markRefunding',
                'returnDiscounts',
                'takeStockBack',
                'freeSlot',
                'refundMoney',
                { type: 'tellBuyer', params: { notice: 'cancelled' } },
              ],
            },
            'address.changed': {
              description: 'O16: the buyer has it sent elsewhere, once, where the way costs the same.',
              guard: { type: 'isAddressFree', params: fromEvent('costsSame') },
              actions: 'markAddressChanged',
            },
            'packing.started': { description: 'O17: the seller packs; from here a cancel is a request.', target: 'packing' },
          },
        },
        packing: {
          description: 'The seller packs.',
          on: {
            'refund.asked': {
              description: 'O29: the buyer asks for a refund; the deadlines wait for it.',
              guard: { type: 'isRefundable', params: fromEvent('at', 'lines') },
              actions: { type: 'openRefund', params: fromEvent('at', 'lines') },
            },
            'cancel.asked': {
              description: 'O13: the buyer asks for a cancel; the parcel is held and the seller has 24 hours to answer.',
              guard: and(['isFirstCancel', 'isNoRefundOpen']),
              target: 'cancelRequested',
              actions: [
                { type: 'storeReason', params: fromEvent('reason', 'remark') },
                { type: 'awaitAnswer', params: fromEvent('at') },
              ],
            },
            'cancel.restored': {
              description: 'O35: the buyer takes his withdrawal back; the seller has as long to answer as he had before.',
              guard: { type: 'isWithdrawn', params: fromEvent('at') },
              target: 'cancelRequested',
              actions: 'restoreAnswer',
            },
            'parcel.sent': [
              {
                description: 'O19: everything is on its way.',
                guard: { type: 'isRest', params: fromEvent('units') },
                target: '#order.shipped',
                actions: [
                  { type: 'countSent', params: fromEvent('units') },
                  { type: 'markShipped', params: fromEvent('at') },
                  { type: 'tellBuyer', params: { notice: 'shipped' } },
                ],
              },
              {
                description: 'O18: a part is on its way.',
                guard: { type: 'isPart', params: fromEvent('units') },
                target: 'partShipped',
                actions: [
                  { type: 'countSent', params: fromEvent('units') },
                  { type: 'tellBuyer', params: { notice: 'partShipped' } },
                ],
              },
            ],
          },
        },
        cancelRequested: {
          description: 'The buyer asked for a cancel while the seller packed; the parcel is held.',
          on: {
            'cancel.approved': {
              description: 'O14: the seller agrees; the money goes back.',
              target: '#order.closed',
              actions: [
                { type: 'close', params: ({ event }) => ({ at: event.at, why: 'BUYER_CANCEL' }) },
                'dropAnswer',
                'closeRefunds',
                'clearRefunds',
                'markRefunding',
                'returnDiscounts',
                'takeStockBack',
                'freeSlot',
                'refundMoney',
                { type: 'tellBuyer', params: { notice: 'cancelled' } },
              ],
            },
            'cancelDeadline.passed': {
              description: 'O14: the seller did not answer for 24 hours, which counts as a yes; the money goes back.',
              guard: { type: 'isPast', params: ({ context, event }) => ({ at: event.at, limit: context.cancelAnswerBy }) },
              target: '#order.closed',
              actions: [
                { type: 'close', params: ({ event }) => ({ at: event.at, why: 'BUYER_CANCEL' }) },
                'dropAnswer',
                'closeRefunds',
                'clearRefunds',
                'markRefunding',
                'returnDiscounts',
                'takeStockBack',
                'freeSlot',
                'refundMoney',
                { type: 'tellBuyer', params: { notice: 'cancelled' } },
              ],
            },
            'cancel.rejected': {
              description: 'O15: the seller refuses the cancel and packs on; a second request is refused.',
              target: 'packing',
              actions: ['dropAnswer', { type: 'tellBuyer', params: { notice: 'cancelRejected' } }],
            },
            'cancel.withdrawn': { description: 'O15: the buyer takes his request back.', target: 'packing', actions: 'withdrawAnswer' },
          },
        },
        partShipped: {
          description: 'Some lines are on their way, others are still with the seller.',
          on: {
            'refund.asked': {
              description: 'O29: the buyer asks for a refund; the deadlines wait for it.',
              guard: { type: 'isRefundable', params: fromEvent('at', 'lines') },
              actions: { type: 'openRefund', params: fromEvent('at', 'lines') },
            },
            'refund.finished': [
              {
                description: 'O30: what was still with the seller is refunded, everything else has arrived.',
                guard: { type: 'isRestRefundedAllArrived', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
                target: '#order.shipped.delivered',
                actions: [
                  { type: 'countRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
                  { type: 'markShipped', params: fromEvent('at') },
                  { type: 'markDelivered', params: fromEvent('at') },
                ],
              },
              {
                description: 'O30: what was still with the seller is refunded, everything else is on its way.',
                guard: { type: 'isRestRefunded', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
                target: '#order.shipped',
                actions: [
                  { type: 'countRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
                  { type: 'markShipped', params: fromEvent('at') },
                ],
              },
            ],
            'parcel.sent': [
              {
                description: 'O19: the rest is on its way.',
                guard: { type: 'isRest', params: fromEvent('units') },
                target: '#order.shipped',
                actions: [
                  { type: 'countSent', params: fromEvent('units') },
                  { type: 'markShipped', params: fromEvent('at') },
                  { type: 'tellBuyer', params: { notice: 'shipped' } },
                ],
              },
              {
                description: 'O18: another part is on its way.',
                guard: { type: 'isPart', params: fromEvent('units') },
                actions: { type: 'countSent', params: fromEvent('units') },
              },
            ],
            'trace.added': {
              description: 'The courier reports on a parcel that has left; the order waits for the rest.',
              target: 'partShipped',
            },
            'parcel.delivered': {
              description: 'O22: one parcel has arrived while others are still with the seller.',
              guard: 'isParcelOut',
              actions: 'countArrived',
            },
          },
        },
      },
    },
    shipped: {
      description: 'Everything has left the seller.',
      initial: 'inTransit',
      on: {
        'refund.asked': {
          description: 'O29: the buyer asks for a refund; the deadlines wait for it.',
          guard: { type: 'isRefundable', params: fromEvent('at', 'lines') },
          actions: { type: 'openRefund', params: fromEvent('at', 'lines') },
        },
        'refund.dropped': {
          description: 'O32: a refund was refused or withdrawn; the deadlines go on.',
          guard: { type: 'isRefundHeld', params: fromEvent('lines', 'open') },
          actions: { type: 'settleRefund', params: fromEvent('at', 'lines', 'open', 'isRefused') },
        },
        'refund.finished': [
          {
            description: 'O31: everything is refunded; the order is closed.',
            guard: { type: 'isLastRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
            target: '#order.closed',
            actions: [
              { type: 'countRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
              'markAllRefunded',
              { type: 'close', params: ({ event }) => ({ at: event.at, why: 'REFUNDED' }) },
              'returnDiscounts',
            ],
          },
          {
            description: 'O30: a part is refunded, other lines remain.',
            guard: { type: 'isPartRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
            actions: { type: 'countRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
          },
        ],
        'receipt.confirmed': {
          description: 'O25: the buyer confirms the receipt; the refund window opens, and coins come when it ends.',
          guard: 'isNoRefundOpen',
          target: 'received',
          actions: [
            { type: 'takeCash', params: fromEvent('at') },
            'passCash',
            { type: 'markReceived', params: fromEvent('at') },
            'awaitCoins',
          ],
        },
        'receiveDeadline.passed': {
          description: 'O26: the time to confirm is over; the receipt counts as confirmed, unless a refund is open.',
          guard: { type: 'isTimeOfReceiptPast', params: fromEvent('at') },
          target: 'received',
          actions: [
            { type: 'takeCash', params: fromEvent('at') },
            'passCash',
            { type: 'markReceived', params: fromEvent('at') },
            'awaitCoins',
            { type: 'tellBuyer', params: { notice: 'received' } },
          ],
        },
        'receipt.extended': {
          description: 'O24: the buyer asks for 7 more days, once, in the last 3 days.',
          guard: { type: 'isExtensionOffered', params: fromEvent('at') },
          actions: 'extendReceipt',
        },
        'cash.collected': {
          description: 'O22: the courier has taken the cash.',
          guard: 'isCashDue',
          actions: [{ type: 'takeCash', params: fromEvent('at') }, 'passCash'],
        },
      },
      states: {
        inTransit: {
          description: 'On its way.',
          on: {
            'trace.added': [
              {
                description: 'O21: the courier reports a problem.',
                guard: { type: 'isProblem', params: fromEvent('isProblem') },
                target: 'problem',
                actions: { type: 'tellBuyer', params: { notice: 'problem' } },
              },
              { description: 'O21: the courier reports where the parcel is.', target: 'inTransit' },
            ],
            'parcel.delivered': [
              {
                description: 'O22: the last parcel has arrived.',
                guard: 'isLastParcelOut',
                target: 'delivered',
                actions: [
                  'countArrived',
                  { type: 'takeCash', params: fromEvent('at') },
                  'passCash',
                  { type: 'markDelivered', params: fromEvent('at') },
                  { type: 'tellBuyer', params: { notice: 'delivered' } },
                ],
              },
              { description: 'O22: one of several parcels has arrived.', actions: 'countArrived' },
            ],
          },
        },
        problem: {
          description: 'The courier could not deliver.',
          on: {
            'trace.added': [
              {
                description: 'O21: the problem goes on.',
                guard: { type: 'isProblem', params: fromEvent('isProblem') },
                target: 'problem',
              },
              { description: 'O21: the parcel is on its way again.', target: 'inTransit' },
            ],
            'parcel.delivered': [
              {
                description: 'O22: the last parcel has arrived after all.',
                guard: 'isLastParcelOut',
                target: 'delivered',
                actions: [
                  'countArrived',
                  { type: 'takeCash', params: fromEvent('at') },
                  'passCash',
                  { type: 'markDelivered', params: fromEvent('at') },
                  { type: 'tellBuyer', params: { notice: 'delivered' } },
                ],
              },
              { description: 'O22: one of several parcels has arrived, another one has the problem.', actions: 'countArrived' },
            ],
            'parcel.returned': [
              {
                description: 'O23: everything came back to the sender; the money goes back, a cash order costs a strike.',
                guard: 'isEverythingBack',
                target: '#order.closed',
                actions: [
                  'countReturned',
                  { type: 'close', params: ({ event }) => ({ at: event.at, why: 'DELIVERY_FAILED' }) },
                  'strikeBuyer',
                  'closeRefunds',
                  'clearRefunds',
                  'markRefunding',
                  'returnDiscounts',
                  'takeStockBack',
                  'refundMoney',
                  { type: 'tellBuyer', params: { notice: 'deliveryFailed' } },
                ],
              },
              {
                description: 'O23: one of several parcels came back, the others are still out.',
                guard: 'isOnlyOneOfMany',
                target: 'inTransit',
                actions: 'countReturned',
              },
            ],
          },
        },
        delivered: { description: 'Arrived; the buyer has 7 days to confirm.' },
      },
    },
    received: {
      description: 'Received; the lines wait for a rating.',
      on: {
        'refund.asked': {
          description: 'O29: the buyer asks for a refund; the deadlines wait for it.',
          guard: { type: 'isRefundable', params: fromEvent('at', 'lines') },
          actions: { type: 'openRefund', params: fromEvent('at', 'lines') },
        },
        'refund.dropped': {
          description: 'O32: a refund was refused or withdrawn; the deadlines go on.',
          guard: { type: 'isRefundHeld', params: fromEvent('lines', 'open') },
          actions: { type: 'settleRefund', params: fromEvent('at', 'lines', 'open', 'isRefused') },
        },
        'refund.finished': [
          {
            description: 'O31: everything is refunded; the order is closed.',
            guard: { type: 'isLastRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
            target: '#order.closed',
            actions: [
              { type: 'countRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
              'markAllRefunded',
              { type: 'close', params: ({ event }) => ({ at: event.at, why: 'REFUNDED' }) },
              'returnDiscounts',
            ],
          },
          {
            description: 'O30: what waited for a rating is refunded, so nothing waits any more.',
            guard: { type: 'isLastToRateRefunded', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
            target: 'success',
            actions: { type: 'countRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
          },
          {
            description: 'O30: a part is refunded, other lines remain.',
            guard: { type: 'isPartRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
            actions: { type: 'countRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
          },
        ],
        'lines.rated': [
          {
            description: 'O27: every line is rated, which brings coins.',
            guard: { type: 'isAllRated', params: fromEvent('lines') },
            target: 'success',
            actions: [{ type: 'countRated', params: fromEvent('lines') }, 'rewardRating'],
          },
          {
            description: 'Some lines are rated, others wait.',
            guard: { type: 'isSomeRated', params: fromEvent('lines') },
            actions: { type: 'countRated', params: fromEvent('lines') },
          },
        ],
        'rateDeadline.passed': {
          description: 'O28: the time to rate is over; no rating is invented.',
          guard: { type: 'isPast', params: ({ context, event }) => ({ at: event.at, limit: context.rateBy }) },
          target: 'success',
        },
        'order.removed': {
          description: 'O33: the buyer moves the order to the recycle bin.',
          guard: 'isRemovable',
          actions: { type: 'remove', params: fromEvent('at') },
        },
        'order.restored': { description: 'O34: the buyer takes the order out of the bin.', guard: 'isInBin', actions: 'restore' },
      },
    },
    success: {
      description: 'Done.',
      on: {
        'refund.asked': {
          description: 'O29: the buyer asks for a refund; the deadlines wait for it.',
          guard: { type: 'isRefundable', params: fromEvent('at', 'lines') },
          actions: { type: 'openRefund', params: fromEvent('at', 'lines') },
        },
        'refund.dropped': {
          description: 'O32: a refund was refused or withdrawn; the deadlines go on.',
          guard: { type: 'isRefundHeld', params: fromEvent('lines', 'open') },
          actions: { type: 'settleRefund', params: fromEvent('at', 'lines', 'open', 'isRefused') },
        },
        'refund.finished': [
          {
            description: 'O31: everything is refunded; the order is closed.',
            guard: { type: 'isLastRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
            target: '#order.closed',
            actions: [
              { type: 'countRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
              'markAllRefunded',
              { type: 'close', params: ({ event }) => ({ at: event.at, why: 'REFUNDED' }) },
              'returnDiscounts',
            ],
          },
          {
            description: 'O30: a part is refunded, other lines remain.',
            guard: { type: 'isPartRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
            actions: { type: 'countRefund', params: fromEvent('at', 'amount', 'lines', 'whole', 'units', 'unrated') },
          },
        ],
        'order.removed': {
          description: 'O33: the buyer moves the order to the recycle bin.',
          guard: 'isRemovable',
          actions: { type: 'remove', params: fromEvent('at') },
        },
        'order.restored': { description: 'O34: the buyer takes the order out of the bin.', guard: 'isInBin', actions: 'restore' },
        'binDeadline.passed': {
          description: 'O34: 30 days in the bin are over.',
          guard: { type: 'isBinTimePast', params: fromEvent('at') },
          actions: 'purge',
        },
      },
    },
    closed: {
      description: 'Closed; it never reopens.',
      on: {
        'payment.captured': {
          description: 'O8: money came after the order was closed; all of it goes back.',
          guard: { type: 'isLateCapture', params: fromEvent('amount') },
          actions: [
            { type: 'markLateMoney', params: fromEvent('at', 'amount') },
            'refundMoney',
            { type: 'tellBuyer', params: { notice: 'lateMoney' } },
          ],
        },
        'refund.finished': [
          {
            description: 'All the money is back with the buyer.',
            guard: { type: 'isRefundRunning', params: fromEvent('amount') },
            actions: [
              { type: 'markRefunded', params: fromEvent('amount') },
              { type: 'tellBuyer', params: { notice: 'refunded' } },
            ],
          },
          {
            description: 'A part is back, the rest is still on its way.',
            guard: { type: 'isPartOfRefundRunning', params: fromEvent('amount') },
            actions: { type: 'countMoneyBack', params: fromEvent('amount') },
          },
        ],
        'order.removed': {
          description: 'O33: the buyer moves the order to the recycle bin.',
          guard: 'isRemovable',
          actions: { type: 'remove', params: fromEvent('at') },
        },
        'order.restored': { description: 'O34: the buyer takes the order out of the bin.', guard: 'isInBin', actions: 'restore' },
        'binDeadline.passed': {
          description: 'O34: 30 days in the bin are over.',
          guard: { type: 'isBinTimePast', params: fromEvent('at') },
          actions: 'purge',
        },
      },
    },
  },
});
