import { and, assign, emit, setup } from 'xstate';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemMessageId, problemOf, type Problem, type ProblemCode } from './model/problem.ts';
import type { ListChoice, ListTick } from './model/groceryList.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { InputChanged } from './model/widget.ts';

type Input = {
  prodId: number;
  skuId: number;
  shopId: number;
  /** What it is, where several stand on a page; null where the page is about it. */
  prodName: string | null;
  /** Whether it is opened by a button of its own; else by one that stands on a product's card. */
  hasButton: boolean;
  visitor: VisitorContext;
  /** The variant that a guest wanted on a list before he logged in. */
  intentId: number | null;
};

/** A variant that goes into a list, or out of it; `key`: the same wish is carried out once. */
export type ListTickInput = ListTick & Pick<Input, 'prodId' | 'skuId' | 'shopId'> & { key: string };

type Context = Input & {
  lists: ListChoice[];
  /** What is not saved yet, in its order. */
  ticks: ListTick[];
  asked: number;
  /** The name of the list that is being created. */
  name: string;
  /** How often it was typed: the same name is sent under the same key. */
  typed: number;
  nameError: ProblemCode | null;
  /** How often a name was found wrong: its field gets the focus each time. */
  tries: number;
  problem: Problem | null;
  /** Why the last tick was not saved. */
  refused: Problem | null;
  /** It was closed while something was being saved: it is out of sight, and closed once that is done. */
  isClosing: boolean;
};

type ListsAnswered = { output: Answered<ListChoice[]> };
type ListAnswered = { output: Answered<ListChoice> };

/** Whether the variant stands in this list, or will once what was ticked is saved. */
export const isOnList = ({ ticks }: Pick<Context, 'ticks'>, { listId, skuCount }: ListChoice): boolean =>
  ticks.findLast((tick) => tick.listId === listId)?.isOn ?? skuCount > 0;

const inputOf = ({ prodId, skuId, shopId, visitor, ticks, asked }: Context): ListTickInput => ({
  ...required(ticks[0]),
  prodId,
  skuId,
  shopId,
  key: `${visitor.seed}-pick-${skuId}-${asked}`,
});

