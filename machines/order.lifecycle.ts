import { assign, setup } from 'xstate';
import type { OrderContext, OrderEvent, OrderInput, OrderNotice } from './order.ts';
import { cashFacts, deliveredFacts, isExtensionOffered, lateMoment, orderPlaced, payingFacts, receivedFacts, sentFacts } from './orderFacts.ts';
import { orderSpans } from './orderSpans.ts';
import { deed } from './port.ts';

/**
 * The life of one order (contract 4.1). The mall restores it from the row's columns, asks it whether a step
 * may be taken and carries out the deeds it names; it reads no clock, `at` stands on every event.
 */
export const orderLifecycle = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    input: {} as OrderInput,
  },
  actions: {
    markPaying: assign(({ context }, by: { attemptEnd: number }) => payingFacts(context, by.attemptEnd)),
    markUnpaid: assign({ payStatus: 'UNPAID' }),
    markPaid: assign((_, paid: { at: number; amount: number }) => ({ payStatus: 'PAID' as const, captured: paid.amount, paidOn: paid.at })),
    markCashDue: assign({ payStatus: 'COD_DUE' }),
    markRefunding: assign({ payStatus: ({ context }) => (context.captured > context.refunded ? ('REFUNDING' as const) : ('UNPAID' as const)) }),
    markLateMoney: assign((_, paid: { at: number; amount: number }) => ({ payStatus: 'REFUNDING' as const, captured: paid.amount, paidOn: paid.at })),
    markRefunded: assign(({ context }, back: { amount: number }) => ({ payStatus: 'REFUNDED' as const, refunded: context.refunded + back.amount })),
    promiseShipping: assign({ sellerLateAt: ({ context }, since: { at: number }) => lateMoment(context, since.at) }),
    close: assign((_, closed: { at: number; why: NonNullable<OrderContext['closeType']> }) => ({ closeType: closed.why, cancelTime: closed.at })),
    keepReason: assign((_, asked: { reason: string; remark: string | null }) => ({ cancelReason: asked.reason, cancelRemark: asked.remark })),
    awaitAnswer: assign((_, asked: { at: number }) => ({ isCancelUsed: true, cancelAnswerBy: asked.at + orderSpans.cancelAnswer })),
    dropAnswer: assign({ cancelAnswerBy: null }),
    countSent: assign(({ context }, sent: { units: number }) => sentFacts(context, sent.units)),
    markShipped: assign((_, shipped: { at: number }) => ({ shippedOn: shipped.at, receiveBy: shipped.at + orderSpans.receipt, sellerLateAt: null })),
    countArrived: assign({ parcelsOut: ({ context }) => context.parcelsOut - 1 }),
    countReturned: assign({ parcelsOut: ({ context }) => context.parcelsOut - 1, parcelsBack: ({ context }) => context.parcelsBack + 1 }),
    markDelivered: assign(({ context }, arrived: { at: number }) => deliveredFacts(context, arrived.at)),
    takeCash: assign(({ context }, taken: { at: number }) => cashFacts(context, taken.at)),
    extendReceipt: assign({ isReceiptExtended: true, receiveBy: ({ context }) => (context.receiveBy ?? 0) + orderSpans.receiptExtension }),
    markReceived: assign((_, received: { at: number }) => receivedFacts(received.at)),
    countRated: assign({ linesToRate: ({ context }, rated: { lines: number }) => context.linesToRate - rated.lines }),
    remove: assign((_, removed: { at: number }) => ({ deleteStatus: 1 as const, purgeAt: removed.at + orderSpans.recycleBin })),
    restore: assign({ deleteStatus: 0, purgeAt: null }),
    purge: assign({ deleteStatus: 2, purgeAt: null }),
    cancelAttempt: deed(),
    sellStock: deed(),
    releaseStock: deed(),
    takeStockBack: deed(),
    freeSlot: deed(),
    refundMoney: deed(),
    passCash: deed(),
    strikeBuyer: deed(),
    tellBuyer: deed<{ notice: OrderNotice }>(),
  },
  guards: {
    isNothingDue: ({ context }) => context.due === 0,
    isBefore: (_, times: { at: number; limit: number | null }) => times.limit !== null && times.at < times.limit,
    isPast: (_, times: { at: number; limit: number | null }) => times.limit !== null && times.at >= times.limit,
    isWhatIsDue: ({ context }, paid: { amount: number }) => paid.amount === context.due,
    isCashWelcome: ({ context }) => context.isCashWelcome,
    isLateCapture: ({ context }, paid: { amount: number }) =>
      (context.closeType === 'PAY_TIMEOUT' || context.closeType === 'BUYER_CANCEL') && context.captured === 0 && paid.amount === context.due,
    isFirstCancel: ({ context }) => !context.isCancelUsed,
    isRest: ({ context }, sent: { units: number }) => sent.units === context.unitsToSend,
    isPart: ({ context }, sent: { units: number }) => sent.units > 0 && sent.units < context.unitsToSend,
    isUnsentPast: ({ context }, times: { at: number; limit: number | null }) => context.parcels === 0 && times.limit !== null && times.at >= times.limit,
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
    isBinTimePast: ({ context }, times: { at: number }) => context.deleteStatus === 1 && context.purgeAt !== null && times.at >= context.purgeAt,
    isRefundRunning: ({ context }, back: { amount: number }) =>
      context.payStatus === 'REFUNDING' && back.amount > 0 && context.refunded + back.amount <= context.captured,
  },
}).createMachine({
  id: 'order',
  description: 'One shop\'s order, from submit to the recycle bin.',
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
          actions: ['sellStock', { type: 'markPaid', params: ({ context }) => ({ at: context.placedOn, amount: 0 }) }, { type: 'promiseShipping', params: ({ context }) => ({ at: context.placedOn }) }],
        },
        { description: 'O1: the order waits for its money.', target: 'unpaid' },
      ],
    },
    unpaid: {
      description: 'Waits for its money until the payment deadline.',
      initial: 'waiting',
      on: {
        'payment.captured': {
          description: 'O4: the money is captured; the order goes to the seller.',
          guard: { type: 'isWhatIsDue', params: ({ event }) => ({ amount: event.amount }) },
          target: 'toDeliver',
          actions: [
            { type: 'markPaid', params: ({ event }) => ({ at: event.at, amount: event.amount }) },
            { type: 'promiseShipping', params: ({ event }) => ({ at: event.at }) },
            'sellStock',
            { type: 'tellBuyer', params: { notice: 'paid' } },
          ],
        },
        'cancel.asked': {
          description: 'O7: the buyer cancels before paying; a live attempt is cancelled first.',
          target: 'closed',
          actions: [
            'cancelAttempt',
            'markUnpaid',
            { type: 'keepReason', params: ({ event }) => ({ reason: event.reason, remark: event.remark }) },
            { type: 'close', params: ({ event }) => ({ at: event.at, why: 'BUYER_CANCEL' }) },
            'releaseStock',
            'freeSlot',
            { type: 'tellBuyer', params: { notice: 'cancelled' } },
          ],
        },
      },
      states: {
        waiting: {
          description: 'Nobody is paying at the moment.',
          on: {
            'payment.started': {
              description: 'O2: an attempt starts before the deadline, which is moved once to the end of the attempt, by 10 minutes at most.',
              guard: { type: 'isBefore', params: ({ context, event }) => ({ at: event.at, limit: context.payBy }) },
              target: 'paying',
              actions: { type: 'markPaying', params: ({ event }) => ({ attemptEnd: event.attemptEnd }) },
            },
            'cash.chosen': {
              description: 'O5: the buyer pays the courier; the order goes to the seller.',
              guard: 'isCashWelcome',
              target: '#order.toDeliver',
              actions: ['markCashDue', { type: 'promiseShipping', params: ({ event }) => ({ at: event.at }) }, 'sellStock', { type: 'tellBuyer', params: { notice: 'placed' } }],
            },
            'payDeadline.passed': {
              description: 'O6: nobody paid in time; the order is closed and gives everything back.',
              guard: { type: 'isPast', params: ({ context, event }) => ({ at: event.at, limit: context.payBy }) },
              target: '#order.closed',
              actions: [{ type: 'close', params: ({ event }) => ({ at: event.at, why: 'PAY_TIMEOUT' }) }, 'releaseStock', 'freeSlot', { type: 'tellBuyer', params: { notice: 'timedOut' } }],
            },
          },
        },
        paying: {
          description: 'An attempt is under way; the deadline waits for it.',
          on: {
            'payment.failed': { description: 'O3: the attempt failed, was cancelled or ran out; another one may follow until the deadline.', target: 'waiting', actions: 'markUnpaid' },
          },
        },
      },
    },
    toDeliver: {
      description: 'Paid, or to be paid to the courier; the seller has it.',
      initial: 'new',
      on: {
        'shipDeadline.passed': {
          description: 'O20: the seller let 72 hours after his ship-by time pass without sending anything; the money goes back.',
          guard: { type: 'isUnsentPast', params: ({ context, event }) => ({ at: event.at, limit: context.sellerLateAt }) },
          target: 'closed',
          actions: [
            { type: 'close', params: ({ event }) => ({ at: event.at, why: 'SELLER_LATE' }) },
            'dropAnswer',
            'markRefunding',
            'takeStockBack',
            'freeSlot',
            'refundMoney',
            { type: 'tellBuyer', params: { notice: 'sellerLate' } },
          ],
        },
      },
      states: {
        new: {
          description: 'The seller has not begun to pack.',
          on: {
            'cancel.asked': {
              description: 'O12: the buyer cancels before packing; it is done at once and the money goes back.',
              target: '#order.closed',
              actions: [
                { type: 'keepReason', params: ({ event }) => ({ reason: event.reason, remark: event.remark }) },
                { type: 'close', params: ({ event }) => ({ at: event.at, why: 'BUYER_CANCEL' }) },
                'markRefunding',
                'takeStockBack',
                'freeSlot',
                'refundMoney',
                { type: 'tellBuyer', params: { notice: 'cancelled' } },
              ],
            },
            'packing.started': { description: 'O17: the seller packs; from here a cancel is a request.', target: 'packing' },
          },
        },
        packing: {
          description: 'The seller packs.',
          on: {
            'cancel.asked': {
              description: 'O13: the buyer asks for a cancel; the parcel is held and the seller has 24 hours to answer.',
              guard: 'isFirstCancel',
              target: 'cancelRequested',
              actions: [{ type: 'keepReason', params: ({ event }) => ({ reason: event.reason, remark: event.remark }) }, { type: 'awaitAnswer', params: ({ event }) => ({ at: event.at }) }],
            },
            'parcel.sent': [
              {
                description: 'O19: everything is on its way.',
                guard: { type: 'isRest', params: ({ event }) => ({ units: event.units }) },
                target: '#order.shipped',
                actions: [
                  { type: 'countSent', params: ({ event }) => ({ units: event.units }) },
                  { type: 'markShipped', params: ({ event }) => ({ at: event.at }) },
                  { type: 'tellBuyer', params: { notice: 'shipped' } },
                ],
              },
              {
                description: 'O18: a part is on its way.',
                guard: { type: 'isPart', params: ({ event }) => ({ units: event.units }) },
                target: 'partShipped',
                actions: [{ type: 'countSent', params: ({ event }) => ({ units: event.units }) }, { type: 'tellBuyer', params: { notice: 'partShipped' } }],
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
                'markRefunding',
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
                'markRefunding',
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
            'cancel.withdrawn': { description: 'O15: the buyer takes his request back.', target: 'packing', actions: 'dropAnswer' },
          },
        },
        partShipped: {
          description: 'Some lines are on their way, others are still with the seller.',
          on: {
            'parcel.sent': [
              {
                description: 'O19: the rest is on its way.',
                guard: { type: 'isRest', params: ({ event }) => ({ units: event.units }) },
                target: '#order.shipped',
                actions: [
                  { type: 'countSent', params: ({ event }) => ({ units: event.units }) },
                  { type: 'markShipped', params: ({ event }) => ({ at: event.at }) },
                  { type: 'tellBuyer', params: { notice: 'shipped' } },
                ],
              },
              {
                description: 'O18: another part is on its way.',
                guard: { type: 'isPart', params: ({ event }) => ({ units: event.units }) },
                actions: { type: 'countSent', params: ({ event }) => ({ units: event.units }) },
              },
            ],
            'trace.added': { description: 'The courier reports on a parcel that has left; the order waits for the rest.', target: 'partShipped' },
            'parcel.delivered': { description: 'O22: one parcel has arrived while others are still with the seller.', guard: 'isParcelOut', actions: 'countArrived' },
          },
        },
      },
    },
    shipped: {
      description: 'Everything has left the seller.',
      initial: 'inTransit',
      on: {
        'receipt.confirmed': {
          description: 'O25: the buyer confirms the receipt; the refund window opens.',
          guard: 'isNoRefundOpen',
          target: 'received',
          actions: [{ type: 'takeCash', params: ({ event }) => ({ at: event.at }) }, 'passCash', { type: 'markReceived', params: ({ event }) => ({ at: event.at }) }],
        },
        'receiveDeadline.passed': {
          description: 'O26: the time to confirm is over; the receipt counts as confirmed, unless a refund is open.',
          guard: { type: 'isTimeOfReceiptPast', params: ({ event }) => ({ at: event.at }) },
          target: 'received',
          actions: [
            { type: 'takeCash', params: ({ event }) => ({ at: event.at }) },
            'passCash',
            { type: 'markReceived', params: ({ event }) => ({ at: event.at }) },
            { type: 'tellBuyer', params: { notice: 'received' } },
          ],
        },
        'receipt.extended': {
          description: 'O24: the buyer asks for 7 more days, once, in the last 3 days.',
          guard: { type: 'isExtensionOffered', params: ({ event }) => ({ at: event.at }) },
          actions: 'extendReceipt',
        },
        'cash.collected': { description: 'O22: the courier has taken the cash.', guard: 'isCashDue', actions: [{ type: 'takeCash', params: ({ event }) => ({ at: event.at }) }, 'passCash'] },
      },
      states: {
        inTransit: {
          description: 'On its way.',
          on: {
            'trace.added': [
              {
                description: 'O21: the courier reports a problem.',
                guard: { type: 'isProblem', params: ({ event }) => ({ isProblem: event.isProblem }) },
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
                  { type: 'takeCash', params: ({ event }) => ({ at: event.at }) },
                  'passCash',
                  { type: 'markDelivered', params: ({ event }) => ({ at: event.at }) },
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
              { description: 'O21: the problem goes on.', guard: { type: 'isProblem', params: ({ event }) => ({ isProblem: event.isProblem }) }, target: 'problem' },
              { description: 'O21: the parcel is on its way again.', target: 'inTransit' },
            ],
            'parcel.delivered': [
              {
                description: 'O22: the last parcel has arrived after all.',
                guard: 'isLastParcelOut',
                target: 'delivered',
                actions: [
                  'countArrived',
                  { type: 'takeCash', params: ({ event }) => ({ at: event.at }) },
                  'passCash',
                  { type: 'markDelivered', params: ({ event }) => ({ at: event.at }) },
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
                  'markRefunding',
                  'takeStockBack',
                  'refundMoney',
                  { type: 'tellBuyer', params: { notice: 'deliveryFailed' } },
                ],
              },
              { description: 'O23: one of several parcels came back, the others are still out.', guard: 'isOnlyOneOfMany', target: 'inTransit', actions: 'countReturned' },
            ],
          },
        },
        delivered: { description: 'Arrived; the buyer has 7 days to confirm.' },
      },
    },
    received: {
      description: 'Received; the lines wait for a rating.',
      on: {
        'lines.rated': [
          {
            description: 'O27: every line is rated.',
            guard: { type: 'isAllRated', params: ({ event }) => ({ lines: event.lines }) },
            target: 'success',
            actions: { type: 'countRated', params: ({ event }) => ({ lines: event.lines }) },
          },
          {
            description: 'Some lines are rated, others wait.',
            guard: { type: 'isSomeRated', params: ({ event }) => ({ lines: event.lines }) },
            actions: { type: 'countRated', params: ({ event }) => ({ lines: event.lines }) },
          },
        ],
        'rateDeadline.passed': {
          description: 'O28: the time to rate is over; no rating is invented.',
          guard: { type: 'isPast', params: ({ context, event }) => ({ at: event.at, limit: context.rateBy }) },
          target: 'success',
        },
        'order.removed': { description: 'O33: the buyer moves the order to the recycle bin.', guard: 'isRemovable', actions: { type: 'remove', params: ({ event }) => ({ at: event.at }) } },
        'order.restored': { description: 'O34: the buyer takes the order out of the bin.', guard: 'isInBin', actions: 'restore' },
      },
    },
    success: {
      description: 'Done.',
      on: {
        'order.removed': { description: 'O33: the buyer moves the order to the recycle bin.', guard: 'isRemovable', actions: { type: 'remove', params: ({ event }) => ({ at: event.at }) } },
        'order.restored': { description: 'O34: the buyer takes the order out of the bin.', guard: 'isInBin', actions: 'restore' },
        'binDeadline.passed': { description: 'O34: 30 days in the bin are over.', guard: { type: 'isBinTimePast', params: ({ event }) => ({ at: event.at }) }, actions: 'purge' },
      },
    },
    closed: {
      description: 'Closed; it never reopens.',
      on: {
        'payment.captured': {
          description: 'O8: money came after the order was closed; all of it goes back.',
          guard: { type: 'isLateCapture', params: ({ event }) => ({ amount: event.amount }) },
          actions: [{ type: 'markLateMoney', params: ({ event }) => ({ at: event.at, amount: event.amount }) }, 'refundMoney', { type: 'tellBuyer', params: { notice: 'lateMoney' } }],
        },
        'refund.finished': {
          description: 'The money is back with the buyer.',
          guard: { type: 'isRefundRunning', params: ({ event }) => ({ amount: event.amount }) },
          actions: [{ type: 'markRefunded', params: ({ event }) => ({ amount: event.amount }) }, { type: 'tellBuyer', params: { notice: 'refunded' } }],
        },
        'order.removed': { description: 'O33: the buyer moves the order to the recycle bin.', guard: 'isRemovable', actions: { type: 'remove', params: ({ event }) => ({ at: event.at }) } },
        'order.restored': { description: 'O34: the buyer takes the order out of the bin.', guard: 'isInBin', actions: 'restore' },
        'binDeadline.passed': { description: 'O34: 30 days in the bin are over.', guard: { type: 'isBinTimePast', params: ({ event }) => ({ at: event.at }) }, actions: 'purge' },
      },
    },
  },
});
