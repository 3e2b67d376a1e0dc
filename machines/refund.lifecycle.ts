import { assign, setup } from 'xstate';
import type { ApplyType, RefundContext, RefundEvent, RefundInput, RefundNotificationName } from './rules/refund/refund.ts';
import { refundDeadlines } from './rules/refund/refundDeadlines.ts';
import { effect, fromEvent } from './ports.ts';

/** How often the bank is asked to pay back before a person has to see to it. */
export const refundTries = 3;

/**
 * The life of one refund, return or insurance claim (contract 4.2). What the silence of whoever's turn it is does is the step of the
 * state's timer. It reads no clock, `at` stands on every event.
 */
export const refundLifecycle = setup({
  types: {
    context: {} as RefundContext,
    events: {} as RefundEvent,
    input: {} as RefundInput,
  },
  actions: {
    wait: assign((_, wait: { until: number }) => ({ deadline: wait.until })),
    stopClock: assign({ deadline: null }),
    storeApplication: assign((_, application: { applyType: ApplyType; amount: number }) => ({
      applyType: application.applyType,
      amount: application.amount,
    })),
    markEdited: assign({ isEdited: true }),
    markEscalated: assign({ isEscalated: true }),
    markGoodsSent: assign({ isGoodsSent: true }),
    markNumberCorrected: assign({ isNumberCorrected: true }),
    shortenWait: assign({
      deadline: ({ context }, delivered: { at: number }) => Math.min(context.deadline ?? Infinity, delivered.at + refundDeadlines.receipt),
    }),
    countRefusal: assign({ refusals: ({ context }) => Math.min(refundTries, context.refusals + 1) }),
    close: assign((_, closed: { why: NonNullable<RefundContext['closeType']> }) => ({ closeType: closed.why, deadline: null })),
    openOnOrder: effect(),
    refuseOnOrder: effect(),
    leaveOrder: effect<{ isOpen: boolean; isRefused: boolean }>(),
    payBack: effect(),
    takeGoodsBack: effect(),
    finishOnOrder: effect(),
    callStaff: effect(),
    tellBuyer: effect<{ notice: RefundNotificationName }>(),
  },
  guards: {
    isClaim: ({ context }) => context.isClaim,
    isPast: ({ context }, passed: { at: number }) => context.deadline !== null && passed.at >= context.deadline,
    isMoneyEnough: ({ context }) => context.applyType === 1 || context.isGoodsSent,
    isMoneyEnoughPast: ({ context }, passed: { at: number }) =>
      (context.applyType === 1 || context.isGoodsSent) && context.deadline !== null && passed.at >= context.deadline,
    isFirstEdit: ({ context }) => !context.isEdited,
    isFirstEscalation: ({ context }) => !context.isEscalated,
    isFirstCorrection: ({ context }) => !context.isNumberCorrected,
    isBeforeSending: ({ context }) => !context.isGoodsSent,
    isLastTry: ({ context }) => context.refusals + 1 === refundTries,
  },
}).createMachine({
  id: 'refund',
  description: 'One refund, from the wish to the money or to its end without.',
  context: ({ input }) => ({
    applyType: input.applyType,
    amount: input.amount,
    isClaim: input.isClaim,
    deadline: input.at + (input.isClaim ? refundDeadlines.decision : refundDeadlines.answer),
    isGoodsSent: false,
    isEdited: false,
    isEscalated: false,
    isNumberCorrected: false,
    refusals: 0,
    closeType: null,
  }),
  initial: 'asked',
  states: {
    asked: {
      description: 'The buyer has asked.',
      always: [
        { description: 'RF1: an insurance claim goes to the mall.', guard: 'isClaim', target: 'arbitration', actions: 'openOnOrder' },
        { description: 'RF1: the seller is asked.', target: 'applied', actions: 'openOnOrder' },
      ],
    },
    applied: {
      description: 'The seller has 48 hours to answer; his silence is a yes.',
      on: {
        'refund.edited': {
          description: 'RF2: the buyer changes his wish; the 48 hours begin again.',
          actions: [
            { type: 'storeApplication', params: fromEvent('applyType', 'amount') },
            { type: 'wait', params: ({ event }) => ({ until: event.at + refundDeadlines.answer }) },
          ],
        },
        'refund.accepted': [
          {
            description: 'RF3: the seller agrees; the money goes back.',
            guard: 'isMoneyEnough',
            target: 'refunding',
            actions: ['stopClock', 'payBack', { type: 'tellBuyer', params: { notice: 'accepted' } }],
          },
          {
            description: 'RF4: the seller agrees once he has the goods; the buyer has 7 days to send them.',
            target: 'accepted',
            actions: [
              { type: 'wait', params: ({ event }) => ({ until: event.at + refundDeadlines.sending }) },
              { type: 'tellBuyer', params: { notice: 'sendGoods' } },
            ],
          },
        ],
        'answerDeadline.passed': [
          {
            description: 'RF3: the seller did not answer in 48 hours, which counts as a yes; the money goes back.',
            guard: { type: 'isMoneyEnoughPast', params: fromEvent('at') },
            target: 'refunding',
            actions: ['stopClock', 'payBack', { type: 'tellBuyer', params: { notice: 'accepted' } }],
          },
          {
            description: 'RF4: the seller did not answer in 48 hours, which counts as a yes; the buyer has 7 days to send the goods.',
            guard: { type: 'isPast', params: fromEvent('at') },
            target: 'accepted',
            actions: [
              { type: 'wait', params: ({ event }) => ({ until: event.at + refundDeadlines.sending }) },
              { type: 'tellBuyer', params: { notice: 'sendGoods' } },
            ],
          },
        ],
        'refund.rejected': {
          description: 'RF5: the seller says no and why; the buyer has 7 days to change his wish or to ask the mall.',
          target: 'rejected',
          actions: [
            { type: 'wait', params: ({ event }) => ({ until: event.at + refundDeadlines.reaction }) },
            'refuseOnOrder',
            { type: 'tellBuyer', params: { notice: 'rejected' } },
          ],
        },
        'refund.withdrawn': {
          description: 'RF15: the buyer takes his wish back.',
          guard: 'isBeforeSending',
          target: 'withdrawn',
          actions: ['stopClock', { type: 'leaveOrder', params: { isOpen: true, isRefused: false } }],
        },
        'order.closed': {
          description: 'The order was closed and gives everything back by itself.',
          target: 'closed',
          actions: { type: 'close', params: { why: 'ORDER_CLOSED' } },
        },
      },
    },
    arbitration: {
      description: 'The mall has 72 hours to decide; its silence is a yes.',
      on: {
        'refund.upheld': [
          {
            description: 'RF8: the mall decides for the buyer; the money goes back.',
            guard: 'isMoneyEnough',
            target: 'refunding',
            actions: ['stopClock', 'payBack', { type: 'tellBuyer', params: { notice: 'accepted' } }],
          },
          {
            description: 'RF8: the mall decides for the buyer, who has 7 days to send the goods.',
            target: 'accepted',
            actions: [
              { type: 'wait', params: ({ event }) => ({ until: event.at + refundDeadlines.sending }) },
              { type: 'tellBuyer', params: { notice: 'sendGoods' } },
            ],
          },
        ],
        'decisionDeadline.passed': [
          {
            description: 'RF8: the mall did not decide in 72 hours, which counts for the buyer; the money goes back.',
            guard: { type: 'isMoneyEnoughPast', params: fromEvent('at') },
            target: 'refunding',
            actions: ['stopClock', 'payBack', { type: 'tellBuyer', params: { notice: 'accepted' } }],
          },
          {
            description: 'RF8: the mall did not decide in 72 hours, which counts for the buyer, who has 7 days to send the goods.',
            guard: { type: 'isPast', params: fromEvent('at') },
            target: 'accepted',
            actions: [
              { type: 'wait', params: ({ event }) => ({ until: event.at + refundDeadlines.sending }) },
              { type: 'tellBuyer', params: { notice: 'sendGoods' } },
            ],
          },
        ],
        'refund.denied': {
          description: 'RF8: the mall decides against the buyer.',
          target: 'closed',
          actions: [
            { type: 'close', params: { why: 'DECIDED_AGAINST' } },
            { type: 'leaveOrder', params: { isOpen: true, isRefused: true } },
            { type: 'tellBuyer', params: { notice: 'decidedAgainst' } },
          ],
        },
        'refund.withdrawn': {
          description: 'RF15: the buyer takes his wish back.',
          guard: 'isBeforeSending',
          target: 'withdrawn',
          actions: ['stopClock', { type: 'leaveOrder', params: { isOpen: true, isRefused: false } }],
        },
        'order.closed': {
          description: 'The order was closed and gives everything back by itself.',
          target: 'closed',
          actions: { type: 'close', params: { why: 'ORDER_CLOSED' } },
        },
      },
    },
    accepted: {
      description: 'The buyer has 7 days to send the goods back.',
      on: {
        'goods.sent': {
          description: 'RF9: the goods are on their way back; the seller has 10 days after their delivery.',
          target: 'sent',
          actions: ['markGoodsSent', { type: 'wait', params: ({ event }) => ({ until: event.at + refundDeadlines.delivery }) }],
        },
        'sendDeadline.passed': {
          description: 'RF16: the buyer did not send the goods in 7 days.',
          guard: { type: 'isPast', params: fromEvent('at') },
          target: 'closed',
          actions: [
            { type: 'close', params: { why: 'BUYER_SILENT' } },
            { type: 'leaveOrder', params: { isOpen: true, isRefused: false } },
            { type: 'tellBuyer', params: { notice: 'closed' } },
          ],
        },
        'refund.withdrawn': {
          description: 'RF15: the buyer keeps the goods.',
          target: 'withdrawn',
          actions: ['stopClock', { type: 'leaveOrder', params: { isOpen: true, isRefused: false } }],
        },
        'order.closed': {
          description: 'The order was closed and gives everything back by itself.',
          target: 'closed',
          actions: { type: 'close', params: { why: 'ORDER_CLOSED' } },
        },
      },
    },
    sent: {
      description: 'The goods are on their way back.',
      on: {
        'number.corrected': {
          description: 'RF10: the buyer corrects the courier or the number, once.',
          guard: 'isFirstCorrection',
          actions: 'markNumberCorrected',
        },
        'goods.delivered': {
          description: 'The courier has brought the goods to the seller, who has 10 days to look at them.',
          actions: { type: 'shortenWait', params: fromEvent('at') },
        },
        'goods.received': {
          description: 'RF11: the seller has the goods; the money goes back.',
          target: 'received',
          actions: ['stopClock', 'takeGoodsBack', 'payBack', { type: 'tellBuyer', params: { notice: 'received' } }],
        },
        'receiptDeadline.passed': {
          description: 'RF11: the seller said nothing in time, which counts as received; the money goes back.',
          guard: { type: 'isPast', params: fromEvent('at') },
          target: 'received',
          actions: ['stopClock', 'takeGoodsBack', 'payBack', { type: 'tellBuyer', params: { notice: 'received' } }],
        },
        'goods.refused': {
          description: 'RF12: the seller refuses what came, with a proof; the buyer has 7 days to change his wish or to ask the mall.',
          target: 'rejected',
          actions: [
            { type: 'wait', params: ({ event }) => ({ until: event.at + refundDeadlines.reaction }) },
            'refuseOnOrder',
            { type: 'tellBuyer', params: { notice: 'goodsRefused' } },
          ],
        },
        'order.closed': {
          description: 'The order was closed and gives everything back by itself.',
          target: 'closed',
          actions: { type: 'close', params: { why: 'ORDER_CLOSED' } },
        },
      },
    },
    rejected: {
      description: 'The seller said no; the buyer has 7 days to change his wish or to ask the mall.',
      on: {
        'refund.edited': {
          description: 'RF6: the buyer changes his wish, once; the seller has 48 hours.',
          guard: 'isFirstEdit',
          target: 'applied',
          actions: [
            'markEdited',
            { type: 'storeApplication', params: fromEvent('applyType', 'amount') },
            { type: 'wait', params: ({ event }) => ({ until: event.at + refundDeadlines.answer }) },
            'openOnOrder',
          ],
        },
        'refund.escalated': {
          description: 'RF7: the buyer asks the mall, once, which has 72 hours.',
          guard: 'isFirstEscalation',
          target: 'arbitration',
          actions: [
            'markEscalated',
            { type: 'wait', params: ({ event }) => ({ until: event.at + refundDeadlines.decision }) },
            'openOnOrder',
          ],
        },
        'reactionDeadline.passed': {
          description: 'RF16: the buyer did nothing for 7 days.',
          guard: { type: 'isPast', params: fromEvent('at') },
          target: 'closed',
          actions: [
            { type: 'close', params: { why: 'BUYER_SILENT' } },
            { type: 'leaveOrder', params: { isOpen: false, isRefused: true } },
            { type: 'tellBuyer', params: { notice: 'closed' } },
          ],
        },
        'refund.withdrawn': {
          description: 'RF15: the buyer takes his wish back.',
          guard: 'isBeforeSending',
          target: 'withdrawn',
          actions: ['stopClock', { type: 'leaveOrder', params: { isOpen: false, isRefused: false } }],
        },
        'order.closed': {
          description: 'The order was closed and gives everything back by itself.',
          target: 'closed',
          actions: { type: 'close', params: { why: 'ORDER_CLOSED' } },
        },
      },
    },
    refunding: {
      description: 'Agreed; the money is on its way back.',
      on: {
        'money.returned': {
          description: 'RF13: the money is back with the buyer.',
          target: 'success',
          actions: ['finishOnOrder', { type: 'tellBuyer', params: { notice: 'paid' } }],
        },
        'money.refused': [
          {
            description: 'RF14: the bank refused for the third time; a person sees to it.',
            guard: 'isLastTry',
            actions: ['countRefusal', 'callStaff', { type: 'tellBuyer', params: { notice: 'delayed' } }],
          },
          { description: 'RF14: the bank refused; it is asked again.', actions: 'countRefusal' },
        ],
      },
    },
    received: {
      description: 'The seller has the goods; the money is on its way back.',
      on: {
        'money.returned': {
          description: 'RF13: the money is back with the buyer.',
          target: 'success',
          actions: ['finishOnOrder', { type: 'tellBuyer', params: { notice: 'paid' } }],
        },
        'money.refused': [
          {
            description: 'RF14: the bank refused for the third time; a person sees to it.',
            guard: 'isLastTry',
            actions: ['countRefusal', 'callStaff', { type: 'tellBuyer', params: { notice: 'delayed' } }],
          },
          { description: 'RF14: the bank refused; it is asked again.', actions: 'countRefusal' },
        ],
      },
    },
    success: { description: 'The money is back with the buyer.' },
    withdrawn: { description: 'The buyer took his wish back.' },
    closed: { description: 'It ended without money.' },
  },
});
