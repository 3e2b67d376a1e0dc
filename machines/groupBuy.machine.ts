import { and, assign, emit, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { nextTurnOf } from './rules/groupBuy.ts';
import { freshFor, isAllowed } from './rules/order/orderActions.ts';
import { required } from './rules/required.ts';
import { fromEvent, nowOf, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { GroupBuyDetail } from './model/groupBuy.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { PageInput, PlaceOf } from './model/place.ts';
import type { VisitorContext } from './model/visitor.ts';

export type ReminderInput = { groupActivityId: number; isOn: boolean };

type Context = {
  place: PlaceOf<'groupBuy'>;
  visitor: VisitorContext;
  buy: GroupBuyDetail | null;
  at: Moment;
  isStale: boolean;
  problem: Problem | null;
};

type Read = { output: Answered<GroupBuyDetail> };
type Saved = { output: Answered<{ isOn: boolean }> };

const turnOf = ({ buy }: Context, at: Moment): Moment | null => (buy === null ? null : nextTurnOf([buy], at));
const inputOf = ({ place, visitor }: Context) => ({ groupActivityId: place.groupActivityId, regionId: visitor.regionId });

export const groupBuyMachine = setup({
  types: {
    input: {} as PageInput<'groupBuy'>,
    context: {} as Context,
    events: {} as Stamped<DataChanged | { type: 'remind.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }>,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readGroupBuy: port<GroupBuyDetail, { groupActivityId: number; regionId: number }>(),
    saveReminder: port<{ isOn: boolean }, ReminderInput>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeGroupBuy: assign((_, { output: { answer, at } }: Read) => ({ buy: answer, at, problem: null })),
    storeReminder: assign({ buy: ({ context }, { output }: Saved) => ({ ...required(context.buy), remind: output.answer.isOn }) }),
    storeMoment: assign({ at: ({ context }) => turnOf(context, context.at) ?? context.at }),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    settlePlace: assign({ place: ({ context }) => ({ ...context.place, remind: false }) }),
    settleAddress: emit(({ context }): PageEvent => ({ type: 'place.settled', place: { ...context.place, remind: false } })),
    tellSaved: emit((_, { output }: Saved) => ({
      type: 'notice.given' as const,
      notice: { kind: 'good' as const, id: output.answer.isOn ? 'groupBuy.reminded' : 'groupBuy.notReminded' },
    })),
    tellFailed: emit({ type: 'notice.given' as const, notice: { kind: 'warn' as const, id: 'groupBuy.remindFailed' } }),
    askLogin: emit(({ context }): PageEvent => ({
      type: 'login.wanted',
      intent: { kind: 'openPlace', place: { ...context.place, remind: true } },
    })),
  },
  guards: {
    hasIntent: ({ context }) => context.place.remind,
    isLoggedIn: ({ context }) => context.visitor.isLoggedIn,
    isUnknown: (_, failed: { error: unknown }) => problemOf(failed.error).code === 'NOT_FOUND',
    isReminderOffered: ({ context: { buy } }) => buy !== null && isAllowed(buy, 'REMIND'),
    isThis: ({ context }, changed: { ref: string | null }) => changed.ref === null || changed.ref === String(context.place.groupActivityId),
    isStale: ({ context }) => context.isStale,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    hasNext: ({ context }) => turnOf(context, context.at) !== null,
  },
  delays: {
    untilNextTurn: ({ context, event }) => {
      const now = nowOf({ context, event });
      return Math.max(0, (turnOf(context, now) ?? now) - now);
    },
  },
}).createMachine({
  id: 'groupBuy',
  description: 'One group buy: two prices, seats, the time that is left, what happens when it fails, and who joined (spec 5).',
  context: ({ input: { place, visitor } }) => ({ place, visitor, buy: null, at: visitor.at, isStale: false, problem: null }),
  invoke: { src: 'subscribeToChanges', input: ({ context }) => ({ topics: context.visitor.isLoggedIn ? ['group'] : [] }) },
  on: {
    'data.changed': {
      guard: { type: 'isThis', params: fromEvent('ref') },
      actions: 'noteChange',
      description: 'A seat may have been taken or left: it is read anew as soon as nothing else is under way.',
    },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Did the visitor want to be reminded before the login?',
      always: [
        { guard: and(['isLoggedIn', 'hasIntent']), target: 'carryingOut', description: 'He did: that is noted first.' },
        { target: 'reading', description: 'It is read.' },
      ],
    },
    carryingOut: {
      description: 'The reminder that was wanted before the login is being noted.',
      tags: 'busy',
      exit: ['settleAddress', 'settlePlace'],
      invoke: {
        src: 'saveReminder',
        input: ({ context }) => ({ groupActivityId: context.place.groupActivityId, isOn: true }),
        onDone: { target: 'reading', actions: { type: 'tellSaved', params: fromEvent('output') }, description: 'It is noted.' },
        onError: { target: 'reading', actions: 'tellFailed', description: 'The mall refuses, or cannot be reached.' },
      },
    },
    reading: {
      description: 'It is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readGroupBuy',
        input: ({ context }) => inputOf(context),
        onDone: { target: 'open', actions: { type: 'storeGroupBuy', params: fromEvent('output') }, description: 'The mall answers.' },
        onError: [
          {
            guard: { type: 'isUnknown', params: fromEvent('error') },
            target: 'unknown',
            description: 'There is none of this number in the region.',
          },
          {
            target: 'unreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'What this page needs is not reachable.',
          },
        ],
      },
    },
    unknown: { description: 'There is no such group buy (404).', type: 'final' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      always: { guard: 'isStale', target: 'reading', description: 'The mall is heard again: try again.' },
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    open: {
      description: 'It is on the screen.',
      initial: 'resting',
      states: {
        resting: {
          description: 'It stands as the mall said.',
          always: { guard: 'isStale', target: 'refreshing', description: 'A seat may have been taken or left.' },
          on: {
            'remind.pressed': [
              {
                guard: and(['isLoggedIn', 'isReminderOffered']),
                target: 'saving',
                description: 'The shopper wants to be told at the start, or no more.',
              },
              { guard: 'isReminderOffered', actions: 'askLogin', description: 'A guest wants it: login first, then it is noted.' },
            ],
            resume: [
              {
                guard: { type: 'isOld', params: fromEvent('at') },
                target: 'refreshing',
                description: 'The page is alive again after a while: what is true now?',
              },
              { target: 'resting', reenter: true, description: 'The page is alive again at once: its clock runs on.' },
            ],
          },
          after: {
            untilNextTurn: {
              guard: 'hasNext',
              target: 'refreshing',
              actions: 'storeMoment',
              description: 'It begins or ends: what is true now?',
            },
          },
        },
        refreshing: {
          description: 'It is read anew; what is shown stays until then.',
          entry: 'beginReading',
          on: {
            'remind.pressed': [
              {
                guard: and(['isLoggedIn', 'isReminderOffered']),
                target: 'saving',
                actions: 'noteChange',
                description: 'The shopper wants to be told at the start, or no more; it is read anew after that.',
              },
              { guard: 'isReminderOffered', actions: 'askLogin', description: 'A guest wants it: login first, then it is noted.' },
            ],
          },
          invoke: {
            src: 'readGroupBuy',
            input: ({ context }) => inputOf(context),
            onDone: {
              target: 'resting',
              actions: { type: 'storeGroupBuy', params: fromEvent('output') },
              description: 'As it is now.',
            },
            onError: { target: 'resting', description: 'It could not be read: what is shown stays.' },
          },
        },
        saving: {
          description: 'The wish for a reminder is being noted.',
          invoke: {
            src: 'saveReminder',
            input: ({ context }) => ({ groupActivityId: context.place.groupActivityId, isOn: !required(context.buy).remind }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'storeReminder', params: fromEvent('output') },
                { type: 'tellSaved', params: fromEvent('output') },
              ],
              description: 'It is noted.',
            },
            onError: {
              target: 'resting',
              actions: ['tellFailed', 'noteChange'],
              description: 'The mall refuses, or cannot be reached: what is true now is read.',
            },
          },
        },
      },
    },
  },
});
