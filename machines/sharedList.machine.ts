import { and, assign, emit, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import type { ListChange, ListIntent } from './rules/groceryList.ts';
import { emptyListOutbox, foundInBox, sentOf, withChange, withoutSent, type ListOutbox } from './rules/outbox/listOutbox.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { isPassing, pauseAfter } from './rules/outbox/outbox.ts';
import { required } from './rules/required.ts';
import { callbackPort, effect, fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { isMissing, problemOf, type Problem } from './model/problem.ts';
import type { GroceryList } from './model/groceryList.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { PageInput, PlaceOf } from './model/place.ts';
import type { VisitorContext } from './model/visitor.ts';

type Context = ListOutbox & {
  place: PlaceOf<'sharedList'>;
  visitor: VisitorContext;
  list: GroceryList | null;
  /** Why the last change was not saved, or the list was not copied. */
  refused: Problem | null;
  /** Whose link it was that has ended; null where nobody says it. */
  endedOwner: string | null;
  copies: number;
  at: Moment;
  isStale: boolean;
  problem: Problem | null;
};

type ListAnswered = { output: Answered<GroceryList> };

const codeOf = ({ place, visitor }: Context) => ({ shareCode: place.shareCode, regionId: visitor.regionId });

const queued = (context: Context, change: ListChange, at: Moment) => ({
  ...withChange(
    { ...context, seed: context.visitor.seed },
    { listId: required(context.list).listId, shareCode: context.place.shareCode, change, at },
  ),
  refused: null,
});

export const sharedListMachine = setup({
  types: {
    input: {} as PageInput<'sharedList'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'count.changed'; itemId: number; count: number }
      | { type: 'items.removed'; itemIds: number[] }
      | { type: 'copy.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'intents.found'; intents: ListIntent[] }
      | { type: 'refusals.dismissed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readSharedList: port<GroceryList, { shareCode: string; regionId: number }>(),
    changeList: port<GroceryList, ListIntent>(),
    /** What this browser kept of changes of lists: at the beginning, and when another tab ends. */
    listenToOutbox: callbackPort<{ type: 'resume' }>(),
    copySharedList: port<GroceryList, { shareCode: string; key: string }>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeList: assign({
      list: (_, { output }: ListAnswered) => output.answer,
      at: (_, { output }: ListAnswered) => output.at,
      problem: null,
    }),
    queueCount: assign(({ context }, { at, ...change }: { itemId: number; count: number; at: Moment }) =>
      queued(context, { kind: 'count', ...change }, at),
    ),
    queueRemoval: assign(({ context }, { itemIds, at }: { itemIds: number[]; at: Moment }) =>
      queued(context, { kind: 'remove', itemIds }, at),
    ),
    storeFound: assign((_, { intents }: { intents: ListIntent[] }) => foundInBox(intents)),
    clearLost: assign({ lost: [] }),
    noteSending: assign({ sending: ({ context }) => context.changes[0]?.key ?? null }),
    dropChange: assign({ changes: ({ context }) => withoutSent(context) }),
    /** Keeps what is not saved where the next page, tab or visit finds it. */
    persistChanges: effect(),
    storePause: assign({ pause: (_, failed: { error: unknown }) => pauseAfter(problemOf(failed.error)) }),
    /** The answer to a change is the list as it is then; that of another list says nothing of this one. */
    storeSaved: assign(({ context }, { output: { answer, at } }: ListAnswered) =>
      answer.listId === context.list?.listId ? { list: answer, at } : {},
    ),
    countCopy: assign(({ context }) => ({ copies: context.copies + 1 })),
    beginCopying: assign({ refused: null }),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    storeEnded: assign((_, failed: { error: unknown }) => {
      const owner = problemOf(failed.error).data?.['owner'];
      return { endedOwner: typeof owner === 'string' ? owner : null, list: null };
    }),
    storeRefusal: assign({ refused: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    settlePlace: assign({ place: ({ context }) => ({ ...context.place, copy: false }) }),
    settleAddress: emit(({ context }): PageEvent => ({ type: 'place.settled', place: { ...context.place, copy: false } })),
    tellRemoved: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.itemsDeleted' } }),
    tellCopied: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.listCreated' } }),
    goToCopy: emit((_, { output }: ListAnswered) => ({
      type: 'place.wanted' as const,
      place: { name: 'wishList' as const, listName: output.answer.listName },
    })),
    askLogin: emit(({ context }): PageEvent => ({
      type: 'login.wanted',
      intent: { kind: 'openPlace', place: { ...context.place, copy: true } },
    })),
  },
  guards: {
    hasIntent: ({ context }) => context.place.copy,
    isLoggedIn: ({ context }) => context.visitor.isLoggedIn,
    isEditor: ({ context }) => context.list?.role === 'EDITOR',
    canRemove: ({ context }, { itemIds }: { itemIds: number[] }) => context.list?.role === 'EDITOR' && itemIds.length > 0,
    hasChange: ({ context }) => context.changes.length > 0,
    hasLost: ({ context }) => context.lost.length > 0,
    isRemoval: ({ context }) => sentOf(context)?.change.kind === 'remove',
    isPassing: (_, failed: { error: unknown }) => isPassing(problemOf(failed.error)),
    isStale: ({ context }) => context.isStale,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    isUnknown: (_, failed: { error: unknown }) => isMissing(problemOf(failed.error)),
    isEnded: (_, failed: { error: unknown }) => problemOf(failed.error).code === 'SHARE_EXPIRED',
  },
  delays: { untilNextTry: ({ context }) => context.pause },
}).createMachine({
  id: 'sharedList',
  description: "Somebody's grocery list, by its link: seen, copied, and changed where the link is for that (contract S11, S12).",
  context: ({ input: { place, visitor } }) => ({
    ...emptyListOutbox,
    place,
    visitor,
    list: null,
    refused: null,
    endedOwner: null,
    copies: 0,
    at: visitor.at,
    isStale: false,
    problem: null,
  }),
  invoke: [
    { src: 'subscribeToChanges', input: ({ context }) => ({ topics: context.visitor.isLoggedIn ? ['list'] : [] }) },
    { src: 'listenToOutbox' },
  ],
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'A list changed, or may have: it is read anew as soon as nothing else is under way.',
    },
    'intents.found': {
      actions: { type: 'storeFound', params: fromEvent('intents') },
      description: 'Changes that a page, tab or visit before left behind: this page sends them, in their order.',
    },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Did the visitor want a copy before the login?',
      always: [
        { guard: and(['isLoggedIn', 'hasIntent']), target: 'carryingOut', description: 'He did: it is made first.' },
        { target: 'reading', description: 'The list is read.' },
      ],
    },
    carryingOut: {
      description: 'The copy that was wanted before the login is being made.',
      tags: 'busy',
      exit: ['settleAddress', 'settlePlace'],
      invoke: {
        src: 'copySharedList',
        input: ({ context }) => ({ shareCode: context.place.shareCode, key: `${context.visitor.seed}-copy-0` }),
        onDone: {
          target: 'reading',
          actions: ['tellCopied', { type: 'goToCopy', params: fromEvent('output') }],
          description: 'It is made, and opens.',
        },
        onError: {
          target: 'reading',
          actions: { type: 'storeRefusal', params: fromEvent('error') },
          description: 'The mall refuses, or cannot be reached: the page says why.',
        },
      },
    },
    reading: {
      description: 'The list is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readSharedList',
        input: ({ context }) => codeOf(context),
        onDone: { target: 'shown', actions: { type: 'storeList', params: fromEvent('output') }, description: 'The mall answers.' },
        onError: [
          { guard: { type: 'isUnknown', params: fromEvent('error') }, target: 'unknown', description: 'There never was such a link.' },
          {
            guard: { type: 'isEnded', params: fromEvent('error') },
            target: 'ended',
            actions: { type: 'storeEnded', params: fromEvent('error') },
            description: 'The link has ended.',
          },
          {
            target: 'unreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'What this page needs is not reachable.',
          },
        ],
      },
    },
    unknown: { description: 'There is no such link (404).', type: 'final' },
    ended: { description: 'The link has ended: the page says so, and whom to ask for a new one (410).', type: 'final' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      always: { guard: 'isStale', target: 'reading', description: 'The mall is heard again: try again.' },
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    shown: {
      description: 'The list is on the screen, or that nothing stands in it.',
      initial: 'settled',
      on: {
        'count.changed': {
          guard: 'isEditor',
          actions: [{ type: 'queueCount', params: fromEvent('itemId', 'count', 'at') }, 'persistChanges'],
          description: 'Another quantity: it is seen at once and saved in its turn.',
        },
        'items.removed': {
          guard: { type: 'canRemove', params: fromEvent('itemIds') },
          actions: [{ type: 'queueRemoval', params: fromEvent('itemIds', 'at') }, 'persistChanges'],
          description: 'Items are taken out: they are gone at once, and in the mall in their turn.',
        },
        'refusals.dismissed': {
          guard: 'hasLost',
          actions: ['clearLost', 'persistChanges'],
          description: 'The shopper has read what could not be done.',
        },
      },
      states: {
        settled: {
          description: 'Nothing is on its way.',
          always: [
            { guard: 'hasChange', target: 'saving', description: 'A change waits: save it.' },
            { guard: 'isStale', target: 'refreshing', description: 'The list changed.' },
          ],
          on: {
            'copy.pressed': [
              { guard: 'isLoggedIn', target: 'copying', description: 'A copy is wanted.' },
              { actions: 'askLogin', description: 'A guest wants a copy: login first, then it is made.' },
            ],
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
            'copy.pressed': [
              {
                guard: 'isLoggedIn',
                target: 'copying',
                actions: 'noteChange',
                description: 'A copy is wanted first; the list is read anew after it.',
              },
              { actions: 'askLogin', description: 'A guest wants a copy: login first, then it is made.' },
            ],
          },
          invoke: {
            src: 'readSharedList',
            input: ({ context }) => codeOf(context),
            onDone: {
              target: 'settled',
              actions: { type: 'storeList', params: fromEvent('output') },
              description: 'The list as it is now.',
            },
            onError: [
              {
                guard: { type: 'isEnded', params: fromEvent('error') },
                target: '#sharedList.ended',
                actions: { type: 'storeEnded', params: fromEvent('error') },
                description: 'The link has ended meanwhile.',
              },
              { target: 'settled', description: 'It could not be read: what is shown stays.' },
            ],
          },
        },
        saving: {
          description: 'The first change is being saved, under its own key; the page already shows it.',
          entry: 'noteSending',
          invoke: {
            src: 'changeList',
            input: ({ context }) => required(context.changes[0]),
            onDone: [
              {
                guard: 'isRemoval',
                target: 'settled',
                actions: [{ type: 'storeSaved', params: fromEvent('output') }, 'tellRemoved', 'dropChange', 'persistChanges'],
                description: 'Taken out.',
              },
              {
                target: 'settled',
                actions: [{ type: 'storeSaved', params: fromEvent('output') }, 'dropChange', 'persistChanges'],
                description: 'Saved.',
              },
            ],
            onError: [
              {
                guard: { type: 'isPassing', params: fromEvent('error') },
                target: 'waiting',
                actions: [{ type: 'storePause', params: fromEvent('error') }, 'beginReading'],
                description: 'No way to the mall: the change waits, with its key.',
              },
              {
                target: 'settled',
                actions: [{ type: 'storeRefusal', params: fromEvent('error') }, 'dropChange', 'persistChanges', 'noteChange'],
                description: 'Refused: the page says why, and looks what is true now.',
              },
            ],
          },
        },
        waiting: {
          description: 'No way to the mall: what was changed waits and is tried again.',
          always: { guard: 'isStale', target: 'settled', description: 'The mall is heard again: try at once.' },
          after: { untilNextTry: { target: 'settled', description: 'After a while: try again.' } },
          on: {
            'retry.pressed': { target: 'settled', description: 'The shopper tries at once.' },
            resume: { target: 'settled', description: 'The page is alive again: try at once.' },
          },
        },
        copying: {
          description: 'A copy is being made, once.',
          tags: 'busy',
          entry: 'beginCopying',
          invoke: {
            src: 'copySharedList',
            input: ({ context }) => ({ shareCode: context.place.shareCode, key: `${context.visitor.seed}-copy-${context.copies + 1}` }),
            onDone: {
              target: 'settled',
              actions: ['countCopy', 'tellCopied', { type: 'goToCopy', params: fromEvent('output') }],
              description: 'It is made, and opens.',
            },
            onError: {
              target: 'settled',
              actions: [{ type: 'storeRefusal', params: fromEvent('error') }, 'noteChange'],
              description: 'Refused, or not reached: the page says why. Pressed again it is the same copy, under the same key.',
            },
          },
        },
      },
    },
  },
});
