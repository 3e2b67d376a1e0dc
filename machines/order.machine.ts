import { assign, emit, sendTo, setup } from 'xstate';
import { stepPreviewMachine } from './stepPreview.machine.ts';
import { subscription, type DataChanged } from './rules/changes.ts';
import { freshFor, harmlessSteps, isAllowed, nextChangeOf, type OrderActionStep } from './rules/order/orderActions.ts';
import { required } from './rules/required.ts';
import { fromEvent, nowOf, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { isMissing, isNetworkProblem, problemMessageId, problemOf, type Problem } from './model/problem.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { NotAdded, OrderDetail } from './model/order.ts';
import type { PageInput } from './model/place.ts';

/** The order after a step, null where the step leaves it as it was; and what could not be bought again. */
export type OrderStepped = { order: OrderDetail | null; notAdded: NotAdded[] };
export type OrderStepQuestion = { orderNumber: string; step: OrderActionStep; key: string };

type Context = {
  orderNumber: string;
  visitor: VisitorContext;
  order: OrderDetail | null;
  at: Moment;
  step: OrderActionStep | null;
  made: number;
  key: string;
  /** What could not be bought again. */
  notAdded: NotAdded[];
  isStale: boolean;
  problem: Problem | null;
};

/** No step is begun, and the mall allows this one. */
const isNext = (context: Context, step: OrderActionStep): boolean =>
  context.step === null && context.order !== null && isAllowed(context.order, step);

export const orderMachine = setup({
  types: {
    input: {} as PageInput<'order'>,
    context: {} as Context,
    events: {} as Stamped<
      | { type: 'step.pressed'; step: OrderActionStep }
      | { type: 'step.confirmed' }
      | { type: 'step.declined' }
      | DataChanged
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readOrder: port<OrderDetail, { orderNumber: string }>(),
    takeOrderStep: port<OrderStepped, OrderStepQuestion>(),
    stepPreview: stepPreviewMachine,
    subscribeToChanges: subscription(),
  },
  actions: {
    storeOrder: assign({
      order: (_, answered: { output: Answered<OrderDetail> }) => answered.output.answer,
      at: (_, answered: { output: Answered<OrderDetail> }) => answered.output.at,
      problem: null,
    }),
    storeStepped: assign(({ context }, { output: { answer, at } }: { output: Answered<OrderStepped> }) => ({
      order: answer.order ?? context.order,
      notAdded: answer.notAdded,
      at,
      step: null,
      problem: null,
    })),
    storeStep: assign(({ context }, pressed: { step: OrderActionStep }) => ({
      step: pressed.step,
      made: context.made + 1,
      key: `${context.visitor.seed}-step-${context.made + 1}`,
    })),
    askPreview: sendTo('stepPreview', ({ context }, asked: { at: Moment }) => ({
      type: 'step.asked' as const,
      input: { orderNumber: context.orderNumber, action: required(context.step === 'BUY_AGAIN' ? null : context.step) },
      at: asked.at,
    })),
    clearStep: assign({ step: null }),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    storeMoment: assign({
      at: ({ context }) => (context.order === null ? context.at : (nextChangeOf(context.order, context.at) ?? context.at)),
    }),
    tellStepped: emit(({ context }) => ({
      type: 'notice.given' as const,
      notice: { kind: 'good' as const, id: `toast.order.${required(context.step)}` },
    })),
    tellRefused: emit(({ context }) => ({
      type: 'notice.given' as const,
      notice: { kind: 'alarm' as const, id: problemMessageId(required(context.problem).code) },
    })),
    tellNotices: emit({ type: 'notices.touched' }),
    tellCart: emit({ type: 'cart.touched' }),
  },
  guards: {
    isUnknown: (_, failed: { error: unknown }) => isMissing(problemOf(failed.error)),
    isNetworkError: (_, failed: { error: unknown }) => isNetworkProblem(problemOf(failed.error)),
    isThisOrder: ({ context }, changed: { ref: string | null }) => changed.ref === null || changed.ref === context.orderNumber,
    isStale: ({ context }) => context.isStale,
    isStillPossible: ({ context }, answered: { output: Answered<OrderDetail> }) =>
      context.step !== null && isAllowed(answered.output.answer, context.step),
    isAsSeen: ({ context: { order } }, { output }: { output: Answered<OrderDetail> }) => output.answer.orderVersion === order?.orderVersion,
    isAsked: ({ context }) => context.step !== null,
    isPossible: ({ context }, pressed: { step: OrderActionStep }) => isNext(context, pressed.step),
    isHarmless: ({ context }, pressed: { step: OrderActionStep }) => harmlessSteps.includes(pressed.step) && isNext(context, pressed.step),
    isNotAllAdded: (_, answered: { output: Answered<OrderStepped> }) => answered.output.answer.notAdded.length > 0,
    isBoughtAgain: ({ context }) => context.step === 'BUY_AGAIN',
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    hasDeadline: ({ context }) => context.order !== null && nextChangeOf(context.order, context.at) !== null,
  },
  delays: {
    untilNextChange: ({ context, event }) => {
      const now = nowOf({ context, event });
      return context.order === null ? 0 : Math.max(0, (nextChangeOf(context.order, now) ?? now) - now);
    },
  },
}).createMachine({
  id: 'order',
  description: 'One order: how far it is, what happens next, and what the mall allows the shopper to do.',
  context: ({ input }) => ({
    orderNumber: input.place.orderNumber,
    visitor: input.visitor,
    order: null,
    at: input.visitor.at,
    step: null,
    made: 0,
    key: '',
    notAdded: [],
    isStale: false,
    problem: null,
  }),
  invoke: [
    { src: 'subscribeToChanges', input: { topics: ['order'] } },
    { src: 'stepPreview', id: 'stepPreview' },
  ],
  on: {
    'data.changed': {
      guard: { type: 'isThisOrder', params: fromEvent('ref') },
      actions: 'noteChange',
      description: 'This order has moved, or may have: it is read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The order is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readOrder',
        input: ({ context }) => ({ orderNumber: context.orderNumber }),
        onDone: {
          target: 'shown',
          actions: { type: 'storeOrder', params: fromEvent('output') },
          description: 'The mall answers.',
        },
        onError: [
          {
            guard: { type: 'isUnknown', params: fromEvent('error') },
            target: 'unknown',
            description: 'There is no such order for this shopper (404).',
          },
          {
            target: 'unreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'What this page needs is not reachable.',
          },
        ],
      },
    },
    unknown: { description: 'There is no such order for this shopper.' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      always: { guard: 'isStale', target: 'reading', description: 'The mall is heard again: try again.' },
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    shown: {
      description: 'The order is on the screen.',
      initial: 'resting',
      states: {
        resting: {
          description: 'It stands as the mall said.',
          always: { guard: 'isStale', target: 'refreshing', description: 'It has moved meanwhile.' },
          after: {
            untilNextChange: {
              guard: 'hasDeadline',
              target: 'refreshing',
              actions: 'storeMoment',
              description: 'A deadline has passed: what is true now?',
            },
          },
          on: {
            'step.pressed': [
              {
                guard: { type: 'isHarmless', params: fromEvent('step') },
                target: 'stepping',
                actions: { type: 'storeStep', params: fromEvent('step') },
                description: 'The shopper wants a step by which nothing is lost: it is taken at once.',
              },
              {
                guard: { type: 'isPossible', params: fromEvent('step') },
                target: 'confirming',
                actions: [
                  { type: 'storeStep', params: fromEvent('step') },
                  { type: 'askPreview', params: fromEvent('at') },
                ],
                description: 'The shopper wants to take a step that the mall allows.',
              },
            ],
            resume: [
              {
                guard: { type: 'isOld', params: fromEvent('at') },
                target: 'refreshing',
                description: 'The page is alive again after a while: what is true now?',
              },
              { target: 'resting', reenter: true, description: 'The page is alive again at once: its deadline runs on.' },
            ],
          },
        },
        refreshing: {
          description: 'The order is read anew; what is shown stays until then, and can be used.',
          entry: 'beginReading',
          on: {
            'step.pressed': [
              {
                guard: { type: 'isHarmless', params: fromEvent('step') },
                target: 'stepping',
                actions: { type: 'storeStep', params: fromEvent('step') },
                description: 'The shopper wants a step by which nothing is lost: it is taken at once.',
              },
              {
                guard: { type: 'isPossible', params: fromEvent('step') },
                actions: [
                  { type: 'storeStep', params: fromEvent('step') },
                  { type: 'askPreview', params: fromEvent('at') },
                ],
                description: 'The shopper wants to take a step: whether it may still be taken is being read.',
              },
            ],
            'step.confirmed': { guard: 'isAsked', target: 'verifying', description: 'Yes, if the order is as the shopper saw it.' },
            'step.declined': { guard: 'isAsked', actions: 'clearStep', description: 'No.' },
          },
          invoke: {
            src: 'readOrder',
            input: ({ context }) => ({ orderNumber: context.orderNumber }),
            onDone: [
              {
                guard: { type: 'isStillPossible', params: fromEvent('output') },
                target: 'confirming',
                actions: [
                  { type: 'storeOrder', params: fromEvent('output') },
                  { type: 'askPreview', params: ({ event }) => ({ at: event.output.at }) },
                ],
                description: 'The shopper was about to take a step, and still may.',
              },
              {
                target: 'resting',
                actions: [{ type: 'storeOrder', params: fromEvent('output') }, 'clearStep'],
                description: 'The order as it is now.',
              },
            ],
            onError: [
              {
                guard: { type: 'isUnknown', params: fromEvent('error') },
                target: '#order.unknown',
                description: 'It has been deleted for good.',
              },
              {
                target: 'stale',
                actions: 'clearStep',
                description: 'It could not be read: what is shown stays, and the page says so.',
              },
            ],
          },
        },
        stale: {
          description: 'What is shown may be older than the truth.',
          always: { guard: 'isStale', target: 'refreshing', description: 'The mall is heard again: look again.' },
          on: {
            'retry.pressed': { target: 'refreshing', description: 'Look again.' },
            resume: { target: 'refreshing', description: 'The page is alive again: look again.' },
          },
        },
        confirming: {
          description: 'A last look before the step is taken.',
          always: { guard: 'isStale', target: 'refreshing', description: 'The order has moved meanwhile: may the step still be taken?' },
          on: {
            'step.confirmed': { target: 'stepping', description: 'Yes.' },
            'step.declined': { target: 'resting', actions: 'clearStep', description: 'No.' },
          },
        },
        verifying: {
          description: 'A step is to be taken, and the order had moved, or may have: is it still as the shopper saw it?',
          tags: 'busy',
          entry: 'beginReading',
          invoke: {
            src: 'readOrder',
            input: ({ context }) => ({ orderNumber: context.orderNumber }),
            onDone: [
              {
                guard: { type: 'isAsSeen', params: fromEvent('output') },
                target: 'stepping',
                actions: { type: 'storeOrder', params: fromEvent('output') },
                description: 'It is: the step is taken.',
              },
              {
                guard: { type: 'isStillPossible', params: fromEvent('output') },
                target: 'confirming',
                actions: [
                  { type: 'storeOrder', params: fromEvent('output') },
                  { type: 'askPreview', params: ({ event }) => ({ at: event.output.at }) },
                ],
                description: 'It is not: what the step does now is shown, and it was not taken.',
              },
              {
                target: 'resting',
                actions: [{ type: 'storeOrder', params: fromEvent('output') }, 'clearStep'],
                description: 'The step may not be taken any more: the order as it is now.',
              },
            ],
            onError: [
              {
                guard: { type: 'isUnknown', params: fromEvent('error') },
                target: '#order.unknown',
                description: 'It has been deleted for good.',
              },
              {
                target: 'stale',
                actions: 'clearStep',
                description: 'It could not be read: what is shown stays, the page says so, and the step was not taken.',
              },
            ],
          },
        },
        stepping: {
          description: 'The mall takes the step, once, under its own key.',
          tags: 'busy',
          invoke: {
            src: 'takeOrderStep',
            input: ({ context }) => ({ orderNumber: context.orderNumber, step: context.step ?? 'CONFIRM_RECEIPT', key: context.key }),
            onDone: [
              {
                guard: { type: 'isNotAllAdded', params: fromEvent('output') },
                target: 'resting',
                description: 'Some of it cannot be bought now: the page says what and why.',
                actions: [{ type: 'storeStepped', params: fromEvent('output') }, 'tellCart'],
              },
              {
                guard: 'isBoughtAgain',
                target: 'resting',
                description: 'All of it is in the cart once more.',
                actions: ['tellStepped', { type: 'storeStepped', params: fromEvent('output') }, 'tellCart'],
              },
              {
                target: 'resting',
                description: 'Done: the order as it is then.',
                actions: ['tellStepped', { type: 'storeStepped', params: fromEvent('output') }, 'tellNotices'],
              },
            ],
            onError: [
              {
                guard: { type: 'isNetworkError', params: fromEvent('error') },
                target: 'uncertain',
                actions: { type: 'storeProblem', params: fromEvent('error') },
                description: 'No answer: it may have happened or not.',
              },
              {
                target: 'refreshing',
                description: 'Refused: a toast says why, and the order is read anew.',
                actions: [{ type: 'storeProblem', params: fromEvent('error') }, 'tellRefused', 'clearStep'],
              },
            ],
          },
        },
        uncertain: {
          description: 'Nobody knows whether the step was taken; asking again under the same key is safe.',
          always: { guard: 'isStale', target: 'refreshing', actions: 'clearStep', description: 'The order has moved: look what is true.' },
          on: {
            'retry.pressed': { target: 'stepping', description: 'Try again, with the same key.' },
            resume: { target: 'refreshing', actions: 'clearStep', description: 'The page is alive again: look what is true.' },
          },
        },
      },
    },
  },
});
