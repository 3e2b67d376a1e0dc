import { assign, emit, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { DeviceSession } from './model/account.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { VisitorContext } from './model/visitor.ts';

type Input = { visitor: VisitorContext };

type Context = {
  devices: DeviceSession[];
  /** The sessions that are being ended, or that the mall did not end. */
  chosen: string[];
  refused: Problem | null;
  at: Moment;
  isStale: boolean;
  problem: Problem | null;
};

type DevicesAnswered = { output: Answered<DeviceSession[]> };

/** Where the shopper is logged in but for this browser. */
export const otherDevices = ({ devices }: Pick<Context, 'devices'>): DeviceSession[] => devices.filter(({ current }) => !current);

export const devicesMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'end.pressed'; sessionId: string }
      | { type: 'endOthers.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readDevices: port<DeviceSession[]>(),
    endDevices: port<null, { sessionIds: string[] }>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeDevices: assign({
      devices: (_, { output }: DevicesAnswered) => output.answer,
      at: (_, { output }: DevicesAnswered) => output.at,
      problem: null,
    }),
    choose: assign((_, { sessionId }: { sessionId: string }) => ({ chosen: [sessionId], refused: null })),
    chooseOthers: assign(({ context }) => ({ chosen: otherDevices(context).map(({ sessionId }) => sessionId), refused: null })),
    leaveOut: assign(({ context }) => ({
      devices: context.devices.filter(({ sessionId }) => !context.chosen.includes(sessionId)),
      chosen: [],
    })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    storeRefusal: assign({ refused: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    tellEnded: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.deviceEnded' } }),
  },
  guards: {
    isStale: ({ context }) => context.isStale,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    isOther: ({ context }, pressed: { sessionId: string }) =>
      otherDevices(context).some(({ sessionId }) => sessionId === pressed.sessionId),
    hasSeveralOthers: ({ context }) => otherDevices(context).length > 1,
  },
}).createMachine({
  id: 'devices',
  description: 'Where the shopper is logged in, and how he logs out of one of these browsers, or of all others (contract C7, C8).',
  context: ({ input: { visitor } }) => ({ devices: [], chosen: [], refused: null, at: visitor.at, isStale: false, problem: null }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['user'] } },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'Somebody logged out, or may have: the list is read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The list is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readDevices',
        onDone: { target: 'shown', actions: { type: 'storeDevices', params: fromEvent('output') }, description: 'The mall answers.' },
        onError: {
          target: 'unreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'It could not be read.',
        },
      },
    },
    unreadable: {
      description: 'The part says that it could not be read and offers to try again.',
      always: { guard: 'isStale', target: 'reading', description: 'The mall is heard again: try again.' },
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    shown: {
      description: 'The list is on the screen; this browser is always in it.',
      initial: 'settled',
      states: {
        settled: {
          description: 'Nothing is on its way.',
          always: { guard: 'isStale', target: 'refreshing', description: 'Somebody logged out.' },
          on: {
            'end.pressed': {
              guard: { type: 'isOther', params: fromEvent('sessionId') },
              target: 'ending',
              actions: { type: 'choose', params: fromEvent('sessionId') },
              description: 'Nobody shall be logged in there any more.',
            },
            'endOthers.pressed': {
              guard: 'hasSeveralOthers',
              target: 'ending',
              actions: 'chooseOthers',
              description: 'Nobody shall be logged in anywhere but here.',
            },
            resume: {
              guard: { type: 'isOld', params: fromEvent('at') },
              target: 'refreshing',
              description: 'The page is alive again after a while: what is true now?',
            },
          },
        },
        refreshing: {
          description: 'The list is read anew; what is shown stays until then, and can be used.',
          entry: 'beginReading',
          on: {
            'end.pressed': {
              guard: { type: 'isOther', params: fromEvent('sessionId') },
              target: 'ending',
              actions: [{ type: 'choose', params: fromEvent('sessionId') }, 'noteChange'],
              description: 'Nobody shall be logged in there any more; the list is read anew after it.',
            },
            'endOthers.pressed': {
              guard: 'hasSeveralOthers',
              target: 'ending',
              actions: ['chooseOthers', 'noteChange'],
              description: 'Nobody shall be logged in anywhere but here; the list is read anew after it.',
            },
          },
          invoke: {
            src: 'readDevices',
            onDone: {
              target: 'settled',
              actions: { type: 'storeDevices', params: fromEvent('output') },
              description: 'The list as it is now.',
            },
            onError: { target: 'settled', description: 'It could not be read: what is shown stays.' },
          },
        },
        ending: {
          description: 'The mall ends what was chosen, one after the other.',
          tags: 'busy',
          invoke: {
            src: 'endDevices',
            input: ({ context }) => ({ sessionIds: context.chosen }),
            onDone: { target: 'settled', actions: ['leaveOut', 'tellEnded'], description: 'Nobody is logged in there any more.' },
            onError: {
              target: 'settled',
              actions: [{ type: 'storeRefusal', params: fromEvent('error') }, 'noteChange'],
              description: 'Not reached, or not all of it: the part says why, and looks what is true now.',
            },
          },
        },
      },
    },
  },
});
