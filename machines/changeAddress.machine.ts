import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { addressBookMachine } from './addressBook.machine.ts';
import { subscription, type DataChanged } from './rules/changes.ts';
import { isAllowed } from './rules/order/orderActions.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { isMissing, isNetworkProblem, problemOf, type Problem } from './model/problem.ts';
import type { OrderDetail } from './model/order.ts';
import type { PageEvent, Toast } from './model/pageEvent.ts';
import type { PageInput } from './model/place.ts';
import type { VisitorContext } from './model/visitor.ts';

export type ChangeAddressQuestion = { orderNumber: string; addrId: number; key: string };

type Context = {
  orderNumber: string;
  visitor: VisitorContext;
  order: OrderDetail | null;
  /** The address that is chosen in the book. */
  addrId: number | null;
  /** The one that the mall was asked for. */
  asked: number | null;
  made: number;
  key: string;
  isStale: boolean;
  problem: Problem | null;
};

const mayBeSentElsewhere = (order: OrderDetail): boolean => isAllowed(order, 'CHANGE_ADDRESS');

export const changeAddressMachine = setup({
  types: {
    input: {} as PageInput<'changeAddress'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'address.settled'; addrId: number | null }
      | { type: 'notice.passed'; notice: Toast }
      | { type: 'change.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
    children: {} as { addressBook: 'addressBook' },
  },
  actors: {
    addressBook: addressBookMachine,
    readOrder: port<OrderDetail, { orderNumber: string }>(),
    changeOrderAddress: port<OrderDetail, ChangeAddressQuestion>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeOrder: assign({ order: (_, answered: { output: Answered<OrderDetail> }) => answered.output.answer }),
    storeAddress: assign({ addrId: (_, { addrId }: { addrId: number | null }) => addrId }),
    makeKey: assign(({ context }) => ({
      asked: context.addrId,
      made: context.made + 1,
      key: `${context.visitor.seed}-address-${context.made + 1}`,
      problem: null,
    })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    passNotice: emit((_, { notice }: { notice: Toast }) => ({ type: 'notice.given' as const, notice })),
    tellChanged: emit({ type: 'notice.given', notice: { kind: 'good', id: 'toast.shippingAddressChanged' } }),
  },
  guards: {
    isThisOrder: ({ context }, changed: { ref: string | null }) => changed.ref === null || changed.ref === context.orderNumber,
    isStale: ({ context }) => context.isStale,
    isChangeable: (_, answered: { output: Answered<OrderDetail> }) => mayBeSentElsewhere(answered.output.answer),
    hasAddress: ({ context }) => context.addrId !== null,
    isUnknown: (_, failed: { error: unknown }) => isMissing(problemOf(failed.error)),
    isNetworkError: (_, failed: { error: unknown }) => isNetworkProblem(problemOf(failed.error)),
  },
}).createMachine({
  id: 'changeAddress',
  description: 'Sends an order to another address, once, before the shop packs it (spec 9).',
  context: ({ input }) => ({
    orderNumber: input.place.orderNumber,
    visitor: input.visitor,
    order: null,
    addrId: null,
    asked: null,
    made: 0,
    key: '',
    isStale: false,
    problem: null,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['order'] } },
  on: {
    'data.changed': {
      guard: { type: 'isThisOrder', params: fromEvent('ref') },
      actions: 'noteChange',
      description: 'This order has moved, or may have: may it still be sent elsewhere?',
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
        onDone: [
          {
            guard: { type: 'isChangeable', params: fromEvent('output') },
            target: 'open',
            actions: { type: 'storeOrder', params: fromEvent('output') },
            description: 'It can be sent elsewhere.',
          },
          {
            target: 'refused',
            actions: { type: 'storeOrder', params: fromEvent('output') },
            description: 'It cannot be sent elsewhere now; the mall says why.',
          },
        ],
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
    refused: {
      description: 'This order cannot be sent elsewhere; the page says why and leads back to it.',
      always: { guard: 'isStale', target: 'reading', description: 'It has moved: perhaps it can now.' },
    },
    open: {
      description: 'The addresses stand there to choose from.',
      initial: 'choosing',
      invoke: {
        src: 'addressBook',
        id: 'addressBook',
        input: ({ context: { visitor, order } }) => ({
          regionId: visitor.regionId,
          seed: visitor.seed,
          phoneCode: visitor.phoneCode,
          chosenId: required(order).userAddrDto.addrId,
        }),
      },
      on: {
        'address.settled': { actions: { type: 'storeAddress', params: fromEvent('addrId') }, description: 'One of the addresses.' },
        'notice.passed': {
          actions: { type: 'passNotice', params: fromEvent('notice') },
          description: 'The address book has something to say.',
        },
      },
      states: {
        choosing: {
          description: 'The shopper chooses an address.',
          always: { guard: 'isStale', target: 'checking', description: 'The order has moved meanwhile.' },
          on: {
            'change.pressed': {
              guard: 'hasAddress',
              target: 'changing',
              actions: 'makeKey',
              description: 'The order is to go to the chosen address.',
            },
          },
        },
        checking: {
          description: 'The order is read anew; the addresses stay, and one can be sent: the mall decides.',
          entry: 'beginReading',
          on: {
            'change.pressed': {
              guard: 'hasAddress',
              target: 'changing',
              actions: 'makeKey',
              description: 'The order is to go to the chosen address.',
            },
          },
          invoke: {
            src: 'readOrder',
            input: ({ context }) => ({ orderNumber: context.orderNumber }),
            onDone: [
              {
                guard: { type: 'isChangeable', params: fromEvent('output') },
                target: 'choosing',
                actions: { type: 'storeOrder', params: fromEvent('output') },
                description: 'It still can be sent elsewhere.',
              },
              {
                target: '#changeAddress.refused',
                actions: { type: 'storeOrder', params: fromEvent('output') },
                description: 'It cannot any more; the mall says why.',
              },
            ],
            onError: { target: 'choosing', description: 'It could not be read: the mall decides when it is asked.' },
          },
        },
        changing: {
          description: 'The mall sends the order to the chosen address, once, under its own key.',
          tags: 'busy',
          invoke: {
            src: 'changeOrderAddress',
            input: ({ context: { orderNumber, asked, key } }) => ({ orderNumber, addrId: required(asked), key }),
            onDone: {
              target: '#changeAddress.changed',
              actions: [{ type: 'storeOrder', params: fromEvent('output') }, 'tellChanged'],
              description: 'It goes there.',
            },
            onError: [
              {
                guard: { type: 'isNetworkError', params: fromEvent('error') },
                target: 'uncertain',
                actions: { type: 'storeProblem', params: fromEvent('error') },
                description: 'No answer: it may have happened or not.',
              },
              {
                target: 'checking',
                actions: { type: 'storeProblem', params: fromEvent('error') },
                description: 'Refused: the page says why, and looks what is true now.',
              },
            ],
          },
        },
        uncertain: {
          description: 'Nobody knows whether the address was changed; asking again under the same key is safe.',
          on: { 'retry.pressed': { target: 'changing', description: 'Try again, with the same key.' } },
        },
      },
    },
    changed: { description: 'The order goes to the other address.' },
  },
});

/** The way to the chosen address costs something else, so that the order cannot go there. */
export const costsOtherwise = ({ context: { problem } }: SnapshotFrom<typeof changeAddressMachine>): boolean =>
  problem?.data?.reasonCode === 'OTHER_FEE';
