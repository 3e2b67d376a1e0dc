import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem, type ProblemCode } from './model/problem.ts';
import type { GroceryListSummary } from './model/groceryList.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { PageInput } from './model/place.ts';

type Context = {
  seed: string;
  lists: GroceryListSummary[];
  /** The name of the list that is being created. */
  name: string;
  /** How often it was typed: the same name is sent under the same key. */
  typed: number;
  /** Why no list was created. */
  nameError: ProblemCode | null;
  /** The list that gets another name, or that is about to be deleted. */
  chosen: number | null;
  newName: string;
  newNameError: ProblemCode | null;
  /** How often a name was found wrong: its field gets the focus each time. */
  tries: number;
  at: Moment;
  isStale: boolean;
  /** Why the lists could not be read, and why one was not deleted. */
  problem: Problem | null;
  refused: Problem | null;
};

type ListsAnswered = { output: Answered<GroceryListSummary[]> };
type ListAnswered = { output: Answered<GroceryListSummary> };
type Pressed = { listId: number };

const codeOf = (failed: { error: unknown }): ProblemCode => problemOf(failed.error).code;
const isBlank = (name: string): boolean => name.trim() === '';

export const wishListsMachine = setup({
  types: {
    input: {} as PageInput<'wishLists'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'name.typed'; name: string }
      | { type: 'create.pressed' }
      | { type: 'rename.pressed'; listId: number }
      | { type: 'newName.typed'; name: string }
      | { type: 'save.pressed' }
      | { type: 'delete.pressed'; listId: number }
      | { type: 'delete.confirmed' }
      | { type: 'close.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readLists: port<GroceryListSummary[]>(),
    createList: port<GroceryListSummary, { listName: string; key: string }>(),
    renameList: port<GroceryListSummary, { listId: number; listName: string }>(),
    deleteList: port<null, { listId: number }>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeLists: assign({
      lists: (_, { output }: ListsAnswered) => output.answer,
      at: (_, { output }: ListsAnswered) => output.at,
      problem: null,
    }),
    storeName: assign(({ context }, { name }: { name: string }) => ({ name, typed: context.typed + 1, nameError: null })),
    noteNameless: assign(({ context }) => ({ nameError: 'LIST_NAME_REQUIRED' as const, tries: context.tries + 1 })),
    storeCreated: assign(({ context }, { output }: ListAnswered) => ({
      lists: [output.answer, ...context.lists.filter(({ listId }) => listId !== output.answer.listId)],
      name: context.name.trim() === output.answer.listName ? '' : context.name,
      nameError: null,
    })),
    storeError: assign(({ context }, failed: { error: unknown }) => ({ nameError: codeOf(failed), tries: context.tries + 1 })),
    choose: assign(({ context }, pressed: Pressed) => ({
      chosen: pressed.listId,
      newName: context.lists.find(({ listId }) => listId === pressed.listId)?.listName ?? '',
      newNameError: null,
      refused: null,
    })),
    storeNewName: assign((_, { name }: { name: string }) => ({ newName: name, newNameError: null })),
    noteNewNameless: assign(({ context }) => ({ newNameError: 'LIST_NAME_REQUIRED' as const, tries: context.tries + 1 })),
    storeRenamed: assign(({ context }, { output }: ListAnswered) => ({
      lists: context.lists.map((list) => (list.listId === output.answer.listId ? output.answer : list)),
    })),
    storeNewNameError: assign(({ context }, failed: { error: unknown }) => ({ newNameError: codeOf(failed), tries: context.tries + 1 })),
    leaveOut: assign(({ context }) => ({ lists: context.lists.filter(({ listId }) => listId !== context.chosen) })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    storeRefusal: assign({ refused: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    tellCreated: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.listCreated' } }),
    tellNotCreated: emit({ type: 'notice.given' as const, notice: { kind: 'alarm' as const, id: 'toast.listNotCreated' } }),
    tellRenamed: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.listRenamed' } }),
    tellDeleted: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.listDeleted' } }),
  },
  guards: {
    isStale: ({ context }) => context.isStale,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    isNameless: ({ context }) => isBlank(context.name),
    isNewNameless: ({ context }) => isBlank(context.newName),
    isThere: ({ context }, pressed: Pressed) => context.lists.some(({ listId }) => listId === pressed.listId),
  },
}).createMachine({
  id: 'wishLists',
  description: "The shopper's grocery lists: created, renamed, deleted, each with what it comes to (spec 3, contract S).",
  context: ({ input: { visitor } }) => ({
    seed: visitor.seed,
    lists: [],
    name: '',
    typed: 0,
    nameError: null,
    chosen: null,
    newName: '',
    newNameError: null,
    tries: 0,
    at: visitor.at,
    isStale: false,
    problem: null,
    refused: null,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['list'] } },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'A list came, went or changed, or may have: they are read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The lists are being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readLists',
        onDone: { target: 'shown', actions: { type: 'storeLists', params: fromEvent('output') }, description: 'The mall answers.' },
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
    shown: {
      description: 'The lists are on the screen, or that there is none yet.',
      initial: 'settled',
      states: {
        settled: {
          description: 'One can be created, renamed, deleted.',
          always: { guard: 'isStale', target: 'refreshing', description: 'A list came, went or changed.' },
          on: {
            'name.typed': {
              actions: { type: 'storeName', params: fromEvent('name') },
              description: 'The name of a new list; what was wrong with it is forgotten.',
            },
            'create.pressed': [
              { guard: 'isNameless', actions: 'noteNameless', description: 'It has no name: that is said at the field.' },
              { target: 'creating', description: 'It is created.' },
            ],
            'rename.pressed': {
              guard: { type: 'isThere', params: fromEvent('listId') },
              target: 'renaming',
              actions: { type: 'choose', params: fromEvent('listId') },
              description: 'A list is to have another name.',
            },
            'delete.pressed': {
              guard: { type: 'isThere', params: fromEvent('listId') },
              target: 'confirming',
              actions: { type: 'choose', params: fromEvent('listId') },
              description: 'A list is to be deleted: sure?',
            },
            resume: {
              guard: { type: 'isOld', params: fromEvent('at') },
              target: 'refreshing',
              description: 'The page is alive again after a while: what is true now?',
            },
          },
        },
        refreshing: {
          description: 'The lists are read anew; what is shown stays until then, and can be used.',
          entry: 'beginReading',
          on: {
            'name.typed': {
              actions: { type: 'storeName', params: fromEvent('name') },
              description: 'The name of a new list; what was wrong with it is forgotten.',
            },
            'create.pressed': [
              { guard: 'isNameless', actions: 'noteNameless', description: 'It has no name: that is said at the field.' },
              { target: 'creating', actions: 'noteChange', description: 'It is created first; the lists are read anew after it.' },
            ],
            'rename.pressed': {
              guard: { type: 'isThere', params: fromEvent('listId') },
              target: 'renaming',
              actions: [{ type: 'choose', params: fromEvent('listId') }, 'noteChange'],
              description: 'A list is to have another name first; they are read anew after it.',
            },
            'delete.pressed': {
              guard: { type: 'isThere', params: fromEvent('listId') },
              target: 'confirming',
              actions: [{ type: 'choose', params: fromEvent('listId') }, 'noteChange'],
              description: 'A list is to be deleted first; they are read anew after it.',
            },
          },
          invoke: {
            src: 'readLists',
            onDone: {
              target: 'settled',
              actions: { type: 'storeLists', params: fromEvent('output') },
              description: 'The lists as they are now.',
            },
            onError: { target: 'settled', description: 'They could not be read: what is shown stays.' },
          },
        },
        creating: {
          description: 'The mall creates the list, once for each name that was typed; the next name can be typed.',
          tags: 'busy',
          on: {
            'name.typed': {
              actions: { type: 'storeName', params: fromEvent('name') },
              description: 'The name of a new list; what was wrong with it is forgotten.',
            },
          },
          invoke: {
            src: 'createList',
            input: ({ context }) => ({ listName: context.name.trim(), key: `${context.seed}-list-${context.typed}` }),
            onDone: {
              target: 'settled',
              actions: [{ type: 'storeCreated', params: fromEvent('output') }, 'tellCreated'],
              description: 'It stands first.',
            },
            onError: {
              target: 'settled',
              actions: [{ type: 'storeError', params: fromEvent('error') }, 'tellNotCreated'],
              description: 'Refused, or not reached: the field says why, and what was typed stays.',
            },
          },
        },
        renaming: {
          description: 'The shopper types the new name.',
          on: {
            'newName.typed': {
              actions: { type: 'storeNewName', params: fromEvent('name') },
              description: 'The new name; what was wrong with it is forgotten.',
            },
            'save.pressed': [
              { guard: 'isNewNameless', actions: 'noteNewNameless', description: 'No name is left: that is said at the field.' },
              { target: 'savingName', description: 'It is saved.' },
            ],
            'close.pressed': { target: 'settled', description: 'It keeps its name.' },
          },
        },
        savingName: {
          description: 'The mall gives the list its new name.',
          tags: 'busy',
          invoke: {
            src: 'renameList',
            input: ({ context }) => ({ listId: required(context.chosen), listName: context.newName.trim() }),
            onDone: {
              target: 'settled',
              actions: [{ type: 'storeRenamed', params: fromEvent('output') }, 'tellRenamed'],
              description: 'It has its new name.',
            },
            onError: {
              target: 'renaming',
              actions: { type: 'storeNewNameError', params: fromEvent('error') },
              description: 'Refused, or not reached: the field says why, and what was typed stays.',
            },
          },
        },
        confirming: {
          description: 'A last look before a list is deleted.',
          on: {
            'delete.confirmed': { target: 'deleting', description: 'It is to go.' },
            'close.pressed': { target: 'settled', description: 'It stays.' },
          },
        },
        deleting: {
          description: 'The mall deletes the list with what stands in it.',
          tags: 'busy',
          invoke: {
            src: 'deleteList',
            input: ({ context }) => ({ listId: required(context.chosen) }),
            onDone: { target: 'settled', actions: ['leaveOut', 'tellDeleted'], description: 'It is gone.' },
            onError: {
              target: 'settled',
              actions: [{ type: 'storeRefusal', params: fromEvent('error') }, 'noteChange'],
              description: 'It may have gone or not: the page says why, and looks what is true now.',
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof wishListsMachine>;

/** The form of a new name stands, whether it can be changed or not. */
export const isRenaming = (snapshot: Snapshot): boolean =>
  snapshot.matches({ shown: 'renaming' }) || snapshot.matches({ shown: 'savingName' });

/** A list is about to be deleted. */
export const isDeleting = (snapshot: Snapshot): boolean =>
  snapshot.matches({ shown: 'confirming' }) || snapshot.matches({ shown: 'deleting' });
