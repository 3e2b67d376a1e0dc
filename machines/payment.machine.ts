import { assign, emit, sendTo, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { payTypes } from './payTypes.ts';
import { dueOrdersOf, keptOrdersOf } from './rules/order/dueOrders.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { required } from './rules/required.ts';
import { callbackPort, fromEvent, nowOf, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import { isGoodCard, type Card } from './model/card.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { Installment, InstallmentPlan } from './model/installment.ts';
import type { OrderDetail } from './model/order.ts';
import type { PageInput } from './model/place.ts';
import type { FrameWord, PayInfo, PayResult, VaultSession } from './model/payment.ts';

/** `cardId`: a saved card pays, else the token of the vault does, whose card is kept where `isKept`; `months`: paid later, by that plan. */
export type PayInput = {
  orderNumbers: string;
  payType: number;
  cardId: number | null;
  vaultToken: string | null;
  isKept: boolean;
  months: number | null;
  key: string;
};
/** What the payment page says of an order. */
export type PlacedOrder = Pick<
  OrderDetail,
  'orderNumber' | 'shopName' | 'status' | 'actualTotal' | 'currency' | 'priceSymbol' | 'payType' | 'slot' | 'closeType'
>;
/** The orders of the address, and while something is due of any, how that can be paid. */
export type PaymentMatter = { orders: PlacedOrder[]; info: PayInfo | null };

type Context = {
  orderNumbers: string;
  visitor: VisitorContext;
  made: number;
  key: string;
  orders: PlacedOrder[];
  info: PayInfo | null;
  payType: number;
  /** The saved card that pays; null where there is none. */
  cardId: number | null;
  /** No saved card is to pay, but one that is typed. */
  isAnotherCard: boolean;
  /** The card that is typed is to be kept. */
  isKept: boolean;
  /** The plan by which it is paid later. */
  months: number;
  vault: VaultSession | null;
  isFrameReady: boolean;
  isCardComplete: boolean;
  height: number;
  vaultToken: string | null;
  stepResult: string;
  result: PayResult | null;
  problem: Problem | null;
  at: Moment;
  isStale: boolean;
  /** The form was open, and what settled the orders was no wish of this page: another window's, or one whose answer was lost. */
  isSettledElsewhere: boolean;
};

/** The saved card that pays: the one that was chosen while it is good, else the first good one. */
const payingCardOf = (cards: readonly Card[], chosen: number | null): number | null =>
  (cards.find((card) => isGoodCard(card) && card.cardId === chosen) ?? cards.find(isGoodCard))?.cardId ?? null;
/** The saved card that pays; null where a typed card, cash or a plan does. */
export const savedCardOf = ({ payType, isAnotherCard, cardId }: Pick<Context, 'payType' | 'isAnotherCard' | 'cardId'>): number | null =>
  payType === payTypes.card && !isAnotherCard ? cardId : null;
const payInputOf = (context: Context): PayInput => {
  const { info, payType, vaultToken, isKept, months, key } = context;
  const cardId = savedCardOf(context);
  const isTyped = payType === payTypes.card && cardId === null;
  return {
    orderNumbers: required(info).orderNumbers,
    payType,
    cardId,
    vaultToken: isTyped ? vaultToken : null,
    isKept: isTyped && isKept,
    months: payType === payTypes.payLater ? months : null,
    key,
  };
};
/** The plan of so many months, else the first one. */
export const planOf = (installment: Installment | null, months: number): InstallmentPlan | null =>
  installment?.plans.find((plan) => plan.months === months) ?? installment?.plans[0] ?? null;
const attemptOf = ({ info }: PaymentMatter) => info?.openAttempt ?? null;

export const paymentMachine = setup({
  types: {
    input: {} as PageInput<'payment'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | FrameWord
      | { type: 'payType.chosen'; payType: number }
      | { type: 'card.chosen'; cardId: number | null }
      | { type: 'keep.ticked'; isKept: boolean }
      | { type: 'plan.chosen'; months: number }
      | { type: 'pay.pressed' }
      | { type: 'cash.confirmed' }
      | { type: 'cash.declined' }
      | { type: 'leaveBank.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readPayment: port<PaymentMatter, { orderNumbers: string }>(),
    openVault: port<VaultSession, { purpose: 'PAY' | 'SAVE' }>(),
    /** The card vault's frame in the page: it is told to submit, and never tells a card number. */
    cardFields: callbackPort<{ type: 'submit' }, { locale: string }>(),
    /** The bank's own step in a frame. */
    bankStep: callbackPort<{ type: 'submit' }, { locale: string }>(),
    payOrder: port<PayResult, PayInput>(),
    finishPayAction: port<PayResult, { payNo: string; result: string; key: string }>(),
    cancelPayment: port<PayResult, { payNo: string }>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeMatter: assign(({ context }, answered: { output: Answered<PaymentMatter> }) => {
      const { orders, info } = answered.output.answer;
      const method =
        info?.payTypes.find(({ payType, enabled }) => enabled && payType === context.payType) ??
        info?.payTypes.find(({ enabled }) => enabled);
      return {
        orders,
        info,
        at: answered.output.at,
        payType: method?.payType ?? context.payType,
        cardId: payingCardOf(info?.cards ?? [], context.cardId),
        months: planOf(info?.installment ?? null, context.months)?.months ?? context.months,
        result: info?.openAttempt ?? context.result,
      };
    }),
    storeVault: assign({
      vault: (_, answered: { output: Answered<VaultSession> }) => answered.output.answer,
      isFrameReady: false,
      isCardComplete: false,
    }),
    storePayType: assign({
      payType: (_, chosen: { payType: number; at: Moment }) => chosen.payType,
      at: (_, chosen: { payType: number; at: Moment }) => chosen.at,
      problem: null,
      result: null,
    }),
    storeCard: assign(({ context }, chosen: { cardId: number | null; at: Moment }) => ({
      cardId: chosen.cardId ?? context.cardId,
      isAnotherCard: chosen.cardId === null,
      at: chosen.at,
      problem: null,
      result: null,
    })),
    storePlan: assign({ months: (_, chosen: { months: number }) => chosen.months, problem: null, result: null }),
    storeKept: assign({ isKept: (_, ticked: { isKept: boolean }) => ticked.isKept }),
    storeReady: assign({ isFrameReady: true }),
    storeHeight: assign({ height: (_, resized: { height: number }) => resized.height }),
    storeComplete: assign({ isCardComplete: (_, changed: { valid: boolean }) => changed.valid }),
    storeToken: assign({ vaultToken: (_, came: { vaultToken: string }) => came.vaultToken }),
    storeStep: assign({ stepResult: (_, done: { result: string }) => done.result }),
    makeKey: assign({
      made: ({ context }) => context.made + 1,
      key: ({ context }) => `${context.visitor.seed}-pay-${context.made + 1}`,
      problem: null,
      result: null,
    }),
    makeFinishKey: assign({ key: ({ context }) => `${context.visitor.seed}-bank-${required(context.result?.payNo)}` }),
    storeResult: assign({
      result: (_, answered: { output: Answered<PayResult> }) => answered.output.answer,
      at: (_, answered: { output: Answered<PayResult> }) => answered.output.at,
      vaultToken: null,
    }),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    noteElsewhere: assign({ isSettledElsewhere: true }),
    noteOwn: assign({ isSettledElsewhere: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    clearProblem: assign({ problem: null }),
    submitFields: sendTo('cardFields', { type: 'submit' as const }),
    tellPaid: emit({ type: 'notices.touched' }),
    tellConfirmed: emit({ type: 'notice.given', notice: { kind: 'good', id: 'toast.confirmByCard' } }),
  },
  guards: {
    isNamed: ({ context }) => context.orderNumbers !== '',
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    isClosed: (_, answered: { output: Answered<PaymentMatter> }) => keptOrdersOf(answered.output.answer.orders).length === 0,
    isSettled: (_, answered: { output: Answered<PaymentMatter> }) => dueOrdersOf(answered.output.answer.orders).length === 0,
    /** They stood here to be paid, a card has paid them, and it was no other window. */
    isConfirmedByCard: ({ context }, { output: { answer } }: { output: Answered<PaymentMatter> }) =>
      context.orders.length > 0 &&
      !context.isSettledElsewhere &&
      dueOrdersOf(answer.orders).length === 0 &&
      keptOrdersOf(answer.orders).every(({ payType }) => payType === payTypes.card),
    isUnderWay: (_, answered: { output: Answered<PaymentMatter> }) =>
      ['INIT', 'PROCESSING'].includes(attemptOf(answered.output.answer)?.payStatus ?? ''),
    isAtTheBank: (_, answered: { output: Answered<PaymentMatter> }) => attemptOf(answered.output.answer)?.payStatus === 'REQUIRES_ACTION',
    isStale: ({ context }) => context.isStale,
    isStillDue: ({ context }, { output: { answer } }: { output: Answered<PaymentMatter> }) =>
      answer.info !== null && answer.info.totalFee === context.info?.totalFee && attemptOf(answer) === null,
    isOthers: (_, failed: { error: unknown }) => ['ALREADY_PAID', 'PAY_IN_PROGRESS'].includes(problemOf(failed.error).code),
    isSameStep: ({ context }, answered: { output: Answered<PaymentMatter> }) => {
      const attempt = attemptOf(answered.output.answer);
      return attempt?.payStatus === 'REQUIRES_ACTION' && attempt.payNo === context.result?.payNo;
    },
    isUnknown: (_, failed: { error: unknown }) => problemOf(failed.error).code === 'NOT_FOUND',
    isRetryable: (_, failed: { error: unknown }) => {
      const { code } = problemOf(failed.error);
      return (
        code === 'COD_NOT_AVAILABLE' ||
        code === 'PAY_LATER_NOT_AVAILABLE' ||
        code === 'BELOW_MIN_PAYMENT' ||
        code === 'VALIDATION' ||
        code === 'RATE_LIMITED'
      );
    },
    isBankAsked: (_, answered: { output: Answered<PayResult> }) => answered.output.answer.payStatus === 'REQUIRES_ACTION',
    isDeclined: (_, answered: { output: Answered<PayResult> }) => answered.output.answer.payStatus === 'FAILED',
    isCard: ({ context }) => context.payType === payTypes.card,
    isPayLater: ({ context }) => context.payType === payTypes.payLater,
    isPlan: ({ context }, { months }: { months: number }) => planOf(context.info?.installment ?? null, months)?.months === months,
    isSavedCard: ({ context }) => savedCardOf(context) !== null,
    mayBeChosen: ({ context: { payType, info } }, { cardId }: { cardId: number | null }) =>
      payType === payTypes.card &&
      info !== null &&
      info.cards.length > 0 &&
      (cardId === null || info.cards.some((card) => isGoodCard(card) && card.cardId === cardId)),
    mayPayByCard: ({ context }) => context.isFrameReady && context.isCardComplete,
  },
  delays: {
    untilDeadline: ({ context, event }) => Math.max(0, Date.parse(context.info?.endTime ?? '') - nowOf({ context, event }) || 0),
    untilNextLook: 2_000,
    /** Where the mall is late itself it is asked every two seconds. */
    untilStepEnds: ({ context, event }) =>
      Math.max(2_000, Date.parse(context.result?.nextAction?.expireTime ?? '') - nowOf({ context, event }) || 0),
  },
}).createMachine({
  id: 'payment',
  description:
    "Pays orders that wait: by a saved card, by another in the vault's fields, later by a plan, or in cash to the courier. One can walk away and come back to the truth.",
  context: ({ input }) => ({
    orderNumbers: input.place.orderNumbers,
    visitor: input.visitor,
    made: 0,
    key: '',
    orders: [],
    info: null,
    payType: input.place.payLater ? payTypes.payLater : payTypes.card,
    cardId: null,
    isAnotherCard: false,
    isKept: false,
    months: 3,
    vault: null,
    isFrameReady: false,
    isCardComplete: false,
    height: 0,
    vaultToken: null,
    stepResult: '',
    result: null,
    problem: null,
    at: input.visitor.at,
    isStale: false,
    isSettledElsewhere: false,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['order', 'pay'] } },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'An order or a payment has moved, here or elsewhere: look what is true as soon as nothing else is under way.',
    },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Does the address name an order?',
      always: [
        { guard: 'isNamed', target: 'looking', description: 'It does: look what is true of it.' },
        { target: 'nothing', description: 'It names none.' },
      ],
    },
    nothing: { description: 'There is nothing to pay here; the page leads to the orders that wait.', type: 'final' },
    looking: {
      description: 'What is true: what is due, until when, and is an attempt under way?',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readPayment',
        input: ({ context }) => ({ orderNumbers: context.orderNumbers }),
        onDone: [
          {
            guard: { type: 'isClosed', params: fromEvent('output') },
            target: 'closed',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'All orders were closed: cancelled, or their time to pay is over.',
          },
          {
            guard: { type: 'isConfirmedByCard', params: fromEvent('output') },
            target: 'placed',
            actions: [{ type: 'storeMatter', params: fromEvent('output') }, 'tellPaid', 'tellConfirmed'],
            description: 'Paid by card: it is said so.',
          },
          {
            guard: { type: 'isSettled', params: fromEvent('output') },
            target: 'placed',
            actions: [{ type: 'storeMatter', params: fromEvent('output') }, 'tellPaid'],
            description: 'Paid, or cash on delivery.',
          },
          {
            guard: { type: 'isAtTheBank', params: fromEvent('output') },
            target: 'atTheBank',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'The bank still waits for the shopper.',
          },
          {
            guard: { type: 'isUnderWay', params: fromEvent('output') },
            target: 'waiting',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'An attempt is under way.',
          },
          {
            target: 'choosing',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'To be paid.',
          },
        ],
        onError: [
          {
            guard: { type: 'isUnknown', params: fromEvent('error') },
            target: 'unknown',
            description: 'No such order.',
          },
          {
            target: 'unreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'What this page needs is not reachable.',
          },
        ],
      },
    },
    unreadable: {
      description: 'The truth could not be read; nothing is paid by looking.',
      always: { guard: 'isStale', target: 'looking', actions: 'clearProblem', description: 'The mall is heard again: look.' },
      on: {
        'retry.pressed': { target: 'looking', actions: 'clearProblem', description: 'Look again.' },
        resume: { target: 'looking', actions: 'clearProblem', description: 'The page is alive again: look.' },
      },
    },
    unknown: { description: 'There is no such order (404).', type: 'final' },
    waiting: {
      description: 'The payment is being settled between the banks.',
      always: { guard: 'isStale', target: 'looking', description: 'It has moved: look at once.' },
      after: { untilNextLook: { target: 'looking', description: 'Two seconds later: look again.' } },
      on: { resume: { target: 'looking', description: 'The page is alive again: look at once.' } },
    },
    choosing: {
      description: 'How to pay, before the deadline.',
      initial: 'arriving',
      after: {
        untilDeadline: {
          target: 'looking',
          actions: 'noteElsewhere',
          description: 'The time to pay is over: look what the mall made of it.',
        },
      },
      on: {
        'payType.chosen': {
          target: '.arriving',
          actions: { type: 'storePayType', params: fromEvent('payType', 'at') },
          description: 'Card, cash on delivery, or a plan to pay later.',
        },
        'card.chosen': {
          guard: { type: 'mayBeChosen', params: fromEvent('cardId') },
          target: '.arriving',
          actions: { type: 'storeCard', params: fromEvent('cardId', 'at') },
          description: 'A saved card, or another one.',
        },
        resume: [
          {
            guard: { type: 'isOld', params: fromEvent('at') },
            target: 'looking',
            actions: 'noteElsewhere',
            description: 'The page is alive again after a while: look what is true.',
          },
          { target: 'choosing', reenter: true, description: 'The page is alive again at once: its deadline runs on.' },
        ],
      },
      states: {
        arriving: {
          description: 'A saved card, another card, a plan, or cash?',
          always: [
            { guard: 'isSavedCard', target: 'savedCard', description: 'A saved card needs no fields.' },
            { guard: 'isCard', target: 'openingVault', description: "The vault's fields are opened." },
            { guard: 'isPayLater', target: 'payLater', description: 'It is paid later: in how many months?' },
            { target: 'cash', description: 'Cash needs none.' },
          ],
        },
        savedCard: {
          description: 'A saved card is chosen: it pays without being typed.',
          initial: 'resting',
          states: {
            resting: {
              description: 'Nothing is on its way.',
              always: { guard: 'isStale', target: 'checking', description: 'An order or a payment has moved: is it still to be paid?' },
              on: { 'pay.pressed': { target: '#payment.paying', actions: ['makeKey', 'noteOwn'], description: 'Pay with it, once.' } },
            },
            checking: {
              description: 'Is it still to be paid? What is shown stays, and can be used.',
              entry: 'beginReading',
              on: { 'pay.pressed': { target: '#payment.verifying', description: 'Pay with it, if it is still to be paid.' } },
              invoke: {
                src: 'readPayment',
                input: ({ context }) => ({ orderNumbers: context.orderNumbers }),
                onDone: [
                  { guard: { type: 'isStillDue', params: fromEvent('output') }, target: 'resting', description: 'It is.' },
                  {
                    target: '#payment.looking',
                    actions: 'noteElsewhere',
                    description: 'Not any more, or an attempt is under way: the page turns to what is true.',
                  },
                ],
                onError: { target: 'resting', description: 'It could not be read: the mall decides when it is asked to take the payment.' },
              },
            },
          },
        },
        payLater: {
          description: 'It is paid later: one of the plans is chosen, its cost and each date beside it.',
          initial: 'resting',
          on: {
            'plan.chosen': {
              guard: { type: 'isPlan', params: fromEvent('months') },
              actions: { type: 'storePlan', params: fromEvent('months') },
              description: 'In another number of months.',
            },
          },
          states: {
            resting: {
              description: 'Nothing is on its way.',
              always: { guard: 'isStale', target: 'checking', description: 'An order or a payment has moved: is it still to be paid?' },
              on: {
                'pay.pressed': { target: '#payment.paying', actions: ['makeKey', 'noteOwn'], description: 'The provider is asked, once.' },
              },
            },
            checking: {
              description: 'Is it still to be paid? What is shown stays, and can be used.',
              entry: 'beginReading',
              on: { 'pay.pressed': { target: '#payment.verifying', description: 'The provider is asked, if it is still to be paid.' } },
              invoke: {
                src: 'readPayment',
                input: ({ context }) => ({ orderNumbers: context.orderNumbers }),
                onDone: [
                  { guard: { type: 'isStillDue', params: fromEvent('output') }, target: 'resting', description: 'It is.' },
                  {
                    target: '#payment.looking',
                    actions: 'noteElsewhere',
                    description: 'Not any more, or an attempt is under way: the page turns to what is true.',
                  },
                ],
                onError: { target: 'resting', description: 'It could not be read: the mall decides when it is asked to take the payment.' },
              },
            },
          },
        },
        cash: {
          description: 'Cash on delivery is chosen.',
          initial: 'resting',
          states: {
            resting: {
              description: 'Nothing is on its way.',
              always: { guard: 'isStale', target: 'checking', description: 'An order or a payment has moved: is it still to be paid?' },
              on: { 'pay.pressed': { target: '#payment.choosing.confirmingCash', description: 'Confirm it first.' } },
            },
            checking: {
              description: 'Is it still to be paid? What is shown stays, and can be used.',
              entry: 'beginReading',
              on: {
                'pay.pressed': {
                  target: '#payment.choosing.confirmingCash',
                  actions: 'noteChange',
                  description: 'Confirm it first; it is read anew beside that.',
                },
              },
              invoke: {
                src: 'readPayment',
                input: ({ context }) => ({ orderNumbers: context.orderNumbers }),
                onDone: [
                  { guard: { type: 'isStillDue', params: fromEvent('output') }, target: 'resting', description: 'It is.' },
                  {
                    target: '#payment.looking',
                    actions: 'noteElsewhere',
                    description: 'Not any more, or an attempt is under way: the page turns to what is true.',
                  },
                ],
                onError: { target: 'resting', description: 'It could not be read: the mall decides when it is asked.' },
              },
            },
          },
        },
        confirmingCash: {
          description: '"You pay the courier": a last look.',
          initial: 'resting',
          on: { 'cash.declined': { target: 'cash', description: 'Back.' } },
          states: {
            resting: {
              description: 'The shopper decides.',
              always: { guard: 'isStale', target: 'checking', description: 'An order or a payment has moved: is it still to be paid?' },
              on: { 'cash.confirmed': { target: '#payment.paying', actions: ['makeKey', 'noteOwn'], description: 'Yes.' } },
            },
            checking: {
              description: 'Is it still to be paid? What is shown stays, and can be used.',
              entry: 'beginReading',
              on: {
                'cash.confirmed': { target: '#payment.verifying', description: 'Yes, if it is still to be paid.' },
                'cash.declined': { target: '#payment.choosing.cash', actions: 'noteChange', description: 'Back; it is read anew there.' },
              },
              invoke: {
                src: 'readPayment',
                input: ({ context }) => ({ orderNumbers: context.orderNumbers }),
                onDone: [
                  { guard: { type: 'isStillDue', params: fromEvent('output') }, target: 'resting', description: 'It is.' },
                  {
                    target: '#payment.looking',
                    actions: 'noteElsewhere',
                    description: 'Not any more, or an attempt is under way: the page turns to what is true.',
                  },
                ],
                onError: { target: 'resting', description: 'It could not be read: the mall decides when it is asked.' },
              },
            },
          },
        },
        openingVault: {
          description: 'The bank card vault opens a session.',
          invoke: {
            src: 'openVault',
            input: { purpose: 'PAY' },
            onDone: {
              target: 'card',
              actions: { type: 'storeVault', params: fromEvent('output') },
              description: 'Its fields can be shown.',
            },
            onError: {
              target: 'vaultUnreachable',
              actions: { type: 'storeProblem', params: fromEvent('error') },
              description: 'The vault cannot be reached.',
            },
          },
        },
        vaultUnreachable: {
          description: 'Without the vault there is no card; cash may still be possible.',
          initial: 'resting',
          on: { 'retry.pressed': { target: 'openingVault', actions: 'clearProblem', description: 'Try again.' } },
          states: {
            resting: {
              description: 'The page says so.',
              always: {
                guard: 'isStale',
                target: 'checking',
                description: 'An order or a payment has moved, or the mall is heard again: is it still to be paid?',
              },
            },
            checking: {
              description: 'Is it still to be paid? What is shown stays, and can be used.',
              entry: 'beginReading',
              invoke: {
                src: 'readPayment',
                input: ({ context }) => ({ orderNumbers: context.orderNumbers }),
                onDone: [
                  {
                    guard: { type: 'isStillDue', params: fromEvent('output') },
                    target: '#payment.choosing.openingVault',
                    actions: 'clearProblem',
                    description: 'It is: try the vault again.',
                  },
                  {
                    target: '#payment.looking',
                    actions: 'noteElsewhere',
                    description: 'Not any more, or an attempt is under way: the page turns to what is true.',
                  },
                ],
                onError: { target: 'resting', description: 'It could not be read: the vault is still not there.' },
              },
            },
          },
        },
        card: {
          description: "The card is typed into the vault's own frame.",
          initial: 'typing',
          invoke: { src: 'cardFields', id: 'cardFields', input: ({ context }) => ({ locale: context.visitor.locale }) },
          on: {
            'frame.ready': { actions: 'storeReady', description: 'The fields are there.' },
            'frame.resized': {
              actions: { type: 'storeHeight', params: fromEvent('height') },
              description: 'The frame wants another height.',
            },
            'fields.changed': {
              actions: { type: 'storeComplete', params: fromEvent('valid') },
              description: 'The card is complete, or not.',
            },
            'keep.ticked': {
              actions: { type: 'storeKept', params: fromEvent('isKept') },
              description: 'Keep this card for the next time, or not.',
            },
          },
          states: {
            typing: {
              description: 'The shopper types.',
              always: { guard: 'isStale', target: 'checking', description: 'An order or a payment has moved: is it still to be paid?' },
              on: {
                'pay.pressed': { guard: 'mayPayByCard', target: 'tokenising', description: 'The vault is asked for a one-time token.' },
              },
            },
            checking: {
              description: 'Is it still to be paid? What was typed stays.',
              entry: 'beginReading',
              on: {
                'pay.pressed': {
                  guard: 'mayPayByCard',
                  target: 'tokenising',
                  actions: 'noteChange',
                  description: 'The vault is asked for a one-time token; whether it is still to be paid is read before it is used.',
                },
              },
              invoke: {
                src: 'readPayment',
                input: ({ context }) => ({ orderNumbers: context.orderNumbers }),
                onDone: [
                  {
                    guard: { type: 'isStillDue', params: fromEvent('output') },
                    target: 'typing',
                    description: 'It is.',
                  },
                  {
                    target: '#payment.looking',
                    actions: 'noteElsewhere',
                    description: 'Not any more, or an attempt is under way: the page turns to what is true.',
                  },
                ],
                onError: { target: 'typing', description: 'It could not be read: the mall decides when it is asked to take the payment.' },
              },
            },
            tokenising: {
              description: 'The vault checks the card and makes the token.',
              tags: 'busy',
              on: {
                'token.came': [
                  {
                    guard: 'isStale',
                    target: '#payment.verifying',
                    actions: { type: 'storeToken', params: fromEvent('vaultToken') },
                    description: 'An order or a payment has moved meanwhile: is it still to be paid?',
                  },
                  {
                    target: '#payment.paying',
                    actions: [{ type: 'storeToken', params: fromEvent('vaultToken') }, 'makeKey', 'noteOwn'],
                    description: 'Pay with it, once.',
                  },
                ],
                'fields.refused': { target: 'typing', description: 'The fields say what is wrong.' },
              },
              entry: 'submitFields',
            },
          },
        },
      },
    },
    verifying: {
      description: 'It is to be paid, and something had moved, or may have: is what the shopper saw still due?',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readPayment',
        input: ({ context }) => ({ orderNumbers: context.orderNumbers }),
        onDone: [
          {
            guard: { type: 'isStillDue', params: fromEvent('output') },
            target: 'paying',
            actions: ['makeKey', 'noteOwn'],
            description: 'It is: pay, once.',
          },
          {
            target: 'looking',
            actions: 'noteElsewhere',
            description: 'Not any more, or another amount: nothing was paid, the page turns to what is true.',
          },
        ],
        onError: { target: 'looking', description: 'It could not be read: nothing was paid, look.' },
      },
    },
    paying: {
      description: 'The mall is asked to take the payment, under a key of its own.',
      tags: 'busy',
      invoke: {
        src: 'payOrder',
        input: ({ context }) => payInputOf(context),
        onDone: [
          {
            guard: { type: 'isBankAsked', params: fromEvent('output') },
            target: 'atTheBank',
            actions: { type: 'storeResult', params: fromEvent('output') },
            description: 'The bank, or the pay-later provider, asks the shopper something.',
          },
          {
            guard: { type: 'isDeclined', params: fromEvent('output') },
            target: 'choosing',
            actions: { type: 'storeResult', params: fromEvent('output') },
            description: 'Declined: the order waits, another card, plan or cash can be tried.',
          },
          {
            target: 'looking',
            actions: { type: 'storeResult', params: fromEvent('output') },
            description: 'Look what became of it.',
          },
        ],
        onError: [
          {
            guard: { type: 'isRetryable', params: fromEvent('error') },
            target: 'choosing',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'Refused: the page says why.',
          },
          {
            guard: { type: 'isOthers', params: fromEvent('error') },
            target: 'looking',
            actions: [{ type: 'storeProblem', params: fromEvent('error') }, 'noteElsewhere'],
            description: 'Another window paid, or is about to: nothing was charged here, look.',
          },
          {
            target: 'looking',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'No answer, or a refusal that means something else is true: look, never pay again blindly.',
          },
        ],
      },
    },
    atTheBank: {
      description: "The bank's own step stands in a frame.",
      initial: 'asking',
      after: { untilStepEnds: { target: 'looking', description: 'The bank waits no longer: look what became of it.' } },
      invoke: { src: 'bankStep', id: 'bankStep', input: ({ context }) => ({ locale: context.visitor.locale }) },
      on: {
        'frame.resized': {
          actions: { type: 'storeHeight', params: fromEvent('height') },
          description: 'The frame wants another height.',
        },
        'step.done': {
          target: 'finishing',
          actions: [{ type: 'storeStep', params: fromEvent('result') }, 'makeFinishKey'],
          description: 'The shopper answered the bank.',
        },
        'leaveBank.pressed': { target: 'leaving', description: 'The shopper gives up this attempt.' },
        resume: [
          {
            guard: { type: 'isOld', params: fromEvent('at') },
            target: 'looking',
            description: 'The page is alive again after a while: look what is true.',
          },
          { target: 'atTheBank', reenter: true, description: "The page is alive again at once: the bank's time runs on." },
        ],
      },
      states: {
        asking: {
          description: 'The bank asks, the shopper answers.',
          always: { guard: 'isStale', target: 'checking', description: 'An order or a payment has moved: does the bank still wait?' },
        },
        checking: {
          description: 'Does the bank still wait? The frame stays until it is known.',
          entry: 'beginReading',
          invoke: {
            src: 'readPayment',
            input: ({ context }) => ({ orderNumbers: context.orderNumbers }),
            onDone: [
              {
                guard: { type: 'isSameStep', params: fromEvent('output') },
                target: 'asking',
                description: 'It does.',
              },
              { target: '#payment.looking', description: 'It was answered elsewhere, or is over: the page turns to what is true.' },
            ],
            onError: { target: 'asking', description: "It could not be read: the bank's answer tells." },
          },
        },
      },
    },
    finishing: {
      description: 'The mall asks the bank what is true.',
      tags: 'busy',
      invoke: {
        src: 'finishPayAction',
        input: ({ context }) => ({ payNo: required(context.result?.payNo), result: context.stepResult, key: context.key }),
        onDone: {
          target: 'looking',
          actions: { type: 'storeResult', params: fromEvent('output') },
          description: 'Taken or refused: look what became of it. While the bank waited no other way was open, so these are read anew.',
        },
        onError: { target: 'looking', description: 'No answer: look what is true.' },
      },
    },
    leaving: {
      description: 'The attempt is given up, so that another way can be tried.',
      tags: 'busy',
      invoke: {
        src: 'cancelPayment',
        input: ({ context }) => ({ payNo: required(context.result?.payNo) }),
        onDone: { target: 'looking', description: 'Given up.' },
        onError: { target: 'looking', description: 'Perhaps it is paid already: look.' },
      },
    },
    placed: { description: '"Order placed": numbers, what happens next, and the ways on.', type: 'final' },
    closed: { description: 'Not to be paid any more: cancelled, or too late. Nothing was charged.', type: 'final' },
  },
});
