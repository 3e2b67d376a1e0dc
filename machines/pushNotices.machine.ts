import { assign, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { required } from './rules/required.ts';
import { callbackPort, effect, fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { BrowserAnswer, BrowserSubscription, DevicePush, PushRefusal } from './model/push.ts';
import type { VisitorContext } from './model/visitor.ts';

type PermissionChanged = { type: 'permission.changed' };

type Input = {
  visitor: VisitorContext;
  /** It stands where nobody looked for it: nothing is said where it cannot be had, or is on already. */
  isOffer: boolean;
};

type Context = {
  isOffer: boolean;
  push: DevicePush | null;
  /** What the box shows while that is not so; null where it is. */
  wanted: boolean | null;
  /** Where this browser hears before the mall knows it. */
  subscribed: BrowserSubscription | null;
  /** What came of the last press; null where there was none. */
  outcome: 'on' | 'failed' | PushRefusal | null;
  /** Why the mall did not do it. */
  refused: Problem | null;
  isStale: boolean;
  problem: Problem | null;
};

/** Whether notices come on this device now. */
export const isPushOn = ({ push }: Pick<Context, 'push'>): boolean => push !== null && push.endpoint !== null;

/** Whether there is anything to see: always in the settings; of an offer, what can be had, and what came of it. */
export const isPushShown = (context: Context): boolean => {
  const { isOffer, push, wanted, outcome, refused } = context;
  const isOpen = push?.way === 'open' && !isPushOn(context);
  return !isOffer || isOpen || wanted !== null || outcome !== null || refused !== null;
};

export const pushNoticesMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<DataChanged | PermissionChanged | { type: 'push.changed'; isWanted: boolean } | { type: 'retry.pressed' }>,
    tags: {} as 'busy',
  },
  actors: {
    readPush: port<DevicePush>(),
    /** Asks the shopper through his browser, which gets an address from its push service. */
    askBrowser: port<BrowserAnswer, { publicKey: string }>(),
    subscribePush: port<null, BrowserSubscription>(),
    unsubscribePush: port<null, { endpoint: string }>(),
    subscribeToChanges: subscription(),
    watchPermission: callbackPort<PermissionChanged>(),
  },
  actions: {
    storePush: assign(({ context }, { output: { answer } }: { output: Answered<DevicePush> }) => ({
      push: answer,
      wanted: answer.way === 'open' ? context.wanted : null,
      problem: null,
    })),
    storeWanted: assign((_, { isWanted }: { isWanted: boolean }) => ({ wanted: isWanted, outcome: null, refused: null })),
    storeAnswer: assign(({ context }, { output: { answer } }: { output: Answered<BrowserAnswer> }) => {
      if ('subscription' in answer) return { subscribed: answer.subscription };
      const way = answer.refusal === 'denied' ? ('denied' as const) : ('open' as const);
      return { push: { ...required(context.push), way }, outcome: answer.refusal, wanted: null };
    }),
    noteFailure: assign({ outcome: 'failed', wanted: null }),
    noteOn: assign(({ context }) => ({
      push: { ...required(context.push), endpoint: required(context.subscribed).endpoint },
      subscribed: null,
      outcome: 'on' as const,
    })),
    noteOff: assign(({ context }) => ({ push: { ...required(context.push), endpoint: null } })),
    /** The browser hears nothing any more, whatever is sent. */
    closeSubscription: effect(),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    storeRefusal: assign({ refused: (_, failed: { error: unknown }) => problemOf(failed.error), wanted: null, subscribed: null }),
    clearWanted: assign({ wanted: null }),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
  },
  guards: {
    isStale: ({ context }) => context.isStale,
    canChange: ({ context }) => context.push?.way === 'open' && isPushShown(context),
    isAsWanted: ({ context }) => context.wanted === isPushOn(context),
    hasChange: ({ context: { wanted } }) => wanted !== null,
    isWanted: ({ context: { wanted } }) => wanted === true,
    isSubscribed: (_, { output: { answer } }: { output: Answered<BrowserAnswer> }) => 'subscription' in answer,
  },
}).createMachine({
  id: 'pushNotices',
  description: 'Notices on this device while no page of the shop is open (contract U9 to U11): asked for by the shopper, never by itself.',
  context: ({ input: { isOffer } }) => ({
    isOffer,
    push: null,
    wanted: null,
    subscribed: null,
    outcome: null,
    refused: null,
    isStale: false,
    problem: null,
  }),
  invoke: [{ src: 'subscribeToChanges', input: { topics: ['user'] } }, { src: 'watchPermission' }],
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'It was turned on or off in another window, perhaps: read anew as soon as nothing else is under way.',
    },
    'permission.changed': {
      actions: 'noteChange',
      description: 'The browser forbids it or allows it from now on: read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The browser and the mall are asked whether it is on.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readPush',
        onDone: { target: 'shown', actions: { type: 'storePush', params: fromEvent('output') }, description: 'Both answer.' },
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
      description: 'A box says whether it is on, or is to be; where it cannot be, why.',
      initial: 'settled',
      on: {
        'push.changed': {
          guard: 'canChange',
          actions: { type: 'storeWanted', params: fromEvent('isWanted') },
          description: 'It is seen at once, and done in its turn.',
        },
      },
      states: {
        settled: {
          description: 'Nothing is on its way.',
          always: [
            { guard: 'isAsWanted', actions: 'clearWanted', description: 'It is as it is wanted.' },
            { guard: 'isWanted', target: 'asking', description: 'It is wanted: the browser asks.' },
            { guard: 'hasChange', target: 'unsubscribing', description: 'It is not wanted any more.' },
            { guard: 'isStale', target: 'refreshing', description: 'It may be otherwise now.' },
          ],
        },
        refreshing: {
          description: 'It is read anew; what is shown stays until then, and can be used.',
          entry: 'beginReading',
          invoke: {
            src: 'readPush',
            onDone: { target: 'settled', actions: { type: 'storePush', params: fromEvent('output') }, description: 'As it is now.' },
            onError: { target: 'settled', description: 'It could not be read: what is shown stays.' },
          },
        },
        asking: {
          description: 'The shopper answers his browser, which gets an address from its push service.',
          tags: 'busy',
          invoke: {
            src: 'askBrowser',
            input: ({ context }) => ({ publicKey: required(context.push).publicKey }),
            onDone: [
              {
                guard: { type: 'isSubscribed', params: fromEvent('output') },
                target: 'subscribing',
                actions: { type: 'storeAnswer', params: fromEvent('output') },
                description: 'It has one: the mall is to know it.',
              },
              {
                target: 'settled',
                actions: { type: 'storeAnswer', params: fromEvent('output') },
                description: 'The shopper said no, or nothing.',
              },
            ],
            onError: { target: 'settled', actions: 'noteFailure', description: 'Its push service gave none.' },
          },
        },
        subscribing: {
          description: 'The mall keeps where this browser hears.',
          tags: 'busy',
          invoke: {
            src: 'subscribePush',
            input: ({ context }) => required(context.subscribed),
            onDone: { target: 'settled', actions: 'noteOn', description: 'Notices come from now on.' },
            onError: {
              target: 'settled',
              actions: { type: 'storeRefusal', params: fromEvent('error') },
              description: 'Refused, or not reached: it says why.',
            },
          },
        },
        unsubscribing: {
          description: 'The mall forgets this browser.',
          tags: 'busy',
          invoke: {
            src: 'unsubscribePush',
            input: ({ context }) => ({ endpoint: required(required(context.push).endpoint) }),
            onDone: { target: 'settled', actions: ['noteOff', 'closeSubscription'], description: 'Nothing comes any more.' },
            onError: {
              target: 'settled',
              actions: { type: 'storeRefusal', params: fromEvent('error') },
              description: 'Not reached: it says why, and is still on.',
            },
          },
        },
      },
    },
  },
});
