import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { addressBookMachine } from './addressBook.machine.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { Address } from './model/address.ts';
import type { PageEvent, Toast } from './model/pageEvent.ts';
import type { PageInput } from './model/place.ts';
import type { VisitorContext } from './model/visitor.ts';

type Context = {
  visitor: VisitorContext;
  /** The address that becomes the default one, or that is about to be removed, by its number and whose it is. */
  chosen: { addrId: number; receiver: string } | null;
  refused: Problem | null;
};

type Pressed = { addrId: number; receiver: string };

export const addressesMachine = setup({
  types: {
    input: {} as PageInput<'addresses'>,
    context: {} as Context,
    events: {} as Stamped<
      | { type: 'notice.passed'; notice: Toast }
      | { type: 'default.pressed'; addrId: number; receiver: string }
      | { type: 'removal.pressed'; addrId: number; receiver: string }
      | { type: 'removal.confirmed' }
      | { type: 'close.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
    children: {} as { addressBook: 'addressBook' },
  },
  actors: {
    addressBook: addressBookMachine,
    makeAddressDefault: port<Address, { addrId: number }>(),
    removeAddress: port<null, { addrId: number }>(),
  },
  actions: {
    choose: assign((_, { addrId, receiver }: Pressed) => ({ chosen: { addrId, receiver }, refused: null })),
    storeRefusal: assign({ refused: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    /** The book is told at once: the mall's own word of the change may take its time. */
    tellBook: sendTo('addressBook', (_, now: { at: Moment }) => ({ type: 'data.changed' as const, ref: null, at: now.at })),
    passNotice: emit((_, { notice }: { notice: Toast }) => ({ type: 'notice.given' as const, notice })),
    tellDefault: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.addressDefault' } }),
    tellRemoved: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.addressDeleted' } }),
  },
}).createMachine({
  id: 'addresses',
  description:
    "The shopper's address book on a page of its own: add one, change one, make one the default, remove one (spec 2, contract D).",
  context: ({ input: { visitor } }) => ({ visitor, chosen: null, refused: null }),
  invoke: {
    src: 'addressBook',
    id: 'addressBook',
    input: ({ context: { visitor } }) => ({ regionId: visitor.regionId, seed: visitor.seed, phoneCode: visitor.phoneCode, chosenId: null }),
  },
  on: {
    'notice.passed': {
      actions: { type: 'passNotice', params: fromEvent('notice') },
      description: 'The address book has something to say.',
    },
  },
  initial: 'settled',
  states: {
    settled: {
      description: 'One can become the default one, one can go.',
      on: {
        'default.pressed': {
          target: 'makingDefault',
          actions: { type: 'choose', params: fromEvent('addrId', 'receiver') },
          description: 'Parcels shall go there by default.',
        },
        'removal.pressed': {
          target: 'confirming',
          actions: { type: 'choose', params: fromEvent('addrId', 'receiver') },
          description: 'An address shall go: sure?',
        },
      },
    },
    makingDefault: {
      description: 'The mall makes the address the default one.',
      tags: 'busy',
      invoke: {
        src: 'makeAddressDefault',
        input: ({ context }) => ({ addrId: required(context.chosen).addrId }),
        onDone: {
          target: 'settled',
          actions: [{ type: 'tellBook', params: ({ event }) => ({ at: event.output.at }) }, 'tellDefault'],
          description: 'It stands first.',
        },
        onError: {
          target: 'settled',
          actions: [
            { type: 'storeRefusal', params: fromEvent('error') },
            { type: 'tellBook', params: ({ event }) => ({ at: problemOf(event.error).at }) },
          ],
          description: 'It is so already, it is gone, or the mall cannot be reached: the page says why, and looks what is true now.',
        },
      },
    },
    confirming: {
      description: 'A last look before an address goes.',
      on: {
        'removal.confirmed': { target: 'removing', description: 'It shall go.' },
        'close.pressed': { target: 'settled', description: 'It stays.' },
      },
    },
    removing: {
      description: 'The mall removes the address.',
      tags: 'busy',
      invoke: {
        src: 'removeAddress',
        input: ({ context }) => ({ addrId: required(context.chosen).addrId }),
        onDone: {
          target: 'settled',
          actions: [{ type: 'tellBook', params: ({ event }) => ({ at: event.output.at }) }, 'tellRemoved'],
          description: 'It is gone; orders that go there still do.',
        },
        onError: {
          target: 'settled',
          actions: [
            { type: 'storeRefusal', params: fromEvent('error') },
            { type: 'tellBook', params: ({ event }) => ({ at: problemOf(event.error).at }) },
          ],
          description: 'It may have gone or not: the page says why, and looks what is true now.',
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof addressesMachine>;

/** An address is about to be removed. */
export const isRemovingAddress = (snapshot: Snapshot): boolean => snapshot.matches('confirming') || snapshot.matches('removing');
