import { assign, emit, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { nextEndOf } from './rules/deadlines.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { effect, fromEvent, nowOf, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemMessageId, problemOf, type Problem } from './model/problem.ts';
import type { Deadline, Deadlines } from './model/deadline.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { PageInput } from './model/place.ts';

type Context = { deadlines: Deadline[]; total: number; at: Moment; isStale: boolean; problem: Problem | null };

export const deadlinesMachine = setup({
  types: {
    input: {} as PageInput<'deadlines'>,
    context: {} as Context,
    events: {} as Stamped<DataChanged | { type: 'calendar.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }>,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: { readDeadlines: port<Deadlines>(), readCalendar: port<string>(), subscribeToChanges: subscription() },
  actions: {
    storeDeadlines: assign((_, { output: { answer, at } }: { output: Answered<Deadlines> }) => ({
      deadlines: answer.records,
      total: answer.total,
      at,
      problem: null,
    })),
    storeMoment: assign({ at: ({ context }) => nextEndOf(context.deadlines, context.at) ?? context.at }),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    saveCalendar: effect<{ output: Answered<string> }>(),
    tellRefused: emit((_, failed: { error: unknown }) => ({
      type: 'notice.given' as const,
      notice: { kind: 'alarm' as const, id: problemMessageId(problemOf(failed.error).code) },
    })),
  },
  guards: {
    isStale: ({ context }) => context.isStale,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    hasAny: ({ context }) => context.deadlines.length > 0,
    hasNext: ({ context }) => nextEndOf(context.deadlines, context.at) !== null,
  },
  delays: {
    untilNextEnd: ({ context, event }) => {
      const now = nowOf({ context, event });
      return Math.max(0, (nextEndOf(context.deadlines, now) ?? now) - now);
    },
  },
}).createMachine({
  id: 'deadlines',
  description: 'Every clock that runs for the shopper, in one list: what has to be done until when, by whom, and what happens then.',
  context: ({ input }) => ({ deadlines: [], total: 0, at: input.visitor.at, isStale: false, problem: null }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['order', 'refund', 'pay', 'voucher'] } },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'A clock may have begun, moved or ended: the list is read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The clocks are being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readDeadlines',
        onDone: {
          target: 'listed',
          actions: { type: 'storeDeadlines', params: fromEvent('output') },
          description: 'The mall answers.',
        },
        onError: {
          target: 'unreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'What this page needs is not reachable.',
        },
      },
    },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      always: { guard: 'isStale', target: 'reading', description: 'The mall is heard again: try again.' },
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    listed: {
      type: 'parallel',
      description: 'The clocks are on the screen, or that none runs.',
      states: {
        list: {
          description: 'The list, and when it is read anew.',
          initial: 'resting',
          states: {
            resting: {
              description: 'It stands as the mall said.',
              always: { guard: 'isStale', target: 'refreshing', description: 'A clock may have begun, moved or ended.' },
              after: {
                untilNextEnd: {
                  guard: 'hasNext',
                  target: 'refreshing',
                  actions: 'storeMoment',
                  description: 'A clock has run out: what is true now?',
                },
              },
              on: {
                resume: [
                  {
                    guard: { type: 'isOld', params: fromEvent('at') },
                    target: 'refreshing',
                    description: 'The page is alive again after a while: which clocks run now?',
                  },
                  { target: 'resting', reenter: true, description: 'The page is alive again at once: its clocks run on.' },
                ],
              },
            },
            refreshing: {
              description: 'It is read anew; what is shown stays until then.',
              entry: 'beginReading',
              invoke: {
                src: 'readDeadlines',
                onDone: {
                  target: 'resting',
                  actions: { type: 'storeDeadlines', params: fromEvent('output') },
                  description: 'As it is now.',
                },
                onError: { target: 'resting', description: 'It could not be read: what is shown stays.' },
              },
            },
          },
        },
        calendar: {
          description: "The same list as a file for the shopper's own calendar.",
          initial: 'ready',
          states: {
            ready: {
              description: 'It can be fetched.',
              on: { 'calendar.pressed': { guard: 'hasAny', target: 'fetching', description: 'The shopper wants the file.' } },
            },
            fetching: {
              description: 'The file is on its way.',
              tags: 'busy',
              invoke: {
                src: 'readCalendar',
                onDone: {
                  target: 'ready',
                  actions: { type: 'saveCalendar', params: fromEvent('output') },
                  description: 'The browser keeps it.',
                },
                onError: {
                  target: 'ready',
                  actions: { type: 'tellRefused', params: fromEvent('error') },
                  description: 'It could not be fetched: a toast says why.',
                },
              },
            },
          },
        },
      },
    },
  },
});