export const listPickerMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<
      | InputChanged<Input>
      | { type: 'open.pressed' }
      | { type: 'close.pressed' }
      | { type: 'list.ticked'; listId: number; isOn: boolean }
      | { type: 'name.typed'; name: string }
      | { type: 'create.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readListChoices: port<ListChoice[], { skuId: number }>(),
    tickList: port<ListChoice, ListTickInput>(),
    createListChoice: port<ListChoice, { listName: string; key: string }>(),
  },
  actions: {
    storeInput: assign((_, changed: { input: Omit<Input, 'visitor' | 'intentId'> }) => ({
      ...changed.input,
      lists: [],
      ticks: [],
      refused: null,
      isClosing: false,
    })),
    clearIntent: assign({ intentId: null }),
    storeLists: assign((_, { output }: ListsAnswered) => ({ lists: output.answer, problem: null })),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    queueTick: assign(({ context }, tick: ListTick) => ({ ticks: [...context.ticks, tick], refused: null })),
    countTick: assign({ asked: ({ context }) => context.asked + 1 }),
    storeTicked: assign(({ context }, { output }: ListAnswered) => ({
      ticks: context.ticks.slice(1),
      lists: context.lists.map((list) => (list.listId === output.answer.listId ? output.answer : list)),
    })),
    dropTick: assign(({ context }, failed: { error: unknown }) => ({ ticks: context.ticks.slice(1), refused: problemOf(failed.error) })),
    storeName: assign(({ context }, { name }: { name: string }) => ({ name, typed: context.typed + 1, nameError: null })),
    noteNameless: assign(({ context }) => ({ nameError: 'LIST_NAME_REQUIRED' as const, tries: context.tries + 1 })),
    storeError: assign(({ context }, failed: { error: unknown }) => ({
      nameError: problemOf(failed.error).code,
      tries: context.tries + 1,
    })),
    /** The new list was made for this variant: it goes into it. */
    storeCreated: assign(({ context }, { output: { answer } }: ListAnswered) => ({
      lists: [answer, ...context.lists.filter(({ listId }) => listId !== answer.listId)],
      ticks: [...context.ticks, { listId: answer.listId, isOn: true }],
      name: context.name.trim() === answer.listName ? '' : context.name,
      nameError: null,
    })),
    tellAdded: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.itemAdded' } }),
    tellRemoved: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.itemsDeleted' } }),
    tellCreated: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.listCreated' } }),
    tellNotCreated: emit({ type: 'notice.given' as const, notice: { kind: 'alarm' as const, id: 'toast.listNotCreated' } }),
    tellRefused: emit((_, failed: { error: unknown }) => ({
      type: 'notice.given' as const,
      notice: { kind: 'alarm' as const, id: problemMessageId(problemOf(failed.error).code) },
    })),
    noteClosing: assign({ isClosing: true }),
    clearClosing: assign({ isClosing: false }),
    askLogin: emit(({ context }) => ({
      type: 'login.wanted' as const,
      intent: { kind: 'beside' as const, beside: 'listPicker' as const, id: context.skuId },
    })),
  },
  guards: {
    hasIntent: ({ context }) => context.intentId === context.skuId,
    isLoggedIn: ({ context }) => context.visitor.isLoggedIn,
    hasTick: ({ context }) => context.ticks.length > 0,
    isAddition: ({ context }) => context.ticks[0]?.isOn === true,
    isNameless: ({ context }) => context.name.trim() === '',
    isClosing: ({ context }) => context.isClosing,
    isInSight: ({ context }) => !context.isClosing,
  },
}).createMachine({
  id: 'listPicker',
  description:
    'Which grocery lists a variant stands in: put into one or several, taken out again, or into a new one (contract S1, S2, S6, S8).',
  context: ({ input }) => ({
    ...input,
    lists: [],
    ticks: [],
    asked: 0,
    name: '',
    typed: 0,
    nameError: null,
    tries: 0,
    problem: null,
    refused: null,
    isClosing: false,
  }),
  on: {
    'input.changed': {
      target: '.closed',
      actions: { type: 'storeInput', params: fromEvent('input') },
      description: 'Another variant: its lists are read when they are wanted.',
    },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Did a shopper want it before the login?',
      always: [
        {
          guard: and(['isLoggedIn', 'hasIntent']),
          target: 'open',
          actions: 'clearIntent',
          description: 'He wanted it on a list before the login: his lists open.',
        },
        { target: 'closed', description: 'It waits for a press.' },
      ],
    },
    closed: {
      description: 'The lists can be opened.',
      entry: 'clearClosing',
      on: {
        'open.pressed': [
          { guard: 'isLoggedIn', target: 'open', description: 'His lists open.' },
          { actions: 'askLogin', description: 'A guest has no lists: login first, then they open.' },
        ],
      },
    },
    open: {
      description: 'The lists are open.',
      initial: 'reading',
      states: {
        reading: {
          description: 'The lists, and which of them hold the variant, are being read.',
          tags: 'busy',
          on: { 'close.pressed': { target: '#listPicker.closed', description: 'Given up.' } },
          invoke: {
            src: 'readListChoices',
            input: ({ context }) => ({ skuId: context.skuId }),
            onDone: { target: 'listed', actions: { type: 'storeLists', params: fromEvent('output') }, description: 'The mall answers.' },
            onError: {
              target: 'unreadable',
              actions: { type: 'storeProblem', params: fromEvent('error') },
              description: 'They could not be read.',
            },
          },
        },
        unreadable: {
          description: 'It says that they could not be read and offers to try again.',
          on: {
            'retry.pressed': { target: 'reading', description: 'Try again.' },
            'close.pressed': { target: '#listPicker.closed', description: 'Given up.' },
          },
        },
        listed: {
          description: 'The lists can be ticked, and a new one named, also while something is being saved.',
          initial: 'settled',
          on: {
            'list.ticked': {
              guard: 'isInSight',
              actions: { type: 'queueTick', params: fromEvent('listId', 'isOn') },
              description: 'Into a list or out of it: it is seen at once and saved in its turn.',
            },
            'name.typed': {
              guard: 'isInSight',
              actions: { type: 'storeName', params: fromEvent('name') },
              description: 'The name of a new list; what was wrong with it is forgotten.',
            },
            'close.pressed': {
              guard: 'isInSight',
              actions: 'noteClosing',
              description: 'Out of sight at once; what is being saved goes on.',
            },
            'open.pressed': { guard: 'isClosing', actions: 'clearClosing', description: 'Back in sight before it was closed.' },
          },
          states: {
            settled: {
              description: 'Nothing is on its way.',
              always: [
                { guard: 'hasTick', target: 'saving', description: 'A tick waits: save it.' },
                { guard: 'isClosing', target: '#listPicker.closed', description: 'Done.' },
              ],
              on: {
                'create.pressed': [
                  { guard: 'isNameless', actions: 'noteNameless', description: 'It has no name: that is said at the field.' },
                  { target: 'creating', description: 'It is created.' },
                ],
              },
            },
            saving: {
              description: 'The first tick is being saved; the box already shows it.',
              entry: 'countTick',
              invoke: {
                src: 'tickList',
                input: ({ context }) => inputOf(context),
                onDone: [
                  {
                    guard: 'isAddition',
                    target: 'settled',
                    actions: [{ type: 'storeTicked', params: fromEvent('output') }, 'tellAdded'],
                    description: 'It stands in the list.',
                  },
                  {
                    target: 'settled',
                    actions: [{ type: 'storeTicked', params: fromEvent('output') }, 'tellRemoved'],
                    description: 'It is out of the list.',
                  },
                ],
                onError: [
                  {
                    guard: 'isClosing',
                    target: 'settled',
                    actions: [
                      { type: 'dropTick', params: fromEvent('error') },
                      { type: 'tellRefused', params: fromEvent('error') },
                    ],
                    description: 'Refused, or not reached, out of sight: a toast says why.',
                  },
                  {
                    target: 'settled',
                    actions: { type: 'dropTick', params: fromEvent('error') },
                    description: 'Refused, or not reached: it says why, and the box shows what is true.',
                  },
                ],
              },
            },
            creating: {
              description: 'The mall creates the list, once for each name that was typed.',
              tags: 'busy',
              invoke: {
                src: 'createListChoice',
                input: ({ context }) => ({ listName: context.name.trim(), key: `${context.visitor.seed}-pick-list-${context.typed}` }),
                onDone: {
                  target: 'settled',
                  actions: [{ type: 'storeCreated', params: fromEvent('output') }, 'tellCreated'],
                  description: 'It stands first, and the variant goes into it.',
                },
                onError: {
                  target: 'settled',
                  actions: [{ type: 'storeError', params: fromEvent('error') }, 'tellNotCreated'],
                  description: 'Refused, or not reached: the field says why, and what was typed stays.',
                },
              },
            },
          },
        },
      },
    },
  },
});
