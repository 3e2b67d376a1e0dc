import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { longestNote, type ListChange, type ListIntent } from './rules/groceryList.ts';
import { emptyListOutbox, foundInBox, itemsInView, sentOf, withChange, withoutSent, type ListOutbox } from './rules/outbox/listOutbox.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { required } from './rules/required.ts';
import { isPassing, pauseAfter } from './rules/outbox/outbox.ts';
import { callbackPort, effect, fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { isMissing, isNetworkProblem, problemOf, type Problem, type ProblemCode } from './model/problem.ts';
import type { GroceryItem, GroceryList, NotBought } from './model/groceryList.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { PageInput } from './model/place.ts';

/** `itemIds`: only these; null for the whole list. */
export type ListPurchase = { listId: number; itemIds: number[] | null; key: string };

type Context = ListOutbox & {
  listName: string;
  seed: string;
  list: GroceryList | null;
  /** The items that are left out when some of the list is bought. */
  unticked: number[];
  /** What is looked for in the list. */
  search: string;
  /** The item whose note is written, and what stands there. */
  noted: number | null;
  note: string;
  noteError: ProblemCode | null;
  tries: number;
  /** Why the last change was not saved, or nothing was bought. */
  refused: Problem | null;
  notBought: NotBought[];
  /** Which purchase the next one is: the same until it was answered, or something else is wanted. */
  purchase: number;
  at: Moment;
  isStale: boolean;
  problem: Problem | null;
};

type ListAnswered = { output: Answered<GroceryList> };

/** What of the list goes into the cart. */
export const chosenItems = (context: Pick<Context, 'list' | 'changes' | 'unticked'>): GroceryItem[] =>
  itemsInView(context).filter(({ itemId, problem }) => problem === null && !context.unticked.includes(itemId));

const queued = (context: Context, change: ListChange, at: Moment) => ({
  ...withChange(context, { listId: required(context.list).listId, change, at }),
  refused: null,
});

export const wishListMachine = setup({
  types: {
    input: {} as PageInput<'wishList'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'count.changed'; itemId: number; count: number }
      | { type: 'item.moved'; itemId: number; place: number }
      | { type: 'items.removed'; itemIds: number[] }
      | { type: 'items.ticked'; itemIds: number[]; isTicked: boolean }
      | { type: 'search.typed'; search: string }
      | { type: 'note.pressed'; itemId: number }
      | { type: 'note.typed'; note: string }
      | { type: 'save.pressed' }
      | { type: 'close.pressed' }
      | { type: 'buy.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'intents.found'; intents: ListIntent[] }
      | { type: 'refusals.dismissed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readList: port<GroceryList, { listName: string }>(),
    changeList: port<GroceryList, ListIntent>(),
    /** What this browser kept of changes of lists: at the beginning, and when another tab ends. */
    listenToOutbox: callbackPort<{ type: 'resume' }>(),
    saveNote: port<GroceryList, { listId: number; itemId: number; note: string }>(),
    buyList: port<{ notBought: NotBought[] }, ListPurchase>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeList: assign({
      list: (_, { output }: ListAnswered) => output.answer,
      at: (_, { output }: ListAnswered) => output.at,
      problem: null,
    }),
    queueCount: assign(({ context }, { at, ...change }: { itemId: number; count: number; at: Moment }) => ({
      ...queued(context, { kind: 'count', ...change }, at),
      purchase: context.purchase + 1,
    })),
    queueMove: assign(({ context }, { at, ...change }: { itemId: number; place: number; at: Moment }) =>
      queued(context, { kind: 'move', ...change }, at),
    ),
    queueRemoval: assign(({ context }, { itemIds, at }: { itemIds: number[]; at: Moment }) => ({
      ...queued(context, { kind: 'remove', itemIds }, at),
      purchase: context.purchase + 1,
    })),
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
    storeTicks: assign(({ context }, { itemIds, isTicked }: { itemIds: number[]; isTicked: boolean }) => {
      const others = context.unticked.filter((itemId) => !itemIds.includes(itemId));
      return { unticked: isTicked ? others : [...others, ...itemIds], purchase: context.purchase + 1 };
    }),
    storeSearch: assign({ search: (_, { search }: { search: string }) => search }),
    openNote: assign(({ context }, { itemId }: { itemId: number }) => ({
      noted: itemId,
      note: context.list?.items.find((item) => item.itemId === itemId)?.note ?? '',
      noteError: null,
    })),
    storeNote: assign((_, { note }: { note: string }) => ({ note, noteError: null })),
    noteTooLong: assign(({ context }) => ({ noteError: 'VALIDATION' as const, tries: context.tries + 1 })),
    storeNoteError: assign(({ context }, failed: { error: unknown }) => ({
      noteError: problemOf(failed.error).code,
      tries: context.tries + 1,
    })),
    clearNote: assign({ noted: null, note: '', noteError: null }),
    beginBuying: assign({ refused: null, notBought: [] }),
    endPurchase: assign({ purchase: ({ context }) => context.purchase + 1 }),
    storeBought: assign((_, { output }: { output: Answered<{ notBought: NotBought[] }> }) => ({ notBought: output.answer.notBought })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    storeRefusal: assign({ refused: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    tellRemoved: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.itemsDeleted' } }),
    tellBought: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.addedToCart' } }),
  },
  guards: {
    isStale: ({ context }) => context.isStale,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    isUnknown: (_, failed: { error: unknown }) => isMissing(problemOf(failed.error)),
    isNetworkError: (_, failed: { error: unknown }) => isNetworkProblem(problemOf(failed.error)),
    hasLost: ({ context }) => context.lost.length > 0,
    hasChange: ({ context }) => context.changes.length > 0,
    isRemoval: ({ context }) => sentOf(context)?.change.kind === 'remove',
    isPassing: (_, failed: { error: unknown }) => isPassing(problemOf(failed.error)),
    isThere: ({ context }, { itemId }: { itemId: number }) => itemsInView(context).some((item) => item.itemId === itemId),
    isPlaceOfAnother: ({ context }, { itemId, place }: { itemId: number; place: number }) => {
      const items = itemsInView(context);
      return place in items && items[place]?.itemId !== itemId;
    },
    isAny: (_, { itemIds }: { itemIds: number[] }) => itemIds.length > 0,
    isTooLong: ({ context }) => context.note.trim().length > longestNote,
    hasChosen: ({ context }) => chosenItems(context).length > 0,
  },
  delays: { untilNextTry: ({ context }) => context.pause },
}).createMachine({
  id: 'wishList',
  description: 'One grocery list: its items with count and note, what they come to, and the way of all or some into the cart (contract S).',
  context: ({ input: { place, visitor } }) => ({
    ...emptyListOutbox,
    listName: place.listName,
    seed: visitor.seed,
    list: null,
    unticked: [],
    search: '',
    noted: null,
    note: '',
    noteError: null,
    tries: 0,
    refused: null,
    notBought: [],
    purchase: 0,
    at: visitor.at,
    isStale: false,
    problem: null,
  }),
  invoke: [{ src: 'subscribeToChanges', input: { topics: ['list'] } }, { src: 'listenToOutbox' }],
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
  initial: 'reading',
  states: {
    reading: {
      description: 'The list is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readList',
        input: ({ context }) => ({ listName: context.listName }),
        onDone: { target: 'shown', actions: { type: 'storeList', params: fromEvent('output') }, description: 'The mall answers.' },
        onError: [
          { guard: { type: 'isUnknown', params: fromEvent('error') }, target: 'unknown', description: 'There is no list of this name.' },
          {
            target: 'unreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'What this page needs is not reachable.',
          },
        ],
      },
    },
    unknown: {
      description: 'The shopper has no list of this name.',
      always: { guard: 'isStale', target: 'reading', description: 'A list came or got another name: is there one now?' },
    },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      always: { guard: 'isStale', target: 'reading', description: 'The mall is heard again: try again.' },
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    shown: {
      description: 'The list is on the screen, or that nothing stands in it.',
      initial: 'listed',
      states: {
        listed: {
          description: 'The items can be changed, chosen and bought.',
          initial: 'settled',
          on: {
            'count.changed': {
              actions: [{ type: 'queueCount', params: fromEvent('itemId', 'count', 'at') }, 'persistChanges'],
              description: 'Another quantity: it is seen at once and saved in its turn.',
            },
            'item.moved': {
              guard: { type: 'isPlaceOfAnother', params: fromEvent('itemId', 'place') },
              actions: [{ type: 'queueMove', params: fromEvent('itemId', 'place', 'at') }, 'persistChanges'],
              description: 'It stands at another place: that is seen at once and saved in its turn.',
            },
            'items.removed': {
              guard: { type: 'isAny', params: fromEvent('itemIds') },
              actions: [{ type: 'queueRemoval', params: fromEvent('itemIds', 'at') }, 'persistChanges'],
              description: 'Items are taken out: they are gone at once, and in the mall in their turn.',
            },
            'refusals.dismissed': {
              guard: 'hasLost',
              actions: ['clearLost', 'persistChanges'],
              description: 'The shopper has read what could not be done.',
            },
            'search.typed': {
              actions: { type: 'storeSearch', params: fromEvent('search') },
              description: 'Something is looked for: the items with these letters are shown.',
            },
            'items.ticked': {
              actions: { type: 'storeTicks', params: fromEvent('itemIds', 'isTicked') },
              description: 'Items are chosen for the cart, or left out.',
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
                'note.pressed': {
                  guard: { type: 'isThere', params: fromEvent('itemId') },
                  target: '#wishList.shown.noting',
                  actions: { type: 'openNote', params: fromEvent('itemId') },
                  description: 'A note is to be written.',
                },
                'buy.pressed': { guard: 'hasChosen', target: 'buying', description: 'What is chosen goes into the cart.' },
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
                'note.pressed': {
                  guard: { type: 'isThere', params: fromEvent('itemId') },
                  target: '#wishList.shown.noting',
                  actions: [{ type: 'openNote', params: fromEvent('itemId') }, 'noteChange'],
                  description: 'A note is to be written first; the list is read anew after it.',
                },
                'buy.pressed': {
                  guard: 'hasChosen',
                  target: 'buying',
                  actions: 'noteChange',
                  description: 'What is chosen goes into the cart first; the list is read anew after it.',
                },
              },
              invoke: {
                src: 'readList',
                input: ({ context }) => ({ listName: context.listName }),
                onDone: {
                  target: 'settled',
                  actions: { type: 'storeList', params: fromEvent('output') },
                  description: 'The list as it is now.',
                },
                onError: [
                  {
                    guard: { type: 'isUnknown', params: fromEvent('error') },
                    target: '#wishList.unknown',
                    description: 'It was deleted, or has another name now.',
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
            buying: {
              description: 'The mall puts what is chosen into the cart, once.',
              tags: 'busy',
              entry: 'beginBuying',
              invoke: {
                src: 'buyList',
                input: ({ context }) => ({
                  listId: required(context.list).listId,
                  itemIds: context.unticked.length === 0 ? null : chosenItems(context).map(({ itemId }) => itemId),
                  key: `${context.seed}-buy-${context.purchase}`,
                }),
                onDone: {
                  target: 'settled',
                  actions: [{ type: 'storeBought', params: fromEvent('output') }, 'endPurchase', 'tellBought'],
                  description: 'It is in the cart; what did not go in is named.',
                },
                onError: [
                  {
                    guard: { type: 'isNetworkError', params: fromEvent('error') },
                    target: 'settled',
                    actions: [{ type: 'storeRefusal', params: fromEvent('error') }, 'noteChange'],
                    description: 'No answer: it may have been done. Pressed again it is the same purchase, under the same key.',
                  },
                  {
                    target: 'settled',
                    actions: [{ type: 'storeRefusal', params: fromEvent('error') }, 'endPurchase', 'noteChange'],
                    description: 'Refused: the page says why, and looks what is true now.',
                  },
                ],
              },
            },
          },
        },
        noting: {
          description: 'The shopper writes a note.',
          on: {
            'note.typed': {
              actions: { type: 'storeNote', params: fromEvent('note') },
              description: 'The note; what was wrong with it is forgotten.',
            },
            'save.pressed': [
              { guard: 'isTooLong', actions: 'noteTooLong', description: 'Too many letters: that is said at the field.' },
              { target: 'savingNote', description: 'It is saved.' },
            ],
            'close.pressed': { target: 'listed', actions: 'clearNote', description: 'It stays as it was.' },
          },
        },
        savingNote: {
          description: 'The mall keeps the note.',
          tags: 'busy',
          invoke: {
            src: 'saveNote',
            input: ({ context }) => ({
              listId: required(context.list).listId,
              itemId: required(context.noted),
              note: context.note.trim(),
            }),
            onDone: {
              target: 'listed',
              actions: [{ type: 'storeList', params: fromEvent('output') }, 'clearNote'],
              description: 'It stands there.',
            },
            onError: {
              target: 'noting',
              actions: { type: 'storeNoteError', params: fromEvent('error') },
              description: 'Refused, or not reached: the field says why, and what was typed stays.',
            },
          },
        },
      },
    },
  },
});

/** The form of a note stands, whether it can be changed or not. */
export const isNoting = (snapshot: SnapshotFrom<typeof wishListMachine>): boolean =>
  snapshot.matches({ shown: 'noting' }) || snapshot.matches({ shown: 'savingNote' });
